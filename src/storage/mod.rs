//! What survives a reload: the game in progress and the visitor's settings, in the browser's local storage.

mod choices;
mod settings;

use alquerque_rules::Color;
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{StorageEvent, Window, window};

use crate::game::{Record, Session};

pub use choices::{Choice, Coordinates, Ink, Language, Motion, Theme, TimeControl};
pub use settings::{Settings, Unreadable};

/// What was found of a game.
pub enum Found {
    /// Nothing was stored.
    Nothing,
    /// The game in progress.
    Game(Box<Session>),
    /// Something that is not a game.
    Damaged {
        /// Whether it could be put aside, so that nothing is lost.
        kept: bool,
    },
}

/// The key under which the game in progress is stored.
pub const GAME: &str = "alquerque.game";
/// The key under which the side that sits below is stored.
const BOTTOM: &str = "alquerque.bottom";
const DAMAGED: &str = "alquerque.game.damaged";
/// The key under which the settings are stored.
pub const SETTINGS: &str = "alquerque.settings";

/// Tells whenever another tab has stored something under a key, until the listener is dropped.
pub fn follow(key: &'static str, tell: impl Fn() + 'static) -> Option<EventListener> {
    let listen = |window: Window| {
        EventListener::new(&window, "storage", move |event| {
            if event.dyn_ref().and_then(StorageEvent::key).as_deref() == Some(key) {
                tell();
            }
        })
    };
    window().map(listen)
}

/// Reads the game in progress.
pub fn load_game() -> Found {
    let Some(text) = read(GAME) else {
        return Found::Nothing;
    };
    match Record::from_json(&text).and_then(|record| record.session()) {
        Ok(session) => Found::Game(Box::new(session)),
        Err(_) => Found::Damaged {
            kept: write(DAMAGED, &text),
        },
    }
}

/// Stores the game in progress; answers whether that was possible.
pub fn save_game(session: &Session) -> bool {
    serde_json::to_string(&Record::from(session)).is_ok_and(|text| write(GAME, &text))
}

/// Which side sat below when the game was last on the board.
pub fn load_bottom() -> Option<Color> {
    let stored = read(BOTTOM)?;
    Color::ALL
        .into_iter()
        .find(|color| color.to_string() == stored)
}

/// Stores which side sits below; a comfort as the settings are.
pub fn save_bottom(bottom: Color) {
    write(BOTTOM, &bottom.to_string());
}

/// Reads the settings; what is missing or damaged has its default.
pub fn load_settings() -> Settings {
    let mut settings = Settings::default();
    // There is nobody to ask about what cannot be read, and little is lost.
    let _ = settings.take(&read(SETTINGS).unwrap_or_default());
    settings
}

/// Stores the settings. They are a comfort: where the browser refuses, they last until the reload.
pub fn save_settings(settings: &Settings) {
    write(SETTINGS, &settings.to_text());
}

/// The browser's storage; `None` where it has none for this page, or refuses it.
fn storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok()?
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Answers whether the browser took it.
fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}
