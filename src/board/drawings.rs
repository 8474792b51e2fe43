//! What the visitor draws on the board to think with: circles on points and arrows between them.

use alquerque_rules::Point;
use yew::prelude::*;

use super::geometry::View;

/// What a drawing is drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pigment {
    /// Green, without a modifier.
    Verdigris,
    /// Red, with shift.
    Rubric,
    /// Blue, with alt.
    Lapis,
    /// Yellow, with both.
    Ochre,
}

impl Pigment {
    /// The pigment that the held modifiers choose.
    pub fn chosen(shift: bool, alt: bool) -> Pigment {
        match (shift, alt) {
            (false, false) => Pigment::Verdigris,
            (true, false) => Pigment::Rubric,
            (false, true) => Pigment::Lapis,
            (true, true) => Pigment::Ochre,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Pigment::Verdigris => "verdigris",
            Pigment::Rubric => "rubric",
            Pigment::Lapis => "lapis",
            Pigment::Ochre => "ochre",
        }
    }
}

/// An arrow between two points, or a circle where they are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing {
    /// Where it starts.
    pub from: Point,
    /// Where it points to.
    pub to: Point,
    /// What it is drawn with.
    pub pigment: Pigment,
}

/// The drawings after one more stroke: the same stroke again wipes it off, the same shape with another pigment
/// takes its place.
pub fn drawn(list: &[Drawing], stroke: Drawing) -> Vec<Drawing> {
    let same_shape = |old: &&Drawing| (old.from, old.to) == (stroke.from, stroke.to);
    let mut next: Vec<Drawing> = list.iter().filter(|d| !same_shape(d)).copied().collect();
    if !list.contains(&stroke) {
        next.push(stroke);
    }
    next
}

/// A drawing on the board.
pub fn drawing(view: View, drawing: &Drawing) -> Html {
    let class = drawing.pigment.class();
    if drawing.from == drawing.to {
        let (x, y) = view.place(drawing.to);
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="45" /> }
    } else {
        arrow(view, drawing.from, drawing.to, class)
    }
}

/// An arrow from the edge of one point to the middle of another.
pub fn arrow(view: View, from: Point, to: Point, class: &'static str) -> Html {
    let ((x1, y1), (x2, y2)) = (view.place(from), view.place(to));
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = f64::from(dx * dx + dy * dy).sqrt();
    // Along the arrow and to its side, in tenths of a unit.
    let at = |(along, aside): (f64, f64)| {
        let x = f64::from(x1) + (along * f64::from(dx) - aside * f64::from(dy)) / length;
        let y = f64::from(y1) + (along * f64::from(dy) + aside * f64::from(dx)) / length;
        format!("{} {}", (10.0 * x) as i32, (10.0 * y) as i32)
    };
    let neck = length - 34.0;
    let (end, tip) = (24.0, length - 6.0);
    let outline = [
        (end, -5.5),
        (neck, -5.5),
        (neck, -17.0),
        (tip, 0.0),
        (neck, 17.0),
        (neck, 5.5),
        (end, 5.5),
    ];
    let outline = outline.map(at).join("L");
    html! { <path {class} transform="scale(.1)" d={format!("M{outline}Z")} /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stroke(from: &str, to: &str, pigment: Pigment) -> Drawing {
        Drawing {
            from: from.parse().unwrap(),
            to: to.parse().unwrap(),
            pigment,
        }
    }

    #[test]
    fn the_same_stroke_again_wipes_it_off() {
        let one = stroke("a1", "c3", Pigment::Verdigris);
        let other = stroke("c3", "a1", Pigment::Verdigris);
        let both = drawn(&drawn(&[], one), other);
        assert_eq!(both, [one, other]);
        assert_eq!(drawn(&both, one), [other]);
    }

    #[test]
    fn another_pigment_paints_over() {
        let green = stroke("a1", "a1", Pigment::chosen(false, false));
        let yellow = stroke("a1", "a1", Pigment::chosen(true, true));
        assert_eq!(drawn(&[green], yellow), [yellow]);
    }

    #[test]
    fn each_choice_of_modifiers_has_a_pigment_of_its_own() {
        let all = [(false, false), (true, false), (false, true), (true, true)]
            .map(|(shift, alt)| Pigment::chosen(shift, alt));
        for (i, one) in all.iter().enumerate() {
            assert!(!all[..i].contains(one));
        }
    }
}
