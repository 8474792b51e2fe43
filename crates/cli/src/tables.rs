use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use alquerque_engine::tables::Tables;
use alquerque_rules::{Preset, Rules};
use clap::Args;

use crate::endgames::{self, MOST_PIECES};
use crate::failure::Failure;

/// Build the endgame tables for at most so many pieces; print what each holds
///
/// A line for each number of pieces of the side to move and of the other side: how many boards are won, drawn
/// and lost for the side to move, and the longest distance in plies to a capture or the end, `-` where
/// distances are not kept. Only boards without a capture are counted, images of each other once.
#[derive(Args)]
pub struct TablesCommand {
    /// The rule set
    rules: Preset,
    /// The most pieces, both sides together
    #[arg(value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_PIECES)))]
    pieces: u8,
    /// Write the tables into this directory, a file for each material
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl TablesCommand {
    pub fn run(self) -> Result<(), Failure> {
        let rules = Rules::from(self.rules);
        let cannot = |directory: &Path, error: io::Error| {
            let what = format!("The tables cannot be written to {}", directory.display());
            Failure::input(&what, error)
        };
        // Found out before the work, not after it.
        if let Some(directory) = &self.out {
            fs::create_dir_all(directory).map_err(|error| cannot(directory, error))?;
        }
        let tables = endgames::build(&rules, self.pieces)?;
        let mut out = io::stdout().lock();
        let pieces = usize::from(self.pieces);
        writeln!(out, "pieces     wins    draws   losses longest")?;
        for all in 2..=pieces {
            for own in 1..all {
                write_counts(&mut out, &tables, own, all - own)?;
            }
        }
        if let Some(directory) = &self.out {
            let bytes = write_files(&tables, self.rules, directory)
                .map_err(|error| cannot(directory, error))?;
            writeln!(out, "{bytes} bytes in {}", directory.display())?;
        }
        Ok(())
    }
}

fn write_counts(out: &mut impl Write, tables: &Tables, own: usize, other: usize) -> io::Result<()> {
    let Some(counts) = tables.counts(own, other) else {
        return Ok(());
    };
    let longest = match counts.longest {
        0 if !tables.rules().set().returning => "-".to_owned(),
        longest => longest.to_string(),
    };
    writeln!(
        out,
        "{own:>2}-{other:<2} {:>9} {:>8} {:>8} {longest:>7}",
        counts.wins, counts.draws, counts.losses
    )
}

/// Writes a file for each material; answers how many bytes they have together.
fn write_files(tables: &Tables, rules: Preset, directory: &Path) -> io::Result<usize> {
    let mut sum = 0;
    for all in 2..=tables.pieces() {
        for weaker in 1..=all / 2 {
            let stronger = all - weaker;
            let Some(bytes) = tables.to_bytes(stronger, weaker) else {
                continue;
            };
            let name = endgames::file_name(rules, stronger, weaker);
            fs::write(directory.join(name), &bytes)?;
            sum += bytes.len();
        }
    }
    Ok(sum)
}
