//! The values of one board under the return rule: a byte for each edge that the other side may be forbidden.

use super::edge::{EDGES, Edge};
use super::value::Value;

/// The value to the mover, given what the other side may not do, for every edge the mover may be forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Row(pub u8);

const PAIRS: [(Value, Value); 3] = [
    (Value::Win, Value::Draw),
    (Value::Win, Value::Loss),
    (Value::Draw, Value::Loss),
];

impl Row {
    /// The same value whatever is forbidden.
    pub fn even(value: Value) -> Row {
        Row(value as u8)
    }

    /// `best` unless this edge is forbidden, then `second`, which must be worse.
    pub fn with_only_move(best: Value, edge: Edge, second: Value) -> Row {
        let pair = PAIRS
            .iter()
            .position(|&pair| pair == (best, second))
            .unwrap_or(0);
        Row(3 + pair as u8 * EDGES as u8 + edge.0)
    }

    /// The value when the mover may not step along this edge.
    #[inline]
    pub fn value(self, forbidden: Option<Edge>) -> Value {
        match (self.0, self.edge()) {
            (0, _) => Value::Loss,
            (1, _) => Value::Draw,
            (2, _) | (_, None) => Value::Win,
            (code, edge) => {
                let (best, second) = PAIRS[usize::from((code - 3) / EDGES as u8) % 3];
                if forbidden == edge { second } else { best }
            }
        }
    }

    /// Whether the value is the same whatever is forbidden.
    pub fn is_even(self) -> bool {
        self.0 < 3
    }

    /// The edge that matters.
    pub fn edge(self) -> Option<Edge> {
        let edge = self.0.checked_sub(3)? % EDGES as u8;
        Some(Edge(edge))
    }

    /// The same with left and right changed.
    pub fn mirrored(self) -> Row {
        self.with_edge(Edge::mirrored)
    }

    /// The same as this side sees it when it is given as White sees it.
    pub fn seen_by(self, side: usize) -> Row {
        self.with_edge(|edge| edge.seen_by(side))
    }

    fn with_edge(self, image: impl Fn(Edge) -> Edge) -> Row {
        match self.edge() {
            None => self,
            Some(edge) => Row(self.0 - edge.0 + image(edge).0),
        }
    }
}

/// Set in an entry's byte when the row depends on what the other side is forbidden.
pub(crate) const VARIES: u8 = 128;

/// The rows of a table's entries.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    /// For each entry its row when the other side is free, and [`VARIES`].
    pub free: Vec<u8>,
    /// The entries whose row varies, in order, and where in `others` their rows begin.
    pub varying: Vec<(u32, u32)>,
    /// Rows of the varying entries, one for each edge open to the other side, in the order of the edges.
    pub others: Vec<u8>,
}

impl Rows {
    /// Sets the rows of an entry, once: when the other side is free, and for each edge open to it.
    pub fn set(&mut self, entry: usize, free: Row, others: impl Iterator<Item = Row> + Clone) {
        let varies = others.clone().any(|row| row != free);
        if varies && self.free[entry] & VARIES == 0 {
            self.varying.push((entry as u32, self.others.len() as u32));
            self.others.extend(others.map(|row| row.0));
        }
        self.free[entry] = free.0 | if varies { VARIES } else { 0 };
    }

    /// To be called when every entry is set and before any row is asked for.
    pub fn order(&mut self) {
        self.varying.sort_unstable();
    }

    /// The row of an entry when the other side may not step along `forbidden`, one of its `open` edges.
    #[inline]
    pub fn row(&self, entry: usize, forbidden: Option<Edge>, open: u32) -> Row {
        let free = self.free[entry];
        let Some(edge) = forbidden.filter(|_| free & VARIES != 0) else {
            return Row(free & !VARIES);
        };
        let at = self
            .varying
            .binary_search_by_key(&(entry as u32), |&(entry, _)| entry);
        let before = (open & (edge.bit() - 1)).count_ones();
        at.ok()
            .map(|at| (self.varying[at].1 + before) as usize)
            .and_then(|at| self.others.get(at))
            .map_or(Row(free & !VARIES), |&row| Row(row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_falls_to_the_second_value_at_its_edge_only() {
        for (best, second) in PAIRS {
            for edge in (0..EDGES as u8).map(Edge) {
                let row = Row::with_only_move(best, edge, second);
                assert!(row.0 < VARIES);
                for forbidden in (0..EDGES as u8).map(Edge) {
                    let value = if forbidden == edge { second } else { best };
                    assert_eq!(row.value(Some(forbidden)), value);
                    assert_eq!(row.mirrored().value(Some(forbidden.mirrored())), value);
                }
                assert_eq!(row.value(None), best);
            }
        }
    }
}
