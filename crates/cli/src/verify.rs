use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use crate::arguments::certificate;
use crate::endgames::{MOST_PIECES, TablesToUse};
use crate::failure::Failure;

/// Check a certificate written by `prove`, with code that shares nothing with the search
///
/// Prints the rule set, the position, its value and how many positions the strategies lead through. A
/// certificate that is wrong is a complaint.
#[derive(Args)]
pub struct Verify {
    /// The certificate
    file: PathBuf,
    /// Read tables that `tables --out` has written into this directory, instead of building them
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
}

impl Verify {
    pub fn run(self) -> Result<(), Failure> {
        let file = self.file.display();
        let certificate = certificate(&self.file)?;
        let pieces = u8::try_from(certificate.tables)
            .ok()
            .filter(|pieces| (1..=MOST_PIECES).contains(pieces))
            .ok_or_else(|| {
                Failure::Input(format!(
                    "{file} needs tables of {} pieces, but there are those of 1 to {MOST_PIECES}",
                    certificate.tables
                ))
            })?;
        let tables = TablesToUse {
            tables: pieces,
            from: self.from,
        };
        let positions = certificate
            .check(&tables.get(certificate.rules, pieces)?)
            .map_err(|error| Failure::input(&format!("{file} is wrong"), error))?;
        let mut out = io::stdout().lock();
        writeln!(out, "rules {}", certificate.rules)?;
        writeln!(out, "position {}", certificate.position)?;
        writeln!(out, "value {}", certificate.value)?;
        writeln!(out, "positions {positions}")?;
        Ok(())
    }
}
