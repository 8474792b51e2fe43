use std::io::{self, Write};
use std::time::{Duration, Instant};

use alquerque_engine::{Engine, Limits, Status};
use alquerque_rules::{Game, PlayError, Rules};
use clap::{ArgGroup, Args};

use crate::arguments::{position_or_start, seconds};
use crate::failure::Failure;

/// How much is searched between two looks at the clock: a few milliseconds.
const SLICE: u64 = 20_000;

/// Search for the best move; print the move, its score and the line, each on a line of its own
///
/// The score is for the side to move: pieces ahead, like +0.35, or `win in 7` plies. The line is the best play
/// of both sides as far as it was searched, the moves separated by spaces.
#[derive(Args)]
#[command(group(ArgGroup::new("limit").required(true).args(["depth", "seconds"])))]
pub struct Best {
    /// The rule set
    rules: Rules,
    /// The position, instead of the start
    #[arg(num_args = 0..)]
    position: Vec<String>,
    /// Search so many plies deep; from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Search for so long
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
}

impl Best {
    pub fn run(self) -> Result<(), Failure> {
        let rules = self.rules;
        let position = position_or_start(&self.position, &rules)?;
        let game = Game::from_position(rules.clone(), position);
        if let Some(outcome) = game.outcome() {
            return Err(Failure::input(
                "There is no move to find",
                PlayError::Over(outcome),
            ));
        }
        let begun = Instant::now();
        let mut engine = Engine::new(rules);
        engine.begin(
            &game,
            Limits {
                depth: self.depth,
                ..Limits::default()
            },
        );
        while engine.advance(SLICE) == Status::Running {
            let time_over = self.seconds.is_some_and(|time| begun.elapsed() >= time);
            // However short the time, one move is found.
            if time_over && !engine.progress().lines.is_empty() {
                break;
            }
        }
        let progress = engine.progress();
        let line = progress
            .lines
            .first()
            .ok_or_else(|| Failure::Input("There is no move to find".to_owned()))?;
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        let mut out = io::stdout().lock();
        writeln!(out, "{}", moves.first().map_or("", String::as_str))?;
        writeln!(out, "{}", line.score)?;
        writeln!(out, "{}", moves.join(" "))?;
        Ok(())
    }
}
