//! Keys and the wheel at the table: listens, and does what [`keys`](super::keys) says they mean.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::keys::{Focus, Meaning, Wheel, meaning};

/// The pixels in a line, for wheels that count lines.
const LINE_PX: f64 = 20.0;

/// Lets keys and the wheel over `table` look at other plies, and a written move begin in `field`.
#[hook]
pub fn use_navigation(
    table: &NodeRef,
    field: &NodeRef,
    ply: usize,
    plies: usize,
    go: &Callback<usize>,
) {
    let wheel = use_mut_ref(Wheel::default);
    use_effect_with((ply, plies), {
        let (table, field, go) = (table.clone(), field.clone(), go.clone());
        move |_| {
            let on_key = {
                let go = go.clone();
                move |event: &Event| {
                    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                        return;
                    };
                    if event.ctrl_key() || event.alt_key() || event.meta_key() {
                        return;
                    }
                    match meaning(&event.key(), focus()) {
                        Some(Meaning::Look(look)) => go.emit(look.from(ply, plies)),
                        Some(Meaning::Write { begun }) => {
                            if let Some(field) = field.cast::<HtmlElement>() {
                                let _ = field.focus();
                            }
                            // The character goes into the field, which has the focus by now.
                            if begun {
                                return;
                            }
                        }
                        None => return,
                    }
                    event.prevent_default();
                }
            };
            let on_wheel = move |event: &Event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else {
                    return;
                };
                let lines = event.delta_mode() == WheelEvent::DOM_DELTA_LINE;
                let pixels = event.delta_y() * if lines { LINE_PX } else { 1.0 };
                // Zooming, and scrolling on past either end of the game, are the page's own.
                let past = if pixels < 0.0 { ply == 0 } else { ply == plies };
                if event.ctrl_key() || past {
                    return;
                }
                event.prevent_default();
                if let Some(look) = wheel.borrow_mut().turn(pixels) {
                    go.emit(look.from(ply, plies));
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
    let document = web_sys::window().and_then(|window| window.document());
    let Some(document) = document else {
        return Focus::Elsewhere;
    };
    if matches!(document.query_selector("dialog[open]"), Ok(Some(_))) {
        return Focus::Taken;
    }
    let within = |selector: &str| {
        let active = document.active_element();
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
