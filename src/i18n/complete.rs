//! Every language says everything, and nothing is said in vain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use alquerque_rules::Preset;
use alquerque_worker::Level;
use fluent_bundle::FluentResource;

use super::{ENGLISH, language_name};
use crate::storage::{Choice, Language};

/// The messages of a file, each with the variables in it.
fn messages(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages = BTreeMap::new();
    let mut key = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            key = line.split(' ').next().unwrap_or_default();
            assert!(!messages.contains_key(key), "{key} twice");
        }
        let variables = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            &rest[..end.unwrap_or(rest.len())]
        });
        messages
            .entry(key)
            .or_insert_with(BTreeSet::new)
            .extend(variables);
    }
    messages.remove("");
    messages
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages(ENGLISH);
    for key in Language::default().keys() {
        if language_name(key).is_empty() || *key == "en" {
            continue;
        }
        let path = format!("{}/public/i18n/{key}.ftl", env!("CARGO_MANIFEST_DIR"));
        let file = fs::read_to_string(path).unwrap();
        if let Err((_, errors)) = FluentResource::try_new(file.clone()) {
            panic!("{key}: {errors:?}");
        }
        let here = messages(&file);
        let missing: Vec<_> = english.keys().filter(|k| !here.contains_key(*k)).collect();
        let needless: Vec<_> = here.keys().filter(|k| !english.contains_key(*k)).collect();
        assert!(missing.is_empty(), "{key} lacks {missing:?}");
        assert!(needless.is_empty(), "{key} has needless {needless:?}");
        let differ: Vec<_> = english.iter().filter(|(k, v)| here[*k] != **v).collect();
        assert!(differ.is_empty(), "{key}: other variables than {differ:?}");
    }
}

/// The string literals of the program without its tests, each with what stands before it.
fn literals() -> Vec<(String, String)> {
    fn files(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, found);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut sources = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut sources,
    );
    let mut literals = Vec::new();
    for source in sources {
        let program = source.split("#[cfg(test)]").next().unwrap_or_default();
        let code: String = program
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .map(|line| line.trim().to_owned() + " ")
            .collect();
        let pieces: Vec<&str> = code.split('"').collect();
        literals.extend(
            pieces
                .chunks_exact(2)
                .map(|pair| (pair[0].trim_end().to_owned(), pair[1].to_owned())),
        );
    }
    literals
}

/// Whether a literal is this key, or becomes it when something is put into its braces.
fn names(literal: &str, key: &str) -> bool {
    let parts: Vec<&str> = literal
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest))
        .collect();
    let [first, .., last] = parts[..] else {
        return literal == key;
    };
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let says = parts.concat();
    says.len() > 2
        && says.chars().all(plain)
        && key.len() > says.len()
        && key.starts_with(first)
        && key.ends_with(last)
}

#[test]
fn every_message_is_said_somewhere() {
    let literals = literals();
    let unsaid: Vec<&str> = messages(ENGLISH)
        .into_keys()
        .filter(|key| !literals.iter().any(|(_, literal)| names(literal, key)))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn everything_that_is_said_is_a_message() {
    let english = messages(ENGLISH);
    let asks = [
        ".get(",
        ".get(&format!(",
        ".with(",
        ".with(&format!(",
        "Say(",
        "Key(",
    ];
    let unknown: Vec<String> = literals()
        .into_iter()
        .filter(|(before, _)| asks.iter().any(|ask| before.ends_with(ask)))
        .map(|(_, literal)| literal)
        .filter(|literal| !english.keys().any(|key| names(literal, key)))
        .collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    for level in Level::ALL {
        assert!(english.contains_key(&*format!("level-{}", level.id())));
    }
    for rules in Preset::ALL.map(Preset::id).into_iter().chain(["house"]) {
        assert!(english.contains_key(&*format!("rules-{rules}")));
        assert!(english.contains_key(&*format!("rules-{rules}-summary")));
    }
}
