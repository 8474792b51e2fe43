//! The interface's sentences: one Fluent file a language. English is part of the program, so that there are always
//! words; the others are fetched when they are chosen.

#[cfg(test)]
mod complete;
mod house;
mod language;
mod load;
mod numbers;
mod sentences;

use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;
use yew::prelude::*;

pub use house::{rules_error, rules_name, rules_summary};
pub use language::language_name;
pub use load::{Speech, use_language};
pub use sentences::{
    color_key, list, misread, outcome_reason, outcome_title, points_list, refusal,
};

use crate::storage::Language;

const ENGLISH: &str = include_str!("en.ftl");

/// The sentences of one language, handed to components as a context.
#[derive(Clone)]
pub struct Messages {
    bundle: Rc<FluentBundle<FluentResource>>,
}

impl PartialEq for Messages {
    fn eq(&self, other: &Messages) -> bool {
        Rc::ptr_eq(&self.bundle, &other.bundle)
    }
}

impl Messages {
    /// The English sentences.
    pub fn english() -> Messages {
        Messages::new(Language::English.negotiate(&[]), None)
    }

    /// The sentences of a language, with its plurals and numbers; a sentence that it lacks is English.
    fn new(language: LanguageIdentifier, sentences: Option<FluentResource>) -> Messages {
        let rtl = direction(&language) == "rtl";
        let mut bundle = FluentBundle::new(vec![language]);
        // Names of points are Latin everywhere: amid words that run the other way they have to be kept together.
        bundle.set_use_isolating(rtl);
        bundle.set_formatter(Some(numbers::format));
        // A faulty entry is left out and its key shown in its place; a test keeps the files free of them.
        let english =
            FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(partial, _)| partial);
        for resource in [Some(english), sentences].into_iter().flatten() {
            bundle.add_resource_overriding(resource);
        }
        Messages {
            bundle: Rc::new(bundle),
        }
    }

    /// The language, in the variety that the visitor's browser names.
    pub fn language(&self) -> LanguageIdentifier {
        self.bundle.locales[0].clone()
    }

    /// A number as the language writes it.
    pub fn number(&self, number: usize) -> String {
        self.with("number", &[("number", number.into())])
    }

    /// The sentence of this key, or the key itself if there is none.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of this key with these values in it.
    pub fn with(&self, key: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let args: FluentArgs = values.iter().cloned().collect();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }
}

/// The sentences in the reader's language.
#[hook]
pub fn use_messages() -> Messages {
    use_context::<Messages>().unwrap_or_else(Messages::english)
}

fn direction(language: &LanguageIdentifier) -> &'static str {
    match language.language.as_str() {
        "ar" => "rtl",
        _ => "ltr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_file_has_no_faulty_entry() {
        assert!(FluentResource::try_new(ENGLISH.to_owned()).is_ok());
    }

    #[test]
    fn plurals_follow_the_language() {
        let messages = Messages::english();
        let count = |n: usize| messages.with("captured-count", &[("count", n.into())]);
        assert_eq!(count(0), "No pieces captured");
        assert_eq!(count(1), "1 piece captured");
        assert_eq!(count(3), "3 pieces captured");
    }
}
