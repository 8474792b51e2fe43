//! Where the keyboard's focus goes. It is never lost: who uses the page by keyboard would have to start all over.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::NodeRef;

use crate::dom::document;

/// Selects the point of the board where the arrow keys go on from.
pub const CURSOR: &str = ".board [tabindex='0']";

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

/// Brings a place into sight and gives the focus to the first element within it that fits to a selector.
pub fn go_to(place: &NodeRef, selector: &str) {
    if let Some(element) = place.cast::<Element>() {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
    focus_on(place, selector);
}

/// Gives the focus to the board if nothing has it: what had it may have gone away.
pub fn keep_focus(page: &NodeRef) {
    let active = document().and_then(|document| document.active_element());
    if active.is_none_or(|active| active.tag_name() == "BODY") {
        focus_on(page, CURSOR);
    }
}
