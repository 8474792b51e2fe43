use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{
    Color, Completion, Heading, Headings, Obligation, ParsePresetError, Preset, RuleSet,
    RuleSetError, Rules,
};

/// One field of a [`RuleSet`] with its value. Written as the field's name, a colon and the value: `steps:fs`.
///
/// ```
/// use alquerque_rules::{Clause, Color, Preset};
///
/// let bell = Preset::Bell.rule_set();
/// let clause: Clause = "first:white".parse()?;
/// assert_eq!(bell.with(clause).first, Color::White);
/// # Ok::<(), alquerque_rules::ParseClauseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Clause {
    /// `first`: who moves first, `white` or `black`.
    First(Color),
    /// `steps`: which ways a step may go, the letters of `fsb` for forward, sideways, backward, or `none`.
    Steps(Headings),
    /// `far-row-steps`: whether a piece on its far row may step, `yes` or `no`.
    StepsFromFarRow(bool),
    /// `first-jump`: which ways the first jump of a capture may go.
    FirstJump(Headings),
    /// `further-jumps`: which ways the jumps after the first may go.
    FurtherJumps(Headings),
    /// `capture`: `obligatory`, `optional`, or `huff`.
    Obligation(Obligation),
    /// `completion`: `complete`, `may-stop`, or `single`.
    Completion(Completion),
    /// `returning`: whether a step may take a piece straight back, `yes` or `no`.
    Returning(bool),
    /// `repetition`: which occurrence of a position draws, a number or `never`.
    Repetition(Option<u8>),
    /// `quiet-plies`: how many plies without a capture draw, a number or `never`.
    QuietPlies(Option<u16>),
}

impl Clause {
    /// The name of the field.
    pub const fn field(&self) -> &'static str {
        match self {
            Clause::First(_) => "first",
            Clause::Steps(_) => "steps",
            Clause::StepsFromFarRow(_) => "far-row-steps",
            Clause::FirstJump(_) => "first-jump",
            Clause::FurtherJumps(_) => "further-jumps",
            Clause::Obligation(_) => "capture",
            Clause::Completion(_) => "completion",
            Clause::Returning(_) => "returning",
            Clause::Repetition(_) => "repetition",
            Clause::QuietPlies(_) => "quiet-plies",
        }
    }

    /// The value as it is written.
    pub fn value(&self) -> String {
        match *self {
            Clause::First(color) => color.to_string(),
            Clause::Steps(ways) | Clause::FirstJump(ways) | Clause::FurtherJumps(ways) => {
                headings_text(ways)
            }
            Clause::StepsFromFarRow(allowed) | Clause::Returning(allowed) => {
                word(&YES_NO, &allowed).to_owned()
            }
            Clause::Obligation(obligation) => word(&OBLIGATIONS, &obligation).to_owned(),
            Clause::Completion(completion) => word(&COMPLETIONS, &completion).to_owned(),
            Clause::Repetition(limit) => number_text(limit),
            Clause::QuietPlies(limit) => number_text(limit),
        }
    }
}

const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];
const COLORS: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];
const OBLIGATIONS: [(&str, Obligation); 3] = [
    ("obligatory", Obligation::Obligatory),
    ("optional", Obligation::Optional),
    ("huff", Obligation::Huff),
];
const COMPLETIONS: [(&str, Completion); 3] = [
    ("complete", Completion::Complete),
    ("may-stop", Completion::MayStop),
    ("single", Completion::Single),
];
const HEADINGS: [(char, Heading); 3] = [
    ('f', Heading::Forward),
    ('s', Heading::Sideways),
    ('b', Heading::Backward),
];

fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    let found = words.iter().find(|(_, each)| each == value);
    found.map_or("", |(word, _)| word)
}

fn meaning<T: Copy>(words: &[(&'static str, T)], text: &str) -> Option<T> {
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|(_, value)| *value)
}

fn number_text<N: fmt::Display>(limit: Option<N>) -> String {
    limit.map_or_else(|| "never".to_owned(), |n| n.to_string())
}

/// A number as it is written by [`number_text`]: digits without a sign or a zero in front.
fn number<N: FromStr>(text: &str) -> Option<Option<N>> {
    if text == "never" {
        return Some(None);
    }
    let plain = text == "0" || text.starts_with(|c: char| ('1'..='9').contains(&c));
    text.parse().ok().filter(|_| plain).map(Some)
}

fn headings_text(ways: Headings) -> String {
    if ways.is_empty() {
        return "none".to_owned();
    }
    let letters = HEADINGS.iter().filter(|(_, way)| ways.contains(*way));
    letters.map(|(letter, _)| letter).collect()
}

/// The letters in any order, each once at most.
fn headings(text: &str) -> Option<Headings> {
    if text == "none" {
        return Some(Headings::NONE);
    }
    let mut ways = Headings::NONE;
    for letter in text.chars() {
        let (_, way) = HEADINGS.iter().find(|(each, _)| *each == letter)?;
        if ways.contains(*way) {
            return None;
        }
        ways = ways | Headings::from(*way);
    }
    (!ways.is_empty()).then_some(ways)
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.field(), self.value())
    }
}

/// A text that is no clause of a rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseClauseError {
    /// There is no colon between a name and a value.
    NoValue(String),
    /// No rule set has such a field.
    UnknownField(String),
    /// The field does not take that value.
    BadValue {
        /// The field.
        field: &'static str,
        /// What stands there.
        value: String,
    },
}

impl fmt::Display for ParseClauseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseClauseError::NoValue(text) => {
                write!(f, "'{text}' should be a field, a colon and a value")
            }
            ParseClauseError::UnknownField(name) => {
                write!(f, "a rule set has no field '{name}'; its fields are ")?;
                let clauses = Preset::Free.rule_set().clauses();
                let names: Vec<&str> = clauses.iter().map(Clause::field).collect();
                f.write_str(&names.join(", "))
            }
            ParseClauseError::BadValue { field, value } => {
                write!(f, "'{value}' is no value of the field {field}: ")?;
                f.write_str(match *field {
                    "first" => "white or black",
                    "steps" | "first-jump" | "further-jumps" => "letters of fsb, or none",
                    "capture" => "obligatory, optional or huff",
                    "completion" => "complete, may-stop or single",
                    "repetition" => "a number up to 255, or never",
                    "quiet-plies" => "a number up to 65535, or never",
                    _ => "yes or no",
                })
            }
        }
    }
}

impl Error for ParseClauseError {}

impl FromStr for Clause {
    type Err = ParseClauseError;

    fn from_str(text: &str) -> Result<Clause, ParseClauseError> {
        let (name, value) = text
            .split_once(':')
            .ok_or_else(|| ParseClauseError::NoValue(text.to_owned()))?;
        let fields = Preset::Free.rule_set().clauses();
        let field = fields
            .iter()
            .map(Clause::field)
            .find(|field| *field == name)
            .ok_or_else(|| ParseClauseError::UnknownField(name.to_owned()))?;
        let clause = match field {
            "first" => meaning(&COLORS, value).map(Clause::First),
            "steps" => headings(value).map(Clause::Steps),
            "far-row-steps" => meaning(&YES_NO, value).map(Clause::StepsFromFarRow),
            "first-jump" => headings(value).map(Clause::FirstJump),
            "further-jumps" => headings(value).map(Clause::FurtherJumps),
            "capture" => meaning(&OBLIGATIONS, value).map(Clause::Obligation),
            "completion" => meaning(&COMPLETIONS, value).map(Clause::Completion),
            "returning" => meaning(&YES_NO, value).map(Clause::Returning),
            "repetition" => number(value).map(Clause::Repetition),
            _ => number(value).map(Clause::QuietPlies),
        };
        clause.ok_or_else(|| ParseClauseError::BadValue {
            field,
            value: value.to_owned(),
        })
    }
}

impl RuleSet {
    /// The rule set as its ten clauses.
    pub fn clauses(&self) -> [Clause; 10] {
        [
            Clause::First(self.first),
            Clause::Steps(self.steps),
            Clause::StepsFromFarRow(self.steps_from_far_row),
            Clause::FirstJump(self.first_jump),
            Clause::FurtherJumps(self.further_jumps),
            Clause::Obligation(self.obligation),
            Clause::Completion(self.completion),
            Clause::Returning(self.returning),
            Clause::Repetition(self.repetition),
            Clause::QuietPlies(self.quiet_plies),
        ]
    }

    /// The rule set with one clause changed. Whether the clauses still go together says
    /// [`check`](Self::check).
    #[must_use]
    pub fn with(mut self, clause: Clause) -> RuleSet {
        match clause {
            Clause::First(color) => self.first = color,
            Clause::Steps(ways) => self.steps = ways,
            Clause::StepsFromFarRow(allowed) => self.steps_from_far_row = allowed,
            Clause::FirstJump(ways) => self.first_jump = ways,
            Clause::FurtherJumps(ways) => self.further_jumps = ways,
            Clause::Obligation(obligation) => self.obligation = obligation,
            Clause::Completion(completion) => self.completion = completion,
            Clause::Returning(allowed) => self.returning = allowed,
            Clause::Repetition(limit) => self.repetition = limit,
            Clause::QuietPlies(limit) => self.quiet_plies = limit,
        }
        self
    }

    /// The clauses of this rule set that the other one does not have.
    pub fn differences(&self, other: &RuleSet) -> Vec<Clause> {
        let pairs = self.clauses().into_iter().zip(other.clauses());
        pairs
            .filter(|(own, other)| own != other)
            .map(|(own, _)| own)
            .collect()
    }

    /// The preset from which this rule set differs in the fewest clauses; the first of [`Preset::ALL`] among
    /// several.
    pub fn nearest(&self) -> Preset {
        Preset::ALL
            .into_iter()
            .min_by_key(|preset| self.differences(&preset.rule_set()).len())
            .unwrap_or(Preset::Free)
    }

    /// The preset that this rule set is, if it is one.
    pub fn preset(&self) -> Option<Preset> {
        Some(self.nearest()).filter(|preset| preset.rule_set() == *self)
    }
}

/// The name of the [nearest](RuleSet::nearest) preset, and behind commas the clauses that are different:
/// `bell,first:white`.
impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = self.nearest();
        write!(f, "{preset}")?;
        for clause in self.differences(&preset.rule_set()) {
            write!(f, ",{clause}")?;
        }
        Ok(())
    }
}

/// A text that is no rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseRuleSetError {
    /// It does not begin with the name of a preset.
    Preset(ParsePresetError),
    /// What follows a comma is no clause.
    Clause(ParseClauseError),
    /// A field is named twice.
    Twice(&'static str),
    /// The clauses do not go together.
    Rules(RuleSetError),
}

impl fmt::Display for ParseRuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRuleSetError::Preset(error) => error.fmt(f),
            ParseRuleSetError::Clause(error) => error.fmt(f),
            ParseRuleSetError::Twice(field) => write!(f, "the field {field} is named twice"),
            ParseRuleSetError::Rules(error) => error.fmt(f),
        }
    }
}

impl Error for ParseRuleSetError {}

/// Reads what [`Display`](fmt::Display) writes, from any preset and with the clauses in any order. What is read
/// always goes together.
impl FromStr for RuleSet {
    type Err = ParseRuleSetError;

    fn from_str(text: &str) -> Result<RuleSet, ParseRuleSetError> {
        let mut parts = text.split(',');
        let preset: Preset = parts
            .next()
            .unwrap_or_default()
            .parse()
            .map_err(ParseRuleSetError::Preset)?;
        let mut set = preset.rule_set();
        let mut named: Vec<&'static str> = Vec::new();
        for part in parts {
            let clause: Clause = part.parse().map_err(ParseRuleSetError::Clause)?;
            if named.contains(&clause.field()) {
                return Err(ParseRuleSetError::Twice(clause.field()));
            }
            named.push(clause.field());
            set = set.with(clause);
        }
        set.check().map_err(ParseRuleSetError::Rules)?;
        Ok(set)
    }
}

/// Reads a rule set; see [`RuleSet`]'s text form.
impl FromStr for Rules {
    type Err = ParseRuleSetError;

    fn from_str(text: &str) -> Result<Rules, ParseRuleSetError> {
        let set: RuleSet = text.parse()?;
        Rules::new(set).map_err(ParseRuleSetError::Rules)
    }
}
