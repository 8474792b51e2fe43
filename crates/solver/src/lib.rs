//! What the larger of the two workers knows besides what it searches: the endgame tables of the rules being played,
//! built while there is nothing else to do and kept in the browser's storage, and proofs.
//!
//! Everything goes in small steps, so that questions never wait for it. Only `store` needs a browser.

mod device;
mod prover;
mod shelf;
mod store;

use std::sync::{Arc, RwLock};

use alquerque_engine::tables::Tables;
use alquerque_engine::{Board, Bounds, Oracle};
use alquerque_rules::{Game, RuleSet, Rules};
use alquerque_worker::{Endgames, Errand, Finding, TableProgress, Work};

use device::Device;
use prover::Prover;
use shelf::Shelf;

/// Tables that grow while the search asks them.
#[derive(Debug)]
struct Shared(RwLock<Tables>);

impl Oracle for Shared {
    fn max_pieces(&self) -> u32 {
        self.0.read().map_or(0, |tables| tables.max_pieces())
    }

    fn probe(&self, board: &Board) -> Option<Bounds> {
        Oracle::probe(&*self.0.read().ok()?, board)
    }
}

/// The endgames of one rule set at a time.
#[derive(Debug)]
pub struct Solver {
    device: Device,
    rules: Option<RuleSet>,
    /// `None` where the rules have no tables.
    shelf: Option<Shelf>,
    prover: Option<Prover>,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver {
            device: Device::this(),
            rules: None,
            shelf: None,
            prover: None,
        }
    }
}

impl Endgames for Solver {
    fn prepare(&mut self, rules: RuleSet) {
        if self.rules == Some(rules) {
            return;
        }
        self.rules = Some(rules);
        self.prover = None;
        self.shelf = Rules::new(rules)
            .ok()
            .and_then(|rules| Tables::new(&rules).ok())
            .map(|tables| Shelf::new(tables, self.device));
    }

    fn oracle(&self) -> Option<Arc<dyn Oracle>> {
        Some(self.shelf.as_ref()?.shared())
    }

    fn begin_proof(&mut self, game: &Game) -> Result<(), String> {
        let Some(shelf) = &self.shelf else {
            return Err("there are no endgame tables for these rules".to_owned());
        };
        let position = game.position();
        if self
            .prover
            .as_ref()
            .is_none_or(|prover| prover.position() != position)
        {
            // The memory of the proof before is free again before the next takes its own.
            self.prover = None;
            let capacity = self.device.proof_capacity();
            let prover = shelf.with(|tables| Prover::new(tables, position, capacity))?;
            self.prover = Some(prover);
        }
        Ok(())
    }

    fn prove(&mut self) -> Option<(Finding, bool)> {
        let (prover, shelf) = (self.prover.as_mut()?, self.shelf.as_ref()?);
        Some(shelf.with(|tables| prover.advance(tables)))
    }

    fn work(&mut self) -> Work {
        self.shelf.as_mut().map_or(Work::Rest, Shelf::work)
    }

    fn spent(&mut self, milliseconds: f64) {
        if let Some(shelf) = &mut self.shelf {
            shelf.spent(milliseconds);
        }
    }

    async fn run(errand: Errand) -> Errand {
        store::run(errand).await
    }

    fn back(&mut self, errand: Errand) {
        if let Some(shelf) = &mut self.shelf {
            shelf.back(errand);
        }
    }

    fn progress(&self) -> Option<TableProgress> {
        self.rules?;
        Some(match &self.shelf {
            Some(shelf) => shelf.progress(),
            None => TableProgress {
                pieces: 0,
                goal: 0,
                part: 0.0,
                read: 0,
                unkept: false,
            },
        })
    }
}
