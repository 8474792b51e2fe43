//! The proof of one position's value.

use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::{Tables, Value};
use alquerque_rules::{Color, Position};
use alquerque_worker::Finding;

/// States looked into in one step: some milliseconds.
const STEP: u64 = 2_000;

/// What a state takes at most in the searches for both questions, in bytes: 32 each, three times as many while
/// memory is moved.
pub const STATE_BYTES: u64 = 2 * 3 * 32;

/// A position, and what is known of its value.
#[derive(Debug)]
pub struct Prover {
    position: Position,
    /// Given up, with the memory it takes, once nothing more can be found out.
    proof: Option<Proof>,
    finding: Finding,
}

impl Prover {
    /// Begins to look for the value of a position, with at most so many states remembered for each of the two
    /// questions that a proof asks.
    ///
    /// # Errors
    /// When no game leads to the position; says why.
    pub fn new(tables: &Tables, position: &Position, capacity: usize) -> Result<Prover, String> {
        let proof = Proof::new(tables, position, capacity).map_err(|error| error.to_string())?;
        Ok(Prover {
            position: *position,
            proof: Some(proof),
            finding: Finding {
                lower: Value::Loss,
                upper: Value::Win,
                distance: None,
                nodes: 0,
                memory: capacity as u64 * STATE_BYTES,
                full: false,
            },
        })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Takes up that this side is known to win.
    pub fn settle(&mut self, winner: Color) {
        let value = if self.position.side() == winner {
            Value::Win
        } else {
            Value::Loss
        };
        self.finding.lower = value;
        self.finding.upper = value;
        self.finding.full = false;
        self.proof = None;
    }

    /// Looks for the value a little; answers what is known, and whether that is all.
    pub fn advance(&mut self, tables: &Tables) -> (Finding, bool) {
        let Some(proof) = &mut self.proof else {
            return (self.finding, true);
        };
        if let Some(entry) = tables.probe(&self.position) {
            self.finding = Finding {
                lower: entry.value,
                upper: entry.value,
                distance: entry.distance.filter(|_| entry.value != Value::Draw),
                ..self.finding
            };
            self.proof = None;
            return (self.finding, true);
        }
        let status = proof.advance(tables, STEP);
        let (lower, upper) = proof.bounds();
        self.finding = Finding {
            lower,
            upper,
            distance: None,
            nodes: proof.nodes(),
            memory: self.finding.memory,
            full: status == ProofStatus::Full,
        };
        let done = status != ProofStatus::Working;
        if done {
            self.proof = None;
        }
        (self.finding, done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Preset, Rules};

    fn tables(pieces: usize) -> Tables {
        let mut tables = Tables::new(&Rules::from(Preset::Free)).unwrap();
        tables.build_up_to(pieces);
        tables
    }

    fn prover(tables: &Tables, position: &str, capacity: usize) -> Prover {
        Prover::new(tables, &position.parse().unwrap(), capacity).unwrap()
    }

    #[test]
    fn what_the_tables_hold_is_known_at_once_with_its_distance() {
        let tables = tables(3);
        let mut prover = prover(&tables, "5/5/2b2/5/w3w w", 1_000);
        let (finding, done) = prover.advance(&tables);
        assert!(done);
        assert_eq!(finding.value(), Some(Value::Win));
        assert!(finding.distance.is_some_and(|distance| distance > 0));
    }

    #[test]
    fn tables_that_come_later_answer_what_was_searched_for() {
        let small = tables(2);
        let mut prover = prover(&small, "b4/5/2b2/5/w3w w", 1_000_000);
        prover.advance(&small);
        let large = tables(4);
        let (finding, done) = prover.advance(&large);
        assert!(done);
        assert_eq!(
            finding.value(),
            large.probe(prover.position()).map(|entry| entry.value)
        );
    }

    #[test]
    fn a_larger_position_is_proved_by_search() {
        let tables = tables(4);
        let mut prover = prover(&tables, "b3b/5/2b2/1w3/w3w w", 1_000_000);
        let finding = loop {
            if let (finding, true) = prover.advance(&tables) {
                break finding;
            }
        };
        let mut more = self::tables(6);
        more.build_up_to(6);
        assert_eq!(
            finding.value(),
            more.probe(prover.position()).map(|entry| entry.value)
        );
        assert!(finding.nodes > 0);
    }

    #[test]
    fn when_the_memory_is_used_up_the_bounds_remain() {
        let tables = tables(2);
        let mut prover = prover(&tables, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w", 3_000);
        let finding = loop {
            if let (finding, true) = prover.advance(&tables) {
                break finding;
            }
        };
        assert!(finding.full);
        assert_eq!(finding.value(), None);
        assert_eq!(prover.advance(&tables), (finding, true));
    }
}
