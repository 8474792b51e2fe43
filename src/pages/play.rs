//! The page with the game in progress.

mod actions;
mod analysis;
mod at_board;
mod clocks;
mod dialog;
mod draft;
mod evaluation;
mod focus;
mod game_view;
mod hand;
mod helps;
mod house;
mod keys;
mod labels;
mod moves;
mod navigation;
mod notice;
mod players;
mod result;
mod seats;
mod thinking;
mod truth;
mod typed;

use alquerque_rules::{Color, RuleSet, Rules};
use alquerque_worker::Level;
use gloo_events::EventListener;
use yew::prelude::*;

use crate::app::SettingsContext;
use crate::board::{Board, View, use_playback};
use crate::engine::Engine;
use crate::game::{Action, Player, Session};
use crate::i18n::{outcome_reason, rules_name, rules_summary, use_messages};
use crate::looks::media;
use crate::sound::use_sound;
use crate::storage::{self, Found, Settings};

use actions::Actions;
use at_board::{at_board, use_prepared};
use clocks::{ClockFace, use_clocks};
use dialog::NewGame;
use evaluation::use_evaluation;
use focus::{CURSOR, focus_on, go_to, keep_focus};
use game_view::GameView;
use hand::{Gesture, Hand};
use helps::{use_helps, use_hint};
use moves::Moves;
use navigation::use_navigation;
use notice::{Notice, Words};
use players::PlayerBar;
use result::{After, GameOver};
use seats::Seats;
use thinking::use_computer;
use truth::use_truth;
use typed::use_typing;

/// What lies open over the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dialog {
    /// The choice of a new game, with these rules where a link offers some.
    NewGame(Option<RuleSet>),
    /// How the game ended.
    GameOver,
    /// The choice of who plays.
    Seats,
}

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
    let bottom = use_state_eq(|| storage::load_bottom().unwrap_or(session.bottom()));
    use_effect_with(*bottom, |bottom| storage::save_bottom(*bottom));
    let open = use_state_eq(|| None::<Dialog>);
    let (page, table, field) = (use_node_ref(), use_node_ref(), use_node_ref());
    use_clocks(&session);
    let engine = use_memo((), |()| Engine::new());
    let truth = use_truth(&engine, &session);
    let thinking = use_computer(&engine, &session, hand.dispatcher(), &settings);

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
            let listener = storage::follow(storage::GAME, move || {
                if let Found::Game(other) = storage::load_game() {
                    hand.dispatch(Gesture::PutDown);
                    session.dispatch(Action::Replace(other));
                }
            });
            move || drop(listener)
        }
    });

    // A link that brings rules, also one that is followed while the page is open.
    use_effect_with((), {
        let (open, hand) = (open.setter(), hand.dispatcher());
        move |()| {
            let look = move || match house::take_from_address() {
                Some(Ok(set)) => open.set(Some(Dialog::NewGame(Some(set)))),
                Some(Err(())) => hand.dispatch(Gesture::Say("rules-link-bad")),
                None => {}
            };
            look();
            let listener = web_sys::window()
                .map(|window| EventListener::new(&window, "hashchange", move |_| look()));
            move || drop(listener)
        }
    });

    let plies = session.game.turns().len();
    let ply = hand.viewed.unwrap_or(plies);
    let hop = if reduced_motion() {
        0
    } else {
        settings.motion.hop_ms()
    };
    let playing = use_playback(*session.game.start(), hand.shown(&session), hop);
    let hint = use_hint(&engine, &session, &hand);
    let view = GameView::new(&session, &hand, playing.busy, &settings, hint);
    let evaluation = use_evaluation(&engine, &session, &truth, ply, settings.evaluation);
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
    let begin = {
        let (act, bottom, table) = (act.clone(), bottom.clone(), table.clone());
        Callback::from(move |(session, below): (Session, Color)| {
            bottom.set(below);
            act.emit(Action::Replace(Box::new(session)));
            // On a phone the button for it is a screen away from the board.
            go_to(&table, CURSOR);
        })
    };
    let start = {
        let (begin, change) = (begin.clone(), change.clone());
        Callback::from(move |chosen: Settings| {
            let session = new_session(&chosen);
            change.emit(chosen);
            let below = session.bottom();
            begin.emit((session, below));
        })
    };
    let rematch = {
        let (session, bottom) = (session.clone(), *bottom);
        // Two people keep their places at the device, so the colours change theirs.
        Callback::from(move |()| {
            let again = session.rematch(seed());
            let below = again.visitor().unwrap_or(!bottom);
            begin.emit((again, below));
        })
    };

    let title = messages.with("page-title", &[("status", view.status(&messages).into())]);
    use_effect_with(title, |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });

    let show = |dialog: Option<Dialog>| {
        let open = open.clone();
        Callback::from(move |()| open.set(dialog))
    };
    let turn = {
        let bottom = bottom.clone();
        Callback::from(move |()| bottom.set(!*bottom))
    };
    let go = {
        let hand = hand.dispatcher();
        Callback::from(move |to: usize| hand.dispatch(Gesture::LookAt((to < plies).then_some(to))))
    };
    use_navigation(&table, &field, ply, plies, &go);
    let typing = use_typing(&session, hand.dispatcher(), &act, &field, &table);
    let over = view.outcome.is_some();
    // The end of a game is told once, when the last move has been seen; not again after a reload.
    let told = use_mut_ref(|| over);
    use_effect_with((over, playing.busy), {
        let open = open.clone();
        move |&(over, busy)| {
            let news = over && !busy && !*told.borrow();
            if news && open.is_none() {
                open.set(Some(Dialog::GameOver));
            }
            *told.borrow_mut() = over && (news || *told.borrow());
        }
    });
    let fresh = use_mut_ref(|| true);
    use_effect_with((*open, over), {
        let page = page.clone();
        move |(open, _)| {
            if !fresh.replace(false) && open.is_none() {
                keep_focus(&page);
            }
        }
    });
    let turning = settings.turning
        && session.players == [Player::Person; 2]
        && hand.viewed.is_none()
        && !over;
    use_effect_with((turning && !playing.busy, session.side()), {
        let bottom = bottom.clone();
        move |&(turns, side)| {
            if turns {
                bottom.set(side);
            }
        }
    });
    let after = {
        let (show, hand, page) = (open.clone(), hand.dispatcher(), page.clone());
        let (rematch, settings) = (rematch.clone(), settings.clone());
        Callback::from(move |next: After| {
            show.set((next == After::NewGame).then_some(Dialog::NewGame(None)));
            match next {
                After::Rematch => rematch.emit(()),
                After::Review => {
                    hand.dispatch(Gesture::LookAt(Some(0)));
                    change.emit(Settings {
                        evaluation: true,
                        ..(*settings).clone()
                    });
                    focus_on(&page, ".steps .next");
                }
                After::NewGame | After::Nothing => {}
            }
        })
    };
    // Whoever takes over a side sits below; after a reload the board lies as it lay.
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
                thinking={thinking.of(color, &session)}
                clock={html! { <ClockFace session={(*session).clone()} {color} /> }} />
        }
    };
    let words = Words::new(&messages, &hand.note, &view, ply, plies);
    html! {
        <main ref={page} class="play">
            <section ref={table} class={classes!("table", evaluation.is_some().then_some("evaluated"))} aria-label={messages.get("board-label")} id="board">
                { bar(!*bottom) }
                if let Some(evaluation) = evaluation {
                    { evaluation.view(&messages, *bottom) }
                }
                <Board view={View { bottom: *bottom, coordinates: settings.coordinates }} scene={playing.scene.clone()} lead={playing.lead}
                    marks={view.marks(hand.refused)} {hop} label={messages.get("board-label")}
                    labels={labels::of_points(&messages, &view)} {tell} />
                { bar(*bottom) }
            </section>
            <aside class="panel">
                <h1>{ rules_name(&messages, &view.set) }</h1>
                <p class="summary">{ rules_summary(&messages, &view.set) }</p>
                <Notice words={words.clone()} />
                <Moves session={(*session).clone()} {ply} {go} />
                { typing }
                { truth.view(&messages, ply, view.outcome.is_some() && ply == plies) }
                { helps }
                <Actions session={(*session).clone()} viewed={hand.viewed} act={act.clone()} {turn} {ask_draw} {rematch}
                    new_game={show(Some(Dialog::NewGame(None)))} players={show(Some(Dialog::Seats))} />
                <p class="visually-hidden" role="status">
                    // Another element for each refusal, so that the same one again is heard again.
                    <span key={hand.refused.map_or(0, |(_, nonce)| nonce)}>
                        { format!("{} {} {}", labels::announcement(&messages, &session), words.head, words.text) }
                    </span>
                </p>
            </aside>
            { match (*open, view.outcome) {
                (Some(Dialog::NewGame(offered)), outcome) => html! {
                    <NewGame {settings} {offered} {start} close={show(None)} in_progress={outcome.is_none() && plies > 0} />
                },
                (Some(Dialog::Seats), _) => html! {
                    <Seats players={session.players} act={act.clone()} close={show(None)} />
                },
                (Some(Dialog::GameOver), Some(outcome)) => html! {
                    <GameOver title={view.status(&messages)} reason={outcome_reason(&messages, outcome, &view.set)}
                        {outcome} {plies} lost={view.lost()} close={after} />
                },
                _ => Html::default(),
            } }
        </main>
    }
}

/// The game that the settings ask for.
fn new_session(settings: &Settings) -> Session {
    // What was stored by hand or by another version need not go together.
    let rules = Rules::new(settings.rule_set()).unwrap_or_else(|_| Rules::from(settings.rules));
    let seed = seed();
    let computer = Player::Computer(settings.level.parse().unwrap_or(Level::ALL[0]));
    let players = match settings.color.filter(|_| settings.computer) {
        Some(Color::White) => [Player::Person, computer],
        Some(Color::Black) => [computer, Player::Person],
        None if !settings.computer => [Player::Person; 2],
        None if seed.is_multiple_of(2) => [Player::Person, computer],
        None => [computer, Player::Person],
    };
    Session::new(rules, players, seed).with_time(settings.time)
}

/// Another seed for each game.
fn seed() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}

/// Whether the visitor has asked the system for less motion.
fn reduced_motion() -> bool {
    media("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}
