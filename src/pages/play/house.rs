//! Rules of one's own: the form that edits them, and the link that brings them to others.

use alquerque_rules::{Clause, Preset, RuleSet};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::dom::copy;
use crate::i18n::{Messages, rules_error, rules_summary};
use crate::pages::fields::{number_field, segment};

/// The form: a control for each clause, named by its field. What it says is taken by
/// [`Draft::take`](super::draft::Draft::take).
pub fn form(messages: &Messages, set: &RuleSet) -> Html {
    let presets = Preset::ALL.into_iter().map(|preset| {
        let name = messages.get(&format!("rules-{preset}"));
        let selected = set.nearest() == preset;
        html! { <option value={preset.id()} {selected}>{ name }</option> }
    });
    let wrong = set.check().err();
    html! {
        <div class="house">
            <label class="base">
                <span>{ messages.get("house-base") }</span>
                <select name="base">{ for presets }</select>
            </label>
            { for set.clauses().iter().map(|each| field(messages, each)) }
            <div class="house-summary" role="status">
                if let Some(wrong) = wrong {
                    <p class="wrong">{ rules_error(messages, wrong) }</p>
                } else {
                    <p>{ rules_summary(messages, set) }</p>
                }
            </div>
        </div>
    }
}

/// The control of a clause.
fn field(messages: &Messages, clause: &Clause) -> Html {
    let (name, now) = (clause.field(), clause.value());
    let values: &[&'static str] = match clause {
        Clause::First(_) => &["white", "black"],
        Clause::Steps(_) | Clause::FirstJump(_) | Clause::FurtherJumps(_) => &["f", "s", "b"],
        Clause::StepsFromFarRow(_) | Clause::Returning(_) => &["yes", "no"],
        Clause::Obligation(_) => &["obligatory", "optional", "huff"],
        Clause::Completion(_) => &["complete", "may-stop", "single"],
        Clause::Repetition(limit) => {
            return number_field(messages, name, limit.map(u32::from), 2, u8::MAX.into());
        }
        Clause::QuietPlies(limit) => {
            return number_field(messages, name, limit.map(u32::from), 1, u16::MAX.into());
        }
    };
    let ways = matches!(
        clause,
        Clause::Steps(_) | Clause::FirstJump(_) | Clause::FurtherJumps(_)
    );
    html! {
        <fieldset class="segments" key={name}>
            <legend>{ messages.get(&format!("field-{name}")) }</legend>
            { for values.iter().map(|&value| {
                let word = messages.get(&format!("value-{value}"));
                if ways {
                    let checked = now != "none" && now.contains(value);
                    html! {
                        <label key={value}>
                            <input type="checkbox" {name} {value} {checked} />
                            <span>{ word }</span>
                        </label>
                    }
                } else {
                    segment(name, value, word, now == value)
                }
            }) }
        </fieldset>
    }
}

/// The link to the rules, and a button that copies it. Where the browser refuses, the link itself can be copied.
pub fn link(messages: &Messages, set: &RuleSet, copied: bool, done: Callback<bool>) -> Html {
    if set.check().is_err() {
        return Html::default();
    }
    let text = set.to_string();
    let href = format!("#{LINK}{text}");
    let onclick = {
        let href = href.clone();
        Callback::from(move |_: MouseEvent| {
            let address = web_sys::window().and_then(|window| window.location().href().ok());
            let address = address.unwrap_or_default();
            let address = address.split('#').next().unwrap_or_default();
            copy(&format!("{address}{href}"), done.clone());
        })
    };
    html! {
        <p class="rules-link">
            <a {href}><code>{ text }</code></a>
            <button type="button" {onclick}>
                { messages.get(if copied { "link-copied" } else { "copy-link" }) }
            </button>
        </p>
    }
}

/// What stands before a rule set in the last part of the page's address.
const LINK: &str = "rules=";

/// The rules in the last part of an address, or that they cannot be read; `None` where there are none.
pub fn in_address(hash: &str) -> Option<Result<RuleSet, ()>> {
    let text = hash.strip_prefix('#')?.strip_prefix(LINK)?;
    // Some programs write these two signs by their numbers when they pass a link on.
    let plain = ["%2C", "%2c"]
        .iter()
        .fold(text.to_owned(), |text, sign| text.replace(sign, ","));
    let plain = ["%3A", "%3a"]
        .iter()
        .fold(plain, |text, sign| text.replace(sign, ":"));
    Some(plain.parse().map_err(|_| ()))
}

/// Takes rules out of the page's address, so that a reload does not bring them back.
pub fn take_from_address() -> Option<Result<RuleSet, ()>> {
    let window = web_sys::window()?;
    let rules = in_address(&window.location().hash().ok()?)?;
    let (location, history) = (window.location(), window.history().ok()?);
    let (path, search) = (location.pathname().ok()?, location.search().ok()?);
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{search}")));
    Some(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_brings_a_preset_or_rules_of_ones_own() {
        let set = |hash| in_address(hash).and_then(Result::ok);
        assert_eq!(set("#rules=bell"), Some(Preset::Bell.rule_set()));
        let house: RuleSet = "bell,first:white".parse().unwrap();
        assert_eq!(set("#rules=bell,first:white"), Some(house));
        assert_eq!(set("#rules=bell%2Cfirst%3Awhite"), Some(house));
    }

    #[test]
    fn other_addresses_bring_none() {
        for hash in ["", "#", "#board", "#bell", "rules=bell"] {
            assert_eq!(in_address(hash), None, "{hash}");
        }
        for hash in ["#rules=", "#rules=chess", "#rules=free,repetition:never"] {
            assert_eq!(in_address(hash), Some(Err(())), "{hash}");
        }
    }
}
