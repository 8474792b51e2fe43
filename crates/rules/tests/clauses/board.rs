//! "Every point is joined by a line to its orthogonal neighbours. Points with even file + rank are strong
//! points: lines also join them diagonally."

use alquerque_rules::{Color, Direction, Heading, Point, PointSet, Symmetry};

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn neighbours(name: &str) -> String {
    let found: PointSet = Direction::ALL
        .into_iter()
        .filter_map(|d| point(name).step(d))
        .collect();
    let names: Vec<String> = found.into_iter().map(|p| p.to_string()).collect();
    names.join(" ")
}

#[test]
fn twenty_five_points_run_from_a1_along_the_ranks_to_e5() {
    let names: Vec<String> = Point::all().map(|p| p.to_string()).collect();
    assert_eq!(
        names.join(" "),
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"
    );
}

#[test]
fn corners_and_centre_are_strong_and_strong_and_weak_alternate() {
    let strong: Vec<String> = Point::all()
        .filter(|p| p.is_strong())
        .map(|p| p.to_string())
        .collect();
    assert_eq!(strong.join(" "), "a1 c1 e1 b2 d2 a3 c3 e3 b4 d4 a5 c5 e5");
}

#[test]
fn a_strong_point_inside_has_eight_lines_a_weak_one_four() {
    assert_eq!(neighbours("c3"), "b2 c2 d2 b3 d3 b4 c4 d4");
    assert_eq!(neighbours("b4"), "a3 b3 c3 a4 c4 a5 b5 c5");
    assert_eq!(neighbours("c2"), "c1 b2 d2 c3");
    assert_eq!(neighbours("d3"), "d2 c3 e3 d4");
}

#[test]
fn edges_and_corners_have_the_lines_that_stay_on_the_board() {
    assert_eq!(neighbours("a1"), "b1 a2 b2");
    assert_eq!(neighbours("e5"), "d4 e4 d5");
    assert_eq!(neighbours("c1"), "b1 d1 b2 c2 d2");
    assert_eq!(neighbours("a3"), "a2 b2 b3 a4 b4");
    assert_eq!(neighbours("b1"), "a1 c1 b2");
    assert_eq!(neighbours("e4"), "e3 d4 e5");
}

#[test]
fn the_board_has_fifty_six_lines_between_neighbours() {
    // 20 along the ranks, 20 along the files, 16 diagonals.
    let ends: usize = Direction::ALL
        .into_iter()
        .map(|d| d.step_origins().len())
        .sum();
    assert_eq!(ends, 2 * 56);
}

#[test]
fn a_line_is_the_same_from_both_ends() {
    for from in Point::all() {
        for to in Point::all() {
            let there = from.line_to(to).map(Direction::vector);
            let back = to.line_to(from).map(Direction::vector);
            assert_eq!(
                there,
                back.map(|(file, rank)| (-file, -rank)),
                "{from} {to}"
            );
        }
    }
}

#[test]
fn forward_raises_the_rank_for_white_and_lowers_it_for_black() {
    for direction in Direction::ALL {
        let (_, rank) = direction.vector();
        let white = direction.heading(Color::White);
        let black = direction.heading(Color::Black);
        let expected = match rank {
            1 => (Heading::Forward, Heading::Backward),
            0 => (Heading::Sideways, Heading::Sideways),
            _ => (Heading::Backward, Heading::Forward),
        };
        assert_eq!((white, black), expected, "{direction:?}");
    }
}

#[test]
fn all_eight_symmetries_keep_lines_and_strong_points_and_differ() {
    let mut images = Vec::new();
    for symmetry in Symmetry::all() {
        for from in Point::all() {
            assert_eq!(symmetry.point(from).is_strong(), from.is_strong());
            for direction in Direction::ALL {
                let there = from.step(direction).map(|to| symmetry.point(to));
                let turned = symmetry.point(from).step(symmetry.direction(direction));
                assert_eq!(there, turned);
            }
        }
        images.push((symmetry.point(point("a1")), symmetry.point(point("b1"))));
    }
    images.sort();
    images.dedup();
    assert_eq!(images.len(), 8);
}
