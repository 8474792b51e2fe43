//! What is marked on the board, and how.

use alquerque_rules::{Point, PointSet};
use yew::prelude::*;

use super::drawings::arrow;
use super::geometry::View;
use super::selection::{Destination, Reach};

/// What is marked on the board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Marks {
    /// Pieces that can be dragged.
    pub liftable: PointSet,
    /// Pieces that can be moved.
    pub movable: PointSet,
    /// Pieces that have to capture.
    pub must: PointSet,
    /// Pieces that can be huffed, and the one that has been chosen for it.
    pub huffable: PointSet,
    /// The huffed piece.
    pub huffed: Option<Point>,
    /// The selected piece.
    pub selected: Option<Point>,
    /// Where it can go.
    pub destinations: Vec<Destination>,
    /// Whether a move is not made but prepared.
    pub preparing: bool,
    /// A prepared move: the piece and the points it is sent to; just the piece while it is only in hand.
    pub prepared: Vec<Point>,
    /// Pieces that the opponent could take.
    pub threatened: PointSet,
    /// The piece that is recommended, and perhaps the points it would go to.
    pub hint: Vec<Point>,
    /// A point that was refused, and a number that differs from the refusal before.
    pub refused: Option<(Point, u32)>,
}

/// A line through points, as a path.
fn line(view: View, points: &[Point]) -> String {
    let places: Vec<String> = points
        .iter()
        .map(|&point| {
            let (x, y) = view.place(point);
            format!("{x} {y}")
        })
        .collect();
    format!("M{}", places.join("L"))
}

fn ring(view: View, point: Point, class: &'static str, radius: u32) -> Html {
    let (x, y) = view.place(point);
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} /> }
}

/// The way of the last move.
pub fn way(view: View, points: &[Point]) -> Html {
    let ends = [points.first(), points.last()].into_iter().flatten();
    html! {
        <g class="path" aria-hidden="true">
            if points.len() > 1 {
                <path d={line(view, points)} />
                { for ends.map(|&point| ring(view, point, "trace", 42)) }
            }
        </g>
    }
}

/// What can and what must be done.
pub fn rings(view: View, marks: &Marks) -> Html {
    let quiet = marks.movable - marks.must;
    let each = |points: PointSet, class, radius| {
        points
            .into_iter()
            .map(move |point| ring(view, point, class, radius))
    };
    let destinations = marks.destinations.iter().map(|d| {
        let class = match d.reach {
            Reach::Next => "destination",
            Reach::End => "destination by-end",
            Reach::Routes => "destination routes",
        };
        ring(view, d.point, class, 16)
    });
    let refused = marks.refused.map(|(point, nonce)| {
        html! { <g key={nonce.to_string()}>{ ring(view, point, "refused", 42) }</g> }
    });
    html! {
        <g class="rings" aria-hidden="true">
            { for each(quiet, "movable", 40) }
            { for each(marks.must, "must", 42) }
            { for each(marks.huffable, "huffable", 42) }
            { for marks.huffed.map(|point| ring(view, point, "huffed", 42)) }
            { for marks.selected.map(|point| ring(view, point, "selected", 42)) }
            { for destinations }
            { for refused }
        </g>
    }
}

/// A prepared move: the piece, a dashed line and where it ends.
pub fn premove(view: View, points: &[Point]) -> Html {
    let sent = points.get(1..).unwrap_or_default();
    html! {
        <g class="premove" aria-hidden="true">
            { for points.first().map(|&point| ring(view, point, "piece-in-hand", 42)) }
            if !sent.is_empty() {
                <path d={line(view, points)} />
                { for sent.iter().map(|&point| ring(view, point, "stop", 12)) }
            }
        </g>
    }
}

/// A badge with crossed blades at the shoulder of each piece that the opponent could take.
pub fn signs(view: View, threatened: PointSet) -> Html {
    let sign = |point| {
        let (x, y) = view.place(point);
        html! {
            <g class="threat" transform={format!("translate({} {})", x + 27, y - 27)}>
                <circle r="13" />
                <path d="M-6-6L6 6M6-6L-6 6M-7 2L-2 7M7 2L2 7" />
            </g>
        }
    };
    html! { <g aria-hidden="true">{ for threatened.into_iter().map(sign) }</g> }
}

/// The recommended piece, and an arrow for each hop of its move.
pub fn hint(view: View, points: &[Point]) -> Html {
    let arrows = points
        .windows(2)
        .map(|hop| arrow(view, hop[0], hop[1], "hint"));
    html! {
        <>
            { for points.first().map(|&point| ring(view, point, "hint", 45)) }
            { for arrows }
        </>
    }
}
