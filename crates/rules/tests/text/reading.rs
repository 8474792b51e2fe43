//! Which legal move a written one means in a position.

use alquerque_rules::{IllegalMove, Position, Preset, Rules};

/// a1 can go to c1 over b1, on to c3 and back to a1, and more.
const ROUND: &str = "5/5/5/1bb2/wb3 w";

fn read(preset: Preset, position: &str, text: &str) -> Result<String, IllegalMove> {
    let position: Position = position.parse().expect("a position");
    Rules::from(preset)
        .read(&position, &text.parse().expect("a written move"))
        .map(|mv| mv.to_string())
}

#[test]
fn every_way_of_writing_means_the_same_move() {
    let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
    for text in ["d2-c3", "d2c3", "D2-C3", "d2–c3"] {
        assert_eq!(read(Preset::Free, start, text).as_deref(), Ok("d2-c3"));
    }
    for text in [
        "a1xc3xc1xa1",
        "a1:c3:c1:a1",
        "a1-c3-c1-a1",
        "a1c3c1a1",
        "A1XC3XC1XA1",
        "a1×c3×c1×a1",
    ] {
        assert_eq!(
            read(Preset::Free, ROUND, text).as_deref(),
            Ok("a1xc3xc1xa1")
        );
    }
}

#[test]
fn start_and_end_name_the_only_capture_between_them() {
    for text in ["a1xa3", "a1-a3", "a1a3", "a1:a3"] {
        assert_eq!(
            read(Preset::Free, ROUND, text).as_deref(),
            Ok("a1xc1xa3"),
            "{text}"
        );
    }
}

#[test]
fn start_and_end_may_be_the_same_point() {
    let round_trip = "5/5/5/2b2/wb3 w";
    assert_eq!(
        read(Preset::Free, round_trip, "a1xc3").as_deref(),
        Ok("a1xc1xc3")
    );
    let only = "5/5/w4/bb3/1b3 w";
    // South over a2 to a1, east over b1 to c1, back over b2 to a3; or the other way about.
    assert_eq!(
        read(Preset::Free, only, "a3xa3"),
        Err(IllegalMove::Ambiguous { routes: 2 })
    );
    // brainking begins neither way backward.
    assert!(read(Preset::BrainKing, only, "a3xa3").is_err());
}

#[test]
fn where_several_routes_fit_even_of_equal_effect_the_landings_are_needed() {
    assert_eq!(
        read(Preset::Free, ROUND, "a1xa1"),
        Err(IllegalMove::Ambiguous { routes: 2 })
    );
}

#[test]
fn a_move_in_full_comes_before_a_shortened_one() {
    // Under murray a1xc3 is a jump over b2 by itself, and also the ends of a1xc1xc3.
    assert_eq!(read(Preset::Murray, ROUND, "a1xc3").as_deref(), Ok("a1xc3"));
}

#[test]
fn a_shortened_capture_may_follow_a_huff() {
    let huff = "b3b/5/5/1bb2/wb3 w - - 0 1 *e5";
    assert_eq!(
        read(Preset::Covarrubias, huff, "*e5 a1xa3").as_deref(),
        Ok("*e5 a1xc1xa3")
    );
    assert_eq!(
        read(Preset::Covarrubias, huff, "a1xa3").as_deref(),
        Ok("a1xc1xa3")
    );
}

#[test]
fn a_step_written_as_a_capture_is_not_taken_for_one() {
    assert_eq!(
        read(Preset::Free, "5/5/5/5/w4 w", "a1xa2"),
        Err(IllegalMove::NotACapture)
    );
}
