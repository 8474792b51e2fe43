use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Direction, ParseWrittenError, Point, PointSet, Separator, Symmetry, WrittenMove};

/// A step: one point along a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    pub(crate) from: Point,
    pub(crate) to: Point,
}

impl Step {
    /// The step between two points, if a line joins them as neighbours.
    pub fn new(from: Point, to: Point) -> Option<Step> {
        from.line_to(to).map(|_| Step { from, to })
    }

    /// Where it starts.
    pub const fn from(self) -> Point {
        self.from
    }

    /// Where it ends.
    pub const fn to(self) -> Point {
        self.to
    }

    /// The step back.
    #[must_use]
    pub const fn reversed(self) -> Step {
        Step {
            from: self.to,
            to: self.from,
        }
    }

    /// The step as a symmetry of the board shows it.
    #[must_use]
    pub const fn transformed(self, symmetry: Symmetry) -> Step {
        Step {
            from: symmetry.point(self.from),
            to: symmetry.point(self.to),
        }
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// The route of a capture: where it starts and the direction of each jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    from: Point,
    jumps: u8,
    /// Three bits a jump, the first lowest; a side has at most 12 pieces to lose, so 36 bits do.
    directions: u64,
}

impl Capture {
    /// A capture that has not jumped yet.
    pub(crate) const fn begin(from: Point) -> Capture {
        Capture {
            from,
            jumps: 0,
            directions: 0,
        }
    }

    pub(crate) const fn then(self, direction: Direction) -> Capture {
        Capture {
            from: self.from,
            jumps: self.jumps + 1,
            directions: self.directions | (direction.index() as u64) << (3 * self.jumps),
        }
    }

    /// The capture that lands on these points in turn.
    ///
    /// `None` when there is no landing, more than 12 of them, or two that follow each other are not a jump
    /// apart.
    pub fn along(from: Point, landings: &[Point]) -> Option<Capture> {
        if landings.is_empty() || landings.len() > crate::SIDE_PIECES {
            return None;
        }
        let mut at = from;
        landings
            .iter()
            .try_fold(Capture::begin(from), |route, &landing| {
                let direction = at.jump_to(landing)?;
                at = landing;
                Some(route.then(direction))
            })
    }

    /// Where it starts.
    pub const fn from(&self) -> Point {
        self.from
    }

    /// Where it ends.
    pub fn to(&self) -> Point {
        self.landings().last().unwrap_or(self.from)
    }

    /// How many pieces it takes.
    pub const fn jumps(&self) -> usize {
        self.jumps as usize
    }

    /// The direction of each jump.
    pub fn directions(&self) -> impl Iterator<Item = Direction> + use<> {
        let directions = self.directions;
        (0..self.jumps).map(move |i| Direction::ALL[(directions >> (3 * i) & 7) as usize])
    }

    /// The points it lands on in turn.
    pub fn landings(&self) -> impl Iterator<Item = Point> + use<> {
        self.hops().map(|(_, landing)| landing)
    }

    /// Each jump in turn: the point jumped over and the point landed on.
    pub fn hops(&self) -> impl Iterator<Item = (Point, Point)> + use<> {
        let mut at = self.from;
        self.directions().filter_map(move |direction| {
            let over = at.step(direction)?;
            at = over.step(direction)?;
            Some((over, at))
        })
    }

    /// The pieces it takes.
    pub fn captured(&self) -> PointSet {
        self.hops().map(|(over, _)| over).collect()
    }

    /// The capture as a symmetry of the board shows it.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Capture {
        self.directions().fold(
            Capture::begin(symmetry.point(self.from)),
            |route, direction| route.then(symmetry.direction(direction)),
        )
    }
}

impl fmt::Debug for Capture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        self.landings()
            .try_for_each(|landing| write!(f, "x{landing}"))
    }
}

/// What a player does in a turn apart from the huff.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A step.
    Step(Step),
    /// A capture by one route.
    Capture(Capture),
    /// Nothing more: the huff took the opponent's last piece, and that ends the game.
    None,
}

/// A whole turn: at most one huff, then a step or a capture. Two captures by different routes are different
/// moves even where they are equal in effect.
///
/// The text is `d2-c3` for a step, `d2xb4xb2` for a capture, with `*c3 ` in front when the turn begins with
/// the huff of the piece on c3. Reading a move from text alone needs every landing point of a capture; what
/// people write more shortly is read by [`WrittenMove`] and [`Rules::read`](crate::Rules::read).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece that is removed before the action.
    pub huff: Option<Point>,
    /// The step or capture.
    pub action: Action,
}

impl Move {
    /// A step without a huff.
    pub const fn step(step: Step) -> Move {
        Move {
            huff: None,
            action: Action::Step(step),
        }
    }

    /// A capture without a huff.
    pub const fn capture(capture: Capture) -> Move {
        Move {
            huff: None,
            action: Action::Capture(capture),
        }
    }

    /// Where the moved piece stood; `None` when no piece moves.
    pub const fn from(&self) -> Option<Point> {
        match self.action {
            Action::Step(step) => Some(step.from),
            Action::Capture(capture) => Some(capture.from),
            Action::None => None,
        }
    }

    /// Where the moved piece comes to stand; `None` when no piece moves.
    pub fn to(&self) -> Option<Point> {
        match self.action {
            Action::Step(step) => Some(step.to),
            Action::Capture(capture) => Some(capture.to()),
            Action::None => None,
        }
    }

    /// The pieces jumped; not the huffed one.
    pub fn captured(&self) -> PointSet {
        match self.action {
            Action::Capture(capture) => capture.captured(),
            Action::Step(_) | Action::None => PointSet::EMPTY,
        }
    }

    /// Whether pieces are jumped.
    pub const fn is_capture(&self) -> bool {
        matches!(self.action, Action::Capture(_))
    }

    /// What the move does to the board, whatever its route.
    pub fn effect(&self) -> Effect {
        Effect {
            huff: self.huff,
            from_to: self.from().zip(self.to()),
            captured: self.captured(),
        }
    }

    /// The move as a symmetry of the board shows it.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Move {
        Move {
            huff: self.huff.map(|point| symmetry.point(point)),
            action: match self.action {
                Action::Step(step) => Action::Step(step.transformed(symmetry)),
                Action::Capture(capture) => Action::Capture(capture.transformed(symmetry)),
                Action::None => Action::None,
            },
        }
    }
}

/// What a move does: moves with the same effect lead to the same position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Effect {
    /// The piece huffed.
    pub huff: Option<Point>,
    /// Start and end of the moved piece.
    pub from_to: Option<(Point, Point)>,
    /// The pieces jumped.
    pub captured: PointSet,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WrittenMove::from(self).fmt(f)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a move in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseMoveError {
    /// Not even what people write for a move.
    Written(ParseWrittenError),
    /// Two points that follow each other are neither a step nor a jump apart, or a capture leaves out
    /// landing points; only a position can tell what is meant.
    NeedsPosition,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Written(error) => error.fmt(f),
            ParseMoveError::NeedsPosition => {
                f.write_str("a move in full is a step to a neighbour or names every landing point")
            }
        }
    }
}

impl Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let written: WrittenMove = text.parse().map_err(ParseMoveError::Written)?;
        let action = match written.points() {
            [] => Action::None,
            &[from, to]
                if written.separator() != Some(Separator::Capture)
                    && from.line_to(to).is_some() =>
            {
                Action::Step(Step { from, to })
            }
            [from, landings @ ..] => Action::Capture(
                Capture::along(*from, landings).ok_or(ParseMoveError::NeedsPosition)?,
            ),
        };
        Ok(Move {
            huff: written.huff(),
            action,
        })
    }
}
