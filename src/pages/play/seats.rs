//! The dialog in which the sides are given to others in the middle of a game.

use alquerque_rules::Color;
use alquerque_worker::Level;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::game::{Action, Player, Players};
use crate::i18n::{Messages, color_key, use_messages};
use crate::pages::modal::use_modal;

/// What the dialog is told.
#[derive(Properties, PartialEq)]
pub struct SeatsProps {
    /// Who plays now.
    pub players: Players,
    /// A side is given to somebody else, or the sides are swapped.
    pub act: Callback<Action>,
    /// The dialog has been closed.
    pub close: Callback<()>,
}

/// The dialog. What is changed in it holds at once.
#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let messages = use_messages();
    let dialog = use_modal();
    let players = props.players;
    let onchange = {
        let act = props.act.clone();
        Callback::from(move |event: Event| {
            let select = event
                .target()
                .and_then(|t| t.dyn_into::<HtmlSelectElement>().ok());
            if let Some(seat) = select.and_then(|select| seated(&select.name(), &select.value())) {
                act.emit(seat);
            }
        })
    };
    let swap = props.act.reform(|_: MouseEvent| Action::SwapSides);
    html! {
        <dialog ref={dialog} class="seats" aria-labelledby="seats-title" onclose={props.close.reform(|_: Event| ())}>
            <form method="dialog" {onchange}>
                <h2 id="seats-title">{ messages.get("who-plays") }</h2>
                { for Color::ALL.into_iter().map(|color| seat(&messages, color, players[color.index()])) }
                <p class="summary">{ messages.get("who-plays-hint") }</p>
                <div class="actions">
                    <button type="button" onclick={swap}>{ messages.get("swap-sides") }</button>
                    <button class="primary">{ messages.get("close") }</button>
                </div>
            </form>
        </dialog>
    }
}

const PERSON: &str = "person";

/// What the choice of a side's player does.
fn seated(side: &str, player: &str) -> Option<Action> {
    let color = Color::ALL
        .into_iter()
        .find(|color| color.to_string() == side)?;
    let player = player.parse().map_or(Player::Person, Player::Computer);
    Some(Action::Seat(color, player))
}

fn seat(messages: &Messages, color: Color, player: Player) -> Html {
    let name = messages.with("plays", &[("color", color_key(color))]);
    let option = |value: &'static str, each: Player, name: String| {
        html! { <option {value} selected={player == each}>{ name }</option> }
    };
    html! {
        <label class="seat">
            <span>{ name }</span>
            <select name={color.to_string()}>
                { option(PERSON, Player::Person, messages.get("a-person")) }
                { for Level::ALL.into_iter().zip(1_usize..).map(|(level, number)| {
                    let name = messages.get(&format!("level-{}", level.id()));
                    option(level.id(), Player::Computer(level), messages.with("level-numbered", &[("number", number.into()), ("name", name.into())]))
                }) }
            </select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_given_to_a_level_or_to_a_person() {
        assert_eq!(
            seated("white", "scribe"),
            Some(Action::Seat(Color::White, Player::Computer(Level::Scribe)))
        );
        assert_eq!(
            seated("black", PERSON),
            Some(Action::Seat(Color::Black, Player::Person))
        );
        assert_eq!(seated("red", "page"), None);
    }
}
