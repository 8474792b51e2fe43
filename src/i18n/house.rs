//! Rule sets in words.

use alquerque_rules::{Clause, RuleSet, RuleSetError};

use super::Messages;

/// What a rule set is called.
pub fn rules_name(messages: &Messages, set: &RuleSet) -> String {
    messages.get(&format!(
        "rules-{}",
        set.preset().map_or("house", |p| p.id())
    ))
}

/// A rule set in one sentence: that of its preset, or what is different from the nearest.
pub fn rules_summary(messages: &Messages, set: &RuleSet) -> String {
    let nearest = set.nearest();
    let preset = format!("rules-{nearest}");
    let differences = set.differences(&nearest.rule_set());
    if differences.is_empty() {
        return messages.get(&format!("{preset}-summary"));
    }
    let words = differences
        .iter()
        .map(|each| clause(messages, each))
        .reduce(|rest, last| {
            messages.with(
                "clause-list",
                &[("rest", rest.into()), ("last", last.into())],
            )
        });
    let values = [
        ("preset", messages.get(&preset).into()),
        ("differences", words.unwrap_or_default().into()),
    ];
    messages.with("rules-house-differences", &values)
}

/// A clause as half a sentence.
fn clause(messages: &Messages, clause: &Clause) -> String {
    let value = clause.value();
    let ways = messages.with("ways", &[("ways", value.as_str().into())]);
    // A number chooses a plural.
    let value = match value.parse::<u32>() {
        Ok(number) => number.into(),
        Err(_) => value.into(),
    };
    messages.with(
        &format!("clause-{}", clause.field()),
        &[("value", value), ("ways", ways.into())],
    )
}

/// Why the clauses of a rule set do not go together.
pub fn rules_error(messages: &Messages, error: RuleSetError) -> String {
    messages.get(match error {
        RuleSetError::NoSteps => "rules-no-steps",
        RuleSetError::NoJumps => "rules-no-jumps",
        RuleSetError::Repetition => "rules-bad-repetition",
        RuleSetError::QuietPlies => "rules-bad-quiet-plies",
        RuleSetError::Endless => "rules-endless",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(text: &str) -> String {
        rules_summary(&Messages::english(), &text.parse().unwrap())
    }

    #[test]
    fn house_rules_are_told_by_what_is_different() {
        assert_eq!(
            summary("bell,first:white,quiet-plies:40"),
            "As Bell’s rules, but: White moves first; 40 plies in a row without a capture are a draw."
        );
        assert_eq!(
            summary("free,steps:fs,repetition:never,quiet-plies:1"),
            "As Free rules, but: steps go forward and sideways; no repetition is a draw; \
             a single ply without a capture is a draw."
        );
    }

    #[test]
    fn every_value_of_every_clause_has_words() {
        let messages = Messages::english();
        let values = [
            ("first", "white black"),
            ("steps", "f s b fs fb sb fsb"),
            ("far-row-steps", "yes no"),
            ("first-jump", "f s b fs fb sb fsb"),
            ("further-jumps", "f s b fs fb sb fsb none"),
            ("capture", "obligatory optional huff"),
            ("completion", "complete may-stop single"),
            ("returning", "yes no"),
            ("repetition", "2 3 never"),
            ("quiet-plies", "1 50 never"),
        ];
        for (field, values) in values {
            let words: Vec<String> = values
                .split(' ')
                .map(|value| clause(&messages, &format!("{field}:{value}").parse().unwrap()))
                .collect();
            for (i, one) in words.iter().enumerate() {
                assert!(!one.contains("clause-") && !one.contains('{'), "{one}");
                assert!(!words[..i].contains(one), "said twice: {one}");
            }
        }
    }
}
