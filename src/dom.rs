//! The page as the browser holds it.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Document, Element, window};
use yew::Callback;

/// The document; `None` where there is no browser.
pub fn document() -> Option<Document> {
    window()?.document()
}

/// The document's root element.
pub fn root() -> Option<Element> {
    document()?.document_element()
}

/// The first element of the document that fits to a selector.
pub fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Puts a text onto the clipboard and tells whether the browser took it. There are browsers that ask the visitor
/// first, and pages that came over an unprotected connection have no clipboard at all.
pub fn copy(text: &str, done: Callback<bool>) {
    let clipboard = window().map(|window| window.navigator().clipboard());
    let written = clipboard
        .filter(|clipboard| !JsValue::is_undefined(clipboard.unchecked_ref()))
        .map(|clipboard| clipboard.write_text(text));
    spawn_local(async move {
        let taken = match written {
            Some(written) => JsFuture::from(written).await.is_ok(),
            None => false,
        };
        done.emit(taken);
    });
}
