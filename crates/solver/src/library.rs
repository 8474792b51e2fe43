//! The opening book of one rule set: fetched once its rules are played, and read in small steps.

use alquerque_engine::book::{Book, Reading, Winning};
use alquerque_rules::{Position, Preset, RuleSet, Rules};
use alquerque_worker::{Errand, Work};

/// Positions read in one step: some milliseconds.
const STEP: usize = 100;

/// The book of one rule set, or what there is of it.
#[derive(Debug)]
pub struct Library {
    preset: Preset,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// The file is to be fetched.
    Wanted,
    /// It is on its way.
    Fetching,
    /// It is being read.
    Reading(Reading),
    /// It can be consulted.
    Open(Book),
    /// It cannot be had, or is damaged: there is none.
    Without,
}

impl Library {
    /// The library for these rules; `None` when there is no book for them.
    pub fn new(rules: &RuleSet) -> Option<Library> {
        let preset = Preset::CLUBS
            .into_iter()
            .find(|preset| preset.rule_set() == *rules)?;
        Some(Library {
            preset,
            stage: Stage::Wanted,
        })
    }

    /// Where the file lies, relative to the page.
    fn address(&self) -> String {
        format!("./books/{}.book", self.preset.id())
    }

    /// Works a little.
    pub fn work(&mut self) -> Work {
        match std::mem::replace(&mut self.stage, Stage::Without) {
            Stage::Wanted => {
                self.stage = Stage::Fetching;
                Work::Aside(Errand::Fetch(self.address(), None))
            }
            Stage::Reading(mut reading) => {
                self.stage = match reading.advance(STEP) {
                    Ok(false) => Stage::Reading(reading),
                    Ok(true) => reading.finish().map_or(Stage::Without, Stage::Open),
                    Err(_) => Stage::Without,
                };
                Work::More
            }
            stage => {
                self.stage = stage;
                Work::Rest
            }
        }
    }

    /// Takes up what has come from an address, if that is where the book lies.
    pub fn fetched(&mut self, address: &str, bytes: Option<&[u8]>) {
        if matches!(self.stage, Stage::Fetching) && address == self.address() {
            let rules = Rules::from(self.preset);
            let reading = bytes.and_then(|bytes| Book::begin_reading(&rules, bytes).ok());
            self.stage = reading.map_or(Stage::Without, Stage::Reading);
        }
    }

    /// Whether the book is being read.
    pub fn is_reading(&self) -> bool {
        matches!(self.stage, Stage::Reading(_))
    }

    /// What the book says of a position.
    pub fn probe(&self, position: &Position) -> Option<Winning> {
        match &self.stage {
            Stage::Open(book) => book.probe(position),
            _ => None,
        }
    }
}
