//! The choice of a new game.

use std::rc::Rc;

use alquerque_rules::{Color, Preset, RuleSet};
use alquerque_worker::Level;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::draft::{Draft, HOUSE, MOST, TIMES, time_key};
use super::house;
use crate::i18n::{Messages, color_key, use_messages};
use crate::pages::buttons::off;
use crate::pages::fields::{number_field, segment};
use crate::pages::modal::{shut, use_modal};
use crate::storage::{Settings, TimeControl};

/// What the dialog is told.
#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    /// What was chosen last.
    pub settings: Rc<Settings>,
    /// Rules that somebody offers by a link, instead of those chosen last.
    pub offered: Option<RuleSet>,
    /// Begins the game.
    pub start: Callback<Settings>,
    /// The dialog has been closed.
    pub close: Callback<String>,
    /// Whether there is a game that a new one would end.
    pub in_progress: bool,
}

/// The dialog. All its controls are heard in one place, by their names and values: see [`Draft::take`].
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let messages = use_messages();
    // Not a state: a control may be heard again before the page has been drawn anew, and must find what was chosen.
    let draft = use_mut_ref(|| {
        let mut draft = Draft::new(&props.settings);
        if let Some(set) = props.offered {
            draft.settings.choose_rules(set);
        }
        draft
    });
    let redraw = use_force_update();
    let copied = use_state_eq(|| false);
    let dialog = use_modal();
    let oninput = {
        let (draft, copied) = (draft.clone(), copied.clone());
        Callback::from(move |event: InputEvent| {
            let Some(target) = event.target() else { return };
            let mut draft = draft.borrow_mut();
            let before = draft.clone();
            if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
                draft.take(&input.name(), &input.value(), input.checked());
            } else if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
                draft.take(&select.name(), &select.value(), true);
            }
            // A number that is being written, and is none yet, is left to its writer.
            if *draft != before {
                copied.set(false);
                redraw.force_update();
            }
        })
    };
    let leave = {
        let dialog = dialog.clone();
        move |_: MouseEvent| shut(&dialog)
    };
    let onsubmit = {
        let (start, draft, dialog) = (props.start.clone(), draft.clone(), dialog.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let chosen = draft.borrow().settings.clone();
            if chosen.rule_set().check().is_ok() {
                shut(&dialog);
                start.emit(chosen);
            }
        })
    };
    let draft = draft.borrow();
    let chosen = &draft.settings;
    let set = chosen.rule_set();
    let wrong = set.check().err();
    let onclose = props.close.reform(|_: Event| String::new());
    let level = chosen.level.parse().unwrap_or(Level::ALL[0]);
    let card = |id: &'static str| {
        let checked = if chosen.own_rules {
            HOUSE
        } else {
            chosen.rules.id()
        } == id;
        let key = format!("rules-{id}");
        html! {
            <label class="card" key={id}>
                <input type="radio" name="rules" value={id} {checked} autofocus={checked} />
                <strong>{ messages.get(&key) }</strong>
                <span>{ messages.get(&format!("{key}-summary")) }</span>
            </label>
        }
    };
    let others = Preset::ALL
        .into_iter()
        .filter(|preset| !Preset::CLUBS.contains(preset));
    let colors = [Some(Color::White), Some(Color::Black), None];
    let opened = !chosen.own_rules && !Preset::CLUBS.contains(&chosen.rules);
    html! {
        <dialog ref={dialog} class="new-game" aria-labelledby="new-game-title" {onclose}>
            <form {onsubmit} {oninput}>
                <h2 id="new-game-title">{ messages.get("new-game") }</h2>
                <fieldset class="cards">
                    <legend>{ messages.get("choose-rules") }</legend>
                    { for Preset::CLUBS.map(|preset| card(preset.id())) }
                    { card(HOUSE) }
                    <details open={opened}>
                        <summary>{ messages.get("other-rules") }</summary>
                        <div class="cards">
                            { for others.map(|preset| card(preset.id())) }
                        </div>
                    </details>
                </fieldset>
                if chosen.own_rules {
                    { house::form(&messages, &set) }
                    { house::link(&messages, &set, *copied, Callback::from(move |taken| copied.set(taken))) }
                }
                <fieldset class="segments">
                    <legend>{ messages.get("choose-opponent") }</legend>
                    { segment("opponent", "computer", messages.get("opponent-computer"), chosen.computer) }
                    { segment("opponent", "person", messages.get("opponent-person"), !chosen.computer) }
                </fieldset>
                if chosen.computer {
                    <fieldset class="segments">
                        <legend>{ messages.get("choose-colour") }</legend>
                        { for colors.into_iter().map(|color| {
                            let (value, key) = match color {
                                Some(Color::White) => ("white", "white"),
                                Some(Color::Black) => ("black", "black"),
                                None => ("random", "colour-random"),
                            };
                            segment("colour", value, messages.get(key), chosen.color == color)
                        }) }
                    </fieldset>
                    <fieldset class="segments levels">
                        <legend>{ messages.get("choose-level") }</legend>
                        { for Level::ALL.into_iter().zip(1_usize..).map(|(each, number)| {
                            let name = messages.get(&format!("level-{}", each.id()));
                            let name = messages.with("level-numbered", &[("number", number.into()), ("name", name.into())]);
                            segment("level", each.id(), name, level == each)
                        }) }
                    </fieldset>
                }
                { times(&messages, &draft) }
                <p class="summary">
                    if props.in_progress {
                        { messages.get("gives-up-game") }{ " " }
                    }
                    { messages.with("first-mover", &[("color", color_key(set.first))]) }
                </p>
                <div class="actions">
                    <button type="submit" class="primary" aria-disabled={off(wrong.is_none())}>{ messages.get("start-game") }</button>
                    <button type="button" onclick={Callback::from(leave)}>{ messages.get("close") }</button>
                </div>
            </form>
        </dialog>
    }
}

/// The choice of the time, by name or by numbers of one's own.
fn times(messages: &Messages, draft: &Draft) -> Html {
    let now = draft.settings.time;
    let name = |time: TimeControl| match time {
        TimeControl::Off => messages.get("time-off"),
        TimeControl::Game { minutes, increment } => {
            let values = [("minutes", minutes.into()), ("increment", increment.into())];
            messages.with("time-game", &values)
        }
        TimeControl::Move(seconds) => messages.with("time-move", &[("seconds", seconds.into())]),
    };
    let number = |name: &'static str, value: u32, min: u32, max: u32| {
        number_field(messages, name, Some(value), min, max)
    };
    html! {
        <>
            <fieldset class="segments times">
                <legend>{ messages.get("choose-time") }</legend>
                { for TIMES.map(|time| {
                    segment("time", &time_key(time), name(time), !draft.own_time && now == time)
                }) }
                { segment("time", "own", messages.get("time-own"), draft.own_time) }
            </fieldset>
            if draft.own_time {
                <fieldset class="segments">
                    <legend>{ messages.get("time-kind") }</legend>
                    { segment("time-kind", "game", messages.get("time-kind-game"), !matches!(now, TimeControl::Move(_))) }
                    { segment("time-kind", "move", messages.get("time-kind-move"), matches!(now, TimeControl::Move(_))) }
                </fieldset>
                <div class="numbers">
                    { match now {
                        TimeControl::Game { minutes, increment } => html! {
                            <>
                                { number("minutes", minutes, 1, MOST.0) }
                                { number("increment", increment, 0, MOST.1) }
                            </>
                        },
                        TimeControl::Move(seconds) => number("seconds", seconds, 1, MOST.2),
                        TimeControl::Off => Html::default(),
                    } }
                </div>
            }
        </>
    }
}
