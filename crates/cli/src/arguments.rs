//! What several subcommands take.

use alquerque_rules::{Position, Rules};

use crate::failure::Failure;

/// Reads a position from its words: one quoted argument, or several.
///
/// # Errors
/// When the words are no position.
pub fn position(words: &[String]) -> Result<Position, Failure> {
    words
        .join(" ")
        .parse()
        .map_err(|error| Failure::input("The position cannot be read", error))
}

/// Reads a position that may be left out: without any words it is the start.
///
/// # Errors
/// When the words are no position.
pub fn position_or_start(words: &[String], rules: &Rules) -> Result<Position, Failure> {
    if words.is_empty() {
        Ok(rules.start())
    } else {
        position(words)
    }
}
