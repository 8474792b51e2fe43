//! Openings of a match: the start, some random moves on, and about even.

use alquerque_engine::{Engine, Limits, ScoreKind, Status};
use alquerque_rules::{Game, Rules};

use crate::random::Random;

/// Plies of random moves an opening has at least, and how many more it may have.
const PLIES: (usize, usize) = (4, 7);

/// An opening is played when a search of so many nodes finds it within so many hundredths of a piece of even.
const FAIR: (u64, i32) = (20_000, 75);

/// A game after some random moves that a short search finds about even.
pub fn fair(rules: &Rules, seed: u64) -> Game {
    let mut judge = Engine::with_table(rules.clone(), 1 << 20);
    let mut random = Random(seed);
    loop {
        let mut game = Game::new(rules.clone());
        for _ in 0..PLIES.0 + random.below(PLIES.1) {
            if !play_any(&mut game, &mut random) {
                break;
            }
        }
        if game.outcome().is_some() {
            continue;
        }
        let limits = Limits {
            nodes: Some(FAIR.0),
            ..Limits::default()
        };
        judge.begin(&game, limits);
        while judge.advance(u64::MAX) == Status::Running {}
        let score = judge.progress().score().map(|score| score.kind());
        if matches!(score, Some(ScoreKind::Estimate(value)) if value.abs() <= FAIR.1) {
            return game;
        }
    }
}

/// Plays a random move; `false` when there is none.
pub fn play_any(game: &mut Game, random: &mut Random) -> bool {
    let moves = game.legal_moves();
    moves
        .get(random.below(moves.len()))
        .is_some_and(|mv| game.play(mv).is_ok())
}
