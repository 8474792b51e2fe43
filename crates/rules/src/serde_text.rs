//! Serialisation by text form, so that records stay readable and every way in is checked.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Color, Headings, Move, Position, Preset};

fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<T, D::Error> {
    String::deserialize(deserializer)?
        .parse()
        .map_err(D::Error::custom)
}

macro_rules! serde_by_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                from_text(deserializer)
            }
        }
    )*};
}

serde_by_text!(Position, Move, Preset);

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        match char::deserialize(deserializer)? {
            'w' => Ok(Color::White),
            'b' => Ok(Color::Black),
            other => Err(D::Error::custom(format_args!(
                "'{other}' is no side: w or b"
            ))),
        }
    }
}

impl Serialize for Headings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.bits())
    }
}

impl<'de> Deserialize<'de> for Headings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Headings, D::Error> {
        let bits = u8::deserialize(deserializer)?;
        let headings = Headings::from_bits(bits);
        if headings.bits() == bits {
            Ok(headings)
        } else {
            Err(D::Error::custom(format_args!(
                "{bits} is no set of headings: 0 to 7"
            )))
        }
    }
}
