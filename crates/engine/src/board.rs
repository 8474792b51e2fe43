use alquerque_rules::{
    Action, Capture, Color, Move, Obligation, Point, PointSet, Position, Rules, Step,
};

use crate::movement::Movement;

/// A position seen by the side to move: its own pieces go up the board, whatever their colour.
///
/// A position of Black's is turned half round, so two positions that differ only in colour are one board. The
/// move number is left out; the last steps are kept only where the rule set forbids returning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// Own pieces in the low half, the opponent's in the high half: turning and changing sides is then one
    /// reversal of bits.
    pub(crate) pieces: u64,
    /// The opponent's pieces that may be huffed.
    pub(crate) huffable: u32,
    /// Own last step and the opponent's.
    pub(crate) last: [LastStep; 2],
    /// Plies without a capture.
    pub(crate) quiet: u16,
}

/// A step, or none, in 16 bits: start in the low byte, end in the high one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct LastStep(u16);

impl LastStep {
    pub const NONE: LastStep = LastStep(0);

    pub const fn new(from: u8, to: u8) -> LastStep {
        LastStep(from as u16 | (to as u16) << 8)
    }

    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    pub const fn from(self) -> u8 {
        self.0 as u8
    }

    pub const fn to(self) -> u8 {
        (self.0 >> 8) as u8
    }

    pub const fn bits(self) -> u16 {
        self.0
    }

    const fn turned(self) -> LastStep {
        if self.is_none() {
            self
        } else {
            LastStep::new(24 - self.from(), 24 - self.to())
        }
    }
}

/// One turn seen by the side that makes it. Captures by different routes are one ply when they are equal in
/// effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Ply {
    /// The pieces jumped.
    pub captured: u32,
    pub from: u8,
    pub to: u8,
    /// The piece huffed, by its index plus one; 0 for none.
    pub huff: u8,
}

impl Ply {
    pub const NONE: Ply = Ply {
        captured: 0,
        from: 0,
        to: 0,
        huff: 0,
    };

    /// Whether it takes a piece, by jumping or huffing.
    pub const fn takes(self) -> bool {
        self.captured != 0 || self.huff != 0
    }

    pub const fn huffed(self) -> u32 {
        if self.huff == 0 {
            0
        } else {
            1 << (self.huff - 1)
        }
    }

    /// The moves of a position with this effect are those for which this holds; `side` is the one to move.
    pub fn is(self, mv: &Move, side: Color) -> bool {
        self == Ply::of(mv, side)
    }

    /// The ply that a move of this side is.
    pub fn of(mv: &Move, side: Color) -> Ply {
        let index = |point: Point| seen_by(point.index() as u8, side);
        let (from, to, captured) = match mv.action {
            Action::Step(step) => (index(step.from()), index(step.to()), 0),
            Action::Capture(capture) => (
                index(capture.from()),
                index(capture.to()),
                set_seen_by(captured(&capture), side),
            ),
            Action::None => (0, 0, 0),
        };
        Ply {
            captured,
            from,
            to,
            huff: mv.huff.map_or(0, |point| index(point) + 1),
        }
    }
}

fn captured(capture: &Capture) -> u32 {
    capture.captured().bits()
}

const fn seen_by(index: u8, side: Color) -> u8 {
    match side {
        Color::White => index,
        Color::Black => 24 - index,
    }
}

const fn set_seen_by(set: u32, side: Color) -> u32 {
    match side {
        Color::White => set,
        Color::Black => turned(set),
    }
}

/// A set of points turned half round.
const fn turned(set: u32) -> u32 {
    set.reverse_bits() >> 7
}

impl Board {
    /// The board of a position.
    pub fn new(rules: &Rules, position: &Position) -> Board {
        Board::prepared(&Movement::new(rules), position)
    }

    pub(crate) fn prepared(movement: &Movement, position: &Position) -> Board {
        let side = position.side();
        let set = |points: PointSet| u64::from(set_seen_by(points.bits(), side));
        let last = |color: Color| match position.last(color) {
            Some(step) => {
                let index = |point: Point| seen_by(point.index() as u8, side);
                let (from, to) = (index(step.from()), index(step.to()));
                if color == side {
                    movement.remembered(from, to)
                } else {
                    movement.remembered(24 - from, 24 - to).turned()
                }
            }
            None => LastStep::NONE,
        };
        Board {
            pieces: set(position.pieces(side)) | set(position.pieces(!side)) << 32,
            huffable: set_seen_by(position.huffable().bits(), side),
            last: [last(side), last(!side)],
            quiet: position.quiet_plies().min(u32::from(u16::MAX)) as u16,
        }
    }

    /// The pieces of the side to move, which go up the board.
    pub const fn own(&self) -> PointSet {
        PointSet::from_bits(self.own_bits())
    }

    /// The pieces of the opponent.
    pub const fn other(&self) -> PointSet {
        PointSet::from_bits(self.other_bits())
    }

    /// The opponent's pieces that may be huffed in this turn.
    pub const fn huffable(&self) -> PointSet {
        PointSet::from_bits(self.huffable)
    }

    /// The last turn of the side to move, if it was a step and the rule set forbids returning.
    pub fn own_last(&self) -> Option<Step> {
        step(self.last[0])
    }

    /// The opponent's last turn, if it was a step and the rule set forbids returning.
    pub fn other_last(&self) -> Option<Step> {
        step(self.last[1])
    }

    /// Plies since the last capture, counted over both sides.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet
    }

    pub(crate) const fn own_bits(&self) -> u32 {
        self.pieces as u32
    }

    pub(crate) const fn other_bits(&self) -> u32 {
        (self.pieces >> 32) as u32
    }

    /// The board after a ply, seen by the other side.
    pub(crate) fn play(&self, movement: &Movement, ply: Ply) -> Board {
        let moved = 1u32 << ply.from ^ 1u32 << ply.to;
        let other = self.other_bits() & !(ply.captured | ply.huffed());
        let own = self.own_bits() ^ moved;
        let steps = ply.captured == 0 && moved != 0;
        let huffable = if movement.obligation == Obligation::Huff && steps {
            let jumpers = movement.jumpers(self.own_bits(), other);
            // A piece that should have jumped may have been the one that stepped.
            let stepped = (jumpers >> ply.from & 1) * moved;
            turned(jumpers ^ stepped)
        } else {
            0
        };
        let last = if steps {
            movement.remembered(ply.from, ply.to)
        } else {
            LastStep::NONE
        };
        Board {
            pieces: (u64::from(own) | u64::from(other) << 32).reverse_bits() >> 7,
            huffable,
            last: [self.last[1].turned(), last.turned()],
            quiet: if ply.takes() {
                0
            } else {
                self.quiet.saturating_add(1)
            },
        }
    }

    /// Whether the two are one position for the draw by repetition, given that the same side is to move.
    pub(crate) fn is_repetition_of(&self, other: &Board) -> bool {
        self.pieces == other.pieces && self.last == other.last && self.huffable == other.huffable
    }
}

fn step(last: LastStep) -> Option<Step> {
    let point = |index| Point::new(index);
    if last.is_none() {
        None
    } else {
        Step::new(point(last.from())?, point(last.to())?)
    }
}

/// A one-to-one mixing of 64 bits (the finalizer of SplitMix64, Steele, Lea and Flood 2014).
pub(crate) const fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
