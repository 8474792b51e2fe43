//! The board's component.

use std::rc::Rc;

use alquerque_rules::Point;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::drawings::{drawing, drawn};
use super::geometry::View;
use super::gesture::{BoardEvent, Grip, Meaning, Pointer};
use super::lines::Ground;
use super::marks::{Marks, hint, premove, rings, signs, way};
use super::pieces::{paints, stone};
use super::playback::{Fate, Piece, Scene};

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
    /// What the visitor does.
    pub tell: Callback<BoardEvent>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let grip = use_state_eq(Grip::default);
    let drawings = use_state_eq(Vec::new);
    let cursor = use_state_eq(|| Point::at(2, 2));
    // Whether the pointer was used last: the focus ring is for those who use the keyboard.
    let pointed = use_state_eq(|| false);
    let svg = use_node_ref();
    let (view, marks) = (props.view, &props.marks);

    // What was drawn is about the pieces as they stood.
    use_effect_with(props.scene.clone(), {
        let drawings = drawings.setter();
        move |_| drawings.set(Vec::new())
    });

    let onpointer = {
        let (grip, drawings, svg) = (grip.clone(), drawings.clone(), svg.clone());
        let (pointed, tell) = (pointed.clone(), props.tell.clone());
        let (liftable, occupied) = (marks.liftable, props.scene.occupied());
        Callback::from(move |event: PointerEvent| {
            let kind = event.type_();
            let starts = kind == "pointerdown";
            // The wheel is a button too, and a second finger no pointer of this board.
            if !event.is_primary() || (starts && event.button() == 1) {
                return;
            }
            let (true, Some(board)) = (starts || *grip != Grip::Free, svg.cast::<Element>()) else {
                return;
            };
            let pointer = pointer(view, &board, &event);
            let (next, meaning) = match kind.as_str() {
                "pointerdown" => Grip::pressed(&pointer, liftable, occupied),
                "pointermove" => grip.moved(&pointer),
                "pointerup" => (Grip::Free, grip.released(&pointer)),
                _ => (Grip::Free, None),
            };
            if starts && let Some(from) = pointer.point {
                // Escape and the arrow keys go on from here.
                focus(&svg, from);
                pointed.set(true);
                let _ = board.set_pointer_capture(event.pointer_id());
            }
            grip.set(next);
            match meaning {
                Some(Meaning::Tell(event)) => tell.emit(event),
                Some(Meaning::Stroke(stroke)) => drawings.set(drawn(&drawings, stroke)),
                Some(Meaning::Wipe) => drawings.set(Vec::new()),
                None => {}
            }
        })
    };
    let onfocusout = {
        let pointed = pointed.clone();
        Callback::from(move |_: FocusEvent| pointed.set(false))
    };
    let onkeydown = {
        let pointed = pointed.clone();
        let (cursor, tell, svg) = (cursor.clone(), props.tell.clone(), svg.clone());
        let grip = grip.setter();
        Callback::from(move |event: KeyboardEvent| {
            pointed.set(false);
            let Some(now) = *cursor else { return };
            match event.key().as_str() {
                "Enter" | " " => tell.emit(BoardEvent::Choose(now)),
                "Escape" => {
                    grip.set(Grip::Free);
                    tell.emit(BoardEvent::Cancel);
                }
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
    let quiet = Callback::from(|event: MouseEvent| event.prevent_default());

    let held = grip.held();
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

    let strokes = drawings.iter().copied().chain(grip.stroke());
    html! {
        <svg ref={svg} class={classes!("board", pointed.then_some("pointed"), marks.preparing.then_some("preparing"))}
            viewBox={format!("{0} {0} {1} {1}", -view.margin(), view.size())}
            style={format!("--hop:{}ms", props.hop)} role="group" aria-label={props.label.clone()}
            onmousedown={quiet.clone()} oncontextmenu={quiet} {onfocusout} {onkeydown}
            onpointerdown={onpointer.clone()} onpointermove={onpointer.clone()}
            onpointerup={onpointer.clone()} onpointercancel={onpointer}>
            { paints() }
            <Ground {view} />
            { way(view, &props.scene.path) }
            <g aria-hidden="true" class="pieces">{ piece(false) }</g>
            { rings(view, marks) }
            { premove(view, &marks.prepared) }
            { signs(view, marks.threatened) }
            <g aria-hidden="true" class="pieces">{ piece(true) }</g>
            <g aria-hidden="true" class="drawings">
                { hint(view, &marks.hint) }
                { for strokes.map(|stroke| drawing(view, &stroke)) }
            </g>
            <g class="targets">
                { for Point::all().rev().map(|point| target(props, point, &cursor)) }
            </g>
        </svg>
    }
}

/// Where an event of the pointer is on the board, and what is held with it.
fn pointer(view: View, board: &Element, event: &PointerEvent) -> Pointer {
    let rect = board.get_bounding_client_rect();
    let scale = f64::from(view.size()) / rect.width().max(1.0);
    let pixel = (event.client_x(), event.client_y());
    let place = (
        ((f64::from(pixel.0) - rect.left()) * scale) as i32 - view.margin(),
        ((f64::from(pixel.1) - rect.top()) * scale) as i32 - view.margin(),
    );
    Pointer {
        point: view.point_at(place.0, place.1),
        place,
        pixel,
        second: event.buttons() & 2 != 0,
        control: event.ctrl_key(),
        shift: event.shift_key(),
        alt: event.alt_key(),
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
        let tell = props.tell.clone();
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0 {
                tell.emit(BoardEvent::Choose(point));
            }
        })
    };
    let class = if props.marks.liftable.contains(point) {
        "target liftable"
    } else {
        "target"
    };
    let label = props.labels.get(point.index()).cloned().unwrap_or_default();
    html! {
        <circle key={point.index()} role="button" {class} cx={x.to_string()} cy={y.to_string()} r="46"
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
