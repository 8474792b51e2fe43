use alquerque_rules::{Color, Preset, RuleSet};
use serde::{Deserialize, Serialize};

use super::{Coordinates, Ink, Motion, Theme, TimeControl};

/// What the visitor has chosen, for this page and for the next new game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The looks.
    pub theme: Theme,
    /// Light or dark.
    pub ink: Ink,
    /// The language of the interface, as a language tag; empty for the browser's.
    pub language: String,
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
            language: String::new(),
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_version_keep_what_they_have() {
        let settings: Settings = serde_json::from_str(r#"{"ink":"dark"}"#).unwrap();
        assert_eq!(
            settings,
            Settings {
                ink: Ink::Dark,
                ..Settings::default()
            }
        );
    }
}
