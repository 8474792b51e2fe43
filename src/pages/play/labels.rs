//! What is said of points and moves to those who hear the board.

use std::rc::Rc;

use alquerque_rules::{Action, Point, PointSet};

use super::game_view::GameView;
use crate::board::{Reach, huffable, movable};
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
        let prepares = view.prepares.is_some();
        let waits = view.selection.at() == Some(point);
        say(waits && !(prepares && chain), "point-selected");
        say(waits && prepares && chain, "point-prepared");
        let reach = view.destinations.iter().find(|d| d.point == point);
        let reach = reach.filter(|_| !(prepares && chain));
        say(
            reach.is_some(),
            match reach.map(|d| d.reach) {
                _ if prepares => "point-prospect",
                Some(Reach::Routes) => "point-routes",
                _ => "point-destination",
            },
        );
        say(view.threatened.contains(point), "point-threatened");
        say(
            view.hint.as_ref().and_then(|way| way.first()) == Some(&point),
            "point-hint",
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
