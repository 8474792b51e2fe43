//! Keys of the transposition table: equal for boards that a symmetry of the rule set maps onto each other.

use crate::board::{Board, LastStep, Ply, mix};
use crate::movement::Movement;

/// A symmetry of the board: bit 0 changes rank and file, then bit 1 mirrors left and right, then bit 2 turns
/// half round. The first two alone are their own inverses, but not together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct View(u8);

const TRANSPOSE: u8 = 1;
const MIRROR: u8 = 2;
const TURN: u8 = 4;

/// The two halves' 25 bits.
const BOTH: u64 = 0x01ff_ffff_01ff_ffff;

const fn both(set: u32) -> u64 {
    set as u64 | (set as u64) << 32
}

/// The points of a file.
const fn file(index: u32) -> u64 {
    both(0x0010_8421 << index)
}

const fn mirrored(sets: u64) -> u64 {
    (sets & file(0)) << 4
        | (sets & file(1)) << 2
        | sets & file(2)
        | (sets & file(3)) >> 2
        | (sets & file(4)) >> 4
}

const fn turned(sets: u64) -> u64 {
    (sets.reverse_bits() >> 7).rotate_left(32) & BOTH
}

/// Ranks and files changed: a diagonal at distance `d` from the main one moves by `4 d` bits.
const fn transposed(sets: u64) -> u64 {
    let mut result = sets & both(0x0104_1041);
    let mut d = 1;
    while d < 5 {
        result |= (sets & DIAGONALS[d]) << (4 * d) | sets >> (4 * d) & DIAGONALS[d];
        d += 1;
    }
    result
}

/// For each distance, the points right of and below the main diagonal.
const DIAGONALS: [u64; 5] = diagonals();

const fn diagonals() -> [u64; 5] {
    let mut table = [0; 5];
    let mut file = 0;
    while file < 5 {
        let mut rank = 0;
        while rank <= file {
            table[file - rank] |= both(1 << (5 * rank + file));
            rank += 1;
        }
        file += 1;
    }
    table
}

/// Where each symmetry takes each point.
const POINTS: [[u8; 25]; 8] = points();

const fn points() -> [[u8; 25]; 8] {
    let mut table = [[0; 25]; 8];
    let mut view = 0;
    while view < 8 {
        let mut index = 0;
        while index < 25 {
            let (mut file, mut rank) = (index % 5, index / 5);
            if view as u8 & TRANSPOSE != 0 {
                (file, rank) = (rank, file);
            }
            if view as u8 & MIRROR != 0 {
                file = 4 - file;
            }
            if view as u8 & TURN != 0 {
                (file, rank) = (4 - file, 4 - rank);
            }
            table[view][index] = (rank * 5 + file) as u8;
            index += 1;
        }
        view += 1;
    }
    table
}

impl View {
    /// Shows everything as it is.
    pub const SAME: View = View(0);

    fn set(self, set: u32) -> u32 {
        let mut sets = u64::from(set);
        if self.0 & TRANSPOSE != 0 {
            sets = transposed(sets);
        }
        if self.0 & MIRROR != 0 {
            sets = mirrored(sets);
        }
        if self.0 & TURN != 0 {
            sets = turned(sets);
        }
        sets as u32
    }

    const fn point(self, index: u8) -> u8 {
        POINTS[self.0 as usize][index as usize]
    }

    fn step(self, step: LastStep) -> LastStep {
        if step.is_none() {
            step
        } else {
            LastStep::new(self.point(step.from()), self.point(step.to()))
        }
    }

    /// The symmetry that undoes this one.
    const fn inverse(self) -> View {
        // Changing ranks and files before one mirroring is a quarter turn, undone by the other one.
        match self.0 {
            3 => View(TRANSPOSE | MIRROR | TURN),
            7 => View(TRANSPOSE | MIRROR),
            view => View(view),
        }
    }

    /// The ply as the symmetry shows it.
    pub fn ply(self, ply: Ply) -> Ply {
        if self.0 == 0 {
            return ply;
        }
        Ply {
            captured: if ply.captured == 0 {
                0
            } else {
                self.set(ply.captured)
            },
            from: self.point(ply.from),
            to: self.point(ply.to),
            huff: if ply.huff == 0 {
                0
            } else {
                self.point(ply.huff - 1) + 1
            },
        }
    }

    /// The ply that the symmetry shows as this one.
    pub fn original(self, ply: Ply) -> Ply {
        self.inverse().ply(ply)
    }
}

/// The key of a board and the symmetry that leads from the board to the one of its kind that gave the key.
pub(crate) fn key(movement: &Movement, board: &Board) -> (u64, View) {
    let mut least = (board.pieces, View(0));
    let mut consider = |sets: u64, view: u8| {
        if sets < least.0 {
            least = (sets, View(view));
        }
    };
    let mirror = mirrored(board.pieces);
    consider(mirror, MIRROR);
    if movement.eightfold {
        consider(turned(board.pieces), TURN);
        consider(turned(mirror), MIRROR | TURN);
        let transposed = transposed(board.pieces);
        let mirror = mirrored(transposed);
        consider(transposed, TRANSPOSE);
        consider(mirror, TRANSPOSE | MIRROR);
        consider(turned(transposed), TRANSPOSE | TURN);
        consider(turned(mirror), TRANSPOSE | MIRROR | TURN);
    }
    let (sets, view) = least;
    // The halves leave 14 bits free: the last steps are mixed in apart, and only if they still matter.
    let [own, other] = relevant(board).map(|last| u64::from(view.step(last).bits()));
    let huffable = if board.huffable == 0 {
        0
    } else {
        u64::from(view.set(board.huffable))
    };
    let rest = own | other << 16 | huffable << 32;
    let quiet = u64::from(movement.nearness(board.quiet)) << 57;
    let key = if rest == 0 {
        sets ^ quiet
    } else {
        sets ^ quiet ^ mix(rest)
    };
    (mix(key), view)
}

/// The last steps of both sides where going back could still be tried.
fn relevant(board: &Board) -> [LastStep; 2] {
    let (own, other) = (board.own_bits(), board.other_bits());
    let keep = |last: LastStep, pieces: u32, blocked: u32| {
        if pieces >> last.to() & 1 == 1 && blocked >> last.from() & 1 == 0 {
            last
        } else {
            LastStep::NONE
        }
    };
    // The opponent's way back may be blocked or opened by the move in between, the mover's own may not.
    [
        keep(board.last[0], own, own | other),
        keep(board.last[1], other, 0),
    ]
}
