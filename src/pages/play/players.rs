//! The line above and below the board: who plays, and what that side has captured.

use alquerque_rules::Color;
use yew::prelude::*;

use super::clocks::ClockFace;
use crate::board::stone;
use crate::game::{Player, Session};
use crate::i18n::{Messages, color_key};

/// The line of one player: who it is, how many pieces this side has captured, and how deep the computer has searched
/// while it plays this side and thinks.
pub fn player_bar(
    messages: &Messages,
    session: &Session,
    color: Color,
    captured: usize,
    thinking: Option<u32>,
) -> Html {
    let to_move = session.game.outcome().is_none() && session.side() == color;
    let side = messages.with("plays", &[("color", color_key(color))]);
    let (name, detail) = match session.player(color) {
        Player::Computer(level) => (messages.get(&format!("level-{}", level.id())), Some(side)),
        Player::Person if session.visitor().is_some() => (messages.get("you"), Some(side)),
        Player::Person => (side, None),
    };
    let count = messages.with("captured-count", &[("count", captured.into())]);
    let thinking = thinking.map(|depth| match depth {
        0 => messages.get("thinking"),
        _ => messages.with("thinking-depth", &[("depth", depth.into())]),
    });
    let stones = (0..captured).map(|i| {
        let at = format!("translate({} 0)", i * 26);
        html! { <g transform={at}>{ stone(!color) }</g> }
    });
    let width = 76 + 26 * captured.saturating_sub(1);
    html! {
        <div class={classes!("player", to_move.then_some("to-move"))}>
            <span class="name">{ name }</span>
            if let Some(detail) = detail {
                <span class="detail">{ detail }</span>
            }
            if let Some(thinking) = thinking {
                <span class="thinking">{ thinking }</span>
            }
            <span class="captured" role="img" aria-label={count.clone()} title={count}>
                if captured > 0 {
                    <svg viewBox={format!("-38 -38 {width} 76")} preserveAspectRatio="xMinYMid slice" aria-hidden="true">{ for stones }</svg>
                    <b aria-hidden="true">{ messages.number(captured) }</b>
                }
            </span>
            <ClockFace session={session.clone()} {color} />
        </div>
    }
}
