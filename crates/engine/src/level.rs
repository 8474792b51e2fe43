use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// How strongly the computer plays, from a child's first game to as well as it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Level {
    /// The weakest.
    Page,
    /// The second of eight.
    Squire,
    /// The third.
    Minstrel,
    /// The fourth.
    Falconer,
    /// The fifth.
    Knight,
    /// The sixth.
    Scribe,
    /// The seventh.
    Astronomer,
    /// Everything the engine has; its name is that of Alfonso X, the Wise.
    Perfect,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::Page,
        Level::Squire,
        Level::Minstrel,
        Level::Falconer,
        Level::Knight,
        Level::Scribe,
        Level::Astronomer,
        Level::Perfect,
    ];

    /// The name in commands, links and records.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Minstrel => "minstrel",
            Level::Falconer => "falconer",
            Level::Knight => "knight",
            Level::Scribe => "scribe",
            Level::Astronomer => "astronomer",
            Level::Perfect => "perfect",
        }
    }

    /// The name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Page => "The Page",
            Level::Squire => "The Squire",
            Level::Minstrel => "The Minstrel",
            Level::Falconer => "The Falconer",
            Level::Knight => "The Knight",
            Level::Scribe => "The Scribe",
            Level::Astronomer => "The Astronomer",
            Level::Perfect => "The Wise King",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text is not the name of a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such level; there are ")?;
        for (i, level) in Level::ALL.into_iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{level}")?;
        }
        Ok(())
    }
}

impl Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.id().eq_ignore_ascii_case(text))
            .ok_or(ParseLevelError)
    }
}
