//! The buttons below the moves.

use alquerque_rules::Color;
use yew::prelude::*;

use super::Dialog;
use super::focus::focus_on;
use super::keys::Meaning;
use crate::game::{Action, Session};
use crate::i18n::use_messages;
use crate::pages::buttons::labelled;

/// What the buttons are told.
#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    pub session: Session,
    /// The ply that is looked at instead of the latest.
    pub viewed: Option<usize>,
    /// Whether a game without people stands still.
    pub paused: bool,
    /// Does what the other buttons mean.
    pub press: Callback<Meaning>,
}

/// The buttons. While the visitor is asked whether to resign, the question stands in their place.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let messages = use_messages();
    let asked = use_state_eq(|| false);
    let fresh = use_mut_ref(|| true);
    let place = use_node_ref();
    let session = &props.session;
    let over = session.game.outcome().is_some();
    let asking = *asked && !over;
    // The focus goes to the answer that gives nothing up, and from the answer back to the question's button.
    use_effect_with(asking, {
        let place = place.clone();
        move |&asking| {
            if !fresh.replace(false) {
                focus_on(&place, if asking { ".keep" } else { ".resign" });
            }
        }
    });
    // Against the computer only the visitor can give up; else the side to move.
    let loser: Color = session.visitor().unwrap_or(session.side());
    let ask = |asks: bool| {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(asks))
    };
    if asking {
        let onkeydown = {
            let asked = asked.clone();
            Callback::from(move |event: KeyboardEvent| {
                if event.key() == "Escape" {
                    asked.set(false);
                }
            })
        };
        let resign = {
            let asked = asked.clone();
            props.press.reform(move |_: MouseEvent| {
                asked.set(false);
                Meaning::Act(Action::Resign(loser))
            })
        };
        return html! {
            <div ref={place} class="actions" role="group" aria-label={messages.get("confirm-resign")} {onkeydown}>
                <p>{ messages.get("confirm-resign") }</p>
                <button key="yes" type="button" class="primary" onclick={resign}>{ messages.get("yes-resign") }</button>
                <button key="keep" type="button" class="keep" onclick={ask(false)}>{ messages.get("keep-playing") }</button>
            </div>
        };
    }
    let button = |class, label: &str, enabled: bool, drawing, meaning: Meaning| {
        let onclick = enabled.then(|| props.press.reform(move |_: MouseEvent| meaning.clone()));
        labelled(class, messages.get(label), drawing, None, None, onclick)
    };
    let (back_label, back, can_go_back) = match props.viewed {
        Some(ply) => ("take-back-to", Action::TakeBackTo(ply), true),
        None => ("take-back", Action::TakeBack, session.take_back_depth() > 0),
    };
    let draw_label = if session.visitor().is_some() {
        "offer-draw"
    } else {
        "agree-draw"
    };
    html! {
        <div ref={place} class="actions">
            { button("take-back", back_label, can_go_back, "M9 6L4 11L9 16M4 11H15A5 5 0 0 1 15 20H11", Meaning::Act(back)) }
            { button("redo", "redo", !over && !session.game.undone().is_empty(), "M15 6L20 11L15 16M20 11H9A5 5 0 0 0 9 20H13", Meaning::Act(Action::Redo)) }
            { button("flip", "flip", true, "M7 4V19M3 15L7 19L11 15M17 20V5M13 9L17 5L21 9", Meaning::Turn) }
            { button("who-plays", "who-plays", true, "M8 11A3.5 3.5 0 1 0 8 4A3.5 3.5 0 0 0 8 11ZM2 20C2 15 14 15 14 20M16 4A3.5 3.5 0 0 1 16 11M17 15C20 15.5 22 17 22 20", Meaning::Open(Dialog::Seats)) }
            if session.has_person() {
                { button("draw", draw_label, !over && !session.game.turns().is_empty(), "M4 9H20M4 15H20", Meaning::Draw) }
                { labelled("resign", messages.get("resign"), "M6 21V4M6 5H18L15 9L18 13H6", None, None, (!over).then(|| ask(true))) }
            } else if props.paused {
                { button("pause", "go-on", !over, "M8 5L18 12L8 19Z", Meaning::Pause) }
            } else {
                { button("pause", "pause", !over, "M9 5V19M15 5V19", Meaning::Pause) }
            }
            if over {
                { button("rematch", "rematch", true, "M4 10A8 8 0 0 1 19 8M20 4V9H15M20 14A8 8 0 0 1 5 16M4 20V15H9", Meaning::Rematch) }
            }
            <button key="new-game" type="button" class="primary new-game"
                onclick={props.press.reform(|_| Meaning::Open(Dialog::NewGame(None)))}>
                { messages.get("new-game") }
            </button>
        </div>
    }
}
