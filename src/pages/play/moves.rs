//! The list of the moves played, for reading and for looking back.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::focus::focus_on;
use super::keys::{Look, Meaning};
use crate::game::Session;
use crate::i18n::use_messages;
use crate::pages::buttons::icon;

/// What the list is told.
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    pub session: Session,
    /// The ply that the board shows.
    pub ply: usize,
    /// Shows another ply.
    pub press: Callback<Meaning>,
}

/// The list and its buttons.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let messages = use_messages();
    let list = use_node_ref();
    let game = &props.session.game;
    let (ply, plies) = (props.ply, game.turns().len());
    use_effect_with((ply, plies), {
        let list = list.clone();
        move |_| show_current(&list)
    });

    let start = game.start();
    let skipped = usize::from(start.side() != game.rules().set().first);
    let cell = |half: usize| match half
        .checked_sub(skipped)
        .and_then(|i| Some((i, game.turns().get(i)?)))
    {
        Some((i, turn)) => {
            let go = props
                .press
                .reform(move |_: MouseEvent| Meaning::LookAt(i + 1));
            let current = (i + 1 == ply).then_some("true");
            // One of them is enough in the order of the keyboard: the arrow keys go through the moves.
            let tabindex = if i + 1 == ply.max(1) { "0" } else { "-1" };
            html! { <button type="button" class="ply" {tabindex} aria-current={current} onclick={go}>{ turn.mv.to_string() }</button> }
        }
        None if half < skipped => html! { <span class="ply">{ "…" }</span> },
        None => Html::default(),
    };
    let rows = (0..(skipped + plies).div_ceil(2)).map(|row| {
        html! {
            <li key={row}>
                <span class="number">{ messages.number(start.move_number() as usize + row) }</span>
                { cell(2 * row) }
                { cell(2 * row + 1) }
            </li>
        }
    });
    let step = |class, key: &str, look: Look, enabled: bool, drawing: &'static str| {
        let onclick = enabled.then(|| props.press.reform(move |_: MouseEvent| Meaning::Look(look)));
        icon(
            class,
            messages.get(key),
            html! { <path d={drawing} /> },
            onclick,
        )
    };
    html! {
        <section class="moves" aria-label={messages.get("moves-heading")}>
            <ol ref={list}>
                { for rows }
                if plies == 0 {
                    <li class="none">{ messages.get("no-moves-yet") }</li>
                }
            </ol>
            <div class="steps">
                { step("first", "first-ply", Look::First, ply > 0, "M7 5V19M18 5L9 12L18 19") }
                { step("previous", "previous-ply", Look::Previous, ply > 0, "M15 5L7 12L15 19") }
                { step("next", "next-ply", Look::Next, ply < plies, "M9 5L17 12L9 19") }
                { step("last", "last-ply", Look::Last, ply < plies, "M17 5V19M6 5L15 12L6 19") }
            </div>
        </section>
    }
}

/// Scrolls the list, and nothing but the list, to the current ply. If a ply of the list has the focus, the current one
/// gets it.
fn show_current(place: &NodeRef) {
    let Some(list) = place.cast::<HtmlElement>() else {
        return;
    };
    if matches!(list.query_selector(".ply:focus"), Ok(Some(_))) {
        focus_on(place, "[aria-current]");
    }
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|element| element.parent_element()) else {
        return list.set_scroll_top(0);
    };
    let (frame, row) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    let over = (row.bottom() - frame.bottom()).max(0.0) + (row.top() - frame.top()).min(0.0);
    list.set_scroll_top(list.scroll_top() + over.round() as i32);
}
