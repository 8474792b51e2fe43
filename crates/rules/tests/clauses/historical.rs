//! The presets that differ from the clubs, apart from the huff.

use alquerque_rules::{
    Color, Completion, DrawReason, Headings, Obligation, Outcome, Preset, RuleSet, RuleSetError,
    Rules,
};

use crate::{assert_legal, game, position};

/// c3 can take one piece to the left, or two to the right, and has free points besides.
const CHOICE: &str = "5/4b/1bwb1/5/5 w";

#[test]
fn alfonso_makes_capture_optional_and_allows_one_jump_a_turn() {
    assert_legal(
        &[Preset::Alfonso],
        CHOICE,
        "c3xa3 c3xe3 c3-b2 c3-c2 c3-d2 c3-b4 c3-c4 c3-d4",
    );
    let played = game(Preset::Alfonso, CHOICE, &["c3xe3"]);
    assert_eq!(played.position().to_string(), "5/4b/1b2w/5/5 b - - 0 1");
}

#[test]
fn alfonso_punishes_nothing() {
    let played = game(Preset::Alfonso, CHOICE, &["c3-c4"]);
    assert!(played.position().huffable().is_empty());
    assert!(played.legal_moves().iter().all(|mv| mv.huff.is_none()));
}

#[test]
fn murray_obliges_but_lets_the_player_stop_after_any_jump() {
    assert_legal(&[Preset::Murray], CHOICE, "c3xa3 c3xe3 c3xe3xe5");
    let played = game(Preset::Murray, CHOICE, &["c3xe3"]);
    assert_eq!(played.position().to_string(), "5/4b/1b2w/5/5 b - - 0 1");
}

#[test]
fn qirkat_is_bell_with_white_first_and_no_returning() {
    let (qirkat, bell) = (Preset::Qirkat.rule_set(), Preset::Bell.rule_set());
    let expected = RuleSet {
        first: Color::White,
        returning: false,
        ..bell
    };
    assert_eq!(qirkat, expected);
    // First jumps go backward, steps do not.
    assert_legal(&[Preset::Qirkat], "5/5/2w2/2b2/5 w", "c3xc1");
    assert_legal(&[Preset::Qirkat], "1bw2/2b2/5/5/5 w", "c5xa5 c5xc3");
    let quiet = game(Preset::Qirkat, "5/4b/5/w4/5 w - - 49 30", &["a2-b2"]);
    assert_eq!(quiet.outcome(), Some(Outcome::Draw(DrawReason::QuietPlies)));
}

#[test]
fn bell_1960_is_bell_with_the_huff_for_obligation() {
    let expected = RuleSet {
        obligation: Obligation::Huff,
        ..Preset::Bell.rule_set()
    };
    assert_eq!(Preset::Bell1960.rule_set(), expected);
}

#[test]
fn a_rule_set_of_ones_own_needs_only_data() {
    // Steps straight ahead in both senses, jumps sideways only, and one may stop.
    let rules = Rules::new(RuleSet {
        steps: Headings::FORWARD | Headings::BACKWARD,
        first_jump: Headings::SIDEWAYS,
        further_jumps: Headings::FORWARD,
        completion: Completion::MayStop,
        obligation: Obligation::Optional,
        ..Preset::Free.rule_set()
    })
    .unwrap();
    let texts = |text: &str| {
        crate::sorted(rules.moves(&position(text)).iter().map(ToString::to_string)).join(" ")
    };
    assert_eq!(texts("5/5/1w3/5/5 w"), "b3-b2 b3-b4");
    assert_eq!(
        texts("5/4b/1bwb1/5/5 w"),
        "c3-b2 c3-b4 c3-c2 c3-c4 c3-d2 c3-d4 c3xa3 c3xe3 c3xe3xe5"
    );
}

#[test]
fn rule_sets_whose_fields_do_not_go_together_are_refused() {
    let free = Preset::Free.rule_set();
    let refused = |set: RuleSet| Rules::new(set).unwrap_err();
    let none = Headings::NONE;
    assert_eq!(
        refused(RuleSet {
            steps: none,
            ..free
        }),
        RuleSetError::NoSteps
    );
    assert_eq!(
        refused(RuleSet {
            first_jump: none,
            ..free
        }),
        RuleSetError::NoJumps
    );
    assert_eq!(
        refused(RuleSet {
            repetition: Some(1),
            ..free
        }),
        RuleSetError::Repetition
    );
    assert_eq!(
        refused(RuleSet {
            quiet_plies: Some(0),
            ..free
        }),
        RuleSetError::QuietPlies
    );
    assert_eq!(
        refused(RuleSet {
            repetition: None,
            ..free
        }),
        RuleSetError::Endless
    );
    // Without a draw rule, steps that only go forward still come to an end.
    let forward = RuleSet {
        repetition: None,
        steps: Headings::FORWARD,
        ..free
    };
    assert!(Rules::new(forward).is_ok());
    for preset in Preset::ALL {
        assert_eq!(preset.rule_set().check(), Ok(()), "{preset}");
    }
}
