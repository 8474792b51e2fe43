//! Reads the part of Fluent that the sentences are written in: variables, whole numbers, and selectors over a variable by text, by
//! number or by plural category, each variant on a line of its own.
//!
//! Fluent's own library would take an eighth of the page, half of it for tables of plurals and numbers that every
//! browser has. Tests hold this reader against that library, sentence by sentence.

use std::borrow::Cow;
use std::ops::Range;

use super::locale::Locale;

/// What is put into a sentence.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// As it is.
    Text(String),
    /// As the language writes it.
    Number(f64),
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(number as f64)
            }
        })+
    };
}

numbers! { u8 u16 u32 u64 usize f32 f64 }

/// The sentences of one file.
#[derive(Debug)]
pub struct Sentences {
    file: Cow<'static, str>,
    /// Where the keys and their patterns are.
    messages: Vec<[Range<usize>; 2]>,
}

impl Sentences {
    /// Reads a file; `None` when that is not what it is.
    pub fn read(file: impl Into<Cow<'static, str>>) -> Option<Sentences> {
        let file = file.into();
        let mut messages: Vec<[Range<usize>; 2]> = Vec::new();
        let mut at = 0;
        let mut open = false;
        for line in file.split_inclusive('\n') {
            let end = at + line.len();
            match line.as_bytes()[0] {
                b'a'..=b'z' => {
                    let (key, _) = line.split_once(" =")?;
                    let middle = at + key.len();
                    messages.push([at..middle, middle + 2..end]);
                    open = true;
                }
                b' ' | b'}' if open => messages.last_mut()?[1].end = end,
                b'#' | b'\n' | b'\r' => open = false,
                _ => return None,
            }
            at = end;
        }
        (!messages.is_empty()).then_some(Sentences { file, messages })
    }

    /// What is to be said for a key.
    pub fn pattern(&self, key: &str) -> Option<&str> {
        let [_, pattern] = self
            .messages
            .iter()
            .find(|[name, _]| &self.file[name.clone()] == key)?;
        Some(&self.file[pattern.clone()])
    }
}

/// Values by the names of their variables.
pub type Values<'a> = &'a [(&'static str, Value)];

/// Writes a pattern with its values.
pub fn write(pattern: &str, values: Values<'_>, locale: &Locale, out: &mut String) {
    let mut rest = pattern.trim();
    let alone = closing(rest) == Some(rest.len() - 1);
    while let Some((text, placeable)) = rest.split_once('{') {
        out.push_str(text);
        let from = rest.len() - placeable.len() - 1;
        let Some(end) = closing(&rest[from..]) else {
            break;
        };
        let isolated = locale.isolates() && !alone;
        if isolated {
            out.push('\u{2068}');
        }
        place(&rest[from + 1..from + end], values, locale, out);
        if isolated {
            out.push('\u{2069}');
        }
        rest = &rest[from + end + 1..];
    }
    out.push_str(rest);
}

/// Where the brace that this text begins with is closed.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (byte == b'}').then_some(at);
        }
    }
    None
}

/// Writes what stands between braces: a variable or a number, or the variant that a variable selects.
fn place(inner: &str, values: Values<'_>, locale: &Locale, out: &mut String) {
    let (name, variants) = inner.split_once("->").unwrap_or((inner, ""));
    let name = name.trim().trim_start_matches('$');
    let value = values.iter().find(|(known, _)| *known == name);
    let value = value.map(|(_, value)| value);
    if variants.is_empty() {
        return match value {
            Some(Value::Text(text)) => out.push_str(text),
            Some(Value::Number(number)) => out.push_str(&locale.number(*number)),
            None => match name.parse::<u32>() {
                Ok(number) => out.push_str(&locale.number(number.into())),
                Err(_) => out.push_str(name),
            },
        };
    }
    let fits = |key: &str| match value {
        Some(Value::Text(text)) => text == key,
        Some(Value::Number(number)) => match key.parse::<u32>() {
            Ok(exact) => f64::from(exact) == *number,
            Err(_) => locale.plural(*number) == key,
        },
        None => false,
    };
    for line in variants.trim().lines() {
        let line = line.trim();
        let Some((key, pattern)) = line.trim_start_matches(['*', '[']).split_once(']') else {
            continue;
        };
        if line.starts_with('*') || fits(key) {
            return write(pattern, values, locale, out);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

    use super::*;
    use crate::i18n::{ENGLISH, language_name};
    use crate::storage::{Choice, Language};

    /// Values that between them choose every variant of the sentences.
    fn samples() -> Vec<Value> {
        let words = "white black forward sideways backward f s b fs fb sb none fsb yes no never optional huff obligatory \
                     may-stop single complete";
        let numbers = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 102, 111];
        let numbers = numbers.map(|number: u32| Value::from(number));
        words.split(' ').map(Value::from).chain(numbers).collect()
    }

    #[test]
    fn every_sentence_of_every_language_reads_as_fluent_has_it() {
        for key in Language::default().keys() {
            if language_name(key).is_empty() {
                continue;
            }
            let path = format!("{}/public/i18n/{key}.ftl", env!("CARGO_MANIFEST_DIR"));
            let file = fs::read_to_string(path).unwrap_or_else(|_| ENGLISH.to_owned());
            let locale = Locale::new((*key).to_owned());
            let mut bundle = FluentBundle::new(vec![key.parse().unwrap()]);
            bundle.set_use_isolating(locale.isolates());
            let resource = FluentResource::try_new(file.clone()).unwrap();
            bundle.add_resource_overriding(resource);
            let sentences = Sentences::read(file.clone()).unwrap();
            for [name, pattern] in &sentences.messages {
                let (name, pattern) = (&file[name.clone()], &file[pattern.clone()]);
                let mut names: Vec<&str> = pattern.split('$').skip(1).collect();
                for name in &mut names {
                    *name = name.split([' ', '}']).next().unwrap();
                }
                for sample in samples() {
                    let values: Vec<(&'static str, Value)> = names
                        .iter()
                        .map(|name| (&*String::leak((*name).to_owned()), sample.clone()))
                        .collect();
                    let args: FluentArgs = values
                        .iter()
                        .map(|(name, value)| match value {
                            Value::Text(text) => (*name, FluentValue::from(text.clone())),
                            Value::Number(number) => (*name, FluentValue::from(*number)),
                        })
                        .collect();
                    let message = bundle.get_message(name).unwrap().value().unwrap();
                    let expected = bundle.format_pattern(message, Some(&args), &mut Vec::new());
                    let mut read = String::new();
                    write(
                        sentences.pattern(name).unwrap(),
                        &values,
                        &locale,
                        &mut read,
                    );
                    assert_eq!(read, expected, "{key}, {name}, {sample:?}");
                }
            }
        }
    }

    #[test]
    fn a_page_is_no_file_of_sentences() {
        assert!(Sentences::read("<!doctype html>\n<title>Not found</title>\n").is_none());
        assert!(Sentences::read("").is_none());
        assert!(Sentences::read("key = said\n  and more\nkey without an end\n").is_none());
    }
}
