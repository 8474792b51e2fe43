//! Endgame tables for the subcommands that need them: built on all cores, with a progress bar.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::thread;

use alquerque_engine::tables::{Build, Status, Tables};
use alquerque_rules::Rules;

use crate::failure::Failure;

/// Boards looked at between two looks at the progress: some tens of milliseconds.
const SLICE: u64 = 200_000;

const BAR: usize = 40;

/// The most pieces that tables are built for: beyond, they outgrow the memory of ordinary machines.
pub const MOST_PIECES: u8 = 10;

/// Tables of all positions with at most so many pieces.
///
/// # Errors
/// When the rules have no tables.
pub fn build(rules: &Rules, pieces: u8) -> Result<Tables, Failure> {
    let mut tables = Tables::new(rules)
        .map_err(|error| Failure::input("Nothing can be built for this rule set", error))?;
    while tables.pieces() < usize::from(pieces) {
        let missing = tables.missing();
        // Equal sides take longest, so they come first.
        let builds: Vec<Build> = missing
            .iter()
            .rev()
            .filter_map(|&(a, b)| tables.begin(a, b))
            .collect();
        for build in advance_all(&tables, builds) {
            tables.insert(build);
        }
    }
    Ok(tables)
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
