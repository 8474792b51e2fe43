use std::fmt;
use std::ops::BitOr;

use crate::{Color, Point, PointSet};

/// One of the eight directions of the lines, seen from White: north raises the rank, east the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Rank + 1.
    North,
    /// Rank + 1, file + 1; between strong points only.
    NorthEast,
    /// File + 1.
    East,
    /// Rank - 1, file + 1; between strong points only.
    SouthEast,
    /// Rank - 1.
    South,
    /// Rank - 1, file - 1; between strong points only.
    SouthWest,
    /// File - 1.
    West,
    /// Rank + 1, file - 1; between strong points only.
    NorthWest,
}

impl Direction {
    /// The eight directions, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// 0 for north to 7 for north-west, clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The change of (file, rank) of one step.
    pub const fn vector(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// Whether the direction is along a diagonal line.
    pub const fn is_diagonal(self) -> bool {
        self.index() % 2 == 1
    }

    /// The other way along the same lines.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self.index() + 4) % 8]
    }

    /// The change of a point's index of one step.
    pub(crate) const fn delta(self) -> i8 {
        let (file, rank) = self.vector();
        rank * 5 + file
    }

    /// [`delta`](Self::delta) as a left rotation of 32 bits.
    pub(crate) const fn rotation(self) -> u32 {
        (self.delta() as u32) & 31
    }

    /// The points with a line in this direction: where a step this way can start.
    pub const fn step_origins(self) -> PointSet {
        STEP_ORIGINS[self.index()]
    }

    /// The points with a line in this direction that goes on for a second step: where a jump can start.
    pub const fn jump_origins(self) -> PointSet {
        JUMP_ORIGINS[self.index()]
    }

    /// What the direction is for a side.
    pub const fn heading(self, side: Color) -> Heading {
        let (_, rank) = self.vector();
        match (rank, side) {
            (0, _) => Heading::Sideways,
            (1, Color::White) | (-1, Color::Black) => Heading::Forward,
            _ => Heading::Backward,
        }
    }
}

const STEP_ORIGINS: [PointSet; 8] = origins(1);
const JUMP_ORIGINS: [PointSet; 8] = origins(2);

/// For each direction, the points from which a line leads `length` steps that way without leaving the board.
/// A diagonal neighbour of a strong point is strong, so only the start has to be looked at.
const fn origins(length: i8) -> [PointSet; 8] {
    let mut table = [PointSet::EMPTY; 8];
    let mut d = 0;
    while d < 8 {
        let direction = Direction::ALL[d];
        let (file, rank) = direction.vector();
        let mut index = 0;
        while index < Point::COUNT as u8 {
            let point = Point::from_index(index);
            let end_file = point.file() as i8 + file * length;
            let end_rank = point.rank() as i8 + rank * length;
            let inside = end_file >= 0 && end_file < 5 && end_rank >= 0 && end_rank < 5;
            if inside && (point.is_strong() || !direction.is_diagonal()) {
                table[d] = table[d].with(point);
            }
            index += 1;
        }
        d += 1;
    }
    table
}

/// A direction seen by a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Heading {
    /// Towards the side's far row, straight or diagonal.
    Forward,
    /// Along the rank.
    Sideways,
    /// Towards the side's home row, straight or diagonal.
    Backward,
}

/// A set of headings: which ways a kind of move may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Headings(u8);

impl Headings {
    /// No way at all.
    pub const NONE: Headings = Headings(0);
    /// Forward only.
    pub const FORWARD: Headings = Headings(1 << Heading::Forward as u8);
    /// Sideways only.
    pub const SIDEWAYS: Headings = Headings(1 << Heading::Sideways as u8);
    /// Backward only.
    pub const BACKWARD: Headings = Headings(1 << Heading::Backward as u8);
    /// Forward and sideways.
    pub const ONWARD: Headings = Headings(Self::FORWARD.0 | Self::SIDEWAYS.0);
    /// Every way.
    pub const ANY: Headings = Headings(Self::ONWARD.0 | Self::BACKWARD.0);

    /// Whether this way is in the set.
    pub const fn contains(self, heading: Heading) -> bool {
        self.0 >> (heading as u8) & 1 == 1
    }

    /// Whether no way is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit a heading: forward 1, sideways 2, backward 4.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with these bits (see [`bits`](Self::bits)); higher bits are dropped.
    pub const fn from_bits(bits: u8) -> Headings {
        Headings(bits & Self::ANY.0)
    }
}

impl From<Heading> for Headings {
    fn from(heading: Heading) -> Headings {
        Headings(1 << heading as u8)
    }
}

impl BitOr for Headings {
    type Output = Headings;
    fn bitor(self, other: Headings) -> Headings {
        Headings(self.0 | other.0)
    }
}

impl fmt::Debug for Headings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = [Heading::Forward, Heading::Sideways, Heading::Backward];
        f.debug_set()
            .entries(all.into_iter().filter(|&h| self.contains(h)))
            .finish()
    }
}
