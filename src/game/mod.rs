//! One game in progress and who plays it.

mod record;
mod session;

pub use record::Record;
pub use session::{Action, Player, Session};
