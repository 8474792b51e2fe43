//! Which side sits at the bottom of the board.

use alquerque_rules::Color;
use yew::prelude::*;

use crate::game::Session;
use crate::storage;

/// The side that sits below, as it lay at the last visit. Whoever takes over a side sits below, and so does the side to
/// move while the board `turns`.
#[hook]
pub fn use_bottom(session: &Session, turns: bool) -> UseStateHandle<Color> {
    let bottom = use_state_eq(|| storage::load_bottom().unwrap_or(session.bottom()));
    use_effect_with(*bottom, |bottom| storage::save_bottom(*bottom));
    use_effect_with((turns, session.side()), {
        let bottom = bottom.clone();
        move |&(turns, side)| {
            if turns {
                bottom.set(side);
            }
        }
    });
    // After a reload nobody has taken over a side.
    let seated = use_mut_ref(|| session.visitor());
    use_effect_with(session.visitor(), {
        let bottom = bottom.clone();
        move |visitor| {
            let changed = seated.replace(*visitor) != *visitor;
            if let Some(visitor) = visitor.filter(|_| changed) {
                bottom.set(visitor);
            }
        }
    });
    bottom
}
