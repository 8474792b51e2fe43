use crate::{Direction, Point, PointSet};

/// One of the eight symmetries of the board. All of them map lines to lines and strong points to strong ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

const SWAP: u8 = 1;
const FLIP_FILES: u8 = 2;
const FLIP_RANKS: u8 = 4;

impl Symmetry {
    /// Leaves every point where it is.
    pub const IDENTITY: Symmetry = Symmetry(0);
    /// Left and right changed: file `a` becomes `e`.
    pub const MIRROR: Symmetry = Symmetry(FLIP_FILES);
    /// Half a turn: `a1` becomes `e5`. With the colours swapped it maps the start onto itself.
    pub const HALF_TURN: Symmetry = Symmetry(FLIP_FILES | FLIP_RANKS);

    /// All eight, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(Symmetry)
    }

    /// Where the point goes.
    pub const fn point(self, point: Point) -> Point {
        let (mut file, mut rank) = (point.file(), point.rank());
        if self.0 & SWAP != 0 {
            (file, rank) = (rank, file);
        }
        if self.0 & FLIP_FILES != 0 {
            file = 4 - file;
        }
        if self.0 & FLIP_RANKS != 0 {
            rank = 4 - rank;
        }
        Point::from_index(rank * 5 + file)
    }

    /// Where the points of the set go.
    pub fn set(self, points: PointSet) -> PointSet {
        points.into_iter().map(|p| self.point(p)).collect()
    }

    /// What the direction becomes.
    pub fn direction(self, direction: Direction) -> Direction {
        let centre = Point::from_index(12);
        centre
            .step(direction)
            .and_then(|end| self.point(centre).line_to(self.point(end)))
            .unwrap_or(direction)
    }
}
