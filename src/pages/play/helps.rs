//! Help at the board: hints in two steps, and what the opponent threatens. By button, or by the keys `h` and `t`.

use std::rc::Rc;

use alquerque_rules::{Action, Move, Point};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::analysis::{Wanted, use_analysis};
use super::hand::{Gesture, Hand, Help};
use crate::engine::{Engine, Purpose};
use crate::game::{Player, Session};
use crate::i18n::Messages;
use crate::storage::Settings;

/// After so many positions the engine's opinion is good enough for a hint: about a second on a phone.
const NODES: u64 = 300_000;

/// Whether a person can be given a hint now.
fn can_be_helped(session: &Session, hand: &Hand) -> bool {
    hand.viewed.is_none()
        && session.game.outcome().is_none()
        && session.player(session.side()) == Player::Person
}

/// The points that a move passes, its start first.
fn way(mv: &Move) -> Vec<Point> {
    let onward = match mv.action {
        Action::Step(step) => vec![step.to()],
        Action::Capture(capture) => capture.landings().collect(),
        Action::None => Vec::new(),
    };
    mv.from().into_iter().chain(onward).collect()
}

/// What the board shows of the recommended move: nothing of it while the engine looks for it, just its piece at
/// first, then all points it passes. `None` when no hint was asked for.
#[hook]
pub fn use_hint(engine: &Engine, session: &Session, hand: &Hand) -> Option<Vec<Point>> {
    let asked = hand.help != Help::None && can_be_helped(session, hand);
    let wanted = asked.then(|| Wanted {
        ply: session.game.turns().len(),
        lines: 1,
        nodes: NODES,
    });
    let analysis = use_analysis(engine, Purpose::Hint, session, wanted);
    asked.then(|| {
        let analysis = analysis.filter(|analysis| analysis.done);
        let best =
            analysis.and_then(|analysis| Some(way(analysis.lines.first()?.moves.first()?)));
        let mut points = best.unwrap_or_default();
        if hand.help == Help::Piece {
            points.truncate(1);
        }
        points
    })
}

/// The two buttons, and the keys that do the same.
#[hook]
pub fn use_helps(
    messages: &Messages,
    settings: &Rc<Settings>,
    change: &Callback<Settings>,
    session: &Session,
    hand: &UseReducerHandle<Hand>,
) -> Html {
    let ask = {
        let hand = hand.dispatcher();
        Callback::from(move |()| hand.dispatch(Gesture::Help))
    };
    let toggle = {
        let (settings, change) = (settings.clone(), change.clone());
        Callback::from(move |()| {
            change.emit(Settings {
                threats: !settings.threats,
                ..(*settings).clone()
            })
        })
    };
    let helped = can_be_helped(session, hand);
    use_effect_with((settings.clone(), helped), {
        let (ask, toggle) = (ask.clone(), toggle.clone());
        move |&(_, helped)| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "keydown", move |event| {
                    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                        return;
                    };
                    if event.ctrl_key() || event.alt_key() || event.meta_key() || writing() {
                        return;
                    }
                    match event.key().as_str() {
                        "h" if helped => ask.emit(()),
                        "t" => toggle.emit(()),
                        _ => {}
                    }
                })
            });
            move || drop(listener)
        }
    });
    let hint = if hand.help == Help::Piece {
        "hint-again"
    } else {
        "hint"
    };
    html! {
        <div class="actions helps">
            <button type="button" disabled={!helped} aria-keyshortcuts="h" onclick={ask.reform(|_| ())}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M9 18H15M10 21H14M9 18C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 18" />
                </svg>
                { messages.get(hint) }
            </button>
            <button type="button" aria-pressed={settings.threats.to_string()} aria-keyshortcuts="t"
                onclick={toggle.reform(|_| ())}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 4L19 19M20 4L5 19M4 15L9 20M20 15L15 20" />
                </svg>
                { messages.get("threats") }
            </button>
        </div>
    }
}

/// Whether keys belong to a field or a dialog now.
fn writing() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        let taken = "dialog[open], input:focus, select:focus, textarea:focus";
        matches!(document.query_selector(taken), Ok(Some(_)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_passes_every_landing_of_a_capture() {
        let points = |text: &str| -> Vec<String> {
            let mv: Move = text.parse().unwrap();
            way(&mv).iter().map(Point::to_string).collect()
        };
        assert_eq!(points("b1xb3xb5"), ["b1", "b3", "b5"]);
        assert_eq!(points("d2-c3"), ["d2", "c3"]);
    }
}
