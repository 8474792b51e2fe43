//! The drawn board beneath the pieces: frame, lines, points and the names of files and ranks.

use alquerque_rules::{Direction, Point};
use yew::prelude::*;

use super::geometry::{FRAME, UNIT, View};
use crate::storage::Coordinates;

/// What the drawn board depends on.
#[derive(Properties, PartialEq)]
pub struct GroundProps {
    pub view: View,
}

/// Half the lines of a point are enough: each is drawn from its western or southern end.
const DRAWN: [Direction; 4] = [
    Direction::North,
    Direction::NorthEast,
    Direction::East,
    Direction::SouthEast,
];

/// Everything on the board that never moves.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    let view = props.view;
    let lines: String = Point::all()
        .flat_map(|point| DRAWN.map(|direction| point.step(direction).map(|to| (point, to))))
        .flatten()
        .map(|(from, to)| {
            let ((x1, y1), (x2, y2)) = (view.place(from), view.place(to));
            format!("M{x1} {y1}L{x2} {y2}")
        })
        .collect();
    html! {
        <g class="ground" aria-hidden="true">
            { frame("frame-outer", FRAME, 8) }
            { frame("frame-inner", FRAME - 7, 5) }
            <path class="lines" d={lines} />
            { for Point::all().map(|point| mark(view, point)) }
            { for names(view) }
        </g>
    }
}

fn frame(class: &'static str, out: i32, round: i32) -> Html {
    let side = (4 * UNIT + 2 * out).to_string();
    html! {
        <rect class={class} x={(-out).to_string()} y={(-out).to_string()} width={side.clone()} height={side}
            rx={round.to_string()} />
    }
}

/// A strong point is a small star, a weak one a dot.
fn mark(view: View, point: Point) -> Html {
    let (x, y) = view.place(point);
    if point.is_strong() {
        let transform = format!("translate({x} {y})");
        html! { <path class="strong" {transform} d="M0-11Q2-2 11 0Q2 2 0 11Q-2 2-11 0Q-2-2 0-11Z" /> }
    } else {
        html! { <circle class="weak" cx={x.to_string()} cy={y.to_string()} r="4" /> }
    }
}

/// The names of files below and of ranks on the left: in the margin, or at the lower right and the upper left of
/// the outermost points, as close to them as rings around stones allow.
fn names(view: View) -> impl Iterator<Item = Html> {
    let far = 4 * UNIT;
    let name = |x: i32, y: i32, text: u8| {
        html! { <text class="coordinate" x={x.to_string()} y={y.to_string()}>{ char::from(text) }</text> }
    };
    let (out, along) = match view.coordinates {
        Coordinates::Inside => (37, 30),
        _ => ((FRAME + view.margin()) / 2, 0),
    };
    let count = if view.coordinates == Coordinates::Off {
        0
    } else {
        5
    };
    (0..count).filter_map(move |i| {
        let (x, y) = view.place(Point::at(i, i)?);
        Some(html! {
            <>
                { name(x + along, far + out, b'a' + i) }
                { name(-out, y - along, b'1' + i) }
            </>
        })
    })
}
