//! Which pieces the opponent could take if it were the opponent's turn.

use alquerque_rules::{Point, PointSet, Preset, Rules};

fn threatened(preset: Preset, position: &str) -> PointSet {
    Rules::from(preset).threatened(&position.parse().expect("a position"))
}

fn points(names: &[&str]) -> PointSet {
    names
        .iter()
        .map(|name| name.parse::<Point>().expect("a point"))
        .collect()
}

const CLUBS: [Preset; 3] = [Preset::Free, Preset::Bell, Preset::BrainKing];

#[test]
fn nothing_is_threatened_at_the_start() {
    for preset in CLUBS {
        assert_eq!(
            threatened(preset, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w"),
            PointSet::EMPTY
        );
    }
}

#[test]
fn a_piece_with_an_enemy_before_it_and_an_empty_point_behind_it_is_threatened() {
    for preset in CLUBS {
        assert_eq!(threatened(preset, "5/2b2/2w2/5/5 w"), points(&["c3"]));
        assert_eq!(threatened(preset, "5/5/2b2/2w2/5 b"), points(&["c3"]));
    }
}

#[test]
fn every_piece_of_a_chain_is_threatened() {
    // c5 over c4, b3 and, backward as no capture may begin at BrainKing, over a4.
    for preset in CLUBS {
        let chain = "2b2/w1w2/1w3/5/5 w";
        assert_eq!(threatened(preset, chain), points(&["a4", "b3", "c4"]));
    }
}

#[test]
fn a_backward_capture_threatens_where_it_may_begin_so() {
    let behind = "5/2w2/2b2/5/5 w";
    assert_eq!(threatened(Preset::Free, behind), points(&["c4"]));
    assert_eq!(threatened(Preset::Bell, behind), points(&["c4"]));
    assert_eq!(threatened(Preset::BrainKing, behind), PointSet::EMPTY);
}

#[test]
fn from_the_far_row_a_piece_threatens_as_it_may_capture() {
    // Black stands on White's home row, beside b1 and below c2.
    let far = "5/5/5/2w2/1wb2 w";
    assert_eq!(threatened(Preset::Free, far), points(&["b1", "c2"]));
    assert_eq!(threatened(Preset::Bell, far), points(&["b1", "c2"]));
    assert_eq!(threatened(Preset::BrainKing, far), points(&["b1"]));
}

#[test]
fn a_step_that_may_not_return_forbids_no_capture() {
    let returned = "5/2b2/2w2/5/5 w - c3c4";
    for preset in CLUBS {
        assert_eq!(threatened(preset, returned), points(&["c3"]));
    }
}

#[test]
fn only_the_first_of_a_chain_is_threatened_where_captures_are_single() {
    assert_eq!(
        threatened(Preset::Alfonso, "2b2/2w2/5/1w3/5 w"),
        points(&["c4"])
    );
}

#[test]
fn what_could_be_huffed_changes_nothing() {
    assert_eq!(
        threatened(Preset::Covarrubias, "5/2b2/2w2/5/5 w - - 0 1 *c4"),
        points(&["c3"])
    );
}
