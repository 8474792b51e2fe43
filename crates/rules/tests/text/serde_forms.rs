//! Positions, moves, rule sets and outcomes in JSON.

use alquerque_rules::{Color, Headings, Move, Outcome, Position, Preset, RuleSet, WinReason};
use serde_json::{from_str, to_string};

#[test]
fn positions_moves_and_presets_are_their_text() {
    let position: Position = "5/5/b4/1w3/w4 b a2b2 - 3 9 *a1b2".parse().unwrap();
    let json = to_string(&position).unwrap();
    assert_eq!(json, "\"5/5/b4/1w3/w4 b a2b2 - 3 9 *a1b2\"");
    assert_eq!(from_str::<Position>(&json).unwrap(), position);
    let mv: Move = "*c3 d2xb4xb2".parse().unwrap();
    assert_eq!(to_string(&mv).unwrap(), "\"*c3 d2xb4xb2\"");
    assert_eq!(from_str::<Move>("\"*c3 d2xb4xb2\"").unwrap(), mv);
    assert_eq!(to_string(&Preset::Bell1960).unwrap(), "\"bell-1960\"");
    assert_eq!(from_str::<Preset>("\"free\"").unwrap(), Preset::Free);
}

#[test]
fn every_rule_set_survives_the_round_trip() {
    for preset in Preset::ALL {
        let json = to_string(&preset.rule_set()).unwrap();
        assert_eq!(from_str::<RuleSet>(&json).unwrap(), preset.rule_set());
    }
    assert_eq!(
        to_string(&Preset::BrainKing.rule_set()).unwrap(),
        "{\"first\":\"w\",\"steps\":3,\"steps_from_far_row\":false,\"first_jump\":3,\
         \"further_jumps\":7,\"obligation\":\"obligatory\",\"completion\":\"complete\",\
         \"returning\":false,\"repetition\":3,\"quiet_plies\":null}"
    );
}

#[test]
fn outcomes_are_readable() {
    let won = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::NoPieces,
    };
    let json = to_string(&won).unwrap();
    assert_eq!(
        json,
        "{\"win\":{\"winner\":\"b\",\"reason\":\"no-pieces\"}}"
    );
    assert_eq!(from_str::<Outcome>(&json).unwrap(), won);
}

#[test]
fn what_is_malformed_is_refused_with_the_reason() {
    let position = from_str::<Position>("\"5/5/4/5/5 w\"").unwrap_err();
    assert!(position.to_string().contains("rank 3"), "{position}");
    assert!(from_str::<Position>("7").is_err());
    assert!(from_str::<Position>("\"wwwww/wwwww/www2/5/5 w\"").is_err());
    assert!(from_str::<Move>("\"d2xd2\"").is_err());
    assert!(from_str::<Headings>("8").is_err());
    assert!(from_str::<Headings>("-1").is_err());
    assert!(from_str::<Color>("\"white\"").is_err());
    assert!(from_str::<Color>("\"x\"").is_err());
    assert!(from_str::<Preset>("\"chess\"").is_err());
}
