//! The pages of the app.

mod modal;
mod play;
mod settings;

pub use play::Play;
pub use settings::SettingsDialog;
