//! Where the keyboard's focus goes. It is never lost: who uses the page by keyboard would have to start all over.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// Selects the point of the board where the arrow keys go on from.
pub const CURSOR: &str = ".board [tabindex='0']";

/// The `aria-disabled` of a button. One that cannot be used now stays in the order of the keyboard: a button that is
/// disabled while it has the focus would lose it.
pub fn off(enabled: bool) -> Option<&'static str> {
    (!enabled).then_some("true")
}

/// Gives the focus to the first element within a place that fits to a selector, if there is one.
pub fn focus_on(place: &NodeRef, selector: &str) {
    let found = place
        .cast::<Element>()
        .and_then(|place| place.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        // A point of the board is an element of SVG, which takes the focus in the same way.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Gives the focus to the board if nothing has it: what had it may have gone away.
pub fn keep_focus(page: &NodeRef) {
    let document = web_sys::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    if active.is_none_or(|active| active.tag_name() == "BODY") {
        focus_on(page, CURSOR);
    }
}
