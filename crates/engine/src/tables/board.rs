//! The board as the side to move sees it, and move generation over bare bit sets.
//!
//! Tables look at hundreds of millions of positions, so they work with two machine words instead of a
//! [`Position`](alquerque_rules::Position). The side to move always plays up the board, as White does; the
//! half turn with colours swapped makes every position one of this kind, and no rule set tells the sides apart
//! otherwise.

use alquerque_rules::{Color, Completion, Direction, Point, PointSet, Position, Rules, Step};

/// The bits of all 25 points.
pub(crate) const ALL: u32 = PointSet::ALL.bits();

/// Pieces of the side to move and of the other side; one bit a point, `a1` lowest, the mover's home row first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    pub own: u32,
    pub other: u32,
}

impl Board {
    /// The board of a position, turned when Black is to move.
    pub fn of(position: &Position) -> Board {
        let own = position.pieces(position.side()).bits();
        let other = position.pieces(!position.side()).bits();
        match position.side() {
            Color::White => Board { own, other },
            Color::Black => Board {
                own: half_turn(own),
                other: half_turn(other),
            },
        }
    }

    /// The same pieces seen by the other side.
    pub fn turned(self) -> Board {
        Board {
            own: half_turn(self.other),
            other: half_turn(self.own),
        }
    }

    pub fn empty(self) -> u32 {
        !(self.own | self.other) & ALL
    }

    /// How many pieces the side to move and the other side have.
    pub fn counts(self) -> (usize, usize) {
        (
            self.own.count_ones() as usize,
            self.other.count_ones() as usize,
        )
    }

    /// Both words in one.
    pub fn packed(self) -> u64 {
        u64::from(self.own) | u64::from(self.other) << 25
    }

    pub fn unpacked(bits: u64) -> Board {
        Board {
            own: bits as u32 & ALL,
            other: (bits >> 25) as u32 & ALL,
        }
    }
}

/// The points after half a turn of the board.
pub(crate) fn half_turn(points: u32) -> u32 {
    points.reverse_bits() >> (32 - Point::COUNT)
}

/// The step as the mover sees it: turned when Black moves.
pub(crate) fn step_bits(step: Step, side: Color) -> (u32, u32) {
    let (from, to) = (1 << step.from().index(), 1 << step.to().index());
    match side {
        Color::White => (from, to),
        Color::Black => (half_turn(from), half_turn(to)),
    }
}

/// The bits of a set of points in turn, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub u32);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let bit = self.0 & self.0.wrapping_neg();
        self.0 ^= bit;
        (bit != 0).then_some(bit)
    }
}

type Origins = [u32; 8];

/// Where the moves of one side may start, in each direction.
#[derive(Debug, Clone)]
struct Ways {
    steps: Origins,
    first: Origins,
    further: Origins,
}

/// A rule set prepared for [`Board`]s.
#[derive(Debug, Clone)]
pub(crate) struct Moves {
    mover: Ways,
    waiter: Ways,
    completion: Completion,
}

/// The change of a point's index in each direction, as a left rotation.
const ROTATION: [u32; 8] = {
    let mut rotations = [0; 8];
    let mut d = 0;
    while d < 8 {
        let (file, rank) = Direction::ALL[d].vector();
        rotations[d] = (rank * 5 + file) as u32 & 31;
        d += 1;
    }
    rotations
};

#[inline]
fn shifted(points: u32, d: usize) -> u32 {
    points.rotate_left(ROTATION[d])
}

#[inline]
fn shifted_back(points: u32, d: usize) -> u32 {
    points.rotate_right(ROTATION[d])
}

impl Moves {
    pub fn new(rules: &Rules) -> Moves {
        let ways = |side| Ways {
            steps: Direction::ALL.map(|d| rules.step_origins(side, d).bits()),
            first: Direction::ALL.map(|d| rules.first_jump_origins(side, d).bits()),
            further: Direction::ALL.map(|d| rules.further_jump_origins(side, d).bits()),
        };
        Moves {
            mover: ways(Color::White),
            waiter: ways(Color::Black),
            completion: rules.set().completion,
        }
    }

    /// Whether the side to move can capture.
    #[inline]
    pub fn can_capture(&self, board: Board) -> bool {
        attacks(&self.mover.first, board.own, board.other)
    }

    /// Whether the other side could capture if it were to move.
    #[inline]
    pub fn is_threatened(&self, board: Board) -> bool {
        attacks(&self.waiter.first, board.other, board.own)
    }

    /// Calls `visit` with the start and end of every step, until it answers `false`.
    #[inline]
    pub fn steps(&self, board: Board, mut visit: impl FnMut(u32, u32) -> bool) {
        let empty = board.empty();
        for d in 0..8 {
            for to in Bits(shifted(board.own & self.mover.steps[d], d) & empty) {
                if !visit(shifted_back(to, d), to) {
                    return;
                }
            }
        }
    }

    /// The points from which a side may step along its rank, to the east and to the west: the mover, or else
    /// the other side.
    pub fn sideways_origins(&self, mover: bool) -> [u32; 2] {
        let ways = if mover { &self.mover } else { &self.waiter };
        [Direction::East, Direction::West].map(|d| ways.steps[d.index()])
    }

    /// Calls `visit` with the start and end of every step by which the other side can have come here.
    #[inline]
    pub fn steps_before(&self, board: Board, mut visit: impl FnMut(u32, u32)) {
        let empty = board.empty();
        for d in 0..8 {
            for from in Bits(shifted_back(board.other, d) & empty & self.waiter.steps[d]) {
                visit(from, shifted(from, d));
            }
        }
    }

    /// Calls `visit` with the board after every capture, still seen by the side that captured, until it
    /// answers `false`. Different routes with the same effect are visited each.
    pub fn captures(&self, board: Board, visit: &mut impl FnMut(Board) -> bool) {
        let empty = board.empty();
        let mut jumpers = 0;
        for d in 0..8 {
            let over = shifted(board.own & self.mover.first[d], d) & board.other;
            jumpers |= shifted_back(shifted_back(shifted(over, d) & empty, d), d);
        }
        for from in Bits(jumpers) {
            let lifted = Board {
                own: board.own ^ from,
                other: board.other,
            };
            if !self.chase(lifted, from, &self.mover.first, visit).go_on {
                return;
            }
        }
    }

    /// Follows a capture on; the jumping piece is off the board and at `at`.
    fn chase(
        &self,
        board: Board,
        at: u32,
        origins: &Origins,
        visit: &mut impl FnMut(Board) -> bool,
    ) -> Chased {
        let empty = board.empty();
        let mut jumped = false;
        for (d, &origin) in origins.iter().enumerate() {
            let over = shifted(at & origin, d) & board.other;
            let landing = shifted(over, d) & empty;
            if landing == 0 {
                continue;
            }
            jumped = true;
            let taken = Board {
                own: board.own,
                other: board.other ^ over,
            };
            let stopped = Board {
                own: taken.own | landing,
                other: taken.other,
            };
            let go_on = match self.completion {
                Completion::Single => visit(stopped),
                Completion::MayStop => {
                    visit(stopped) && self.chase(taken, landing, &self.mover.further, visit).go_on
                }
                Completion::Complete => {
                    let on = self.chase(taken, landing, &self.mover.further, visit);
                    on.go_on && (on.jumped || visit(stopped))
                }
            };
            if !go_on {
                return Chased { jumped, go_on };
            }
        }
        Chased {
            jumped,
            go_on: true,
        }
    }

    /// For each point, where the other side would have to be blocked for a piece of its own there to be safe
    /// from `own`: the landing points of jumps over it that `own` does not stand on.
    pub fn landings(&self, own: u32) -> [u32; Point::COUNT] {
        let mut landings = [0; Point::COUNT];
        for d in 0..8 {
            for over in Bits(shifted(own & self.mover.first[d], d) & !own) {
                landings[over.trailing_zeros() as usize] |= shifted(over, d) & !own;
            }
        }
        landings
    }
}

/// What became of a capture.
struct Chased {
    /// Whether there was a further jump.
    jumped: bool,
    /// Whether the visitor wants more.
    go_on: bool,
}

#[inline]
fn attacks(origins: &Origins, own: u32, other: u32) -> bool {
    let empty = !(own | other) & ALL;
    let mut landings = 0;
    for (d, &origin) in origins.iter().enumerate() {
        landings |= shifted(shifted(own & origin, d) & other, d) & empty;
    }
    landings != 0
}
