//! The interface's sentences: one Fluent file a language. English is part of the program, so that there are always
//! words; the others are fetched when they are chosen.

#[cfg(test)]
mod complete;
mod fluent;
mod house;
mod language;
mod load;
mod locale;
mod sentences;

use std::rc::Rc;

use yew::prelude::*;

use fluent::{Sentences, Values};
use locale::Locale;

pub use fluent::Value;
pub use house::{rules_error, rules_name, rules_summary};
pub use language::language_name;
pub use load::{Speech, use_language};
pub use sentences::{
    color_key, list, misread, outcome_reason, outcome_title, points_list, refusal,
};

use crate::storage::{Choice, Language};

const ENGLISH: &str = include_str!("en.ftl");

/// The sentences of one language, handed to components as a context.
#[derive(Clone)]
pub struct Messages {
    said: Rc<Said>,
}

struct Said {
    locale: Locale,
    /// Those of the language, unless it is English.
    sentences: Option<Sentences>,
    /// What the others lack.
    english: Option<Sentences>,
}

impl PartialEq for Messages {
    fn eq(&self, other: &Messages) -> bool {
        Rc::ptr_eq(&self.said, &other.said)
    }
}

impl Messages {
    /// The English sentences.
    pub fn english() -> Messages {
        Messages::new(Language::English.key().to_owned(), None)
    }

    /// The sentences of a language, with its plurals and numbers; a sentence that it lacks is English.
    fn new(tag: String, sentences: Option<Sentences>) -> Messages {
        let said = Said {
            locale: Locale::new(tag),
            sentences,
            english: Sentences::read(ENGLISH),
        };
        Messages {
            said: Rc::new(said),
        }
    }

    /// The language, in the variety that the visitor's browser names.
    pub fn locale(&self) -> &Locale {
        &self.said.locale
    }

    /// A number as the language writes it.
    pub fn number(&self, number: usize) -> String {
        self.locale().number(number as f64)
    }

    /// The sentence of this key, or the key itself if there is none.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of this key with these values in it.
    pub fn with(&self, key: &str, values: Values<'_>) -> String {
        let said = &*self.said;
        let pattern = [&said.sentences, &said.english]
            .into_iter()
            .flatten()
            .find_map(|sentences| sentences.pattern(key));
        let mut text = String::new();
        fluent::write(pattern.unwrap_or(key), values, &said.locale, &mut text);
        text
    }
}

/// The sentences in the reader's language.
#[hook]
pub fn use_messages() -> Messages {
    use_context::<Messages>().unwrap_or_else(Messages::english)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_follow_the_language() {
        let messages = Messages::english();
        let count = |n: usize| messages.with("captured-count", &[("count", n.into())]);
        assert_eq!(count(0), "No pieces captured");
        assert_eq!(count(1), "1 piece captured");
        assert_eq!(count(3), "3 pieces captured");
    }
}
