//! The root component: the providers, the header and the page.

use std::rc::Rc;

use web_sys::window;
use yew::prelude::*;

use crate::i18n::{Messages, use_messages};
use crate::pages::Play;
use crate::storage::{self, Settings};

/// The settings and how to change them, as a context.
#[derive(Clone, PartialEq)]
pub struct SettingsContext {
    /// What the visitor has chosen.
    pub settings: Rc<Settings>,
    /// Stores other settings.
    pub change: Callback<Settings>,
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let messages = use_memo((), |()| Messages::english());
    let settings = use_state(|| Rc::new(storage::load_settings()));
    let change = {
        let settings = settings.clone();
        use_callback((), move |new: Settings, ()| {
            storage::save_settings(&new);
            settings.set(Rc::new(new));
        })
    };
    use_effect_with(settings.ink, |ink| {
        let root = window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            let _ = root.set_attribute("data-ink", ink.key());
        }
    });
    let context = SettingsContext {
        settings: (*settings).clone(),
        change,
    };
    html! {
        <ContextProvider<Messages> context={(*messages).clone()}>
            <ContextProvider<SettingsContext> {context}>
                <Header />
                <Play />
            </ContextProvider<SettingsContext>>
        </ContextProvider<Messages>>
    }
}

#[component]
fn Header() -> Html {
    let messages = use_messages();
    let Some(SettingsContext { settings, change }) = use_context::<SettingsContext>() else {
        return Html::default();
    };
    let ink = settings.ink;
    let name = messages.get(&format!("theme-{}", ink.key()));
    let onclick = Callback::from(move |_: MouseEvent| {
        change.emit(Settings {
            ink: ink.next(),
            ..(*settings).clone()
        });
    });
    html! {
        <header class="site">
            <a class="skip" href="#board">{ messages.get("skip-to-board") }</a>
            <span class="brand">
                <svg viewBox="-3 -3 46 46" aria-hidden="true">
                    <path d="M0 0H40V40H0ZM20 0V40M0 20H40M0 0L40 40M40 0L0 40M20 0L40 20L20 40L0 20Z" />
                </svg>
                { messages.get("game-title") }
            </span>
            <span class="tagline">{ messages.get("tagline") }</span>
            <button class="quiet ink" type="button" aria-label={name.clone()} title={name} {onclick}>
                <svg viewBox="0 0 24 24" aria-hidden="true" class={ink.key()}>
                    <circle class="disc" cx="12" cy="12" r="8" />
                    <path class="half" d="M12 4A8 8 0 0 1 12 20Z" />
                </svg>
            </button>
        </header>
    }
}
