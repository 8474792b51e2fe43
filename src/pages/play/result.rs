//! The dialog at the end of a game.

use alquerque_rules::Outcome;
use yew::prelude::*;

use crate::i18n::use_messages;
use crate::pages::modal::{answer, use_modal};

/// What is to be done after a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// The same again, with the sides changed.
    Rematch,
    /// The moves are gone through once more.
    Review,
    /// Another game is chosen.
    NewGame,
    /// Nothing: the dialog was just closed.
    Nothing,
}

/// What the dialog is told.
#[derive(Properties, PartialEq)]
pub struct GameOverProps {
    /// Who won, or that nobody did.
    pub title: String,
    /// Why.
    pub reason: String,
    /// How the game ended; decides how the dialog looks.
    pub outcome: Outcome,
    /// Whether the visitor has lost it.
    pub lost: bool,
    /// How many plies it had.
    pub plies: usize,
    /// The dialog has been closed.
    pub close: Callback<After>,
}

/// The dialog.
#[component]
pub fn GameOver(props: &GameOverProps) -> Html {
    let messages = use_messages();
    let dialog = use_modal();
    let onclose = {
        let (dialog, close) = (dialog.clone(), props.close.clone());
        Callback::from(move |_: Event| {
            close.emit(match answer(&dialog).as_str() {
                "rematch" => After::Rematch,
                "review" => After::Review,
                "new-game" => After::NewGame,
                _ => After::Nothing,
            });
        })
    };
    let (look, winner) = match props.outcome {
        Outcome::Draw(_) => ("drawn", None),
        Outcome::Win { winner, .. } => (if props.lost { "lost" } else { "won" }, Some(winner)),
    };
    let stones = alquerque_rules::Color::ALL.into_iter().zip([-46, 46]);
    let button = |value: &'static str, class: Option<&'static str>| {
        html! { <button {value} {class}>{ messages.get(value) }</button> }
    };
    html! {
        <dialog ref={dialog} class={classes!("game-over", look)} aria-labelledby="game-over-title" aria-describedby="game-over-reason" {onclose}>
            <form method="dialog">
                <svg viewBox="-95 -45 190 90" aria-hidden="true">
                    { for stones.map(|(color, x)| {
                        let class = (winner.is_some() && winner != Some(color)).then_some("beaten");
                        html! { <g {class} transform={format!("translate({x} 0)")}>{ crate::board::stone(color) }</g> }
                    }) }
                </svg>
                <h2 id="game-over-title">{ &props.title }</h2>
                <p id="game-over-reason">
                    { &props.reason }{ " " }
                    { messages.with("game-over-plies", &[("plies", props.plies.into())]) }
                </p>
                <div class="actions">
                    { button("rematch", Some("primary")) }
                    { button("review", None) }
                    { button("new-game", None) }
                    { button("close", None) }
                </div>
            </form>
        </dialog>
    }
}
