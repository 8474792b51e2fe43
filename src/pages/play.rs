//! The page with the game in progress.

mod actions;
mod analysis;
mod at_board;
mod bottom;
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
mod sheets;
mod thinking;
mod truth;
mod typed;

use alquerque_rules::{Color, Position, RuleSet, Rules};
use alquerque_worker::Level;
use gloo_events::EventListener;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::SettingsContext;
use crate::board::{Board, View, use_playback};
use crate::dom::document;
use crate::engine::Engine;
use crate::game::{Action, Player, Session};
use crate::i18n::{outcome_reason, rules_name, rules_summary, use_messages};
use crate::looks::media;
use crate::pages::modal::Sheet;
use crate::sound::use_sound;
use crate::storage::{self, Found, Settings};

use actions::Actions;
use at_board::{at_board, use_prepared};
use bottom::use_bottom;
use clocks::use_clocks;
use dialog::NewGame;
use evaluation::use_evaluation;
use focus::{CURSOR, focus_on, go_to, keep_focus};
use game_view::GameView;
use hand::{Gesture, Hand};
use helps::{can_be_helped, use_hint};
use keys::Meaning;
use moves::Moves;
use navigation::use_navigation;
use notice::Words;
use players::player_bar;
use result::{after, game_over, use_end};
use seats::seats;
use sheets::Texts;
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
    /// The list of the keys.
    Keys,
    /// The texts of position and game.
    Texts,
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
    let open = use_state_eq(|| None::<Dialog>);
    let (page, table, field) = (use_node_ref(), use_node_ref(), use_node_ref());
    let pause = use_state_eq(|| false);
    let paused = *pause && !session.has_person();
    use_clocks(&session, paused);
    let engine = use_memo((), |()| Engine::new());
    let truth = use_truth(&engine, &session);
    let thinking = use_computer(&engine, &session, hand.dispatcher(), &settings, paused);

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
    let turning = settings.turning && session.players == [Player::Person; 2];
    let still = hand.viewed.is_none() && view.outcome.is_none() && !playing.busy;
    let bottom = use_bottom(&session, turning && still);
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
    let begin = {
        let (act, bottom, table) = (act.clone(), bottom.clone(), table.clone());
        let pause = pause.setter();
        Callback::from(move |(session, below): (Session, Color)| {
            pause.set(false);
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

    let title = messages.with("page-title", &[("status", view.status(&messages).into())]);
    use_effect_with(title, |title| {
        if let Some(document) = document() {
            document.set_title(title);
        }
    });

    let helped = can_be_helped(&session, &hand);
    let press = {
        let (session, hand, open) = (session.clone(), hand.dispatcher(), open.setter());
        let (settings, bottom, pause) = (settings.clone(), bottom.clone(), pause.setter());
        let (page, field, shown) = (page.clone(), field.clone(), view.shown);
        let (act, ask_draw) = (act.clone(), thinking.ask_draw.clone());
        // Threats are shown of the side to move, while it waits for nothing but its own move.
        let told = ply < plies || helped;
        Callback::from(move |meaning: Meaning| {
            let look_at = |to: usize| hand.dispatch(Gesture::LookAt((to < plies).then_some(to)));
            match meaning {
                Meaning::Look(look) => look_at(look.from(ply, plies)),
                Meaning::LookAt(to) => look_at(to),
                Meaning::Write { .. } => {
                    if let Some(field) = field.cast::<HtmlElement>() {
                        let _ = field.focus();
                    }
                }
                Meaning::Hint if helped => hand.dispatch(Gesture::Help),
                Meaning::Hint => {}
                Meaning::Threats => {
                    let threats = !settings.threats;
                    let none = || session.game.rules().threatened(&shown).is_empty();
                    hand.dispatch(if threats && told && none() {
                        Gesture::Say("threats-none")
                    } else {
                        Gesture::Hush
                    });
                    change.emit(Settings {
                        threats,
                        ..(*settings).clone()
                    });
                }
                Meaning::Open(dialog) => open.set(Some(dialog)),
                Meaning::Act(action) => act.emit(action),
                Meaning::Turn => bottom.set(!*bottom),
                Meaning::Draw if session.visitor().is_some() => ask_draw.emit(()),
                Meaning::Draw => act.emit(Action::AgreeDraw),
                Meaning::Pause => pause.set(!paused),
                Meaning::Rematch => {
                    let again = session.rematch(seed());
                    // Two people keep their places at the device, so the colours change theirs.
                    let below = again.visitor().unwrap_or(!*bottom);
                    begin.emit((again, below));
                }
                Meaning::Review => {
                    look_at(0);
                    change.emit(Settings {
                        evaluation: true,
                        ..(*settings).clone()
                    });
                    focus_on(&page, ".steps .next");
                }
            }
        })
    };
    use_navigation(&table, ply, plies, &press);
    let typing = use_typing(&session, hand.dispatcher(), &act, &field, &table);
    let over = view.outcome.is_some();
    use_end(&open, over, playing.busy);
    let fresh = use_mut_ref(|| true);
    use_effect_with((*open, over), {
        let page = page.clone();
        move |(open, _)| {
            if !fresh.replace(false) && open.is_none() {
                keep_focus(&page);
            }
        }
    });
    let bar = |color: Color| {
        let captured = playing.scene.taken(!color);
        player_bar(
            &messages,
            &session,
            color,
            captured,
            thinking.of(color, &session),
        )
    };
    let close = {
        let (open, press) = (open.clone(), press.clone());
        Callback::from(move |value: String| {
            open.set(None);
            if let Some(meaning) = after(&value) {
                press.emit(meaning);
            }
        })
    };
    let game = &session.game;
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
                { words.view() }
                <Moves session={(*session).clone()} {ply} press={press.clone()} />
                { typing }
                { truth.view(&messages, ply, view.outcome.is_some() && ply == plies) }
                { helps::buttons(&messages, helped, view.hint.as_deref(), settings.threats, &press) }
                <Actions session={(*session).clone()} viewed={hand.viewed} {paused} press={press.clone()} />
                <p class="visually-hidden" role="status">
                    // Another element for each refusal, so that the same one again is heard again.
                    <span key={hand.refused.map_or(0, |(_, nonce)| nonce)}>
                        { format!("{} {} {}", labels::announcement(&messages, &session), words.head, words.text) }
                    </span>
                </p>
            </aside>
            { match (*open, view.outcome) {
                (Some(Dialog::NewGame(offered)), outcome) => html! {
                    <NewGame {settings} {offered} {start} {close} in_progress={outcome.is_none() && plies > 0} />
                },
                (Some(Dialog::Seats), _) => seats(&messages, session.players, &act, close),
                (Some(Dialog::Keys), _) => html! {
                    <Sheet class="keys" title={messages.get("keys")} {close}>{ sheets::keys(&messages) }</Sheet>
                },
                (Some(Dialog::Texts), _) => html! {
                    <Texts position={game.position_at(ply).map(Position::to_string).unwrap_or_default()}
                        moves={game.move_list().to_string()} {close} />
                },
                (Some(Dialog::GameOver), Some(outcome)) => {
                    let reason = outcome_reason(&messages, outcome, &view.set);
                    game_over(&messages, view.status(&messages), reason, outcome, view.lost(), plies, close)
                }
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
