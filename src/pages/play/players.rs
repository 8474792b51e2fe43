//! The line above and below the board: who plays, and what that side has captured.

use alquerque_rules::Color;
use yew::prelude::*;

use crate::board::stone;
use crate::game::Player;
use crate::i18n::{color_key, use_messages};

/// What the line is told.
#[derive(Properties, PartialEq)]
pub struct PlayerBarProps {
    pub player: Player,
    pub color: Color,
    /// How many pieces this side has captured.
    pub captured: usize,
    pub to_move: bool,
    /// The only person's side, if there is one person only.
    pub visitor: Option<Color>,
    /// How deep the computer has searched, while it plays this side and thinks.
    pub thinking: Option<u32>,
    /// The side's clock, drawn.
    pub clock: Html,
}

/// The line of one player.
#[component]
pub fn PlayerBar(props: &PlayerBarProps) -> Html {
    let messages = use_messages();
    let side = messages.with("plays", &[("color", color_key(props.color))]);
    let (name, detail) = match props.player {
        Player::Computer(level) => (messages.get(&format!("level-{}", level.id())), Some(side)),
        Player::Person if props.visitor.is_some() => (messages.get("you"), Some(side)),
        Player::Person => (side, None),
    };
    let captured = messages.with("captured-count", &[("count", props.captured.into())]);
    let thinking = props.thinking.map(|depth| match depth {
        0 => messages.get("thinking"),
        _ => messages.with("thinking-depth", &[("depth", depth.into())]),
    });
    let stones = (0..props.captured).map(|i| {
        let at = format!("translate({} 0)", i * 26);
        html! { <g transform={at}>{ stone(!props.color) }</g> }
    });
    let width = 76 + 26 * props.captured.saturating_sub(1);
    html! {
        <div class={classes!("player", props.to_move.then_some("to-move"))}>
            <span class="name">{ name }</span>
            if let Some(detail) = detail {
                <span class="detail">{ detail }</span>
            }
            if let Some(thinking) = thinking {
                <span class="thinking">{ thinking }</span>
            }
            <span class="captured" role="img" aria-label={captured.clone()} title={captured}>
                if props.captured > 0 {
                    <svg viewBox={format!("-38 -38 {width} 76")} aria-hidden="true">{ for stones }</svg>
                    <b aria-hidden="true">{ messages.number(props.captured) }</b>
                }
            </span>
            { props.clock.clone() }
        </div>
    }
}
