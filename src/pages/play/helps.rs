//! Help at the board: hints in two steps, and the buttons for them, for threats, the list of keys and texts to copy.

use alquerque_rules::{Action, Move, Point};
use yew::prelude::*;

use super::Dialog;
use super::analysis::{Wanted, use_analysis};
use super::hand::{Hand, Help};
use super::keys::Meaning;
use crate::engine::{Engine, Purpose};
use crate::game::{Player, Session};
use crate::i18n::Messages;
use crate::pages::buttons::{KEYBOARD, icon, labelled};

/// After so many positions the engine's opinion is good enough for a hint: about a second on a phone.
const NODES: u64 = 300_000;

/// Whether a person can be given a hint now.
pub fn can_be_helped(session: &Session, hand: &Hand) -> bool {
    hand.viewed.is_none()
        && session.game.outcome().is_none()
        && session.player(session.side()) == Player::Person
}

/// The points that a move passes, its start first.
fn way(mv: &Move) -> Vec<Point> {
    let onward = match mv.action {
        Action::Step(step) => vec![step.to()],
        Action::Capture(capture) => capture.landings().collect(),
        Action::None => Vec::new(),
    };
    mv.from().into_iter().chain(onward).collect()
}

/// As much of the way of the recommended move as is to be shown: its piece at first, unless that was in hand when the
/// hint was asked for, or is the only one that can move.
fn part(mut way: Vec<Point>, legal: &[Move], help: Help) -> Vec<Point> {
    let piece = way.first().copied();
    if let Help::Piece { held } = help
        && held != piece
        && legal.iter().any(|mv| mv.from() != piece)
    {
        way.truncate(1);
    }
    way
}

/// What the board shows of the recommended move: nothing of it while the engine looks for it, just its piece at
/// first, then all points it passes. `None` when no hint was asked for.
#[hook]
pub fn use_hint(engine: &Engine, session: &Session, hand: &Hand) -> Option<Vec<Point>> {
    let asked = hand.help != Help::None && can_be_helped(session, hand);
    let wanted = asked.then(|| Wanted {
        ply: session.game.turns().len(),
        lines: 1,
        nodes: NODES,
    });
    let analysis = use_analysis(engine, Purpose::Hint, session, wanted);
    asked.then(|| {
        let analysis = analysis.filter(|analysis| analysis.done);
        let best = analysis.and_then(|analysis| {
            let way = way(analysis.lines.first()?.moves.first()?);
            Some(part(way, &session.game.legal_moves(), hand.help))
        });
        best.unwrap_or_default()
    })
}

/// The buttons. Most of them do what a key does.
pub fn buttons(
    messages: &Messages,
    helped: bool,
    hint: Option<&[Point]>,
    threats: bool,
    press: &Callback<Meaning>,
) -> Html {
    let again = hint.is_some_and(|way| way.len() == 1);
    let hint = if again { "hint-again" } else { "hint" };
    let on = |meaning: Meaning| press.reform(move |_: MouseEvent| meaning.clone());
    let open = |class, drawing: &'static str, dialog| {
        let drawing = html! { <path d={drawing} /> };
        icon(
            class,
            messages.get(class),
            drawing,
            Some(on(Meaning::Open(dialog))),
        )
    };
    html! {
        <div class="actions helps">
            { labelled("hint", messages.get(hint), "M9 18H15M10 21H14M9 18C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 18", Some("h"), None, helped.then(|| on(Meaning::Hint))) }
            { labelled("threats", messages.get("threats"), "M4 4L19 19M20 4L5 19M4 15L9 20M20 15L15 20", Some("t"), Some(threats), Some(on(Meaning::Threats))) }
            { open("copy", "M9 8H20V21H9ZM15 8V3H4V16H9", Dialog::Texts) }
            { open("keys", KEYBOARD, Dialog::Keys) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(way: &[Point]) -> Vec<String> {
        way.iter().map(Point::to_string).collect()
    }

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn a_hint_passes_every_landing_of_a_capture() {
        assert_eq!(points(&way(&mv("b1xb3xb5"))), ["b1", "b3", "b5"]);
        assert_eq!(points(&way(&mv("d2-c3"))), ["d2", "c3"]);
    }

    #[test]
    fn a_hint_begins_with_the_piece_unless_that_is_known() {
        let shown = |legal: &[&str], held: Option<&str>| {
            let legal: Vec<Move> = legal.iter().map(|text| mv(text)).collect();
            let held = held.map(|name| name.parse().unwrap());
            points(&part(way(&mv("d2-c3")), &legal, Help::Piece { held }))
        };
        assert_eq!(shown(&["d2-c3", "a1-a2"], None), ["d2"]);
        assert_eq!(shown(&["d2-c3", "a1-a2"], Some("a1")), ["d2"]);
        assert_eq!(shown(&["d2-c3", "a1-a2"], Some("d2")), ["d2", "c3"]);
        assert_eq!(shown(&["d2-c3", "d2-d3"], None), ["d2", "c3"]);
    }
}
