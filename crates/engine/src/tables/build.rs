//! The building of tables in slices, so that it can share a thread with other work.

use super::index::Index;
use super::memory::Memory;
use super::retro::Retro;
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
}

/// How far a piece of work is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Status {
    /// There is more to do; the part done, from 0 to 1, is an estimate.
    Working(f32),
    /// All is done.
    Done,
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
        }
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
                        self.stage = next_stage(tables, self.pieces, std::mem::take(done));
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
        }
    }

    /// The finished tables, with how many pieces the mover has; none before [`Status::Done`].
    pub(super) fn finish(self) -> Vec<(usize, Table)> {
        match self.stage {
            Stage::Indices { .. } => Vec::new(),
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
            Stage::Indices { .. } => false,
            Stage::Retro(retro) => retro.is_done(),
            Stage::Memory(memory) => memory.is_done(),
        }
    }
}

fn next_stage(tables: &Tables, pieces: (usize, usize), mut indices: Vec<(usize, Index)>) -> Stage {
    for (_, index) in &mut indices {
        index.count();
    }
    match tables.kind() {
        Kind::Plain => Stage::Retro(Retro::new(tables, indices)),
        Kind::Memory => Stage::Memory(Memory::new(pieces.0, pieces.1, indices)),
    }
}
