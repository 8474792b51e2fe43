//! Positions stripped to what counting needs, for [`perft`](crate::perft) where no piece can be huffed.
//!
//! Every set is kept twice in one word: as it is in the low half, and turned half round in the high half. One
//! shift then goes a direction in the low half and the opposite direction in the high half, so four shifts do
//! for eight directions. Exchanging the halves shows the set to the other player, and since rule sets treat
//! both sides alike, the masks of White do for both.

use crate::rules::Origins;
use crate::{Color, Completion, Direction, Obligation, Point, PointSet, Position, Rules};

/// The directions whose shift goes up in the low half: east, north-west, north and north-east. The
/// directions opposite to them go up in the high half.
const UPWARD: [Direction; 4] = [
    Direction::East,
    Direction::NorthWest,
    Direction::North,
    Direction::NorthEast,
];
const SHIFTS: [u32; 4] = [1, 4, 5, 6];

/// A set of points, seen by both players.
type Views = u64;

/// The points of the board in both halves.
const BOARD: Views = 0x01ff_ffff_01ff_ffff;

/// Where the point with this bit in one view has its bit in the other.
const fn mirrored(bit: u32) -> u32 {
    56 - bit
}

const fn views(set: u32) -> Views {
    set as u64 | ((set.reverse_bits() >> 7) as u64) << 32
}

/// The bit of a point in both views.
const fn both(bit: u32) -> Views {
    1 << bit | 1 << mirrored(bit)
}

/// A rule set as masks for the side to move, which goes up in the low half.
struct Masks {
    /// For each shift, where a step may start.
    steps: [Views; 4],
    /// For each shift, where a capture may begin.
    first_jumps: [Views; 4],
    /// For each shift, where a capture may go on; no way at all where it is always a single jump.
    further_jumps: [Views; 4],
    /// For each point by its bit in either view, the pieces that may be jumped from there to go on, in the
    /// same view.
    further_over: [Views; 64],
    completion: Completion,
    /// Whether steps are legal beside captures.
    optional: bool,
}

/// What a position remembers besides the pieces. Two kinds, so that rule sets without memory pay nothing.
trait Memory: Copy {
    /// Those ends of steps along a shift, by its index, that are not the way back.
    fn allowed(&self, shift: usize, ends: Views) -> Views;
    /// The memory of the other side after a step that ended on this bit along a shift.
    fn after_step(&self, shift: usize, end: u32) -> Self;
    /// The memory of the other side after a capture.
    fn after_capture(&self) -> Self;
}

impl Memory for () {
    fn allowed(&self, _: usize, ends: Views) -> Views {
        ends
    }
    fn after_step(&self, _: usize, _: u32) {}
    fn after_capture(&self) {}
}

/// The step that would take a side back: the index of its shift and the bit where it ends, if any.
type Back = (usize, Views);

/// The ways back of the side to move and of the other, each in its owner's view.
impl Memory for [Back; 2] {
    fn allowed(&self, shift: usize, ends: Views) -> Views {
        if self[0].0 == shift {
            ends & !self[0].1
        } else {
            ends
        }
    }

    fn after_step(&self, shift: usize, end: u32) -> [Back; 2] {
        [self[1], (shift, 1 << (mirrored(end) + SHIFTS[shift]))]
    }

    fn after_capture(&self) -> [Back; 2] {
        [self[1], (0, 0)]
    }
}

/// The position, seen by the side to move. Sides change by exchanging the halves.
#[derive(Clone, Copy)]
struct Bare<M> {
    own: Views,
    other: Views,
    memory: M,
}

/// Counts move sequences; `None` if the rule set has the huff, which this does not know.
pub(crate) fn perft(rules: &Rules, position: &Position, depth: u32) -> Option<u64> {
    if rules.set().obligation == Obligation::Huff || !position.huffable().is_empty() {
        return None;
    }
    let masks = Masks::new(rules);
    let sides = [position.side(), !position.side()];
    let [own, other] = sides.map(|by| seen(position.pieces(by), position.side()));
    Some(if depth == 0 {
        1
    } else if rules.set().returning {
        let memory = ();
        masks.perft(&Bare { own, other, memory }, depth)
    } else {
        let memory = sides.map(|by| back(position, by));
        masks.perft(&Bare { own, other, memory }, depth)
    })
}

fn seen(set: PointSet, by: Color) -> Views {
    match by {
        Color::White => views(set.bits()),
        Color::Black => views(set.bits()).rotate_left(32),
    }
}

fn back(position: &Position, by: Color) -> Back {
    let Some(step) = position.last(by) else {
        return (0, 0);
    };
    let (start, end) = (seen(step.to().set(), by), seen(step.from().set(), by));
    let ways = SHIFTS.map(|shift| start << shift & end);
    let way = ways.iter().position(|&way| way != 0).unwrap_or(0);
    (way, ways[way])
}

impl<M: Memory> Bare<M> {
    /// The position after a turn that changes these sets, seen by the other side.
    #[inline]
    fn after(&self, moved: Views, taken: Views, memory: M) -> Bare<M> {
        Bare {
            own: (self.other ^ taken).rotate_left(32),
            other: (self.own ^ moved).rotate_left(32),
            memory,
        }
    }

    #[inline]
    fn empty(&self) -> Views {
        !(self.own | self.other) & BOARD
    }
}

impl Masks {
    fn new(rules: &Rules) -> Masks {
        let side = Color::White.index();
        let doubled = |table: &Origins| {
            UPWARD.map(|up| {
                let down = Direction::ALL[(up.index() + 4) % 8];
                let set = |direction: Direction| table[direction.index()].bits();
                u64::from(set(up)) | views(set(down)) & !u64::from(u32::MAX)
            })
        };
        let mut further_over = [0; 64];
        for point in Point::all() {
            let over: PointSet = Direction::ALL
                .into_iter()
                .filter(|d| rules.further_jumps[side][d.index()].contains(point))
                .filter_map(|d| point.step(d))
                .collect();
            let bit = point.index() as u32;
            further_over[bit as usize] = u64::from(over.bits());
            further_over[mirrored(bit) as usize] = views(over.bits()) & !u64::from(u32::MAX);
        }
        Masks {
            steps: doubled(&rules.steps[side]),
            first_jumps: doubled(&rules.first_jumps[side]),
            further_jumps: if rules.set().completion == Completion::Single {
                [0; 4]
            } else {
                doubled(&rules.further_jumps[side])
            },
            further_over,
            completion: rules.set().completion,
            optional: rules.set().obligation != Obligation::Obligatory,
        }
    }

    fn perft<M: Memory>(&self, bare: &Bare<M>, depth: u32) -> u64 {
        if depth == 1 {
            return self.count(bare);
        }
        let firsts = self.first_landings(bare);
        let landings = firsts[0] | firsts[1] | firsts[2] | firsts[3];
        let steps = || std::array::from_fn(|i| self.steps(bare, i));
        if landings == 0 {
            return self.after_simple::<M, false>(bare, steps(), depth);
        }
        let going_on = landings & self.can_go_on(bare);
        let mut sum = self.after_simple::<M, true>(bare, firsts.map(|set| set & !going_on), depth);
        if going_on != 0 {
            sum += self.after_long_captures(bare, firsts.map(|set| set & going_on), depth);
        }
        if self.optional {
            sum += self.after_simple::<M, false>(bare, steps(), depth);
        }
        sum
    }

    /// The sequences after the steps, or the single jumps, that end in these sets.
    #[inline]
    fn after_simple<M: Memory, const JUMP: bool>(
        &self,
        bare: &Bare<M>,
        ends: [Views; 4],
        depth: u32,
    ) -> u64 {
        let mut sum = 0;
        for (i, shift) in SHIFTS.into_iter().enumerate() {
            for end in bits(ends[i]) {
                let next = if JUMP {
                    let moved = both(end) ^ both(end - 2 * shift);
                    bare.after(moved, both(end - shift), bare.memory.after_capture())
                } else {
                    let moved = both(end) ^ both(end - shift);
                    bare.after(moved, 0, bare.memory.after_step(i, end))
                };
                sum += self.below(&next, depth);
            }
        }
        sum
    }

    /// The sequences after the captures that do not end where their first jump lands, in these sets.
    fn after_long_captures<M: Memory>(
        &self,
        bare: &Bare<M>,
        landings: [Views; 4],
        depth: u32,
    ) -> u64 {
        let mut sum = 0;
        for (landings, shift) in landings.into_iter().zip(SHIFTS) {
            for landing in bits(landings) {
                let from = landing - 2 * shift;
                let chase = Chase {
                    other: bare.other,
                    empty: bare.empty() | 1 << from,
                };
                let over = both(landing - shift);
                self.ends(&chase, landing, over, &mut |to, taken| {
                    let moved = both(from) ^ both(to);
                    let next = bare.after(moved, taken, bare.memory.after_capture());
                    sum += self.below(&next, depth);
                });
            }
        }
        sum
    }

    /// The sequences after a move of a position of this depth. Counting the last ply here rather than in a
    /// call of its own saves the call where it is made most often.
    #[inline]
    fn below<M: Memory>(&self, next: &Bare<M>, depth: u32) -> u64 {
        if depth == 2 {
            self.count(next)
        } else {
            self.perft(next, depth - 1)
        }
    }

    /// The number of moves, every route of a capture a move of its own.
    ///
    /// Nearly free of branches: whether a side can capture, and where, is hard to foresee for a processor.
    #[inline]
    fn count<M: Memory>(&self, bare: &Bare<M>) -> u64 {
        let firsts = self.first_landings(bare);
        let landings = firsts[0] | firsts[1] | firsts[2] | firsts[3];
        let mut steps = std::array::from_fn(|i| self.steps(bare, i));
        let count = if self.optional {
            count_ends(firsts) + count_ends(steps)
        } else {
            if landings != 0 {
                steps = firsts;
            }
            count_ends(steps)
        };
        let going_on = landings & self.can_go_on(bare);
        if going_on == 0 {
            return count;
        }
        let mut further = 0;
        for (landings, shift) in firsts.into_iter().zip(SHIFTS) {
            for landing in bits(landings & going_on) {
                let chase = Chase {
                    other: bare.other,
                    empty: bare.empty() | 1 << (landing - 2 * shift),
                };
                // The capture that would have ended here has been counted.
                further += self.count_routes(&chase, landing, both(landing - shift)) - 1;
            }
        }
        count + further
    }

    /// The points, in both views, from which a piece that has just jumped there can jump on. The first jump
    /// changes nothing about that: it opens only the point it started from, and the way back is over the
    /// piece it has taken.
    #[inline]
    fn can_go_on<M>(&self, bare: &Bare<M>) -> Views {
        let empty = !(bare.own | bare.other) & BOARD;
        let mut points = 0;
        for (i, shift) in SHIFTS.into_iter().enumerate() {
            let up = self.further_jumps[i] & bare.other >> shift & empty >> (2 * shift);
            points |= up;
        }
        points | points.reverse_bits() >> 7
    }

    /// Where the steps along one shift end.
    #[inline]
    fn steps<M: Memory>(&self, bare: &Bare<M>, i: usize) -> Views {
        let ends = (bare.own & self.steps[i]) << SHIFTS[i] & bare.empty();
        bare.memory.allowed(i, ends)
    }

    /// For each shift, where the jumps that begin a capture land.
    #[inline]
    fn first_landings<M: Memory>(&self, bare: &Bare<M>) -> [Views; 4] {
        let empty = bare.empty();
        std::array::from_fn(|i| {
            let over = (bare.own & self.first_jumps[i]) << SHIFTS[i] & bare.other;
            over << SHIFTS[i] & empty
        })
    }

    /// Calls `visit` with the end of every capture that has come to a point, and the pieces taken by then.
    fn ends(&self, chase: &Chase, at: u32, taken: Views, visit: &mut impl FnMut(u32, Views)) {
        if self.completion != Completion::Complete {
            visit(at, taken);
            if self.completion == Completion::Single {
                return;
            }
        }
        let mut went_on = false;
        for over in bits(self.further_over[at as usize] & chase.other & !taken) {
            let landing = 2 * over - at;
            if chase.is_empty(landing, taken) {
                went_on = true;
                self.ends(chase, landing, taken | both(over), visit);
            }
        }
        if !went_on && self.completion == Completion::Complete {
            visit(at, taken);
        }
    }

    /// How often [`ends`](Self::ends) would call its visitor.
    fn count_routes(&self, chase: &Chase, at: u32, taken: Views) -> u64 {
        let mut count = u64::from(self.completion != Completion::Complete);
        if self.completion == Completion::Single {
            return count;
        }
        let mut went_on = false;
        for over in bits(self.further_over[at as usize] & chase.other & !taken) {
            let landing = 2 * over - at;
            if chase.is_empty(landing, taken) {
                went_on = true;
                count += self.count_routes(chase, landing, taken | both(over));
            }
        }
        count + u64::from(!went_on && self.completion == Completion::Complete)
    }
}

/// The board during a capture, the piece that jumps lifted off it.
struct Chase {
    other: Views,
    empty: Views,
}

impl Chase {
    #[inline]
    fn is_empty(&self, landing: u32, taken: Views) -> bool {
        (self.empty | taken) >> landing & 1 == 1
    }
}

/// How many moves end in these sets, one for each shift. Diagonal lines join strong points, whose bits are
/// even, so that two directions fit into one word.
#[inline]
fn count_ends([east, north_west, north, north_east]: [Views; 4]) -> u64 {
    let diagonal = north_west | north_east << 1;
    u64::from(east.count_ones() + north.count_ones() + diagonal.count_ones())
}

/// The bits of a set, lowest first.
#[inline]
fn bits(mut set: Views) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}
