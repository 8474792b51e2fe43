//! Proofs over small tables against larger tables, and what the checker makes of certificates.

#![allow(clippy::unwrap_used)]

use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::{Tables, Value};
use alquerque_engine::verify::{Certificate, Wrong};
use alquerque_rules::{Game, Position, Preset, Rules};

/// A generator of numbers that look random (xorshift; G. Marsaglia 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

fn tables(preset: Preset, pieces: usize) -> Tables {
    let mut tables = Tables::new(&Rules::from(preset)).unwrap();
    tables.build_up_to(pieces);
    tables
}

fn pieces(position: &Position) -> usize {
    position.pieces(position.side()).len() + position.pieces(!position.side()).len()
}

/// Positions of random games with so many pieces.
fn from_games(rules: &Rules, count: usize, wanted: usize) -> Vec<Position> {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut found = Vec::new();
    while found.len() < count {
        let mut game = Game::new(rules.clone());
        while game.outcome().is_none() && pieces(game.position()) >= wanted {
            if pieces(game.position()) == wanted && random.below(4) == 0 {
                found.push(*game.position());
            }
            let moves = game.legal_moves();
            let mv = moves[random.below(moves.len())];
            game.play(&mv).unwrap();
        }
    }
    found.truncate(count);
    found
}

fn proved(tables: &Tables, position: &Position) -> Proof {
    let mut proof = Proof::new(tables, position, 10_000_000).unwrap();
    while proof.advance(tables, 1_000) == ProofStatus::Working {}
    proof
}

#[test]
fn proofs_agree_with_larger_tables_and_their_certificates_hold() {
    for preset in Preset::CLUBS {
        let (small, large) = (tables(preset, 4), tables(preset, 5));
        for position in from_games(small.rules(), 20, 5) {
            let proof = proved(&small, &position);
            let value = large.probe(&position).unwrap().value;
            assert_eq!(proof.bounds(), (value, value), "{preset} {position}");
            let text = proof.certificate(&small, preset).unwrap();
            let certificate: Certificate = text.parse().unwrap();
            assert_eq!(certificate.value, value);
            if let Err(wrong) = certificate.check(&small) {
                panic!("{preset} {position}: {wrong}");
            }
        }
    }
}

#[test]
fn a_long_count_of_quiet_plies_counts() {
    let (small, large) = (tables(Preset::Bell, 3), tables(Preset::Bell, 5));
    for position in from_games(small.rules(), 20, 5) {
        for quiet_plies in [30, 40, 44, 46, 48, 49, 50] {
            let setup = alquerque_rules::Setup {
                quiet_plies,
                ..position.setup()
            };
            let position = Position::new(setup).unwrap();
            let value = large.probe(&position).unwrap().value;
            let proof = proved(&small, &position);
            assert_eq!(proof.bounds(), (value, value), "{position}");
            let text = proof.certificate(&small, Preset::Bell).unwrap();
            let certificate: Certificate = text.parse().unwrap();
            assert!(certificate.check(&small).is_ok(), "{position}");
        }
    }
}

#[test]
fn slices_make_no_difference() {
    let tables = tables(Preset::Free, 5);
    let position: Position = "b4/1bb2/2b2/1ww2/w1w2 w".parse().unwrap();
    let mut whole = Proof::new(&tables, &position, 1_000_000).unwrap();
    assert_eq!(whole.advance(&tables, u64::MAX), ProofStatus::Done);
    let mut sliced = Proof::new(&tables, &position, 1_000_000).unwrap();
    while sliced.advance(&tables, 7) == ProofStatus::Working {}
    assert_eq!(whole.bounds(), sliced.bounds());
    assert_eq!(whole.nodes(), sliced.nodes());
}

#[test]
fn a_certificate_that_has_been_changed_is_found_out() {
    let tables = tables(Preset::Free, 4);
    let positions = from_games(tables.rules(), 30, 7);
    let proof = positions
        .iter()
        .map(|position| proved(&tables, position))
        .find(|proof| proof.bounds().0 == Value::Win)
        .unwrap();
    let text = proof.certificate(&tables, Preset::Free).unwrap();
    let check = |text: &str| text.parse::<Certificate>().unwrap().check(&tables);
    assert!(check(&text).is_ok());
    let lower = text.replace("value win", "value draw");
    assert_eq!(check(&lower), Err(Wrong::Strategies));
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    assert!(cut.parse::<Certificate>().is_err());
    for at in 6..lines.len() {
        let mut changed = lines.clone();
        changed[at] = "a1-a2xa3";
        let refused = check(&changed.join("\n"));
        assert!(matches!(refused, Err(Wrong::Illegal { .. })), "{refused:?}");
    }
    let longer = text.replace("wins ", "wins 1");
    assert!(longer.parse::<Certificate>().is_err());
}
