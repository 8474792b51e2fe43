//! The root component: the providers, the header and the page.

use std::rc::Rc;

use yew::prelude::*;

use crate::i18n::{Messages, Speech, use_language, use_messages};
use crate::looks::use_looks;
use crate::pages::{Play, SettingsDialog, icon};
use crate::storage::{self, Choice, Settings};

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
    let settings = use_state_eq(|| Rc::new(storage::load_settings()));
    let change = {
        let settings = settings.setter();
        use_callback((), move |new: Settings, ()| {
            storage::save_settings(&new);
            settings.set(Rc::new(new));
        })
    };
    // Another tab has changed them: this one follows.
    use_effect_with((), {
        let settings = settings.setter();
        move |()| {
            let listener = storage::follow(storage::SETTINGS, move || {
                settings.set(Rc::new(storage::load_settings()));
            });
            move || drop(listener)
        }
    });
    let attempt = use_state_eq(|| 0);
    let Speech {
        messages, failed, ..
    } = use_language(settings.language, *attempt);
    use_looks(settings.theme, settings.ink);
    let context = SettingsContext {
        settings: (*settings).clone(),
        change,
    };
    let again = Callback::from(move |_: MouseEvent| attempt.set(*attempt + 1));
    html! {
        <ContextProvider<Messages> context={messages.clone()}>
            <ContextProvider<SettingsContext> {context}>
                <Header />
                if failed {
                    <p class="banner" role="alert">
                        { messages.get("language-failed") }
                        <button type="button" onclick={again}>{ messages.get("try-again") }</button>
                    </p>
                }
                <Play />
            </ContextProvider<SettingsContext>>
        </ContextProvider<Messages>>
    }
}

#[component]
fn Header() -> Html {
    let messages = use_messages();
    let changing = use_state_eq(|| false);
    let Some(context) = use_context::<SettingsContext>() else {
        return Html::default();
    };
    let ink = context.settings.ink;
    let turn_ink = {
        let SettingsContext { settings, change } = context.clone();
        Callback::from(move |_: MouseEvent| {
            change.emit(Settings {
                ink: ink.next(),
                ..(*settings).clone()
            });
        })
    };
    let dialog = |open: bool| {
        let changing = changing.clone();
        Callback::from(move |()| changing.set(open))
    };
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
            { icon("turn-ink", messages.get(&format!("ink-button-{}", ink.key())), html! {
                <g class={classes!("ink", ink.key())}>
                    <circle class="disc" cx="12" cy="12" r="8" />
                    <path class="half" d="M12 4A8 8 0 0 1 12 20Z" />
                </g>
            }, Some(turn_ink)) }
            { icon("settings", messages.get("settings"), html! {
                <>
                    <path d="M3 7H8M12 7H21M3 17H12M16 17H21" />
                    <circle cx="10" cy="7" r="2.2" />
                    <circle cx="14" cy="17" r="2.2" />
                </>
            }, Some(dialog(true).reform(|_| ()))) }
            if *changing {
                <SettingsDialog {context} close={dialog(false)} />
            }
        </header>
    }
}
