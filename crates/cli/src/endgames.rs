//! Endgame tables for the subcommands that need them: built on all cores, with a progress bar.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;

use alquerque_engine::tables::{Build, FileError, Status, Tables};
use alquerque_engine::{Board, Bounds, Oracle};
use alquerque_rules::{Preset, Rules};
use clap::Args;

use crate::failure::Failure;

/// Boards looked at between two looks at the progress: some tens of milliseconds.
const SLICE: u64 = 200_000;

const BAR: usize = 40;

/// The most pieces that tables are built for: beyond, they outgrow the memory of ordinary machines.
pub const MOST_PIECES: u8 = 10;

/// Which tables a subcommand works with.
#[derive(Args)]
pub struct TablesToUse {
    /// Use endgame tables of so many pieces
    #[arg(long, value_name = "N", default_value_t = 7,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_PIECES)))]
    pub tables: u8,
    /// Read tables that `tables --out` has written into this directory, instead of building them
    #[arg(long, value_name = "DIR")]
    pub from: Option<PathBuf>,
}

impl TablesToUse {
    /// The tables for a rule set: read as far as they are there, the rest built.
    ///
    /// # Errors
    /// When the rules have no tables, or a file holds no table of them.
    pub fn get(&self, preset: Preset, pieces: u8) -> Result<Tables, Failure> {
        let rules = Rules::from(preset);
        let mut tables = empty(&rules)?;
        if let Some(directory) = &self.from {
            read(&mut tables, preset, pieces, directory)?;
        }
        grow(&mut tables, pieces);
        Ok(tables)
    }
}

/// Tables as an oracle that has only those of at most so many pieces.
#[derive(Debug)]
pub struct Fewer {
    tables: Arc<Tables>,
    pieces: u32,
}

impl Fewer {
    /// An oracle that keeps to tables of at most so many pieces.
    pub fn new(tables: Arc<Tables>, pieces: u8) -> Fewer {
        Fewer {
            tables,
            pieces: u32::from(pieces),
        }
    }
}

impl Oracle for Fewer {
    fn max_pieces(&self) -> u32 {
        self.pieces.min(self.tables.max_pieces())
    }

    fn probe(&self, board: &Board) -> Option<Bounds> {
        Oracle::probe(self.tables.as_ref(), board)
    }
}

fn empty(rules: &Rules) -> Result<Tables, Failure> {
    Tables::new(rules).map_err(|error| Failure::input("This rule set cannot be solved", error))
}

/// The file that holds the tables of one material.
pub fn file_name(rules: Preset, stronger: usize, weaker: usize) -> String {
    format!("{rules}-{stronger}-{weaker}.table")
}

fn read(tables: &mut Tables, rules: Preset, pieces: u8, directory: &Path) -> Result<(), Failure> {
    while tables.pieces() < usize::from(pieces) {
        let Some(&(stronger, weaker)) = tables.missing().first() else {
            return Ok(());
        };
        let path = directory.join(file_name(rules, stronger, weaker));
        let what = format!("{} cannot be used", path.display());
        let bytes = match fs::read(&path) {
            // The first file has to be there, lest a mistaken directory be taken for one with nothing in it yet.
            Err(error) if error.kind() == io::ErrorKind::NotFound && tables.pieces() > 1 => {
                return Ok(());
            }
            read => read.map_err(|error| Failure::input(&what, error))?,
        };
        let mut reading = tables
            .begin_reading(&bytes)
            .map_err(|error| Failure::input(&what, error))?;
        while let Status::Working(_) = reading.advance(tables, SLICE) {}
        if !tables.insert(reading) {
            return Err(Failure::input(&what, FileError::Damaged));
        }
    }
    Ok(())
}

/// Tables of all positions with at most so many pieces.
///
/// # Errors
/// When the rules have no tables.
pub fn build(rules: &Rules, pieces: u8) -> Result<Tables, Failure> {
    let mut tables = empty(rules)?;
    grow(&mut tables, pieces);
    Ok(tables)
}

fn grow(tables: &mut Tables, pieces: u8) {
    while tables.pieces() < usize::from(pieces) {
        let missing = tables.missing();
        // Equal sides take longest, so they come first.
        let builds: Vec<Build> = missing
            .iter()
            .rev()
            .filter_map(|&(a, b)| tables.begin(a, b))
            .collect();
        for build in advance_all(tables, builds) {
            tables.insert(build);
        }
    }
}

fn advance_all(tables: &Tables, builds: Vec<Build>) -> Vec<Build> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let progress = Progress::new(tables.pieces() + 1, builds.len());
    let waiting = Mutex::new(builds.into_iter().enumerate());
    let done = Mutex::new(Vec::new());
    let next = || waiting.lock().ok().and_then(|mut waiting| waiting.next());
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some((number, mut build)) = next() {
                    while let Status::Working(part) = build.advance(tables, SLICE) {
                        progress.show(number, part);
                    }
                    progress.show(number, 1.0);
                    if let Ok(mut done) = done.lock() {
                        done.push(build);
                    }
                }
            });
        }
    });
    progress.clear();
    done.into_inner().unwrap_or_default()
}

/// A bar on a terminal; silence elsewhere.
struct Progress {
    pieces: usize,
    parts: Mutex<Vec<f32>>,
    shown: bool,
}

impl Progress {
    fn new(pieces: usize, builds: usize) -> Progress {
        Progress {
            pieces,
            parts: Mutex::new(vec![0.0; builds]),
            shown: io::stderr().is_terminal(),
        }
    }

    fn show(&self, number: usize, part: f32) {
        let Ok(mut parts) = self.parts.lock() else {
            return;
        };
        parts[number] = part;
        if self.shown {
            let mean = parts.iter().sum::<f32>() / parts.len() as f32;
            let full = (mean * BAR as f32) as usize;
            let bar = format!("{:<BAR$}", "#".repeat(full));
            // A bar that cannot be drawn is no reason to stop.
            let _ = write!(io::stderr(), "\r{:>2} pieces [{bar}]", self.pieces);
        }
    }

    fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r{:width$}\r", "", width = BAR + 12);
        }
    }
}
