//! A book holds the strategy of its certificate: it wins against every reply.

use alquerque_engine::book::Book;
use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::{FileError, Tables, Value};
use alquerque_rules::{Position, Preset, Rules};

const PIECES: usize = 4;

fn book(preset: Preset, start: &str) -> (Tables, Position, Vec<u8>) {
    let mut tables = Tables::new(&Rules::from(preset)).expect("rules with tables");
    tables.build_up_to(PIECES);
    let position: Position = start.parse().expect("a position");
    let mut proof = Proof::new(&tables, &position, 1_000_000).expect("a possible position");
    while proof.advance(&tables, 10_000) == ProofStatus::Working {}
    assert_ne!(proof.bounds().0, Value::Draw, "{preset}");
    let certificate = proof.certificate(&tables, preset).expect("a proof");
    let certificate = certificate.parse().expect("a certificate");
    let bytes = Book::pack(&certificate).expect("a strategy that wins");
    (tables, position, bytes)
}

fn read(rules: &Rules, bytes: &[u8]) -> Result<Book, FileError> {
    let mut reading = Book::begin_reading(rules, bytes)?;
    while !reading.advance(3)? {}
    Ok(reading.finish().expect("all is read"))
}

/// Won for whoever has four pieces, under all three rule sets.
const START: &str = "b1b2/5/5/w3w/ww3 w";

#[test]
fn the_winner_wins_by_the_book_against_every_reply() {
    for preset in Preset::CLUBS {
        let (tables, start, bytes) = book(preset, START);
        let rules = tables.rules();
        let book = read(rules, &bytes).unwrap();
        let winner = book.probe(&start).unwrap().winner;
        let mut ahead = vec![start];
        let mut ends = 0;
        while let Some(position) = ahead.pop() {
            let moves = match book.probe(&position) {
                Some(winning) => {
                    assert_eq!(winning.winner, winner);
                    assert_eq!(winning.mv.is_some(), position.side() == winner);
                    winning
                        .mv
                        .map_or_else(|| rules.moves(&position), |mv| vec![mv])
                }
                None => {
                    ends += 1;
                    let value = match rules.has_move(&position) {
                        false => Value::Loss,
                        true => tables.probe(&position).unwrap().value,
                    };
                    let won = if position.side() == winner {
                        Value::Win
                    } else {
                        Value::Loss
                    };
                    assert_eq!(value, won, "{preset}: {position}");
                    continue;
                }
            };
            ahead.extend(moves.iter().map(|mv| rules.play(&position, mv)));
        }
        assert!(ends > 1, "{preset}");
    }
}

#[test]
fn bytes_that_are_no_book_of_these_rules_are_refused() {
    let (tables, _, bytes) = book(Preset::Free, START);
    let refused = |bytes: &[u8]| read(tables.rules(), bytes).err();
    assert_eq!(refused(b""), Some(FileError::NoTable));
    assert_eq!(refused(&[0; 100]), Some(FileError::NoTable));
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(refused(&changed).is_some(), "byte {at}");
        assert!(refused(&bytes[..at]).is_some(), "{at} bytes");
    }
    let bell = Rules::from(Preset::Bell);
    assert_eq!(read(&bell, &bytes).err(), Some(FileError::OtherRules));
}
