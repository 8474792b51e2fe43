//! Endgame tables as a source of exact values for the search.

use alquerque_rules::{Color, Position, Setup};

use crate::score::WIN;
use crate::tables::{Tables, Value};
use crate::{Board, Bounds, Oracle, Score};

/// More than any distance of the tables: with fewer pieces a win is nearer, whatever its distance.
const STAGE: u32 = 128;

impl Oracle for Tables {
    fn max_pieces(&self) -> u32 {
        self.pieces() as u32
    }

    /// The distance of a win counts captures first, for the tables' own distance is that to the next one. Where
    /// they hold none, the score is a bound, so that the search looks for a way to make headway.
    fn probe(&self, board: &Board) -> Option<Bounds> {
        let entry = Tables::probe(self, &position(board)?)?;
        let stages = STAGE * (board.own().len() + board.other().len()) as u32;
        let won = Score::won(stages + u32::from(entry.distance.unwrap_or(0)));
        Some(match (entry.value, entry.distance) {
            (Value::Draw, _) => Bounds::exact(Score::DRAW),
            (Value::Win, Some(_)) => Bounds::exact(won),
            (Value::Loss, Some(_)) => Bounds::exact(-won),
            (Value::Win, None) => Bounds {
                lower: won,
                upper: Score::from_value(WIN),
            },
            (Value::Loss, None) => Bounds {
                lower: Score::from_value(-WIN),
                upper: -won,
            },
        })
    }
}

/// The board as a position of White's: rule sets treat both sides alike.
fn position(board: &Board) -> Option<Position> {
    Position::new(Setup {
        white: board.own(),
        black: board.other(),
        side: Color::White,
        last: [board.own_last(), board.other_last()],
        huffable: board.huffable(),
        quiet_plies: u32::from(board.quiet_plies()),
        move_number: 1,
    })
    .ok()
}
