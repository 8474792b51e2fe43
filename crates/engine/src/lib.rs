//! The engine that plays Alquerque.
//!
//! [`Engine`] searches positions of any rule set and says what it found; [`Player`] is the opponent at one of
//! eight [`Level`]s. Both think in slices and know no clock and no thread, so that the same code runs in a web
//! worker and natively. An [`Oracle`] adds exact values, such as those of the endgame
//! [`tables`]. [`proof`] finds the value of larger positions, [`verify`] checks such proofs, and a
//! [`book`] keeps a winning strategy in few bytes.

mod board;
pub mod book;
mod engine;
mod evaluation;
mod key;
mod level;
mod movement;
mod oracle;
mod order;
mod player;
mod plies;
pub mod proof;
mod score;
mod search;
mod sight;
mod table;
pub mod tables;
#[cfg(test)]
mod tests;
pub mod verify;
mod views;
mod weights;

pub use board::Board;
pub use engine::{Engine, Limits, Line, Progress, Status};
pub use evaluation::{FEATURES, Weights, features};
pub use level::{Level, ParseLevelError};
pub use oracle::{Bounds, Oracle};
pub use player::Player;
pub use score::{Score, ScoreKind};
