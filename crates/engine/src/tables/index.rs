//! Which entry of a table belongs to which board.
//!
//! A table covers the boards with a given number of pieces of the mover and of the other side. Only boards on
//! which the mover cannot capture have an entry: where it can, it must, and what the captures lead to is in
//! smaller tables. Of boards that the symmetries of the rules map to each other only one has an entry.
//!
//! The mover's set is reduced to a representative of its class under the symmetries, and that symmetry is
//! applied to the other set. The rank of the other set among all sets beside the mover's is the place of a
//! bit; the bit says whether there is an entry, and the number of bits set before it is the entry. That is one
//! bit a board, half a bit for the counts, and nothing for boards that need no value.

use std::sync::Arc;

use alquerque_rules::{Point, PointSet, RuleSet, Symmetry};

use super::board::{ALL, Board, Moves};
use super::choose::{choose, next_set, rank, rank_beside};

/// Points are moved by tables of nine points at a time: small enough to stay close to the processor.
const PART: u32 = 9;
const PARTS: usize = 3;

/// The symmetries of a rule set as tables from a part of a set of points to where its points go.
#[derive(Debug, Clone)]
pub(crate) struct Symmetries(Vec<[[u32; 1 << PART]; PARTS]>);

impl Symmetries {
    pub fn new(set: &RuleSet) -> Symmetries {
        let tables = |symmetry: Symmetry| {
            let image = |bits: u32| symmetry.set(PointSet::from_bits(bits)).bits();
            std::array::from_fn(|part| {
                std::array::from_fn(|bits| image((bits as u32) << (PART * part as u32) & ALL))
            })
        };
        Symmetries(set.symmetries().into_iter().map(tables).collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Where the points go under the symmetry of this number; number 0 leaves them where they are.
    #[inline]
    pub fn apply(&self, number: usize, points: u32) -> u32 {
        let part = |part: usize| {
            let bits = points >> (PART * part as u32) & ((1 << PART) - 1);
            self.0[number][part][bits as usize]
        };
        part(0) | part(1) | part(2)
    }
}

/// The classes of all sets of one size under the symmetries.
#[derive(Debug)]
pub(crate) struct Classes {
    /// By rank of the set: its class, and in the lowest three bits the symmetry that takes it to the
    /// representative.
    of: Vec<u32>,
    /// The representative of each class, the lowest of its sets, and which symmetries leave it as it is.
    representatives: Vec<(u32, u8)>,
}

impl Classes {
    pub fn new(pieces: usize, symmetries: &Symmetries) -> Classes {
        let count = choose(Point::COUNT, pieces) as usize;
        let mut of = Vec::with_capacity(count);
        let mut representatives = Vec::new();
        let mut set = (1u32 << pieces) - 1;
        for _ in 0..count {
            let images = (0..symmetries.len()).map(|number| symmetries.apply(number, set));
            let (lowest, number) = images.clone().zip(0u32..).min().unwrap_or((set, 0));
            let class = if lowest == set {
                let stabilizer = images
                    .zip(0u8..)
                    .filter(|&(image, _)| image == set)
                    .fold(0, |bits, (_, number)| bits | 1 << number);
                representatives.push((set, stabilizer));
                representatives.len() as u32 - 1
            } else {
                // A lower set, so its class is known.
                of[rank(lowest) as usize] >> 3
            };
            of.push(class << 3 | number);
            if pieces > 0 {
                set = next_set(set);
            }
        }
        Classes {
            of,
            representatives,
        }
    }

    pub fn len(&self) -> usize {
        self.representatives.len()
    }
}

/// The entries of one table.
#[derive(Debug)]
pub(crate) struct Index {
    classes: Arc<Classes>,
    symmetries: Arc<Symmetries>,
    /// How many pieces the other side has.
    others: usize,
    /// Bits a class of the mover's sets takes.
    width: usize,
    bits: Vec<u64>,
    /// For each word of `bits`, how many bits are set before it.
    before: Vec<u32>,
    entries: usize,
}

/// Where a board's value is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    /// The number of the entry.
    pub entry: usize,
    /// Whether the entry is for another image of the board. Under rules with a single symmetry besides the
    /// identity, the mirror, that is its mirror image.
    pub mirrored: bool,
}

impl Index {
    /// An index without entries; [`add_class`](Self::add_class) fills it.
    pub fn new(
        own: usize,
        others: usize,
        classes: Arc<Classes>,
        symmetries: Arc<Symmetries>,
    ) -> Index {
        let width = choose(Point::COUNT - own, others) as usize;
        let words = (classes.len() * width).div_ceil(64);
        Index {
            classes,
            symmetries,
            others,
            width,
            bits: vec![0; words],
            before: Vec::new(),
            entries: 0,
        }
    }

    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    pub fn entries(&self) -> usize {
        self.entries
    }

    /// How many boards a class stands for, entry or not: a measure of work.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Gives every board of a class its entry.
    pub fn add_class(&mut self, class: usize, moves: &Moves) {
        let first = class * self.width;
        let mut bits = std::mem::take(&mut self.bits);
        self.visit_class(class, moves, |rank, _| {
            let bit = first + rank as usize;
            bits[bit / 64] |= 1 << (bit % 64);
        });
        self.bits = bits;
    }

    /// To be called when every class has been added and before any entry is asked for.
    pub fn count(&mut self) {
        self.before = Vec::with_capacity(self.bits.len());
        let mut before = 0;
        for word in &self.bits {
            self.before.push(before);
            before += word.count_ones();
        }
        self.entries = before as usize;
    }

    /// Calls `visit` with every board of the class that has an entry, in the order of the entries, and with
    /// the rank of its other set.
    pub fn visit_class(&self, class: usize, moves: &Moves, mut visit: impl FnMut(u32, Board)) {
        let (own, stabilizer) = self.classes.representatives[class];
        let mut walk = Walk::new(own, moves);
        walk.visit(self.others, &mut |rank, other| {
            if stabilizer == 1 || self.lowest_image(other, stabilizer) == other {
                visit(rank, Board::new(own, other));
            }
        });
    }

    /// The number of the first entry of a class.
    pub fn first_entry(&self, class: usize) -> usize {
        self.set_before(class * self.width)
    }

    /// The entry of a board; `None` when the mover can capture.
    #[inline]
    pub fn find(&self, board: Board) -> Option<Found> {
        let of = self.classes.of[rank(board.own()) as usize];
        let (class, symmetry) = ((of >> 3) as usize, (of & 7) as usize);
        let (own, stabilizer) = self.classes.representatives[class];
        let mut other = self.symmetries.apply(symmetry, board.other());
        let mut mirrored = symmetry != 0;
        if stabilizer != 1 {
            let lowest = self.lowest_image(other, stabilizer);
            mirrored ^= lowest != other;
            other = lowest;
        }
        let bit = class * self.width + rank_beside(other, own) as usize;
        let set = self.bits[bit / 64] >> (bit % 64) & 1 == 1;
        set.then(|| Found {
            entry: self.set_before(bit),
            mirrored,
        })
    }

    #[inline]
    fn set_before(&self, bit: usize) -> usize {
        let Some(&before) = self.before.get(bit / 64) else {
            return self.entries;
        };
        let below = self.bits[bit / 64] & ((1 << (bit % 64)) - 1);
        (before + below.count_ones()) as usize
    }

    fn lowest_image(&self, set: u32, stabilizer: u8) -> u32 {
        (1..self.symmetries.len())
            .filter(|number| stabilizer >> number & 1 == 1)
            .map(|number| self.symmetries.apply(number, set))
            .fold(set, u32::min)
    }
}

/// Finds the sets of the other side that leave the mover nothing to capture, in the order of their bits.
///
/// A piece of the other side is safe when the landing points of all jumps over it are taken, by either side.
/// So a set will do when for each of its points it holds all of that point's landings. The walk decides point
/// after point from the highest down and turns back as soon as a landing has been passed over.
struct Walk {
    /// The points beside the mover's, lowest first.
    points: Vec<u32>,
    /// For each of them, its landings, numbered as in `points`.
    landings: Vec<u32>,
}

/// How far a walk has come. Sets are of numbers in [`Walk::points`].
#[derive(Clone, Copy)]
struct Chosen {
    numbers: u32,
    needed: u32,
    set: u32,
    rank: u32,
}

impl Walk {
    fn new(own: u32, moves: &Moves) -> Walk {
        let free = super::board::Bits(ALL & !own);
        let landings = moves.landings_over(own);
        let numbered = |set: u32| {
            super::board::Bits(set).fold(0, |numbers, point| {
                numbers | 1 << ((point - 1) & !own).count_ones()
            })
        };
        Walk {
            points: free.collect(),
            landings: free
                .map(|point| numbered(landings[point.trailing_zeros() as usize]))
                .collect(),
        }
    }

    fn visit(&mut self, others: usize, visit: &mut impl FnMut(u32, u32)) {
        let nothing = Chosen {
            numbers: 0,
            needed: 0,
            set: 0,
            rank: 0,
        };
        self.choose(self.points.len(), others, nothing, visit);
    }

    /// Chooses `others` more among the lowest `below` points.
    fn choose(
        &self,
        below: usize,
        others: usize,
        chosen: Chosen,
        visit: &mut impl FnMut(u32, u32),
    ) {
        let missing = chosen.needed & !chosen.numbers;
        if below < others || (missing != 0 && missing.count_ones() as usize > others) {
            return;
        }
        if others == 0 {
            visit(chosen.rank, chosen.set);
            return;
        }
        let next = below - 1;
        if missing >> next & 1 == 0 {
            self.choose(next, others, chosen, visit);
        }
        let needed = chosen.needed | self.landings[next];
        // A landing that has been passed over cannot be made up for.
        if (needed & !chosen.numbers) >> below != 0 {
            return;
        }
        let with = Chosen {
            numbers: chosen.numbers | 1 << next,
            needed,
            set: chosen.set | self.points[next],
            rank: chosen.rank + choose(next, others),
        };
        self.choose(next, others - 1, with, visit);
    }
}
