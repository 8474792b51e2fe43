//! The timer behind the playback: shows one hop after the other until the board shows what the game says.

use std::rc::Rc;

use alquerque_rules::Position;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::playback::{Scene, Shown};

/// What the board shows now, and whether it is still catching up.
#[derive(Clone, PartialEq)]
pub struct Playing {
    /// The pieces.
    pub scene: Rc<Scene>,
    /// The piece that the latest hop moved; it is drawn above the others.
    pub lead: Option<usize>,
    /// Whether hops are still to come.
    pub busy: bool,
    /// Shows the rest at once.
    pub skip: Callback<()>,
}

struct Stage {
    start: Position,
    shown: Shown,
    scene: Rc<Scene>,
    lead: Option<usize>,
}

impl Stage {
    fn new(start: Position, shown: Shown) -> Stage {
        let scene = Rc::new(Scene::new(&start, &shown));
        Stage {
            start,
            shown,
            scene,
            lead: None,
        }
    }

    fn next(&self, shown: Shown) -> Stage {
        let scene = Rc::new(Scene::new(&self.start, &shown));
        let pairs = scene.pieces.iter().zip(&self.scene.pieces);
        let lead = pairs
            .enumerate()
            .find(|(_, (new, old))| new.point != old.point)
            .map(|(i, _)| i);
        Stage {
            start: self.start,
            shown,
            scene,
            lead: lead.or(self.lead),
        }
    }
}

/// Plays out the way from what is shown to the target, one hop every `hop` milliseconds; at once when `hop`
/// is 0 or the game is another one.
#[hook]
pub fn use_playback(start: Position, target: Shown, hop: u32) -> Playing {
    let stage = use_mut_ref(|| Stage::new(start, target.clone()));
    let redraw = use_force_update();
    let waiting = use_mut_ref(|| None::<Timeout>);

    {
        let mut now = stage.borrow_mut();
        if now.start != start || (hop == 0 && now.shown != target) {
            *now = Stage::new(start, target.clone());
            waiting.borrow_mut().take();
        } else if now.shown != target && waiting.borrow().is_none() {
            *now = now.next(now.shown.towards(&target));
            // While the timer runs the piece is on its way; then the next hop is drawn, if any is left.
            let (handle, redraw) = (waiting.clone(), redraw.clone());
            *waiting.borrow_mut() = Some(Timeout::new(hop, move || {
                handle.borrow_mut().take();
                redraw.force_update();
            }));
        }
    }

    let skip = {
        let (stage, waiting, target) = (stage.clone(), waiting.clone(), target.clone());
        Callback::from(move |()| {
            waiting.borrow_mut().take();
            let mut now = stage.borrow_mut();
            *now = Stage::new(now.start, target.clone());
            redraw.force_update();
        })
    };
    let now = stage.borrow();
    Playing {
        scene: now.scene.clone(),
        lead: now.lead,
        busy: now.shown != target,
        skip,
    }
}
