//! The settings: everything that is not chosen with a new game. What is changed is seen at once.

use js_sys::encode_uri_component;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::fields::radio;
use super::modal::{shut, use_modal};
use crate::app::SettingsContext;
use crate::i18n::{Messages, language_name, use_messages};
use crate::storage::{Choice, Settings, Unreadable};

/// A setting: its name in message keys, and where it is.
type Row = (&'static str, fn(&mut Settings) -> &mut dyn Choice);

/// The settings under their headings.
const SECTIONS: [(&str, &[Row]); 3] = [
    (
        "settings-looks",
        &[
            ("theme", |settings| &mut settings.theme),
            ("ink", |settings| &mut settings.ink),
            ("language", |settings| &mut settings.language),
        ],
    ),
    (
        "settings-board",
        &[
            ("coordinates", |settings| &mut settings.coordinates),
            ("motion", |settings| &mut settings.motion),
            ("threats", |settings| &mut settings.threats),
            ("evaluation", |settings| &mut settings.evaluation),
            ("turning", |settings| &mut settings.turning),
        ],
    ),
    (
        "settings-play",
        &[
            ("sound", |settings| &mut settings.sound),
            ("premoves", |settings| &mut settings.premoves),
            ("pause", |settings| &mut settings.pause),
            ("pondering", |settings| &mut settings.pondering),
        ],
    ),
];

/// What the dialog is told.
#[derive(Properties, PartialEq)]
pub struct SettingsDialogProps {
    pub context: SettingsContext,
    /// The dialog has been closed.
    pub close: Callback<()>,
}

/// The dialog.
#[component]
pub fn SettingsDialog(props: &SettingsDialogProps) -> Html {
    let messages = use_messages();
    let dialog = use_modal();
    let area = use_node_ref();
    // What came of the last change of all settings at once.
    let said = use_state_eq(String::new);
    let SettingsContext { settings, change } = &props.context;

    // All controls are heard in one place, by their names and values.
    let onchange = {
        let (settings, change) = (settings.clone(), change.clone());
        Callback::from(move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            let mut rows = SECTIONS.iter().flat_map(|(_, rows)| rows.iter());
            if let Some((_, place)) = rows.find(|row| row.0 == input.name()) {
                let mut next = (*settings).clone();
                place(&mut next).choose(&input.value());
                change.emit(next);
            }
        })
    };
    let take = {
        let (settings, change) = (settings.clone(), change.clone());
        let (said, messages) = (said.clone(), messages.clone());
        Callback::from(move |text: String| {
            let mut next = (*settings).clone();
            let taken = next.take(&text);
            said.set(answer(&messages, &taken));
            if taken.is_ok() {
                change.emit(next);
            }
        })
    };
    let take_area = {
        let (take, area) = (take.clone(), area.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                take.emit(area.value());
            }
        })
    };
    let take_file = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let file = input.files().and_then(|files| files.get(0));
        let take = take.clone();
        spawn_local(async move {
            if let Some(file) = file {
                let text = JsFuture::from(file.text()).await.ok();
                take.emit(text.and_then(|text| text.as_string()).unwrap_or_default());
                // The same file can be opened again.
                input.set_value("");
            }
        });
    });
    let reset = {
        let (said, messages) = (said.clone(), messages.clone());
        change.reform(move |_: MouseEvent| {
            said.set(messages.get("settings-were-reset"));
            Settings::default()
        })
    };
    let leave = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| shut(&dialog))
    };
    let text = settings.to_text();
    let file = format!("data:application/json,{}", encode_uri_component(&text));
    html! {
        <dialog ref={dialog} aria-labelledby="settings-title" onclose={props.close.reform(|_: Event| ())}>
            <div class="form" {onchange}>
                <h2 id="settings-title">{ messages.get("settings") }</h2>
                { for SECTIONS.iter().map(|&(heading, rows)| html! {
                    <section class="form" key={heading}>
                        <h3>{ messages.get(heading) }</h3>
                        { for rows.iter().map(|&(name, place)| row(&messages, name, place(&mut (**settings).clone()))) }
                    </section>
                }) }
                <details>
                    <summary>{ messages.get("settings-move") }</summary>
                    <div class="form">
                        // Another one for other settings; what is refused stays to be mended.
                        <textarea key={&*text} ref={area} dir="ltr" rows="5" spellcheck="false" defaultvalue={text.clone()}
                            aria-label={messages.get("settings-text")} />
                        <div class="actions">
                            <a class="button" download="alquerque-settings.json" href={file}>{ messages.get("settings-save") }</a>
                            <label class="button">
                                <input type="file" accept=".json,application/json" onchange={take_file} />
                                { messages.get("settings-open") }
                            </label>
                            <button type="button" onclick={take_area}>{ messages.get("settings-take") }</button>
                        </div>
                    </div>
                </details>
                <details>
                    <summary>{ messages.get("settings-reset") }</summary>
                    <div class="actions">
                        <p>{ messages.get("settings-confirm-reset") }</p>
                        <button type="button" onclick={reset}>{ messages.get("settings-yes-reset") }</button>
                    </div>
                </details>
                <p class="summary" role="status">{ &*said }</p>
                <div class="actions">
                    <button type="button" class="primary" onclick={leave}>{ messages.get("close") }</button>
                </div>
            </div>
        </dialog>
    }
}

/// A setting: a switch, or its values side by side.
fn row(messages: &Messages, name: &'static str, now: &dyn Choice) -> Html {
    let title = messages.get(&format!("setting-{name}"));
    let keys = now.keys();
    if let &["off", "on"] = keys {
        let on = now.key() == "on";
        // Its value is what a click chooses.
        return html! {
            <label class="switch" key={name}>
                { title }
                <input type="checkbox" role="switch" {name} value={keys[usize::from(!on)]} checked={on} />
            </label>
        };
    }
    html! {
        <fieldset class="segments" key={name}>
            <legend>{ title }</legend>
            { for keys.iter().map(|&key| {
                let own = language_name(key);
                let (lang, text) = if own.is_empty() {
                    (None, messages.get(&format!("setting-{name}-{key}")))
                } else {
                    (Some(key), own.to_owned())
                };
                radio(name, key, text, key == now.key(), lang, true)
            }) }
        </fieldset>
    }
}

/// What came of taking settings from a text.
fn answer(messages: &Messages, taken: &Result<(), Unreadable>) -> String {
    match taken {
        Ok(()) => messages.get("settings-taken"),
        Err(Unreadable::NotSettings) => messages.get("settings-unreadable"),
        Err(Unreadable::Field(field)) => messages.with(
            "settings-unreadable-field",
            &[("field", field.as_str().into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Stored = serde_json::Map<String, serde_json::Value>;

    fn rows() -> impl Iterator<Item = &'static Row> {
        SECTIONS.iter().flat_map(|(_, rows)| rows.iter())
    }

    fn stored(settings: &Settings) -> Stored {
        serde_json::from_str(&settings.to_text()).unwrap()
    }

    #[test]
    fn every_setting_is_offered_here_or_with_a_new_game() {
        let with_a_new_game = [
            "rules",
            "own_rules",
            "house",
            "computer",
            "color",
            "level",
            "time",
        ];
        let stored = stored(&Settings::default());
        let mut fields: Vec<&str> = stored.keys().map(String::as_str).collect();
        let mut offered: Vec<&str> = rows().map(|row| row.0).chain(with_a_new_game).collect();
        fields.sort_unstable();
        offered.sort_unstable();
        assert_eq!(fields, offered);
    }

    #[test]
    fn each_row_changes_its_own_setting_and_has_words() {
        let messages = Messages::english();
        for (name, place) in rows() {
            for key in place(&mut Settings::default()).keys() {
                let mut settings = Settings::default();
                place(&mut settings).choose(key);
                assert_eq!(place(&mut settings).key(), *key, "{name}");
                let [mut before, mut after] = [&Settings::default(), &settings].map(stored);
                before.remove(*name);
                after.remove(*name);
                assert_eq!(before, after, "{name}");
                if !["off", "on"].contains(key) && language_name(key).is_empty() {
                    let word = format!("setting-{name}-{key}");
                    assert_ne!(messages.get(&word), word);
                }
            }
        }
    }
}
