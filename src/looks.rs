//! The looks of the page: names the theme on the root element, where styles/themes.css finds it.

use gloo_events::EventListener;
use web_sys::{MediaQueryList, window};
use yew::prelude::*;

use crate::dom::{document, find, root};
use crate::storage::{Choice, Ink, Theme};

const MORE_CONTRAST: &str = "(prefers-contrast: more)";
const DARK: &str = "(prefers-color-scheme: dark)";

/// Shows the page in a theme, and follows the system where the visitor leaves that to it.
#[hook]
pub fn use_looks(theme: Theme, ink: Ink) {
    use_effect_with((theme, ink), |&(theme, ink)| {
        show(theme, ink);
        let followed = [MORE_CONTRAST, DARK].map(|query| {
            let query = media(query)?;
            Some(EventListener::new(query.as_ref(), "change", move |_| {
                show(theme, ink);
            }))
        });
        move || drop(followed)
    });
}

fn show(theme: Theme, ink: Ink) -> Option<()> {
    let theme = match theme {
        Theme::System if media(MORE_CONTRAST)?.matches() => Theme::Contrast,
        Theme::System => Theme::Manuscript,
        chosen => chosen,
    };
    let root = root()?;
    let _ = root.set_attribute("data-theme", theme.key());
    let _ = root.set_attribute("data-ink", ink.key());
    // What the browser draws around the page goes with it.
    let color = window()?
        .get_computed_style(document()?.body()?.as_ref())
        .ok()??
        .get_property_value("background-color")
        .ok()?;
    find("[name=theme-color]")?
        .set_attribute("content", &color)
        .ok()
}

/// A question to the browser about its screen and its user.
pub fn media(query: &str) -> Option<MediaQueryList> {
    window()?.match_media(query).ok()?
}
