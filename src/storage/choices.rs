//! The kinds of things a visitor can choose between.

use serde::{Deserialize, Serialize};

/// Declares a choice: the values, their keys in messages, attributes and storage, and the default, which is the
/// first.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// Every value, in the order in which they are offered.
            pub const ALL: &[$name] = &[$($name::$value),+];

            /// The value's name in attributes and the end of its message key.
            pub fn key(self) -> &'static str {
                match self {
                    $($name::$value => $key,)+
                }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
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
        /// Parchment, ink and rubric.
        Manuscript = "manuscript",
        /// Cut stone.
        Stone = "stone",
        /// As much contrast as there can be.
        Contrast = "contrast",
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
