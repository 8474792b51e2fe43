//! The board as the side to move sees it, and move generation over bare bit sets.
//!
//! Tables look at hundreds of millions of positions, so they work with two machine words instead of a
//! [`Position`](alquerque_rules::Position). The side to move always plays up the board, as White does; the
//! half turn with colours swapped makes every position one of this kind, and no rule set tells the sides apart
//! otherwise.
//!
//! Each set of points is kept twice in its word: as the mover sees it in the low half, as the other side sees it
//! in the high half. Changing sides is a rotation then, and a shift by which points go one way in the low half
//! takes them the opposite way in the high half, so four shifts do for eight directions. Moves may be found in
//! either half; [`TWINS`] says which bits belong together.

use alquerque_rules::{Color, Completion, Direction, Point, PointSet, Position, Rules, Step};

/// The bits of all 25 points.
pub(crate) const ALL: u32 = PointSet::ALL.bits();

/// Pieces of the side to move and of the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    own: u64,
    other: u64,
}

impl Board {
    /// The board with these pieces, as the mover sees them: one bit a point, `a1` lowest, the mover's home row
    /// first.
    pub fn new(own: u32, other: u32) -> Board {
        Board {
            own: doubled(own),
            other: doubled(other),
        }
    }

    /// The board of a position, turned when Black is to move.
    pub fn of(position: &Position) -> Board {
        let own = position.pieces(position.side()).bits();
        let other = position.pieces(!position.side()).bits();
        match position.side() {
            Color::White => Board::new(own, other),
            Color::Black => Board::new(half_turn(own), half_turn(other)),
        }
    }

    /// The mover's pieces, as it sees them.
    pub fn own(self) -> u32 {
        self.own as u32
    }

    /// The other side's pieces, as the mover sees them.
    pub fn other(self) -> u32 {
        self.other as u32
    }

    /// The same pieces seen by the other side.
    pub fn turned(self) -> Board {
        Board {
            own: self.other.rotate_left(32),
            other: self.own.rotate_left(32),
        }
    }

    /// The points without a piece, as the mover sees them.
    pub fn empty(self) -> u32 {
        self.empty_twice() as u32
    }

    fn empty_twice(self) -> u64 {
        !(self.own | self.other) & ALL_TWICE
    }

    /// How many pieces the side to move and the other side have.
    pub fn counts(self) -> (usize, usize) {
        (
            self.own().count_ones() as usize,
            self.other().count_ones() as usize,
        )
    }

    /// How many pieces there are.
    pub fn pieces(self) -> usize {
        (self.own() | self.other()).count_ones() as usize
    }

    /// All of it in fifty bits.
    pub fn packed(self) -> u64 {
        u64::from(self.own()) | u64::from(self.other()) << Point::COUNT
    }
}

/// The points after half a turn of the board.
pub(crate) fn half_turn(points: u32) -> u32 {
    points.reverse_bits() >> (32 - Point::COUNT)
}

fn doubled(points: u32) -> u64 {
    u64::from(points) | u64::from(half_turn(points)) << 32
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

/// The numbers of the bits that are set in either half, lowest first.
struct Places(u64);

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let place = self.0.trailing_zeros() as usize;
        let more = self.0 != 0;
        self.0 &= self.0.wrapping_sub(1);
        more.then_some(place)
    }
}

const ALL_TWICE: u64 = ALL as u64 | (ALL as u64) << 32;

/// By the number of a bit in either half, both bits of its point. A power of two long, so that masked numbers
/// need no bounds check.
const TWINS: [u64; 64] = {
    let mut twins = [0; 64];
    let mut point = 0;
    while point < Point::COUNT {
        let both = 1 << point | 1 << (32 + Point::COUNT - 1 - point);
        twins[point] = both;
        twins[32 + Point::COUNT - 1 - point] = both;
        point += 1;
    }
    twins
};

#[inline]
fn twins(place: usize) -> u64 {
    TWINS[place & 63]
}

/// The directions in which the number of a point grows; the others are theirs in the high half.
const DIRECTIONS: [Direction; 4] = [
    Direction::East,
    Direction::NorthWest,
    Direction::North,
    Direction::NorthEast,
];

/// By how much it grows.
const SHIFTS: [u32; 4] = {
    let mut shifts = [0; 4];
    let mut d = 0;
    while d < 4 {
        let (file, rank) = DIRECTIONS[d].vector();
        shifts[d] = (5 * rank + file) as u32;
        d += 1;
    }
    shifts
};

/// Where moves of a kind may start, in each of [`DIRECTIONS`] and its opposite.
type Origins = [u64; 4];

/// A jump on from a point: both bits of the point jumped over and of the landing point.
type Onward = (u64, u64);

/// A rule set prepared for [`Board`]s.
#[derive(Debug, Clone)]
pub(crate) struct Moves {
    steps: Origins,
    /// For first jumps.
    first: Origins,
    /// The jumps that may follow a jump, by where that landed.
    onward: Vec<Vec<Onward>>,
    completion: Completion,
}

impl Moves {
    pub fn new(rules: &Rules) -> Moves {
        let origins = |of: &dyn Fn(Direction) -> PointSet| {
            DIRECTIONS.map(|d| {
                u64::from(of(d).bits()) | u64::from(half_turn(of(d.opposite()).bits())) << 32
            })
        };
        let onward = |from: Point| {
            let jump = |d: Direction| {
                let legal = rules.further_jump_origins(Color::White, d).contains(from);
                let (over, landing) = (from.step(d)?, from.jump(d)?);
                legal.then(|| (twins(over.index()), twins(landing.index())))
            };
            Direction::ALL.into_iter().filter_map(jump).collect()
        };
        Moves {
            steps: origins(&|d| rules.step_origins(Color::White, d)),
            first: origins(&|d| rules.first_jump_origins(Color::White, d)),
            onward: Point::all().map(onward).collect(),
            completion: rules.set().completion,
        }
    }

    /// Whether the side to move can capture.
    #[inline]
    pub fn can_capture(&self, board: Board) -> bool {
        let mut landings = 0;
        for d in 0..4 {
            landings |= self.landings(board, d);
        }
        landings & board.empty_twice() != 0
    }

    /// Whether the other side could capture if it were to move.
    #[inline]
    pub fn is_threatened(&self, board: Board) -> bool {
        self.can_capture(board.turned())
    }

    /// Where jumps in a direction would land, in either half.
    #[inline]
    fn landings(&self, board: Board, d: usize) -> u64 {
        (((board.own & self.first[d]) << SHIFTS[d]) & board.other) << SHIFTS[d]
    }

    /// Calls `visit` with every step, its two ends and the board after it, still seen by the side that stepped,
    /// until it answers `false`.
    #[inline]
    pub fn steps(&self, board: Board, mut visit: impl FnMut(u32, Board) -> bool) {
        let empty = board.empty_twice();
        for (origins, shift) in self.steps.into_iter().zip(SHIFTS) {
            for to in Places(((board.own & origins) << shift) & empty) {
                let ends = twins(to) | twins(to - shift as usize);
                let after = Board {
                    own: board.own ^ ends,
                    other: board.other,
                };
                if !visit(ends as u32, after) {
                    return;
                }
            }
        }
    }

    /// The points from which a side may step along its rank, to the east and to the west: the mover, or else
    /// the other side.
    pub fn sideways_origins(&self, mover: bool) -> [u32; 2] {
        let origins = self.steps[0];
        if mover {
            [origins as u32, half_turn((origins >> 32) as u32)]
        } else {
            [(origins >> 32) as u32, half_turn(origins as u32)]
        }
    }

    /// Where steps lead, in either half.
    #[inline]
    fn destinations(&self, board: Board) -> u64 {
        let mut destinations = 0;
        for (origins, shift) in self.steps.into_iter().zip(SHIFTS) {
            destinations |= (board.own & origins) << shift;
        }
        destinations & board.empty_twice()
    }

    /// Whether the side to move has a step.
    #[inline]
    pub fn can_step(&self, board: Board) -> bool {
        self.destinations(board) != 0
    }

    /// Whether the steps of the side to move lead to more than one point. A quick look: where they lead to two or
    /// fewer it may answer `false`.
    #[inline]
    pub fn has_several_destinations(&self, board: Board) -> bool {
        let destinations = self.destinations(board);
        let several = |half: u32| half & half.wrapping_sub(1) != 0;
        several(destinations as u32) || several((destinations >> 32) as u32)
    }

    /// Calls `visit` with the board after every capture, still seen by the side that captured, until it
    /// answers `false`. Different routes with the same effect are visited each.
    pub fn captures(&self, board: Board, visit: &mut impl FnMut(Board) -> bool) {
        let empty = board.empty_twice();
        for (d, shift) in SHIFTS.into_iter().enumerate() {
            let shift = shift as usize;
            for landing in Places(self.landings(board, d) & empty) {
                let lifted = Board {
                    own: board.own ^ twins(landing - 2 * shift),
                    other: board.other ^ twins(landing - shift),
                };
                if !self.land(lifted, twins(landing), visit) {
                    return;
                }
            }
        }
    }

    /// Ends a capture at a point, and follows it on from there, as the rules want. The jumping piece is off the
    /// board. Answers whether the visitor wants more.
    fn land(&self, board: Board, at: u64, visit: &mut impl FnMut(Board) -> bool) -> bool {
        let stopped = Board {
            own: board.own | at,
            other: board.other,
        };
        match self.completion {
            Completion::Single => visit(stopped),
            Completion::MayStop => visit(stopped) && self.jump_on(board, at, visit).go_on,
            Completion::Complete => {
                let on = self.jump_on(board, at, visit);
                on.go_on && (on.jumped || visit(stopped))
            }
        }
    }

    fn jump_on(&self, board: Board, at: u64, visit: &mut impl FnMut(Board) -> bool) -> Chased {
        let empty = board.empty_twice();
        let mut chased = Chased {
            jumped: false,
            go_on: true,
        };
        for &(over, landing) in &self.onward[at.trailing_zeros() as usize] {
            if board.other & over == 0 || empty & landing == 0 {
                continue;
            }
            let taken = Board {
                own: board.own,
                other: board.other ^ over,
            };
            chased.jumped = true;
            chased.go_on = self.land(taken, landing, visit);
            if !chased.go_on {
                break;
            }
        }
        chased
    }

    /// For each point, where the other side would have to be blocked for a piece of its own there to be safe
    /// from `own`: the landing points of jumps over it that `own` does not stand on.
    pub fn landings_over(&self, own: u32) -> [u32; Point::COUNT] {
        let beside = doubled(ALL & !own);
        let mut landings = [0; Point::COUNT];
        for (origins, shift) in self.first.into_iter().zip(SHIFTS) {
            for over in Places(((doubled(own) & origins) << shift) & beside) {
                let landing = beside & 1 << (over + shift as usize);
                if landing != 0 {
                    let point = twins(over).trailing_zeros() as usize;
                    landings[point] |= twins(over + shift as usize) as u32;
                }
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
