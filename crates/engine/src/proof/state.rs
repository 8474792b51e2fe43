//! Positions as the proof search sees them: what decides the value, and nothing else.

use alquerque_rules::Position;

use crate::tables::{Board, Edge, Forbidden, Tables, Value};

/// A position seen by the side to move, with what the rules remember of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct State {
    pub board: Board,
    pub forbidden: Forbidden,
    /// Plies without a capture, where the rules count them; else 0.
    pub quiet: u16,
}

impl State {
    /// The state of a position. `None` for last steps that no game leads to.
    pub fn of(tables: &Tables, position: &Position) -> Option<State> {
        let counted = tables.rules().set().quiet_plies.is_some();
        let quiet = if counted { position.quiet_plies() } else { 0 };
        Some(State {
            board: Board::of(position),
            forbidden: tables.forbidden(position)?,
            quiet: u16::try_from(quiet).unwrap_or(u16::MAX),
        })
    }

    /// A number for all of it but the count of quiet plies, different for different states.
    pub fn key(self) -> u64 {
        let edge = |edge: Option<Edge>| edge.map_or(31, |edge| u64::from(edge.0));
        self.board.packed() | edge(self.forbidden.own) << 50 | edge(self.forbidden.other) << 55
    }

    /// The value to the side to move where nothing needs to be searched: on boards that are in the tables, and
    /// where the count of quiet plies is full.
    pub fn known(self, tables: &Tables) -> Option<Value> {
        let pieces = self.board.pieces();
        if let Some(limit) = tables.rules().set().quiet_plies
            && self.quiet >= limit
        {
            let blocked = self.successors(tables).is_empty();
            return Some(if blocked { Value::Loss } else { Value::Draw });
        }
        if self.board.own() == 0 {
            return Some(Value::Loss);
        }
        if pieces <= tables.pieces() {
            return Some(tables.value_of(self.board, self.forbidden, self.quiet));
        }
        None
    }

    /// What the legal moves lead to, seen by the other side; equal states once.
    pub fn successors(self, tables: &Tables) -> Vec<State> {
        let moves = tables.moves();
        let mut states: Vec<State> = Vec::new();
        moves.captures(self.board, &mut |after| {
            let state = self.then(tables, after, None, 0);
            if !states.contains(&state) {
                states.push(state);
            }
            true
        });
        if states.is_empty() {
            let counted = tables.rules().set().quiet_plies.is_some();
            let quiet = if counted { self.quiet + 1 } else { 0 };
            moves.steps(self.board, |ends, after| {
                let edge = tables.remembered_edge(ends);
                if edge.is_none() || edge != self.forbidden.own {
                    states.push(self.then(tables, after, edge, quiet));
                }
                true
            });
        }
        states
    }

    /// The state after a move, from the board that the mover sees then and the edge it may not go back along.
    fn then(self, tables: &Tables, after: Board, edge: Option<Edge>, quiet: u16) -> State {
        let board = after.turned();
        let own = self.forbidden.other.map(Edge::turned);
        State {
            board,
            forbidden: Forbidden {
                own: own.filter(|edge| tables.open_edges(board).own & edge.bit() != 0),
                other: edge.map(Edge::turned),
            },
            quiet,
        }
    }
}
