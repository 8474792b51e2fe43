//! Positions of more pieces than the slow solver manages: what the tables say of them agrees with the engine's
//! search, which has no tables here, and with proofs that stand on no more tables than the slow solver checks.

use std::collections::{BTreeMap, BTreeSet};

use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::{Tables, Value};
use alquerque_engine::{Engine, Limits, ScoreKind, Status};
use alquerque_rules::{Color, Game, Position, Preset, Rules};

/// The slow solver's tests go as far as this.
const CHECKED: usize = 4;

/// The most pieces of a position here.
const MOST: usize = 8;

/// Positions of each number of pieces.
const EACH: usize = 10;

/// States and nodes after which a search that has proved nothing is given up.
const STATES: u64 = 60_000;
const NODES: u64 = 30_000;

fn pieces(position: &Position) -> usize {
    let [white, black] = Color::ALL.map(|color| position.pieces(color).len());
    white + black
}

/// Positions out of games of random moves, with the last steps and counts of quiet plies they have there: `EACH`
/// of each number of pieces.
fn positions(rules: &Rules) -> Vec<Position> {
    let mut random = 5u64;
    let mut below = |end: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % end
    };
    let mut found: BTreeMap<usize, Vec<Position>> = BTreeMap::new();
    let enough = EACH * (MOST - CHECKED);
    while found.values().map(Vec::len).sum::<usize>() < enough {
        let mut game = Game::new(rules.clone());
        while game.outcome().is_none() {
            let position = *game.position();
            let [white, black] = Color::ALL.map(|color| position.pieces(color).len());
            let wanted =
                (CHECKED + 1..=MOST).contains(&(white + black)) && white.abs_diff(black) <= 1;
            let positions = found.entry(white + black).or_default();
            if wanted && positions.len() < EACH && below(4) == 0 {
                positions.push(position);
            }
            let moves = game.legal_moves();
            game.play(&moves[below(moves.len())]).expect("a legal move");
        }
    }
    found.into_values().flatten().collect()
}

/// What proof-number search finds with tables below it.
fn proved(tables: &Tables, position: &Position) -> Option<Value> {
    let mut proof = Proof::new(tables, position, STATES as usize).expect("steps of a game");
    let done = proof.advance(tables, STATES) == ProofStatus::Done;
    done.then(|| proof.bounds().0)
}

/// What the engine finds by itself, when it finds a win or a loss.
fn decided(rules: &Rules, position: Position) -> Option<Value> {
    let mut engine = Engine::with_table(rules.clone(), 1 << 20);
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    engine.begin(&Game::from_position(rules.clone(), position), limits);
    while engine.advance(u64::MAX) == Status::Running {}
    match engine.progress().score()?.kind() {
        ScoreKind::Win(_) => Some(Value::Win),
        ScoreKind::Loss(_) => Some(Value::Loss),
        ScoreKind::Estimate(_) => None,
    }
}

fn tables(rules: &Rules, pieces: usize) -> Tables {
    let mut tables = Tables::new(rules).expect("tables for a club's rules");
    tables.build_up_to(pieces);
    tables
}

/// Compares for positions of up to eight pieces. Where the tables built here hold fewer, what they prove counts.
#[track_caller]
fn agree(preset: Preset, built: usize) {
    let rules = Rules::from(preset);
    let (small, large) = (tables(&rules, CHECKED), tables(&rules, built));
    let mut proofs: BTreeMap<usize, BTreeSet<Value>> = BTreeMap::new();
    let mut proved_count = 0;
    let mut decided_count = 0;
    for position in positions(&rules) {
        let entry = large.probe(&position).map(|entry| entry.value);
        let Some(known) = entry.or_else(|| proved(&large, &position)) else {
            continue;
        };
        if let Some(value) = proved(&small, &position) {
            assert_eq!(value, known, "{preset} {position}, proved");
            proofs.entry(pieces(&position)).or_default().insert(value);
            proved_count += 1;
        }
        if let Some(value) = decided(&rules, position) {
            assert_eq!(value, known, "{preset} {position}, searched");
            decided_count += 1;
        }
    }
    let all: BTreeSet<Value> = proofs.values().flatten().copied().collect();
    assert!(
        all.is_superset(&[Value::Loss, Value::Win].into()),
        "{preset}: {proofs:?}"
    );
    assert_eq!(proofs.len(), MOST - CHECKED, "{preset}: {proofs:?}");
    assert!(proved_count >= EACH, "{preset}: {proved_count} proved");
    assert!(
        decided_count >= EACH / 4,
        "{preset}: {decided_count} decided"
    );
}

#[test]
fn free_tables_agree_with_searches() {
    agree(Preset::Free, 7);
}

#[test]
fn bell_tables_agree_with_searches() {
    agree(Preset::Bell, 6);
}

#[test]
fn brainking_tables_agree_with_searches() {
    agree(Preset::BrainKing, 6);
}
