//! Tables, values, proofs and their checking as commands.

use std::fs;
use std::process::{Command, Output};

const EIGHT: &str = "bb3/b4/2b2/4w/3ww w";

fn alquerque(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_alquerque"))
        .args(arguments)
        .output()
        .expect("the program can be started")
}

#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let output = alquerque(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[track_caller]
fn complaint(arguments: &[&str]) -> String {
    let output = alquerque(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint
}

/// A directory of its own for a test.
fn directory(name: &str) -> std::path::PathBuf {
    let directory = std::env::temp_dir().join(format!("alquerque-{name}-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory can be made");
    directory
}

#[test]
fn tables_are_counted_and_written() {
    let directory = directory("tables");
    let to = directory.to_str().expect("the path is text");
    let output = printed(&["tables", "free", "3", "--out", to]);
    assert!(
        output.contains(" 2-1        685        8        0      30"),
        "{output}"
    );
    assert!(directory.join("free-2-1.table").exists());
    let position = "5/5/2b2/5/w3w w";
    assert_eq!(printed(&["value", "free", position, "--from", to]), "win\n");
    let damaged = directory.join("free-1-1.table");
    fs::write(&damaged, "nothing").expect("a file can be written");
    let complaint = complaint(&["value", "free", position, "--from", to]);
    assert!(complaint.contains("not an endgame table"), "{complaint}");
    fs::remove_dir_all(&directory).expect("the directory can be removed");
}

#[test]
fn a_proof_is_written_and_checked() {
    let directory = directory("proof");
    let file = directory.join("proof");
    let file = file.to_str().expect("the path is text");
    for rules in ["free", "bell", "brainking"] {
        let arguments = [
            "prove",
            rules,
            EIGHT,
            "--tables",
            "4",
            "--certificate",
            file,
        ];
        let value = printed(&arguments);
        let value = value.lines().next().expect("a value");
        let checked = printed(&["verify", file]);
        assert!(checked.contains(&format!("value {value}")), "{checked}");
    }
    let text = fs::read_to_string(file).expect("the certificate can be read");
    fs::write(file, text.replace("tables 4", "tables 3")).expect("a file can be written");
    assert!(complaint(&["verify", file]).contains("is wrong"));
    fs::write(file, "nothing").expect("a file can be written");
    assert!(complaint(&["verify", file]).contains("is not a certificate"));
    fs::remove_dir_all(&directory).expect("the directory can be removed");
}

#[test]
fn what_cannot_be_solved_is_said() {
    complaint(&["tables", "alfonso", "3"]);
    complaint(&["tables", "free", "11"]);
    complaint(&["value", "free", "x"]);
    complaint(&["verify", "/no/such/file"]);
    let unknown = printed(&["value", "free", "--tables", "2", "--seconds", "0.01"]);
    assert_eq!(unknown, "unknown: loss, draw or win\n");
}

#[test]
fn the_wise_king_with_tables_gives_nothing_away() {
    for rules in ["free", "bell", "brainking"] {
        let output = printed(&[
            "match", "perfect", "squire", rules, "--known", "6", "--judge", "4", "--tables", "4",
        ]);
        let lines: Vec<&str> = output.lines().collect();
        assert!(lines[0].starts_with("perfect against squire"), "{output}");
        assert!(lines[1].starts_with("in theory "), "{output}");
        assert!(
            lines[2].starts_with("half points lost: 0 by perfect, "),
            "{output}"
        );
    }
}

#[test]
fn a_match_from_known_positions_can_be_had_again() {
    let arguments = [
        "match", "page", "squire", "free", "--known", "4", "--judge", "4",
    ];
    let first = printed(&arguments);
    assert_eq!(printed(&arguments), first);
    assert!(!first.contains("half points lost: 0 by page"), "{first}");
}
