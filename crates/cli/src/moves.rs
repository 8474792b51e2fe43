use std::io::{self, BufWriter, Write};

use alquerque_rules::Rules;
use clap::Args;

use crate::arguments::position;
use crate::failure::Failure;

/// List the legal moves of a position, a line per move
///
/// Every route of a capture is a move of its own. Draw rules are ignored. Nothing is printed when the side to
/// move has lost.
#[derive(Args)]
pub struct Moves {
    /// The rule set
    rules: Rules,
    /// The position
    #[arg(required = true, num_args = 1..)]
    position: Vec<String>,
}

impl Moves {
    pub fn run(self) -> Result<(), Failure> {
        let position = position(&self.position)?;
        let mut out = BufWriter::new(io::stdout().lock());
        for mv in self.rules.moves(&position) {
            writeln!(out, "{mv}")?;
        }
        Ok(out.flush()?)
    }
}
