//! What survives a reload: the game in progress and the visitor's settings, in the browser's local storage.

mod settings;

use gloo_storage::{LocalStorage, Storage};

use crate::game::{Record, Session};

pub use settings::Settings;

const GAME: &str = "alquerque.game";
const DAMAGED: &str = "alquerque.game.damaged";
const SETTINGS: &str = "alquerque.settings";

/// What was found of a game.
pub enum Found {
    /// Nothing was stored.
    Nothing,
    /// The game in progress.
    Game(Box<Session>),
    /// Something that is not a game. It has been put aside, so that nothing is lost.
    Damaged,
}

/// Reads the game in progress.
pub fn load_game() -> Found {
    let Some(text) = read(GAME) else {
        return Found::Nothing;
    };
    match Record::from_json(&text).and_then(|record| record.session()) {
        Ok(session) => Found::Game(Box::new(session)),
        Err(_) => {
            // Where even this cannot be kept the record stays where it is until the next move.
            let _ = LocalStorage::raw().set_item(DAMAGED, &text);
            Found::Damaged
        }
    }
}

/// Stores the game in progress; answers whether that was possible.
pub fn save_game(session: &Session) -> bool {
    LocalStorage::set(GAME, Record::from(session)).is_ok()
}

/// Reads the settings; what is missing or damaged has its default.
pub fn load_settings() -> Settings {
    read(SETTINGS)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Stores the settings. They are a comfort: where the browser refuses, they last until the reload.
pub fn save_settings(settings: &Settings) {
    let _ = LocalStorage::set(SETTINGS, settings);
}

/// `None` also when the browser has no storage for this page.
fn read(key: &str) -> Option<String> {
    web_sys::window()?
        .local_storage()
        .ok()??
        .get_item(key)
        .ok()?
}
