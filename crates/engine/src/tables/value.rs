//! Values of positions, and how a table stores them.

use std::fmt;
use std::ops::Neg;

/// What a position is worth to the side to move when both sides play perfectly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Value {
    /// The other side can force a win.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move can force a win.
    Win,
}

impl Value {
    /// From the worst to the best.
    pub const ALL: [Value; 3] = [Value::Loss, Value::Draw, Value::Win];
}

impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        })
    }
}

/// A byte of a table: a value, and for wins and losses the distance in plies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Code(pub u8);

/// The longest distance a byte can hold.
pub(crate) const LONGEST: u8 = 126;

impl Code {
    pub const DRAW: Code = Code(0);

    pub const fn win(distance: u8) -> Code {
        Code(distance)
    }

    pub const fn loss(distance: u8) -> Code {
        Code(128 + distance)
    }

    pub const fn value(self) -> Value {
        match self.0 {
            0 => Value::Draw,
            1..=127 => Value::Win,
            128.. => Value::Loss,
        }
    }

    /// Plies to the end of the phase; 0 for a draw.
    pub const fn distance(self) -> u8 {
        self.0 & 127
    }
}
