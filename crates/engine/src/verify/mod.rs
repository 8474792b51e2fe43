//! Checking certificates with nothing but the rules and the tables.
//!
//! This shares no code with the search that writes certificates (see [`proof`](crate::proof)); the form is told
//! in docs/engine.md. A strategy is walked through: from each position one move of its side, as written, and
//! every legal move of the other side, down to positions in the tables or at the end of the game. Nothing is
//! taken on trust but the tables.

mod read;
mod walk;

use alquerque_rules::{Color, Position, Preset};

use crate::tables::Value;

pub use read::ReadError;
pub(crate) use walk::Place;
pub use walk::Wrong;

/// A certificate as read; [`check`](Self::check) says whether it is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The rule set.
    pub rules: Preset,
    /// The position.
    pub position: Position,
    /// The strategies go down to positions with so many pieces, both sides together.
    pub tables: usize,
    /// The value claimed, to the side to move.
    pub value: Value,
    strategies: Vec<Strategy>,
}

/// The moves of one side, in the order of the walk.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Strategy {
    side: Color,
    /// Whether it is to win, or only not to lose.
    wins: bool,
    moves: Vec<String>,
}

impl Certificate {
    /// The side that wins and its moves in the order of the walk, when the value claimed is no draw.
    pub(crate) fn winning_strategy(&self) -> Option<(Color, &[String])> {
        let strategy = self.strategies.first().filter(|strategy| strategy.wins)?;
        Some((strategy.side, &strategy.moves))
    }
}
