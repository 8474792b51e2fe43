//! What a worker may know besides what it searches.

use std::future::Future;
use std::sync::Arc;

use alquerque_engine::Oracle;
use alquerque_rules::{Game, RuleSet};

use crate::{Asked, Finding, Reply, TableProgress, Task};

/// Endgame tables, opening books and proofs, worked on in small steps.
pub trait Endgames: Default + 'static {
    /// From now on the tables of these rules are wanted. Does nothing when they are already.
    fn prepare(&mut self, rules: RuleSet);

    /// What the search may ask, about positions under the rules that were prepared last.
    fn oracle(&self) -> Option<Arc<dyn Oracle>>;

    /// The answer to a question that needs no search, under the rules that were prepared last.
    fn at_once(&self, id: u64, asked: Asked, task: &Task) -> Option<Reply>;

    /// Begins to look for the value of the position of a game, or goes on where it had to stop.
    ///
    /// # Errors
    /// When the value cannot be found here; says why.
    fn begin_proof(&mut self, game: &Game) -> Result<(), String>;

    /// Looks for it a little; answers what is known, and whether that is all that can be found out. `None` when
    /// no proof was begun.
    fn prove(&mut self) -> Option<(Finding, bool)>;

    /// Works on the tables a little.
    fn work(&mut self) -> Work;

    /// Notes that work on the tables took so many milliseconds.
    fn spent(&mut self, milliseconds: f64);

    /// Runs an errand, and answers with its outcome.
    fn run(errand: Errand) -> impl Future<Output = Errand> + 'static;

    /// Takes up the outcome of an errand.
    fn back(&mut self, errand: Errand);

    /// How far the tables are; `None` when none were asked for.
    fn progress(&self) -> Option<TableProgress>;
}

/// What comes next in the work on tables.
#[derive(Debug)]
pub enum Work {
    /// More of the same.
    More,
    /// Something that takes its time without working: to be run, and its outcome handed back.
    Errand(Errand),
    /// The same, and there is more to do meanwhile.
    Aside(Errand),
    /// Nothing, until something else is asked for.
    Rest,
}

/// Something to be had from the browser's storage or the page's server, or to be kept.
#[derive(Debug)]
pub enum Errand {
    /// Read the record of this name; the outcome has its bytes, if there is one.
    Load(String, Option<Vec<u8>>),
    /// Keep a record under this name; the outcome says whether that was possible.
    Keep(String, Vec<u8>, bool),
    /// Fetch the file at this address; the outcome has its bytes, if it can be had.
    Fetch(String, Option<Vec<u8>>),
}

/// No endgames: the search alone.
#[derive(Debug, Default)]
pub struct Nothing;

impl Endgames for Nothing {
    fn prepare(&mut self, _: RuleSet) {}

    fn oracle(&self) -> Option<Arc<dyn Oracle>> {
        None
    }

    fn at_once(&self, _: u64, _: Asked, _: &Task) -> Option<Reply> {
        None
    }

    fn begin_proof(&mut self, _: &Game) -> Result<(), String> {
        Err("this worker has no endgame tables".to_owned())
    }

    fn prove(&mut self) -> Option<(Finding, bool)> {
        None
    }

    fn work(&mut self) -> Work {
        Work::Rest
    }

    fn spent(&mut self, _: f64) {}

    async fn run(errand: Errand) -> Errand {
        errand
    }

    fn back(&mut self, _: Errand) {}

    fn progress(&self) -> Option<TableProgress> {
        None
    }
}
