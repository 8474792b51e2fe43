//! The board's component.

use std::rc::Rc;

use alquerque_rules::{Point, PointSet};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::geometry::{MARGIN, UNIT, View};
use super::lines::Ground;
use super::pieces::{paints, stone};
use super::playback::{Fate, Piece, Scene};
use super::selection::Destination;

/// What is marked on the board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Marks {
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
    /// A point that was refused, and a number that differs from the refusal before.
    pub refused: Option<(Point, u32)>,
}

/// What the board is told.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: View,
    pub scene: Rc<Scene>,
    /// The piece drawn above the others.
    pub lead: Option<usize>,
    pub marks: Marks,
    /// How long one hop takes, in milliseconds.
    pub hop: u32,
    /// The name of the board and, by index, of each point, for those who hear it.
    pub label: AttrValue,
    pub labels: Rc<[String]>,
    /// A point was clicked, tapped, chosen by key, or a piece was dropped on it.
    pub on_point: Callback<Point>,
    /// A piece was lifted by the pointer.
    pub on_lift: Callback<Point>,
    /// Escape.
    pub on_cancel: Callback<()>,
}

/// The pointer pressed on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Press {
    /// The point it was pressed on.
    from: Point,
    /// Where, in pixels of the page.
    grasp: (i32, i32),
    /// Whether there is a piece that can be lifted.
    lifts: bool,
    /// Whether there is a piece that cannot.
    stuck: bool,
    /// Where the lifted piece is, in units of the drawing; `None` until the pointer has moved away.
    at: Option<(f64, f64)>,
}

/// So far the pointer may tremble, in pixels, before a click becomes a drag.
const TREMBLE: i32 = 5;

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let drag = use_state_eq(|| None::<Press>);
    let cursor = use_state_eq(|| Point::at(2, 2));
    // Whether the pointer was used last: the focus ring is for those who use the keyboard.
    let pointed = use_state_eq(|| false);
    let svg = use_node_ref();
    let (view, marks) = (props.view, &props.marks);

    let place = {
        let svg = svg.clone();
        move |event: &PointerEvent| -> Option<(f64, f64)> {
            let rect = svg.cast::<Element>()?.get_bounding_client_rect();
            let scale = (4.0 * UNIT + 2.0 * MARGIN) / rect.width().max(1.0);
            let x = (f64::from(event.client_x()) - rect.left()) * scale - MARGIN;
            let y = (f64::from(event.client_y()) - rect.top()) * scale - MARGIN;
            Some((x, y))
        }
    };
    let onpointerdown = {
        let (drag, place, svg) = (drag.clone(), place.clone(), svg.clone());
        let pointed = pointed.clone();
        let (movable, scene) = (marks.movable, props.scene.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 || !event.is_primary() {
                return;
            }
            let point = place(&event).and_then(|(x, y)| view.point_at(x, y));
            if let (Some(from), Some(board)) = (point, svg.cast::<SvgElement>()) {
                // Escape and the arrow keys go on from here.
                focus(&svg, from);
                pointed.set(true);
                let _ = board.set_pointer_capture(event.pointer_id());
                drag.set(Some(Press {
                    from,
                    grasp: (event.client_x(), event.client_y()),
                    lifts: movable.contains(from),
                    stuck: !movable.contains(from) && scene.stands_on(from),
                    at: None,
                }));
            }
        })
    };
    let onpointermove = {
        let (drag, place, on_lift) = (drag.clone(), place.clone(), props.on_lift.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(held) = drag.filter(|held| held.lifts) {
                let (dx, dy) = (
                    event.client_x() - held.grasp.0,
                    event.client_y() - held.grasp.1,
                );
                if held.at.is_some() || dx.abs().max(dy.abs()) > TREMBLE {
                    if held.at.is_none() {
                        on_lift.emit(held.from);
                    }
                    drag.set(Some(Press {
                        at: place(&event),
                        ..held
                    }));
                }
            }
        })
    };
    let onpointerup = {
        let (drag, place, on_point) = (drag.clone(), place.clone(), props.on_point.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 || !event.is_primary() {
                return;
            }
            let point = place(&event).and_then(|(x, y)| view.point_at(x, y));
            let Some(press) = *drag else { return };
            drag.set(None);
            match point {
                // A lifted piece is dropped; back where it came from it stays.
                Some(point) if press.at.is_some() && point != press.from => on_point.emit(point),
                // A click. Whoever pulls at a piece that cannot be lifted hears about that piece.
                _ if press.at.is_none() && (point == Some(press.from) || press.stuck) => {
                    on_point.emit(press.from);
                }
                _ => {}
            }
        })
    };
    let onpointercancel = {
        let drag = drag.clone();
        Callback::from(move |_: PointerEvent| drag.set(None))
    };
    let onfocusout = {
        let pointed = pointed.clone();
        Callback::from(move |_: FocusEvent| pointed.set(false))
    };
    let onkeydown = {
        let pointed = pointed.clone();
        let (cursor, on_cancel, svg) = (cursor.clone(), props.on_cancel.clone(), svg.clone());
        let on_point = props.on_point.clone();
        Callback::from(move |event: KeyboardEvent| {
            pointed.set(false);
            let Some(now) = *cursor else { return };
            match event.key().as_str() {
                "Enter" | " " => on_point.emit(now),
                "Escape" => on_cancel.emit(()),
                key => match view.beside(now, key) {
                    Some(next) => {
                        cursor.set(Some(next));
                        focus(&svg, next);
                    }
                    None => return,
                },
            }
            event.prevent_default();
        })
    };

    let held = drag.and_then(|held| held.at.map(|at| (held.from, at)));
    let size = (4.0 * UNIT + 2.0 * MARGIN).to_string();
    let piece = |above: bool| {
        let place_of = move |i: usize, piece: &Piece| {
            let held =
                held.filter(|(from, _)| *from == piece.point && piece.fate == Fate::Standing);
            let (x, y) = held.map_or_else(|| view.place(piece.point), |(_, at)| at);
            let leads = held.is_some() || props.lead == Some(i);
            let class = classes!(
                "piece",
                match piece.fate {
                    Fate::Standing => None,
                    Fate::JustTaken => Some("ghost"),
                    Fate::Gone => Some("gone"),
                },
                held.is_some().then_some("held"),
                (leads != above).then_some("hidden"),
            );
            html! {
                <g key={i} {class} style={format!("transform:translate({x}px,{y}px)")}>
                    <circle class="cast" r="41" />
                    { stone(piece.color) }
                </g>
            }
        };
        props
            .scene
            .pieces
            .iter()
            .enumerate()
            .map(move |(i, piece)| place_of(i, piece))
            .collect::<Html>()
    };

    html! {
        <svg ref={svg} class={classes!("board", pointed.then_some("pointed"))} {onfocusout} viewBox={format!("{0} {0} {size} {size}", -MARGIN)}
            style={format!("--hop:{}ms", props.hop)} role="group" aria-label={props.label.clone()}
            onmousedown={Callback::from(|event: MouseEvent| event.prevent_default())} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onkeydown}>
            { paints() }
            <Ground {view} />
            { path(view, &props.scene.path) }
            <g aria-hidden="true" class="pieces">{ piece(false) }</g>
            { rings(view, marks) }
            <g aria-hidden="true" class="pieces">{ piece(true) }</g>
            <g class="targets">
                { for Point::all().rev().map(|point| target(props, point, &cursor)) }
            </g>
        </svg>
    }
}

/// The way of the last move.
fn path(view: View, points: &[Point]) -> Html {
    let line: Vec<String> = points
        .iter()
        .map(|&point| {
            let (x, y) = view.place(point);
            format!("{x} {y}")
        })
        .collect();
    let ends = [points.first(), points.last()].into_iter().flatten();
    html! {
        <g class="path" aria-hidden="true">
            if points.len() > 1 {
                <path d={format!("M{}", line.join("L"))} />
                { for ends.map(|&point| ring(view, point, "trace", 42)) }
            }
        </g>
    }
}

fn ring(view: View, point: Point, class: &'static str, radius: u32) -> Html {
    let (x, y) = view.place(point);
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} /> }
}

/// What can and what must be done.
fn rings(view: View, marks: &Marks) -> Html {
    let quiet = marks.movable - marks.must;
    let refused = marks.refused.map(|(point, nonce)| {
        let (x, y) = view.place(point);
        html! { <circle key={nonce.to_string()} class="refused" cx={x.to_string()} cy={y.to_string()} r="42" /> }
    });
    html! {
        <g class="rings" aria-hidden="true">
            { for quiet.into_iter().map(|point| ring(view, point, "movable", 40)) }
            { for marks.must.into_iter().map(|point| ring(view, point, "must", 42)) }
            { for marks.huffable.into_iter().map(|point| ring(view, point, "huffable", 42)) }
            { for marks.huffed.map(|point| ring(view, point, "huffed", 42)) }
            { for marks.selected.map(|point| ring(view, point, "selected", 42)) }
            { for marks.destinations.iter().map(|d| {
                ring(view, d.point, if d.by_end { "destination by-end" } else { "destination" }, 16)
            }) }
            { for refused }
        </g>
    }
}

/// The control of a point: what the keyboard and screen readers find. Clicks by pointer are handled by the
/// whole board; a click without one comes from such a helper.
fn target(props: &BoardProps, point: Point, cursor: &UseStateHandle<Option<Point>>) -> Html {
    let (x, y) = props.view.place(point);
    let onfocus = {
        let cursor = cursor.clone();
        Callback::from(move |_: FocusEvent| cursor.set(Some(point)))
    };
    let current = **cursor == Some(point);
    let onclick = {
        let on_point = props.on_point.clone();
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0 {
                on_point.emit(point);
            }
        })
    };
    let label = props.labels.get(point.index()).cloned().unwrap_or_default();
    html! {
        <circle key={point.index()} role="button" class="target" cx={x.to_string()} cy={y.to_string()} r="46"
            data-point={point.to_string()} tabindex={if current { "0" } else { "-1" }} aria-label={label} {onclick} {onfocus} />
    }
}

fn focus(svg: &NodeRef, point: Point) {
    let found = svg.cast::<Element>().and_then(|svg| {
        svg.query_selector(&format!("[data-point={point}]"))
            .ok()
            .flatten()
    });
    if let Some(target) = found {
        let _ = target.unchecked_into::<SvgElement>().focus();
    }
}
