//! Where points lie in the drawing, and which way the arrow keys lead. One grid unit is [`UNIT`] units of the
//! drawing; `a1` lies at the lower left when White sits below.

use alquerque_rules::{Color, Point};

use crate::storage::Coordinates;

/// From a point to its neighbour.
pub const UNIT: i32 = 100;

/// From the outermost points to the frame.
pub const FRAME: i32 = 54;

/// How the board lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// The side whose home row is at the bottom.
    pub bottom: Color,
    /// Where the names of files and ranks stand.
    pub coordinates: Coordinates,
}

impl View {
    /// From the outermost points to the edge of the drawing: beyond the frame there is room for names where
    /// they stand outside.
    pub fn margin(self) -> i32 {
        match self.coordinates {
            Coordinates::Outside => 86,
            Coordinates::Inside | Coordinates::Off => 66,
        }
    }

    /// The width and height of the drawing.
    pub fn size(self) -> i32 {
        4 * UNIT + 2 * self.margin()
    }

    /// The column and row of a point, from the upper left, 0 to 4.
    fn cell(self, point: Point) -> (u8, u8) {
        match self.bottom {
            Color::White => (point.file(), 4 - point.rank()),
            Color::Black => (4 - point.file(), point.rank()),
        }
    }

    /// Where the point lies in the drawing.
    pub fn place(self, point: Point) -> (i32, i32) {
        let (column, row) = self.cell(point);
        (i32::from(column) * UNIT, i32::from(row) * UNIT)
    }

    /// The point nearest to a place in the drawing; `None` off the board.
    pub fn point_at(self, x: i32, y: i32) -> Option<Point> {
        let near = |value: i32| {
            let cell = (value + UNIT / 2).div_euclid(UNIT);
            (0..=4).contains(&cell).then_some(cell as u8)
        };
        let (column, row) = (near(x)?, near(y)?);
        match self.bottom {
            Color::White => Point::at(column, 4 - row),
            Color::Black => Point::at(4 - column, row),
        }
    }

    /// The point an arrow key leads to, as seen on the screen; the same point at the edge.
    pub fn beside(self, point: Point, key: &str) -> Option<Point> {
        let (x, y) = self.place(point);
        let (dx, dy) = match key {
            "ArrowLeft" => (-UNIT, 0),
            "ArrowRight" => (UNIT, 0),
            "ArrowUp" => (0, -UNIT),
            "ArrowDown" => (0, UNIT),
            _ => return None,
        };
        Some(self.point_at(x + dx, y + dy).unwrap_or(point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_belongs_to_its_point_from_both_sides() {
        for bottom in Color::ALL {
            let view = View {
                bottom,
                coordinates: Coordinates::Off,
            };
            for point in Point::all() {
                let (x, y) = view.place(point);
                assert_eq!(view.point_at(x + 49, y - 49), Some(point));
            }
            assert_eq!(view.point_at(-60, 0), None);
            assert_eq!(view.point_at(0, 460), None);
        }
    }

    #[test]
    fn arrows_follow_the_screen_and_stop_at_the_edge() {
        let at = |name: &str| name.parse::<Point>().unwrap();
        let [white, black] = Color::ALL.map(|bottom| View {
            bottom,
            coordinates: Coordinates::Off,
        });
        assert_eq!(white.beside(at("c3"), "ArrowUp"), Some(at("c4")));
        assert_eq!(black.beside(at("c3"), "ArrowUp"), Some(at("c2")));
        assert_eq!(black.beside(at("c3"), "ArrowLeft"), Some(at("d3")));
        assert_eq!(white.beside(at("a1"), "ArrowLeft"), Some(at("a1")));
        assert_eq!(white.beside(at("a1"), "Enter"), None);
    }
}
