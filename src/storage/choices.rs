//! The kinds of things a visitor can choose between.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A setting that has one of a few values. Each value has a key, which is its name in the storage and in attributes
/// and the end of its message key.
pub trait Choice {
    /// The key of the present value.
    fn key(&self) -> &'static str;

    /// The keys of all values, in the order in which they are offered.
    fn keys(&self) -> &'static [&'static str];

    /// Changes to the value of this key; any other key changes nothing.
    fn choose(&mut self, key: &str);
}

/// A switch.
impl Choice for bool {
    fn key(&self) -> &'static str {
        self.keys()[usize::from(*self)]
    }

    fn keys(&self) -> &'static [&'static str] {
        &["off", "on"]
    }

    fn choose(&mut self, key: &str) {
        match key {
            "on" => *self = true,
            "off" => *self = false,
            _ => {}
        }
    }
}

/// Declares a choice: the values, their keys, and the default, which is the first.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            const ALL: &[$name] = &[$($name::$value),+];
            const KEYS: &[&str] = &[$($key),+];
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl Choice for $name {
            fn key(&self) -> &'static str {
                $name::KEYS[*self as usize]
            }

            fn keys(&self) -> &'static [&'static str] {
                $name::KEYS
            }

            fn choose(&mut self, key: &str) {
                if let Some(found) = $name::KEYS.iter().position(|&known| known == key) {
                    *self = $name::ALL[found];
                }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let mut choice = $name::default();
                let key = String::deserialize(deserializer)?;
                choice.choose(&key);
                if choice.key() == key {
                    Ok(choice)
                } else {
                    Err(D::Error::custom("no such choice"))
                }
            }
        }
    };
}

choice! {
    /// Light or dark.
    Ink {
        /// As the system has it.
        System = "system",
        /// Parchment and ink.
        Light = "light",
        /// Dark stone and ivory.
        Dark = "dark",
    }
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
}

choice! {
    /// The looks of the page and the board, each light and dark.
    Theme {
        /// The manuscript, or contrast where the visitor has asked the system for more of it.
        System = "system",
        /// Parchment, ink and rubric.
        Manuscript = "manuscript",
        /// Cut stone.
        Stone = "stone",
        /// As much contrast as there can be.
        Contrast = "contrast",
    }
}

choice! {
    /// The language of the interface.
    Language {
        /// The first of the browser's languages that the interface speaks.
        System = "system",
        /// English.
        English = "en",
        /// Czech.
        Czech = "cs",
        /// Dutch.
        Dutch = "nl",
        /// Spanish.
        Spanish = "es",
        /// Russian.
        Russian = "ru",
        /// Arabic.
        Arabic = "ar",
    }
}

choice! {
    /// Where the names of rows and columns stand.
    Coordinates {
        /// In the margin of the board.
        Outside = "outside",
        /// Beside the points.
        Inside = "inside",
        /// Nowhere.
        Off = "off",
    }
}

choice! {
    /// How fast pieces move.
    Motion {
        /// As a hand does.
        Normal = "normal",
        /// Slow enough to follow every hop.
        Slow = "slow",
        /// For quick players.
        Fast = "fast",
        /// At once.
        Off = "off",
    }
}

impl Motion {
    /// How long one hop takes, in milliseconds.
    pub fn hop_ms(self) -> u32 {
        match self {
            Motion::Slow => 520,
            Motion::Normal => 240,
            Motion::Fast => 120,
            Motion::Off => 0,
        }
    }
}

/// The time players have for their moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Off,
    /// For the whole game.
    Game {
        /// At the start.
        minutes: u32,
        /// Added after each move, in seconds.
        increment: u32,
    },
    /// For each move, in seconds.
    Move(u32),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_made_by_key() {
        let mut motion = Motion::default();
        assert_eq!(motion.key(), "normal");
        motion.choose("slow");
        assert_eq!(motion, Motion::Slow);
        motion.choose("backwards");
        assert_eq!(motion, Motion::Slow);
        let mut sound = false;
        sound.choose("on");
        assert_eq!((sound, sound.key()), (true, "on"));
    }

    #[test]
    fn the_key_is_the_stored_form() {
        for (language, key) in Language::ALL.iter().zip(Language::KEYS) {
            assert_eq!(language.key(), *key);
            assert_eq!(serde_json::to_value(language).unwrap(), *key);
        }
    }
}
