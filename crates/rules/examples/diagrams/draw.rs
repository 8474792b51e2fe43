use std::fmt::Write;

use alquerque_rules::{Capture, Color, Direction, Point, PointSet};

use crate::figures::{Figure, Mark};

/// The distance of two neighbours.
const GRID: f64 = 62.0;
/// Where a5 is, from the left and from the top.
const LEFT: f64 = 60.0;
const TOP: f64 = 40.0;
/// How far the frame is outside the points.
const FRAME: f64 = 31.0;
const STONE: f64 = 21.0;

/// Both themes in one file: an image follows the reader's choice by itself.
const STYLE: &str = "\
.ground{fill:#f6edd9;stroke:#c9b489}.frame{fill:none;stroke:#a5301f;stroke-width:1.5}\
.ink{stroke:#3d3126;stroke-width:1.7;stroke-linecap:round}.star,.dot{fill:#3d3126}.rosette{fill:#f6edd9;stroke:#3d3126;stroke-width:1.2}\
.names{fill:#7a6850;font:italic 15px Georgia,'Times New Roman',serif;text-anchor:middle}\
.white{fill:#fbf5e6;stroke:#8f7640;stroke-width:1.4}.white-cut{fill:none;stroke:#b89f66;stroke-width:1.2}\
.black{fill:#2c2320;stroke:#14100e;stroke-width:1.4}.black-cut{fill:none;stroke:#a08d7c;stroke-width:1.2}\
.way{fill:none;stroke:#1f4e86;stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}\
.way-tip,.number{fill:#1f4e86}.digit{fill:#fff;font:bold 11px Georgia,serif;text-anchor:middle}\
.halo{fill:none;stroke:#f6edd9;stroke-width:7;stroke-linecap:round;stroke-linejoin:round;opacity:.85}\
.no{fill:none;stroke:#a5301f;stroke-width:2.6;stroke-linecap:round}.no-tip{fill:#a5301f}.taken{fill:none;stroke:#ee8a72;stroke-width:2.6;stroke-linecap:round}\
.no.way-back{stroke-dasharray:1 6}.before{fill:none;stroke:#7a6850;stroke-width:2.4;stroke-dasharray:2 6;stroke-linecap:round}\
.ring{fill:none;stroke:#a5301f;stroke-width:2.6}\
@media(prefers-color-scheme:dark){.ground{fill:#221d1a;stroke:#4a3f36}.frame{stroke:#c8553f}\
.ink{stroke:#b5a48c}.star,.dot{fill:#b5a48c}.rosette{fill:#221d1a;stroke:#b5a48c}.names{fill:#a8967c}.white{fill:#efe4c9;stroke:#fff8e6}\
.white-cut{stroke:#9c8350}.black{fill:#0e0b0a;stroke:#8d7b69}.black-cut{stroke:#a08d7c}\
.way{stroke:#7fb0ea}.way-tip,.number{fill:#7fb0ea}.digit{fill:#10202f}.halo{stroke:#221d1a}\
.no,.ring{stroke:#ee7a62}.no-tip{fill:#ee7a62}.before{stroke:#a8967c}}";

type Spot = (f64, f64);

fn spot(point: Point) -> Spot {
    (
        LEFT + GRID * f64::from(point.file()),
        TOP + GRID * f64::from(4 - point.rank()),
    )
}

/// The figure as an SVG document.
pub fn svg(figure: &Figure) -> String {
    let mut out = Canvas(String::new());
    let (width, height) = (LEFT + 4.0 * GRID + 40.0, TOP + 4.0 * GRID + 58.0);
    out.line(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{}\">",
        figure.title
    ));
    out.line(format_args!("<title>{}</title>", figure.title));
    out.line(format_args!("<style>{STYLE}</style>"));
    out.line(format_args!(
        "<rect class=\"ground\" x=\"1\" y=\"1\" width=\"{}\" height=\"{}\" rx=\"9\"/>",
        width - 2.0,
        height - 2.0
    ));
    out.board();
    for mark in &figure.marks {
        if let Mark::Before(written) = mark
            && let &[from, to] = written.points()
        {
            out.before(from, to);
        }
    }
    for color in Color::ALL {
        for point in figure.position.pieces(color) {
            out.stone(color, spot(point));
        }
    }
    for mark in &figure.marks {
        match mark {
            Mark::Step(mv) => {
                if let Some((from, to)) = mv.from().zip(mv.to()) {
                    out.step(from, to);
                }
            }
            Mark::Capture(capture) => out.capture(capture),
            Mark::Refused(written) => {
                if let &[from, to] = written.points() {
                    out.refused(from, to);
                }
            }
            Mark::Before(_) => {}
            Mark::Ring(name) => {
                if let Ok(point) = name.parse() {
                    out.ring(spot(point));
                }
            }
        }
    }
    out.line(format_args!("</svg>"));
    out.0
}

struct Canvas(String);

impl Canvas {
    fn line(&mut self, text: std::fmt::Arguments) {
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "{text}");
    }

    fn board(&mut self) {
        let (x, y) = (LEFT - FRAME, TOP - FRAME);
        let side = 4.0 * GRID + 2.0 * FRAME;
        self.line(format_args!(
            "<rect class=\"frame\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"4\"/>"
        ));
        // Each line once: from the end that comes first.
        for from in Point::all() {
            for to in Direction::ALL.into_iter().filter_map(|d| from.step(d)) {
                if from < to {
                    let ((x1, y1), (x2, y2)) = (spot(from), spot(to));
                    self.line(format_args!(
                        "<line class=\"ink\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>"
                    ));
                }
            }
        }
        for point in Point::all() {
            let (x, y) = spot(point);
            if point.is_strong() {
                let path = star((x, y), 7.0, 2.4);
                self.line(format_args!(
                    "<circle class=\"rosette\" cx=\"{x}\" cy=\"{y}\" r=\"8.2\"/>"
                ));
                self.line(format_args!("<path class=\"star\" d=\"{path}\"/>"));
            } else {
                self.line(format_args!(
                    "<circle class=\"dot\" cx=\"{x}\" cy=\"{y}\" r=\"3.4\"/>"
                ));
            }
        }
        for i in 0..5u8 {
            let along = GRID * f64::from(i);
            let (file, rank) = ((b'a' + i) as char, 5 - i);
            self.line(format_args!(
                "<text class=\"names\" x=\"{}\" y=\"{}\">{file}</text>",
                LEFT + along,
                TOP + 4.0 * GRID + 49.0
            ));
            self.line(format_args!(
                "<text class=\"names\" x=\"15\" y=\"{}\">{rank}</text>",
                TOP + along + 5.0
            ));
        }
    }

    /// The two colours differ by their engraving too: rings on white stones, a star on black ones.
    fn stone(&mut self, color: Color, (x, y): Spot) {
        let class = if color == Color::White {
            "white"
        } else {
            "black"
        };
        self.line(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{STONE}\"/>"
        ));
        if color == Color::White {
            for r in [15.5, 11.5] {
                self.line(format_args!(
                    "<circle class=\"white-cut\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
                ));
            }
        } else {
            let path = star((x, y), 14.0, 4.6);
            self.line(format_args!("<path class=\"black-cut\" d=\"{path}\"/>"));
        }
    }

    fn arrow(&mut self, class: &str, from: Spot, to: Spot) {
        let (ux, uy) = unit(from, to);
        let base = (to.0 - 9.0 * ux, to.1 - 9.0 * uy);
        self.line(format_args!(
            "<path class=\"{class}\" d=\"M{} L{}\"/>",
            at(from),
            at(base)
        ));
        let tip_class = class.split(' ').next().unwrap_or(class);
        let wing = |sign: f64| (base.0 - sign * 5.5 * uy, base.1 + sign * 5.5 * ux);
        self.line(format_args!(
            "<path class=\"{tip_class}-tip\" d=\"M{} L{} L{} Z\"/>",
            at(to),
            at(wing(1.0)),
            at(wing(-1.0))
        ));
    }

    fn step(&mut self, from: Point, to: Point) {
        let (from, to) = (spot(from), spot(to));
        self.arrow(
            "way",
            towards(from, to, STONE + 4.0),
            towards(to, from, 7.0),
        );
    }

    fn before(&mut self, from: Point, to: Point) {
        let (from, to) = (spot(from), spot(to));
        self.line(format_args!(
            "<path class=\"before\" d=\"M{} L{}\"/>",
            at(from),
            at(towards(to, from, STONE))
        ));
        self.line(format_args!(
            "<circle class=\"before\" cx=\"{}\" cy=\"{}\" r=\"{STONE}\"/>",
            from.0, from.1
        ));
    }

    /// The route, a cross on each piece that is taken, and a number at each landing.
    fn capture(&mut self, capture: &Capture) {
        let start = spot(capture.from());
        let begun = capture
            .landings()
            .next()
            .map_or(start, |landing| towards(start, spot(landing), STONE + 3.0));
        let mut path = format!("M{}", at(begun));
        for landing in capture.landings() {
            // Writing to a string does not fail.
            let _ = write!(path, " L{}", at(spot(landing)));
        }
        self.line(format_args!("<path class=\"halo\" d=\"{path}\"/>"));
        self.line(format_args!("<path class=\"way\" d=\"{path}\"/>"));
        self.crosses(capture.captured());
        for (number, landing) in (1..).zip(capture.landings()) {
            let (x, y) = spot(landing);
            self.line(format_args!(
                "<circle class=\"number\" cx=\"{x}\" cy=\"{y}\" r=\"9.5\"/>"
            ));
            self.line(format_args!(
                "<text class=\"digit\" x=\"{x}\" y=\"{}\">{number}</text>",
                y + 4.0
            ));
        }
    }

    fn crosses(&mut self, points: PointSet) {
        for point in points {
            self.cross("taken", spot(point), 11.0);
        }
    }

    fn cross(&mut self, class: &str, (x, y): Spot, arm: f64) {
        let (left, right, up, down) = (x - arm, x + arm, y - arm, y + arm);
        self.line(format_args!(
            "<path class=\"{class}\" d=\"M{left} {up} L{right} {down} M{right} {up} L{left} {down}\"/>"
        ));
    }

    fn refused(&mut self, from: Point, to: Point) {
        let (from, to) = (spot(from), spot(to));
        self.arrow(
            "no way-back",
            towards(from, to, STONE + 4.0),
            towards(to, from, 7.0),
        );
        self.cross("no", to, 8.0);
    }

    fn ring(&mut self, (x, y): Spot) {
        self.line(format_args!(
            "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>",
            STONE + 4.5
        ));
    }
}

/// Coordinates with one decimal: enough for the eye.
fn at((x, y): Spot) -> String {
    format!("{} {}", round(x), round(y))
}

fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn unit(from: Spot, to: Spot) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    (dx / length, dy / length)
}

/// The point so far from `from` on the way to `to`.
fn towards(from: Spot, to: Spot, far: f64) -> Spot {
    let (ux, uy) = unit(from, to);
    (from.0 + far * ux, from.1 + far * uy)
}

/// A star with four curved sides: how far its tips and its waist are from the middle.
fn star((x, y): Spot, tip: f64, waist: f64) -> String {
    let mut path = format!("M{}", at((x, y - tip)));
    for (turn, (tx, ty)) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
        .into_iter()
        .enumerate()
    {
        let (wx, wy) = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)][turn];
        let control = at((x + wx * waist * 0.6, y + wy * waist * 0.6));
        // Writing to a string does not fail.
        let _ = write!(path, " Q{control} {}", at((x + tx * tip, y + ty * tip)));
    }
    path + " Z"
}
