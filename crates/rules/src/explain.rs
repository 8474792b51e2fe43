use std::error::Error;
use std::fmt;

use crate::move_gen::without_huffed;
use crate::rules::far_row;
use crate::{
    Color, Completion, Direction, Heading, Move, Obligation, Point, PointSet, Position, Rules,
    Separator, WrittenMove,
};

/// Why a move cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalMove {
    /// The side to move has no legal move at all: it has lost.
    NoMoves,
    /// No piece stands there.
    EmptyPoint(Point),
    /// The piece is the opponent's.
    NotYours(Point),
    /// The end of a step or jump is not empty.
    Occupied(Point),
    /// No line joins the two points: diagonals lead from strong points only.
    NoLine {
        /// The first point.
        from: Point,
        /// The second.
        to: Point,
    },
    /// A capture goes on with a step, or from a step.
    StepInCapture {
        /// Where the step begins.
        from: Point,
        /// Where it ends.
        to: Point,
    },
    /// The points are neither a step nor a jump apart, and no capture leads from one to the other.
    TooFar {
        /// The first point.
        from: Point,
        /// The second.
        to: Point,
    },
    /// A step was tried although these pieces can capture.
    MustCapture {
        /// The pieces that can capture.
        jumpers: PointSet,
    },
    /// Another piece could be moved but this one has no free neighbour it may step to.
    Blocked(Point),
    /// A piece on the far row may only capture.
    FarRow(Point),
    /// Steps may not go this way.
    StepHeading(Heading),
    /// The step would take the piece back to where it stood before its owner's previous turn.
    Returns {
        /// Where the piece is.
        from: Point,
        /// Where it came from.
        to: Point,
    },
    /// A capture may not begin this way.
    FirstJumpHeading(Heading),
    /// A capture may not go on this way.
    FurtherJumpHeading(Heading),
    /// There is nothing on the point to jump over, or it has been taken already.
    NothingToJump(Point),
    /// The piece on the point is the mover's own.
    OwnPiece(Point),
    /// The capture stops although it has to go on.
    Incomplete {
        /// Where it stops.
        at: Point,
        /// Where it could land next.
        next: PointSet,
    },
    /// A capture is a single jump under these rules.
    SingleJump,
    /// A capture written by start and end only, which several routes fit.
    Ambiguous {
        /// How many routes.
        routes: usize,
    },
    /// The move was written as a capture but is a step.
    NotACapture,
    /// The piece cannot be huffed in this turn.
    NotHuffable(Point),
    /// After the huff a move has to follow.
    HuffAlone,
    /// The huff takes the opponent's last piece and ends the game: no move follows.
    HuffEnds(Point),
}

/// The points of a set as words: `b2, c3 and d4`.
fn list(f: &mut fmt::Formatter<'_>, points: PointSet, last: &str) -> fmt::Result {
    let count = points.len();
    for (i, point) in points.into_iter().enumerate() {
        let before = match i {
            0 => "",
            _ if i + 1 == count => last,
            _ => ", ",
        };
        write!(f, "{before}{point}")?;
    }
    Ok(())
}

fn way(heading: Heading) -> &'static str {
    match heading {
        Heading::Forward => "forward",
        Heading::Sideways => "sideways",
        Heading::Backward => "backward",
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::NoMoves => {
                f.write_str("the game is over: the side to move has no legal move")
            }
            IllegalMove::EmptyPoint(point) => write!(f, "no piece stands on {point}"),
            IllegalMove::NotYours(point) => write!(f, "the piece on {point} is the opponent's"),
            IllegalMove::Occupied(point) => write!(f, "{point} is not empty"),
            IllegalMove::NoLine { from, to } => write!(f, "no line joins {from} and {to}"),
            IllegalMove::StepInCapture { from, to } => {
                write!(
                    f,
                    "{from} to {to} is a step, and a capture is made of jumps"
                )
            }
            IllegalMove::TooFar { from, to } => {
                write!(
                    f,
                    "{to} cannot be reached from {from} by a step or a capture"
                )
            }
            IllegalMove::MustCapture { jumpers } => {
                f.write_str("capturing is obligatory: move ")?;
                list(f, jumpers, " or ")
            }
            IllegalMove::Blocked(point) => write!(f, "the piece on {point} has nowhere to go"),
            IllegalMove::FarRow(point) => {
                write!(
                    f,
                    "the piece on {point} has reached the far row and may only capture"
                )
            }
            IllegalMove::StepHeading(heading) => write!(f, "a step may not go {}", way(heading)),
            IllegalMove::Returns { from, to } => {
                write!(
                    f,
                    "the piece on {from} has just come from {to} and may not return at once"
                )
            }
            IllegalMove::FirstJumpHeading(heading) => {
                write!(f, "a capture may not begin {}", way(heading))
            }
            IllegalMove::FurtherJumpHeading(heading) => {
                write!(f, "a capture may not go on {}", way(heading))
            }
            IllegalMove::NothingToJump(point) => write!(f, "there is no piece to jump on {point}"),
            IllegalMove::OwnPiece(point) => write!(f, "the piece on {point} is one's own"),
            IllegalMove::Incomplete { at, next } => {
                write!(f, "the capture has to go on from {at}, to ")?;
                list(f, next, " or ")
            }
            IllegalMove::SingleJump => f.write_str("a capture is a single jump under these rules"),
            IllegalMove::Ambiguous { routes } => {
                write!(f, "{routes} routes fit: name every landing point")
            }
            IllegalMove::NotACapture => f.write_str("that is a step, not a capture"),
            IllegalMove::NotHuffable(point) => write!(f, "the piece on {point} cannot be huffed"),
            IllegalMove::HuffAlone => f.write_str("a move has to follow the huff"),
            IllegalMove::HuffEnds(point) => {
                write!(f, "the huff of {point} ends the game, so no move follows")
            }
        }
    }
}

impl Error for IllegalMove {}

impl Rules {
    /// The legal move that a written one means.
    ///
    /// A move in full is taken as it stands. Two points also name the only capture that starts and ends
    /// there.
    ///
    /// # Errors
    /// Says why the move cannot be played. Where several reasons hold it names the one that a player who
    /// knows the board would give first.
    pub fn read(&self, position: &Position, written: &WrittenMove) -> Result<Move, IllegalMove> {
        let mut moves = self.moves(position);
        if moves.is_empty() {
            return Err(IllegalMove::NoMoves);
        }
        moves.retain(|mv| mv.huff == written.huff());
        let full = moves
            .iter()
            .find(|mv| WrittenMove::from(*mv).points() == written.points());
        if let Some(mv) = full {
            return if written.separator() == Some(Separator::Capture) && !mv.is_capture() {
                Err(IllegalMove::NotACapture)
            } else {
                Ok(*mv)
            };
        }
        if let &[from, to] = written.points() {
            moves.retain(|mv| mv.is_capture() && mv.from() == Some(from) && mv.to() == Some(to));
            match moves[..] {
                [] => {}
                [mv] => return Ok(mv),
                _ => {
                    return Err(IllegalMove::Ambiguous {
                        routes: moves.len(),
                    });
                }
            }
        }
        Err(self.reason(position, written))
    }

    /// Why no legal move fits, in a position that has legal moves.
    pub(crate) fn reason(&self, position: &Position, written: &WrittenMove) -> IllegalMove {
        let huffed;
        let position = match written.huff() {
            Some(point) if !self.open_huffs(position).contains(point) => {
                return IllegalMove::NotHuffable(point);
            }
            Some(point) => {
                huffed = without_huffed(position, point);
                if huffed.pieces(!position.side()).is_empty() {
                    return IllegalMove::HuffEnds(point);
                }
                &huffed
            }
            None => position,
        };
        let (from, rest) = match written.points() {
            [from, rest @ ..] => (*from, rest),
            [] => return IllegalMove::HuffAlone,
        };
        match position.piece_at(from) {
            None => return IllegalMove::EmptyPoint(from),
            Some(side) if side != position.side() => return IllegalMove::NotYours(from),
            Some(_) => {}
        }
        match *rest {
            [to] if is_near(from, to) => self.reason_step(position, from, to),
            [to] if !from
                .jump_to(to)
                .is_some_and(|d| jumps_enemy(position, from, d)) =>
            {
                self.reason_far(position, from, to)
            }
            _ => self.reason_capture(position, from, rest),
        }
    }

    fn must_capture(&self, position: &Position) -> Option<IllegalMove> {
        let jumpers = self.jumpers(position);
        let obliged = self.set().obligation == Obligation::Obligatory && !jumpers.is_empty();
        obliged.then_some(IllegalMove::MustCapture { jumpers })
    }

    fn reason_step(&self, position: &Position, from: Point, to: Point) -> IllegalMove {
        let Some(direction) = from.line_to(to) else {
            return IllegalMove::NoLine { from, to };
        };
        if !position.empty().contains(to) {
            return IllegalMove::Occupied(to);
        }
        if let Some(reason) = self.must_capture(position) {
            return reason;
        }
        let side = position.side();
        if !self.set().steps_from_far_row && far_row(side).contains(from) {
            return IllegalMove::FarRow(from);
        }
        let heading = direction.heading(side);
        if self.set().steps.contains(heading) {
            IllegalMove::Returns { from, to }
        } else {
            IllegalMove::StepHeading(heading)
        }
    }

    /// Two points that are neither neighbours nor a jump over an enemy apart.
    fn reason_far(&self, position: &Position, from: Point, to: Point) -> IllegalMove {
        if let Some(over) = from.jump_to(to).and_then(|d| from.step(d)) {
            return match position.piece_at(over) {
                Some(_) => IllegalMove::OwnPiece(over),
                None => IllegalMove::NothingToJump(over),
            };
        }
        match self.must_capture(position) {
            Some(reason) if !self.jumpers(position).contains(from) => reason,
            _ => apart(from, to),
        }
    }

    fn reason_capture(&self, position: &Position, from: Point, landings: &[Point]) -> IllegalMove {
        let side = position.side();
        let (own, mut enemies) = (position.pieces(side).without(from), position.pieces(!side));
        let mut at = from;
        for (i, &landing) in landings.iter().enumerate() {
            let Some((direction, over)) = at.jump_to(landing).and_then(|d| Some((d, at.step(d)?)))
            else {
                return apart(at, landing);
            };
            if own.contains(over) {
                return IllegalMove::OwnPiece(over);
            }
            if !enemies.contains(over) {
                return IllegalMove::NothingToJump(over);
            }
            if (own | enemies).contains(landing) {
                return IllegalMove::Occupied(landing);
            }
            let heading = direction.heading(side);
            if i == 0 && !self.set().first_jump.contains(heading) {
                return IllegalMove::FirstJumpHeading(heading);
            }
            if i > 0 && self.set().completion == Completion::Single {
                return IllegalMove::SingleJump;
            }
            if i > 0 && !self.set().further_jumps.contains(heading) {
                return IllegalMove::FurtherJumpHeading(heading);
            }
            enemies = enemies.without(over);
            at = landing;
        }
        let next = self.next_landings(own, enemies, side, at);
        IllegalMove::Incomplete { at, next }
    }

    fn next_landings(&self, own: PointSet, enemies: PointSet, side: Color, at: Point) -> PointSet {
        Direction::ALL
            .into_iter()
            .filter(|&d| self.further_jump_origins(side, d).contains(at))
            .filter(|&d| at.step(d).is_some_and(|over| enemies.contains(over)))
            .filter_map(|d| at.jump(d))
            .filter(|&landing| !(own | enemies).contains(landing))
            .collect()
    }

    /// Whether the piece on this point can be moved.
    ///
    /// # Errors
    /// Says why not.
    pub fn movable(&self, position: &Position, point: Point) -> Result<(), IllegalMove> {
        match position.piece_at(point) {
            None => return Err(IllegalMove::EmptyPoint(point)),
            Some(side) if side != position.side() => return Err(IllegalMove::NotYours(point)),
            Some(_) => {}
        }
        let moves = self.moves(position);
        if moves.is_empty() {
            return Err(IllegalMove::NoMoves);
        }
        if moves.iter().any(|mv| mv.from() == Some(point)) {
            return Ok(());
        }
        if let Some(reason) = self.must_capture(position) {
            return Err(reason);
        }
        let open: Vec<Point> = Direction::ALL
            .into_iter()
            .filter_map(|d| point.step(d))
            .filter(|&to| position.empty().contains(to))
            .collect();
        // The reason of the freest neighbour: a return is the only thing in the way of it.
        let reasons = open.iter().map(|&to| self.reason_step(position, point, to));
        let returns = |reason: &IllegalMove| matches!(reason, IllegalMove::Returns { .. });
        Err(reasons
            .clone()
            .find(returns)
            .or_else(|| reasons.clone().next())
            .or_else(|| barred_jump(position, point))
            .unwrap_or(IllegalMove::Blocked(point)))
    }
}

/// Whether the points are neighbours on the grid, joined by a line or not.
fn is_near(from: Point, to: Point) -> bool {
    from != to && from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 1
}

/// Why two points that should be a jump apart are not.
fn apart(from: Point, to: Point) -> IllegalMove {
    let (files, ranks) = (
        from.file().abs_diff(to.file()),
        from.rank().abs_diff(to.rank()),
    );
    if from.line_to(to).is_some() {
        IllegalMove::StepInCapture { from, to }
    } else if files == ranks && (1..=2).contains(&files) {
        IllegalMove::NoLine { from, to }
    } else {
        IllegalMove::TooFar { from, to }
    }
}

fn jumps_enemy(position: &Position, from: Point, direction: Direction) -> bool {
    from.step(direction)
        .is_some_and(|over| position.pieces(!position.side()).contains(over))
}

/// For a piece that cannot be moved and has no empty neighbour: the way of a jump that the board would let it
/// make.
fn barred_jump(position: &Position, from: Point) -> Option<IllegalMove> {
    Direction::ALL
        .into_iter()
        .filter(|&d| jumps_enemy(position, from, d))
        .find(|&d| from.jump(d).is_some_and(|to| position.empty().contains(to)))
        .map(|d| IllegalMove::FirstJumpHeading(d.heading(position.side())))
}
