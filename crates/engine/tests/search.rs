//! What the engine finds, and that it finds it whatever way it is asked.

use std::cmp::Reverse;
use std::collections::HashSet;

use alquerque_engine::{Engine, Limits, Progress, Score, ScoreKind, Status};
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

/// A game played on by moves in text.
fn played(mut game: Game, moves: &str) -> Game {
    for mv in moves.split(' ') {
        game.play_text(mv).expect("a legal move");
    }
    game
}

/// Seven plies of going to and fro; the eighth could bring the first position back for the third time.
const TO_AND_FRO: &str = "e5-d5 a1-b1 d5-e5 b1-a1 e5-d5 a1-b1 d5-e5";

#[test]
fn the_losing_side_repeats_and_the_winning_side_does_not() {
    // White, to complete the third occurrence by b1-a1, has one piece against three.
    let game = played(at(Preset::Free, "2b1b/2b2/5/5/w4 b"), TO_AND_FRO);
    let found = search(&game, depth(5), u64::MAX);
    assert_eq!(found.lines[0].moves[0].to_string(), "b1-a1");
    assert_eq!(found.lines[0].score, Score::DRAW);
    // The same with the numbers changed.
    let game = played(at(Preset::Free, "4b/5/5/2w2/w1w2 b"), TO_AND_FRO);
    let found = search(&game, depth(5), u64::MAX);
    assert_ne!(found.lines[0].moves[0].to_string(), "b1-a1");
    assert!(found.lines[0].score > Score::pieces(50));
}

#[test]
fn repetition_does_not_count_where_the_rules_do_not() {
    let game = played(
        at(Preset::Bell, "1b3/bb3/5/5/1w3 w"),
        "b1-c1 b5-c5 c1-b1 c5-b5 b1-c1 b5-c5 c1-b1",
    );
    let found = search(&game, depth(5), u64::MAX);
    assert_ne!(found.lines[0].score, Score::DRAW);
}

#[test]
fn the_draw_by_quiet_plies_is_seen_coming() {
    // Two plies before the draw White has one piece against three but cannot be caught in time.
    let game = at(Preset::Bell, "bbb2/5/5/5/4w w - - 48 40");
    assert_eq!(
        search(&game, depth(6), u64::MAX).lines[0].score,
        Score::DRAW
    );
    // A capture comes in time.
    let game = at(Preset::Bell, "5/5/2b2/1w3/5 w - - 49 40");
    let found = search(&game, depth(6), u64::MAX);
    assert_eq!(found.lines[0].score, Score::win_in(1));
}

#[test]
fn leaving_the_opponent_without_a_move_wins_even_at_the_fiftieth_quiet_ply() {
    // Black's only piece stands on its far row, where it may only capture.
    let game = at(Preset::Bell, "5/5/w2w1/5/b4 w - - 49 40");
    let found = search(&game, depth(4), u64::MAX);
    assert_eq!(found.lines[0].score, Score::win_in(1));
}

#[test]
fn a_new_search_forgets_the_old_one_but_not_what_it_found_out() {
    let game = Game::new(Rules::from(Preset::Free));
    let mut engine = Engine::with_table(game.rules().clone(), 1 << 20);
    engine.begin(&game, Limits::default());
    assert_eq!(engine.advance(10_000), Status::Running);
    engine.begin(&game, depth(6));
    assert_eq!(engine.progress().nodes, 0);
    while engine.advance(100) == Status::Running {}
    let again = engine.progress();
    let anew = search(&game, depth(6), 100);
    assert_eq!(again.depth, anew.depth);
    assert!(again.nodes < anew.nodes);
}

#[test]
fn a_node_limit_ends_the_search_with_a_move() {
    let game = Game::new(Rules::from(Preset::Free));
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let found = search(&game, limits, 300);
    assert_eq!(found.nodes, 2_000);
    assert!(game.legal_moves().contains(&found.lines[0].moves[0]));
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    for preset in Preset::ALL {
        let game = at(preset, "bb2b/5/2w2/5/w2ww w");
        let moves = game.rules().merged_moves(game.position());
        let limits = |multi_pv| Limits {
            multi_pv,
            ..depth(7)
        };
        let all = search(&game, limits(usize::MAX), 500).lines;
        let firsts: HashSet<String> = all.iter().map(|line| line.moves[0].to_string()).collect();
        assert_eq!(firsts.len(), moves.len(), "{preset}");
        assert!(all.is_sorted_by_key(|line| Reverse(line.score)), "{preset}");
        let three = search(&game, limits(3), 500).lines.len();
        assert_eq!(three, 3.min(moves.len()), "{preset}");
    }
}

#[test]
fn thinking_in_the_opponents_time_saves_time_afterwards() {
    for preset in Preset::CLUBS {
        let mut game = Game::new(Rules::from(preset));
        let mut engine = Engine::with_table(game.rules().clone(), 1 << 20);
        let think = |engine: &mut Engine, game: &Game, plies| {
            engine.begin(game, depth(plies));
            while engine.advance(1_000) == Status::Running {}
            engine.progress()
        };
        let expected = think(&mut engine, &game, 10).lines[0].moves[0];
        game.play(&expected).expect("a legal move");
        let nodes = think(&mut engine, &game, 9).nodes;
        assert!(nodes < search(&game, depth(9), 1_000).nodes / 2, "{preset}");
    }
}
