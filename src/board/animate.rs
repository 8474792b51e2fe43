//! The timer behind the playback: shows one hop after the other until the board shows what the game says.

use std::rc::Rc;

use alquerque_rules::Position;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::playback::{Fate, Scene, Shown};
use crate::sound::Sound;

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
    /// Shows the next change at once: its piece has been carried there by hand.
    pub carried: Callback<()>,
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

    /// What is heard when a piece has come to where it stands here: taking, or just the stone.
    fn sound(&self) -> Sound {
        let takes = self.scene.pieces.iter().any(|p| p.fate == Fate::JustTaken);
        if takes { Sound::Lift } else { Sound::Stone }
    }
}

/// Plays out the way from what is shown to the target, one hop every `hop` milliseconds; at once when `hop`
/// is 0 or the game is another one.
#[hook]
pub fn use_playback(start: Position, target: Shown, hop: u32) -> Playing {
    let stage = use_mut_ref(|| Stage::new(start, target.clone()));
    let redraw = use_force_update();
    let waiting = use_mut_ref(|| None::<Timeout>);
    let carried = use_mut_ref(|| false);

    {
        let by_hand = carried.take();
        let mut now = stage.borrow_mut();
        if now.start != start {
            *now = Stage::new(start, target.clone());
            waiting.borrow_mut().take();
        } else if now.shown != target && (hop == 0 || by_hand) {
            *now = now.next(target.clone());
            now.sound().play();
            waiting.borrow_mut().take();
        } else if now.shown != target && waiting.borrow().is_none() {
            *now = now.next(now.shown.towards(&target));
            // While the timer runs the piece is on its way; then the next hop is drawn, if any is left.
            let (handle, redraw, sound) = (waiting.clone(), redraw.clone(), now.sound());
            *waiting.borrow_mut() = Some(Timeout::new(hop, move || {
                handle.borrow_mut().take();
                sound.play();
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
    let carried = Callback::from(move |()| *carried.borrow_mut() = true);
    Playing {
        scene: now.scene.clone(),
        lead: now.lead,
        busy: now.shown != target,
        skip,
        carried,
    }
}
