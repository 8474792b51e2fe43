//! Numbers as a language writes them.

use std::convert::Infallible;

use fluent_bundle::FluentValue;
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use js_sys::{Array, Function, Intl::NumberFormat, Object, Reflect};
use unic_langid::LanguageIdentifier;
use wasm_bindgen::JsValue;

/// The browser's function that writes a number in one language.
struct Writer(Function);

impl Memoizable for Writer {
    type Args = ();
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Writer, Infallible> {
        let languages = Array::of1(&language.to_string().into());
        let options = Object::new();
        // Years are numbers too: digits are grouped only where there are five or more.
        let _ = Reflect::set(&options, &"useGrouping".into(), &"min2".into());
        Ok(Writer(NumberFormat::new(&languages, &options).format()))
    }
}

/// Writes a number within a sentence. Where there is no browser, as in native tests, digits are Latin.
pub fn format(value: &FluentValue, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    if !cfg!(target_arch = "wasm32") {
        return None;
    }
    memoizer
        .with_try_get((), |writer: &Writer| {
            writer.0.call1(&JsValue::UNDEFINED, &number.value.into())
        })
        .ok()?
        .ok()?
        .as_string()
}
