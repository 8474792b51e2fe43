//! Keys and the wheel at the table: listens, and tells what [`keys`](super::keys) says they mean.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::keys::{Focus, Meaning, Wheel, meaning};
use crate::dom::{document, find};

/// The pixels in a line, for wheels that count lines.
const LINE_PX: f64 = 20.0;

/// Tells what keys, and the wheel over `table`, mean while the board shows this ply of so many.
#[hook]
pub fn use_navigation(table: &NodeRef, ply: usize, plies: usize, tell: &Callback<Meaning>) {
    let wheel = use_mut_ref(Wheel::default);
    // The listeners stay while what they are told by changes with every move.
    let latest = use_mut_ref(|| (ply, plies, tell.clone()));
    latest.replace((ply, plies, tell.clone()));
    use_effect_with((), {
        let table = table.clone();
        move |()| {
            let on_key = {
                let latest = latest.clone();
                move |event: &Event| {
                    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                        return;
                    };
                    if event.ctrl_key() || event.alt_key() || event.meta_key() {
                        return;
                    }
                    let Some(meaning) = meaning(&event.key(), focus()) else {
                        return;
                    };
                    // The first character of a move goes into the field, which is about to get the focus.
                    if meaning != (Meaning::Write { begun: true }) {
                        event.prevent_default();
                    }
                    let (_, _, tell) = latest.borrow().clone();
                    tell.emit(meaning);
                }
            };
            let on_wheel = move |event: &Event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else {
                    return;
                };
                let (ply, plies, tell) = latest.borrow().clone();
                let lines = event.delta_mode() == WheelEvent::DOM_DELTA_LINE;
                let pixels = event.delta_y() * if lines { LINE_PX } else { 1.0 };
                // Zooming, and scrolling on past either end of the game, are the page's own.
                let past = if pixels < 0.0 { ply == 0 } else { ply == plies };
                if event.ctrl_key() || past {
                    return;
                }
                event.prevent_default();
                if let Some(look) = wheel.borrow_mut().turn(pixels) {
                    tell.emit(Meaning::Look(look));
                }
            };
            let options = EventListenerOptions::enable_prevent_default();
            let keys = web_sys::window()
                .map(|window| EventListener::new_with_options(&window, "keydown", options, on_key));
            let wheel = table
                .cast::<Element>()
                .map(|table| EventListener::new_with_options(&table, "wheel", options, on_wheel));
            move || drop((keys, wheel))
        }
    });
}

/// What has the keyboard's focus now.
fn focus() -> Focus {
    if find("dialog[open]").is_some() {
        return Focus::Taken;
    }
    let active = document().and_then(|document| document.active_element());
    let within = |selector: &str| {
        let active = active.as_ref();
        active.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
    };
    if within("input, select, textarea") {
        Focus::Taken
    } else if within(".board") {
        Focus::Board
    } else {
        Focus::Elsewhere
    }
}
