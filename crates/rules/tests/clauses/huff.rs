//! The huff, sentence by sentence, under `covarrubias` and `bell-1960`.

use alquerque_rules::{
    Color, DrawReason, IllegalMove, Outcome, PlayError, Preset, Rules, WinReason,
};

use crate::{assert_legal, game, play, position};

const HUFF: [Preset; 2] = [Preset::Covarrubias, Preset::Bell1960];

/// Points by name.
fn huffable(game: &alquerque_rules::Game) -> String {
    let names: Vec<String> = game
        .position()
        .huffable()
        .into_iter()
        .map(|p| p.to_string())
        .collect();
    names.join(" ")
}

#[test]
fn capturing_is_not_obligatory_but_a_capture_begun_must_be_completed() {
    assert_legal(
        &[Preset::Covarrubias],
        "5/4b/1bwb1/5/5 w",
        "c3xa3 c3xe3xe5 c3-b2 c3-c2 c3-d2 c3-b4 c3-c4 c3-d4",
    );
    assert_legal(
        &[Preset::Bell1960],
        "5/4b/1bwb1/5/5 w",
        "c3xa3 c3xe3xe5 c3-b4 c3-c4 c3-d4",
    );
}

#[test]
fn a_step_past_a_possible_jump_makes_the_pieces_that_could_jump_huffable() {
    // a1 could take a2, e1 could take e2; c1 steps.
    for preset in HUFF {
        let played = game(preset, "2b2/5/5/b3b/w1w1w w", &["c1-c2"]);
        assert_eq!(huffable(&played), "a1 e1", "{preset}");
        assert_eq!(
            played.position().to_string(),
            "2b2/5/5/b1w1b/w3w b c1c2 - 1 ".to_owned()
                + if preset == Preset::Covarrubias {
                    "1"
                } else {
                    "2"
                }
                + " *a1e1"
        );
    }
}

#[test]
fn the_piece_that_stepped_is_huffed_where_it_now_stands() {
    let played = game(Preset::Covarrubias, "4b/5/5/b4/w4 w", &["a1-b1"]);
    assert_eq!(huffable(&played), "b1");
}

#[test]
fn the_opponent_removes_one_of_them_and_moves_as_usual_in_the_same_turn() {
    let mut played = game(
        Preset::Covarrubias,
        "2b2/5/5/b3b/w1w1w w",
        &["c1-d1", "*a1 c5-c4"],
    );
    assert_eq!(
        played.position().to_string(),
        "5/2b2/5/b3b/3ww w c1d1 c5c4 0 2"
    );
    // Only one: e1 still stands and the other huff is gone.
    play(&mut played, &["d1-d2"]);
    assert_eq!(huffable(&played), "e1");
}

#[test]
fn the_huff_is_optional() {
    assert_legal(
        &[Preset::Covarrubias],
        "b4/5/5/4w/w4 b - - 1 1 *e2",
        "a5-a4, a5-b5, a5-b4, *e2 a5-a4, *e2 a5-b5, *e2 a5-b4",
    );
}

#[test]
fn the_huff_is_gone_once_the_opponent_has_moved() {
    let mut played = game(Preset::Covarrubias, "4b/5/5/b4/w4 w", &["a1-b1", "e5-e4"]);
    assert_eq!(huffable(&played), "");
    // White steps away again, with nothing to take.
    play(&mut played, &["b1-c1"]);
    assert_eq!(huffable(&played), "");
    let refused = played.play_text("*c1 e4-e5").unwrap_err();
    let not_huffable = IllegalMove::NotHuffable("c1".parse().unwrap());
    assert_eq!(refused, PlayError::Illegal(not_huffable));
}

#[test]
fn after_any_capture_nothing_is_huffable() {
    // a1 takes; e1 could have taken too.
    let played = game(Preset::Covarrubias, "2b2/5/5/b3b/w3w w", &["a1xa3"]);
    assert_eq!(huffable(&played), "");
}

#[test]
fn a_step_with_nothing_to_take_makes_nothing_huffable() {
    for preset in HUFF {
        assert_eq!(huffable(&game(preset, "2b2/5/5/5/w3w w", &["a1-a2"])), "");
    }
}

#[test]
fn a_step_that_first_makes_a_jump_possible_is_no_omission() {
    // After a1-a2, a2 could take a3; before, nothing could take.
    let played = game(Preset::Covarrubias, "4b/5/b4/5/w4 w", &["a1-a2"]);
    assert_eq!(huffable(&played), "");
}

#[test]
fn the_jumps_that_count_are_those_the_rule_set_allows() {
    // Backward first jumps exist under bell-1960, so c3 is huffable.
    let played = game(Preset::Bell1960, "b4/5/2w2/2b2/5 w", &["c3-d3"]);
    assert_eq!(huffable(&played), "d3");
    // A piece on the far row may not step, but it can be huffed for not jumping.
    let played = game(Preset::Bell1960, "1bw1b/5/5/5/w4 w", &["a1-a2"]);
    assert_eq!(huffable(&played), "c5");
}

#[test]
fn after_the_huff_a_capture_may_follow() {
    let played = game(
        Preset::Covarrubias,
        "5/5/4b/4w/w4 b - - 1 1 *a1",
        &["*a1 e3xe1"],
    );
    let won = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::NoPieces,
    };
    assert_eq!(played.outcome(), Some(won));
}

#[test]
fn the_point_of_a_huffed_piece_is_free_for_the_move_that_follows() {
    // e3 can land on e1 only when the piece there has been huffed.
    assert_legal(
        &[Preset::Bell1960],
        "5/5/4b/4w/4w b - - 1 1 *e1",
        "e3-d3, e3-d2, *e1 e3xe1, *e1 e3-d3, *e1 e3-d2",
    );
}

#[test]
fn who_could_only_have_taken_the_huffed_piece_is_not_huffable_for_it() {
    // Black huffs a2, the only piece that a3 could take, and steps.
    let played = game(
        Preset::Covarrubias,
        "5/5/b4/w4/4w b - - 1 1 *a2",
        &["*a2 a3-a4"],
    );
    assert_eq!(huffable(&played), "");
    // Without the huff, stepping past the jump over a2 is an omission.
    let played = game(
        Preset::Covarrubias,
        "5/5/b4/w4/4w b - - 1 1 *a2",
        &["a3-a4"],
    );
    assert_eq!(huffable(&played), "a4");
}

#[test]
fn a_side_whose_last_piece_is_huffed_has_lost() {
    for preset in HUFF {
        let mut played = game(preset, "4b/5/5/b4/w4 w", &["a1-b1"]);
        assert!(played.play_text("*b1 e5-e4").is_err());
        play(&mut played, &["*b1"]);
        let won = Outcome::Win {
            winner: Color::Black,
            reason: WinReason::NoPieces,
        };
        assert_eq!(played.outcome(), Some(won));
        assert_eq!(played.turns().len(), 2);
    }
}

#[test]
fn a_huff_has_to_be_followed_by_a_move_while_the_opponent_has_pieces() {
    let rules = Rules::from(Preset::Covarrubias);
    let here = position("b4/5/5/4w/w4 b - - 1 1 *e2");
    let alone = rules.read(&here, &"*e2".parse().unwrap());
    assert_eq!(alone, Err(IllegalMove::HuffAlone));
    // Black's only move is to take a2; once a2 is huffed no move would be left, so that huff is no turn.
    assert_legal(&[Preset::Bell1960], "5/5/5/1w3/b3w b - - 1 1 *b2", "a1xc3");
}

#[test]
fn a_side_that_moves_only_thanks_to_a_huff_has_not_lost() {
    // Every neighbour of a1 is taken and covered; the huff of b2 frees a point.
    let blocked = "5/5/b1b2/bb3/wbb2 w - - 1 1 *b2";
    assert_legal(&[Preset::Covarrubias], blocked, "*b2 a1-b2,");
    assert_eq!(game(Preset::Covarrubias, blocked, &[]).outcome(), None);
}

#[test]
fn only_rule_sets_with_the_huff_heed_huffable_pieces() {
    for preset in [Preset::Free, Preset::Alfonso, Preset::Murray] {
        assert_legal(&[preset], "b4/5/5/4w/w4 b - - 1 1 *e2", "a5-a4 a5-b5 a5-b4");
    }
}

#[test]
fn a_side_without_pieces_has_lost_before_it_could_huff() {
    for preset in HUFF {
        assert_legal(&[preset], "5/5/5/5/b4 w - - 1 1 *a1", "");
    }
}

#[test]
fn huffable_pieces_are_part_of_the_position_for_repetition() {
    // The same board and the same side to move, with and without something to huff.
    let mut played = game(Preset::Covarrubias, "4b/5/5/5/w4 b - - 1 1 *a1", &[]);
    play(&mut played, &["e5-e4", "a1-a2", "e4-e5", "a2-a1"]);
    assert_eq!(played.occurrences(), 1);
}

#[test]
fn a_huff_counts_as_taking_a_piece_for_the_fifty_plies() {
    let played = game(
        Preset::Bell1960,
        "b4/5/5/4w/w4 b - - 49 30 *e2",
        &["*e2 a5-b5"],
    );
    assert_eq!(played.position().quiet_plies(), 0);
    assert_eq!(played.outcome(), None);
    let played = game(Preset::Bell1960, "b4/5/5/4w/w4 b - - 49 30 *e2", &["a5-b5"]);
    assert_eq!(
        played.outcome(),
        Some(Outcome::Draw(DrawReason::QuietPlies))
    );
}
