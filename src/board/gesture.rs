//! What the pointer means: clicks, drags and strokes. Pure logic; the board translates the browser's events.

use alquerque_rules::{Point, PointSet};

use super::drawings::{Drawing, Pigment};

/// What the board tells the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardEvent {
    /// A point was clicked, tapped or chosen by key.
    Choose(Point),
    /// A piece was lifted by the pointer.
    Lift(Point),
    /// The lifted piece was put down on another point.
    Drop(Point),
    /// Everything is taken back: Escape, or the other button.
    Cancel,
}

/// What follows from an event of the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// The page is told.
    Tell(BoardEvent),
    /// A stroke is finished.
    Stroke(Drawing),
    /// The drawings are wiped off.
    Wipe,
}

/// The pointer at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pointer {
    /// The point it is nearest to; `None` off the board.
    pub point: Option<Point>,
    /// Where it is, in units of the drawing.
    pub place: (i32, i32),
    /// Where it is, in pixels of the page.
    pub pixel: (i32, i32),
    /// Whether the second button is pressed.
    pub second: bool,
    /// Whether control is held.
    pub control: bool,
    /// Whether shift is held.
    pub shift: bool,
    /// Whether alt is held.
    pub alt: bool,
}

/// What the pointer is about between two of its events.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Grip {
    /// Nothing.
    #[default]
    Free,
    /// It was pressed, for a click or a drag.
    Press(Press),
    /// It draws; the stroke ends on the point it is over, and is given up off the board.
    Stroke {
        /// Where it was pressed.
        from: Point,
        /// Where it is now.
        to: Option<Point>,
        /// What it draws with.
        pigment: Pigment,
    },
}

/// The pointer pressed on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Press {
    /// The point it was pressed on.
    pub from: Point,
    /// Where, in pixels of the page.
    grasp: (i32, i32),
    /// Whether there is a piece that can be lifted.
    lifts: bool,
    /// Whether there is a piece that cannot.
    stuck: bool,
    /// Where the lifted piece is, in units of the drawing; `None` until the pointer has moved away.
    pub at: Option<(i32, i32)>,
}

/// So far the pointer may tremble, in pixels, before a click becomes a drag.
const TREMBLE: i32 = 5;

impl Grip {
    /// The pointer is pressed on a board where these pieces can be lifted and these points are occupied.
    pub fn pressed(
        pointer: &Pointer,
        liftable: PointSet,
        occupied: PointSet,
    ) -> (Grip, Option<Meaning>) {
        let draws = pointer.second || pointer.control || pointer.alt;
        let Some(from) = pointer.point else {
            return (Grip::Free, (!draws).then_some(Meaning::Wipe));
        };
        if draws {
            let stroke = Grip::Stroke {
                from,
                to: Some(from),
                pigment: Pigment::chosen(pointer.shift, pointer.alt),
            };
            return (stroke, Some(Meaning::Tell(BoardEvent::Cancel)));
        }
        let press = Press {
            from,
            grasp: pointer.pixel,
            lifts: liftable.contains(from),
            stuck: (occupied - liftable).contains(from),
            at: None,
        };
        (Grip::Press(press), (!press.lifts).then_some(Meaning::Wipe))
    }

    /// The pointer has moved.
    pub fn moved(self, pointer: &Pointer) -> (Grip, Option<Meaning>) {
        match self {
            // The other button joins in: the piece is let go.
            Grip::Press(_) if pointer.second => {
                (Grip::Free, Some(Meaning::Tell(BoardEvent::Cancel)))
            }
            Grip::Press(press) if press.lifts => {
                let (dx, dy) = (
                    pointer.pixel.0 - press.grasp.0,
                    pointer.pixel.1 - press.grasp.1,
                );
                if press.at.is_none() && dx.abs().max(dy.abs()) <= TREMBLE {
                    return (self, None);
                }
                let lift = Meaning::Tell(BoardEvent::Lift(press.from));
                let held = Press {
                    at: Some(pointer.place),
                    ..press
                };
                (Grip::Press(held), press.at.is_none().then_some(lift))
            }
            Grip::Stroke { from, pigment, .. } => {
                let to = pointer.point;
                (Grip::Stroke { from, to, pigment }, None)
            }
            Grip::Press(_) | Grip::Free => (self, None),
        }
    }

    /// The pointer is released.
    pub fn released(self, pointer: &Pointer) -> Option<Meaning> {
        match (self, pointer.point) {
            // A lifted piece is dropped; back where it came from it stays.
            (Grip::Press(press), Some(point)) if press.at.is_some() && point != press.from => {
                Some(Meaning::Tell(BoardEvent::Drop(point)))
            }
            // A click. Whoever pulls at a piece that cannot be lifted hears about that piece.
            (Grip::Press(press), point)
                if press.at.is_none() && (point == Some(press.from) || press.stuck) =>
            {
                Some(Meaning::Tell(BoardEvent::Choose(press.from)))
            }
            (Grip::Stroke { from, pigment, .. }, Some(to)) => {
                Some(Meaning::Stroke(Drawing { from, to, pigment }))
            }
            _ => None,
        }
    }

    /// The stroke as far as it has been drawn.
    pub fn stroke(self) -> Option<Drawing> {
        match self {
            Grip::Stroke { from, to, pigment } => to.map(|to| Drawing { from, to, pigment }),
            Grip::Press(_) | Grip::Free => None,
        }
    }

    /// The point whose piece is lifted, and where that piece is, in units of the drawing.
    pub fn held(self) -> Option<(Point, (i32, i32))> {
        match self {
            Grip::Press(Press { from, at, .. }) => at.map(|at| (from, at)),
            Grip::Stroke { .. } | Grip::Free => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// The pointer over a point, 100 pixels to the next one.
    fn over(name: &str) -> Pointer {
        let point = p(name);
        let (x, y) = (i32::from(point.file()), i32::from(point.rank()));
        Pointer {
            point: Some(point),
            pixel: (100 * x, 100 * y),
            place: (100 * x, 100 * y),
            ..Pointer::default()
        }
    }

    fn tell(event: BoardEvent) -> Option<Meaning> {
        Some(Meaning::Tell(event))
    }

    /// Presses on the first, moves over all and releases on the last, where only d2 can be lifted and a1 stands
    /// beside it.
    fn through(path: &[Pointer]) -> Vec<Meaning> {
        let (liftable, occupied) = (p("d2").set(), p("d2").set().with(p("a1")));
        let (mut grip, first) = Grip::pressed(&path[0], liftable, occupied);
        let mut meanings: Vec<Meaning> = first.into_iter().collect();
        for pointer in &path[1..] {
            let (next, meaning) = grip.moved(pointer);
            grip = next;
            meanings.extend(meaning);
        }
        meanings.extend(grip.released(&path[path.len() - 1]));
        meanings
    }

    #[test]
    fn a_press_that_trembles_is_a_click() {
        let mut trembling = over("d2");
        trembling.pixel.0 += TREMBLE;
        assert_eq!(
            through(&[over("d2"), trembling]),
            [Meaning::Tell(BoardEvent::Choose(p("d2")))]
        );
    }

    #[test]
    fn a_piece_is_lifted_once_and_dropped() {
        assert_eq!(
            through(&[over("d2"), over("d3"), over("c3")]),
            [
                Meaning::Tell(BoardEvent::Lift(p("d2"))),
                Meaning::Tell(BoardEvent::Drop(p("c3")))
            ]
        );
    }

    #[test]
    fn back_where_it_came_from_a_lifted_piece_stays() {
        assert_eq!(
            through(&[over("d2"), over("d3"), over("d2")]),
            [Meaning::Tell(BoardEvent::Lift(p("d2")))]
        );
    }

    #[test]
    fn pulling_at_a_piece_that_cannot_be_lifted_chooses_it() {
        assert_eq!(
            through(&[over("a1"), over("b1")]),
            [Meaning::Wipe, Meaning::Tell(BoardEvent::Choose(p("a1")))]
        );
    }

    #[test]
    fn a_press_that_slides_off_an_empty_point_means_nothing_but_wipes() {
        assert_eq!(through(&[over("c3"), over("c4")]), [Meaning::Wipe]);
    }

    #[test]
    fn the_second_button_draws_and_takes_back() {
        let second = |name| Pointer {
            second: true,
            ..over(name)
        };
        let arrow = Drawing {
            from: p("d2"),
            to: p("b4"),
            pigment: Pigment::Verdigris,
        };
        assert_eq!(
            through(&[second("d2"), second("c3"), second("b4")]),
            [Meaning::Tell(BoardEvent::Cancel), Meaning::Stroke(arrow)]
        );
    }

    #[test]
    fn alt_draws_with_the_first_button() {
        let alt = Pointer {
            alt: true,
            shift: true,
            ..over("c3")
        };
        let circle = Drawing {
            from: p("c3"),
            to: p("c3"),
            pigment: Pigment::Ochre,
        };
        assert_eq!(through(&[alt]).last(), Some(&Meaning::Stroke(circle)));
    }

    #[test]
    fn a_stroke_off_the_board_is_given_up() {
        let second = Pointer {
            second: true,
            ..over("e5")
        };
        let (grip, _) = Grip::pressed(&second, PointSet::EMPTY, PointSet::EMPTY);
        let (grip, _) = grip.moved(&Pointer::default());
        assert_eq!(grip.stroke(), None);
        assert_eq!(grip.released(&Pointer::default()), None);
    }

    #[test]
    fn the_second_button_lets_a_lifted_piece_go() {
        let (grip, _) = Grip::pressed(&over("d2"), p("d2").set(), p("d2").set());
        let (grip, _) = grip.moved(&over("d3"));
        assert!(grip.held().is_some());
        let both = Pointer {
            second: true,
            ..over("d3")
        };
        assert_eq!(grip.moved(&both), (Grip::Free, tell(BoardEvent::Cancel)));
    }
}
