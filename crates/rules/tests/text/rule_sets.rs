//! Rule sets as text: a preset's name and the clauses that are different.

use alquerque_rules::{
    Clause, Color, Headings, ParseClauseError, ParsePresetError, ParseRuleSetError, Preset,
    RuleSet, RuleSetError,
};
use proptest::prelude::*;

use super::strategies::any_captures;

#[test]
fn a_preset_is_its_name() {
    for preset in Preset::ALL {
        let set = preset.rule_set();
        assert_eq!(set.to_string(), preset.id());
        assert_eq!(preset.id().parse(), Ok(set));
        assert_eq!(set.preset(), Some(preset));
        assert_eq!(set.nearest(), preset);
    }
}

#[test]
fn other_rule_sets_name_what_is_different_from_the_nearest_preset() {
    for (text, nearest) in [
        ("bell,quiet-plies:40", Preset::Bell),
        ("bell,first:white", Preset::Bell),
        (
            "brainking,repetition:never,quiet-plies:80",
            Preset::BrainKing,
        ),
        ("free,first:black", Preset::Free),
        ("free,further-jumps:none", Preset::Free),
        ("alfonso,first-jump:fs", Preset::Alfonso),
        ("qirkat,repetition:3", Preset::Qirkat),
        ("free,steps:f,repetition:never", Preset::Free),
    ] {
        let set: RuleSet = text.parse().unwrap();
        assert_eq!(set.to_string(), text);
        assert_eq!((set.nearest(), set.preset()), (nearest, None), "{text}");
    }
}

#[test]
fn a_rule_set_is_read_from_any_preset_and_in_any_order() {
    let set: RuleSet =
        "BELL,steps:sfb,far-row-steps:yes,first:white,quiet-plies:never,repetition:3"
            .parse()
            .unwrap();
    assert_eq!(set, Preset::Free.rule_set());
}

#[test]
fn differences_are_the_own_clauses() {
    let (bell, free) = (Preset::Bell.rule_set(), Preset::Free.rule_set());
    assert_eq!(
        bell.differences(&free),
        [
            Clause::First(Color::Black),
            Clause::Steps(Headings::ONWARD),
            Clause::StepsFromFarRow(false),
            Clause::Repetition(None),
            Clause::QuietPlies(Some(50)),
        ]
    );
    assert_eq!(free.differences(&free), []);
}

#[test]
fn what_is_no_rule_set_is_refused_with_the_reason() {
    let refused = |text: &str| text.parse::<RuleSet>().unwrap_err();
    let clause = |error| ParseRuleSetError::Clause(error);
    for text in ["", "chess", ",first:white", " free"] {
        assert_eq!(refused(text), ParseRuleSetError::Preset(ParsePresetError));
    }
    for text in ["free,", "free,white", "free, "] {
        let part = text.split_once(',').unwrap().1.to_owned();
        assert_eq!(refused(text), clause(ParseClauseError::NoValue(part)));
    }
    for name in ["", "First", "ko"] {
        let text = format!("free,{name}:yes");
        let error = ParseClauseError::UnknownField(name.to_owned());
        assert_eq!(refused(&text), clause(error));
    }
    for (field, value) in [
        ("first", "w"),
        ("first", ""),
        ("steps", "ff"),
        ("steps", ""),
        ("steps", "x"),
        ("first-jump", "fnone"),
        ("capture", "yes"),
        ("completion", "stop"),
        ("returning", "true"),
        ("far-row-steps", "1"),
        ("repetition", "256"),
        ("repetition", "+3"),
        ("repetition", "03"),
        ("quiet-plies", "-1"),
        ("quiet-plies", "65536"),
        ("quiet-plies", "5:0"),
    ] {
        let error = ParseClauseError::BadValue {
            field,
            value: value.to_owned(),
        };
        let text = format!("free,{field}:{value}");
        assert_eq!(refused(&text), clause(error), "{text}");
    }
    assert_eq!(
        refused("free,first:black,first:white"),
        ParseRuleSetError::Twice("first")
    );
    for (text, error) in [
        ("free,steps:none", RuleSetError::NoSteps),
        ("free,first-jump:none", RuleSetError::NoJumps),
        ("free,repetition:1", RuleSetError::Repetition),
        ("free,quiet-plies:0", RuleSetError::QuietPlies),
        ("free,repetition:never", RuleSetError::Endless),
    ] {
        assert_eq!(refused(text), ParseRuleSetError::Rules(error));
    }
}

#[test]
fn refusals_read_as_sentences() {
    for (text, sentence) in [
        (
            "free,white",
            "'white' should be a field, a colon and a value",
        ),
        (
            "free,steps:up",
            "'up' is no value of the field steps: letters of fsb, or none",
        ),
        (
            "free,first:white,first:white",
            "the field first is named twice",
        ),
        ("free,steps:none", "steps must be allowed in some direction"),
        (
            "free,ko:yes",
            "a rule set has no field 'ko'; its fields are first, steps, far-row-steps, first-jump, \
             further-jumps, capture, completion, returning, repetition, quiet-plies",
        ),
    ] {
        assert_eq!(text.parse::<RuleSet>().unwrap_err().to_string(), sentence);
    }
}

fn any_rule_set() -> impl Strategy<Value = RuleSet> {
    let ways = || (0u8..8).prop_map(Headings::from_bits);
    (
        any::<bool>(),
        (ways(), ways(), ways()),
        (any::<bool>(), any::<bool>()),
        any_captures(),
        (any::<Option<u8>>(), any::<Option<u16>>()),
    )
        .prop_map(|(white, ways, yes, how, draws)| RuleSet {
            first: if white { Color::White } else { Color::Black },
            steps: ways.0,
            steps_from_far_row: yes.0,
            first_jump: ways.1,
            further_jumps: ways.2,
            obligation: how.0,
            completion: how.1,
            returning: yes.1,
            repetition: draws.0,
            quiet_plies: draws.1,
        })
}

proptest! {
    #[test]
    fn every_rule_set_reads_back_or_is_refused_by_its_check(set in any_rule_set()) {
        let expected = set.check().map(|()| set).map_err(ParseRuleSetError::Rules);
        prop_assert_eq!(set.to_string().parse(), expected);
        for clause in set.clauses() {
            prop_assert_eq!(clause.to_string().parse(), Ok(clause));
        }
    }

    #[test]
    fn the_differences_make_one_rule_set_of_another(from in any_rule_set(), to in any_rule_set()) {
        let made = to.differences(&from).into_iter().fold(from, RuleSet::with);
        prop_assert_eq!(made, to);
    }

    #[test]
    fn no_preset_is_nearer_than_the_nearest(set in any_rule_set()) {
        let far = |preset: Preset| set.differences(&preset.rule_set()).len();
        prop_assert!(Preset::ALL.into_iter().all(|preset| far(set.nearest()) <= far(preset)));
    }
}
