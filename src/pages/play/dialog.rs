//! The choice of a new game.

use std::rc::Rc;

use alquerque_rules::{Color, Preset};
use alquerque_worker::Level;
use yew::prelude::*;

use crate::i18n::{Messages, color_key, use_messages};
use crate::pages::modal::{shut, use_modal};
use crate::storage::Settings;

/// What the dialog is told.
#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    /// What was chosen last.
    pub settings: Rc<Settings>,
    /// Begins the game.
    pub start: Callback<Settings>,
    /// The dialog has been closed.
    pub close: Callback<()>,
    /// Whether there is a game that a new one would end.
    pub in_progress: bool,
}

/// The dialog.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let messages = use_messages();
    let chosen = use_state(|| (*props.settings).clone());
    let dialog = use_modal();
    let change = {
        let chosen = chosen.clone();
        move |edit: Rc<dyn Fn(&mut Settings)>| {
            let chosen = chosen.clone();
            Callback::from(move |_: Event| {
                let mut next = (*chosen).clone();
                edit(&mut next);
                chosen.set(next);
            })
        }
    };
    let leave = {
        let dialog = dialog.clone();
        move |_: MouseEvent| shut(&dialog)
    };
    let onsubmit = {
        let (start, chosen, dialog) = (props.start.clone(), chosen.clone(), dialog.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            shut(&dialog);
            start.emit((*chosen).clone());
        })
    };
    let onclose = props.close.reform(|_: Event| ());
    let level = chosen.level.parse().unwrap_or(Level::ALL[0]);
    let card = |preset: Preset| {
        let onchange = change(Rc::new(move |next| next.rules = preset));
        rules_card(&messages, preset, chosen.rules == preset, onchange)
    };
    let others = Preset::ALL
        .into_iter()
        .filter(|preset| !Preset::CLUBS.contains(preset));
    let colors = [Some(Color::White), Some(Color::Black), None];
    html! {
        <dialog ref={dialog} class="new-game" aria-labelledby="new-game-title" {onclose}>
            <form {onsubmit}>
                <h2 id="new-game-title">{ messages.get("new-game") }</h2>
                <fieldset class="cards">
                    <legend>{ messages.get("choose-rules") }</legend>
                    { for Preset::CLUBS.into_iter().map(card) }
                    <details open={!Preset::CLUBS.contains(&props.settings.rules)}>
                        <summary>{ messages.get("other-rules") }</summary>
                        <div class="cards">
                            { for others.map(card) }
                        </div>
                    </details>
                </fieldset>
                <fieldset class="segments">
                    <legend>{ messages.get("choose-opponent") }</legend>
                    { segment("opponent", "computer", &messages.get("opponent-computer"), chosen.computer,
                        change(Rc::new(|next| next.computer = true))) }
                    { segment("opponent", "person", &messages.get("opponent-person"), !chosen.computer,
                        change(Rc::new(|next| next.computer = false))) }
                </fieldset>
                if chosen.computer {
                    <fieldset class="segments">
                        <legend>{ messages.get("choose-colour") }</legend>
                        { for colors.into_iter().map(|color| {
                            let (value, name) = match color {
                                Some(Color::White) => ("white", messages.get("white")),
                                Some(Color::Black) => ("black", messages.get("black")),
                                None => ("random", messages.get("colour-random")),
                            };
                            segment("colour", value, &name, chosen.color == color,
                                change(Rc::new(move |next| next.color = color)))
                        }) }
                    </fieldset>
                    <fieldset class="segments levels">
                        <legend>{ messages.get("choose-level") }</legend>
                        { for Level::ALL.into_iter().zip(1_usize..).map(|(each, number)| {
                            let name = messages.get(&format!("level-{}", each.id()));
                            let name = messages.with("level-numbered", &[("number", number.into()), ("name", name.into())]);
                            segment("level", each.id(), &name, level == each,
                                change(Rc::new(move |next| next.level = each.id().to_owned())))
                        }) }
                    </fieldset>
                }
                <p class="summary">
                    if props.in_progress {
                        { messages.get("gives-up-game") }{ " " }
                    }
                    { messages.with("first-mover", &[("color", color_key(chosen.rules.rule_set().first))]) }
                </p>
                <div class="actions">
                    <button type="submit" class="primary">{ messages.get("start-game") }</button>
                    <button type="button" onclick={Callback::from(leave)}>{ messages.get("close") }</button>
                </div>
            </form>
        </dialog>
    }
}

fn rules_card(
    messages: &Messages,
    preset: Preset,
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    let key = format!("rules-{}", preset.id());
    html! {
        <label class="card" key={preset.id()}>
            <input type="radio" name="rules" value={preset.id()} {checked} {onchange} />
            <strong>{ messages.get(&key) }</strong>
            <span>{ messages.get(&format!("{key}-summary")) }</span>
        </label>
    }
}

fn segment(
    group: &'static str,
    value: &'static str,
    name: &str,
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label key={value}>
            <input type="radio" name={group} {value} {checked} {onchange} />
            <span>{ name.to_owned() }</span>
        </label>
    }
}
