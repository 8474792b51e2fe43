//! What there is to hear. The sounds themselves are made by `public/sounds/sounds.js`, which is fetched when the visitor
//! turns sound on for the first time; until then nobody listens.

use web_sys::{Event, window};
use yew::prelude::*;

use crate::dom::{document, find, root};

/// Something to hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// A stone is put on the board.
    Stone,
    /// A stone is taken off.
    Lift,
    /// A move is refused.
    Refusal,
    /// A side is short of time.
    Time,
    /// The game is over.
    End,
}

impl Sound {
    /// Makes it heard, where sound is on.
    pub fn play(self) {
        let name = match self {
            Sound::Stone => "sound-stone",
            Sound::Lift => "sound-lift",
            Sound::Refusal => "sound-refusal",
            Sound::Time => "sound-time",
            Sound::End => "sound-end",
        };
        if let (Some(window), Ok(event)) = (window(), Event::new(name)) {
            let _ = window.dispatch_event(&event);
        }
    }
}

/// Turns sound on or off, and lets the end of a game be heard.
#[hook]
pub fn use_sound(on: bool, over: bool) {
    use_effect_with(on, |&on| {
        let (Some(document), Some(root)) = (document(), root()) else {
            return;
        };
        // A failure to set up what makes the sounds leaves the page silent.
        let _ = root.toggle_attribute_with_force("data-sound", on);
        if on
            && find("script[src='sounds/sounds.js']").is_none()
            && let Ok(script) = document.create_element("script")
        {
            let _ = script.set_attribute("type", "module");
            let _ = script.set_attribute("src", "sounds/sounds.js");
            let _ = root.append_child(&script);
        }
    });
    let before = use_mut_ref(|| over);
    use_effect_with(over, move |&over| {
        if over && !before.replace(over) {
            Sound::End.play();
        }
        before.replace(over);
    });
}
