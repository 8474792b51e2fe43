//! "Capturing is obligatory (a step is illegal while any jump is possible) and a capture must be completed.
//! Among several captures the player is free."

use alquerque_rules::Preset;

use crate::assert_legal;

#[test]
fn while_any_jump_is_possible_no_piece_may_step() {
    // e1 could step, and c3 itself in several ways; only the jump is legal.
    assert_legal(&Preset::CLUBS, "5/2b2/2w2/5/4w w", "c3xc5");
    assert_legal(&Preset::CLUBS, "4b/5/2b2/2w2/5 b", "c3xc1");
}

#[test]
fn the_player_chooses_freely_among_captures_long_and_short() {
    // One piece to the left, two to the right.
    assert_legal(&Preset::CLUBS, "5/4b/1bwb1/5/5 w", "c3xa3 c3xe3xe5");
    // And among pieces.
    assert_legal(&Preset::CLUBS, "5/5/5/b3b/w3w w", "a1xa3 e1xe3");
}

#[test]
fn a_capture_ends_only_where_the_piece_cannot_jump_on() {
    // a1xa3 alone is not in the list: from a3 the jump over b2 is open.
    assert_legal(&Preset::CLUBS, "5/5/5/bb3/w4 w", "a1xa3xc1 a1xc3");
}

#[test]
fn free_and_bell_are_obliged_by_a_backward_jump_too() {
    let backward = "5/5/2w2/2b2/5 w";
    assert_legal(
        &[Preset::Free, Preset::Bell, Preset::Qirkat],
        backward,
        "c3xc1",
    );
}
