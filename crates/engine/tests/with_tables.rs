//! The search with endgame tables behind it.

use std::sync::Arc;

use alquerque_engine::tables::{Tables, Value};
use alquerque_engine::{Engine, Level, Limits, Player, ScoreKind, Status};
use alquerque_rules::{Action, Game, Move, Outcome, Position, Preset, Rules};

fn tables(preset: Preset) -> Arc<Tables> {
    let mut tables = Tables::new(&Rules::from(preset)).expect("tables for a club's rules");
    tables.build_up_to(5);
    Arc::new(tables)
}

/// Five pieces, White to move, by chance; none in which the game is over.
fn positions(rules: &Rules, count: usize) -> Vec<Position> {
    let mut random = 11u64;
    let mut found = Vec::new();
    while found.len() < count {
        let mut board = ['1'; 25];
        for piece in ['w', 'w', 'w', 'b', 'b'] {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            board[(random >> 33) as usize % 25] = piece;
        }
        let ranks: Vec<String> = board.chunks(5).map(|rank| rank.iter().collect()).collect();
        let position: Position = format!("{} w", ranks.join("/"))
            .parse()
            .expect("a position");
        if Game::from_position(rules.clone(), position)
            .outcome()
            .is_none()
        {
            found.push(position);
        }
    }
    found
}

#[test]
fn the_score_is_what_the_tables_say() {
    for preset in Preset::CLUBS {
        let tables = tables(preset);
        let mut engine = Engine::with_table(tables.rules().clone(), 1 << 20);
        engine.set_oracle(Some(tables.clone()));
        for position in positions(tables.rules(), 60) {
            let game = Game::from_position(tables.rules().clone(), position);
            engine.forget();
            engine.begin(
                &game,
                Limits {
                    depth: Some(4),
                    ..Limits::default()
                },
            );
            while engine.advance(10_000) == Status::Running {}
            let kind = engine.progress().lines[0].score.kind();
            let value = tables.probe(&position).map(|entry| entry.value);
            let expected = match kind {
                ScoreKind::Win(_) => Value::Win,
                ScoreKind::Loss(_) => Value::Loss,
                ScoreKind::Estimate(_) => Value::Draw,
            };
            assert_eq!(value, Some(expected), "{preset} {position} {kind:?}");
        }
    }
}

#[test]
fn a_won_position_is_won_in_the_end() {
    for preset in Preset::CLUBS {
        let tables = tables(preset);
        let rules = tables.rules().clone();
        let won = |position: &Position| {
            tables
                .probe(position)
                .is_some_and(|e| e.value == Value::Win)
        };
        for position in positions(&rules, 60).into_iter().filter(won).take(12) {
            let mut game = Game::from_position(rules.clone(), position);
            let winner = position.side();
            let mut king = Player::with_table(rules.clone(), Level::Perfect, 1, 1 << 20);
            king.set_oracle(Some(tables.clone()));
            while game.outcome().is_none() {
                king.begin(&game);
                // A slice is much less than the level would take.
                king.advance(3_000);
                let mv = king.choice().expect("a move");
                game.play(&mv).expect("a legal move");
            }
            let result = game.outcome();
            assert!(
                matches!(result, Some(Outcome::Win { winner: w, .. }) if w == winner),
                "{preset} {position} {result:?}"
            );
        }
    }
}

/// Where the tables hold no distances, the search looks on until a capture or a step forwards brings the win nearer;
/// else it would go to and fro until the game is drawn by repetition.
#[test]
fn a_win_comes_nearer_in_the_line() {
    let tables = tables(Preset::BrainKing);
    let rules = tables.rules().clone();
    let mut engine = Engine::with_table(rules.clone(), 1 << 20);
    engine.set_oracle(Some(tables.clone()));
    let sideways = |mv: &Move| match mv.action {
        Action::Step(step) => step.from().rank() == step.to().rank(),
        _ => false,
    };
    let mut prepared = 0;
    for position in positions(&rules, 400) {
        let won = tables
            .probe(&position)
            .is_some_and(|e| e.value == Value::Win);
        if !won {
            continue;
        }
        engine.begin(
            &Game::from_position(rules.clone(), position),
            Limits::default(),
        );
        while engine.advance(10_000) == Status::Running {}
        let line = &engine.progress().lines[0];
        assert!(
            !line.moves.iter().all(sideways),
            "{position} {:?}",
            line.moves
        );
        prepared += usize::from(sideways(&line.moves[0]));
    }
    assert!(prepared > 5, "{prepared} wins begin with a sideways step");
}
