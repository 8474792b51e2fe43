//! What must hold for any text given to a reader of `alquerque-rules`: it is refused, or what was read can be
//! written and read again. Nothing panics.
//!
//! The fuzz targets call these checks with what libfuzzer makes up, and `crates/rules/tests/any_text.rs` calls
//! them with a fixed set of random texts, on a stable compiler with every test run.
#![forbid(unsafe_code)]

use alquerque_rules::{Game, Move, MoveList, Point, Position, Preset, RuleSet, Rules, WrittenMove};

/// A position reads back equal, and the rules can be asked everything about it.
pub fn position(text: &str) {
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    assert_eq!(position.to_string().parse(), Ok(position));
    assert_eq!(Position::new(position.setup()), Ok(position));
    for rules in Preset::ALL.map(Rules::from) {
        let moves = rules.moves(&position);
        assert_eq!(rules.count(&position), moves.len() as u64);
        assert_eq!(rules.has_move(&position), !moves.is_empty());
        for mv in moves.iter().take(20) {
            let next = rules.play(&position, mv);
            assert_eq!(Position::new(next.setup()), Ok(next));
        }
        for point in Point::all() {
            let movable = rules.movable(&position, point).is_ok();
            assert_eq!(movable, moves.iter().any(|mv| mv.from() == Some(point)));
        }
        let game = Game::from_position(rules, position);
        assert!(game.outcome().is_some() || !moves.is_empty());
    }
}

/// A move by itself reads back equal.
pub fn single_move(text: &str) {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
}

/// A written move reads back equal.
pub fn written_move(text: &str) {
    if let Ok(written) = text.parse::<WrittenMove>() {
        assert_eq!(written.to_string().parse(), Ok(written));
    }
}

/// A position on one line and a move on the next: what is meant is legal and is as written, or there is a reason.
pub fn reading(text: &str) {
    let (position, turn) = text.split_once('\n').unwrap_or((START, text));
    let (Ok(position), Ok(written)) = (position.parse::<Position>(), turn.parse::<WrittenMove>())
    else {
        return;
    };
    for rules in Preset::ALL.map(Rules::from) {
        match rules.read(&position, &written) {
            Ok(mv) => {
                assert!(rules.moves(&position).contains(&mv));
                assert_eq!(mv.huff, written.huff());
                assert_eq!(mv.from(), written.points().first().copied());
                assert_eq!(mv.to(), written.points().last().copied());
            }
            Err(reason) => assert!(!reason.to_string().is_empty()),
        }
        if let Ok(mv) = turn.parse::<Move>() {
            let mut game = Game::from_position(rules, position);
            let legal = game.legal_moves().contains(&mv);
            assert_eq!(game.play(&mv).is_ok(), legal);
        }
    }
}

const START: &str = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";

/// A list of moves reads back equal; an empty one has nothing to number.
pub fn move_list(text: &str) {
    if let Ok(list) = text.parse::<MoveList>() {
        let again: MoveList = list.to_string().parse().expect("a list written by itself");
        if list.moves.is_empty() {
            assert_eq!(list.to_string(), "");
        } else {
            assert_eq!(again, list);
        }
    }
}

/// A point is two characters, the same ones back in lower case.
pub fn point(text: &str) {
    if let Ok(point) = text.parse::<Point>() {
        assert_eq!(point.to_string(), text.to_lowercase());
    }
}

/// A preset goes by its name.
pub fn preset(text: &str) {
    if let Ok(preset) = text.parse::<Preset>() {
        assert_eq!(preset.id(), text.to_lowercase());
    }
}

/// A rule set reads back equal and can be played.
pub fn rule_set(text: &str) {
    if let Ok(set) = text.parse::<RuleSet>() {
        assert_eq!(set.to_string().parse(), Ok(set));
        let rules = Rules::new(set).expect("what was read goes together");
        let moves = rules.moves(&rules.start());
        assert_eq!(rules.count(&rules.start()), moves.len() as u64);
    }
}

/// A rule set in JSON reads back equal, and is refused or makes rules that can be played.
#[cfg(feature = "serde")]
pub fn rule_set_json(text: &str) {
    let Ok(set) = serde_json::from_str::<RuleSet>(text) else {
        return;
    };
    let written = serde_json::to_string(&set).expect("a rule set can be written");
    let again: RuleSet = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(again, set);
    if let Ok(rules) = Rules::new(set) {
        let moves = rules.moves(&rules.start());
        assert_eq!(rules.count(&rules.start()), moves.len() as u64);
    }
}

/// A position in JSON is its text.
#[cfg(feature = "serde")]
pub fn position_json(text: &str) {
    if let Ok(position) = serde_json::from_str::<Position>(text) {
        let written = serde_json::to_string(&position).expect("a position can be written");
        assert_eq!(written, format!("\"{position}\""));
        assert_eq!(
            serde_json::from_str::<Position>(&written).ok(),
            Some(position)
        );
    }
}
