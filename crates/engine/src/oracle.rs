use std::fmt::Debug;

use crate::{Board, Score};

/// What is known for certain about a position: its score lies between these, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// At least this.
    pub lower: Score,
    /// At most this.
    pub upper: Score,
}

impl Bounds {
    /// A score that is known.
    pub const fn exact(score: Score) -> Bounds {
        Bounds {
            lower: score,
            upper: score,
        }
    }
}

/// A source of exact values, such as endgame tables, that the search asks inside its tree.
///
/// Answers must hold whatever was played before. They must be of certain kinds only: a win or loss, in plies
/// or without a length, or a draw; an open bound is the worst or the best of them. A certain win must lead to
/// a move whose answer has a smaller distance, else the search may wander among won positions.
pub trait Oracle: Debug + Send + Sync {
    /// Boards with more pieces than this, both sides together, are never asked for.
    fn max_pieces(&self) -> u32;

    /// What is known about the board, if anything.
    fn probe(&self, board: &Board) -> Option<Bounds>;
}
