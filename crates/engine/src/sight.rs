//! How each level sees the game: not as well as the engine could, and in ways people know from themselves.

use crate::board::{Board, Ply, mix};
use crate::evaluation::Evaluation;
use crate::{Level, Limits, Weights};

/// What a level looks at, and what escapes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Plies looked ahead, if limited.
    pub depth: Option<u32>,
    /// Nodes looked at, if limited.
    pub nodes: Option<u64>,
    /// Whether captures are followed to their end when the depth is used up.
    pub resolves: bool,
    /// How often in a hundred a capture of several jumps that is not yet on the board is not seen coming.
    pub overlooks: u64,
    /// Whether only the number of pieces counts.
    pub material: bool,
    /// By how much estimates are off at most, in hundredths of a piece.
    pub noise: i32,
}

const FULL: Sight = Sight {
    depth: None,
    nodes: None,
    resolves: true,
    overlooks: 0,
    material: false,
    noise: 0,
};

/// Memory for what has been searched, in bytes: as much as pays, and little for those who look little ahead.
const LARGE_TABLE: usize = 32 << 20;
const SMALL_TABLE: usize = 1 << 20;

impl Level {
    pub(crate) const fn sight(self) -> Sight {
        match self {
            Level::Page => Sight {
                depth: Some(1),
                resolves: false,
                material: true,
                noise: 60,
                ..FULL
            },
            Level::Squire => Sight {
                depth: Some(1),
                overlooks: 80,
                material: true,
                noise: 110,
                ..FULL
            },
            Level::Minstrel => Sight {
                depth: Some(3),
                overlooks: 38,
                material: true,
                noise: 72,
                ..FULL
            },
            Level::Falconer => Sight {
                depth: Some(3),
                overlooks: 25,
                noise: 45,
                ..FULL
            },
            Level::Knight => Sight {
                depth: Some(4),
                overlooks: 8,
                noise: 28,
                ..FULL
            },
            Level::Scribe => Sight {
                depth: Some(5),
                overlooks: 3,
                noise: 18,
                ..FULL
            },
            Level::Astronomer => Sight {
                depth: Some(8),
                noise: 8,
                ..FULL
            },
            Level::Perfect => Sight {
                nodes: Some(1_000_000),
                ..FULL
            },
        }
    }

    pub(crate) const fn limits(self) -> Limits {
        let Sight { depth, nodes, .. } = self.sight();
        Limits {
            depth,
            nodes,
            multi_pv: 1,
        }
    }

    pub(crate) const fn table_bytes(self) -> usize {
        match self {
            Level::Perfect => LARGE_TABLE,
            _ => SMALL_TABLE,
        }
    }
}

/// What a level overlooks, decided by chance but always the same on the same board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Blindness {
    pub resolves: bool,
    overlooks: u64,
    seed: u64,
}

impl Blindness {
    /// Sees everything.
    pub const NONE: Blindness = Blindness {
        resolves: true,
        overlooks: 0,
        seed: 0,
    };

    pub const fn new(sight: &Sight, seed: u64) -> Blindness {
        Blindness {
            resolves: sight.resolves,
            overlooks: sight.overlooks,
            seed,
        }
    }

    /// Whether anything can be overlooked at all.
    pub const fn is_possible(&self) -> bool {
        self.overlooks > 0
    }

    /// Whether the ply is not seen coming.
    pub fn overlooks(&self, board: &Board, ply: Ply) -> bool {
        ply.captured.count_ones() > 1
            && mix(board.pieces ^ mix(u64::from(ply.captured) ^ self.seed)) % 100 < self.overlooks
    }
}

impl Sight {
    pub(crate) fn evaluation(&self, fitted: Weights, seed: u64) -> Evaluation {
        let weights = if self.material {
            Weights::MATERIAL
        } else {
            fitted
        };
        Evaluation::new(weights, self.noise, seed)
    }
}
