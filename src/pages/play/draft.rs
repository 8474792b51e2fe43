//! What has been chosen for a new game so far: what each control of the dialog changes. Pure logic.

use alquerque_rules::{Clause, Color, RuleSet};

use crate::storage::{Settings, TimeControl};

/// The time controls that are offered by name.
pub const TIMES: [TimeControl; 7] = [
    TimeControl::Off,
    game(3, 2),
    game(5, 3),
    game(10, 5),
    game(20, 10),
    TimeControl::Move(10),
    TimeControl::Move(30),
];

const fn game(minutes: u32, increment: u32) -> TimeControl {
    TimeControl::Game { minutes, increment }
}

/// The name of the card for rules of one's own, beside those of the presets.
pub const HOUSE: &str = "house";

/// The most minutes for a game, seconds added after a move, and seconds for a move.
pub const MOST: (u32, u32, u32) = (180, 180, 3600);

/// What has been chosen so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    /// The settings with it.
    pub settings: Settings,
    /// Whether the time is one's own and not one of [`TIMES`].
    pub own_time: bool,
}

impl Draft {
    /// What was chosen last.
    pub fn new(settings: &Settings) -> Draft {
        Draft {
            settings: settings.clone(),
            own_time: !TIMES.contains(&settings.time),
        }
    }

    /// Takes over what a control says: its name, its value, and whether it is checked.
    pub fn take(&mut self, name: &str, value: &str, checked: bool) {
        let settings = &mut self.settings;
        match name {
            "rules" => {
                settings.own_rules = value == HOUSE;
                if settings.own_rules {
                    settings.house.get_or_insert(settings.rules.rule_set());
                } else if let Ok(preset) = value.parse() {
                    settings.rules = preset;
                }
            }
            "base" => {
                if let Ok(base) = value.parse::<RuleSet>() {
                    settings.house = Some(base);
                }
            }
            "opponent" => settings.computer = value == "computer",
            "colour" => {
                settings.color = Color::ALL
                    .into_iter()
                    .find(|color| color.to_string() == value);
            }
            "level" => settings.level = value.to_owned(),
            "time" => {
                self.own_time = value == "own";
                let named = TIMES.into_iter().find(|time| time_key(*time) == value);
                if let Some(time) = named {
                    settings.time = time;
                } else if settings.time == TimeControl::Off {
                    settings.time = game(15, 10);
                }
            }
            "time-kind" => {
                settings.time = if value == "move" {
                    TimeControl::Move(20)
                } else {
                    game(15, 10)
                };
            }
            "minutes" | "increment" | "seconds" => {
                if let Ok(number) = value.parse() {
                    settings.time = with_number(settings.time, name, number);
                }
            }
            field => {
                let set = settings.house.unwrap_or(settings.rules.rule_set());
                if let Some(clause) = changed(&set, field, value, checked) {
                    settings.house = Some(set.with(clause));
                }
            }
        }
    }
}

/// The name of a time control as the value of its control.
pub fn time_key(time: TimeControl) -> String {
    match time {
        TimeControl::Off => "off".to_owned(),
        TimeControl::Game { minutes, increment } => format!("{minutes}+{increment}"),
        TimeControl::Move(seconds) => format!("{seconds}s"),
    }
}

fn with_number(time: TimeControl, name: &str, number: u32) -> TimeControl {
    match (time, name) {
        (TimeControl::Game { increment, .. }, "minutes") => {
            game(number.clamp(1, MOST.0), increment)
        }
        (TimeControl::Game { minutes, .. }, "increment") => game(minutes, number.min(MOST.1)),
        (TimeControl::Move(_), "seconds") => TimeControl::Move(number.clamp(1, MOST.2)),
        _ => time,
    }
}

/// The clause of a field after its control says something else; `None` where it says nothing that could be.
fn changed(set: &RuleSet, field: &str, value: &str, checked: bool) -> Option<Clause> {
    let now = set
        .clauses()
        .into_iter()
        .find(|clause| clause.field() == field)?;
    let value = match now {
        // A letter for each way that is checked.
        Clause::Steps(_) | Clause::FirstJump(_) | Clause::FurtherJumps(_) => {
            let mut letters = now.value().replace("none", "").replace(value, "");
            if checked {
                letters.push_str(value);
            }
            if letters.is_empty() {
                letters.push_str("none");
            }
            letters
        }
        Clause::Repetition(_) | Clause::QuietPlies(_) if value.is_empty() => "never".to_owned(),
        _ => value.to_owned(),
    };
    format!("{field}:{value}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::Preset;

    fn after(changes: &[(&str, &str, bool)]) -> Draft {
        let mut draft = Draft::new(&Settings::default());
        for (name, value, checked) in changes {
            draft.take(name, value, *checked);
        }
        draft
    }

    fn rules(changes: &[(&str, &str, bool)]) -> String {
        after(changes).settings.rule_set().to_string()
    }

    #[test]
    fn a_card_chooses_its_rules() {
        assert_eq!(rules(&[("rules", "bell", true)]), "bell");
        assert_eq!(
            after(&[("rules", "bell", true)]).settings.rules,
            Preset::Bell
        );
    }

    #[test]
    fn house_rules_begin_as_the_rules_chosen_before_and_are_kept() {
        let house = [("rules", "bell", true), ("rules", "house", true)];
        assert_eq!(rules(&house), "bell");
        let edited = [&house[..], &[("first", "white", true)]].concat();
        assert_eq!(rules(&edited), "bell,first:white");
        let away = [&edited[..], &[("rules", "free", true)]].concat();
        assert_eq!(rules(&away), "free");
        let back = [&away[..], &[("rules", "house", true)]].concat();
        assert_eq!(rules(&back), "bell,first:white");
    }

    #[test]
    fn every_field_of_the_house_rules_can_be_changed() {
        let house = ("rules", "house", true);
        for (name, value, checked, text) in [
            ("first", "black", true, "free,first:black"),
            ("steps", "b", false, "free,steps:fs"),
            ("far-row-steps", "no", true, "free,far-row-steps:no"),
            ("first-jump", "s", false, "free,first-jump:fb"),
            ("further-jumps", "f", false, "free,further-jumps:sb"),
            ("capture", "optional", true, "free,capture:optional"),
            ("completion", "single", true, "free,completion:single"),
            ("returning", "no", true, "free,returning:no"),
            ("repetition", "5", true, "free,repetition:5"),
            ("quiet-plies", "60", true, "free,quiet-plies:60"),
        ] {
            assert_eq!(rules(&[house, (name, value, checked)]), text);
        }
    }

    #[test]
    fn an_empty_number_is_none_and_nonsense_changes_nothing() {
        let house = ("rules", "house", true);
        assert_eq!(
            rules(&[house, ("quiet-plies", "60", true), ("repetition", "", true)]),
            "free,repetition:never,quiet-plies:60"
        );
        for nonsense in ["-1", "999", "x"] {
            assert_eq!(rules(&[house, ("repetition", nonsense, true)]), "free");
        }
    }

    #[test]
    fn house_rules_start_again_from_a_preset() {
        assert_eq!(
            rules(&[
                ("rules", "house", true),
                ("first", "black", true),
                ("base", "murray", true)
            ]),
            "murray"
        );
    }

    #[test]
    fn every_way_unchecked_is_no_way() {
        let none = [
            ("rules", "house", true),
            ("further-jumps", "f", false),
            ("further-jumps", "s", false),
            ("further-jumps", "b", false),
        ];
        assert_eq!(rules(&none), "free,further-jumps:none");
        let one = [&none[..], &[("further-jumps", "s", true)]].concat();
        assert_eq!(rules(&one), "free,further-jumps:s");
    }

    #[test]
    fn a_time_is_chosen_by_name_or_by_numbers() {
        let time = |changes: &[(&str, &str, bool)]| after(changes).settings.time;
        assert_eq!(time(&[]), TimeControl::Off);
        assert_eq!(time(&[("time", "5+3", true)]), game(5, 3));
        assert_eq!(time(&[("time", "30s", true)]), TimeControl::Move(30));
        let own = [
            ("time", "own", true),
            ("minutes", "7", true),
            ("increment", "0", true),
        ];
        assert_eq!(time(&own), game(7, 0));
        assert!(after(&own).own_time);
        let each = [
            ("time", "own", true),
            ("time-kind", "move", true),
            ("seconds", "0", true),
        ];
        assert_eq!(time(&each), TimeControl::Move(1));
        assert_eq!(
            time(&[("time", "own", true), ("minutes", "", true)]),
            game(15, 10)
        );
        assert_eq!(
            time(&[("time", "own", true), ("time", "off", true)]),
            TimeControl::Off
        );
    }

    #[test]
    fn a_time_of_ones_own_is_recognised_again() {
        let settings = Settings {
            time: game(7, 1),
            ..Settings::default()
        };
        assert!(Draft::new(&settings).own_time);
        assert!(!Draft::new(&Settings::default()).own_time);
    }

    #[test]
    fn the_opponent_the_colour_and_the_level_are_chosen() {
        let settings = after(&[
            ("opponent", "person", true),
            ("colour", "black", true),
            ("level", "knight", true),
        ])
        .settings;
        assert_eq!(
            (settings.computer, settings.color, settings.level.as_str()),
            (false, Some(Color::Black), "knight")
        );
        assert_eq!(after(&[("colour", "random", true)]).settings.color, None);
    }
}
