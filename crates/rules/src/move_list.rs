use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::position::words;
use crate::{ParseWrittenError, WrittenMove};

/// The moves of a game as text, numbered in pairs: `1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4`.
///
/// When the first move is the second of its pair it is written `3... d4-c3`. Reading takes the numbers or
/// leaves them out, and every way of writing a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MoveList {
    /// The number of the first move; 0 is written as 1.
    pub number: u32,
    /// Whether the first move is the second of its pair.
    pub second: bool,
    /// The moves.
    pub moves: Vec<WrittenMove>,
}

impl fmt::Display for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.number.max(1);
        for (i, mv) in self.moves.iter().enumerate() {
            let half = i as u32 + u32::from(self.second);
            let space = if i == 0 { "" } else { " " };
            match half % 2 {
                0 => write!(f, "{space}{}. {mv}", first.saturating_add(half / 2))?,
                _ if i == 0 => write!(f, "{first}... {mv}")?,
                _ => write!(f, " {mv}")?,
            }
        }
        Ok(())
    }
}

/// A text that is not a list of moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseMoveListError {
    /// Which move, counted from 1.
    pub index: usize,
    /// The word that should be a move.
    pub word: String,
    /// Where the word begins, in characters.
    pub at: usize,
    /// What is wrong with it; its own `at` counts from the start of the word.
    pub error: ParseWrittenError,
}

impl fmt::Display for ParseMoveListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {} ({}): {}", self.index, self.word, self.error)
    }
}

impl Error for ParseMoveListError {}

impl FromStr for MoveList {
    type Err = ParseMoveListError;

    fn from_str(text: &str) -> Result<MoveList, ParseMoveListError> {
        let mut list = MoveList {
            number: 1,
            ..MoveList::default()
        };
        let mut huff: Option<(usize, String)> = None;
        for (at, word) in words(text) {
            let (number, mv) = split_number(word);
            if let Some((value, dots)) = number.filter(|_| list.moves.is_empty() && huff.is_none())
            {
                list.number = value.max(1);
                list.second = dots > 1;
            }
            if mv.is_empty() {
                continue;
            }
            let at = at + word.len() - mv.len();
            let (at, word) = match huff.take() {
                Some((start, first)) => (start, format!("{first} {mv}")),
                None if mv.starts_with('*') && mv.len() <= 3 => {
                    huff = Some((at, mv.to_owned()));
                    continue;
                }
                None => (at, mv.to_owned()),
            };
            list.read(at, word)?;
        }
        if let Some((at, word)) = huff {
            list.read(at, word)?;
        }
        Ok(list)
    }
}

impl MoveList {
    fn read(&mut self, at: usize, word: String) -> Result<(), ParseMoveListError> {
        match word.parse() {
            Ok(mv) => self.moves.push(mv),
            Err(error) => {
                return Err(ParseMoveListError {
                    index: self.moves.len() + 1,
                    word,
                    at,
                    error,
                });
            }
        }
        Ok(())
    }
}

/// Splits `3.` or `3...` off the front of a word: the number, how many dots, and the rest.
fn split_number(word: &str) -> (Option<(u32, usize)>, &str) {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after.trim_start_matches('.');
    let dots = after.len() - rest.len();
    match word[..word.len() - after.len()].parse() {
        Ok(number) if dots > 0 || rest.is_empty() => (Some((number, dots)), rest),
        _ => (None, word),
    }
}
