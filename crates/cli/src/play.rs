use std::io::{self, Write};

use alquerque_rules::{Game, MoveList, Rules};
use clap::Args;

use crate::arguments::position_or_start;
use crate::failure::Failure;

/// Play moves; print the position they lead to, and `ongoing` or who has won or that it is a draw, and why
///
/// Moves may be written in any way people write them, with or without move numbers.
#[derive(Args)]
pub struct Play {
    /// The rule set
    rules: Rules,
    /// Where to play from, instead of the start
    #[arg(long, value_name = "POSITION")]
    from: Option<String>,
    /// The moves, like d2-c3 or d2xb4xb2
    #[arg(value_name = "MOVE", num_args = 0..)]
    moves: Vec<String>,
}

impl Play {
    pub fn run(self) -> Result<(), Failure> {
        let rules = self.rules;
        let mut position: Vec<String> = self.from.into_iter().collect();
        let fields = match &position[..] {
            [board] if !board.trim().contains(char::is_whitespace) => fields(&self.moves),
            _ => 0,
        };
        position.extend_from_slice(&self.moves[..fields]);
        let start = position_or_start(&position, &rules)?;
        let list: MoveList = self.moves[fields..]
            .join(" ")
            .parse()
            .map_err(|error| Failure::input("The moves cannot be read", error))?;
        let mut game = Game::from_position(rules, start);
        for (number, mv) in (1..).zip(&list.moves) {
            game.play_written(mv).map_err(|error| {
                let what = format!("Move {number} ({mv}) cannot be played");
                Failure::input(&what, error)
            })?;
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{}", game.position())?;
        match game.outcome() {
            Some(outcome) => writeln!(out, "{outcome}")?,
            None => writeln!(out, "ongoing")?,
        }
        Ok(())
    }
}

/// How many of the words behind an unquoted board belong to the position rather than to the moves. The side to
/// move is no move. Two last steps look like moves, so they count only when one of them is a dash or when the
/// two counters, which are no moves either, follow them.
fn fields(words: &[String]) -> usize {
    let is_number = |word: &String| word.parse::<u32>().is_ok();
    let numbers = |words: &[String]| words.len() >= 2 && words[..2].iter().all(is_number);
    match words {
        [side, rest @ ..] if side == "w" || side == "b" => match rest {
            [_, _, counters @ ..] if numbers(counters) => 5,
            [white, black, ..] if white == "-" || black == "-" => 3,
            _ => 1,
        },
        _ => 0,
    }
}
