//! The pieces of both sides as the evaluation counts with them.

use crate::board::Board;

/// A set of points twice in one word: as the side to move sees it in the low half, as the opponent sees it in
/// the high half. A shift goes one way in the low half and the opposite way in the high half, so four shifts
/// do for eight directions.
pub(crate) type View2 = u64;

/// The points of the board in both halves.
const POINTS: View2 = 0x01ff_ffff_01ff_ffff;

/// The shifts of east, north-west, north and north-east.
pub(crate) const SHIFTS: [u32; 4] = [1, 4, 5, 6];

/// A set in both halves.
pub(crate) const fn doubled(set: u32) -> View2 {
    set as u64 | ((set.reverse_bits() >> 7) as u64) << 32
}

/// The pieces of both sides.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sides {
    pub own: View2,
    pub other: View2,
}

impl Sides {
    #[inline]
    pub fn of(board: &Board) -> Sides {
        const LOW: u64 = u32::MAX as u64;
        let (seen, turned) = (board.pieces, board.pieces.reverse_bits() >> 7);
        Sides {
            own: seen & LOW | turned & !LOW,
            other: seen >> 32 | turned << 32,
        }
    }

    /// As if the opponent were to move.
    #[inline]
    pub fn swapped(self) -> Sides {
        Sides {
            own: self.other.rotate_left(32),
            other: self.own.rotate_left(32),
        }
    }

    /// For each shift, where steps from these origins end.
    #[inline]
    pub fn steps(self, origins: &[View2; 4]) -> [View2; 4] {
        let empty = !(self.own | self.other) & POINTS;
        std::array::from_fn(|i| (self.own & origins[i]) << SHIFTS[i] & empty)
    }

    /// For each shift, where jumps from these origins land.
    #[inline]
    pub fn jumps(self, origins: &[View2; 4]) -> [View2; 4] {
        let empty = !(self.own | self.other) & POINTS;
        std::array::from_fn(|i| {
            let over = (self.own & origins[i]) << SHIFTS[i] & self.other;
            over << SHIFTS[i] & empty
        })
    }
}

/// How many moves end in these sets. Diagonal lines join strong points, whose bits are even, so that two
/// directions fit into one word.
#[inline]
pub(crate) fn count([east, north_west, north, north_east]: [View2; 4]) -> i32 {
    let diagonal = north_west | north_east << 1;
    (east.count_ones() + north.count_ones() + diagonal.count_ones()) as i32
}

/// Whether there is a move at all.
#[inline]
pub(crate) fn any(ends: [View2; 4]) -> bool {
    ends[0] | ends[1] | ends[2] | ends[3] != 0
}
