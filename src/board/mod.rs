//! The board as a component. It holds no rules: it is told what stands where, what can be clicked and what to
//! mark, and answers with the points that were clicked, tapped, dropped on or chosen by key.

mod animate;
mod drawings;
mod geometry;
mod gesture;
mod lines;
mod marks;
mod pieces;
mod playback;
mod premove;
mod selection;
mod view;

pub use animate::{Playing, use_playback};
pub use geometry::View;
pub use gesture::BoardEvent;
pub use marks::Marks;
pub use pieces::stone;
pub use playback::Shown;
pub use premove::{prepare, prospects, resolve};
pub use selection::{
    Answer, Destination, Reach, Selection, click, destinations, huffable, movable,
};
pub use view::Board;
