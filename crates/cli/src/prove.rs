use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use alquerque_rules::{Preset, Rules};
use clap::Args;

use crate::arguments::position_or_start;
use crate::endgames::TablesToUse;
use crate::failure::Failure;
use crate::value::{in_words, search};

/// Prove the value of a position and write the proof; print the value and what it took
///
/// The value, then on lines of their own: seconds for the tables and for the search, states searched, bytes of
/// the certificate. The certificate can be checked with `verify`.
#[derive(Args)]
pub struct Prove {
    /// The rule set
    rules: Preset,
    /// The position, instead of the start
    #[arg(num_args = 0..)]
    position: Vec<String>,
    /// Write the certificate to this file
    #[arg(long, value_name = "FILE")]
    certificate: PathBuf,
    #[command(flatten)]
    tables: TablesToUse,
}

impl Prove {
    pub fn run(self) -> Result<(), Failure> {
        let position = position_or_start(&self.position, &Rules::from(self.rules))?;
        let cannot = |error: io::Error| {
            let what = format!("{} cannot be written", self.certificate.display());
            Failure::input(&what, error)
        };
        // Found out before the work, not after it.
        let mut may_write = OpenOptions::new();
        may_write.append(true).create(true);
        may_write.open(&self.certificate).map_err(cannot)?;
        let begun = Instant::now();
        let tables = self.tables.get(self.rules, self.tables.tables)?;
        let for_tables = begun.elapsed();
        let begun = Instant::now();
        let proof = search(&tables, &position, None)?;
        let for_search = begun.elapsed();
        let certificate = proof.certificate(&tables, self.rules).ok_or_else(|| {
            let known = in_words(proof.bounds());
            Failure::Input(format!(
                "The memory is used up before the value is known; it is {known}"
            ))
        })?;
        fs::write(&self.certificate, &certificate).map_err(cannot)?;
        let mut out = io::stdout().lock();
        writeln!(out, "{}", in_words(proof.bounds()))?;
        writeln!(out, "tables {:.1} s", for_tables.as_secs_f64())?;
        writeln!(out, "search {:.1} s", for_search.as_secs_f64())?;
        writeln!(out, "states {}", proof.nodes())?;
        writeln!(out, "certificate {} bytes", certificate.len())?;
        Ok(())
    }
}
