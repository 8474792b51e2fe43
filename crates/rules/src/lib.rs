//! The rules of Alquerque, the game from which draughts came.
//!
//! A [`RuleSet`] is plain data; [`Rules`] is the same data prepared for quick move generation. A
//! [`Position`] is everything that decides which moves are legal, a [`Game`] is a start position and the
//! turns played from it, with undo, redo and every way of ending.
//!
//! ```
//! use alquerque_rules::{Game, Preset, Rules};
//!
//! let rules = Rules::from(Preset::Free);
//! let mut game = Game::new(rules);
//! game.play_text("d2-c3")?;
//! assert_eq!(game.legal_moves().len(), 2);
//! game.play_text("b4xd2")?;
//! assert_eq!(
//!     game.position().to_string(),
//!     "bbbbb/b1bbb/bb1ww/wwwbw/wwwww w d2c3 - 0 2",
//! );
//! # Ok::<(), alquerque_rules::PlayError>(())
//! ```
//!
//! The crate depends on nothing; the feature `serde` adds serialisation of rule sets, positions and moves.

mod bare;
mod clause;
mod color;
mod direction;
mod explain;
mod game;
mod move_gen;
mod move_list;
mod moves;
mod perft;
mod point;
mod point_set;
mod position;
mod rule_set;
mod rules;
#[cfg(feature = "serde")]
mod serde_text;
mod symmetry;
mod threats;
mod trail;
mod written;

pub use clause::{Clause, ParseClauseError, ParseRuleSetError};
pub use color::Color;
pub use direction::{Direction, Heading, Headings};
pub use explain::IllegalMove;
pub use game::{DrawReason, Game, Outcome, PlayError, Turn, WinReason};
pub use move_list::{MoveList, ParseMoveListError};
pub use moves::{Action, Capture, Effect, Move, ParseMoveError, Step};
pub use perft::{perft, perft_merged};
pub use point::{ParsePointError, Point};
pub use point_set::PointSet;
pub use position::{ParsePositionError, Position, PositionError, PositionField, Setup};
pub use rule_set::{
    Completion, Obligation, ParsePresetError, Preset, RuleSet, RuleSetError, SIDE_PIECES,
};
pub use rules::Rules;
pub use symmetry::Symmetry;
pub use written::{ParseWrittenError, Separator, WrittenMove};
