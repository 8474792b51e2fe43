//! The fitted weights, as `examples/fit.rs` printed them.

use alquerque_rules::{Headings, Preset, RuleSet};

use crate::Weights;

impl Weights {
    /// The weights fitted to the games of a rule set. One that moves as no preset does gets those of `free` or
    /// of `bell`, whichever steps more like it.
    pub fn for_rules(set: &RuleSet) -> Weights {
        // Who begins and how games are drawn makes other games, but no other positions.
        let moves_alike = |preset: &Preset| {
            let like = RuleSet {
                first: set.first,
                repetition: set.repetition,
                quiet_plies: set.quiet_plies,
                ..preset.rule_set()
            };
            like == *set
        };
        match Preset::ALL.into_iter().find(moves_alike) {
            Some(Preset::Free) => FREE,
            Some(Preset::Bell) => BELL,
            Some(Preset::BrainKing) => BRAINKING,
            Some(Preset::Alfonso) => ALFONSO,
            Some(Preset::Murray) => MURRAY,
            Some(Preset::Covarrubias) => COVARRUBIAS,
            Some(Preset::Bell1960) => BELL_1960,
            Some(Preset::Qirkat) => QIRKAT,
            None if set.steps == Headings::ANY => FREE,
            None => BELL,
        }
    }
}

const FREE: Weights = Weights {
    points: [
        [102, 101, 102],
        [99, 97, 98],
        [106, 105, 98],
        [97, 98, 96],
        [103, 101, 98],
    ],
    step: 2,
    jump: 13,
    tempo: 6,
};

const BELL: Weights = Weights {
    points: [
        [128, 131, 112],
        [128, 110, 124],
        [108, 127, 106],
        [84, 82, 93],
        [58, 47, 63],
    ],
    step: 17,
    jump: 43,
    tempo: 16,
};

const BRAINKING: Weights = Weights {
    points: [
        [142, 140, 126],
        [139, 113, 130],
        [110, 108, 94],
        [85, 74, 90],
        [43, 52, 54],
    ],
    step: 13,
    jump: 20,
    tempo: 8,
};

const ALFONSO: Weights = Weights {
    points: [
        [106, 103, 102],
        [104, 99, 100],
        [104, 107, 107],
        [96, 90, 90],
        [104, 97, 93],
    ],
    step: 3,
    jump: 25,
    tempo: 20,
};

const MURRAY: Weights = Weights {
    points: [
        [109, 100, 113],
        [97, 93, 91],
        [116, 100, 118],
        [78, 94, 86],
        [101, 100, 106],
    ],
    step: 1,
    jump: 46,
    tempo: 13,
};

const COVARRUBIAS: Weights = Weights {
    points: [
        [105, 98, 109],
        [99, 93, 94],
        [107, 98, 112],
        [93, 92, 90],
        [105, 100, 103],
    ],
    step: 3,
    jump: 31,
    tempo: 24,
};

const BELL_1960: Weights = Weights {
    points: [
        [134, 121, 112],
        [115, 98, 100],
        [119, 100, 109],
        [79, 76, 73],
        [59, 85, 120],
    ],
    step: 10,
    jump: 33,
    tempo: 34,
};

const QIRKAT: Weights = Weights {
    points: [
        [141, 145, 110],
        [154, 116, 122],
        [115, 134, 103],
        [81, 77, 75],
        [59, 1, 66],
    ],
    step: 20,
    jump: 41,
    tempo: 18,
};
