//! What can be read and taken away: the list of the keys, and the texts of a position and a game.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::dom::copy;
use crate::i18n::{Messages, use_messages};
use crate::pages::modal::Sheet;

/// The keys, and for each line the message that says what they are for.
const KEYS: [(&str, &str); 11] = [
    ("← ↑ ↓ →", "keys-board"),
    ("Enter", "keys-choose"),
    ("Esc", "keys-escape"),
    ("← ,", "previous-ply"),
    ("→ .", "next-ply"),
    ("Home", "first-ply"),
    ("End", "last-ply"),
    ("/ a–e", "type-move"),
    ("h", "hint"),
    ("t", "threats"),
    ("?", "keys"),
];

/// The list of the keys.
pub fn keys(messages: &Messages) -> Html {
    let line = |&(caps, key): &(&'static str, &str)| {
        html! {
            <div>
                <dt>{ for caps.split(' ').map(|cap| html! { <kbd>{ cap }</kbd> }) }</dt>
                <dd>{ messages.get(key) }</dd>
            </div>
        }
    };
    html! {
        <>
            <dl>{ for KEYS.iter().map(line) }</dl>
            <p class="summary">{ messages.get("keys-mouse") }</p>
        </>
    }
}

/// What there is to copy.
#[derive(Properties, PartialEq)]
pub struct TextsProps {
    /// The position shown.
    pub position: String,
    /// The moves played.
    pub moves: String,
    /// The dialog has been closed.
    pub close: Callback<String>,
}

/// The dialog with the texts, which can be copied by hand where the browser does not let the page do it.
#[component]
pub fn Texts(props: &TextsProps) -> Html {
    let messages = use_messages();
    let places = [use_node_ref(), use_node_ref()];
    let said = use_state_eq(String::new);
    let texts = [
        ("position", "copy-position", &props.position),
        ("moves-heading", "copy-game", &props.moves),
    ];
    let each = |(place, (name, button, text)): (&NodeRef, (&str, &str, &String))| {
        let onclick = {
            let (place, text) = (place.clone(), text.clone());
            let (said, messages) = (said.clone(), messages.clone());
            Callback::from(move |_: MouseEvent| {
                let (place, said, messages) = (place.clone(), said.clone(), messages.clone());
                // The same words again are heard again only when they have gone in between.
                said.set(String::new());
                let done = Callback::from(move |taken: bool| {
                    let field = place.cast::<HtmlTextAreaElement>();
                    if let Some(field) = field.filter(|_| !taken) {
                        let _ = field.focus();
                        field.select();
                    }
                    let key = if taken { "link-copied" } else { "copy-refused" };
                    said.set(messages.get(key));
                });
                copy(&text, done);
            })
        };
        html! {
            <div class="form">
                <textarea ref={place} readonly=true rows="3" dir="ltr" spellcheck="false" aria-label={messages.get(name)}
                    defaultvalue={text.clone()} />
                <button type="button" {onclick}>{ messages.get(button) }</button>
            </div>
        }
    };
    html! {
        <Sheet class="texts" title={messages.get("copy")} close={props.close.clone()}>
            { for places.iter().zip(texts).map(each) }
            <p class="summary" role="status">{ &*said }</p>
        </Sheet>
    }
}
