//! The building of tables in slices, so that it can share a thread with other work.

use super::coder::Decoder;
use super::index::Index;
use super::memory::Memory;
use super::packed::Packing;
use super::retro::Retro;
use super::rows::Rows;
use super::{Kind, Table, TableValues, Tables};

/// The tables of one material under construction: "a pieces against b" and "b against a", for either side to
/// move.
///
/// It needs the tables of every material with fewer pieces, and no other of as many: those with the same
/// number of pieces can be built in any order or at the same time.
#[derive(Debug)]
pub struct Build {
    pieces: (usize, usize),
    stage: Stage,
    /// When the values are read instead of found: how many entries each table must have, and the bytes.
    source: Option<([usize; 2], Decoder)>,
}

#[derive(Debug)]
enum Stage {
    /// Finding which boards have an entry: the finished indices, and how much of the next is done.
    Indices {
        done: Vec<(usize, Index)>,
        class: usize,
    },
    Retro(Retro),
    Memory(Memory),
    Reading(Reading),
    /// What was read does not fit the rules.
    Failed,
}

/// The reading of values, class by class.
#[derive(Debug)]
struct Reading {
    tables: Vec<(usize, Table)>,
    half: usize,
    class: usize,
    packing: Packing,
    decoder: Decoder,
}

/// How far a piece of work is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Status {
    /// There is more to do; the part done, from 0 to 1, is an estimate.
    Working(f32),
    /// All is done.
    Done,
    /// The bytes that were read are not a table of these rules although their checksum is right.
    Failed,
}

impl Build {
    pub(super) fn new(tables: &Tables, a: usize, b: usize) -> Build {
        let mut done = vec![(a, tables.new_index(a, b))];
        if a != b {
            done.push((b, tables.new_index(b, a)));
        }
        Build {
            pieces: (a, b),
            stage: Stage::Indices { done, class: 0 },
            source: None,
        }
    }

    /// Has the values read from bytes instead of found.
    pub(super) fn read_from(&mut self, entries: [usize; 2], decoder: Decoder) {
        self.source = Some((entries, decoder));
    }

    /// How many pieces the two sides have.
    pub fn pieces(&self) -> (usize, usize) {
        self.pieces
    }

    /// Works until about `budget` boards have been looked at: some 100 nanoseconds each in native code.
    /// `tables` must be those the build was begun with, or grown from them.
    pub fn advance(&mut self, tables: &Tables, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 {
            match &mut self.stage {
                Stage::Indices { done, class } => {
                    let classes: usize = done.iter().map(|(_, index)| index.classes()).sum();
                    if *class == classes {
                        let indices = std::mem::take(done);
                        self.stage = self.next_stage(tables, indices);
                        continue;
                    }
                    let (half, own) = match class.checked_sub(done[0].1.classes()) {
                        Some(class) => (1, class),
                        None => (0, *class),
                    };
                    *class += 1;
                    let index = &mut done[half].1;
                    index.add_class(own, tables.moves());
                    left = left.saturating_sub(1 + index.width() as u64 / 16);
                }
                Stage::Retro(retro) => {
                    left = retro.advance(tables, left);
                    if retro.is_done() {
                        return Status::Done;
                    }
                }
                Stage::Reading(reading) => {
                    left = left.saturating_sub(reading.read_class(tables));
                    if reading.is_done() {
                        return Status::Done;
                    }
                }
                Stage::Failed => return Status::Failed,
                Stage::Memory(memory) => {
                    left = memory.advance(tables, left);
                    if memory.is_done() {
                        return Status::Done;
                    }
                }
            }
        }
        Status::Working(self.progress())
    }

    fn progress(&self) -> f32 {
        match &self.stage {
            Stage::Indices { done, class } => {
                let classes: usize = done.iter().map(|(_, index)| index.classes()).sum();
                0.1 * *class as f32 / classes.max(1) as f32
            }
            Stage::Retro(retro) => 0.1 + 0.9 * retro.progress(),
            Stage::Memory(memory) => 0.1 + 0.9 * memory.progress(),
            Stage::Reading(reading) => 0.3 + 0.7 * reading.progress(),
            Stage::Failed => 1.0,
        }
    }

    /// The finished tables, with how many pieces the mover has; none before [`Status::Done`].
    pub(super) fn finish(self) -> Vec<(usize, Table)> {
        match self.stage {
            Stage::Indices { .. } | Stage::Failed => Vec::new(),
            Stage::Reading(reading) => reading.finish(),
            Stage::Retro(retro) => retro
                .finish()
                .into_iter()
                .map(|(own, index, codes)| {
                    let values = TableValues::Codes(codes);
                    (own, Table { index, values })
                })
                .collect(),
            Stage::Memory(memory) => memory
                .finish()
                .into_iter()
                .map(|(own, index, rows)| {
                    let values = TableValues::Rows(rows);
                    (own, Table { index, values })
                })
                .collect(),
        }
    }

    pub(super) fn is_done(&self) -> bool {
        match &self.stage {
            Stage::Indices { .. } | Stage::Failed => false,
            Stage::Reading(reading) => reading.is_done(),
            Stage::Retro(retro) => retro.is_done(),
            Stage::Memory(memory) => memory.is_done(),
        }
    }

    fn next_stage(&mut self, tables: &Tables, mut indices: Vec<(usize, Index)>) -> Stage {
        for (_, index) in &mut indices {
            index.count();
        }
        match (self.source.take(), tables.kind()) {
            (Some((entries, decoder)), kind) => {
                let counts = indices.iter().map(|(_, index)| index.entries());
                if !counts.eq(entries.into_iter().take(indices.len())) {
                    return Stage::Failed;
                }
                Stage::Reading(Reading::new(kind, indices, decoder))
            }
            (None, Kind::Plain) => Stage::Retro(Retro::new(tables, indices)),
            (None, Kind::Memory) => {
                Stage::Memory(Memory::new(self.pieces.0, self.pieces.1, indices))
            }
        }
    }
}

impl Reading {
    fn new(kind: Kind, indices: Vec<(usize, Index)>, decoder: Decoder) -> Reading {
        let table = |(own, index): (usize, Index)| {
            let bytes = vec![0; index.entries()];
            let values = match kind {
                Kind::Plain => TableValues::Codes(bytes),
                Kind::Memory => TableValues::Rows(Rows {
                    free: bytes,
                    ..Rows::default()
                }),
            };
            (own, Table { index, values })
        };
        Reading {
            tables: indices.into_iter().map(table).collect(),
            half: 0,
            class: 0,
            packing: Packing::new(),
            decoder,
        }
    }

    fn is_done(&self) -> bool {
        self.half == self.tables.len()
    }

    fn progress(&self) -> f32 {
        let classes: usize = self
            .tables
            .iter()
            .map(|(_, table)| table.index.classes())
            .sum();
        let before = &self.tables[..self.half];
        let done: usize = before.iter().map(|(_, table)| table.index.classes()).sum();
        (done + self.class) as f32 / classes.max(1) as f32
    }

    /// Reads the next class; answers for how many boards.
    fn read_class(&mut self, tables: &Tables) -> u64 {
        let Some((_, table)) = self.tables.get_mut(self.half) else {
            return 1;
        };
        let first = table.index.first_entry(self.class);
        self.packing
            .read(tables, table, self.class, &mut self.decoder);
        self.class += 1;
        let work = table.index.first_entry(self.class) - first;
        if self.class == table.index.classes() {
            self.class = 0;
            self.half += 1;
        }
        1 + work as u64
    }

    fn finish(mut self) -> Vec<(usize, Table)> {
        for (_, table) in &mut self.tables {
            if let TableValues::Rows(rows) = &mut table.values {
                rows.order();
            }
        }
        self.tables
    }
}
