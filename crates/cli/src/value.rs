use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::{Tables, Value};
use alquerque_rules::{Position, Preset, Rules};
use clap::Args;

use crate::arguments::{position_or_start, seconds};
use crate::endgames::TablesToUse;
use crate::failure::Failure;

/// How many states are looked into between two looks at the clock: some tens of milliseconds.
const SLICE: u64 = 20_000;

/// States remembered for each of the two questions of a proof: at most 3.2 gigabytes, and 4.8 while it grows.
const CAPACITY: usize = 100_000_000;

/// Find the value of a position under perfect play: win, draw or loss for the side to move
///
/// What cannot be decided in the time given, or in some 6 gigabytes of memory, is `unknown`, followed by what is known of it, as in `unknown: draw
/// or win`. Repetition draws the game where the rule set says so; the game is taken to begin at the position.
#[derive(Args)]
pub struct ValueCommand {
    /// The rule set
    rules: Preset,
    /// The position, instead of the start
    #[arg(num_args = 0..)]
    position: Vec<String>,
    /// Search for so long, the tables not counted
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    #[command(flatten)]
    tables: TablesToUse,
}

impl ValueCommand {
    pub fn run(self) -> Result<(), Failure> {
        let position = position_or_start(&self.position, &Rules::from(self.rules))?;
        let pieces =
            position.pieces(position.side()).len() + position.pieces(!position.side()).len();
        // A position that is in the tables needs no larger ones.
        let tables = self
            .tables
            .get(self.rules, self.tables.tables.min(pieces as u8))?;
        let proof = search(&tables, &position, self.seconds)?;
        writeln!(io::stdout().lock(), "{}", in_words(proof.bounds()))?;
        Ok(())
    }
}

/// Searches for the value of a position until it is known, or the time or the memory is used up; for a win of
/// either side at the same time.
///
/// # Errors
/// When there can be no such position in a game.
pub fn search(
    tables: &Tables,
    position: &Position,
    time: Option<Duration>,
) -> Result<Proof, Failure> {
    let begun = Instant::now();
    let mut proof = Proof::new(tables, position, CAPACITY)
        .map_err(|error| Failure::input("There is no value to find", error))?;
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        for question in proof.questions() {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed)
                    && question.advance(tables, SLICE) == ProofStatus::Working
                {
                    if time.is_some_and(|time| begun.elapsed() >= time) {
                        return;
                    }
                }
                if question.is_yes() {
                    over.store(true, Ordering::Relaxed);
                }
            });
        }
    });
    Ok(proof)
}

/// The value, or what is known of it.
pub fn in_words((lower, upper): (Value, Value)) -> String {
    match (lower, upper) {
        _ if lower == upper => lower.to_string(),
        (Value::Loss, Value::Win) => "unknown: loss, draw or win".to_owned(),
        _ => format!("unknown: {lower} or {upper}"),
    }
}
