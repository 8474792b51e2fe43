//! The lines of the board strung on one another, so that a step along any of them is a shift by one bit.
//!
//! The sixteen lines have 72 points when each counts its own. Where one line ends another may begin, and the
//! two share the point; eight can be saved like that, which leaves as many as a word has bits. A place on this
//! trail is a *spot*; a point has one for each of its lines, but for those that share.

use crate::{Direction, Point, PointSet};

/// A set of spots, one bit a spot. Where it stands for a set of points, it has all spots of each.
pub(crate) type Spots = u64;

/// The pieces of the trail, each by the points where it begins, turns and ends. No line leads from the end of
/// one to the start of the next.
const PIECES: [&str; 8] = [
    "a1e1e5a5a1e5",
    "e1a5",
    "c1e3c5a3c1c5",
    "a3e3",
    "a2e2",
    "a4e4",
    "b1b5",
    "d1d5",
];

/// The point of each spot.
const POINTS: [Point; 64] = points();

/// The spots of each point, by its index.
const SPOTS: [Spots; Point::COUNT] = spots_of_points();

/// For each spot, the spots of its point.
pub(crate) const SAME: [Spots; 64] = ends(0, 0);

/// For each spot, the spots of its point and of the next up the trail.
pub(crate) const STEP_ENDS: [Spots; 64] = ends(0, 1);

/// For each spot, the spots of the points before and after it.
pub(crate) const JUMP_ENDS: [Spots; 64] = ends(1, 1);

/// For each direction, by its index, the spots from which a line leads that way up the trail.
const UP: [Spots; 8] = up();

const fn points() -> [Point; 64] {
    let mut points = [Point::from_index(0); 64];
    let mut spot = 0;
    let mut piece = 0;
    while piece < PIECES.len() {
        let corners = PIECES[piece].as_bytes();
        let (mut file, mut rank) = (corners[0], corners[1]);
        points[spot] = Point::from_index((rank - b'1') * 5 + file - b'a');
        spot += 1;
        let mut next = 2;
        while next < corners.len() {
            while file != corners[next] || rank != corners[next + 1] {
                file = one_nearer(file, corners[next]);
                rank = one_nearer(rank, corners[next + 1]);
                points[spot] = Point::from_index((rank - b'1') * 5 + file - b'a');
                spot += 1;
            }
            next += 2;
        }
        piece += 1;
    }
    assert!(spot == 64);
    points
}

const fn one_nearer(from: u8, to: u8) -> u8 {
    if from < to {
        from + 1
    } else if from > to {
        from - 1
    } else {
        from
    }
}

const fn spots_of_points() -> [Spots; Point::COUNT] {
    let mut table = [0; Point::COUNT];
    let mut spot = 0;
    while spot < 64 {
        table[POINTS[spot].index()] |= 1 << spot;
        spot += 1;
    }
    table
}

/// For each spot, the spots of the points so far down and so far up the trail; none where it is too short.
const fn ends(down: usize, up: usize) -> [Spots; 64] {
    let mut table = [0; 64];
    let mut spot = down;
    while spot + up < 64 {
        table[spot] = SPOTS[POINTS[spot - down].index()] | SPOTS[POINTS[spot + up].index()];
        spot += 1;
    }
    table
}

const fn up() -> [Spots; 8] {
    let mut table = [0; 8];
    let mut spot = 0;
    while spot < 63 {
        let from = POINTS[spot];
        let mut d = 0;
        while d < 8 {
            let end = from.index() as i8 + Direction::ALL[d].delta();
            if Direction::ALL[d].step_origins().contains(from)
                && end == POINTS[spot + 1].index() as i8
            {
                table[d] |= 1 << spot;
            }
            d += 1;
        }
        spot += 1;
    }
    table
}

/// The spots of these points.
pub(crate) fn spots(points: PointSet) -> Spots {
    points
        .into_iter()
        .fold(0, |spots, point| spots | SPOTS[point.index()])
}

/// The spots from which a line leads this way and this many steps up the trail.
pub(crate) fn leading_up(direction: Direction, length: u32) -> Spots {
    (0..length).fold(!0, |spots, step| spots & UP[direction.index()] >> step)
}

/// The lower spot of the line between two neighbours.
pub(crate) fn edge(from: Point, to: Point) -> Spots {
    let [from, to] = [SPOTS[from.index()], SPOTS[to.index()]];
    from & to >> 1 | to & from >> 1
}

#[cfg(test)]
mod tests {
    use super::{edge, leading_up, spots};
    use crate::{Direction, Point, PointSet};

    #[test]
    fn every_line_is_on_the_trail_once() {
        for direction in Direction::ALL {
            let opposite = direction.opposite();
            for (length, origins) in [(1, direction.step_origins()), (2, direction.jump_origins())]
            {
                let up = leading_up(direction, length);
                let down = leading_up(opposite, length) << length;
                for point in Point::all() {
                    let starts = (up | down) & spots(point.set());
                    let expected = u32::from(origins.contains(point));
                    assert_eq!(starts.count_ones(), expected, "{point} {direction:?}");
                }
            }
        }
    }

    #[test]
    fn neighbours_have_one_edge() {
        for point in Point::all() {
            for neighbour in Direction::ALL.into_iter().filter_map(|d| point.step(d)) {
                let there = edge(point, neighbour);
                assert_eq!(there.count_ones(), 1, "{point} {neighbour}");
                assert_eq!(there, edge(neighbour, point));
            }
        }
    }

    #[test]
    fn no_spot_is_left_over() {
        assert_eq!(spots(PointSet::ALL), !0);
    }
}
