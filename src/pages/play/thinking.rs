//! The computer's part in the game: asks the engine when a level is to move and plays its answer after a
//! natural pause.

use alquerque_rules::Color;
use alquerque_worker::{Asked, Level, Reply, Task};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::hand::{Gesture, Hand};
use crate::engine::{Engine, Event, Purpose};
use crate::game::{self, Action, Session};
use crate::storage::Settings;

/// The computer answers after this time at the earliest, in milliseconds, so that its moves can be followed.
const PAUSE_MS: f64 = 650.0;

/// With less time left than this, in milliseconds, it answers as soon as it can.
const SHORT_MS: u32 = 30_000;

/// What the page sees of the computer.
#[derive(Clone, PartialEq)]
pub struct Thinking {
    /// How deep it has searched, while it thinks.
    depth: Option<u32>,
    /// Offers it a draw.
    pub ask_draw: Callback<()>,
}

impl Thinking {
    /// How deep it has searched for this side, while it thinks.
    pub fn of(&self, color: Color, session: &Session) -> Option<u32> {
        self.depth
            .filter(|_| session.computer_to_move().is_some() && session.side() == color)
    }
}

/// The game after so many plies, for a question about it.
pub fn task(session: &Session, ply: usize, level: Level) -> Task {
    let game = &session.game;
    Task {
        rules: *session.rule_set(),
        start: *game.start(),
        moves: game.turns().iter().take(ply).map(|turn| turn.mv).collect(),
        level,
        seed: session.seed,
    }
}

/// The game as it stands. A level short of time leaves the answer to a quicker one.
fn now(session: &Session, level: Level) -> Task {
    let level = session.level_in_time(level, game::now());
    task(session, session.game.turns().len(), level)
}

/// Lets the computer play its part, unless the game is paused.
#[hook]
pub fn use_computer(
    engine: &Engine,
    session: &UseReducerHandle<Session>,
    hand: UseReducerDispatcher<Hand>,
    settings: &Settings,
    paused: bool,
) -> Thinking {
    let depth = use_state_eq(|| None::<u32>);
    let pause = use_mut_ref(|| None::<Timeout>);
    let asked_at = use_mut_ref(|| 0.0);

    let pauses = settings.pause;
    let hear = {
        let (dispatcher, depth, pause) = (session.dispatcher(), depth.clone(), pause.clone());
        let (asked_at, engine, hand) = (asked_at.clone(), engine.clone(), hand.clone());
        let current = session.clone();
        Callback::from(move |event: Event| match event {
            Event::Reply(Reply::Progress { depth: reached, .. }) => depth.set(Some(reached)),
            Event::Reply(Reply::Move { mv, .. }) => {
                let now = game::now();
                // Nobody takes a pause while the clock runs out.
                let time = current.time_left(current.side(), now);
                let pauses = pauses && time.is_none_or(|left| left > SHORT_MS);
                let pause_ms = if pauses { PAUSE_MS } else { 0.0 };
                let left = pause_ms - (now - *asked_at.borrow());
                let (dispatcher, hand) = (dispatcher.clone(), hand.clone());
                let play = move || {
                    // What was said while it thought is over with its move.
                    hand.dispatch(Gesture::Hush);
                    dispatcher.dispatch(Action::Play(mv));
                };
                *pause.borrow_mut() = Some(Timeout::new(left.max(0.0) as u32, play));
            }
            Event::Reply(Reply::Draw { agreed: true, .. }) => {
                hand.dispatch(Gesture::Hush);
                dispatcher.dispatch(Action::AgreeDraw);
            }
            Event::Reply(Reply::Draw { agreed: false, .. }) => {
                hand.dispatch(Gesture::Say("draw-declined"));
                // The offer took the place of the question for a move.
                if let Some(level) = current.computer_to_move() {
                    engine.ask(Purpose::Game, Asked::Move, now(&current, level));
                }
            }
            Event::Restarted => hand.dispatch(Gesture::Say("engine-restarted")),
            Event::Failed | Event::Reply(Reply::Refused { .. }) => {
                hand.dispatch(Gesture::Say("engine-failed"))
            }
            Event::Reply(_) => {}
        })
    };
    engine.listen(Purpose::Game, hear);

    // A new position, or another game: what was asked before no longer matters.
    let turn = (session.game.clone(), session.players, paused);
    use_effect_with(turn, {
        let (engine, session, depth) = (engine.clone(), session.clone(), depth.clone());
        let (pause, asked_at) = (pause.clone(), asked_at.clone());
        move |_| {
            pause.borrow_mut().take();
            match session.computer_to_move().filter(|_| !paused) {
                Some(level) => {
                    depth.set(Some(0));
                    *asked_at.borrow_mut() = game::now();
                    engine.ask(Purpose::Game, Asked::Move, now(&session, level));
                }
                None => {
                    depth.set(None);
                    engine.stop(Purpose::Game);
                }
            }
        }
    });

    // While the visitor is to move, the computer may think on.
    let ponders = (settings.pondering && session.computer_to_move().is_none())
        .then(|| session.computer())
        .flatten()
        .filter(|_| session.game.outcome().is_none());
    use_effect_with((ponders, session.game.clone()), {
        let (engine, session) = (engine.clone(), session.clone());
        move |(ponders, _)| match *ponders {
            Some((_, level)) => {
                engine.ask(Purpose::Pondering, Asked::Pondering, now(&session, level));
            }
            None => engine.stop(Purpose::Pondering),
        }
    });

    let ask_draw = {
        let (engine, session, hand) = (engine.clone(), session.clone(), hand.clone());
        Callback::from(move |()| {
            if let Some((by, level)) = session.computer() {
                hand.dispatch(Gesture::Say("draw-pending"));
                engine.ask(Purpose::Game, Asked::Draw { by }, now(&session, level));
            }
        })
    };
    Thinking {
        depth: *depth,
        ask_draw,
    }
}
