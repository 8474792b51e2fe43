//! The dialog at the end of a game.

use alquerque_rules::{Color, Outcome};
use yew::prelude::*;

use super::Dialog;
use super::keys::Meaning;
use crate::i18n::Messages;
use crate::pages::modal::Sheet;

/// Opens the dialog once, when the last move has been seen; not again after a reload.
#[hook]
pub fn use_end(open: &UseStateHandle<Option<Dialog>>, over: bool, busy: bool) {
    let told = use_mut_ref(|| over);
    use_effect_with((over, busy), {
        let open = open.clone();
        move |&(over, busy)| {
            let news = over && !busy && !*told.borrow();
            if news && open.is_none() {
                open.set(Some(Dialog::GameOver));
            }
            *told.borrow_mut() = over && (news || *told.borrow());
        }
    });
}

/// The dialog: who won or that nobody did, why, and after how many plies.
pub fn game_over(
    messages: &Messages,
    title: String,
    reason: String,
    outcome: Outcome,
    lost: bool,
    plies: usize,
    close: Callback<String>,
) -> Html {
    let (look, winner) = match outcome {
        Outcome::Draw(_) => ("game-over drawn", None),
        Outcome::Win { winner, .. } if lost => ("game-over lost", Some(winner)),
        Outcome::Win { winner, .. } => ("game-over won", Some(winner)),
    };
    let stones = Color::ALL.into_iter().zip([-46, 46]);
    let button = |value: &'static str, class: Option<&'static str>| {
        html! { <button {value} {class}>{ messages.get(value) }</button> }
    };
    let actions = html! {
        <>
            { button("rematch", Some("primary")) }
            { button("review", None) }
            { button("new-game", None) }
        </>
    };
    html! {
        <Sheet class={look} {title} {actions} {close}>
            <svg viewBox="-95 -45 190 90" aria-hidden="true">
                { for stones.map(|(color, x)| {
                    let class = (winner.is_some() && winner != Some(color)).then_some("beaten");
                    html! { <g {class} transform={format!("translate({x} 0)")}>{ crate::board::stone(color) }</g> }
                }) }
            </svg>
            <p id="sheet-reason">{ reason }{ " " }{ messages.with("game-over-plies", &[("plies", plies.into())]) }</p>
        </Sheet>
    }
}

/// What the button means by which that dialog was closed.
pub fn after(value: &str) -> Option<Meaning> {
    Some(match value {
        "rematch" => Meaning::Rematch,
        "review" => Meaning::Review,
        "new-game" => Meaning::Open(Dialog::NewGame(None)),
        _ => return None,
    })
}
