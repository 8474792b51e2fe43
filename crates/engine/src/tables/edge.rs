//! Sideways steps, and which of them the return rule forbids.
//!
//! Where steps go forward and sideways only, the one step that can take a piece back is a sideways one. Between
//! two neighbouring points of a rank there is at most one sideways step of a side, from the point it holds to
//! the empty one; so a step is named by that edge, and what a side may not do in its next turn is an edge or
//! none.

use super::board::Board;

/// How many edges there are: four on each of five ranks.
pub(crate) const EDGES: usize = 20;

/// The four edges of a rank as bits of points: each by its western end.
const WESTERN_ENDS: u32 = 0b01111_01111_01111_01111_01111;

/// One edge; rank by rank, from the west, as the mover sees the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Edge(pub u8);

impl Edge {
    /// The edge between two points given by their bits, when they are neighbours on a rank.
    pub fn of_ends(ends: u32) -> Option<Edge> {
        let west = ends.trailing_zeros();
        let neighbours = ends == 3 << west && WESTERN_ENDS >> west & 1 == 1;
        neighbours.then(|| Edge((west / 5 * 4 + west % 5) as u8))
    }

    /// The edge's bit in a set of edges.
    pub fn bit(self) -> u32 {
        1 << self.0
    }

    /// The two points it joins.
    pub fn ends(self) -> u32 {
        3 << (u32::from(self.0) / 4 * 5 + u32::from(self.0) % 4)
    }

    /// The edge after half a turn of the board.
    pub fn turned(self) -> Edge {
        Edge(EDGES as u8 - 1 - self.0)
    }

    /// The edge as this side sees it when it is given as White sees it, and the other way round.
    pub fn seen_by(self, side: usize) -> Edge {
        if side == 0 { self } else { self.turned() }
    }

    /// The edge with left and right changed.
    pub fn mirrored(self) -> Edge {
        Edge(self.0 ^ 3)
    }
}

/// The edges along which pieces that may step east from `origins[0]` and west from `origins[1]` have a step.
pub(crate) fn open_edges(pieces: u32, empty: u32, origins: [u32; 2]) -> u32 {
    let east = pieces & origins[0] & (empty >> 1);
    let west = ((pieces & origins[1]) >> 1) & empty;
    let ends = (east | west) & WESTERN_ENDS;
    (0..5).fold(0, |edges, rank| {
        edges | (ends >> (5 * rank) & 15) << (4 * rank)
    })
}

/// What each side may not do in its next turn, as far as it matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Forbidden {
    /// A step of the side to move.
    pub own: Option<Edge>,
    /// A step of the other side.
    pub other: Option<Edge>,
}

/// The edges open to each side on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenEdges {
    pub own: u32,
    pub other: u32,
}

impl Forbidden {
    /// What is forbidden after the last steps of the mover and of the other side, start and end of each as the
    /// mover sees them. `None` when the other side may not go back to a point that the mover stands on: whether
    /// that matters is seen a ply later.
    pub fn after(
        last: [Option<(u32, u32)>; 2],
        board: Board,
        open: OpenEdges,
    ) -> Option<Forbidden> {
        let [own, other] = last;
        if other.is_some_and(|(from, to)| board.own() & from != 0 && board.other() & to != 0) {
            return None;
        }
        let edge = |last: Option<(u32, u32)>, open: u32| {
            let (from, to) = last?;
            Edge::of_ends(from | to).filter(|edge| open & edge.bit() != 0)
        };
        Some(Forbidden {
            own: edge(own, open.own),
            other: edge(other, open.other),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_named_by_its_ends() {
        for index in 0..EDGES as u8 {
            let edge = Edge(index);
            assert_eq!(Edge::of_ends(edge.ends()), Some(edge));
            assert_eq!(edge.mirrored().mirrored(), edge);
        }
        assert_eq!(Edge::of_ends(1 << 4 | 1 << 5), None);
        assert_eq!(Edge::of_ends(1 | 1 << 5), None);
    }

    #[test]
    fn a_step_needs_a_piece_and_an_empty_point() {
        let origins = [super::super::board::ALL; 2];
        assert_eq!(open_edges(0b00001, 0b11110, origins), 0b0001);
        assert_eq!(open_edges(0b00110, 0b11001, origins), 0b0101);
        assert_eq!(open_edges(0b11111, 0, origins), 0);
    }
}
