//! What the engine finds, and that it finds it whatever way it is asked.

use alquerque_engine::{Engine, Limits, Progress, ScoreKind, Status};
use alquerque_rules::{Game, Preset, Rules};

fn search(game: &Game, limits: Limits, slice: u64) -> Progress {
    let mut engine = Engine::with_table(game.rules().clone(), 1 << 20);
    engine.begin(game, limits);
    while engine.advance(slice) == Status::Running {}
    engine.progress()
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn at(preset: Preset, position: &str) -> Game {
    Game::from_position(Rules::from(preset), position.parse().expect("a position"))
}

#[test]
fn slices_change_nothing() {
    for preset in Preset::ALL {
        let game = Game::new(Rules::from(preset));
        let limits = Limits {
            multi_pv: 2,
            ..depth(7)
        };
        let whole = search(&game, limits, u64::MAX);
        assert_eq!(search(&game, limits, 7), whole, "{preset}");
        assert_eq!(whole.depth, 7);
        assert_eq!(whole.lines.len(), 2.min(game.legal_moves().len()));
    }
}

#[test]
fn lines_are_legal() {
    for preset in Preset::ALL {
        let game = Game::new(Rules::from(preset));
        for line in search(&game, depth(8), u64::MAX).lines {
            let mut game = game.clone();
            assert!(line.moves.len() >= 5, "{preset}: {:?}", line.moves);
            for mv in line.moves {
                game.play(&mv).unwrap();
            }
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let game = at(Preset::Free, "5/5/2b2/5/5 w");
    assert_eq!(search(&game, depth(5), 100), Progress::default());
}

#[test]
fn a_capture_of_the_last_piece_wins_at_once() {
    let game = at(Preset::Free, "5/5/2b2/1w3/5 w");
    let found = search(&game, depth(5), 100);
    assert_eq!(found.lines[0].score.kind(), ScoreKind::Win(Some(1)));
    assert_eq!(found.lines[0].moves[0].to_string(), "b2xd4");
    assert_eq!(found.depth, 1);
}
