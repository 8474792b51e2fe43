//! The checks of the fuzz targets in `fuzz/`, run on the same random texts every time: texts of any characters,
//! and texts made of the pieces that the forms are made of, some of them multi-byte.

#[path = "../../../fuzz/src/lib.rs"]
mod checks;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

fn pieces(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(pieces), 0..24).prop_map(|pieces| pieces.concat())
}

const MOVES: &[&str] = &[
    "a1",
    "d2",
    "c3",
    "c3",
    "d4",
    "e5",
    "B4",
    "f9",
    "-",
    "-",
    "x",
    "x",
    ":",
    "×",
    "–",
    "*",
    " ",
    "1. ",
    "3... ",
    "é",
    "\u{3000}",
    "\u{1f600}",
    "\u{301}",
    "\n",
    "99999999999. ",
];

const POSITIONS: &[&str] = &[
    "5/",
    "b4/",
    "1bwb1/",
    "wwwww/",
    "2w2",
    "5",
    "w",
    "b",
    "/",
    " w",
    " b",
    " -",
    " -",
    " e3d3",
    " 0",
    " 1",
    " 4294967296",
    " *c3",
    "é",
    "\u{3000}",
    "\u{1f600}",
];

/// A position that can be read, with fields that fit or not, and a move below it.
fn position_and_move() -> impl Strategy<Value = String> {
    let ranks = prop::collection::vec("[wb1]{5}|[wb]2[wb]1|5|1[wb]3", 5);
    (
        ranks,
        "[wb]",
        "( - -| e3d3 a5b5| - d4c4)?",
        "( 3 4| 49 30)?",
        "( \\*[a-e][1-5])?",
        pieces(MOVES),
    )
        .prop_map(|(ranks, side, last, counters, huffable, mv)| {
            format!("{} {side}{last}{counters}{huffable}\n{mv}", ranks.join("/"))
        })
}

fn run(cases: u32, texts: impl Strategy<Value = String>, check: fn(&str)) {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, rng).run(&texts, |text| {
        check(&text);
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
}

#[test]
fn positions() {
    run(5000, pieces(POSITIONS), checks::position);
    run(500, any::<String>(), checks::position);
    run(700, position_and_move(), |text| {
        checks::position(text.split('\n').next().unwrap_or_default());
    });
}

#[test]
fn moves_and_move_lists() {
    for check in [checks::single_move, checks::written_move, checks::move_list] {
        run(3000, pieces(MOVES), check);
        run(500, any::<String>(), check);
    }
}

#[test]
fn moves_in_positions() {
    run(1500, position_and_move(), checks::reading);
    run(1000, pieces(MOVES), checks::reading);
}

#[test]
fn points_and_presets() {
    for check in [checks::point, checks::preset] {
        run(2000, "[a-fA-F]?[0-6]?[a-f]?".prop_map(String::from), check);
        run(500, any::<String>(), check);
        run(500, "(?i)free|bell|bell-1960|brainking|Qırkat", check);
    }
}

const RULE_SETS: &[&str] = &[
    "free",
    "bell",
    "Qirkat",
    ",",
    ",",
    ",",
    "first",
    ":white",
    ",steps:",
    "fs",
    "b",
    "none",
    ",further-jumps:none",
    ",capture:huff",
    ",completion:single",
    ",repetition:",
    ",quiet-plies:",
    "never",
    "3",
    "50",
    "é",
];

#[test]
fn rule_sets() {
    let clauses = pieces(&RULE_SETS[3..]).prop_map(|rest| format!("free{rest}"));
    run(3000, clauses, checks::rule_set);
    run(1000, pieces(RULE_SETS), checks::rule_set);
    run(500, any::<String>(), checks::rule_set);
}

#[cfg(feature = "serde")]
#[test]
fn json() {
    run(700, position_and_move(), |text| {
        let position = text.split('\n').next().unwrap_or_default();
        checks::position_json(&format!("\"{position}\""));
        checks::position_json(text);
    });
    let set = (
        "[wbx]",
        0u16..9,
        0u16..9,
        "obligatory|optional|huff|other",
        "complete|may-stop|single",
        "null|0|1|2|3|256|-1",
        "null|0|50|65536",
    )
        .prop_map(|(first, steps, jumps, obligation, completion, repetition, quiet)| {
            format!(
                "{{\"first\":\"{first}\",\"steps\":{steps},\"steps_from_far_row\":true,\"first_jump\":{jumps},\
                 \"further_jumps\":7,\"obligation\":\"{obligation}\",\"completion\":\"{completion}\",\
                 \"returning\":false,\"repetition\":{repetition},\"quiet_plies\":{quiet}}}"
            )
        });
    run(1000, set, checks::rule_set_json);
    run(500, any::<String>(), checks::rule_set_json);
}
