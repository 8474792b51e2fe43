//! The moves of a game as text: `1. d2-c3 b4xd2 2. e1xc3`.

use alquerque_rules::{Game, MoveList, ParseWrittenError, Preset, Rules};

fn list(text: &str) -> MoveList {
    text.parse().expect("a move list")
}

const GAME: &str = "1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4";

#[test]
fn moves_are_numbered_in_pairs() {
    assert_eq!(rewritten(GAME), GAME);
}

#[test]
fn numbers_may_be_missing_crammed_or_on_lines_of_their_own() {
    for text in [
        "d2-c3 b4xd2 e1xc3 d4xd2xb4",
        "1.d2-c3 b4xd2 2.e1xc3 d4xd2xb4",
        "1 d2-c3 b4xd2 2 e1xc3 d4xd2xb4",
        "1. d2-c3 1... b4xd2\n2. e1xc3\t2...d4xd2xb4\n",
        "1. D2C3 b4:d2 2. e1-c3 d4×d2×b4",
    ] {
        assert_eq!(rewritten(text), GAME, "{text:?}");
    }
}

/// The list with every move in its usual form, so that lists that mean the same are equal.
fn rewritten(text: &str) -> String {
    let mut game = Game::new(Rules::from(Preset::Free));
    for mv in &list(text).moves {
        game.play_written(mv).expect("a legal move");
    }
    game.move_list().to_string()
}

#[test]
fn a_list_may_begin_with_the_second_of_a_pair() {
    let text = "3... d4-c3 4. b2-c2 c3-d4";
    let read = list(text);
    assert!(read.second);
    assert_eq!(read.number, 3);
    assert_eq!(read.to_string(), text);
}

#[test]
fn a_game_from_a_position_numbers_on_from_it() {
    let position = "4b/5/5/5/w4 b - - 0 9".parse().unwrap();
    let mut game = Game::from_position(Rules::from(Preset::Free), position);
    game.play_text("e5-e4").unwrap();
    game.play_text("a1-a2").unwrap();
    assert_eq!(game.move_list().to_string(), "9... e5-e4 10. a1-a2");
    // Under bell Black's move is the first of its pair.
    let mut game = Game::from_position(Rules::from(Preset::Bell), position);
    game.play_text("e5-e4").unwrap();
    game.play_text("a1-a2").unwrap();
    assert_eq!(game.move_list().to_string(), "9. e5-e4 a1-a2");
}

#[test]
fn a_huff_belongs_to_the_move_behind_it() {
    let text = "1. a1-b1 *b1 e5-e4 2. *c3 d2-d3 *a1";
    let read = list(text);
    assert_eq!(read.moves.len(), 4);
    assert_eq!(read.to_string(), text);
}

#[test]
fn an_empty_text_is_an_empty_list() {
    assert_eq!(list("").moves, []);
    assert_eq!(list("").to_string(), "");
    assert_eq!(list(" 1. ").moves, []);
}

#[test]
fn an_error_names_the_move_the_word_and_the_place() {
    for (text, index, word, at, error) in [
        (
            "1. d2-c9",
            1,
            "d2-c9",
            3,
            ParseWrittenError::ExpectedPoint { at: 3 },
        ),
        (
            "1. d2-c3 foo",
            2,
            "foo",
            9,
            ParseWrittenError::ExpectedPoint { at: 0 },
        ),
        (
            "d2–c3 2.é",
            2,
            "é",
            8,
            ParseWrittenError::ExpectedPoint { at: 0 },
        ),
        (
            "1. d2-c3 b4 2. e1xc3",
            2,
            "b4",
            9,
            ParseWrittenError::OnePoint,
        ),
        ("*c3 d4", 1, "*c3 d4", 0, ParseWrittenError::OnePoint),
        ("*", 1, "*", 0, ParseWrittenError::ExpectedPoint { at: 1 }),
        (
            "99999999999. d2-c3",
            1,
            "99999999999.",
            0,
            ParseWrittenError::ExpectedPoint { at: 0 },
        ),
    ] {
        let found = text.parse::<MoveList>().unwrap_err();
        assert_eq!(
            (found.index, found.word.as_str(), found.at, &found.error),
            (index, word, at, &error),
            "{text:?}"
        );
        assert_eq!(found.to_string(), format!("move {index} ({word}): {error}"));
    }
}

#[test]
fn the_number_0_reads_as_1() {
    assert_eq!(list("0. d2-c3"), list("1. d2-c3"));
}

#[test]
fn a_very_long_list_is_read_in_one_pass() {
    // At half a million words anything that begins again at every word would take minutes.
    let text = "d2–c3 ".repeat(500_000);
    assert_eq!(list(&text).moves.len(), 500_000);
    let error = format!("{text}x").parse::<MoveList>().unwrap_err();
    assert_eq!(error.at, 3_000_000);
}
