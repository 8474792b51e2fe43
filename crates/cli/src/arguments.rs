//! What several subcommands take.

use std::fs;
use std::path::Path;
use std::time::Duration;

use alquerque_engine::verify::Certificate;
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

/// Reads a certificate that `prove` has written.
///
/// # Errors
/// When the file cannot be read, or holds no certificate.
pub fn certificate(path: &Path) -> Result<Certificate, Failure> {
    let file = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::input(&format!("{file} cannot be read"), error))?;
    text.parse()
        .map_err(|error| Failure::input(&format!("{file} is not a certificate"), error))
}

/// Reads a time for clap.
///
/// # Errors
/// When the text is not a number of seconds above 0.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    Duration::try_from_secs_f64(number)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "a time is more than 0 seconds".to_owned())
}
