//! "Jump: from a point over a neighbouring enemy piece to the empty point directly beyond it on the same drawn
//! line. So a diagonal jump starts, passes and lands on strong points."

use alquerque_rules::{Direction, Point, Preset};

use crate::assert_legal;

#[test]
fn a_piece_jumps_a_neighbour_along_each_of_the_eight_lines() {
    for (text, capture) in [
        ("5/2b2/2w2/5/5 w", "c3xc5"),
        ("5/3b1/2w2/5/5 w", "c3xe5"),
        ("5/5/2wb1/5/5 w", "c3xe3"),
        ("5/5/2w2/3b1/5 w", "c3xe1"),
        ("5/5/2w2/2b2/5 w", "c3xc1"),
        ("5/5/2w2/1b3/5 w", "c3xa1"),
        ("5/5/1bw2/5/5 w", "c3xa3"),
        ("5/1b3/2w2/5/5 w", "c3xa5"),
    ] {
        assert_legal(&[Preset::Free, Preset::Bell, Preset::Qirkat], text, capture);
    }
}

#[test]
fn a_diagonal_jump_needs_a_strong_point() {
    // c2 stands diagonally before b1, and d3 behind it is empty, but no line joins them.
    assert_legal(&Preset::CLUBS, "5/5/5/2b2/1w3 w", "b1-a1 b1-c1 b1-b2");
    // The same from the strong c1.
    assert_legal(&Preset::CLUBS, "5/5/5/3b1/2w2 w", "c1xe3");
}

#[test]
fn a_straight_jump_goes_from_weak_points_too() {
    assert_legal(&Preset::CLUBS, "5/5/5/1b3/1w3 w", "b1xb3");
    assert_legal(&Preset::CLUBS, "5/5/5/b4/w4 w", "a1xa3");
}

#[test]
fn the_point_beyond_must_be_empty() {
    let steps = "a1-b1 a1-b2";
    assert_legal(&Preset::CLUBS, "5/5/b4/b4/w4 w", steps);
    // Beyond stands a friend, which has moves of its own.
    assert_legal(
        &[Preset::BrainKing],
        "5/5/w4/b4/w4 w",
        "a1-b1 a1-b2 a3-a4 a3-b4 a3-b3",
    );
}

#[test]
fn a_piece_beyond_the_edge_of_which_there_is_nothing_cannot_be_jumped() {
    assert_legal(
        &[Preset::Free],
        "5/5/4b/3w1/5 w",
        "d2-c1 d2-d1 d2-e1 d2-c2 d2-e2 d2-c3 d2-d3",
    );
}

#[test]
fn jumps_do_not_come_round_the_edge() {
    // Behind e2 the points go on with a3 and b3 by number, but not on the board.
    assert_legal(&[Preset::Free], "5/5/b4/4w/5 w", "e2-e1 e2-e3 e2-d2");
    assert_legal(
        &[Preset::Free],
        "2w2/5/5/5/2b2 w",
        "c5-b5 c5-d5 c5-b4 c5-c4 c5-d4",
    );
}

#[test]
fn only_enemies_are_jumped_and_only_neighbours() {
    assert_legal(
        &[Preset::BrainKing],
        "5/5/5/w4/w4 w",
        "a1-b1 a1-b2 a2-a3 a2-b2",
    );
    // a3 is two away: no flying captures.
    assert_legal(&Preset::CLUBS, "5/5/b4/5/w4 w", "a1-a2 a1-b1 a1-b2");
}

#[test]
fn a_jump_exists_exactly_where_two_steps_follow_each_other_on_a_line() {
    for from in Point::all() {
        for direction in Direction::ALL {
            let two_steps = from.step(direction).and_then(|over| over.step(direction));
            assert_eq!(from.jump(direction), two_steps, "{from} {direction:?}");
        }
    }
}
