//! The endgame tables of one rule set: read from the storage where they are there, else built and kept.

use std::sync::{Arc, RwLock};

use alquerque_engine::tables::{Build, Status, Tables, Writing};
use alquerque_worker::{Errand, TableProgress, Work};

use crate::Shared;
use crate::device::Device;

/// Boards looked at in one step of a build, and entries written: about a millisecond.
const STEP: u64 = 5_000;

/// So many times the time of reading tables is about what building them takes.
const READING_GAIN: f64 = 4.0;

/// The tables of one rule set, on their way to completeness.
#[derive(Debug)]
pub struct Shelf {
    shared: Arc<Shared>,
    fingerprint: u64,
    device: Device,
    stage: Stage,
    /// What the tables have taken until now, as if all had been built, in milliseconds.
    spent: f64,
    /// The same when the tables for seven pieces were complete.
    spent_for_seven: Option<f64>,
    progress: TableProgress,
}

#[derive(Debug)]
enum Stage {
    /// The next material is to be chosen.
    Next,
    /// The storage is asked for a material.
    Asking(usize, usize),
    /// It is being built, or read.
    Building { build: Build, reading: bool },
    /// It is written down to be kept.
    Writing(usize, usize, Writing),
    /// There is nothing to do any more.
    Complete,
}

impl Shelf {
    /// A shelf for these tables, which are still empty.
    pub fn new(tables: Tables, device: Device) -> Shelf {
        let mut shelf = Shelf {
            fingerprint: tables.fingerprint(),
            shared: Arc::new(Shared(RwLock::new(tables))),
            device,
            stage: Stage::Next,
            spent: 0.0,
            spent_for_seven: None,
            progress: TableProgress {
                pieces: 0,
                goal: 0,
                part: 0.0,
                read: 0,
                unkept: false,
            },
        };
        shelf.count();
        shelf
    }

    /// The tables, for the search.
    pub fn shared(&self) -> Arc<Shared> {
        self.shared.clone()
    }

    /// Looks at the tables.
    pub fn with<T>(&self, look: impl FnOnce(&Tables) -> T) -> T {
        // Nothing panics while it holds the lock, and if it did the tables would still be what they were.
        let tables = self.shared.0.read();
        look(&tables.unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    fn change<T>(&self, change: impl FnOnce(&mut Tables) -> T) -> T {
        let tables = self.shared.0.write();
        change(&mut tables.unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// How far the tables are.
    pub fn progress(&self) -> TableProgress {
        self.progress
    }

    /// Notes that the work took so many milliseconds.
    pub fn spent(&mut self, milliseconds: f64) {
        let reading = matches!(self.stage, Stage::Building { reading: true, .. });
        self.spent += milliseconds * if reading { READING_GAIN } else { 1.0 };
    }

    /// Works a little.
    pub fn work(&mut self) -> Work {
        match std::mem::replace(&mut self.stage, Stage::Next) {
            Stage::Next => self.next(),
            Stage::Asking(a, b) => {
                self.stage = Stage::Asking(a, b);
                Work::Rest
            }
            Stage::Building { build, reading } => self.build(build, reading),
            Stage::Writing(a, b, mut writing) => {
                if !self.with(|tables| writing.advance(tables, STEP)) {
                    self.stage = Stage::Writing(a, b, writing);
                    return Work::More;
                }
                Work::Errand(Errand::Keep(self.name(a, b), writing.finish(), false))
            }
            Stage::Complete => {
                self.stage = Stage::Complete;
                Work::Rest
            }
        }
    }

    /// Takes up what came of an errand.
    pub fn back(&mut self, errand: Errand) {
        match errand {
            Errand::Load(name, bytes) => {
                if let Stage::Asking(a, b) = self.stage
                    && self.name(a, b) == name
                {
                    self.begin(a, b, bytes);
                }
            }
            // What cannot be kept is built again at the next visit. There is no use in writing more of it.
            Errand::Keep(_, _, kept) => self.progress.unkept |= !kept,
            Errand::Fetch(..) => {}
        }
    }

    /// The name under which the tables of a material are kept.
    fn name(&self, a: usize, b: usize) -> String {
        format!("{:016x}-{a}-{b}", self.fingerprint)
    }

    /// Chooses the next material: the most evenly matched first, which takes longest and is met most.
    fn next(&mut self) -> Work {
        let goal = usize::from(self.progress.goal);
        let next = self.with(|tables| {
            let missing = tables.missing();
            missing.last().copied().filter(|_| tables.pieces() < goal)
        });
        let Some((a, b)) = next else {
            self.stage = Stage::Complete;
            return Work::Rest;
        };
        self.stage = Stage::Asking(a, b);
        Work::Errand(Errand::Load(self.name(a, b), None))
    }

    /// Begins to read a material, or to build it where what was kept cannot be read.
    fn begin(&mut self, a: usize, b: usize, kept: Option<Vec<u8>>) {
        let read = kept.and_then(|bytes| self.change(|tables| tables.begin_reading(&bytes).ok()));
        let reading = read.is_some();
        let build = read.or_else(|| self.change(|tables| tables.begin(a, b)));
        self.stage = match build {
            Some(build) => Stage::Building { build, reading },
            None => Stage::Next,
        };
    }

    fn build(&mut self, mut build: Build, reading: bool) -> Work {
        let (a, b) = build.pieces();
        match self.with(|tables| build.advance(tables, STEP)) {
            Status::Working(part) => {
                self.progress.part = self.part(part);
                self.stage = Stage::Building { build, reading };
            }
            Status::Failed => self.begin(a, b, None),
            Status::Done => {
                self.change(|tables| tables.insert(build));
                self.count();
                let written = (!reading && !self.progress.unkept)
                    .then(|| self.with(|tables| tables.begin_writing(a, b)))
                    .flatten();
                if let Some(writing) = written {
                    self.stage = Stage::Writing(a, b, writing);
                }
                self.progress.read += u16::from(reading);
            }
        }
        Work::More
    }

    /// Counts what is there.
    fn count(&mut self) {
        let pieces = self.with(Tables::pieces);
        if pieces >= 7 && self.spent_for_seven.is_none() {
            self.spent_for_seven = Some(self.spent);
        }
        self.progress.pieces = pieces as u8;
        self.progress.goal = self.device.goal(self.spent_for_seven) as u8;
        self.progress.part = self.part(0.0);
    }

    /// Which part of the tables with one piece more is there, when this part of one material is. Materials count
    /// alike: the larger ones come first, so that it goes faster and faster.
    fn part(&self, part: f32) -> f32 {
        let missing = self.with(|tables| tables.missing().len());
        let all = usize::from(self.progress.pieces).div_ceil(2);
        let there = all.saturating_sub(missing) as f32;
        ((there + part) / all.max(1) as f32).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Preset, Rules};
    use std::collections::HashMap;

    /// So little memory that six pieces are enough.
    const SMALL: Device = Device {
        memory: Some(1.0),
        cores: Some(2.0),
    };

    /// A storage, and what was asked of it.
    #[derive(Default)]
    struct Storage {
        records: HashMap<String, Vec<u8>>,
        refuses: bool,
        kept: usize,
    }

    impl Storage {
        fn run(&mut self, errand: Errand) -> Errand {
            match errand {
                Errand::Load(name, _) => {
                    let bytes = self.records.get(&name).cloned();
                    Errand::Load(name, bytes)
                }
                Errand::Keep(name, bytes, _) => {
                    self.kept += 1;
                    if !self.refuses {
                        self.records.insert(name.clone(), bytes.clone());
                    }
                    Errand::Keep(name, bytes, !self.refuses)
                }
                Errand::Fetch(..) => errand,
            }
        }
    }

    fn shelf(preset: Preset) -> Shelf {
        Shelf::new(Tables::new(&Rules::from(preset)).unwrap(), SMALL)
    }

    fn complete(mut shelf: Shelf, storage: &mut Storage) -> Shelf {
        loop {
            match shelf.work() {
                Work::More => {}
                Work::Errand(errand) | Work::Aside(errand) => shelf.back(storage.run(errand)),
                Work::Rest => return shelf,
            }
        }
    }

    /// Materials of up to six pieces.
    const MATERIALS: u16 = 1 + 1 + 2 + 2 + 3;

    #[test]
    fn tables_are_built_once_and_read_from_then_on() {
        let mut storage = Storage::default();
        let first = complete(shelf(Preset::Free), &mut storage);
        assert_eq!((first.progress().pieces, first.progress().read), (6, 0));
        assert_eq!(storage.records.len(), usize::from(MATERIALS));

        let second = complete(shelf(Preset::Free), &mut storage);
        assert_eq!(
            (second.progress().pieces, second.progress().read),
            (6, MATERIALS)
        );
        assert_eq!(storage.kept, usize::from(MATERIALS));
        let counts = |shelf: &Shelf| shelf.with(|tables| tables.counts(3, 3));
        assert_eq!(counts(&first), counts(&second));
    }

    #[test]
    fn a_damaged_table_is_built_again_and_put_in_its_place() {
        let mut storage = Storage::default();
        complete(shelf(Preset::Free), &mut storage);
        let sound = storage.records.clone();
        for (number, bytes) in storage.records.values_mut().enumerate() {
            match number % 3 {
                0 => bytes.truncate(20),
                1 => bytes.clear(),
                _ => bytes[30] ^= 1,
            }
        }
        let again = complete(shelf(Preset::Free), &mut storage);
        assert_eq!((again.progress().pieces, again.progress().read), (6, 0));
        assert_eq!(storage.records, sound);
    }

    #[test]
    fn a_storage_that_refuses_loses_nothing_and_is_asked_once() {
        let mut storage = Storage {
            refuses: true,
            ..Storage::default()
        };
        let shelf = complete(shelf(Preset::Free), &mut storage);
        assert_eq!(shelf.progress().pieces, 6);
        assert!(shelf.progress().unkept);
        assert_eq!(storage.kept, 1);
    }

    #[test]
    fn rule_sets_do_not_share_their_tables() {
        let mut storage = Storage::default();
        complete(shelf(Preset::Free), &mut storage);
        let bell = complete(shelf(Preset::Bell), &mut storage);
        assert_eq!(bell.progress().read, 0);
        assert_eq!(storage.records.len(), 2 * usize::from(MATERIALS));
    }

    #[test]
    fn an_errand_of_other_rules_is_no_ones() {
        let mut storage = Storage::default();
        let mut bell = shelf(Preset::Bell);
        let Work::Errand(errand) = bell.work() else {
            panic!("the storage is asked first");
        };
        let mut free = shelf(Preset::Free);
        free.work();
        free.back(storage.run(errand));
        assert!(matches!(free.work(), Work::Rest));
    }

    #[test]
    fn a_quick_device_with_memory_goes_on_after_seven_pieces() {
        let able = Device {
            memory: Some(8.0),
            cores: Some(8.0),
        };
        let mut shelf = Shelf::new(Tables::new(&Rules::from(Preset::Free)).unwrap(), able);
        assert_eq!(shelf.progress().goal, 7);
        shelf.spent(1_000.0);
        shelf.change(|tables| tables.build_up_to(7));
        shelf.count();
        assert_eq!(shelf.progress().goal, 8);
    }
}
