//! The examples in `docs`: each line that begins with `$ alquerque` is run, and must print what stands below it.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The words of a command line; double quotes hold a word together.
fn words(line: &str) -> Vec<String> {
    line.split('"')
        .enumerate()
        .flat_map(|(i, part)| {
            if i % 2 == 1 {
                vec![part.to_owned()]
            } else {
                part.split_whitespace().map(str::to_owned).collect()
            }
        })
        .collect()
}

#[test]
fn the_examples_print_what_the_text_says() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let text = fs::read_to_string(docs.join("notation.md")).unwrap();
    let mut examples: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("    ")) {
        match (line.strip_prefix("$ alquerque "), examples.last_mut()) {
            (Some(command), _) => examples.push((command.to_owned(), Vec::new())),
            (None, Some((_, output))) => output.push(line.to_owned()),
            (None, None) => {}
        }
    }
    assert!(examples.len() >= 6, "{examples:?}");
    for (command, expected) in examples {
        let output = Command::new(env!("CARGO_BIN_EXE_alquerque"))
            .args(words(&command))
            .output()
            .unwrap();
        let printed = [output.stdout, output.stderr].concat();
        let printed = String::from_utf8(printed).unwrap();
        assert_eq!(printed.lines().collect::<Vec<_>>(), expected, "{command}");
    }
}
