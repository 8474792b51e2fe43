//! `RANK5/RANK4/RANK3/RANK2/RANK1 SIDE [WHITE-LAST BLACK-LAST [QUIET-PLIES MOVE-NUMBER]]`, and the seventh field
//! of rule sets with the huff.

use alquerque_rules::{
    Color, ParsePositionError, Position, PositionError, PositionField, Preset, Rules, Setup,
};

fn read(text: &str) -> Result<Position, ParsePositionError> {
    text.parse()
}

fn full(text: &str) -> String {
    read(text).expect("a position").to_string()
}

#[test]
fn the_start_is_written_as_the_rules_have_it() {
    let start = Rules::from(Preset::Free).start();
    assert_eq!(start.to_string(), "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1");
    assert_eq!(read("bbbbb/bbbbb/bb1ww/wwwww/wwwww w"), Ok(start));
}

#[test]
fn the_first_rank_written_is_rank_5_and_the_first_file_a() {
    let position = read("w4/5/5/5/4b b").unwrap();
    assert_eq!(position.piece_at("a5".parse().unwrap()), Some(Color::White));
    assert_eq!(position.piece_at("e1".parse().unwrap()), Some(Color::Black));
    assert_eq!(position.side(), Color::Black);
}

#[test]
fn missing_fields_read_as_none_none_0_1() {
    assert_eq!(full("5/5/5/5/w3b w"), "5/5/5/5/w3b w - - 0 1");
    assert_eq!(full("5/5/5/5/w3b w e3d3 -"), "5/5/5/5/w3b w e3d3 - 0 1");
    assert_eq!(full("5/5/5/5/w3b w - a5b5"), "5/5/5/5/w3b w - a5b5 0 1");
}

#[test]
fn runs_of_empty_points_may_be_split_and_are_written_whole() {
    assert_eq!(full("11111/23/5/1211/w11b1 w"), "5/5/5/5/w2b1 w - - 0 1");
}

#[test]
fn spaces_around_and_between_do_not_matter() {
    assert_eq!(
        full("  5/5/5/5/w3b\t w  -   -\n7 12 "),
        "5/5/5/5/w3b w - - 7 12"
    );
}

#[test]
fn the_huffable_pieces_are_a_seventh_field() {
    let text = "5/5/b4/1w3/w4 b a2b2 - 3 9 *a1b2";
    assert_eq!(full(text), text);
    let names: Vec<String> = read(text)
        .unwrap()
        .huffable()
        .into_iter()
        .map(|p| p.to_string())
        .collect();
    assert_eq!(names, ["a1", "b2"]);
}

#[test]
fn counters_take_the_whole_range() {
    let text = "5/5/5/5/w3b w - - 4294967295 4294967295";
    assert_eq!(full(text), text);
    // And playing on does not overflow.
    let rules = Rules::from(Preset::Bell1960);
    let position = read("5/5/5/5/w3b w - - 4294967295 4294967295").unwrap();
    let next = rules.play(&position, &rules.moves(&position)[0]);
    assert_eq!(next.quiet_plies(), u32::MAX);
    assert_eq!(next.move_number(), u32::MAX);
}

#[test]
fn the_move_number_rises_after_the_turn_of_the_side_that_moves_second() {
    let after = |preset: Preset, text: &str| {
        let rules = Rules::from(preset);
        let position = read(text).unwrap();
        rules
            .play(&position, &rules.moves(&position)[0])
            .move_number()
    };
    assert_eq!(after(Preset::Free, "4b/5/5/5/w4 w - - 0 7"), 7);
    assert_eq!(after(Preset::Free, "4b/5/5/5/w4 b - - 0 7"), 8);
    assert_eq!(after(Preset::Bell, "4b/5/5/5/w4 b - - 0 7"), 7);
    assert_eq!(after(Preset::Bell, "4b/5/5/5/w4 w - - 0 7"), 8);
}

#[test]
fn every_error_says_what_and_where() {
    use ParsePositionError::*;
    let bad = |field, at| BadField { field, at };
    for (text, error) in [
        ("", Empty),
        ("  \n", Empty),
        ("5/5/5/5/w3x w", BadCharacter { found: 'x', at: 10 }),
        ("W4/5/5/5/5 w", BadCharacter { found: 'W', at: 0 }),
        ("5/6/5/5/5 w", BadCharacter { found: '6', at: 2 }),
        ("0w4/5/5/5/5 w", BadCharacter { found: '0', at: 0 }),
        ("5/5/é4/5/5 w", BadCharacter { found: 'é', at: 4 }),
        // The place counts characters, not bytes: the space in front is three bytes wide.
        ("\u{3000}5/5/5x/5/5 w", BadCharacter { found: 'x', at: 6 }),
        (
            "5/5/4/5/5 w",
            RankLength {
                rank: 3,
                points: 4,
                at: 4,
            },
        ),
        (
            "5/5/5/5w/5 w",
            RankLength {
                rank: 2,
                points: 6,
                at: 6,
            },
        ),
        (
            "5/5/5/5/ w",
            RankLength {
                rank: 1,
                points: 0,
                at: 8,
            },
        ),
        ("5/5/5/5 w", RankCount { ranks: 4 }),
        ("5/5/5/5/5/5 w", RankCount { ranks: 6 }),
        ("5 w", RankCount { ranks: 1 }),
        ("5/5/5/5/5", NoSide),
        ("5/5/5/5/5 W", bad(PositionField::Side, 10)),
        ("5/5/5/5/5 white", bad(PositionField::Side, 10)),
        ("5/5/5/5/5 w e3 -", bad(PositionField::WhiteLast, 12)),
        ("5/5/5/5/5 w e3c3 -", bad(PositionField::WhiteLast, 12)),
        ("5/5/5/5/5 w b1c2 -", bad(PositionField::WhiteLast, 12)),
        ("5/5/5/5/5 w -- -", bad(PositionField::WhiteLast, 12)),
        ("5/5/5/5/5 w a1é -", bad(PositionField::WhiteLast, 12)),
        ("5/5/5/5/5 w - e3f3", bad(PositionField::BlackLast, 14)),
        ("5/5/5/5/5 w -", MissingField(PositionField::BlackLast)),
        ("5/5/5/5/5 w - - x 1", bad(PositionField::QuietPlies, 16)),
        ("5/5/5/5/5 w - - +1 1", bad(PositionField::QuietPlies, 16)),
        (
            "5/5/5/5/5 w - - 4294967296 1",
            bad(PositionField::QuietPlies, 16),
        ),
        ("5/5/5/5/5 w - - 0", MissingField(PositionField::MoveNumber)),
        ("5/5/5/5/5 w - - 0 -1", bad(PositionField::MoveNumber, 18)),
        (
            "5/5/5/5/5 w - - 0 0",
            Malformed(PositionError::MoveNumberZero),
        ),
        ("5/5/5/5/5 w - - 0 1 a1", bad(PositionField::Huffable, 20)),
        ("5/5/5/5/5 w - - 0 1 *", bad(PositionField::Huffable, 20)),
        ("5/5/5/5/5 w - - 0 1 *a", bad(PositionField::Huffable, 20)),
        ("5/5/5/5/5 w - - 0 1 *é1", bad(PositionField::Huffable, 20)),
        (
            "5/5/5/5/w4 w - - 0 1 *a1",
            Malformed(PositionError::NotHuffable("a1".parse().unwrap())),
        ),
        ("5/5/5/5/4b w - - 0 1 *e1 x", Trailing { at: 25 }),
        (
            "wwwww/wwwww/www2/5/5 w",
            Malformed(PositionError::TooManyPieces(Color::White)),
        ),
        (
            "bbbbb/bbbbb/bbb2/5/5 w",
            Malformed(PositionError::TooManyPieces(Color::Black)),
        ),
    ] {
        assert_eq!(read(text), Err(error), "{text:?}");
    }
}

#[test]
fn errors_read_as_sentences() {
    for (text, sentence) in [
        ("", "the position is empty"),
        (
            "5/5/4/5/5 w",
            "rank 3, at character 5, has 4 points instead of 5",
        ),
        (
            "5/5/5x/5/5 w",
            "'x' at character 6 is none of w, b, 1 to 5 and /",
        ),
        (
            "5/5/5/5/5",
            "the side to move is missing: w or b behind the board",
        ),
        (
            "5/5/5/5/5 x",
            "at character 11 there should be the side to move, w or b",
        ),
        ("wwwww/wwwww/www2/5/5 w", "white has more than 12 pieces"),
    ] {
        assert_eq!(read(text).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn two_pieces_do_not_share_a_point() {
    let setup = Setup {
        white: "a1".parse::<alquerque_rules::Point>().unwrap().set(),
        ..read("5/5/5/5/b4 w").unwrap().setup()
    };
    let overlap = PositionError::Overlap("a1".parse().unwrap());
    assert_eq!(Position::new(setup), Err(overlap));
}
