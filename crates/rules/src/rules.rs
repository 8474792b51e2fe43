use std::hash::{Hash, Hasher};

use crate::{
    Action, Color, Direction, Headings, Move, Obligation, PointSet, Position, Preset, RuleSet,
    RuleSetError, Step,
};

/// For each direction, where a kind of move may start.
pub(crate) type Origins = [PointSet; 8];

/// A [`RuleSet`] prepared for move generation: its headings turned into sets of points a move can start from,
/// for each side and direction, so that generating moves asks nothing about the rules.
#[derive(Debug, Clone)]
pub struct Rules {
    set: RuleSet,
    pub(crate) steps: [Origins; 2],
    pub(crate) first_jumps: [Origins; 2],
    pub(crate) further_jumps: [Origins; 2],
}

impl Rules {
    /// Prepares a rule set.
    ///
    /// # Errors
    /// When its fields do not go together; see [`RuleSet::check`].
    pub fn new(set: RuleSet) -> Result<Rules, RuleSetError> {
        set.check()?;
        Ok(Rules::prepare(set))
    }

    fn prepare(set: RuleSet) -> Rules {
        let jumps = |ways| Color::ALL.map(|side| origins(side, ways, Direction::jump_origins));
        let steps = Color::ALL.map(|side| {
            let mut table = origins(side, set.steps, Direction::step_origins);
            if !set.steps_from_far_row {
                table
                    .iter_mut()
                    .for_each(|from| *from = *from - far_row(side));
            }
            table
        });
        Rules {
            set,
            steps,
            first_jumps: jumps(set.first_jump),
            further_jumps: jumps(set.further_jumps),
        }
    }

    /// The rule set.
    pub const fn set(&self) -> &RuleSet {
        &self.set
    }

    /// The position a game starts from.
    pub const fn start(&self) -> Position {
        Position::start(self.set.first)
    }

    /// The points from which a side may step in a direction, when the neighbour is empty.
    pub const fn step_origins(&self, side: Color, direction: Direction) -> PointSet {
        self.steps[side.index()][direction.index()]
    }

    /// The points from which a side may begin a capture in a direction.
    pub const fn first_jump_origins(&self, side: Color, direction: Direction) -> PointSet {
        self.first_jumps[side.index()][direction.index()]
    }

    /// The points from which a side may go on with a capture in a direction.
    pub const fn further_jump_origins(&self, side: Color, direction: Direction) -> PointSet {
        self.further_jumps[side.index()][direction.index()]
    }

    /// The step that the side to move may not make because it would return, if any.
    pub fn forbidden_return(&self, position: &Position) -> Option<Step> {
        if self.set.returning {
            None
        } else {
            position.last(position.side).map(Step::reversed)
        }
    }

    /// The position after a move that is legal in this one.
    #[must_use]
    pub fn play(&self, position: &Position, mv: &Move) -> Position {
        let side = position.side;
        let (own, other) = (side.index(), (!side).index());
        let mut next = *position;
        if let Some(point) = mv.huff {
            next.pieces[other] = next.pieces[other].without(point);
        }
        next.huffable = self.huffable_after(&next, mv);
        if let Some((from, to)) = mv.from().zip(mv.to()) {
            next.pieces[own] = next.pieces[own].without(from).with(to);
        }
        let captured = mv.captured();
        next.pieces[other] = next.pieces[other] - captured;
        next.last[own] = match mv.action {
            Action::Step(step) => Some(step),
            Action::Capture(_) | Action::None => None,
        };
        let took = !captured.is_empty() || mv.huff.is_some();
        next.quiet_plies = if took {
            0
        } else {
            next.quiet_plies.saturating_add(1)
        };
        if side != self.set.first {
            next.move_number = next.move_number.saturating_add(1);
        }
        next.side = !side;
        next
    }

    /// The pieces that can be huffed after a move, where they then stand: those that could have jumped. The
    /// position is the one the move is made in, the huff before it already done.
    fn huffable_after(&self, position: &Position, mv: &Move) -> PointSet {
        match (self.set.obligation, mv.action) {
            (Obligation::Huff, Action::Step(step)) => {
                let jumpers = self.jumpers(position);
                if jumpers.contains(step.from()) {
                    jumpers.without(step.from()).with(step.to())
                } else {
                    jumpers
                }
            }
            _ => PointSet::EMPTY,
        }
    }
}

impl From<Preset> for Rules {
    fn from(preset: Preset) -> Rules {
        Rules::prepare(preset.rule_set())
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.set == other.set
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.set.hash(state);
    }
}

fn origins(side: Color, ways: Headings, lines: impl Fn(Direction) -> PointSet) -> Origins {
    Direction::ALL.map(|d| {
        if ways.contains(d.heading(side)) {
            lines(d)
        } else {
            PointSet::EMPTY
        }
    })
}

/// The opponent's home row.
pub(crate) fn far_row(side: Color) -> PointSet {
    PointSet::rank(if side == Color::White { 4 } else { 0 })
}
