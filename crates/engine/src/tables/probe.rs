//! Looking positions up.

use alquerque_rules::{Color, Heading, Move, Position};

use super::board::{Board, step_bits};
use super::edge::{Edge, Forbidden, OpenEdges, open_edges};
use super::value::{Code, Value};
use super::{Kind, Table, TableValues, Tables};

/// What the tables say of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The value to the side to move.
    ///
    /// It is the truth for a game that starts at the position, its counter of quiet plies and its last steps
    /// included. Where repetition draws the game, a draw is the truth whatever was played before; a win or
    /// loss is the truth unless some position that the winner has to pass through has already stood twice.
    pub value: Value,
    /// For a win or loss under rules that allow returning: in how many plies the winner can force the next
    /// capture, or the end, such that what follows is still won. The loser takes as long as possible. 1 when
    /// the side to move can capture, 0 when it has lost already or the value is a draw. `None` where the
    /// tables hold no distances.
    pub distance: Option<u8>,
}

impl Entry {
    const fn new(value: Value, distance: u8) -> Entry {
        Entry {
            value,
            distance: Some(distance),
        }
    }
}

impl Tables {
    /// The value of a position; `None` when it has too many pieces.
    pub fn probe(&self, position: &Position) -> Option<Entry> {
        let board = Board::of(position);
        let (own, other) = board.counts();
        if own + other > self.pieces() {
            return None;
        }
        let limit = self.rules().set().quiet_plies;
        let left = limit.map(|limit| u32::from(limit).saturating_sub(position.quiet_plies()));
        if left == Some(0) && self.rules().has_move(position) {
            return Some(Entry::new(Value::Draw, 0));
        }
        match self.kind() {
            Kind::Plain => {
                let entry = self.entry(board)?;
                let reached = left
                    .zip(entry.distance)
                    .is_none_or(|(left, distance)| u32::from(distance) <= left);
                Some(if reached {
                    entry
                } else {
                    Entry::new(Value::Draw, 0)
                })
            }
            Kind::Memory => {
                let value = match self.forbidden(position) {
                    Some(forbidden) => self.settled(board, forbidden),
                    None => self.best_answer(position)?,
                };
                Some(Entry {
                    value,
                    distance: None,
                })
            }
        }
    }

    /// What the last steps of a position forbid. `None` for steps that no game leads to.
    pub(crate) fn forbidden(&self, position: &Position) -> Option<Forbidden> {
        match self.kind() {
            Kind::Plain => Some(Forbidden::default()),
            Kind::Memory => {
                let board = Board::of(position);
                let side = position.side();
                let bits = |color| position.last(color).map(|step| step_bits(step, side));
                let last = [bits(side), bits(!side)];
                Forbidden::after(last, board, self.open_edges(board))
                    .filter(|_| !self.forbids_forward(position))
            }
        }
    }

    /// The edge of a step with these ends that its side may not go back along in its next turn.
    pub(crate) fn remembered_edge(&self, ends: u32) -> Option<Edge> {
        match self.kind() {
            Kind::Plain => None,
            Kind::Memory => Edge::of_ends(ends),
        }
    }

    /// The value of a board in the tables, after so many plies without a capture.
    pub(crate) fn value_of(&self, board: Board, forbidden: Forbidden, quiet: u16) -> Value {
        match (self.kind(), self.rules().set().quiet_plies) {
            (Kind::Plain, Some(limit)) => match self.entry(board) {
                Some(entry)
                    if u32::from(entry.distance.unwrap_or(0)) + u32::from(quiet)
                        <= u32::from(limit) =>
                {
                    entry.value
                }
                _ => Value::Draw,
            },
            _ => self.settled(board, forbidden),
        }
    }

    /// Whether a last step, one that no game leads to, forbids a step forward. The tables hold no value for
    /// that; at the latest two plies on it is forgotten.
    fn forbids_forward(&self, position: &Position) -> bool {
        Color::ALL.into_iter().any(|color| {
            position.last(color).is_some_and(|last| {
                let back = last.to().line_to(last.from());
                back.is_some_and(|direction| {
                    direction.heading(color) != Heading::Sideways
                        && self
                            .rules()
                            .step_origins(color, direction)
                            .contains(last.to())
                })
            })
        })
    }

    /// The best of what the moves lead to.
    fn best_answer(&self, position: &Position) -> Option<Value> {
        let value = |mv: &Move| {
            let next = self.rules().play(position, mv);
            self.probe(&next).map(|entry| -entry.value)
        };
        let moves = self.rules().moves(position);
        let values: Option<Vec<Value>> = moves.iter().map(value).collect();
        Some(values?.into_iter().max().unwrap_or(Value::Loss))
    }

    /// Value and distance at counter 0, under rules without memory.
    pub(super) fn entry(&self, board: Board) -> Option<Entry> {
        let (own, other) = board.counts();
        if own == 0 {
            return Some(Entry::new(Value::Loss, 0));
        }
        if self.moves().can_capture(board) {
            let value = self.value_by_captures(board, None);
            let distance = u8::from(value != Value::Draw);
            return Some(Entry::new(value, distance));
        }
        if other == 0 {
            return Some(self.alone(board, None));
        }
        let table = self.table(own, other)?;
        match &table.values {
            TableValues::Codes(codes) => {
                let code = Code(codes[table.index.find(board)?.entry]);
                Some(Entry::new(code.value(), code.distance()))
            }
            TableValues::Rows(_) => None,
        }
    }

    /// The mover against nothing: it wins by any step, or is blocked on its far row and loses.
    fn alone(&self, board: Board, forbidden: Option<Edge>) -> Entry {
        let mut entry = Entry::new(Value::Loss, 0);
        self.moves().steps(board, |ends, _| {
            let legal = forbidden.is_none() || Edge::of_ends(ends) != forbidden;
            if legal {
                entry = Entry::new(Value::Win, 1);
            }
            !legal
        });
        entry
    }

    /// The value of a board with fewer pieces than some table under construction, or with a capture to make.
    pub(super) fn settled(&self, board: Board, forbidden: Forbidden) -> Value {
        if self.moves().can_capture(board) {
            return self.value_by_captures(board, forbidden.other);
        }
        let (own, other) = board.counts();
        if own == 0 {
            return Value::Loss;
        }
        let stored = |table| self.stored(table, board, forbidden);
        self.table(own, other)
            .and_then(stored)
            .unwrap_or_else(|| self.alone(board, forbidden.own).value)
    }

    /// The value in a table; `None` when the mover can capture.
    #[inline]
    fn stored(&self, table: &Table, board: Board, forbidden: Forbidden) -> Option<Value> {
        let found = table.index.find(board)?;
        match &table.values {
            TableValues::Codes(codes) => Some(Code(codes[found.entry]).value()),
            TableValues::Rows(rows) => {
                let image = |edge: Edge| {
                    if found.mirrored {
                        edge.mirrored()
                    } else {
                        edge
                    }
                };
                let row = match forbidden.other {
                    None => rows.row(found.entry, None, 0),
                    Some(edge) => {
                        let open = self.open_edges(board).other;
                        let open = if found.mirrored {
                            mirrored_edges(open)
                        } else {
                            open
                        };
                        rows.row(found.entry, Some(image(edge)), open)
                    }
                };
                Some(row.value(forbidden.own.map(image)))
            }
        }
    }

    /// The value of a board on which the mover can capture, when the other side may then not step along an
    /// edge.
    pub(super) fn value_by_captures(&self, board: Board, forbidden: Option<Edge>) -> Value {
        let mut best = Value::Loss;
        self.moves().captures(board, &mut |after| {
            let after = after.turned();
            let own = forbidden
                .map(Edge::turned)
                .filter(|edge| self.open_edges(after).own & edge.bit() != 0);
            let answer = self.settled(after, Forbidden { own, other: None });
            best = best.max(-answer);
            best != Value::Win
        });
        best
    }

    /// The edges along which each side could step if it were to move.
    pub(crate) fn open_edges(&self, board: Board) -> OpenEdges {
        let empty = board.empty();
        OpenEdges {
            own: open_edges(board.own(), empty, self.moves().sideways_origins(true)),
            other: open_edges(board.other(), empty, self.moves().sideways_origins(false)),
        }
    }
}

/// A set of edges with left and right changed.
fn mirrored_edges(edges: u32) -> u32 {
    let swapped = (edges & 0x55555) << 1 | (edges & 0xaaaaa) >> 1;
    (swapped & 0x33333) << 2 | (swapped & 0xccccc) >> 2
}
