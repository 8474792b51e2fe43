//! The pages of the app.

mod modal;
mod play;

pub use play::Play;
