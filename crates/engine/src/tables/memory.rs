//! Building the tables of one material where a step may not take a piece back.
//!
//! What a side may not do in its next turn is part of the position (see [`super::edge`]), so an entry holds a
//! value for every pair of forbidden edges. The best of the mover's moves is the same for all edges it might be
//! forbidden, unless the only best move is the forbidden one: a byte, the row, says all about one forbidden
//! edge of the other side.
//!
//! Steps never go back, so a forward step leads to a board that is further on and is never left by steps for one
//! that is less far. Between forward steps and captures the pieces only slide along their ranks without
//! passing each other: the boards that can be reached from each other by sideways steps form a group. Groups
//! are solved one at a time, those furthest on first, in little memory. In a group, wins and losses are raised
//! until nothing changes; what is left can be held for ever without losing and is drawn.

use super::Tables;
use super::board::{ALL, Bits, Board};
use super::edge::{EDGES, Edge, open_edges};
use super::index::Index;
use super::rows::{Row, Rows, VARIES};
use super::slide::{Key, RowWords};
use super::value::Value;

/// The bit of all forward steps together, beside those of the sideways steps by edge.
const FORWARD: u32 = 1 << EDGES;

/// The building of one pair of tables, in slices. The indices are finished before.
#[derive(Debug)]
pub(crate) struct Memory {
    halves: Vec<(usize, Index, Rows)>,
    words: RowWords,
    groups: Vec<Key>,
    next: usize,
}

/// One group while it is solved. Everything is seen by White; side 0 is White, 1 is Black.
struct Group<'a> {
    words: &'a RowWords,
    strides: [usize; 5],
    /// White's pieces and Black's.
    boards: Vec<[u32; 2]>,
    /// For each side to move.
    sides: [SideToMove; 2],
    units: Vec<Unit>,
}

#[derive(Default)]
struct SideToMove {
    /// For each board the edges along which this side could step.
    open: Vec<u32>,
    /// For each board the number of its first unit; units of a board are for the edges that the other side
    /// may not step along: first none, then each open one. `None` on a board on which this side can capture.
    first: Vec<Option<u32>>,
}

/// A sideways step of a unit that is not yet known to win or to lose.
struct Pending {
    unit: u32,
    edge: u32,
    /// The unit of the other side's turn after the step, and what is forbidden to it then.
    answer: u32,
    forbidden: u32,
}

/// What is known of the moves of one side on one board with one edge forbidden to the other side.
#[derive(Debug, Clone, Copy, Default)]
struct Unit {
    /// Moves that win.
    wins: u32,
    /// Moves that do not lose, as far as known.
    holds: u32,
    /// Sideways moves that were not known to win or to lose before the group is settled; none once it is certain
    /// that the unit is won.
    open: u32,
}

impl Unit {
    fn value(self, forbidden: u32) -> Value {
        if self.wins & !forbidden != 0 {
            Value::Win
        } else if self.holds & !forbidden != 0 {
            Value::Draw
        } else {
            Value::Loss
        }
    }

    fn add(&mut self, mv: u32, value: Value) {
        match value {
            Value::Win => self.wins |= mv,
            Value::Draw => {}
            Value::Loss => self.holds &= !mv,
        }
        // Two winning moves, or one that is never forbidden, make a win whatever is forbidden.
        if self.wins & FORWARD != 0 || !(self.wins == 0 || self.wins.is_power_of_two()) {
            self.open = 0;
        }
    }

    fn row(self) -> Row {
        let best = self.value(0);
        let among = match best {
            Value::Win => self.wins,
            Value::Draw => self.holds,
            Value::Loss => 0,
        };
        if among.is_power_of_two() && among != FORWARD {
            let edge = Edge(among.trailing_zeros() as u8);
            Row::with_only_move(best, edge, self.value(among))
        } else {
            Row::even(best)
        }
    }
}

impl Memory {
    /// Prepares the tables with these indices: for `a` pieces against `b`, and for `b` against `a` unless
    /// they are the same.
    pub fn new(a: usize, b: usize, indices: Vec<(usize, Index)>) -> Memory {
        let words = RowWords::new();
        let halves = indices.into_iter().map(|(own, index)| {
            let free = vec![0; index.entries()];
            let rows = Rows {
                free,
                ..Rows::default()
            };
            (own, index, rows)
        });
        Memory {
            halves: halves.collect(),
            groups: words.groups(a, b),
            words,
            next: 0,
        }
    }

    pub fn is_done(&self) -> bool {
        self.next == self.groups.len()
    }

    /// From 0 to 1.
    pub fn progress(&self) -> f32 {
        self.next as f32 / self.groups.len().max(1) as f32
    }

    /// Works until about `budget` boards have been looked at; answers how much of it is left, 0 when there is
    /// more to do.
    pub fn advance(&mut self, tables: &Tables, mut budget: u64) -> u64 {
        while budget > 0 && !self.is_done() {
            let mut group = Group::new(&self.words, &self.groups[self.next], tables);
            group.look_out(tables, &self.halves);
            group.settle();
            group.write(&mut self.halves);
            self.next += 1;
            budget = budget.saturating_sub(8 * group.boards.len() as u64);
        }
        budget
    }

    /// The finished tables: how many pieces the mover has, the index, and the rows.
    pub fn finish(mut self) -> Vec<(usize, Index, Rows)> {
        for (_, _, rows) in &mut self.halves {
            rows.order();
        }
        self.halves
    }
}

impl<'a> Group<'a> {
    fn new(words: &'a RowWords, key: &Key, tables: &Tables) -> Group<'a> {
        let boards = words.boards(key);
        let side = |side: usize| {
            let origins = tables.moves().sideways_origins(side == 0);
            let open =
                |board: &[u32; 2]| open_edges(board[side], !(board[0] | board[1]) & ALL, origins);
            SideToMove {
                open: boards.iter().map(open).collect(),
                ..SideToMove::default()
            }
        };
        Group {
            words,
            strides: words.strides(key),
            sides: [side(0), side(1)],
            units: Vec::new(),
            boards,
        }
    }

    /// Makes the units and gives them the moves that leave the group: forward steps, and sideways steps that
    /// let the other side capture.
    fn look_out(&mut self, tables: &Tables, halves: &[(usize, Index, Rows)]) {
        for side in 0..2 {
            for number in 0..self.boards.len() {
                let board = seen_by(side, self.boards[number]);
                let first = if tables.moves().can_capture(board) {
                    None
                } else {
                    let first = self.units.len();
                    let (own, other) = (self.sides[side].open[number], self.open(1 - side, number));
                    look_forward(
                        (tables, halves),
                        (side, board),
                        (own, other),
                        &mut self.units,
                    );
                    look_sideways(tables, (side, board), own, &mut self.units[first..]);
                    Some(first as u32)
                };
                self.sides[side].first.push(first);
            }
        }
    }

    fn open(&self, side: usize, number: usize) -> u32 {
        self.sides[side].open[number]
    }

    /// Raises wins and losses until nothing changes.
    fn settle(&mut self) {
        let mut pending = self.pending();
        let mut changed = true;
        while changed {
            changed = false;
            pending.retain(|step| {
                if self.units[step.unit as usize].open & step.edge == 0 {
                    return false;
                }
                let answer = self.units[step.answer as usize].value(step.forbidden);
                if answer == Value::Draw {
                    return true;
                }
                self.units[step.unit as usize].add(step.edge, -answer);
                changed = true;
                false
            });
        }
    }

    fn pending(&self) -> Vec<Pending> {
        let mut pending = Vec::new();
        for side in 0..2 {
            for number in 0..self.boards.len() {
                let Some(first) = self.sides[side].first[number] else {
                    continue;
                };
                let forbidden = self.open(1 - side, number);
                let last = first + forbidden.count_ones();
                let units = &self.units[first as usize..=last as usize];
                let open = units.iter().fold(0, |open, unit| open | unit.open);
                for edge in Bits(open) {
                    let after = self.after(side, number, edge);
                    // Steps that let the other side capture are closed from the start, so there are units.
                    let Some(answer) = self.sides[1 - side].first[after] else {
                        continue;
                    };
                    let answer = answer + 1 + (self.open(side, after) & (edge - 1)).count_ones();
                    let still = self.open(1 - side, after);
                    let free = std::iter::once(0).chain(Bits(forbidden));
                    let units = (first..).zip(units).zip(free);
                    let units = units.filter(|((_, unit), _)| unit.open & edge != 0);
                    pending.extend(units.map(|((unit, _), forbidden)| Pending {
                        unit,
                        edge,
                        answer,
                        forbidden: forbidden & still,
                    }));
                }
            }
        }
        pending
    }

    /// The board after a side's step along an edge.
    fn after(&self, side: usize, number: usize, edge: u32) -> usize {
        let edge = Edge(edge.trailing_zeros() as u8);
        let before = self.boards[number];
        let mut after = before;
        after[side] ^= edge.ends();
        let rank = u32::from(edge.0 / 4);
        let place = |board: [u32; 2]| self.words.place(board, rank) * self.strides[rank as usize];
        number + place(after) - place(before)
    }

    /// Writes what has been found into the tables.
    fn write(&self, halves: &mut [(usize, Index, Rows)]) {
        for (side, to_move) in self.sides.iter().enumerate() {
            for (number, first) in to_move.first.iter().enumerate() {
                let Some(first) = *first else { continue };
                let board = seen_by(side, self.boards[number]);
                let half = half_of(halves, board);
                let (_, index, rows) = &mut halves[half];
                let Some(found) = index.find(board) else {
                    continue;
                };
                let edge = |bit: u32| {
                    let edge = Edge(bit.trailing_zeros() as u8).seen_by(side);
                    if found.mirrored {
                        edge.mirrored()
                    } else {
                        edge
                    }
                };
                let row = |unit: usize| {
                    let row = self.units[unit].row().seen_by(side);
                    if found.mirrored { row.mirrored() } else { row }
                };
                let first = first as usize;
                let mut others: Vec<(Edge, Row)> = (first + 1..)
                    .zip(Bits(self.open(1 - side, number)))
                    .map(|(unit, bit)| (edge(bit), row(unit)))
                    .collect();
                others.sort_unstable_by_key(|&(edge, _)| edge);
                rows.set(found.entry, row(first), others.iter().map(|&(_, row)| row));
            }
        }
    }
}

/// The board as this side sees it.
fn seen_by(side: usize, board: [u32; 2]) -> Board {
    let [own, other] = board;
    let board = Board::new(own, other);
    if side == 0 { board } else { board.turned() }
}

fn half_of(halves: &[(usize, Index, Rows)], board: Board) -> usize {
    usize::from(halves[0].0 != board.counts().0)
}

/// Makes the units of a board, with what its forward steps are worth. Edges are White's, the board is seen by
/// the side to move.
fn look_forward(
    (tables, halves): (&Tables, &[(usize, Index, Rows)]),
    (side, board): (usize, Board),
    (own, other): (u32, u32),
    units: &mut Vec<Unit>,
) {
    let mut best = None;
    // Answers that depend on what the other side may not do: the row, and the edges still open to it.
    let mut rows: Vec<(Row, u32)> = Vec::new();
    tables.moves().steps(board, |ends, after| {
        if Edge::of_ends(ends).is_some() {
            return true;
        }
        let after = after.turned();
        let value = if tables.moves().can_capture(after) {
            -tables.value_by_captures(after, None)
        } else {
            let row = free_row(halves, after);
            if !row.is_even() {
                rows.push((row, tables.open_edges(after).own));
            }
            -row.value(None)
        };
        best = best.max(Some(value));
        value != Value::Win
    });
    let free = std::iter::once(0).chain(Bits(other));
    for bit in free {
        let forbidden = (bit != 0).then(|| Edge(bit.trailing_zeros() as u8).seen_by(1 - side));
        let forward = rows
            .iter()
            .map(|&(row, open)| {
                let still = forbidden.filter(|edge| open & edge.bit() != 0);
                Some(-row.value(still))
            })
            .fold(best, Option::max);
        let mut unit = Unit {
            wins: 0,
            holds: own | if forward.is_some() { FORWARD } else { 0 },
            open: own,
        };
        if let Some(value) = forward {
            unit.add(FORWARD, value);
        }
        units.push(unit);
    }
}

/// The row of a board of the same material when its other side is free.
fn free_row(halves: &[(usize, Index, Rows)], board: Board) -> Row {
    let (_, index, rows) = &halves[half_of(halves, board)];
    match index.find(board) {
        Some(found) => {
            let row = Row(rows.free[found.entry] & !VARIES);
            if found.mirrored { row.mirrored() } else { row }
        }
        // Not reached: the caller has seen that the mover cannot capture.
        None => Row::even(Value::Draw),
    }
}

/// Gives the units of a board the sideways steps that let the other side capture.
fn look_sideways(tables: &Tables, (side, board): (usize, Board), own: u32, units: &mut [Unit]) {
    if units.iter().all(|unit| unit.open == 0) {
        return;
    }
    for bit in Bits(own) {
        let edge = Edge(bit.trailing_zeros() as u8).seen_by(side);
        let after = Board::new(board.own() ^ edge.ends(), board.other()).turned();
        if !tables.moves().can_capture(after) {
            continue;
        }
        let value = -tables.value_by_captures(after, Some(edge.turned()));
        for unit in units.iter_mut().filter(|unit| unit.open & bit != 0) {
            unit.open &= !bit;
            unit.add(bit, value);
        }
    }
}
