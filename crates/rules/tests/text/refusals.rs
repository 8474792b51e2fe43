//! Why a move is refused: each reason in a position where it is the one to give.

use alquerque_rules::{
    Game, Heading, IllegalMove, Move, PlayError, Point, PointSet, Position, Preset, Rules,
};

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn set(names: &str) -> PointSet {
    names.split(' ').map(point).collect()
}

fn pair(from: &str, to: &str) -> (Point, Point) {
    (point(from), point(to))
}

#[track_caller]
fn refused(preset: Preset, position: &str, text: &str, reason: IllegalMove) {
    let position: Position = position.parse().expect("a position");
    let rules = Rules::from(preset);
    let found = rules.read(&position, &text.parse().expect("a written move"));
    assert_eq!(found, Err(reason), "{text}");
    // A game gives the same reason for the same move in full.
    if let Ok(mv) = text.parse::<Move>() {
        let mut game = Game::from_position(rules, position);
        if game.outcome().is_none() {
            assert_eq!(game.play(&mv), Err(PlayError::Illegal(reason)));
            assert!(game.turns().is_empty());
        }
    }
}

#[test]
fn no_legal_move_at_all() {
    refused(Preset::Free, "5/5/5/5/4b w", "a1-a2", IllegalMove::NoMoves);
    refused(Preset::Bell, "w4/5/5/5/4b w", "a5-b5", IllegalMove::NoMoves);
}

#[test]
fn the_start_is_empty_or_the_opponents() {
    let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
    let empty = IllegalMove::EmptyPoint(point("c3"));
    refused(Preset::Free, start, "c3-c4", empty);
    refused(Preset::Free, start, "c3xa1", empty);
    let not_yours = IllegalMove::NotYours(point("b4"));
    refused(Preset::Free, start, "b4-c3", not_yours);
    refused(Preset::Free, start, "b4xd2", not_yours);
}

#[test]
fn the_end_is_occupied() {
    let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
    refused(
        Preset::Free,
        start,
        "d2-d3",
        IllegalMove::Occupied(point("d3")),
    );
    refused(
        Preset::Free,
        "5/2b2/2b2/2w2/5 w",
        "c2xc4",
        IllegalMove::Occupied(point("c4")),
    );
}

#[test]
fn no_line_joins_the_points() {
    let (from, to) = pair("c2", "b3");
    let reason = IllegalMove::NoLine { from, to };
    refused(Preset::Free, "5/5/5/2w2/5 w", "c2-b3", reason);
    // Nor does one at the distance of a jump, with an enemy in between.
    let (from, to) = pair("c2", "e4");
    let reason = IllegalMove::NoLine { from, to };
    refused(Preset::Free, "5/5/3b1/2w2/5 w", "c2xe4", reason);
    let (from, to) = pair("b1", "d3");
    let reason = IllegalMove::NoLine { from, to };
    refused(Preset::Free, "5/5/5/2b2/1w3 w", "b1-d3", reason);
}

#[test]
fn the_end_is_too_far() {
    let (from, to) = pair("a1", "e4");
    let reason = IllegalMove::TooFar { from, to };
    refused(Preset::Free, "5/5/5/5/w4 w", "a1-e4", reason);
    let (from, to) = pair("a1", "a1");
    let reason = IllegalMove::TooFar { from, to };
    refused(Preset::Free, "5/5/5/5/w4 w", "a1-a1", reason);
}

#[test]
fn a_capture_holds_no_step() {
    let (from, to) = pair("c3", "c4");
    let reason = IllegalMove::StepInCapture { from, to };
    refused(Preset::Free, "5/5/5/1b3/w4 w", "a1xc3xc4", reason);
    let (from, to) = pair("a1", "a2");
    let reason = IllegalMove::StepInCapture { from, to };
    refused(Preset::Free, "5/5/5/1b3/w4 w", "a1-a2-b2", reason);
}

#[test]
fn a_step_while_pieces_must_capture() {
    let position = "5/5/5/b3b/w1w1w w";
    let reason = IllegalMove::MustCapture {
        jumpers: set("a1 e1"),
    };
    refused(Preset::Free, position, "c1-c2", reason);
    // Also for a piece that could capture itself, and for a move that is nothing at all.
    refused(Preset::Free, position, "a1-b1", reason);
    refused(Preset::Free, position, "c1-e4", reason);
    assert_eq!(reason.to_string(), "capturing is obligatory: move a1 or e1");
}

#[test]
fn a_piece_on_the_far_row_may_only_capture() {
    let reason = IllegalMove::FarRow(point("c5"));
    refused(Preset::Bell, "2w2/5/5/5/w4 w", "c5-d5", reason);
    refused(Preset::BrainKing, "2w2/5/5/5/w4 w", "c5-c4", reason);
}

#[test]
fn a_step_in_a_way_that_steps_may_not_go() {
    let reason = IllegalMove::StepHeading(Heading::Backward);
    refused(Preset::Bell, "5/5/2w2/5/5 w", "c3-c2", reason);
    refused(Preset::Bell, "5/5/2b2/5/5 b", "c3-b4", reason);
}

#[test]
fn a_step_that_returns() {
    let (from, to) = pair("d3", "e3");
    refused(
        Preset::BrainKing,
        "5/5/3w1/5/5 w e3d3 - 0 2",
        "d3-e3",
        IllegalMove::Returns { from, to },
    );
}

#[test]
fn a_first_jump_in_a_way_it_may_not_go() {
    let reason = IllegalMove::FirstJumpHeading(Heading::Backward);
    refused(Preset::BrainKing, "5/5/2w2/2b2/5 w", "c3xc1", reason);
    // Even where the same piece or another must capture elsewhere.
    refused(Preset::BrainKing, "5/2b2/2w2/2b2/5 w", "c3xc1", reason);
    refused(Preset::BrainKing, "5/5/2w2/2b1b/4w w", "c3xc1", reason);
}

#[test]
fn a_further_jump_in_a_way_it_may_not_go() {
    let rules = Rules::new(alquerque_rules::RuleSet {
        further_jumps: alquerque_rules::Headings::FORWARD,
        ..Preset::Free.rule_set()
    })
    .unwrap();
    let position: Position = "5/5/5/bb3/w4 w".parse().unwrap();
    assert_eq!(
        rules.read(&position, &"a1xa3xc1".parse().unwrap()),
        Err(IllegalMove::FurtherJumpHeading(Heading::Backward))
    );
}

#[test]
fn nothing_to_jump_or_ones_own_piece() {
    let nothing = IllegalMove::NothingToJump(point("b2"));
    refused(Preset::Free, "5/5/5/5/w4 w", "a1xc3", nothing);
    refused(Preset::Free, "5/5/5/5/w4 w", "a1-c3", nothing);
    let own = IllegalMove::OwnPiece(point("b2"));
    refused(Preset::Free, "5/5/5/1w3/w4 w", "a1xc3", own);
    // A piece that has been taken is there no longer: b2 a second time, back on a1.
    refused(Preset::Free, "5/5/5/1bb2/wb3 w", "a1xc3xc1xa1xc3", nothing);
}

#[test]
fn a_capture_that_stops_too_soon() {
    let reason = IllegalMove::Incomplete {
        at: point("a3"),
        next: set("c1"),
    };
    refused(Preset::Free, "5/5/5/bb3/w4 w", "a1xa3", reason);
    assert_eq!(
        reason.to_string(),
        "the capture has to go on from a3, to c1"
    );
}

#[test]
fn a_capture_cut_short_is_not_taken_for_the_longer_ones_with_the_same_ends() {
    // From c1, one jump away, a ring of four more leads back to c1, either way round.
    let position: Position = "5/5/3b1/2b1b/wb1b1 w".parse().unwrap();
    let rules = Rules::from(Preset::Free);
    let written = "a1xc1".parse().unwrap();
    assert_eq!(
        rules.read(&position, &written),
        Err(IllegalMove::Ambiguous { routes: 2 })
    );
    let mut game = Game::from_position(rules, position);
    let incomplete = IllegalMove::Incomplete {
        at: point("c1"),
        next: set("e1 c3"),
    };
    assert_eq!(
        game.play(&"a1xc1".parse().unwrap()),
        Err(PlayError::Illegal(incomplete))
    );
}

#[test]
fn a_second_jump_where_one_is_the_limit() {
    refused(
        Preset::Alfonso,
        "5/5/5/bb3/w4 w",
        "a1xa3xc1",
        IllegalMove::SingleJump,
    );
}

#[test]
fn a_huff_that_is_not_open() {
    let reason = IllegalMove::NotHuffable(point("e2"));
    refused(Preset::Covarrubias, "b4/5/5/4w/w4 b", "*e2 a5-a4", reason);
    refused(
        Preset::Free,
        "b4/5/5/4w/w4 b - - 0 1 *e2",
        "*e2 a5-a4",
        reason,
    );
}

#[test]
fn a_huff_alone_and_a_move_behind_the_huff_that_ends_the_game() {
    refused(
        Preset::Covarrubias,
        "b4/5/5/4w/w4 b - - 0 1 *e2",
        "*e2",
        IllegalMove::HuffAlone,
    );
    refused(
        Preset::Covarrubias,
        "b4/5/5/4w/5 b - - 0 1 *e2",
        "*e2 a5-a4",
        IllegalMove::HuffEnds(point("e2")),
    );
}

#[test]
fn after_a_huff_the_reasons_are_those_of_the_board_without_the_piece() {
    let position = "b4/5/4b/4w/4w b - - 0 1 *e1";
    refused(
        Preset::Covarrubias,
        position,
        "*e1 e1-d1",
        IllegalMove::EmptyPoint(point("e1")),
    );
    refused(
        Preset::Covarrubias,
        position,
        "e3xe1",
        IllegalMove::Occupied(point("e1")),
    );
}

#[test]
fn a_piece_that_cannot_be_moved_is_told_why() {
    let why = |preset: Preset, position: &str, name: &str| {
        let position: Position = position.parse().unwrap();
        Rules::from(preset).movable(&position, point(name))
    };
    let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
    assert_eq!(why(Preset::Free, start, "d2"), Ok(()));
    assert_eq!(
        why(Preset::Free, start, "a1"),
        Err(IllegalMove::Blocked(point("a1")))
    );
    assert_eq!(
        why(Preset::Free, start, "c3"),
        Err(IllegalMove::EmptyPoint(point("c3")))
    );
    assert_eq!(
        why(Preset::Free, start, "b4"),
        Err(IllegalMove::NotYours(point("b4")))
    );
    assert_eq!(
        why(Preset::Free, "5/5/5/b4/w3w w", "e1"),
        Err(IllegalMove::MustCapture { jumpers: set("a1") })
    );
    assert_eq!(
        why(Preset::Bell, "w4/5/5/5/4w w", "a5"),
        Err(IllegalMove::FarRow(point("a5")))
    );
    // Only the points behind a3 are empty.
    assert_eq!(
        why(Preset::Bell, "5/ww3/ww3/5/5 w", "a3"),
        Err(IllegalMove::StepHeading(Heading::Backward))
    );
    assert_eq!(
        why(Preset::BrainKing, "4b/4w/4w/5/5 w d4e4 - 0 2", "e4"),
        Err(IllegalMove::Returns {
            from: point("e4"),
            to: point("d4")
        })
    );
    // c3 is hemmed in, and the only jump the board offers goes backward.
    assert_eq!(
        why(Preset::BrainKing, "5/1www1/1www1/1bbb1/b3b w", "c3"),
        Err(IllegalMove::FirstJumpHeading(Heading::Backward))
    );
}

#[test]
fn a_finished_game_takes_no_move() {
    let position: Position = "5/5/5/b4/w4 w".parse().unwrap();
    let mut game = Game::from_position(Rules::from(Preset::Free), position);
    game.play_text("a1xa3").unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(game.play_text("a3-a4"), Err(PlayError::Over(outcome)));
    let mv: Move = "a3-a4".parse().unwrap();
    assert_eq!(game.play(&mv), Err(PlayError::Over(outcome)));
}
