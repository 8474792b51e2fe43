//! The page with the game in progress.

mod actions;
mod analysis;
mod at_board;
mod dialog;
mod game_view;
mod hand;
mod helps;
mod labels;
mod moves;
mod notice;
mod players;
mod thinking;

use alquerque_rules::{Color, Rules};
use alquerque_worker::Level;
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::SettingsContext;
use crate::board::{Board, View, use_playback};
use crate::engine::Engine;
use crate::game::{Action, Player, Session};
use crate::i18n::use_messages;
use crate::looks::media;
use crate::sound::use_sound;
use crate::storage::{self, Found, Settings};

use actions::Actions;
use at_board::{at_board, use_prepared};
use dialog::NewGame;
use game_view::GameView;
use hand::{Gesture, Hand};
use helps::{use_helps, use_hint};
use moves::Moves;
use notice::{Notice, Words};
use players::PlayerBar;
use thinking::use_computer;

/// The page with the game in progress.
#[component]
pub fn Play() -> Html {
    let messages = use_messages();
    let context = use_context::<SettingsContext>();
    let settings = context
        .as_ref()
        .map(|context| context.settings.clone())
        .unwrap_or_default();
    let hand = use_reducer_eq(Hand::default);
    let session = {
        let (settings, hand) = (settings.clone(), hand.dispatcher());
        use_reducer(move || match storage::load_game() {
            Found::Game(session) => *session,
            Found::Nothing => new_session(&settings),
            Found::Damaged { kept } => {
                let key = if kept {
                    "storage-damaged"
                } else {
                    "storage-damaged-lost"
                };
                hand.dispatch(Gesture::Say(key));
                new_session(&settings)
            }
        })
    };
    let bottom = use_state_eq(|| session.bottom());
    let choosing = use_state_eq(|| false);
    let engine = use_memo((), |()| Engine::new());
    let thinking = use_computer(&engine, &session, hand.dispatcher(), settings.pause);

    use_effect_with((*session).clone(), {
        let hand = hand.dispatcher();
        move |session| {
            if !storage::save_game(session) {
                hand.dispatch(Gesture::Say("storage-full"));
            }
        }
    });

    // Another tab has played on: this one follows.
    use_effect_with((), {
        let (session, hand) = (session.dispatcher(), hand.dispatcher());
        move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "storage", move |event| {
                    let ours = event
                        .dyn_ref::<web_sys::StorageEvent>()
                        .is_some_and(|event| event.key().as_deref() == Some(storage::GAME));
                    if let (true, Found::Game(other)) = (ours, storage::load_game()) {
                        hand.dispatch(Gesture::PutDown);
                        session.dispatch(Action::Replace(other));
                    }
                })
            });
            move || drop(listener)
        }
    });

    let plies = session.game.turns().len();
    let hop = if reduced_motion() {
        0
    } else {
        settings.motion.hop_ms()
    };
    let playing = use_playback(*session.game.start(), hand.shown(&session), hop);
    let hint = use_hint(&engine, &session, &hand);
    let view = GameView::new(&session, &hand, playing.busy, &settings, hint);

    use_sound(settings.sound, view.outcome.is_some() && !playing.busy);

    let act = {
        let (session, hand) = (session.dispatcher(), hand.dispatcher());
        Callback::from(move |action: Action| {
            hand.dispatch(Gesture::PutDown);
            session.dispatch(action);
        })
    };
    let tell = at_board(&session, &hand, &view, &playing, &act);
    use_prepared(&session, &hand, &view, &act);
    let change = context.map(|context| context.change).unwrap_or_default();
    let helps = use_helps(&messages, &settings, &change, &session, &hand);
    let start = {
        let (act, bottom) = (act.clone(), bottom.clone());
        Callback::from(move |chosen: Settings| {
            let session = new_session(&chosen);
            bottom.set(session.bottom());
            change.emit(chosen);
            act.emit(Action::Replace(Box::new(session)));
        })
    };

    let title = messages.with("page-title", &[("status", view.status(&messages).into())]);
    use_effect_with(title, |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });

    let choose = |open: bool| {
        let choosing = choosing.clone();
        Callback::from(move |()| choosing.set(open))
    };
    let turn = {
        let bottom = bottom.clone();
        Callback::from(move |()| bottom.set(!*bottom))
    };
    let go = {
        let hand = hand.dispatcher();
        Callback::from(move |to: usize| hand.dispatch(Gesture::LookAt((to < plies).then_some(to))))
    };
    let ask_draw = {
        let (thinking, session) = (thinking.clone(), session.clone());
        let act = act.clone();
        Callback::from(move |()| match session.visitor() {
            Some(_) => thinking.ask_draw.emit(()),
            None => act.emit(Action::AgreeDraw),
        })
    };
    let bar = |color: Color| {
        html! {
            <PlayerBar player={session.player(color)} {color} captured={playing.scene.taken(!color)}
                to_move={view.outcome.is_none() && session.side() == color} visitor={session.visitor()}
                thinking={thinking.of(color, &session)} />
        }
    };
    let ply = hand.viewed.unwrap_or(plies);
    let words = Words::new(&messages, &hand.note, &view, ply, plies);
    let heading = messages.get(&format!("rules-{}", view.rules_key));
    html! {
        <main class="play">
            <section class="table" aria-label={messages.get("board-label")} id="board">
                { bar(!*bottom) }
                <Board view={View { bottom: *bottom, coordinates: settings.coordinates }} scene={playing.scene.clone()} lead={playing.lead}
                    marks={view.marks(hand.refused)} {hop} label={messages.get("board-label")}
                    labels={labels::of_points(&messages, &view)} {tell} />
                { bar(*bottom) }
            </section>
            <aside class="panel">
                <h1>{ heading }</h1>
                <p class="summary">{ messages.get(&format!("rules-{}-summary", view.rules_key)) }</p>
                <Notice words={words.clone()} />
                <Moves session={(*session).clone()} {ply} {go} />
                { helps }
                <Actions session={(*session).clone()} {act} new_game={choose(true)} {turn} {ask_draw} />
                <p class="visually-hidden" role="status">
                    // Another element for each refusal, so that the same one again is heard again.
                    <span key={hand.refused.map_or(0, |(_, nonce)| nonce)}>
                        { format!("{} {} {}", labels::announcement(&messages, &session), words.head, words.text) }
                    </span>
                </p>
            </aside>
            if *choosing {
                <NewGame {settings} {start} close={choose(false)}
                    in_progress={view.outcome.is_none() && plies > 0} />
            }
        </main>
    }
}

/// The game that the settings ask for.
fn new_session(settings: &Settings) -> Session {
    let rules = Rules::from(settings.rules);
    let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let computer = Player::Computer(settings.level.parse().unwrap_or(Level::ALL[0]));
    let players = match settings.color.filter(|_| settings.computer) {
        Some(Color::White) => [Player::Person, computer],
        Some(Color::Black) => [computer, Player::Person],
        None if !settings.computer => [Player::Person; 2],
        None if seed.is_multiple_of(2) => [Player::Person, computer],
        None => [computer, Player::Person],
    };
    Session::new(rules, players, seed)
}

/// Whether the visitor has asked the system for less motion.
fn reduced_motion() -> bool {
    media("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}
