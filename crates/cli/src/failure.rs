//! The ways a command can fail, and what its caller sees of them.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for cannot be understood or done: a sentence without its full stop. Exit code 2.
    Input(String),
    /// The output could not be written. Exit code 1.
    Output(io::Error),
}

impl Failure {
    /// Bad input, explained by an error: `what` says what it is about.
    pub fn input(what: &str, error: impl Display) -> Failure {
        Failure::Input(format!("{what}: {error}"))
    }

    /// Tells the caller, and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Input(sentence) => {
                eprintln!("{sentence}.");
                ExitCode::from(2)
            }
            // Whoever closed the pipe wants no more, and no message either.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::FAILURE
            }
            Failure::Output(error) => {
                eprintln!("The output cannot be written: {error}.");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Help that was asked for is printed; of every other complaint of clap's only its first paragraph is kept, as
/// one sentence on one line.
pub fn from_clap(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Err(Failure::Input(
            "A subcommand is missing; `alquerque --help` lists them".to_owned(),
        )),
        _ => Err(Failure::Input(first_paragraph(&error.to_string()))),
    }
}

fn first_paragraph(text: &str) -> String {
    let words: Vec<&str> = text
        .lines()
        .take_while(|line| !line.trim().is_empty())
        .flat_map(str::split_whitespace)
        .collect();
    let sentence = words.join(" ");
    // clap writes an argument that may be repeated with three dots behind it.
    let sentence = sentence.trim_end_matches('.');
    let sentence = sentence.strip_prefix("error: ").unwrap_or(sentence);
    let mut letters = sentence.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
