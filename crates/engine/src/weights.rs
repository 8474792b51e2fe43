//! The fitted weights; `examples/fit.rs` prints these lines.

use alquerque_rules::{Headings, RuleSet};

use crate::Weights;

impl Weights {
    /// The weights fitted to the games of a rule set, or to the preset most like it.
    pub fn for_rules(set: &RuleSet) -> Weights {
        if set.steps == Headings::ANY {
            FREE
        } else {
            BELL
        }
    }
}

const FREE: Weights = Weights {
    points: [[100; 3]; 5],
    step: 3,
    jump: -10,
    tempo: 0,
};

const BELL: Weights = FREE;
