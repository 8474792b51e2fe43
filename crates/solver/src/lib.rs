//! What the larger of the two workers knows besides what it searches: the endgame tables of the rules being played,
//! built while there is nothing else to do and kept in the browser's storage, their opening book, and proofs.
//!
//! Everything goes in small steps, so that questions never wait for it. Only `store` needs a browser.

mod device;
mod library;
mod prover;
mod shelf;
mod store;

use std::sync::{Arc, RwLock};

use alquerque_engine::book::Winning;
use alquerque_engine::tables::Tables;
use alquerque_engine::{Board, Bounds, Oracle};
use alquerque_rules::{Game, Move, Outcome, RuleSet, Rules};
use alquerque_worker::{Asked, Endgames, Errand, Finding, Level, Reply, TableProgress, Task, Work};

use device::Device;
use library::Library;
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
    /// `None` where the rules have no book.
    library: Option<Library>,
    prover: Option<Prover>,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver {
            device: Device::this(),
            rules: None,
            shelf: None,
            library: None,
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
        self.library = Library::new(&rules);
        self.shelf = Rules::new(rules)
            .ok()
            .and_then(|rules| Tables::new(&rules).ok())
            .map(|tables| Shelf::new(tables, self.device));
    }

    fn oracle(&self) -> Option<Arc<dyn Oracle>> {
        Some(self.shelf.as_ref()?.shared())
    }

    fn at_once(&self, id: u64, asked: Asked, task: &Task) -> Option<Reply> {
        if task.level != Level::Perfect || !matches!(asked, Asked::Move | Asked::Draw { .. }) {
            return None;
        }
        let game = task.game().ok()?;
        let winning = self.library.as_ref()?.probe(game.position())?;
        match asked {
            Asked::Move => {
                let mv = winning.mv.filter(|mv| !draws(&game, mv))?;
                Some(Reply::Move { id, mv })
            }
            Asked::Draw { by } if by == winning.winner => Some(Reply::Draw { id, agreed: false }),
            _ => None,
        }
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
        let library = self.library.as_ref();
        if let Some(Winning { winner, .. }) =
            library.and_then(|library| library.probe(prover.position()))
        {
            prover.settle(winner);
        }
        Some(shelf.with(|tables| prover.advance(tables)))
    }

    fn work(&mut self) -> Work {
        match self.library.as_mut().map_or(Work::Rest, Library::work) {
            Work::Rest => self.shelf.as_mut().map_or(Work::Rest, Shelf::work),
            work => work,
        }
    }

    fn spent(&mut self, milliseconds: f64) {
        if self.library.as_ref().is_some_and(Library::is_reading) {
            return;
        }
        if let Some(shelf) = &mut self.shelf {
            shelf.spent(milliseconds);
        }
    }

    async fn run(errand: Errand) -> Errand {
        store::run(errand).await
    }

    fn back(&mut self, errand: Errand) {
        if let Errand::Fetch(address, bytes) = errand {
            if let Some(library) = &mut self.library {
                library.fetched(&address, bytes.as_deref());
            }
        } else if let Some(shelf) = &mut self.shelf {
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

/// Whether the game is drawn with this move: its position may have stood on the board before the book was followed.
fn draws(game: &Game, mv: &Move) -> bool {
    let mut after = game.clone();
    after.play(mv).is_err() || matches!(after.outcome(), Some(Outcome::Draw(_)))
}

#[cfg(test)]
mod tests;
