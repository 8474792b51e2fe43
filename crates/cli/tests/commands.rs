//! The commands as other programs call them: what they print, where, and their exit codes.

use std::process::{Command, Output};

const START: &str = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";

fn alquerque(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_alquerque"))
        .args(arguments)
        .output()
        .expect("the program can be started")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

/// What a command prints that goes well.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let output = alquerque(arguments);
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout)
}

/// What a command complains about: one sentence on stderr, nothing on stdout, exit code 2.
#[track_caller]
fn complaint(arguments: &[&str]) -> String {
    let output = alquerque(arguments);
    assert_eq!(text(&output.stdout), "");
    assert_eq!(output.status.code(), Some(2));
    let complaint = text(&output.stderr);
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.ends_with(".\n"), "{complaint}");
    assert!(complaint.starts_with(char::is_uppercase), "{complaint}");
    complaint.trim_end().to_owned()
}

#[test]
fn perft_prints_depth_nodes_seconds_and_nodes_per_second() {
    let output = printed(&["perft", "free", "8"]);
    let mut nodes = Vec::new();
    for (depth, line) in (1u32..).zip(output.lines()) {
        let fields: Vec<&str> = line.split(' ').collect();
        assert_eq!(fields.len(), 4, "{line}");
        assert_eq!(fields[0].parse(), Ok(depth));
        nodes.push(fields[1].parse::<u64>().unwrap());
        assert!(fields[2].parse::<f64>().unwrap() > 0.0, "{line}");
        fields[3].parse::<u64>().unwrap();
    }
    assert_eq!(nodes, [4, 5, 6, 12, 29, 109, 541, 2730]);
}

#[test]
fn perft_counts_from_any_position_and_under_any_rule_set() {
    let round = "5/5/5/1bb2/wb3 w";
    let first = |rules: &str| {
        let output = printed(&["perft", rules, "1", round]);
        output.split(' ').nth(1).map(str::to_owned)
    };
    assert_eq!(first("free").as_deref(), Some("3"));
    assert_eq!(first("murray").as_deref(), Some("7"));
    assert_eq!(first("bell-1960").as_deref(), Some("4"));
}

#[test]
fn perft_of_a_lost_position_is_zero() {
    let output = printed(&["perft", "bell", "2", "5/5/5/5/4b w"]);
    let nodes: Vec<_> = output.lines().map(|line| line.split(' ').nth(1)).collect();
    assert_eq!(nodes, [Some("0"), Some("0")]);
}

#[test]
fn moves_prints_a_legal_move_a_line() {
    let output = printed(&["moves", "free", START]);
    let mut moves: Vec<&str> = output.lines().collect();
    moves.sort_unstable();
    assert_eq!(moves, ["b2-c3", "c2-c3", "d2-c3", "d3-c3"]);
    let routes = printed(&["moves", "free", "5/5/5/1bb2/wb3 w"]);
    assert_eq!(routes.lines().count(), 3, "every route is a line");
    let huffs = printed(&["moves", "covarrubias", "b4/5/5/4w/5 b - - 0 1 *e2"]);
    assert!(huffs.lines().any(|line| line == "*e2"), "{huffs}");
}

#[test]
fn moves_prints_nothing_when_the_side_to_move_has_lost() {
    assert_eq!(printed(&["moves", "bell", "w4/5/5/5/4b w"]), "");
}

#[test]
fn a_position_may_be_one_argument_or_several() {
    let quoted = printed(&["moves", "brainking", "5/5/3w1/5/5 w e3d3 - 1 2"]);
    let bare = printed(&[
        "moves",
        "brainking",
        "5/5/3w1/5/5",
        "w",
        "e3d3",
        "-",
        "1",
        "2",
    ]);
    assert_eq!(quoted, bare);
    assert_eq!(quoted.lines().count(), 2);
    assert_eq!(
        printed(&["perft", "free", "1", "5/5/2w2/5/5", "w"])
            .split(' ')
            .nth(1),
        Some("8")
    );
}

#[test]
fn play_prints_the_position_in_full_and_that_the_game_goes_on() {
    assert_eq!(
        printed(&["play", "free"]),
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1\nongoing\n"
    );
    assert_eq!(
        printed(&["play", "bell"]),
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww b - - 0 1\nongoing\n"
    );
    assert_eq!(
        printed(&["play", "free", "d2-c3", "b4xd2"]),
        "bbbbb/b1bbb/bb1ww/wwwbw/wwwww w d2c3 - 0 2\nongoing\n"
    );
}

#[test]
fn play_takes_moves_in_every_way_people_write_them() {
    let expected = printed(&["play", "free", "d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"]);
    for moves in [
        &["D2C3", "b4:d2", "e1-c3", "d4xb4"][..],
        &["1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4"],
        &["1.", "d2-c3", "b4xd2", "2.", "e1xc3", "d4d2b4"],
    ] {
        let arguments = [&["play", "free"], moves].concat();
        assert_eq!(printed(&arguments), expected);
    }
}

#[test]
fn play_starts_from_a_position_quoted_or_not() {
    let expected = "4b/5/5/w4/5 b a1a2 - 1 5\nongoing\n";
    for arguments in [
        &["--from", "4b/5/5/5/w4 w - - 0 5", "a1-a2"][..],
        &["a1-a2", "--from", "4b/5/5/5/w4 w - - 0 5"],
        &["--from", "4b/5/5/5/w4", "w", "-", "-", "0", "5", "a1-a2"],
    ] {
        assert_eq!(printed(&[&["play", "free"], arguments].concat()), expected);
    }
    // Two words like e3d3 behind the side could be moves, and are, unless counters follow them.
    assert_eq!(
        printed(&["play", "free", "--from", "4b/5/5/5/w4", "w", "a1a2", "e5e4"]),
        "5/4b/5/w4/5 w a1a2 e5e4 2 2\nongoing\n"
    );
    assert_eq!(
        printed(&[
            "play",
            "free",
            "--from",
            "4b/5/5/5/w4",
            "w",
            "a2a1",
            "e4e5",
            "2",
            "2"
        ]),
        "4b/5/5/5/w4 w a2a1 e4e5 2 2\nongoing\n"
    );
}

#[test]
fn play_says_how_a_game_ended() {
    let end = |arguments: &[&str]| {
        let output = printed(&[&["play"], arguments].concat());
        output.lines().nth(1).map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(
        end(&["free", "--from", "5/5/5/b4/w4 w", "a1xa3"]),
        "white wins: black has no pieces left"
    );
    assert_eq!(
        end(&["bell", "--from", "w4/5/5/5/3b1 w"]),
        "black wins: white has no legal move"
    );
    assert_eq!(
        end(&["bell", "--from", "5/4b/5/w4/5 w - - 49 30", "a2-b2"]),
        "draw: too many plies without a capture"
    );
    let round = ["a1-a2", "e5-e4", "a2-a1", "e4-e5"];
    let twice = [&["free", "--from", "4b/5/5/5/w4 w"], &round[..], &round[..]].concat();
    assert_eq!(end(&twice), "draw: the position has been repeated");
}

#[test]
fn play_names_the_move_that_cannot_be_played_and_why() {
    assert_eq!(
        complaint(&["play", "free", "d2-c3", "a5-a4"]),
        "Move 2 (a5-a4) cannot be played: a4 is not empty."
    );
    assert_eq!(
        complaint(&["play", "free", "d2-c3", "b4-a3"]),
        "Move 2 (b4-a3) cannot be played: a3 is not empty."
    );
    assert_eq!(
        complaint(&["play", "free", "d2-c3", "c5-c3"]),
        "Move 2 (c5-c3) cannot be played: the piece on c4 is one's own."
    );
    assert_eq!(
        complaint(&["play", "free", "d2-d9"]),
        "The moves cannot be read: move 1 (d2-d9): at character 4 there should be a point, a1 to e5."
    );
    assert_eq!(
        complaint(&["play", "free", "--from", "5/5/5/b4/w4 w", "a1xa3", "a3-a4"]),
        "Move 2 (a3-a4) cannot be played: the game is over (white wins: black has no pieces left)."
    );
    assert_eq!(
        complaint(&["play", "bell", "--from", "5/5/5/b4/w3w w", "e1-e2"]),
        "Move 1 (e1-e2) cannot be played: capturing is obligatory: move a1."
    );
}

#[test]
fn best_prints_the_move_its_score_and_the_line() {
    for limit in [&["--depth", "6"][..], &["--seconds", "0.05"]] {
        let output = printed(&[&["best", "free", "5/4b/1bwb1/5/5 w"], limit].concat());
        let lines: Vec<&str> = output.lines().collect();
        assert_eq!(lines.len(), 3, "{output}");
        assert_eq!(lines[0], "c3xe3xe5");
        assert!(!lines[1].is_empty());
        assert!(lines[2] == lines[0] || lines[2].starts_with("c3xe3xe5 "));
    }
}

#[test]
fn best_finds_a_win_and_its_line_can_be_played() {
    let position = "5/5/5/b4/w4 w";
    let output = printed(&["best", "free", position, "--depth", "4"]);
    assert_eq!(output, "a1xa3\nwin in 1\na1xa3\n");
    let output = printed(&["best", "brainking", "--depth", "8"]);
    let line: Vec<&str> = output.lines().nth(2).unwrap().split(' ').collect();
    printed(&[&["play", "brainking"], &line[..]].concat());
}

#[test]
fn best_takes_options_before_and_after_the_position() {
    let before = printed(&["best", "--depth", "3", "free", "5/5/5/b4/w4", "w"]);
    assert_eq!(before, "a1xa3\nwin in 1\na1xa3\n");
}

#[test]
fn best_finds_a_move_however_short_the_time() {
    let output = printed(&["best", "bell", "--seconds", "0.000001"]);
    assert_eq!(output.lines().count(), 3);
}

#[test]
fn best_has_nothing_to_say_when_the_game_is_over() {
    assert_eq!(
        complaint(&["best", "free", "5/5/5/5/4b w", "--depth", "3"]),
        "There is no move to find: the game is over (black wins: white has no pieces left)."
    );
    assert_eq!(
        complaint(&["best", "bell", "5/4b/5/w4/5 w - - 50 30", "--depth", "3"]),
        "There is no move to find: the game is over (draw: too many plies without a capture)."
    );
}

#[test]
fn bad_input_is_answered_with_one_sentence_and_exit_code_2() {
    for arguments in [
        &[][..],
        &["chess"],
        &["perft"],
        &["perft", "free"],
        &["perft", "chess", "3"],
        &["perft", "free", "0"],
        &["perft", "free", "-1"],
        &["perft", "free", "many"],
        &["perft", "free", "99999999999"],
        &["perft", "free", "2", "5/5/5/5"],
        &["perft", "free", "2", START, "extra"],
        &["moves", "free"],
        &["moves", "free", ""],
        &["moves", "free", "5/5/5/5/5 é"],
        &["play", "free", "--from"],
        &["play", "free", "--from", "5/5/5/5/5"],
        &["play", "free", "d2"],
        &["play", "free", "é"],
        &["play", "free", "--fast"],
        &["best", "free"],
        &["best", "free", "--depth", "0"],
        &["best", "free", "--depth", "2", "--seconds", "2"],
        &["best", "free", "--seconds", "0"],
        &["best", "free", "--seconds", "-1"],
        &["best", "free", "--seconds", "nan"],
        &["best", "free", "--seconds", "1e300"],
        &["best", "free", "xyz", "--depth", "2"],
    ] {
        assert!(complaint(arguments).len() > 10, "{arguments:?}");
    }
    assert_eq!(
        complaint(&["moves", "chess", START]),
        "Invalid value 'chess' for '<RULES>': no such rule set; there are free, bell, brainking, \
         alfonso, murray, covarrubias, bell-1960, qirkat."
    );
    assert_eq!(
        complaint(&["moves", "free,steps:none", START]),
        "Invalid value 'free,steps:none' for '<RULES>': steps must be allowed in some direction."
    );
    assert_eq!(
        complaint(&["moves", "free", "5/5/4/5/5 w"]),
        "The position cannot be read: rank 3, at character 5, has 4 points instead of 5."
    );
}

#[test]
fn help_is_printed_when_asked_for() {
    let help = printed(&["--help"]);
    for command in ["perft", "moves", "play", "best"] {
        assert!(help.contains(command), "{help}");
        let own = printed(&[command, "--help"]);
        assert!(own.contains("Usage: alquerque"), "{own}");
    }
}
