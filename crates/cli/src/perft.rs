use std::io::{self, Write};
use std::time::Instant;

use alquerque_rules::{Rules, perft};
use clap::Args;

use crate::arguments::position_or_start;
use crate::failure::Failure;

/// Count legal move sequences, a line per depth: depth, nodes, seconds, nodes per second
///
/// Every route of a capture is a move of its own. Draw rules are ignored, lost positions have no successors.
#[derive(Args)]
pub struct Perft {
    /// The rule set
    rules: Rules,
    /// The last depth, in plies; from 1
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Where to count from, instead of the start
    #[arg(num_args = 0..)]
    position: Vec<String>,
}

impl Perft {
    pub fn run(self) -> Result<(), Failure> {
        let rules = self.rules;
        let position = position_or_start(&self.position, &rules)?;
        let mut out = io::stdout().lock();
        for depth in 1..=self.depth {
            let begun = Instant::now();
            let nodes = perft(&rules, &position, depth);
            // A count can take less than the clock can tell.
            let seconds = begun.elapsed().as_secs_f64().max(1e-9);
            let per_second = nodes as f64 / seconds;
            writeln!(out, "{depth} {nodes} {seconds:.6} {per_second:.0}")?;
            out.flush()?;
        }
        Ok(())
    }
}
