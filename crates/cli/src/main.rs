//! `alquerque`: the rules and the engine on the command line.
//!
//! A subcommand is a file of its own with a struct of its arguments, which derives [`clap::Args`] and has a
//! method `run`. It joins the others by its `mod` line and its line in the list of `commands!`.

mod arguments;
mod best;
mod book;
mod contender;
mod endgames;
mod failure;
mod known;
mod match_;
mod moves;
mod opening;
mod perft;
mod play;
mod prove;
mod random;
mod solution;
mod tables;
mod value;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Makes the enum of subcommands, and the call of the one that was chosen, from the list of their structs.
macro_rules! commands {
    ($($name:ident = $arguments:ty),* $(,)?) => {
        #[derive(Subcommand)]
        enum Command {
            $($name($arguments)),*
        }

        impl Command {
            fn run(self) -> Result<(), Failure> {
                match self {
                    $(Command::$name(arguments) => arguments.run()),*
                }
            }
        }
    };
}

commands! {
    Perft = perft::Perft,
    Moves = moves::Moves,
    Play = play::Play,
    Best = best::Best,
    Match = match_::Match,
    Tables = tables::TablesCommand,
    Value = value::ValueCommand,
    Prove = prove::Prove,
    Solution = solution::Solution,
    Verify = verify::Verify,
    Book = book::BookCommand,
}

/// Alquerque on the command line: count moves, list them, play them, and find the best one.
///
/// RULES is one of free, bell, brainking, alfonso, murray, covarrubias, bell-1960 and qirkat. The commands perft, moves,
/// play and best also take clauses behind it that are different: "bell,first:white,quiet-plies:40".
///
/// A POSITION is written from rank 5 to rank 1, then the side to move: "bbbbb/bbbbb/bb1ww/wwwww/wwwww w".
///
/// Whatever cannot be understood or played is answered with one sentence on stderr and exit code 2.
#[derive(Parser)]
#[command(name = "alquerque", version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let done = match Cli::try_parse() {
        Ok(cli) => cli.command.run(),
        Err(error) => failure::from_clap(&error),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
