//! Move generation against reference counts made by an independent program.

use alquerque_rules::{Position, Preset, Rules, perft, perft_merged};
use serde::Deserialize;

#[derive(Deserialize)]
struct Reference {
    rules: String,
    position: String,
    nodes: Vec<u64>,
    merged: Vec<u64>,
}

fn check(preset: Preset) {
    let references: Vec<Reference> =
        serde_json::from_str(include_str!("perft.json")).expect("the reference can be read");
    let rules = Rules::from(preset);
    let mut checked = 0;
    for reference in references.iter().filter(|r| r.rules == preset.id()) {
        let position: Position = reference.position.parse().expect("a position");
        for (depth, (&nodes, &merged)) in (1..).zip(reference.nodes.iter().zip(&reference.merged)) {
            let what = format!("{preset} {position} depth {depth}");
            assert_eq!(perft(&rules, &position, depth), nodes, "{what}");
            assert_eq!(
                perft_merged(&rules, &position, depth),
                merged,
                "merged {what}"
            );
        }
        checked += 1;
    }
    assert_eq!(checked, 41);
}

#[test]
fn free_counts_equal_the_reference() {
    check(Preset::Free);
}

#[test]
fn bell_counts_equal_the_reference() {
    check(Preset::Bell);
}

#[test]
fn brainking_counts_equal_the_reference() {
    check(Preset::BrainKing);
}
