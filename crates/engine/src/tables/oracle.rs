//! The tables as the search asks them.

use alquerque_rules::{Color, Step};

use crate::oracle::{Bounds, Oracle};
use crate::score::Score;

use super::board::{Board, step_bits};
use super::edge::Forbidden;
use super::value::Value;
use super::{Kind, Tables};

/// What a piece more adds to the distance of a win: more than any distance on one board.
const PIECE: u32 = 128;

impl Oracle for Tables {
    fn max_pieces(&self) -> u32 {
        self.pieces() as u32
    }

    /// Wins and losses are ordered first by the pieces on the board, as each capture brings the end nearer;
    /// then by the plies to the next capture, or where the tables hold none by how many ranks the pieces have
    /// still to go.
    fn probe(&self, position: &crate::Board) -> Option<Bounds> {
        let board = Board::new(position.own().bits(), position.other().bits());
        let (own, other) = board.counts();
        if own + other > self.pieces() {
            return None;
        }
        let (value, distance) = match self.kind() {
            Kind::Plain => {
                let left = self.rules().set().quiet_plies;
                let left = left.map(|limit| limit.saturating_sub(position.quiet_plies()));
                // At a full count only a blocked side loses, which the search sees for itself.
                if left == Some(0) {
                    return None;
                }
                let entry = self.entry(board)?;
                let distance = u16::from(entry.distance.unwrap_or(0));
                match left {
                    Some(left) if distance > left => (Value::Draw, 0),
                    _ => (entry.value, u32::from(distance)),
                }
            }
            Kind::Memory => {
                let bits = |step: Step| step_bits(step, Color::White);
                let last = [position.own_last(), position.other_last()].map(|last| last.map(bits));
                let forbidden = Forbidden::after(last, board, self.open_edges(board))?;
                (self.settled(board, forbidden), ranks_to_go(board))
            }
        };
        let distance = PIECE * (own + other) as u32 + distance;
        Some(Bounds::exact(match value {
            Value::Win => Score::won(distance),
            Value::Draw => Score::DRAW,
            Value::Loss => Score::lost(distance),
        }))
    }
}

/// How many ranks all pieces together are from their far rows.
fn ranks_to_go(board: Board) -> u32 {
    let to_go = |pieces: u32| -> u32 {
        (0..5)
            .map(|rank| (4 - rank) * (pieces >> (5 * rank) & 31).count_ones())
            .sum()
    };
    to_go(board.own()) + to_go(board.turned().own())
}
