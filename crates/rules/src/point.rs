use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Direction, PointSet};

/// One of the 25 points of the board, `a1` … `e5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// How many points the board has.
    pub const COUNT: usize = 25;

    /// The point with this index: `a1` is 0, `b1` is 1, …, `e5` is 24. `None` from 25 on.
    pub const fn new(index: u8) -> Option<Point> {
        if index < Self::COUNT as u8 {
            Some(Point(index))
        } else {
            None
        }
    }

    /// The point on this file and rank, both counted from 0 (`a` and rank 1). `None` off the board.
    pub const fn at(file: u8, rank: u8) -> Option<Point> {
        if file < 5 && rank < 5 {
            Some(Point(rank * 5 + file))
        } else {
            None
        }
    }

    /// For tables and iterators of this crate, whose indices are below 25 by construction.
    pub(crate) const fn from_index(index: u8) -> Point {
        debug_assert!(index < Self::COUNT as u8);
        Point(index)
    }

    /// All points, `a1`, `b1`, … `e5`.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Point)
    }

    /// 0 for `a1` to 24 for `e5`, along the ranks.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for file `a` to 4 for file `e`.
    pub const fn file(self) -> u8 {
        self.0 % 5
    }

    /// 0 for rank 1 to 4 for rank 5.
    pub const fn rank(self) -> u8 {
        self.0 / 5
    }

    /// Whether diagonal lines meet here. Corners and centre are strong; strong and weak alternate.
    pub const fn is_strong(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// The set of just this point.
    pub const fn set(self) -> PointSet {
        PointSet::from_bits(1 << self.0)
    }

    /// The neighbour in this direction, if a line leads there.
    pub fn step(self, direction: Direction) -> Option<Point> {
        direction
            .step_origins()
            .contains(self)
            .then(|| Point((self.0 as i8 + direction.delta()) as u8))
    }

    /// The point two along the same line in this direction, where a jump lands.
    pub fn jump(self, direction: Direction) -> Option<Point> {
        direction
            .jump_origins()
            .contains(self)
            .then(|| Point((self.0 as i8 + 2 * direction.delta()) as u8))
    }

    /// The direction of the line that joins this point with a neighbour.
    pub fn line_to(self, other: Point) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&d| self.step(d) == Some(other))
    }

    /// The direction of the jump from this point to another.
    pub fn jump_to(self, other: Point) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&d| self.jump(d) == Some(other))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsePointError;

impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a point is a file from a to e and a rank from 1 to 5, like c3")
    }
}

impl Error for ParsePointError {}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads `a1` … `e5`; the file may be a capital.
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParsePointError);
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Point::at(file, rank.wrapping_sub(b'1')).ok_or(ParsePointError)
    }
}
