//! The dialog in which the sides are given to others in the middle of a game.

use alquerque_rules::Color;
use alquerque_worker::Level;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::game::{Action, Player, Players};
use crate::i18n::{Messages, color_key};
use crate::pages::modal::Sheet;

/// The dialog. What is changed in it holds at once.
pub fn seats(
    messages: &Messages,
    players: Players,
    act: &Callback<Action>,
    close: Callback<String>,
) -> Html {
    let onchange = {
        let act = act.clone();
        Callback::from(move |event: Event| {
            let select = event
                .target()
                .and_then(|t| t.dyn_into::<HtmlSelectElement>().ok());
            if let Some(seat) = select.and_then(|select| seated(&select.name(), &select.value())) {
                act.emit(seat);
            }
        })
    };
    let swap = act.reform(|_: MouseEvent| Action::SwapSides);
    let swap =
        html! { <button type="button" onclick={swap}>{ messages.get("swap-sides") }</button> };
    html! {
        <Sheet class="seats" title={messages.get("who-plays")} actions={swap} {close}>
            <div class="form" {onchange}>
                { for Color::ALL.into_iter().map(|color| seat(messages, color, players[color.index()])) }
            </div>
            <p class="summary">{ messages.get("who-plays-hint") }</p>
        </Sheet>
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
