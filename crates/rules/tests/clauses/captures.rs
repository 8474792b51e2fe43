//! "Capture: one or more jumps by one piece. It is one move. The piece may turn at each landing. It may pass or
//! land again on the point it started from. The jumped piece comes off at once: it cannot be jumped twice."

use alquerque_rules::{Color, Preset, Rules};

use crate::{assert_legal, game, position};

/// White on a1 amid three pieces, each of which it can take in a round trip.
const ROUND: &str = "5/5/5/1bb2/wb3 w";

#[test]
fn a_capture_turns_at_its_landings() {
    // North over a2, then south-east over b2.
    assert_legal(&[Preset::Free], "5/5/5/bb3/w4 w", "a1xa3xc1 a1xc3");
}

#[test]
fn a_capture_may_land_on_its_own_start() {
    assert_legal(
        &[
            Preset::Free,
            Preset::Bell,
            Preset::BrainKing,
            Preset::Qirkat,
        ],
        ROUND,
        "a1xc3xc1xa1 a1xc1xc3xa1 a1xc1xa3",
    );
    let played = game(Preset::Free, &format!("{ROUND} - - 0 1"), &["a1xc3xc1xa1"]);
    assert_eq!(played.position().to_string(), "5/5/5/5/w4 b - - 0 1");
}

#[test]
fn a_jumped_piece_comes_off_at_once_and_cannot_be_jumped_again() {
    // Back on a1 after c3 and c1, b2 would be there to be jumped a second time: no move goes on from there.
    let moves = Rules::from(Preset::Free).moves(&position(ROUND));
    for mv in &moves {
        let alquerque_rules::Action::Capture(capture) = mv.action else {
            panic!("{mv} is no capture");
        };
        assert_eq!(capture.captured().len(), capture.jumps(), "{mv}");
    }
    assert_eq!(moves.iter().filter(|mv| mv.to() == mv.from()).count(), 2);
}

#[test]
fn a_capture_may_pass_its_own_start_and_go_on() {
    assert_legal(
        &[Preset::Free, Preset::Bell, Preset::BrainKing],
        "5/5/5/bbb2/wb3 w",
        "a1xa3xc1xc3 a1xa3xc1xa1 a1xc3xc1xa1xa3 a1xc1xc3xa1xa3 a1xc1xa3xa1",
    );
}

#[test]
fn a_capture_is_one_move_and_takes_all_it_jumped() {
    let played = game(Preset::Free, "4b/5/5/bb3/w4 w - - 7 3", &["a1xa3xc1"]);
    assert_eq!(played.position().to_string(), "4b/5/5/5/2w2 b - - 0 3");
    assert_eq!(played.position().side(), Color::Black);
    assert_eq!(played.turns().len(), 1);
}

#[test]
fn landings_keep_clear_of_all_points_that_are_jumped() {
    // Each jump moves by two, so a landing is never where an enemy piece came off: the rules need no word on it.
    for text in [ROUND, "1b3/bbbb1/1bwb1/bbbb1/1b3 w"] {
        for mv in Rules::from(Preset::Free).moves(&position(text)) {
            let alquerque_rules::Action::Capture(capture) = mv.action else {
                continue;
            };
            assert!(capture.landings().all(|p| !capture.captured().contains(p)));
        }
    }
}

#[test]
fn routes_to_the_same_end_over_the_same_pieces_are_different_moves_equal_in_effect() {
    let rules = Rules::from(Preset::Free);
    let start = position(ROUND);
    let moves = rules.moves(&start);
    let find = |text: &str| moves.iter().find(|mv| mv.to_string() == text).unwrap();
    let (one, other) = (find("a1xc3xc1xa1"), find("a1xc1xc3xa1"));
    assert_ne!(one, other);
    assert_eq!(one.effect(), other.effect());
    assert_eq!(rules.play(&start, one), rules.play(&start, other));
    assert_eq!(rules.count(&start), 3);
    assert_eq!(rules.merged_moves(&start).len(), 2);
}

#[test]
fn a_position_with_thousands_of_routes_is_handled() {
    let rules = Rules::from(Preset::Free);
    let crowded = position("1b3/bbbb1/1bwb1/bbbbw/1b3 w");
    let moves = rules.moves(&crowded);
    assert_eq!(moves.len(), 3692);
    assert_eq!(rules.count(&crowded), 3692);
    let merged = rules.merged_moves(&crowded);
    assert_eq!(merged.len(), 244);
    for mv in moves.iter().step_by(50) {
        assert!(merged.iter().any(|one| one.effect() == mv.effect()));
        assert_eq!(rules.read(&crowded, &mv.into()), Ok(*mv));
    }
}

#[test]
fn no_piece_is_promoted() {
    // On the far row by a capture, the piece still takes one neighbour at a time.
    let played = game(Preset::Free, "5/b4/w4/5/4b w", &["a3xa5", "e1-e2"]);
    let moves: Vec<String> = played
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moves.len(), 3, "{moves:?}");
}
