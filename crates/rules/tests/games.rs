//! Games: history, taking back, and every way of ending and of not ending.

use alquerque_rules::{
    Color, DrawReason, Game, IllegalMove, Outcome, PlayError, Preset, Rules, WinReason,
};

fn free() -> Game {
    Game::new(Rules::from(Preset::Free))
}

#[track_caller]
fn from(preset: Preset, position: &str) -> Game {
    Game::from_position(Rules::from(preset), position.parse().expect("a position"))
}

#[track_caller]
fn play(game: &mut Game, moves: &str) {
    for mv in moves.split(' ') {
        if let Err(error) = game.play_text(mv) {
            panic!("{mv}: {error}");
        }
    }
}

const RESIGNED: Option<Outcome> = Some(Outcome::Win {
    winner: Color::Black,
    reason: WinReason::Resignation,
});

#[test]
fn a_new_game_stands_at_the_start_and_goes_on() {
    let game = free();
    assert_eq!(game.position(), game.start());
    assert_eq!(*game.start(), game.rules().start());
    assert_eq!(game.outcome(), None);
    assert_eq!(game.occurrences(), 1);
    assert!(game.turns().is_empty());
    assert_eq!(game.legal_moves().len(), 4);
}

#[test]
fn history_gives_back_every_position() {
    let mut game = free();
    play(&mut game, "d2-c3 b4xd2 e1xc3");
    let texts: Vec<String> = (0..)
        .map_while(|ply| game.position_at(ply))
        .map(|position| position.to_string())
        .collect();
    assert_eq!(
        texts,
        [
            "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1",
            "bbbbb/bbbbb/bbwww/www1w/wwwww b d2c3 - 1 1",
            "bbbbb/b1bbb/bb1ww/wwwbw/wwwww w d2c3 - 0 2",
            "bbbbb/b1bbb/bbwww/www1w/wwww1 b - - 0 2",
        ]
    );
    assert_eq!(game.turns()[1].mv.to_string(), "b4xd2");
}

#[test]
fn undo_and_redo_walk_through_the_game() {
    let mut game = free();
    play(&mut game, "d2-c3 b4xd2 e1xc3");
    let end = game.clone();
    assert_eq!(game.undo().unwrap().to_string(), "e1xc3");
    assert_eq!(game.undo().unwrap().to_string(), "b4xd2");
    assert_eq!(game.undone().len(), 2);
    assert_eq!(game.undone()[1].to_string(), "b4xd2", "the next one last");
    assert_eq!(game.redo().unwrap().to_string(), "b4xd2");
    assert_eq!(game.redo().unwrap().to_string(), "e1xc3");
    assert_eq!(game, end);
    assert_eq!(game.redo(), None);
    while game.undo().is_some() {}
    assert_eq!(game.position(), game.start());
    assert_eq!(game.undo(), None);
}

#[test]
fn a_new_move_forgets_what_was_taken_back_and_a_refused_one_does_not() {
    let mut game = free();
    play(&mut game, "d2-c3");
    game.undo();
    assert!(game.play_text("a1-e5").is_err());
    assert_eq!(game.undone().len(), 1);
    play(&mut game, "b2-c3");
    assert_eq!(game.undone(), []);
    assert_eq!(game.redo(), None);
}

#[test]
fn undo_takes_back_the_end_with_the_move() {
    let mut game = from(Preset::Free, "5/5/5/b4/w4 w");
    play(&mut game, "a1xa3");
    assert!(game.outcome().is_some());
    game.undo();
    assert_eq!(game.outcome(), None);
    assert_eq!(game.legal_moves().len(), 1);
    game.redo();
    assert!(game.outcome().is_some());
}

#[test]
fn undo_takes_back_a_resignation_and_redo_does_not_bring_it_back() {
    let mut game = free();
    play(&mut game, "d2-c3");
    game.resign(Color::White);
    assert_eq!(game.outcome(), RESIGNED);
    game.undo();
    assert_eq!(game.outcome(), None);
    game.redo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_resignation_is_not_wiped_out_by_going_forward() {
    let mut game = free();
    play(&mut game, "d2-c3");
    game.undo();
    game.resign(Color::White);
    assert_eq!(game.redo(), None);
    assert_eq!(game.outcome(), RESIGNED);
    assert_eq!(game.undone().len(), 1);
}

#[test]
fn the_first_end_of_a_game_stands() {
    let mut game = free();
    game.resign(Color::White);
    game.resign(Color::Black);
    game.agree_draw();
    assert_eq!(game.outcome(), RESIGNED);
    let mut game = free();
    game.agree_draw();
    game.resign(Color::White);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

#[test]
fn a_game_that_is_over_takes_no_move_and_has_none() {
    let mut game = free();
    game.resign(Color::White);
    assert!(game.legal_moves().is_empty());
    let over = PlayError::Over(game.outcome().unwrap());
    assert_eq!(game.play_text("d2-c3"), Err(over.clone()));
    assert_eq!(
        over.to_string(),
        "the game is over (black wins: white resigned)"
    );
    assert!(game.turns().is_empty());
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = free();
    play(&mut game, "d2-c3");
    let before = game.clone();
    assert!(matches!(game.play_text("c9"), Err(PlayError::Written(_))));
    assert!(matches!(
        game.play_text("a5-a4"),
        Err(PlayError::Illegal(IllegalMove::Occupied(_)))
    ));
    assert_eq!(game, before);
}

#[test]
fn a_game_may_be_over_where_it_starts() {
    let game = from(Preset::Free, "5/5/5/5/4b w");
    assert!(game.outcome().is_some());
    assert!(game.legal_moves().is_empty());
}

#[test]
fn outcomes_read_as_sentences() {
    let win = |winner, reason| Outcome::Win { winner, reason };
    for (outcome, sentence) in [
        (
            win(Color::White, WinReason::NoPieces),
            "white wins: black has no pieces left",
        ),
        (
            win(Color::Black, WinReason::NoMove),
            "black wins: white has no legal move",
        ),
        (
            win(Color::White, WinReason::Resignation),
            "white wins: black resigned",
        ),
        (
            win(Color::Black, WinReason::Time),
            "black wins: white ran out of time",
        ),
        (
            Outcome::Draw(DrawReason::Repetition),
            "draw: the position has been repeated",
        ),
        (
            Outcome::Draw(DrawReason::QuietPlies),
            "draw: too many plies without a capture",
        ),
        (Outcome::Draw(DrawReason::Agreement), "draw: by agreement"),
    ] {
        assert_eq!(outcome.to_string(), sentence);
    }
}

#[test]
fn occurrences_fall_again_when_moves_are_taken_back() {
    let mut game = from(Preset::Free, "4b/5/5/5/w4 w");
    play(&mut game, "a1-a2 e5-e4 a2-a1 e4-e5");
    assert_eq!(game.occurrences(), 2);
    game.undo();
    assert_eq!(game.occurrences(), 1);
    game.redo();
    assert_eq!(game.occurrences(), 2);
}
