//! The buttons below the moves.

use alquerque_rules::Color;
use yew::prelude::*;

use crate::game::{Action, Session};
use crate::i18n::use_messages;

/// What the buttons are told.
#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    pub session: Session,
    pub act: Callback<Action>,
    /// Opens the choice of a new game.
    pub new_game: Callback<()>,
    /// Turns the board.
    pub turn: Callback<()>,
    /// Offers a draw, or agrees on one where two people play.
    pub ask_draw: Callback<()>,
}

/// The buttons.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let messages = use_messages();
    let resigning = use_state_eq(|| false);
    let session = &props.session;
    let over = session.game.outcome().is_some();
    // Against the computer only the visitor can give up; else the side to move.
    let loser: Color = session.visitor().unwrap_or(session.side());
    let button =
        |key: &str, enabled: bool, drawing: &'static str, onclick: Callback<MouseEvent>| {
            html! {
                <button type="button" disabled={!enabled} {onclick}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d={drawing} /></svg>
                    { messages.get(key) }
                </button>
            }
        };
    let send = |action: Action| {
        let act = props.act.clone();
        Callback::from(move |_: MouseEvent| act.emit(action.clone()))
    };
    let ask = |asks: bool| {
        let resigning = resigning.clone();
        Callback::from(move |_: MouseEvent| resigning.set(asks))
    };
    let resign = {
        let (act, resigning) = (props.act.clone(), resigning.clone());
        Callback::from(move |_: MouseEvent| {
            resigning.set(false);
            act.emit(Action::Resign(loser));
        })
    };
    let draw_key = if session.visitor().is_some() {
        "offer-draw"
    } else {
        "agree-draw"
    };
    if *resigning && !over {
        return html! {
            <div class="actions" role="group" aria-label={messages.get("confirm-resign")}>
                <p>{ messages.get("confirm-resign") }</p>
                <button type="button" class="primary" onclick={resign}>{ messages.get("yes-resign") }</button>
                <button type="button" onclick={ask(false)}>{ messages.get("keep-playing") }</button>
            </div>
        };
    }
    html! {
        <div class="actions">
            { button("take-back", session.take_back_depth() > 0, "M9 6L4 11L9 16M4 11H15A5 5 0 0 1 15 20H11", send(Action::TakeBack)) }
            { button("redo", !session.game.undone().is_empty(), "M15 6L20 11L15 16M20 11H9A5 5 0 0 0 9 20H13", send(Action::Redo)) }
            { button("flip", true, "M7 4V19M3 15L7 19L11 15M17 20V5M13 9L17 5L21 9", props.turn.reform(|_| ())) }
            { button(draw_key, !over && !session.game.turns().is_empty(), "M4 9H20M4 15H20", props.ask_draw.reform(|_| ())) }
            { button("resign", !over, "M6 21V4M6 5H18L15 9L18 13H6", ask(true)) }
            <button type="button" class="primary" onclick={props.new_game.reform(|_| ())}>
                { messages.get("new-game") }
            </button>
        </div>
    }
}
