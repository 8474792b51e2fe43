//! The text forms: every accepted way of writing, and every error with its place.

mod move_lists;
mod moves;
mod positions;
mod reading;
mod refusals;
mod rule_sets;
#[cfg(feature = "serde")]
mod serde_forms;
mod small;
#[path = "../strategies/mod.rs"]
mod strategies;
