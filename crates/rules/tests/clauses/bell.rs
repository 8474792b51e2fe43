//! The column `bell` of the rules, where it differs from `free`; and what its 50 plies mean.

use alquerque_rules::{Color, DrawReason, Outcome, Preset, WinReason};

use crate::{assert_legal, game};

const QUIET: Option<Outcome> = Some(Outcome::Draw(DrawReason::QuietPlies));

#[test]
fn a_first_jump_may_go_any_way_also_backward() {
    assert_legal(&[Preset::Bell], "5/5/2w2/1b3/5 w", "c3xa1");
    assert_legal(&[Preset::Bell], "5/3b1/2b2/2w2/5 b", "c3xc1");
    assert_legal(&[Preset::Bell], "5/2w2/2b2/5/5 b", "c3xc5");
}

#[test]
fn a_piece_on_the_far_row_may_capture_backward_and_sideways() {
    assert_legal(&[Preset::Bell], "1bw2/2b2/5/5/5 w", "c5xa5 c5xc3");
    assert_legal(&[Preset::Bell], "5/5/5/3w1/4b b", "e1xc3");
}

#[test]
fn a_capture_that_ends_on_the_far_row_still_goes_on() {
    assert_legal(&[Preset::Bell], "5/2bb1/2w2/5/5 w", "c3xc5xe3 c3xe5");
}

#[test]
fn a_step_may_go_back_sideways_at_once() {
    assert_legal(
        &[Preset::Bell],
        "5/5/3w1/5/5 w e3d3 - 1 2",
        "d3-c3 d3-e3 d3-d4",
    );
}

#[test]
fn the_fiftieth_quiet_ply_draws_at_once_and_both_sides_count() {
    let almost = "5/4b/5/w4/5 w - - 48 30";
    let played = game(Preset::Bell, almost, &["a2-b2"]);
    assert_eq!(played.position().quiet_plies(), 49);
    assert_eq!(played.outcome(), None);
    let played = game(Preset::Bell, almost, &["a2-b2", "e4-d4"]);
    assert_eq!(played.position().quiet_plies(), 50);
    assert_eq!(played.outcome(), QUIET);
    assert!(played.legal_moves().is_empty());
}

#[test]
fn fifty_plies_are_counted_from_the_start_and_repetition_does_not_draw() {
    let to_and_fro = ["a1-b1", "a5-b5", "b1-a1", "b5-a5"];
    let mut played = game(Preset::Bell, "b4/5/5/5/w4 w", &[]);
    for ply in 0..50 {
        assert_eq!(played.outcome(), None, "ply {ply}");
        played.play_text(to_and_fro[ply % 4]).unwrap();
    }
    assert_eq!(played.outcome(), QUIET);
    assert!(played.occurrences() > 3);
}

#[test]
fn any_capture_sets_the_count_back() {
    let played = game(Preset::Bell, "4b/5/5/b4/w4 w - - 49 30", &["a1xa3"]);
    assert_eq!(played.position().quiet_plies(), 0);
    assert_eq!(played.outcome(), None);
    // Black's captures count as White's do.
    let played = game(Preset::Bell, "b4/w4/5/5/4w b - - 49 30", &["a5xa3"]);
    assert_eq!(played.position().quiet_plies(), 0);
    assert_eq!(played.outcome(), None);
}

#[test]
fn a_side_without_a_move_at_the_fiftieth_ply_has_lost() {
    // Black's last piece stands on its far row with nothing to capture.
    let played = game(Preset::Bell, "5/5/5/3w1/b4 w - - 49 30", &["d2-d3"]);
    let won = Outcome::Win {
        winner: Color::White,
        reason: WinReason::NoMove,
    };
    assert_eq!(played.position().quiet_plies(), 50);
    assert_eq!(played.outcome(), Some(won));
}

#[test]
fn a_position_set_up_past_the_fiftieth_ply_is_drawn() {
    let over = game(Preset::Bell, "5/4b/5/w4/5 w - - 50 30", &[]);
    assert_eq!(over.outcome(), QUIET);
}
