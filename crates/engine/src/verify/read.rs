//! Reading certificates.

use std::error::Error;
use std::fmt;
use std::str::{FromStr, Lines};

use alquerque_rules::Color;

use crate::tables::Value;

use super::{Certificate, Strategy};

/// A text that is not a certificate: the number of the line, from 1, and what should be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// What should stand there.
    pub expected: &'static str,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} should be {}", self.line, self.expected)
    }
}

impl Error for ReadError {}

struct Reader<'a> {
    lines: Lines<'a>,
    line: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.line += 1;
        self.lines.next()
    }

    fn error(&self, expected: &'static str) -> ReadError {
        ReadError {
            line: self.line,
            expected,
        }
    }

    /// The rest of the next line, which must begin with a word.
    fn field(&mut self, word: &str, expected: &'static str) -> Result<&'a str, ReadError> {
        self.next()
            .and_then(|line| line.strip_prefix(word)?.strip_prefix(' '))
            .ok_or_else(|| self.error(expected))
    }

    fn parsed<T: FromStr>(&mut self, word: &str, expected: &'static str) -> Result<T, ReadError> {
        let text = self.field(word, expected)?;
        text.parse().map_err(|_| self.error(expected))
    }

    /// The next strategy; `None` at the end.
    fn strategy(&mut self) -> Result<Option<Strategy>, ReadError> {
        let expected = "`strategy`, a side, `wins` or `holds`, and a number of moves";
        let Some(line) = self.next() else {
            return Ok(None);
        };
        let words: Vec<&str> = line.split(' ').collect();
        let &["strategy", side, claim, count] = words.as_slice() else {
            return Err(self.error(expected));
        };
        let side = Color::ALL
            .into_iter()
            .find(|color| color.to_string() == side);
        let wins = match claim {
            "wins" => Some(true),
            "holds" => Some(false),
            _ => None,
        };
        let (Some(side), Some(wins), Ok(count)) = (side, wins, count.parse::<usize>()) else {
            return Err(self.error(expected));
        };
        let mut moves = Vec::new();
        for _ in 0..count {
            let mv = self.next().ok_or_else(|| self.error("a move"))?;
            moves.push(mv.to_owned());
        }
        Ok(Some(Strategy { side, wins, moves }))
    }
}

impl FromStr for Certificate {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Certificate, ReadError> {
        let mut reader = Reader {
            lines: text.lines(),
            line: 0,
        };
        if reader.field("alquerque-certificate", "`alquerque-certificate 1`")? != "1" {
            return Err(reader.error("`alquerque-certificate 1`"));
        }
        let rules = reader.parsed("rules", "`rules` and the name of a rule set")?;
        let position = reader.parsed("position", "`position` and a position")?;
        let tables = reader.parsed("tables", "`tables` and a number of pieces")?;
        let expected = "`value` and win, draw or loss";
        let value = reader.field("value", expected)?;
        let value = Value::ALL
            .into_iter()
            .find(|known| known.to_string() == value)
            .ok_or_else(|| reader.error(expected))?;
        let mut strategies = Vec::new();
        while let Some(strategy) = reader.strategy()? {
            strategies.push(strategy);
        }
        Ok(Certificate {
            rules,
            position,
            tables,
            value,
            strategies,
        })
    }
}
