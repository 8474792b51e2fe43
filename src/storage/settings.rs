use std::collections::BTreeMap;

use alquerque_rules::{Color, Preset, RuleSet};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Coordinates, Ink, Language, Motion, Theme, TimeControl};

/// What the visitor has chosen, for this page and for the next new game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The looks.
    pub theme: Theme,
    /// Light or dark.
    pub ink: Ink,
    /// The language of the interface.
    pub language: Language,
    /// Where the names of rows and columns stand.
    pub coordinates: Coordinates,
    /// How fast pieces move.
    pub motion: Motion,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether a move can be prepared while the opponent is to move.
    pub premoves: bool,
    /// Whether the board shows what the opponent threatens.
    pub threats: bool,
    /// Whether the engine's evaluation stands beside the board.
    pub evaluation: bool,
    /// Whether the board turns to the side to move where two people play on one device.
    pub turning: bool,
    /// The preset that was chosen last for a new game.
    pub rules: Preset,
    /// The visitor's own rules, once there are any; they need not go together.
    pub house: Option<RuleSet>,
    /// Whether the next game is played by them instead of the preset.
    pub own_rules: bool,
    /// Whether the next game is against the computer.
    pub computer: bool,
    /// The visitor's side in the next game against the computer; `None` leaves it to chance.
    pub color: Option<Color>,
    /// The id of the computer's level in the next game.
    pub level: String,
    /// The time for the next game.
    pub time: TimeControl,
    /// Whether the computer waits a moment before it moves, as people do.
    pub pause: bool,
    /// Whether the computer thinks on while the visitor is to move.
    pub pondering: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            ink: Ink::default(),
            language: Language::default(),
            coordinates: Coordinates::default(),
            motion: Motion::default(),
            sound: false,
            premoves: true,
            threats: false,
            evaluation: false,
            turning: false,
            rules: Preset::Free,
            house: None,
            own_rules: false,
            computer: true,
            color: Some(Color::White),
            level: String::new(),
            time: TimeControl::Off,
            pause: true,
            pondering: false,
        }
    }
}

/// Why a text is not, or not wholly, settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// It is not a JSON object, or none of its fields is a setting.
    NotSettings,
    /// This setting has a value that this program does not know.
    Field(String),
}

impl Settings {
    /// The rule set of the next game.
    pub fn rule_set(&self) -> RuleSet {
        let own = self.house.filter(|_| self.own_rules);
        own.unwrap_or(self.rules.rule_set())
    }

    /// Chooses a rule set for the next game: a preset, or else rules of one's own.
    pub fn choose_rules(&mut self, set: RuleSet) {
        match set.preset() {
            Some(preset) => self.rules = preset,
            None => self.house = Some(set),
        }
        self.own_rules = set.preset().is_none();
    }

    /// The settings as JSON text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Takes over every setting of a JSON text that can be read; the others stay as they are. What is no setting, as
    /// another version may have written, is passed over.
    ///
    /// # Errors
    ///
    /// Names the first setting that could not be read, or says that there is none at all.
    pub fn take(&mut self, text: &str) -> Result<(), Unreadable> {
        // Fields stay text until they are read as what they should be: a type for any value would cost 3 KB.
        let object = |text: &str| serde_json::from_str::<BTreeMap<String, Box<RawValue>>>(text);
        let (Ok(mut known), Ok(given)) = (object(&self.to_text()), object(text)) else {
            return Err(Unreadable::NotSettings);
        };
        let (mut any, mut unreadable) = (false, None);
        for (field, value) in given {
            let Some(place) = known.get_mut(&field) else {
                continue;
            };
            any = true;
            let old = std::mem::replace(place, value);
            let changed = serde_json::to_string(&known).unwrap_or_default();
            if let Ok(next) = serde_json::from_str(&changed) {
                *self = next;
            } else {
                known.insert(field.clone(), old);
                unreadable.get_or_insert(field);
            }
        }
        match unreadable {
            Some(field) => Err(Unreadable::Field(field)),
            None if any => Ok(()),
            None => Err(Unreadable::NotSettings),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Settings, Result<(), Unreadable>) {
        let mut settings = Settings::default();
        let result = settings.take(text);
        (settings, result)
    }

    #[test]
    fn settings_survive_their_text() {
        let settings = Settings {
            theme: Theme::Stone,
            language: Language::Arabic,
            premoves: false,
            color: None,
            time: TimeControl::Game {
                minutes: 5,
                increment: 3,
            },
            ..Settings::default()
        };
        assert_eq!(read(&settings.to_text()), (settings, Ok(())));
    }

    #[test]
    fn settings_of_an_older_version_keep_what_they_have() {
        let dark = Settings {
            ink: Ink::Dark,
            ..Settings::default()
        };
        assert_eq!(read(r#"{"ink":"dark"}"#), (dark, Ok(())));
    }

    #[test]
    fn one_bad_field_costs_no_other() {
        let text =
            r#"{"color":7,"ink":"dark","motion":"backwards","novelty":{"a":[]},"sound":true}"#;
        let kept = Settings {
            ink: Ink::Dark,
            sound: true,
            ..Settings::default()
        };
        let first = Unreadable::Field("color".to_owned());
        assert_eq!(read(text), (kept, Err(first)));
    }

    #[test]
    fn what_is_not_settings_changes_nothing() {
        for text in ["", "{", "null", "[1]", "{}", r#"{"version":1}"#] {
            let expected = (Settings::default(), Err(Unreadable::NotSettings));
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
