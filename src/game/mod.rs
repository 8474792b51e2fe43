//! One game in progress and who plays it.

mod clock;
mod record;
mod session;

pub use clock::{face, until_next_face};
pub use record::Record;
pub use session::{Action, Player, Players, Session, now};
