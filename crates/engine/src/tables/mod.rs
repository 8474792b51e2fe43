//! Endgame tables: the exact value of every position with few pieces.
//!
//! [`Tables`] hold, for each number of pieces of either side, the value of every board on which the side to
//! move cannot capture; where it can it must, and a few captures on such a board stands again. How values are
//! found is told in `retro` (rules without memory) and `memory` (rules that forbid a step back), how boards are
//! numbered in `index`, what a distance means at [`Entry::distance`].
//!
//! ```
//! use alquerque_engine::tables::{Tables, Value};
//! use alquerque_rules::{Preset, Rules};
//!
//! let mut tables = Tables::new(&Rules::from(Preset::Free))?;
//! tables.build_up_to(3);
//! let entry = tables.probe(&"5/5/2b2/5/w3w w".parse()?);
//! assert_eq!(entry.map(|entry| entry.value), Some(Value::Win));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrows;
mod board;
mod build;
mod choose;
pub(crate) mod coder;
mod edge;
pub(crate) mod file;
mod index;
mod memory;
mod oracle;
mod packed;
mod probe;
mod retro;
mod rows;
mod slide;
mod value;

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use alquerque_rules::{Heading, Obligation, RuleSet, Rules, SIDE_PIECES};

pub(crate) use board::Board;
use board::Moves;
pub(crate) use edge::{Edge, Forbidden};
use index::{Classes, Index, Symmetries};
use rows::{Row, Rows, VARIES};
use value::Code;

pub use build::{Build, Status};
pub use file::{FileError, Writing};
pub use probe::Entry;
pub use value::Value;

/// Endgame tables of one rule set; empty at first.
#[derive(Debug)]
pub struct Tables {
    rules: Rules,
    kind: Kind,
    moves: Moves,
    symmetries: Arc<Symmetries>,
    /// By how many pieces a side has, as far as needed until now.
    classes: Vec<Arc<Classes>>,
    /// By the mover's pieces, then the other side's.
    tables: Vec<Option<Table>>,
    pieces: usize,
}

/// How a rule set's tables are built and stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The board decides which moves are legal: a code an entry.
    Plain,
    /// The last sideways steps count too: rows.
    Memory,
}

#[derive(Debug)]
struct Table {
    index: Index,
    values: TableValues,
}

#[derive(Debug)]
enum TableValues {
    /// For each entry a [`value::Code`].
    Codes(Vec<u8>),
    Rows(Rows),
}

/// What the entries of a table are worth: boards without a capture, counted once for all their images, with no
/// last step and a fresh counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Entries won for the side to move.
    pub wins: u64,
    /// Entries drawn.
    pub draws: u64,
    /// Entries lost for the side to move.
    pub losses: u64,
    /// The longest distance of all, in plies (see [`Entry::distance`]); 0 where there are none.
    pub longest: u8,
}

/// There are no tables for a rule set, and why. Its positions can still be searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoTables {
    /// Capturing is not obligatory, so positions with a capture would need values of their own.
    OptionalCapture,
    /// Steps may not be taken back and quiet plies are counted.
    ReturnAndCount,
    /// Steps may not be taken back, and not only sideways ones could be.
    ReturnAnyWay,
}

impl fmt::Display for NoTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoTables::OptionalCapture => {
                "there are no endgame tables for rules under which capturing is not obligatory"
            }
            NoTables::ReturnAndCount => {
                "there are no endgame tables for rules that both forbid returning and count quiet plies"
            }
            NoTables::ReturnAnyWay => {
                "there are no endgame tables for rules that forbid returning forwards or backwards"
            }
        })
    }
}

impl Error for NoTables {}

fn kind(set: &RuleSet) -> Result<Kind, NoTables> {
    let back_and_forth = |a, b| set.steps.contains(a) && set.steps.contains(b);
    if set.obligation != Obligation::Obligatory {
        return Err(NoTables::OptionalCapture);
    }
    let sideways = set.steps.contains(Heading::Sideways);
    let along_files = back_and_forth(Heading::Forward, Heading::Backward);
    if set.returning || !(sideways || along_files) {
        Ok(Kind::Plain)
    } else if along_files {
        Err(NoTables::ReturnAnyWay)
    } else if set.quiet_plies.is_some() {
        Err(NoTables::ReturnAndCount)
    } else {
        Ok(Kind::Memory)
    }
}

impl Tables {
    /// Empty tables for these rules.
    ///
    /// # Errors
    /// When there can be no tables for the rules.
    pub fn new(rules: &Rules) -> Result<Tables, NoTables> {
        let kind = kind(rules.set())?;
        let grid = (SIDE_PIECES + 1) * (SIDE_PIECES + 1);
        Ok(Tables {
            rules: rules.clone(),
            kind,
            moves: Moves::new(rules),
            symmetries: Arc::new(Symmetries::new(rules.set())),
            classes: Vec::new(),
            tables: (0..grid).map(|_| None).collect(),
            pieces: 1,
        })
    }

    /// The rules the tables are for.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Every position with at most this many pieces, both sides together, can be looked up.
    pub fn pieces(&self) -> usize {
        self.pieces
    }

    /// The materials with one piece more than [`pieces`](Self::pieces) that are still missing: how many pieces
    /// the stronger side has, and the weaker.
    pub fn missing(&self) -> Vec<(usize, usize)> {
        self.materials(self.pieces + 1)
            .filter(|&(a, b)| self.table(a, b).is_none())
            .collect()
    }

    /// Begins to build the tables of one material; see [`missing`](Self::missing). `None` when the tables have
    /// it, or when others must be built first.
    pub fn begin(&mut self, a: usize, b: usize) -> Option<Build> {
        if !self.missing().contains(&(a.max(b), a.min(b))) {
            return None;
        }
        self.prepare_classes(a.max(b));
        Some(Build::new(self, a.max(b), a.min(b)))
    }

    /// Takes finished tables in. Answers `false`, and changes nothing, when the build is not done or the
    /// tables are there already.
    pub fn insert(&mut self, build: Build) -> bool {
        let (a, b) = build.pieces();
        if !build.is_done() || !self.missing().contains(&(a, b)) {
            return false;
        }
        for (own, table) in build.finish() {
            self.put(own, a + b - own, table);
        }
        true
    }

    /// Builds every missing table with at most so many pieces, in one go.
    pub fn build_up_to(&mut self, pieces: usize) {
        while self.pieces < pieces {
            let Some(mut build) = self.missing().first().and_then(|&(a, b)| self.begin(a, b))
            else {
                return;
            };
            while let Status::Working(_) = build.advance(self, u64::MAX) {}
            self.insert(build);
        }
    }

    /// What the tables of one material hold; `None` when they are not there.
    pub fn counts(&self, own: usize, others: usize) -> Option<Counts> {
        let table = self.table(own, others)?;
        let bytes = match &table.values {
            TableValues::Codes(codes) => codes,
            TableValues::Rows(rows) => &rows.free,
        };
        let mut counts = Counts::default();
        for &byte in bytes {
            let (value, distance) = match self.kind {
                Kind::Plain => (Code(byte).value(), Code(byte).distance()),
                Kind::Memory => (Row(byte & !VARIES).value(None), 0),
            };
            match value {
                Value::Win => counts.wins += 1,
                Value::Draw => counts.draws += 1,
                Value::Loss => counts.losses += 1,
            }
            counts.longest = counts.longest.max(distance);
        }
        Some(counts)
    }

    fn put(&mut self, own: usize, others: usize, table: Table) {
        self.tables[own * (SIDE_PIECES + 1) + others] = Some(table);
        if self.missing().is_empty() && self.pieces < 2 * SIDE_PIECES {
            self.pieces += 1;
        }
    }

    fn materials(&self, pieces: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        (1..=pieces / 2)
            .map(move |b| (pieces - b, b))
            .filter(|&(a, _)| a <= SIDE_PIECES)
    }

    #[inline]
    fn table(&self, own: usize, others: usize) -> Option<&Table> {
        self.tables.get(own * (SIDE_PIECES + 1) + others)?.as_ref()
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    pub(crate) fn moves(&self) -> &Moves {
        &self.moves
    }

    fn prepare_classes(&mut self, pieces: usize) {
        while self.classes.len() <= pieces {
            let classes = Classes::new(self.classes.len(), &self.symmetries);
            self.classes.push(Arc::new(classes));
        }
    }

    fn new_index(&self, own: usize, others: usize) -> Index {
        Index::new(
            own,
            others,
            self.classes[own].clone(),
            self.symmetries.clone(),
        )
    }
}
