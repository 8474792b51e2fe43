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
/// or without a length, or a draw; an open bound is the worst or the best of them. The distance of a certain win
/// never grows while the winner keeps to won positions. It may stay the same for some plies: the search looks on
/// from wins that are as far away as the one it began with until they are nearer, else it might wander among them
/// until the game is drawn by repetition.
pub trait Oracle: Debug + Send + Sync {
    /// Boards with more pieces than this, both sides together, are never asked for.
    fn max_pieces(&self) -> u32;

    /// What is known about the board, if anything.
    fn probe(&self, board: &Board) -> Option<Bounds>;
}
