//! The page with the game in progress.

mod actions;
mod dialog;
mod game_view;
mod labels;
mod moves;
mod notice;
mod players;
mod thinking;

use alquerque_rules::{Action as MoveAction, Color, Move, Point, Rules};
use alquerque_worker::Level;
use yew::prelude::*;

use crate::app::SettingsContext;
use crate::board::{Answer, Board, Selection, Shown, View, click, use_playback};
use crate::game::{Action, Player, Session};
use crate::i18n::use_messages;
use crate::storage::{self, Found, Settings};

use actions::Actions;
use dialog::NewGame;
use game_view::GameView;
use moves::Moves;
use notice::{Note, Notice};
use players::PlayerBar;
use thinking::use_computer;

/// How long one hop takes, in milliseconds.
const HOP_MS: u32 = 240;

/// The page with the game in progress.
#[component]
pub fn Play() -> Html {
    let messages = use_messages();
    let context = use_context::<SettingsContext>();
    let settings = context
        .as_ref()
        .map(|context| context.settings.clone())
        .unwrap_or_default();
    let note = use_state_eq(Note::default);
    let session = {
        let (settings, note) = (settings.clone(), note.clone());
        use_reducer(move || match storage::load_game() {
            Found::Game(session) => *session,
            Found::Nothing => new_session(&settings),
            Found::Damaged => {
                note.set(Note::key("storage-damaged"));
                new_session(&settings)
            }
        })
    };
    let selection = use_state_eq(Selection::default);
    let viewed = use_state_eq(|| None::<usize>);
    let bottom = use_state_eq(|| session.bottom());
    let choosing = use_state_eq(|| false);
    let refused = use_state_eq(|| None::<(Point, u32)>);
    let thinking = use_computer(&session, note.clone(), settings.pause);

    use_effect_with((*session).clone(), {
        let note = note.clone();
        move |session| {
            if !storage::save_game(session) {
                note.set(Note::key("storage-full"));
            }
        }
    });

    let game = &session.game;
    let plies = game.turns().len();
    let ply = viewed.unwrap_or(plies).min(plies);
    let latest = ply == plies;
    let target = {
        let moves = game.turns().iter().take(ply).map(|turn| turn.mv).collect();
        let route = selection.route().filter(|_| latest);
        let partial = route.map(|route| {
            let mv = Move {
                huff: selection.huff,
                action: MoveAction::Capture(route),
            };
            (mv, route.jumps() + usize::from(selection.huff.is_some()))
        });
        Shown { moves, partial }
    };
    let hop = if reduced_motion() { 0 } else { HOP_MS };
    let playing = use_playback(*game.start(), target, hop);
    let view = GameView::new(&session, &selection, latest, playing.busy);

    let forget = {
        let (selection, viewed, note, refused) = (
            selection.clone(),
            viewed.clone(),
            note.clone(),
            refused.clone(),
        );
        Callback::from(move |()| {
            selection.set(Selection::default());
            viewed.set(None);
            note.set(Note::default());
            refused.set(None);
        })
    };
    let act = {
        let (session, forget) = (session.clone(), forget.clone());
        Callback::from(move |action: Action| {
            forget.emit(());
            session.dispatch(action);
        })
    };
    let on_point = {
        let (session, selection, refused) = (session.clone(), selection.clone(), refused.clone());
        let (note, act, forget, skip) = (
            note.clone(),
            act.clone(),
            forget.clone(),
            playing.skip.clone(),
        );
        let legal = view.legal.clone();
        Callback::from(move |point: Point| {
            if !latest {
                return forget.emit(());
            }
            skip.emit(());
            if session.game.outcome().is_some() || session.computer_to_move().is_some() {
                return;
            }
            let game = &session.game;
            match click(game.rules(), game.position(), &legal, &selection, point) {
                Answer::Play(mv) => act.emit(Action::Play(mv)),
                Answer::Select(next) => {
                    note.set(Note::default());
                    refused.set(None);
                    selection.set(next);
                }
                Answer::Refuse(reason) => {
                    let nonce = refused.map_or(0, |(_, nonce)| nonce + 1);
                    refused.set(Some((point, nonce)));
                    note.set(Note::Refused(reason, nonce));
                }
            }
        })
    };
    let on_lift = {
        let (selection, on_point) = (selection.clone(), on_point.clone());
        Callback::from(move |point: Point| {
            if selection.at() != Some(point) {
                on_point.emit(point);
            }
        })
    };
    let on_cancel = {
        let (selection, note, refused) = (selection.clone(), note.clone(), refused.clone());
        Callback::from(move |()| {
            selection.set(Selection::default());
            note.set(Note::default());
            refused.set(None);
        })
    };
    let start = {
        let (act, bottom, choosing) = (act.clone(), bottom.clone(), choosing.clone());
        let change = context.map(|context| context.change);
        Callback::from(move |chosen: Settings| {
            let session = new_session(&chosen);
            bottom.set(session.bottom());
            if let Some(change) = &change {
                change.emit(chosen);
            }
            act.emit(Action::Replace(Box::new(session)));
            choosing.set(false);
        })
    };

    let title = messages.with("page-title", &[("status", view.status(&messages).into())]);
    use_effect_with(title, |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });

    let open = {
        let choosing = choosing.clone();
        Callback::from(move |()| choosing.set(true))
    };
    let close = {
        let choosing = choosing.clone();
        Callback::from(move |()| choosing.set(false))
    };
    let turn = {
        let bottom = bottom.clone();
        Callback::from(move |()| bottom.set(!*bottom))
    };
    let go = {
        let (viewed, selection, note) = (viewed.clone(), selection.clone(), note.clone());
        Callback::from(move |to: usize| {
            selection.set(Selection::default());
            note.set(Note::default());
            viewed.set((to < plies).then_some(to));
        })
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
    let heading = messages.get(&format!("rules-{}", view.rules_key));
    html! {
        <main class="play">
            <section class="table" aria-label={messages.get("board-label")} id="board">
                { bar(!*bottom) }
                <Board view={View { bottom: *bottom }} scene={playing.scene.clone()} lead={playing.lead}
                    marks={view.marks(*refused)} {hop} label={messages.get("board-label")}
                    labels={labels::of_points(&messages, &view)} {on_point} {on_lift} {on_cancel} />
                { bar(*bottom) }
            </section>
            <aside class="panel">
                <h1>{ heading }</h1>
                <p class="summary">{ messages.get(&format!("rules-{}-summary", view.rules_key)) }</p>
                <Notice note={(*note).clone()} view={view.clone()} {ply} {plies} />
                <Moves session={(*session).clone()} {ply} {go} />
                <Actions session={(*session).clone()} {act} new_game={open} {turn} {ask_draw} />
                <p class="visually-hidden" role="status">{ labels::announcement(&messages, &session) }</p>
            </aside>
            if *choosing {
                <NewGame {settings} {start} {close} />
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
    web_sys::window()
        .and_then(|window| {
            window
                .match_media("(prefers-reduced-motion: reduce)")
                .ok()?
        })
        .is_some_and(|query| query.matches())
}
