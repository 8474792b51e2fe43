//! "White fills ranks 1 and 2 and stands on d3, e3; Black fills ranks 5 and 4 and stands on a3, b3. c3 is
//! empty. 12 pieces each. The set-up is symmetric under a half turn with a swap of colours."

use alquerque_rules::{Color, Game, Preset, Rules};

use crate::{assert_legal, position};

#[test]
fn the_set_up_is_the_same_under_every_rule_set() {
    for preset in Preset::ALL {
        let start = Rules::from(preset).start();
        let text = start.to_string();
        let (board, _) = text.split_once(' ').unwrap();
        assert_eq!(board, "bbbbb/bbbbb/bb1ww/wwwww/wwwww", "{preset}");
        assert_eq!(start.empty().into_iter().next(), "c3".parse().ok());
        assert_eq!(start.empty().len(), 1);
        assert_eq!(start.pieces(Color::White).len(), 12);
        assert_eq!(start.pieces(Color::Black).len(), 12);
    }
}

#[test]
fn the_set_up_is_symmetric_under_the_half_turn_with_colours_swapped() {
    let start = position("bbbbb/bbbbb/bb1ww/wwwww/wwwww w");
    let black = position("bbbbb/bbbbb/bb1ww/wwwww/wwwww b");
    assert_eq!(start.swapped(), black);
}

#[test]
fn black_moves_first_under_bell_and_bell_1960_white_elsewhere() {
    for preset in Preset::ALL {
        let black = matches!(preset, Preset::Bell | Preset::Bell1960);
        let first = if black { Color::Black } else { Color::White };
        assert_eq!(Rules::from(preset).start().side(), first, "{preset}");
        assert_eq!(Game::new(Rules::from(preset)).position().side(), first);
    }
}

#[test]
fn the_first_move_is_a_step_to_the_empty_centre() {
    let white = [
        Preset::Free,
        Preset::BrainKing,
        Preset::Alfonso,
        Preset::Qirkat,
    ];
    assert_legal(
        &white,
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww w",
        "b2-c3 c2-c3 d2-c3 d3-c3",
    );
    assert_legal(
        &[Preset::Bell, Preset::Bell1960],
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww b",
        "b4-c3 c4-c3 d4-c3 b3-c3",
    );
}
