use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Action, Move, Point};

/// What stands between the points of a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `-`; also between the points of a capture in the Berkeley form.
    Dash,
    /// `x` or `:`: the move is a capture.
    Capture,
}

/// A move as people write it: `d2-c3`, `d2c3`, `D2-C3`, `d2xb4xb2`, `d2:b4:b2`, `d2-b4-b2`, `d2xb2`, and
/// `*c3 d4-d3` for a turn that begins with a huff.
///
/// It names points; which move is meant only a position can tell, see [`Rules::read`](crate::Rules::read).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WrittenMove {
    huff: Option<Point>,
    points: Vec<Point>,
    separator: Option<Separator>,
}

/// More points than this are no move; the longest capture has 13.
const MAX_POINTS: usize = 13;

impl WrittenMove {
    /// The piece huffed before the move.
    pub const fn huff(&self) -> Option<Point> {
        self.huff
    }

    /// The points named, start first: none when the turn is only a huff, else two at least.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// What stands between the points; a capture sign when any is one, `None` when nothing does.
    pub const fn separator(&self) -> Option<Separator> {
        self.separator
    }
}

impl From<&Move> for WrittenMove {
    fn from(mv: &Move) -> WrittenMove {
        let (points, separator) = match &mv.action {
            Action::Step(step) => (vec![step.from(), step.to()], Some(Separator::Dash)),
            Action::Capture(capture) => {
                let points = std::iter::once(capture.from())
                    .chain(capture.landings())
                    .collect();
                (points, Some(Separator::Capture))
            }
            Action::None => (Vec::new(), None),
        };
        WrittenMove {
            huff: mv.huff,
            points,
            separator,
        }
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(huff) = self.huff {
            write!(f, "*{huff}")?;
            if !self.points.is_empty() {
                f.write_str(" ")?;
            }
        }
        let separator = match self.separator {
            Some(Separator::Dash) => "-",
            Some(Separator::Capture) => "x",
            None => "",
        };
        for (i, point) in self.points.iter().enumerate() {
            write!(f, "{}{point}", if i == 0 { "" } else { separator })?;
        }
        Ok(())
    }
}

/// A text that is not even a written move. `at` counts characters from the start of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseWrittenError {
    /// There is no text.
    Empty,
    /// There should be the name of a point.
    ExpectedPoint {
        /// Where.
        at: usize,
    },
    /// There should be a separator, a point or the end.
    Unexpected {
        /// What is there.
        found: char,
        /// Where.
        at: usize,
    },
    /// A single point is no move.
    OnePoint,
    /// No capture is that long.
    TooLong,
}

impl fmt::Display for ParseWrittenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseWrittenError::Empty => f.write_str("the move is empty"),
            ParseWrittenError::ExpectedPoint { at } => {
                write!(
                    f,
                    "at character {} there should be a point, a1 to e5",
                    at + 1
                )
            }
            ParseWrittenError::Unexpected { found, at } => {
                write!(
                    f,
                    "'{found}' at character {} does not belong in a move",
                    at + 1
                )
            }
            ParseWrittenError::OnePoint => {
                f.write_str("a move names at least two points, like d2-c3")
            }
            ParseWrittenError::TooLong => f.write_str("no capture has that many points"),
        }
    }
}

impl Error for ParseWrittenError {}

/// Reads one text from left to right.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn point(&mut self) -> Result<Point, ParseWrittenError> {
        let at = self.at;
        let point = self.text.get(at..at + 2).and_then(|name| name.parse().ok());
        self.at += 2;
        point.ok_or_else(|| ParseWrittenError::ExpectedPoint {
            at: self.characters(at),
        })
    }

    /// How many characters stand before this byte: dashes and the multiplication sign take more than one
    /// byte, and people count characters.
    fn characters(&self, at: usize) -> usize {
        self.text[..at].chars().count()
    }

    fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }
}

impl FromStr for WrittenMove {
    type Err = ParseWrittenError;

    fn from_str(text: &str) -> Result<WrittenMove, ParseWrittenError> {
        let mut reader = Reader {
            text: text.trim_end(),
            at: 0,
        };
        reader.skip_spaces();
        let mut written = WrittenMove {
            huff: None,
            points: Vec::new(),
            separator: None,
        };
        if reader.peek() == Some('*') {
            reader.at += 1;
            written.huff = Some(reader.point()?);
            reader.skip_spaces();
            if reader.peek().is_none() {
                return Ok(written);
            }
        }
        if reader.peek().is_none() {
            return Err(ParseWrittenError::Empty);
        }
        written.points.push(reader.point()?);
        while let Some(found) = reader.peek() {
            let separator = match found {
                '-' | '\u{2010}'..='\u{2014}' | '\u{2212}' => Some(Separator::Dash),
                'x' | 'X' | ':' | '\u{d7}' => Some(Separator::Capture),
                'a'..='e' | 'A'..='E' => None,
                _ => {
                    return Err(ParseWrittenError::Unexpected {
                        found,
                        at: reader.characters(reader.at),
                    });
                }
            };
            if separator.is_some() {
                reader.at += found.len_utf8();
            }
            if written.separator != Some(Separator::Capture) {
                written.separator = separator.or(written.separator);
            }
            written.points.push(reader.point()?);
            if written.points.len() > MAX_POINTS {
                return Err(ParseWrittenError::TooLong);
            }
        }
        if written.points.len() == 1 {
            Err(ParseWrittenError::OnePoint)
        } else {
            Ok(written)
        }
    }
}
