//! Fetches the sentences of a language.

use std::{cell::Cell, rc::Rc};

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Response, window};
use yew::prelude::*;

use super::Messages;
use super::fluent::Sentences;
use super::locale::{direction, language_of};
use crate::dom::root;
use crate::storage::{Choice, Language};

/// What the interface speaks.
#[derive(Clone, PartialEq)]
pub struct Speech {
    /// The sentences to show.
    pub messages: Messages,
    /// Which way the page is written: `ltr` or `rtl`. From the beginning that of the language to come, so that the page
    /// need not turn over.
    direction: &'static str,
    /// Whether the language that should be spoken could not be fetched.
    pub failed: bool,
}

impl Speech {
    /// Says on the root element which language the page is in and which way it is written.
    fn tell_page(&self) {
        if let Some(root) = root() {
            let _ = root.set_attribute("lang", self.messages.locale().tag());
            let _ = root.set_attribute("dir", self.direction);
        }
    }
}

/// Speaks the chosen language: English until it has been fetched, and if that fails. Another number of the attempt
/// fetches again.
#[hook]
pub fn use_language(chosen: Language, attempt: u32) -> Speech {
    let speech = use_state_eq(|| {
        let language = chosen.negotiate(&wanted());
        let speech = Speech {
            direction: direction(&language),
            messages: Messages::new(english(language), None),
            failed: false,
        };
        // The first paint need not wait for effects.
        speech.tell_page();
        speech
    });
    use_effect_with((*speech).clone(), |speech| speech.tell_page());
    use_effect_with((chosen, attempt), {
        let speech = speech.clone();
        move |_| {
            let language = chosen.negotiate(&wanted());
            let overtaken = Rc::new(Cell::new(false));
            let still = overtaken.clone();
            spawn_local(async move {
                let fetched = fetch(&speech.messages, language).await;
                if !still.get() {
                    let failed = fetched.is_err();
                    let messages = fetched.unwrap_or_else(|_| Messages::english());
                    speech.set(Speech {
                        direction: messages.locale().direction(),
                        messages,
                        failed,
                    });
                }
            });
            move || overtaken.set(true)
        }
    });
    (*speech).clone()
}

/// This variety of English; that of the program for any other language.
fn english(language: String) -> String {
    if language_of(&language) == Language::English.key() {
        language
    } else {
        Language::English.negotiate(&[])
    }
}

/// The languages that the browser asks for, best first.
fn wanted() -> Vec<String> {
    let languages = window().map(|window| window.navigator().languages());
    let tags = languages.iter().flat_map(|languages| languages.iter());
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// The sentences of a language, unless they are those that are spoken already.
async fn fetch(spoken: &Messages, language: String) -> Result<Messages, JsValue> {
    if spoken.locale().tag() == language {
        return Ok(spoken.clone());
    }
    let key = language_of(&language);
    if key == Language::English.key() {
        return Ok(Messages::new(language, None));
    }
    let window = window().ok_or(JsValue::UNDEFINED)?;
    let address = format!("./i18n/{key}.ftl");
    let response: Response = JsFuture::from(window.fetch_with_str(&address))
        .await?
        .unchecked_into();
    if !response.ok() {
        return Err(JsValue::UNDEFINED);
    }
    let text = JsFuture::from(response.text()?).await?;
    // Some servers answer for what they do not have with a page of theirs: that is not Fluent.
    let sentences =
        Sentences::read(text.as_string().unwrap_or_default()).ok_or(JsValue::UNDEFINED)?;
    Ok(Messages::new(language, Some(sentences)))
}
