//! The clocks on the page: their faces, and the timer that ends a game whose time is up.

use alquerque_rules::Color;
use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::dom::document;
use crate::game::{Action, Session, face, now, until_next_face};
use crate::i18n::{color_key, use_messages};
use crate::sound::Sound;

/// So long after the end of a side's time the page looks whether it is over, in milliseconds: timers and the page's clock
/// differ by less.
const LATE_MS: u32 = 20;

/// Keeps the clocks of a game: they stand while it is paused or the page is out of sight, and time that gets short or has run out is
/// noticed.
#[hook]
pub fn use_clocks(session: &UseReducerHandle<Session>, paused: bool) {
    use_effect_with((), {
        let session = session.dispatcher();
        move |()| {
            let listeners = document().map(|document| {
                let look = session.clone();
                let seen = EventListener::new(&document, "visibilitychange", move |_| {
                    look.dispatch(Action::Hold(out_of_sight()));
                });
                let window = web_sys::window();
                let left = window.map(|window| {
                    EventListener::new(&window, "pagehide", move |_| {
                        session.dispatch(Action::Hold(true));
                    })
                });
                (seen, left)
            });
            move || drop(listeners)
        }
    });
    use_effect_with((session.clock.clone(), paused), {
        let session = session.clone();
        move |(clock, paused)| {
            // A game that was stored is held until it is seen.
            let held = *paused || out_of_sight();
            if clock.as_ref().is_some_and(|clock| clock.held() != held) {
                session.dispatch(Action::Hold(held));
            }
            let running = clock.as_ref().and_then(|clock| clock.since());
            let left = running.and_then(|_| session.time_left(session.side(), now()));
            let session = session.dispatcher();
            let low = clock.as_ref().map_or(0, |clock| clock.low());
            let timers = left.map(|left| {
                let short = left.checked_sub(low).filter(|&until| until > 0);
                (
                    // Again, should the system's clock have been set back meanwhile.
                    Interval::new(left.saturating_add(LATE_MS), move || {
                        session.dispatch(Action::Tick);
                    }),
                    short.map(|until| Timeout::new(until, || Sound::Time.play())),
                )
            });
            move || drop(timers)
        }
    });
}

fn out_of_sight() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// What a clock is told.
#[derive(Properties, PartialEq)]
pub struct ClockFaceProps {
    pub session: Session,
    pub color: Color,
}

/// The clock of a side; nothing where there is none.
#[component]
pub fn ClockFace(props: &ClockFaceProps) -> Html {
    let messages = use_messages();
    let redraw = use_force_update();
    let ClockFaceProps { session, color } = props;
    let left = session.time_left(*color, now());
    let clock = session.clock.as_ref();
    let runs = *color == session.side() && clock.is_some_and(|clock| clock.since().is_some());
    use_effect_with((left, runs), move |&(left, runs)| {
        let next = left.filter(|&left| runs && left > 0);
        let timer =
            next.map(|left| Timeout::new(until_next_face(left), move || redraw.force_update()));
        move || drop(timer)
    });
    let (Some(left), Some(clock)) = (left, clock) else {
        return Html::default();
    };
    let class = classes!(
        "clock",
        runs.then_some("runs"),
        (left <= clock.low()).then_some("low"),
    );
    html! {
        <span {class} role="timer" aria-label={messages.with("clock-of", &[("color", color_key(*color)), ("time", face(left).into())])}>
            { face(left) }
        </span>
    }
}
