use super::*;
use alquerque_engine::tables::Value;
use alquerque_rules::{Color, Preset};

/// The files that the page's server has.
fn file(preset: Preset) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/books");
    std::fs::read(format!("{folder}/{preset}.book")).expect("a book for each club")
}

/// A solver for these rules that has been handed this file as their book.
fn solver(preset: Preset, file: Option<Vec<u8>>) -> Solver {
    let mut solver = Solver::default();
    solver.prepare(preset.rule_set());
    let Work::Aside(Errand::Fetch(address, None)) = solver.work() else {
        panic!("the book is fetched first");
    };
    assert_eq!(address, format!("./books/{preset}.book"));
    solver.back(Errand::Fetch(address, file));
    while solver.library.as_ref().is_some_and(Library::is_reading) {
        solver.work();
    }
    solver
}

fn task(game: &Game, level: Level) -> Task {
    Task {
        rules: *game.rules().set(),
        start: game.rules().start(),
        moves: game.turns().iter().map(|turn| turn.mv).collect(),
        level,
        seed: 1,
    }
}

fn book_move(solver: &Solver, game: &Game) -> Option<Move> {
    match solver.at_once(7, Asked::Move, &task(game, Level::Perfect))? {
        Reply::Move { id: 7, mv } => Some(mv),
        reply => panic!("{reply:?}"),
    }
}

fn pieces(game: &Game) -> usize {
    let count = |color| game.position().pieces(color).len();
    Color::ALL.into_iter().map(count).sum()
}

#[test]
fn the_first_mover_plays_by_the_book_until_the_tables_know_the_rest() {
    for preset in Preset::CLUBS {
        let solver = solver(preset, Some(file(preset)));
        let mut chance = 1_u64;
        for _ in 0..30 {
            let mut game = Game::new(Rules::from(preset));
            let winner = game.position().side();
            while let Some(mv) = book_move(&solver, &game) {
                game.play(&mv).unwrap();
                if game.outcome().is_some() {
                    break;
                }
                let moves = game.legal_moves();
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let reply = moves[(chance >> 33) as usize % moves.len()];
                game.play(&reply).unwrap();
            }
            match game.outcome() {
                Some(outcome) => assert!(
                    matches!(outcome, Outcome::Win { winner: w, .. } if w == winner),
                    "{preset}"
                ),
                None => assert!(pieces(&game) <= 8, "{preset}: {}", game.position()),
            }
        }
    }
}

#[test]
fn the_other_levels_and_the_other_side_do_without_the_book() {
    let solver = solver(Preset::Free, Some(file(Preset::Free)));
    let mut game = Game::new(Rules::from(Preset::Free));
    for level in Level::ALL {
        let answer = solver.at_once(1, Asked::Move, &task(&game, level));
        assert_eq!(answer.is_some(), level == Level::Perfect, "{level}");
    }
    game.play(&book_move(&solver, &game).unwrap()).unwrap();
    assert_eq!(book_move(&solver, &game), None);
}

#[test]
fn who_wins_by_the_book_agrees_to_no_draw() {
    let solver = solver(Preset::Free, Some(file(Preset::Free)));
    let game = Game::new(Rules::from(Preset::Free));
    let answer = |by| solver.at_once(1, Asked::Draw { by }, &task(&game, Level::Perfect));
    let refused = Reply::Draw {
        id: 1,
        agreed: false,
    };
    assert_eq!(answer(Color::White), Some(refused));
    assert_eq!(answer(Color::Black), None);
}

#[test]
fn what_the_book_holds_is_proved_without_a_search() {
    for preset in Preset::CLUBS {
        let mut solver = solver(preset, Some(file(preset)));
        let mut game = Game::new(Rules::from(preset));
        for expected in [Value::Win, Value::Loss] {
            solver.begin_proof(&game).unwrap();
            let (finding, done) = solver.prove().unwrap();
            assert!(done, "{preset}");
            assert_eq!(finding.value(), Some(expected), "{preset}");
            assert_eq!(finding.nodes, 0);
            if let Some(mv) = book_move(&solver, &game) {
                game.play(&mv).unwrap();
            }
        }
    }
}

#[test]
fn a_book_that_is_missing_damaged_or_of_other_rules_is_none() {
    let sound = file(Preset::Free);
    let mut changed = sound.clone();
    changed[1_000] ^= 1;
    let cut = sound[..sound.len() / 2].to_vec();
    let page = b"<!doctype html>".to_vec();
    for bytes in [changed, cut, page, file(Preset::Bell), Vec::new()] {
        let mut solver = solver(Preset::Free, Some(bytes));
        let game = Game::new(Rules::from(Preset::Free));
        assert_eq!(book_move(&solver, &game), None);
        assert!(matches!(solver.work(), Work::Errand(Errand::Load(..))));
    }
    let mut missing = solver(Preset::Free, None);
    assert!(matches!(missing.work(), Work::Errand(Errand::Load(..))));
}

#[test]
fn tables_do_not_wait_for_the_book() {
    let mut solver = Solver::default();
    solver.prepare(Preset::Bell.rule_set());
    assert!(matches!(solver.work(), Work::Aside(Errand::Fetch(..))));
    assert!(matches!(solver.work(), Work::Errand(Errand::Load(..))));
}

#[test]
fn a_book_that_comes_when_other_rules_are_played_is_put_away() {
    let mut solver = Solver::default();
    solver.prepare(Preset::Free.rule_set());
    let Work::Aside(Errand::Fetch(address, _)) = solver.work() else {
        panic!("the book is fetched first");
    };
    solver.prepare(Preset::Bell.rule_set());
    solver.work();
    solver.back(Errand::Fetch(address, Some(file(Preset::Free))));
    assert!(!solver.library.as_ref().unwrap().is_reading());
}

#[test]
fn a_move_that_draws_by_repetition_is_not_played_by_the_book() {
    let rules = Rules::from(Preset::Free);
    let mut game = Game::from_position(rules, "b4/5/5/5/w4 w".parse().unwrap());
    let to_and_fro = ["a1-b1", "a5-b5", "b1-a1", "b5-a5"];
    for mv in to_and_fro.iter().cycle().take(7) {
        let mv = mv.parse().unwrap();
        assert!(!draws(&game, &mv));
        game.play(&mv).unwrap();
    }
    assert!(draws(&game, &"b5-a5".parse().unwrap()));
}
