use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Color, Headings, Symmetry};

/// How many pieces each side starts with; a position never has more of a colour.
pub const SIDE_PIECES: usize = 12;

/// What a player owes when a piece could jump.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Obligation {
    /// A step is illegal while any jump is possible.
    Obligatory,
    /// Steps are legal all the same.
    Optional,
    /// Steps are legal, but the opponent may then begin the next turn by removing a piece that could have
    /// jumped.
    Huff,
}

/// How far a capture must go once it has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Completion {
    /// It ends only where the piece cannot jump on.
    Complete,
    /// It may stop after any jump.
    MayStop,
    /// It is always a single jump.
    Single,
}

/// Which moves are legal and when a game is drawn, as data.
///
/// The clauses that all rule sets share (the board, the lines, steps, jumps, losing without a legal move) are
/// not fields. Known rule sets are made by [`Preset::rule_set`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RuleSet {
    /// Who moves first.
    pub first: Color,
    /// Which ways a step may go.
    pub steps: Headings,
    /// Whether a piece on its side's far row may step; if not, it may only capture there.
    pub steps_from_far_row: bool,
    /// Which ways the first jump of a capture may go.
    pub first_jump: Headings,
    /// Which ways the jumps after the first may go.
    pub further_jumps: Headings,
    /// What a player owes when a piece could jump.
    pub obligation: Obligation,
    /// How far a capture must go.
    pub completion: Completion,
    /// Whether a step may take a piece back to where it stood before its owner's previous turn.
    pub returning: bool,
    /// The occurrence of a position (same side to move) that draws the game, if any; at least 2.
    pub repetition: Option<u8>,
    /// How many consecutive plies without a capture draw the game, if any; at least 1.
    pub quiet_plies: Option<u16>,
}

impl RuleSet {
    /// The symmetries of the board under which these rules do not change (colours kept): all eight where no
    /// way is special to a side, else the mirror.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let isotropic = |ways: Headings| ways == Headings::ANY || ways == Headings::NONE;
        let all = isotropic(self.steps)
            && isotropic(self.first_jump)
            && isotropic(self.further_jumps)
            && self.steps_from_far_row;
        if all {
            Symmetry::all().collect()
        } else {
            vec![Symmetry::IDENTITY, Symmetry::MIRROR]
        }
    }

    /// Whether the fields go together.
    ///
    /// # Errors
    /// Says which combination makes no playable game.
    pub fn check(&self) -> Result<(), RuleSetError> {
        if self.steps.is_empty() {
            return Err(RuleSetError::NoSteps);
        }
        if self.first_jump.is_empty() {
            return Err(RuleSetError::NoJumps);
        }
        if self.repetition.is_some_and(|n| n < 2) {
            return Err(RuleSetError::Repetition);
        }
        if self.quiet_plies == Some(0) {
            return Err(RuleSetError::QuietPlies);
        }
        // Steps that only go forward run out by themselves.
        if self.steps != Headings::FORWARD
            && self.repetition.is_none()
            && self.quiet_plies.is_none()
        {
            return Err(RuleSetError::Endless);
        }
        Ok(())
    }
}

/// A rule set whose fields do not go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleSetError {
    /// Steps may go no way at all.
    NoSteps,
    /// First jumps may go no way at all.
    NoJumps,
    /// A draw at the first occurrence of a position.
    Repetition,
    /// A draw after no ply.
    QuietPlies,
    /// No draw rule, although pieces can step to and fro for ever.
    Endless,
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleSetError::NoSteps => "steps must be allowed in some direction",
            RuleSetError::NoJumps => "first jumps must be allowed in some direction",
            RuleSetError::Repetition => "a position must occur at least twice to draw the game",
            RuleSetError::QuietPlies => "a draw needs at least one ply without a capture",
            RuleSetError::Endless => "without a draw rule a game under these steps might never end",
        })
    }
}

impl Error for RuleSetError {}

/// The rule sets with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Modern online rules without restrictions.
    Free,
    /// R. C. Bell's restrictions with obligatory capture instead of the huff.
    Bell,
    /// The rules of the BrainKing site.
    BrainKing,
    /// Alfonso X, *Libro de los juegos*, 1283.
    Alfonso,
    /// H. J. R. Murray, *A History of Board-Games Other Than Chess*, 1951.
    Murray,
    /// Covarrubias, 1674.
    Covarrubias,
    /// R. C. Bell, *Board and Table Games from Many Civilizations*, 1960.
    Bell1960,
    /// Qirkat as taught at Berkeley (CS 61B, 2017).
    Qirkat,
}

const FREE: RuleSet = RuleSet {
    first: Color::White,
    steps: Headings::ANY,
    steps_from_far_row: true,
    first_jump: Headings::ANY,
    further_jumps: Headings::ANY,
    obligation: Obligation::Obligatory,
    completion: Completion::Complete,
    returning: true,
    repetition: Some(3),
    quiet_plies: None,
};

const BELL: RuleSet = RuleSet {
    first: Color::Black,
    steps: Headings::ONWARD,
    steps_from_far_row: false,
    repetition: None,
    quiet_plies: Some(50),
    ..FREE
};

impl Preset {
    /// Every preset, the three clubs first.
    pub const ALL: [Preset; 8] = [
        Preset::Free,
        Preset::Bell,
        Preset::BrainKing,
        Preset::Alfonso,
        Preset::Murray,
        Preset::Covarrubias,
        Preset::Bell1960,
        Preset::Qirkat,
    ];

    /// The three rule sets played today on public sites.
    pub const CLUBS: [Preset; 3] = [Preset::Free, Preset::Bell, Preset::BrainKing];

    /// The preset's rules.
    pub const fn rule_set(self) -> RuleSet {
        match self {
            Preset::Free => FREE,
            Preset::Bell => BELL,
            Preset::BrainKing => RuleSet {
                first: Color::White,
                first_jump: Headings::ONWARD,
                returning: false,
                repetition: Some(3),
                quiet_plies: None,
                ..BELL
            },
            Preset::Alfonso => RuleSet {
                obligation: Obligation::Optional,
                completion: Completion::Single,
                ..FREE
            },
            Preset::Murray => RuleSet {
                completion: Completion::MayStop,
                ..FREE
            },
            Preset::Covarrubias => RuleSet {
                obligation: Obligation::Huff,
                ..FREE
            },
            Preset::Bell1960 => RuleSet {
                obligation: Obligation::Huff,
                ..BELL
            },
            Preset::Qirkat => RuleSet {
                first: Color::White,
                returning: false,
                ..BELL
            },
        }
    }

    /// The name in commands, links and records.
    pub const fn id(self) -> &'static str {
        match self {
            Preset::Free => "free",
            Preset::Bell => "bell",
            Preset::BrainKing => "brainking",
            Preset::Alfonso => "alfonso",
            Preset::Murray => "murray",
            Preset::Covarrubias => "covarrubias",
            Preset::Bell1960 => "bell-1960",
            Preset::Qirkat => "qirkat",
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text is not the name of a rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsePresetError;

impl fmt::Display for ParsePresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such rule set; there are ")?;
        for (i, preset) in Preset::ALL.into_iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{preset}")?;
        }
        Ok(())
    }
}

impl Error for ParsePresetError {}

impl FromStr for Preset {
    type Err = ParsePresetError;

    fn from_str(text: &str) -> Result<Preset, ParsePresetError> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.id().eq_ignore_ascii_case(text))
            .ok_or(ParsePresetError)
    }
}
