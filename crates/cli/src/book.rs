use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use alquerque_engine::book::Book;
use clap::Args;

use crate::arguments::certificate;
use crate::failure::Failure;

/// Make an opening book of a certificate written by `prove`; print its size in bytes
///
/// The certificate is taken at its word: check it with `verify`.
#[derive(Args)]
pub struct BookCommand {
    /// The certificate, of a position that is won
    certificate: PathBuf,
    /// Write the book to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl BookCommand {
    pub fn run(self) -> Result<(), Failure> {
        let file = self.certificate.display();
        let certificate = certificate(&self.certificate)?;
        let book = Book::pack(&certificate).ok_or_else(|| {
            Failure::Input(format!("{file} shows no strategy of legal moves that wins"))
        })?;
        fs::write(&self.out, &book).map_err(|error| {
            Failure::input(&format!("{} cannot be written", self.out.display()), error)
        })?;
        writeln!(io::stdout().lock(), "{} bytes", book.len())?;
        Ok(())
    }
}
