//! Draws by rule under `free`, and the draws and resignations of every rule set.

use alquerque_rules::{Color, DrawReason, Outcome, Preset, WinReason};

use crate::{game, play};

const REPEATED: Option<Outcome> = Some(Outcome::Draw(DrawReason::Repetition));
const TO_AND_FRO: [&str; 4] = ["a1-a2", "e5-e4", "a2-a1", "e4-e5"];

#[test]
fn the_third_occurrence_draws_at_once_and_the_start_is_the_first() {
    for preset in [
        Preset::Free,
        Preset::Murray,
        Preset::Alfonso,
        Preset::Covarrubias,
    ] {
        let mut played = game(preset, "4b/5/5/5/w4 w", &TO_AND_FRO);
        assert_eq!(played.occurrences(), 2);
        play(&mut played, &TO_AND_FRO[..3]);
        assert_eq!(played.outcome(), None, "{preset}");
        play(&mut played, &TO_AND_FRO[3..]);
        assert_eq!(played.outcome(), REPEATED, "{preset}");
        assert_eq!(played.occurrences(), 3);
        assert!(played.legal_moves().is_empty());
    }
}

#[test]
fn occurrences_need_not_follow_each_other() {
    let mut played = game(Preset::Free, "4b/5/5/5/w4 w", &TO_AND_FRO);
    play(&mut played, &["a1-b1", "e5-d5", "b1-a1"]);
    assert_eq!(played.outcome(), None);
    play(&mut played, &["d5-e5"]);
    assert_eq!(played.outcome(), REPEATED);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    // White goes round a triangle in three turns while Black goes to and fro in two.
    let played = game(
        Preset::Free,
        "4b/5/5/5/w4 w",
        &["a1-a2", "e5-e4", "a2-b2", "e4-e5", "b2-a1"],
    );
    assert_eq!(
        played.position().pieces(Color::White),
        played.start().pieces(Color::White)
    );
    assert_eq!(
        played.position().pieces(Color::Black),
        played.start().pieces(Color::Black)
    );
    assert_eq!(played.occurrences(), 1);
}

#[test]
fn free_knows_no_draw_by_quiet_plies() {
    assert_eq!(
        game(Preset::Free, "4b/5/5/5/w4 w - - 400 300", &["a1-a2"]).outcome(),
        None
    );
}

#[test]
fn the_last_steps_do_not_tell_positions_apart_where_returning_is_allowed() {
    // The start has no last steps, its return has.
    let played = game(Preset::Free, "4b/5/5/5/w4 w", &TO_AND_FRO);
    assert_ne!(
        played.position().last(Color::White),
        played.start().last(Color::White)
    );
    assert_eq!(played.occurrences(), 2);
}

#[test]
fn under_every_rule_set_players_may_agree_on_a_draw_or_resign() {
    for preset in Preset::ALL {
        let mut agreed = game(preset, "4b/5/5/5/w4 w", &[]);
        agreed.agree_draw();
        assert_eq!(agreed.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
        for loser in Color::ALL {
            // Also the side that is not to move.
            let mut resigned = game(preset, "4b/5/5/5/w4 w", &[]);
            resigned.resign(loser);
            let won = Outcome::Win {
                winner: !loser,
                reason: WinReason::Resignation,
            };
            assert_eq!(resigned.outcome(), Some(won));
        }
    }
}

#[test]
fn a_clock_that_has_run_out_loses_a_game_that_goes_on_and_changes_no_end() {
    let mut late = game(Preset::Free, "4b/5/5/5/w4 w", &[]);
    late.lose_on_time(Color::Black);
    let won = Outcome::Win {
        winner: Color::White,
        reason: WinReason::Time,
    };
    assert_eq!(late.outcome(), Some(won));
    let mut over = game(Preset::Free, "4b/5/5/5/w4 w", &[]);
    over.agree_draw();
    over.lose_on_time(Color::White);
    assert_eq!(over.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}
