//! The engine's own board against the rules crate, and its scores against its estimates.

use alquerque_rules::{Game, Move, Position, Preset, Rules, Symmetry};

use crate::board::{Board, Ply, mix};
use crate::engine::WINDOW;
use crate::evaluation::Evaluation;
use crate::key::key;
use crate::movement::Movement;
use crate::plies::generate;
use crate::views::Sides;
use crate::{Engine, Limits, ScoreKind, Status, Weights};

/// Calls `check` with every position of some random games.
fn random_games(preset: Preset, games: u64, mut check: impl FnMut(&Rules, &Position, &[Move])) {
    for seed in 0..games {
        let mut game = Game::new(Rules::from(preset));
        let mut random = mix(seed + 1);
        while game.outcome().is_none() && game.turns().len() < 200 {
            let moves = game.legal_moves();
            check(game.rules(), game.position(), &moves);
            random = mix(random);
            let mv = moves[random as usize % moves.len()];
            game.play(&mv).unwrap();
        }
    }
}

#[test]
fn plies_are_the_legal_moves_merged() {
    for preset in Preset::ALL {
        let movement = Movement::new(&Rules::from(preset));
        random_games(preset, 60, |rules, position, _| {
            let board = Board::prepared(&movement, position);
            let mut plies = Vec::new();
            generate(&movement, &board, &mut plies);
            let legal = rules.merged_moves(position);
            assert_eq!(plies.len(), legal.len(), "{preset} {position}");
            for mv in legal {
                let ply = Ply::of(&mv, position.side());
                assert!(plies.contains(&ply), "{preset} {position} {mv}");
                let next = Board::prepared(&movement, &rules.play(position, &mv));
                assert_eq!(board.play(&movement, ply), next, "{preset} {position} {mv}");
            }
        });
    }
}

#[test]
fn a_position_of_many_routes_has_its_plies_once() {
    for preset in [Preset::Free, Preset::Murray] {
        let rules = Rules::from(preset);
        let position: Position = "1b1b1/b1b1b/1b1b1/b1b1b/1bwb1 w".parse().unwrap();
        let board = Board::new(&rules, &position);
        let mut plies = Vec::new();
        generate(&Movement::new(&rules), &board, &mut plies);
        assert_eq!(plies.len(), rules.merged_moves(&position).len());
    }
}

#[test]
fn keys_are_equal_for_symmetric_positions_only() {
    for preset in Preset::ALL {
        let movement = Movement::new(&Rules::from(preset));
        let mut keys = std::collections::HashMap::new();
        random_games(preset, 20, |rules, position, moves| {
            let of = |position: &Position| key(&movement, &Board::prepared(&movement, position));
            let (this, view) = of(position);
            let symmetries = rules.set().symmetries();
            // Where the pieces are symmetric themselves, the view is any of two and memories may differ.
            if symmetries
                .iter()
                .skip(1)
                .any(|&s| alike(&position.transformed(s), position))
            {
                return;
            }
            for symmetry in symmetries {
                let other = position.transformed(symmetry);
                assert_eq!(of(&other).0, this, "{preset} {position} {other}");
                assert_eq!(of(&other.swapped()).0, this, "{preset} {position}");
            }
            for mv in moves {
                let ply = Ply::of(mv, position.side());
                assert_eq!(view.original(view.ply(ply)), ply, "{preset} {view:?} {mv}");
            }
            let same = keys.entry(this).or_insert(*position);
            let found = Symmetry::all().any(|symmetry| {
                let shown = position.transformed(symmetry);
                alike(&shown, same) || alike(&shown.swapped(), same)
            });
            assert!(found, "{preset} {position} {same}");
        });
    }
}

fn alike(one: &Position, other: &Position) -> bool {
    let board = |position: &Position| (position.setup().white, position.setup().black);
    one.side() == other.side() && board(one) == board(other)
}

/// Where the score of a depth lies outside the window around that of the depth before, the depth is searched
/// again; so a score is always that of the position at the end of its line.
#[test]
fn a_score_is_the_estimate_at_the_end_of_its_line() {
    for preset in Preset::CLUBS {
        let rules = Rules::from(preset);
        let movement = Movement::new(&rules);
        let estimate = |position: &Position| {
            let board = Board::prepared(&movement, position);
            Evaluation::new(Weights::for_rules(rules.set()), 0, 0).estimate(
                &movement,
                &board,
                Sides::of(&board),
            )
        };
        let mut surprises = 0;
        let mut compared = 0;
        let mut number = 0;
        random_games(preset, 24, |rules, position, moves| {
            number += 1;
            if number % 5 != 0 || moves.is_empty() {
                return;
            }
            let mut engine = Engine::with_table(rules.clone(), 1 << 20);
            let mut before = None;
            for depth in 3..=8 {
                let limits = Limits {
                    depth: Some(depth),
                    ..Limits::default()
                };
                engine.forget();
                engine.begin(&Game::from_position(rules.clone(), *position), limits);
                while engine.advance(u64::MAX) == Status::Running {}
                let line = engine.progress().lines.remove(0);
                let ScoreKind::Estimate(score) = line.score.kind() else {
                    return;
                };
                if before.is_some_and(|before: i32| (score - before).abs() >= WINDOW) {
                    surprises += 1;
                }
                before = Some(score);
                let mut game = Game::from_position(rules.clone(), *position);
                for mv in &line.moves {
                    game.play(mv).unwrap();
                }
                // Whoever repeats is told apart from the draw by the third occurrence only in a game.
                if score == 0 {
                    continue;
                }
                let sign = if line.moves.len().is_multiple_of(2) {
                    1
                } else {
                    -1
                };
                assert_eq!(
                    sign * estimate(game.position()),
                    score,
                    "{preset} {position} {depth}"
                );
                compared += 1;
            }
        });
        assert!(
            surprises > 5 && compared > 500,
            "{preset}: {surprises} of {compared}"
        );
    }
}
