//! "Step: one point along a line to an empty neighbouring point", and which ways steps may go.

use alquerque_rules::Preset;

use crate::assert_legal;

const ANY: [Preset; 4] = [
    Preset::Free,
    Preset::Alfonso,
    Preset::Murray,
    Preset::Covarrubias,
];
const ONWARD: [Preset; 4] = [
    Preset::Bell,
    Preset::BrainKing,
    Preset::Bell1960,
    Preset::Qirkat,
];

#[test]
fn a_piece_on_a_strong_point_steps_along_eight_lines() {
    assert_legal(
        &ANY,
        "5/5/2w2/5/5 w",
        "c3-b2 c3-c2 c3-d2 c3-b3 c3-d3 c3-b4 c3-c4 c3-d4",
    );
}

#[test]
fn a_piece_on_a_weak_point_steps_along_four_lines() {
    assert_legal(&ANY, "5/5/1w3/5/5 w", "b3-a3 b3-c3 b3-b2 b3-b4");
    assert_legal(&ANY, "5/5/1b3/5/5 b", "b3-a3 b3-c3 b3-b2 b3-b4");
}

#[test]
fn a_step_goes_one_point_only_and_only_to_an_empty_one() {
    // b1 is friend, a2 is enemy and cannot be jumped, for a3 is taken.
    assert_legal(&ANY, "5/5/b4/b4/ww3 w", "a1-b2 b1-b2 b1-c1");
}

#[test]
fn steps_do_not_leave_the_board_or_come_round_its_edge() {
    assert_legal(&ANY, "5/5/5/4w/5 w", "e2-e1 e2-e3 e2-d2");
    assert_legal(&ANY, "5/w4/5/5/5 w", "a4-a3 a4-a5 a4-b4");
    assert_legal(&ANY, "4w/5/5/5/5 w", "e5-d5 e5-e4 e5-d4");
}

#[test]
fn bell_and_brainking_steps_go_forward_and_sideways_never_backward() {
    assert_legal(&ONWARD, "5/5/2w2/5/5 w", "c3-b4 c3-c4 c3-d4 c3-b3 c3-d3");
    assert_legal(&ONWARD, "5/5/2b2/5/5 b", "c3-b2 c3-c2 c3-d2 c3-b3 c3-d3");
}

#[test]
fn on_the_home_row_sideways_steps_are_allowed() {
    assert_legal(&ONWARD, "5/5/5/5/1w3 w", "b1-a1 b1-c1 b1-b2");
    assert_legal(&ONWARD, "1b3/5/5/5/5 b", "b5-a5 b5-c5 b5-b4");
}

#[test]
fn on_the_far_row_free_allows_every_step() {
    assert_legal(&ANY, "2w2/5/5/5/5 w", "c5-b5 c5-d5 c5-b4 c5-c4 c5-d4");
}

#[test]
fn on_the_far_row_bell_and_brainking_allow_no_step_not_even_sideways() {
    assert_legal(&ONWARD, "2w2/5/5/5/w4 w", "a1-b1 a1-a2 a1-b2");
    assert_legal(&ONWARD, "4b/5/5/5/2b2 b", "e5-d5 e5-e4 e5-d4");
    assert_legal(&ONWARD, "2w2/5/5/5/5 w", "");
}

#[test]
fn the_far_row_is_the_opponents_home_row_not_ones_own() {
    assert_legal(&ONWARD, "5/5/5/5/4w w", "e1-d1 e1-e2 e1-d2");
    assert_legal(&ONWARD, "5/5/5/5/4b b", "");
}
