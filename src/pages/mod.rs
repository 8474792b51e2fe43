//! The pages of the app.

mod buttons;
mod fields;
mod modal;
mod play;
mod settings;

pub use buttons::icon;
pub use play::Play;
pub use settings::SettingsDialog;
