//! The rules, clause by clause: for each sentence of the rules a hand-made position in which it decides which
//! moves are legal or how a game ends. A file a clause.

mod bell;
mod board;
mod brainking;
mod captures;
mod draws;
mod end;
mod historical;
mod huff;
mod jumps;
mod obligation;
mod start;
mod steps;
mod threats;

use alquerque_rules::{Game, Position, Preset, Rules};

fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn sorted(words: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut words: Vec<String> = words.into_iter().collect();
    words.sort();
    words
}

/// Asserts that the legal moves in a position are exactly these, in any order. Turns that hold a space (those
/// with a huff) are set apart by commas, a single one by a comma behind it.
#[track_caller]
fn assert_legal(presets: &[Preset], text: &str, expected: &str) {
    let between = if expected.contains(',') { "," } else { " " };
    let expected = sorted(
        expected
            .split(between)
            .map(|mv| mv.trim().to_owned())
            .filter(|mv| !mv.is_empty()),
    );
    for &preset in presets {
        let moves = Rules::from(preset).moves(&position(text));
        let moves = sorted(moves.iter().map(ToString::to_string));
        assert_eq!(moves, expected, "{preset}: {text}");
    }
}

/// A game from a position, with these moves played.
#[track_caller]
fn game(preset: Preset, text: &str, moves: &[&str]) -> Game {
    let mut game = Game::from_position(Rules::from(preset), position(text));
    play(&mut game, moves);
    game
}

#[track_caller]
fn play(game: &mut Game, moves: &[&str]) {
    for mv in moves {
        if let Err(error) = game.play_text(mv) {
            panic!("{mv} in {}: {error}", game.position());
        }
    }
}
