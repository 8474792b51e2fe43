//! The pages of the app.

mod play;

pub use play::Play;
