//! Ranking of sets: the combinatorial number system.

use alquerque_rules::Point;

/// A power of two above the number of points, so that masked numbers need no bounds check.
const SIZE: usize = 32;
const MASK: usize = SIZE - 1;

/// Binomial coefficients, by points then pieces; 0 beyond the board.
const CHOOSE: [[u32; SIZE]; SIZE] = {
    let mut table = [[0; SIZE]; SIZE];
    let mut n = 0;
    while n <= Point::COUNT {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// In how many ways `pieces` can stand on `points` points.
#[inline]
pub(crate) fn choose(points: usize, pieces: usize) -> u32 {
    CHOOSE[points][pieces]
}

/// The place of a set among all sets of its size, in the order of their bits.
#[inline]
pub(crate) fn rank(set: u32) -> u32 {
    let mut rest = set;
    let (mut rank, mut k) = (0, 1);
    while rest != 0 {
        rank += CHOOSE[rest.trailing_zeros() as usize & MASK][k & MASK];
        rest &= rest - 1;
        k += 1;
    }
    rank
}

/// The place of `set` among all sets of its size that keep clear of `taken`.
#[inline]
pub(crate) fn rank_beside(set: u32, taken: u32) -> u32 {
    // The points that are taken are left out, from the highest down.
    let (mut left, mut close) = (taken, set);
    while left != 0 {
        let point = 31 - left.leading_zeros();
        let below = (1 << point) - 1;
        close = close & below | close >> 1 & !below;
        left &= below;
    }
    rank(close)
}

/// The next larger set of the same size; above the 25 points when there is none.
pub(crate) fn next_set(set: u32) -> u32 {
    let lowest = set & set.wrapping_neg();
    let carried = set + lowest;
    carried | (((set ^ carried) / lowest) >> 2)
}
