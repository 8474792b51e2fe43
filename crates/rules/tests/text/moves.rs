//! A move by itself: `d2-c3`, `d2xb4xb2`, `*c3 d4-d3`, and what else people write.

use alquerque_rules::{Action, Move, ParseMoveError, ParseWrittenError, Separator, WrittenMove};

fn written(text: &str) -> Result<WrittenMove, ParseWrittenError> {
    text.parse()
}

fn points(text: &str) -> String {
    let written = written(text).expect("a written move");
    let names: Vec<String> = written.points().iter().map(ToString::to_string).collect();
    names.join(" ")
}

#[test]
fn steps_are_read_in_every_way_people_write_them() {
    for text in [
        "d2-c3",
        "d2c3",
        "D2-C3",
        "D2C3",
        " d2-c3 ",
        "d2–c3",
        "d2—c3",
        "d2\u{2212}c3",
        "d2\u{2010}c3",
    ] {
        assert_eq!(points(text), "d2 c3", "{text}");
        let mv: Move = text.parse().unwrap();
        assert_eq!(mv.to_string(), "d2-c3", "{text}");
    }
}

#[test]
fn captures_are_read_in_every_way_people_write_them() {
    for text in [
        "d2xb4xb2",
        "d2Xb4Xb2",
        "d2:b4:b2",
        "d2-b4-b2",
        "d2b4b2",
        "D2×B4×B2",
        "d2xb4-b2",
        "d2b4xb2",
    ] {
        assert_eq!(points(text), "d2 b4 b2", "{text}");
        let mv: Move = text.parse().unwrap();
        assert_eq!(mv.to_string(), "d2xb4xb2", "{text}");
        assert!(mv.is_capture());
    }
}

#[test]
fn the_sign_tells_captures_apart_where_there_is_one() {
    let sign = |text: &str| written(text).unwrap().separator();
    assert_eq!(sign("d2c3"), None);
    assert_eq!(sign("d2-c3"), Some(Separator::Dash));
    assert_eq!(sign("d2xb4"), Some(Separator::Capture));
    assert_eq!(sign("d2:b4"), Some(Separator::Capture));
    assert_eq!(sign("d2-b4xb2"), Some(Separator::Capture));
}

#[test]
fn a_huff_stands_in_front_or_alone() {
    for text in ["*c3 d4-d3", "*C3 D4D3", "*c3d4-d3", "  *c3   d4-d3"] {
        let mv: Move = text.parse().unwrap();
        assert_eq!(mv.to_string(), "*c3 d4-d3", "{text:?}");
    }
    let alone: Move = "*c3".parse().unwrap();
    assert_eq!(alone.huff, "c3".parse().ok());
    assert_eq!(alone.action, Action::None);
    assert_eq!(alone.to_string(), "*c3");
}

#[test]
fn a_capture_of_twelve_is_the_longest() {
    let twelve = format!("a1{}", "xc1xa1".repeat(6));
    assert!(twelve.parse::<Move>().is_ok());
    assert_eq!(
        written(&format!("{twelve}xc1")),
        Err(ParseWrittenError::TooLong)
    );
}

#[test]
fn every_error_says_what_and_where() {
    use ParseWrittenError::*;
    for (text, error) in [
        ("", Empty),
        ("   ", Empty),
        ("d2", OnePoint),
        ("*c3 d2", OnePoint),
        ("d", ExpectedPoint { at: 0 }),
        ("é2-c3", ExpectedPoint { at: 0 }),
        ("f2-c3", ExpectedPoint { at: 0 }),
        ("-c3", ExpectedPoint { at: 0 }),
        ("d2-", ExpectedPoint { at: 3 }),
        ("d2-c9", ExpectedPoint { at: 3 }),
        ("d2--c3", ExpectedPoint { at: 3 }),
        ("d2–c9", ExpectedPoint { at: 3 }),
        ("d2-cé", ExpectedPoint { at: 3 }),
        ("d2×b4×b", ExpectedPoint { at: 6 }),
        ("*", ExpectedPoint { at: 1 }),
        ("*é d2-c3", ExpectedPoint { at: 1 }),
        ("d2+c3", Unexpected { found: '+', at: 2 }),
        ("d2 c3", Unexpected { found: ' ', at: 2 }),
        ("d2–c3é", Unexpected { found: 'é', at: 5 }),
        ("d2-c3*a1", Unexpected { found: '*', at: 5 }),
    ] {
        assert_eq!(written(text), Err(error.clone()), "{text:?}");
        assert_eq!(text.parse::<Move>(), Err(ParseMoveError::Written(error)));
    }
}

#[test]
fn errors_read_as_sentences() {
    for (text, sentence) in [
        ("", "the move is empty"),
        ("d2-c9", "at character 4 there should be a point, a1 to e5"),
        ("d2+c3", "'+' at character 3 does not belong in a move"),
        ("d2", "a move names at least two points, like d2-c3"),
    ] {
        assert_eq!(written(text).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn without_a_position_a_capture_needs_every_landing() {
    for text in [
        "d2xd2", "a1xe5", "a1-e5", "d2xc3", "d2-c3-b4", "b1xd3", "c2-b3", "a1a1",
    ] {
        assert_eq!(
            text.parse::<Move>(),
            Err(ParseMoveError::NeedsPosition),
            "{text}"
        );
    }
}
