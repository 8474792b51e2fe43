//! "The side to move loses if it has no legal move: no pieces left, or all blocked."

use alquerque_rules::{Color, Outcome, Preset, Rules, WinReason, perft};

use crate::{game, position};

fn win(winner: Color, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

#[test]
fn a_side_without_pieces_has_lost() {
    for preset in Preset::ALL {
        let over = game(preset, "5/5/5/5/2b2 w", &[]);
        assert_eq!(over.outcome(), win(Color::Black, WinReason::NoPieces));
        let over = game(preset, "5/5/5/2w2/5 b", &[]);
        assert_eq!(over.outcome(), win(Color::White, WinReason::NoPieces));
    }
}

#[test]
fn taking_the_last_piece_ends_the_game() {
    for preset in Preset::ALL {
        let played = game(preset, "5/5/5/b4/w4 w", &["a1xa3"]);
        assert_eq!(played.outcome(), win(Color::White, WinReason::NoPieces));
        assert!(played.legal_moves().is_empty());
    }
}

#[test]
fn a_side_whose_pieces_are_all_blocked_has_lost() {
    // Behind each of a1's three neighbours stands another piece.
    for preset in Preset::ALL {
        let over = game(preset, "5/5/b1b2/bb3/wbb2 w", &[]);
        assert_eq!(
            over.outcome(),
            win(Color::Black, WinReason::NoMove),
            "{preset}"
        );
    }
}

#[test]
fn a_step_may_block_the_opponent_for_good() {
    let played = game(Preset::Free, "5/5/b2b1/bb3/wbb2 b", &["d3-c3"]);
    assert_eq!(played.outcome(), win(Color::Black, WinReason::NoMove));
}

#[test]
fn the_side_not_to_move_may_be_blocked() {
    let goes_on = game(Preset::Free, "5/5/b1b2/bb3/wbb2 b", &[]);
    assert_eq!(goes_on.outcome(), None);
}

#[test]
fn bell_a_side_with_all_pieces_on_the_far_row_and_nothing_to_take_has_lost() {
    for preset in [
        Preset::Bell,
        Preset::BrainKing,
        Preset::Bell1960,
        Preset::Qirkat,
    ] {
        let over = game(preset, "w3w/5/2b2/5/5 w", &[]);
        assert_eq!(
            over.outcome(),
            win(Color::Black, WinReason::NoMove),
            "{preset}"
        );
    }
    assert_eq!(game(Preset::Free, "w3w/5/2b2/5/5 w", &[]).outcome(), None);
}

#[test]
fn a_lost_position_has_no_successors() {
    let rules = Rules::from(Preset::Free);
    let lost = position("5/5/5/5/2b2 w");
    assert_eq!(perft(&rules, &lost, 0), 1);
    assert_eq!(perft(&rules, &lost, 1), 0);
    assert_eq!(perft(&rules, &lost, 3), 0);
}
