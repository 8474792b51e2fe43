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
        [102, 100, 103],
        [100, 97, 100],
        [103, 100, 94],
        [100, 97, 100],
        [102, 100, 103],
    ],
    step: 3,
    jump: 8,
    tempo: 5,
};

const BELL: Weights = Weights {
    points: [
        [150, 146, 130],
        [137, 126, 131],
        [120, 129, 117],
        [66, 72, 80],
        [41, 16, 40],
    ],
    step: 11,
    jump: 22,
    tempo: 8,
};

const BRAINKING: Weights = Weights {
    points: [
        [163, 158, 142],
        [148, 132, 137],
        [123, 116, 117],
        [81, 65, 75],
        [17, -2, 27],
    ],
    step: 10,
    jump: 20,
    tempo: 10,
};

const ALFONSO: Weights = Weights {
    points: [
        [108, 98, 102],
        [98, 92, 99],
        [102, 99, 102],
        [98, 92, 99],
        [108, 98, 102],
    ],
    step: 3,
    jump: 25,
    tempo: 16,
};

const MURRAY: Weights = Weights {
    points: [
        [106, 87, 113],
        [87, 98, 95],
        [113, 95, 118],
        [87, 98, 95],
        [106, 87, 113],
    ],
    step: 0,
    jump: 39,
    tempo: 10,
};

const COVARRUBIAS: Weights = Weights {
    points: [
        [108, 95, 112],
        [95, 88, 94],
        [112, 94, 108],
        [95, 88, 94],
        [108, 95, 112],
    ],
    step: 3,
    jump: 36,
    tempo: 26,
};

const BELL_1960: Weights = Weights {
    points: [
        [150, 134, 130],
        [128, 105, 109],
        [127, 110, 114],
        [59, 69, 69],
        [70, 37, 88],
    ],
    step: 13,
    jump: 38,
    tempo: 35,
};

const QIRKAT: Weights = Weights {
    points: [
        [158, 161, 131],
        [148, 128, 137],
        [129, 120, 104],
        [69, 60, 48],
        [47, 21, 39],
    ],
    step: 17,
    jump: 31,
    tempo: 13,
};
