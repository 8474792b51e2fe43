//! The board as a component. It holds no rules: it is told what stands where, what can be clicked and what to
//! mark, and answers with the points that were clicked, tapped, dropped on or chosen by key.

mod animate;
mod geometry;
mod lines;
mod pieces;
mod playback;
mod selection;
mod view;

pub use animate::use_playback;
pub use geometry::View;
pub use pieces::stone;
pub use playback::Shown;
pub use selection::{Answer, Destination, Selection, click, destinations, huffable, movable};
pub use view::{Board, Marks};
