use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{Direction, Point};

/// A set of points, one bit a point; bit 0 is `a1`, bit 24 is `e5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct PointSet(u32);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);
    /// All 25 points.
    pub const ALL: PointSet = PointSet((1 << 25) - 1);

    /// The set with these bits; bits above the 25th are dropped.
    pub const fn from_bits(bits: u32) -> PointSet {
        PointSet(bits & Self::ALL.0)
    }

    /// One bit a point, `a1` lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The five points of a rank, counted from 0.
    pub const fn rank(rank: u8) -> PointSet {
        PointSet::from_bits(0b11111 << (rank * 5))
    }

    /// How many points.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the point is in the set.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 == 1
    }

    /// The lowest point (`a1` first).
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Some(Point::from_index(self.0.trailing_zeros() as u8))
        }
    }

    /// This set and the other; `|` for constants.
    #[must_use]
    pub(crate) const fn and(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }

    /// This set and the point.
    #[must_use]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | point.set().0)
    }

    /// This set without the point.
    #[must_use]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !point.set().0)
    }

    /// Every point moved one along a direction. The caller keeps to points that have such a neighbour
    /// ([`Direction::step_origins`]); the rotation would bring the others round the edge.
    #[inline]
    pub(crate) const fn shifted(self, direction: Direction) -> PointSet {
        PointSet(self.0.rotate_left(direction.rotation()))
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = PointSetIter;

    fn into_iter(self) -> PointSetIter {
        PointSetIter(self)
    }
}

/// The points of a set, lowest first.
#[derive(Debug, Clone)]
pub struct PointSetIter(PointSet);

impl Iterator for PointSetIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for PointSetIter {}
impl FusedIterator for PointSetIter {}

impl BitAnd for PointSet {
    type Output = PointSet;
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = PointSet;
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitXor for PointSet {
    type Output = PointSet;
    fn bitxor(self, other: PointSet) -> PointSet {
        PointSet(self.0 ^ other.0)
    }
}

impl Sub for PointSet {
    type Output = PointSet;
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = PointSet;
    fn not(self) -> PointSet {
        PointSet(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for PointSet {
    fn bitxor_assign(&mut self, other: PointSet) {
        self.0 ^= other.0;
    }
}
