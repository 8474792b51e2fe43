//! What the visitor does at the board.

use alquerque_rules::Point;
use yew::prelude::*;

use super::game_view::GameView;
use super::hand::{Gesture, Hand};
use crate::board::{Answer, BoardEvent, Playing, click, prepare, resolve};
use crate::game::{Action, Session};
use crate::sound::Sound;

/// Answers what the visitor does at the board: a move, more or less of one in hand, or why not.
pub fn at_board(
    session: &UseReducerHandle<Session>,
    hand: &UseReducerHandle<Hand>,
    view: &GameView,
    playing: &Playing,
    act: &Callback<Action>,
) -> Callback<BoardEvent> {
    let (session, hand, view) = (session.clone(), hand.clone(), view.clone());
    let (playing, act) = (playing.clone(), act.clone());
    Callback::from(move |event| {
        let (point, dropped): (Point, bool) = match event {
            BoardEvent::Cancel if hand.viewed.is_some() => return,
            BoardEvent::Cancel => return hand.dispatch(Gesture::PutDown),
            // Lifting what is in hand already is no other choice.
            BoardEvent::Lift(point) if view.selection.at() == Some(point) => return,
            // The piece has been taken, or the lift refused, in the meantime.
            BoardEvent::Drop(_) if view.selection.from.is_none() => return,
            BoardEvent::Lift(point) | BoardEvent::Choose(point) => (point, false),
            BoardEvent::Drop(point) => (point, true),
        };
        if hand.viewed.is_some() {
            return hand.dispatch(Gesture::LookAt(None));
        }
        // A move made while the one before is still played out is not lost: what it answers is shown at once.
        playing.skip.emit(());
        let (rules, position) = (session.game.rules(), session.game.position());
        if let Some(side) = view.prepares {
            let own = position.pieces(side);
            let next = prepare(rules, side, own, &view.selection, point, dropped);
            return hand.dispatch(Gesture::Prepare(next));
        }
        if view.legal.is_empty() {
            return;
        }
        let answer = click(rules, position, &view.legal, &view.selection, point);
        if dropped && !matches!(answer, Answer::Refuse(_)) {
            playing.carried.emit(());
        }
        match answer {
            Answer::Play(mv) => act.emit(Action::Play(mv)),
            Answer::Select(next) => hand.dispatch(Gesture::Select(next)),
            Answer::Refuse(reason) => {
                Sound::Refusal.play();
                hand.dispatch(Gesture::Refuse(point, reason));
            }
        }
    })
}

/// Plays what was prepared as soon as the computer has moved, or drops it when it has become impossible.
#[hook]
pub fn use_prepared(
    session: &Session,
    hand: &UseReducerHandle<Hand>,
    view: &GameView,
    act: &Callback<Action>,
) {
    let waits = session.computer_to_move().is_some();
    use_effect_with(waits, {
        let (hand, legal, act) = (hand.clone(), view.legal.clone(), act.clone());
        move |&waits| {
            if waits || hand.prepared.from.is_none() {
                return;
            }
            // A handle shows the latest state, and what was prepared is put down below.
            let prepared = hand.prepared.clone();
            match resolve(&legal, &prepared) {
                Some(Answer::Play(mv)) => act.emit(Action::Play(mv)),
                Some(Answer::Select(next)) => hand.dispatch(Gesture::Select(next)),
                _ => {
                    hand.dispatch(Gesture::PutDown);
                    if !prepared.landings.is_empty() && !legal.is_empty() {
                        hand.dispatch(Gesture::Say("premove-dropped"));
                    }
                }
            }
        }
    });
}
