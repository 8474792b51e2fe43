//! How a piece looks.

use alquerque_rules::Color;
use yew::prelude::*;

/// A stone around the origin, 36 units in radius. The sides differ by their engraving as well as by colour:
/// rings on the ivory, a star on the dark stone.
pub fn stone(color: Color) -> Html {
    match color {
        Color::White => html! {
            <g class="stone white">
                <circle class="edge" r="36" />
                <circle class="face" r="34.5" />
                <circle class="engraving" r="25" />
                <circle class="engraving fine" r="20" />
            </g>
        },
        Color::Black => html! {
            <g class="stone black">
                <circle class="edge" r="36" />
                <circle class="face" r="34.5" />
                <circle class="engraving" r="25" />
                <path class="engraving" d="M0-25Q4-4 25 0Q4 4 0 25Q-4 4-25 0Q-4-4 0-25Z" />
            </g>
        },
    }
}

/// The paints that the stones share, once a drawing.
pub fn paints() -> Html {
    let sphere = |id: &'static str| {
        html! {
            <radialGradient {id} cx="0.38" cy="0.32" r="0.75">
                <stop offset="0" class="light" /><stop offset="0.6" class="middle" /><stop offset="1" class="dark" />
            </radialGradient>
        }
    };
    html! {
        <defs>
            { sphere("ivory") }
            { sphere("basalt") }
            <radialGradient id="shadow"><stop offset="0.84" /><stop offset="1" class="out" /></radialGradient>
        </defs>
    }
}
