use alquerque_rules::{Color, Preset};
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ink {
    /// As the system has it.
    #[default]
    System,
    /// Parchment and ink.
    Light,
    /// Dark stone and ivory.
    Dark,
}

impl Ink {
    /// The next in the round of the button.
    pub fn next(self) -> Ink {
        match self {
            Ink::System => Ink::Light,
            Ink::Light => Ink::Dark,
            Ink::Dark => Ink::System,
        }
    }

    /// The value of the page's `data-ink`, and the end of the button's message key.
    pub fn key(self) -> &'static str {
        match self {
            Ink::System => "system",
            Ink::Light => "light",
            Ink::Dark => "dark",
        }
    }
}

/// What the visitor has chosen, for this page and for the next new game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub ink: Ink,
    /// The rule set of the next game.
    pub rules: Preset,
    /// Whether the next game is against the computer.
    pub computer: bool,
    /// The visitor's side in the next game against the computer; `None` leaves it to chance.
    pub color: Option<Color>,
    /// The id of the computer's level in the next game.
    pub level: String,
    /// Whether the computer waits a moment before it moves, as people do.
    pub pause: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            ink: Ink::System,
            rules: Preset::Free,
            computer: true,
            color: Some(Color::White),
            level: String::new(),
            pause: true,
        }
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
