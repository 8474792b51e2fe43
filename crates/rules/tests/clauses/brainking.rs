//! The column `brainking` of the rules, and every line of "easy to get wrong" about it.

use alquerque_rules::{Color, DrawReason, IllegalMove, Outcome, Preset, WinReason};

use crate::{assert_legal, game, play};

const ONLY: [Preset; 1] = [Preset::BrainKing];

#[test]
fn a_first_jump_goes_forward_or_sideways() {
    assert_legal(&ONLY, "5/2b2/2w2/5/5 w", "c3xc5");
    assert_legal(&ONLY, "5/3b1/2w2/5/5 w", "c3xe5");
    assert_legal(&ONLY, "5/5/1bw2/5/5 w", "c3xa3");
    assert_legal(&ONLY, "5/5/2b2/2w2/5 b", "c3xc1");
    assert_legal(&ONLY, "5/5/2bw1/5/5 b", "c3xe3");
}

#[test]
fn backward_first_jumps_do_not_exist_and_so_do_not_oblige() {
    let steps = "c3-b3 c3-d3 c3-b4 c3-c4 c3-d4";
    assert_legal(&ONLY, "5/5/2w2/2b2/5 w", steps);
    assert_legal(&ONLY, "5/5/2w2/1b3/5 w", steps);
    assert_legal(&ONLY, "5/2w2/2b2/5/5 b", "c3-b3 c3-d3 c3-b2 c3-c2 c3-d2");
}

#[test]
fn one_forward_jump_obliges_and_brings_no_backward_one_with_it() {
    // e1 takes forward; c3 may not take c2 backward.
    assert_legal(&ONLY, "5/5/2w2/2b1b/4w w", "e1xe3");
}

#[test]
fn further_jumps_go_any_way_also_backward() {
    assert_legal(&ONLY, "5/5/5/bb3/w4 w", "a1xa3xc1 a1xc3");
}

#[test]
fn a_capture_goes_on_backward_after_a_jump_that_ended_on_the_far_row() {
    assert_legal(&ONLY, "5/2bb1/2w2/5/5 w", "c3xc5xe3 c3xe5");
    assert_legal(&ONLY, "5/5/2b2/2ww1/5 b", "c3xc1xe3 c3xe1");
}

#[test]
fn from_the_far_row_a_capture_begins_sideways_only() {
    assert_legal(&ONLY, "1bw2/2b2/5/5/5 w", "c5xa5");
    // Begun sideways, it goes on backward.
    assert_legal(&ONLY, "1bw2/b4/5/5/5 w", "c5xa5xa3");
    assert_legal(&ONLY, "5/5/5/4w/2bw1 b", "c1xe1xe3");
}

#[test]
fn a_last_piece_on_the_far_row_with_only_backward_jumps_has_lost() {
    let over = game(Preset::BrainKing, "2w2/2b2/5/5/5 w", &[]);
    let lost = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::NoMove,
    };
    assert_eq!(over.outcome(), Some(lost));
    assert_legal(&[Preset::Bell], "2w2/2b2/5/5/5 w", "c5xc3");
}

#[test]
fn a_step_may_not_take_a_piece_back_to_where_it_came_from() {
    let back = "5/5/3w1/5/5 w e3d3 - 1 2";
    assert_legal(&[Preset::BrainKing, Preset::Qirkat], back, "d3-c3 d3-d4");
    let mut played = game(Preset::BrainKing, "b4/5/4w/5/5 w", &["e3-d3", "a5-a4"]);
    let refused = played.play_text("d3-e3").unwrap_err();
    let returns = IllegalMove::Returns {
        from: "d3".parse().unwrap(),
        to: "e3".parse().unwrap(),
    };
    assert_eq!(refused, alquerque_rules::PlayError::Illegal(returns));
}

#[test]
fn returning_forbids_exactly_one_step() {
    // e2 may go to e3, which d3 may not; d3 may go elsewhere.
    assert_legal(
        &ONLY,
        "5/5/3w1/4w/5 w e3d3 - 1 2",
        "d3-c3 d3-d4 e2-e3 e2-d2",
    );
}

#[test]
fn returning_is_allowed_a_turn_later() {
    let mut played = game(
        Preset::BrainKing,
        "b4/5/4w/5/w4 w",
        &["e3-d3", "a5-a4", "a1-b1", "a4-a3"],
    );
    play(&mut played, &["d3-e3"]);
}

#[test]
fn the_memory_is_per_side() {
    // Black's last step e3-d3 forbids White nothing.
    assert_legal(&ONLY, "5/5/3w1/5/5 w - e3d3 1 2", "d3-c3 d3-e3 d3-d4");
    // And White's memory outlasts Black's turn.
    let played = game(Preset::BrainKing, "b4/5/4w/5/5 w", &["e3-d3", "a5-b5"]);
    assert_eq!(
        played.position().to_string(),
        "1b3/5/3w1/5/5 w e3d3 a5b5 2 2"
    );
}

#[test]
fn returning_never_restricts_a_capture() {
    // The piece came from b3 and takes the piece that has moved in there.
    assert_legal(&ONLY, "5/5/1bw2/5/5 w b3c3 - 1 2", "c3xa3");
    // It even takes a way round that ends where it stands.
    assert_legal(
        &ONLY,
        "5/5/5/1bb2/wb3 w b1a1 - 1 2",
        "a1xc3xc1xa1 a1xc1xc3xa1 a1xc1xa3",
    );
}

#[test]
fn after_a_capture_nothing_is_remembered() {
    let played = game(
        Preset::BrainKing,
        "4b/5/5/b4/w4 w b1a1 - 1 2",
        &["a1xa3", "e5-e4"],
    );
    assert_eq!(played.position().to_string(), "5/4b/w4/5/5 w - e5e4 1 3");
}

#[test]
fn when_the_forbidden_step_is_the_only_move_left_the_side_has_lost() {
    // e4 is a weak point: forward stands Black on e5, backward is not allowed, d4 is where it came from.
    let blocked = "4b/4w/5/5/5 w d4e4 - 1 2";
    let lost = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::NoMove,
    };
    assert_legal(&[Preset::BrainKing, Preset::Qirkat], blocked, "");
    assert_eq!(game(Preset::BrainKing, blocked, &[]).outcome(), Some(lost));
    assert_legal(&[Preset::Bell], blocked, "e4-d4");
    assert_legal(&ONLY, "4b/4w/5/5/5 w - - 1 2", "e4-d4");
}

/// All four pieces step sideways and back, one after the other: a round of eight plies.
const ROUND: [&str; 8] = [
    "a1-b1", "a5-b5", "e1-d1", "e5-d5", "b1-a1", "b5-a5", "d1-e1", "d5-e5",
];

fn rounds(preset: Preset) -> alquerque_rules::Game {
    let mut played = game(preset, "b3b/5/5/5/w3w w", &[]);
    for mv in ROUND.iter().cycle() {
        if played.outcome().is_some() {
            break;
        }
        play(&mut played, &[mv]);
    }
    played
}

#[test]
fn positions_that_differ_in_the_memory_are_different_for_repetition() {
    // Without memory the start, its return at ply 8 and at ply 16 are three occurrences.
    let free = rounds(Preset::Free);
    assert_eq!(free.turns().len(), 16);
    // With it neither the start nor ply 1 comes again, for nothing was remembered then; ply 2 does.
    let brainking = rounds(Preset::BrainKing);
    assert_eq!(brainking.turns().len(), 18);
    let draw = Some(Outcome::Draw(DrawReason::Repetition));
    assert_eq!((free.outcome(), brainking.outcome()), (draw, draw));
}

#[test]
fn many_plies_without_a_capture_do_not_draw() {
    assert_eq!(
        game(Preset::BrainKing, "b4/5/5/5/w4 w - - 99 60", &[]).outcome(),
        None
    );
}
