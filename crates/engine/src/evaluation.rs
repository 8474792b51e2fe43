use alquerque_rules::{Position, Rules};

use crate::board::{Board, mix};
use crate::movement::Movement;
use crate::views::{Sides, count};

/// How many numbers a [`Weights`] has.
pub const FEATURES: usize = 18;

/// What the parts of a position are worth, in hundredths of a piece: an estimate is their sum for the side to
/// move less their sum for the opponent.
///
/// The values come from `examples/fit.rs`, which fits them to deep searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weights {
    /// A piece, by the rank it stands on as its owner counts (home row first) and its file: `a` or `e`, `b` or
    /// `d`, `c`.
    pub points: [[i16; 3]; 5],
    /// A step that could be chosen, obligation aside.
    pub step: i16,
    /// A jump that could be made if it were one's turn.
    pub jump: i16,
    /// Being to move.
    pub tempo: i16,
}

impl Weights {
    /// A piece counts, and nothing else: how a beginner sees a position.
    pub const MATERIAL: Weights = Weights {
        points: [[100; 3]; 5],
        step: 0,
        jump: 0,
        tempo: 0,
    };

    /// The numbers in the order of [`features`].
    pub fn from_array(numbers: [i16; FEATURES]) -> Weights {
        let [rest @ .., step, jump, tempo] = numbers;
        Weights {
            points: std::array::from_fn(|rank| std::array::from_fn(|file| rest[3 * rank + file])),
            step,
            jump,
            tempo,
        }
    }
}

/// How often each part that has a weight is there, for the side to move less for the opponent: the pieces by
/// rank and file, steps, jumps, and 1 for being to move.
pub fn features(rules: &Rules, position: &Position) -> [i16; FEATURES] {
    let movement = Movement::new(rules);
    let board = Board::prepared(&movement, position);
    let mut features = [0; FEATURES];
    for point in board.own() {
        features[class(point.index())] += 1;
    }
    for point in board.other() {
        features[class(24 - point.index())] -= 1;
    }
    let [steps, jumps] = mobility(&movement, Sides::of(&board));
    features[FEATURES - 3] = steps as i16;
    features[FEATURES - 2] = jumps as i16;
    features[FEATURES - 1] = 1;
    features
}

/// The place of a point's weight among the first fifteen.
const fn class(index: usize) -> usize {
    let (rank, file) = (index / 5, index % 5);
    3 * rank + if file < 3 { file } else { 4 - file }
}

/// Steps and jumps, for the side to move less for the opponent.
#[inline]
fn mobility(movement: &Movement, sides: Sides) -> [i32; 2] {
    let swapped = sides.swapped();
    let steps = |sides: Sides| count(sides.steps(&movement.step_views));
    let jumps = |sides: Sides| count(sides.jumps(&movement.jump_views));
    [steps(sides) - steps(swapped), jumps(sides) - jumps(swapped)]
}

/// How many points one look into a table of sums covers.
const CHUNK: usize = 9;

/// Weights made ready for use, with what is wrong about them on purpose.
#[derive(Debug, Clone)]
pub(crate) struct Evaluation {
    weights: Weights,
    /// For each third of the board and each set of its points, what own pieces on them are worth, and the
    /// opponent's.
    sums: Vec<[[i16; 1 << CHUNK]; 3]>,
    /// By how much an estimate may be off by chance, in hundredths of a piece.
    noise: i32,
    /// Decides that chance.
    seed: u64,
}

impl Evaluation {
    pub fn new(weights: Weights, noise: i32, seed: u64) -> Evaluation {
        let worth = |index: usize| weights.points[class(index) / 3][class(index) % 3];
        let table = |worth: &dyn Fn(usize) -> i16| {
            let mut table = [[0; 1 << CHUNK]; 3];
            for (chunk, sums) in table.iter_mut().enumerate() {
                for set in 1..1usize << CHUNK {
                    let index = CHUNK * chunk + set.trailing_zeros() as usize;
                    if index < 25 {
                        sums[set] = sums[set & (set - 1)] + worth(index);
                    }
                }
            }
            table
        };
        let sums = vec![table(&worth), table(&|index| worth(24 - index))];
        Evaluation {
            weights,
            sums,
            noise,
            seed,
        }
    }

    /// The estimate for the side to move, in hundredths of a piece.
    pub fn estimate(&self, movement: &Movement, board: &Board, sides: Sides) -> i32 {
        let sum = |side: usize, set: u32| {
            let chunk = |i: usize| {
                let points = set as usize >> (CHUNK * i) & ((1 << CHUNK) - 1);
                i32::from(self.sums[side][i][points])
            };
            chunk(0) + chunk(1) + chunk(2)
        };
        let pieces = sum(0, board.own_bits()) - sum(1, board.other_bits());
        let [steps, jumps] = mobility(movement, sides);
        pieces
            + i32::from(self.weights.step) * steps
            + i32::from(self.weights.jump) * jumps
            + i32::from(self.weights.tempo)
            + self.error(board)
    }

    fn error(&self, board: &Board) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let range = 2 * self.noise as u64 + 1;
        (mix(board.pieces ^ mix(self.seed)) % range) as i32 - self.noise
    }
}
