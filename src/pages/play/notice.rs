//! The box that says what must be done, why something was refused, and how the game ended.

use alquerque_rules::{IllegalMove, Move, Point, PointSet};
use yew::prelude::*;

use super::game_view::GameView;
use super::typed::Misread;
use crate::board::{Reach, huffable};
use crate::i18n::{Messages, color_key, list, misread, outcome_reason, points_list, refusal};

/// Something to say that passes with the next click.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Note {
    /// Nothing.
    #[default]
    None,
    /// A message without values.
    Key(&'static str),
    /// Why a click was refused.
    Refused(IllegalMove),
    /// Why what was written is no move.
    Misread(Misread),
}

/// What is to be said now.
#[derive(Debug, Clone, PartialEq)]
pub struct Words {
    /// How the box looks.
    class: &'static str,
    /// The heading; may be empty.
    pub head: String,
    /// The sentence; may be empty.
    pub text: String,
}

impl Words {
    /// What is to be said of a game of so many plies, of which the board shows one.
    pub fn new(
        messages: &Messages,
        note: &Note,
        view: &GameView,
        ply: usize,
        plies: usize,
    ) -> Words {
        let (class, head, text) = words(messages, note, view, ply, plies);
        Words {
            class,
            head: head.unwrap_or_default(),
            text,
        }
    }

    /// The box. It is always there, so that the page does not jump when it fills. Those who hear the page are told
    /// the same behind the last move.
    pub fn view(&self) -> Html {
        html! {
            <div class={classes!("notice", self.class)}>
                if !self.head.is_empty() {
                    <strong>{ &self.head }</strong>{ " " }
                }
                { &self.text }
            </div>
        }
    }
}

fn words(
    messages: &Messages,
    note: &Note,
    view: &GameView,
    ply: usize,
    plies: usize,
) -> (&'static str, Option<String>, String) {
    let any = |points: PointSet| points_list(messages, points, "or-list");
    let side = view.position.side();
    match (note, view.outcome) {
        (Note::Refused(reason), _) => ("must", None, refusal(messages, reason)),
        (Note::Misread(Misread::Illegal(reason)), _) => ("must", None, refusal(messages, reason)),
        (Note::Misread(Misread::Text(error)), _) => ("info", None, misread(messages, error)),
        (Note::Misread(Misread::Several(moves)), _) => {
            let moves = moves.iter().map(Move::to_string).collect();
            let list = list(messages, moves, "or-list");
            (
                "info",
                None,
                messages.with("typed-several", &[("moves", list.into())]),
            )
        }
        (Note::Key(key), _) => ("info", None, messages.get(key)),
        (Note::None, _) if ply < plies => {
            let values = [("ply", ply.into()), ("plies", plies.into())];
            ("info", None, messages.with("ply-of", &values))
        }
        (Note::None, Some(outcome)) => (
            if view.lost() { "lost" } else { "end" },
            Some(view.status(messages)),
            outcome_reason(messages, outcome, &view.set),
        ),
        (Note::None, None) if view.prepares.is_some() => {
            let point = |point: Option<Point>| point.map_or(String::new(), |p| p.to_string());
            let selection = &view.selection;
            let values = [
                ("from", point(selection.from).into()),
                ("to", point(selection.at()).into()),
            ];
            let text = match (selection.from, selection.landings.is_empty()) {
                (None, _) => return ("quiet", Some(view.status(messages)), String::new()),
                (Some(_), true) => messages.with("premove-piece", &values),
                (Some(_), false) => messages.with("premove-set", &values),
            };
            ("end", None, text)
        }
        (Note::None, None) if !view.selection.landings.is_empty() => {
            let next: PointSet = view
                .destinations
                .iter()
                .filter(|d| d.reach == Reach::Next)
                .map(|d| d.point)
                .collect();
            let may_stop = view.set.completion == alquerque_rules::Completion::MayStop;
            let key = if may_stop {
                "chain-may-stop"
            } else {
                "chain-goes-on"
            };
            (
                "can",
                None,
                messages.with(key, &[("points", any(next).into())]),
            )
        }
        (Note::None, None) if view.hint.is_some() => {
            let way = view.hint.as_deref().unwrap_or_default();
            let name = |point: Option<&Point>| point.map_or(String::new(), Point::to_string);
            let values = [
                ("from", name(way.first()).into()),
                ("to", name(way.last()).into()),
            ];
            let key = match way.len() {
                0 => "hint-pending",
                1 => "hint-piece",
                _ => "hint-move",
            };
            ("can", None, messages.with(key, &values))
        }
        (Note::None, None) if !view.must.is_empty() => {
            let head = match view.visitor {
                Some(_) => messages.get("must-capture"),
                None => messages.with("must-capture-other", &[("color", color_key(side))]),
            };
            let key = if view.must.len() == 1 {
                "must-capture-one"
            } else {
                "must-capture-some"
            };
            (
                "must",
                Some(head),
                messages.with(key, &[("points", any(view.must).into())]),
            )
        }
        (Note::None, None) => match (view.selection.huff, huffable(&view.legal)) {
            (Some(huff), _) => (
                "can",
                None,
                messages.with("huff-chosen", &[("points", huff.to_string().into())]),
            ),
            (None, points) if !points.is_empty() => (
                "can",
                None,
                messages.with("huff-offer", &[("points", any(points).into())]),
            ),
            _ if view.legal.is_empty() => ("quiet", Some(view.status(messages)), String::new()),
            _ => (
                "quiet",
                Some(view.status(messages)),
                messages.get("can-move-hint"),
            ),
        },
    }
}
