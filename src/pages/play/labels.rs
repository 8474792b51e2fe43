//! What is said of points and moves to those who hear the board.

use std::rc::Rc;

use alquerque_rules::{Action, Point, PointSet};

use super::game_view::GameView;
use crate::board::{huffable, movable};
use crate::game::Session;
use crate::i18n::{Messages, color_key, list, points_list};

/// The name of each point by index: what stands there and what can be done with it.
pub fn of_points(messages: &Messages, view: &GameView) -> Rc<[String]> {
    let chain = !view.selection.landings.is_empty();
    let movable = if chain {
        PointSet::EMPTY
    } else {
        movable(&view.legal, view.selection.huff)
    };
    let of_point = |point: Point| {
        let name = point.to_string();
        let mut parts = vec![match view.shown.piece_at(point) {
            Some(color) => messages.with(
                "point-piece",
                &[("point", name.into()), ("color", color_key(color))],
            ),
            None => messages.with("point-empty", &[("point", name.into())]),
        }];
        let mut say = |when: bool, key: &str| {
            if when {
                parts.push(messages.get(key));
            }
        };
        let can_capture = view.must.contains(point);
        say(can_capture, "point-can-capture");
        say(movable.contains(point) && !can_capture, "point-can-move");
        say(view.selection.at() == Some(point), "point-selected");
        say(
            view.destinations.iter().any(|d| d.point == point),
            "point-destination",
        );
        say(huffable(&view.legal).contains(point), "point-huffable");
        list(messages, parts, "list-more")
    };
    Point::all().map(of_point).collect()
}

/// The last move in words.
pub fn announcement(messages: &Messages, session: &Session) -> String {
    let Some(turn) = session.game.turns().last() else {
        return String::new();
    };
    let color = color_key(!turn.position.side());
    let mut said = Vec::new();
    if let Some(huff) = turn.mv.huff {
        said.push(messages.with(
            "announce-huff",
            &[("color", color.clone()), ("point", huff.to_string().into())],
        ));
    }
    if let Some((from, to)) = turn.mv.from().zip(turn.mv.to()) {
        let (from, to) = (from.to_string(), to.to_string());
        let mut values = vec![("color", color), ("from", from.into()), ("to", to.into())];
        said.push(match turn.mv.action {
            Action::Capture(capture) => {
                values.push(("count", capture.jumps().into()));
                values.push((
                    "captured",
                    points_list(messages, capture.captured(), "and-list").into(),
                ));
                messages.with("announce-capture", &values)
            }
            _ => messages.with("announce-step", &values),
        });
    }
    said.join(" ")
}
