//! Buttons with drawings.

use yew::prelude::*;

/// The drawing of a keyboard.
pub const KEYBOARD: &str = "M3 7H21V17H3ZM6 10H6.01M10 10H10.01M14 10H14.01M18 10H18.01M8 14H16";

/// The `aria-disabled` of a button. One that cannot be used now stays in the order of the keyboard: a button that is
/// disabled while it has the focus would lose it.
pub fn off(enabled: bool) -> Option<&'static str> {
    (!enabled).then_some("true")
}

/// A button with a drawing before its words, perhaps one that stays pressed. Its class is its own; without anything to
/// do it cannot be used now.
pub fn labelled(
    class: &'static str,
    words: String,
    drawing: &'static str,
    shortcut: Option<&'static str>,
    pressed: Option<bool>,
    onclick: Option<Callback<MouseEvent>>,
) -> Html {
    html! {
        <button key={class} type="button" {class} aria-disabled={off(onclick.is_some())} aria-keyshortcuts={shortcut}
            aria-pressed={pressed.map(|pressed| pressed.to_string())} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={drawing} /></svg>
            { words }
        </button>
    }
}

/// A button that is nothing but a drawing, and says its name to those who hear the page or point at it. Without anything
/// to do it cannot be used now.
pub fn icon(
    class: &'static str,
    name: String,
    drawing: Html,
    onclick: Option<Callback<MouseEvent>>,
) -> Html {
    html! {
        <button type="button" class={classes!("quiet", class)} aria-label={name.clone()} title={name}
            aria-disabled={off(onclick.is_some())} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true">{ drawing }</svg>
        </button>
    }
}
