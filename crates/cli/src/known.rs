//! Positions of known value for a match, and what the players make of it.

use std::sync::Arc;

use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::{Tables, Value};
use alquerque_rules::{Color, Game, Outcome, Position, Rules};

use crate::opening::play_any;
use crate::random::Random;

/// So many pieces a position to be proved may have beyond the tables.
const BEYOND: usize = 3;

/// A position beyond the tables is taken when its value is found within so many states: about a second.
const STATES: u64 = 300_000;

/// Sides whose pieces differ by more than this make no game.
const LEAD: usize = 2;

/// After so many random games any position will do, whatever kind was wanted.
const TRIES: usize = 3_000;

/// Tells the values of positions: the truth, from endgame tables and proofs.
#[derive(Debug, Clone)]
pub struct Judge {
    tables: Arc<Tables>,
    /// The most pieces on which the tables are asked.
    pieces: usize,
}

/// What a position of a match is to be like.
#[derive(Debug, Clone, Copy)]
struct Wanted {
    pieces: usize,
    /// Whether the side to move is to have a capture to make.
    capture: bool,
    /// The value to the side to move, where the tables tell.
    value: Value,
}

impl Judge {
    /// A judge who has the tables of at most so many pieces.
    pub fn new(tables: Arc<Tables>, pieces: u8) -> Judge {
        Judge {
            tables,
            pieces: usize::from(pieces),
        }
    }

    /// The value to the side to move, if the tables hold the position.
    pub fn value(&self, position: &Position) -> Option<Value> {
        if pieces(position) > self.pieces {
            return None;
        }
        Some(self.tables.probe(position)?.value)
    }

    /// A position of known value, and the value to its side to move.
    ///
    /// It comes out of a game of random moves, with its last steps and its count of quiet plies. By their number
    /// positions take turns: wins, draws and losses; every other one with a capture to make; every fifth with
    /// more pieces than the tables, its value proved.
    pub fn position(&self, number: u64, seed: u64) -> (Position, Value) {
        let mut random = Random(seed);
        let mut value = [Value::Win, Value::Draw, Value::Loss][(number % 3) as usize];
        let beyond = number % 5 == 4;
        for attempt in 0.. {
            let pieces = if beyond && attempt < TRIES {
                self.pieces + 1 + random.below(BEYOND)
            } else {
                4.min(self.pieces) + random.below(self.pieces.saturating_sub(3))
            };
            if attempt >= TRIES {
                value = Value::ALL[random.below(3)];
            }
            let wanted = Wanted {
                pieces,
                capture: number % 2 == 1,
                value,
            };
            if let Some(found) = self.in_game(wanted, &mut random) {
                return found;
            }
        }
        // The attempts have no end.
        (self.tables.rules().start(), Value::Draw)
    }

    /// The first position of a random game that is as wanted.
    fn in_game(&self, wanted: Wanted, random: &mut Random) -> Option<(Position, Value)> {
        let rules = self.tables.rules();
        let mut game = Game::new(rules.clone());
        while game.outcome().is_none() && pieces(game.position()) >= wanted.pieces {
            let position = *game.position();
            let fits = pieces(&position) == wanted.pieces
                && lead(&position) <= LEAD
                && captures(rules, &position) == wanted.capture;
            if fits && random.below(2) == 0 {
                match self.value(&position) {
                    Some(value) if value == wanted.value => return Some((position, value)),
                    Some(_) => {}
                    None => return self.proved(&position).map(|value| (position, value)),
                }
            }
            if !play_any(&mut game, random) {
                break;
            }
        }
        None
    }

    fn proved(&self, position: &Position) -> Option<Value> {
        let mut proof = Proof::new(&self.tables, position, STATES as usize).ok()?;
        let done = proof.advance(&self.tables, STATES) == ProofStatus::Done;
        done.then(|| proof.bounds().0)
    }
}

fn pieces(position: &Position) -> usize {
    Color::ALL
        .map(|color| position.pieces(color).len())
        .iter()
        .sum()
}

fn captures(rules: &Rules, position: &Position) -> bool {
    let moves = rules.moves(position);
    moves.iter().any(|mv| !mv.captured().is_empty())
}

fn lead(position: &Position) -> usize {
    let [white, black] = Color::ALL.map(|color| position.pieces(color).len());
    white.abs_diff(black)
}

/// What two players give away of what their positions are worth, in half points: a draw is one of two.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Given {
    pub by_a: u32,
    pub by_b: u32,
    /// Plies after which the value was known.
    pub plies: u64,
    /// Where A gave something away: the last position whose value was known before, and the moves from there to
    /// where it was known again, or to the end.
    pub places: Vec<String>,
}

impl Given {
    /// Takes up that what is known of the game's value to A went from one value to the next: only A can make it
    /// fall, only B can make it rise.
    fn change(&mut self, from: Value, to: Value) {
        self.by_a += points(from).saturating_sub(points(to));
        self.by_b += points(to).saturating_sub(points(from));
    }

    /// Adds what was given away in another game.
    pub fn add(&mut self, other: &Given) {
        self.by_a += other.by_a;
        self.by_b += other.by_b;
        self.plies += other.plies;
        self.places.extend_from_slice(&other.places);
    }
}

/// Half points that a value promises.
pub fn points(value: Value) -> u32 {
    match value {
        Value::Win => 2,
        Value::Draw => 1,
        Value::Loss => 0,
    }
}

/// What was given away in a game that began at a position of known value, seen by A, who had this colour. A game
/// without an outcome counts as a draw.
pub fn given(judge: &Judge, game: &Game, a: Color, value: Value) -> Given {
    let to_a = |value: Value, side: Color| if side == a { value } else { -value };
    let mut given = Given::default();
    let mut known = (0, value);
    let last = game.turns().len();
    for ply in 1..=last {
        let next = if ply == last {
            Some(result(game.outcome(), a))
        } else {
            let position = game.position_at(ply);
            position.and_then(|position| Some(to_a(judge.value(position)?, position.side())))
        };
        let Some(next) = next else {
            continue;
        };
        given.change(known.1, next);
        given.plies += u64::from(ply < last);
        if next < known.1 {
            given.places.push(place(game, known.0, ply));
        }
        known = (ply, next);
    }
    given
}

/// A position of a game and the moves that lead on from it to another.
fn place(game: &Game, from: usize, to: usize) -> String {
    let mut text = game
        .position_at(from)
        .map_or_else(String::new, Position::to_string);
    for turn in &game.turns()[from..to] {
        text.push_str(&format!(" {}", turn.mv));
    }
    text
}

/// What a game came to for the side of this colour.
pub fn result(outcome: Option<Outcome>, color: Color) -> Value {
    match outcome {
        Some(Outcome::Win { winner, .. }) if winner == color => Value::Win,
        Some(Outcome::Win { .. }) => Value::Loss,
        Some(Outcome::Draw(_)) | None => Value::Draw,
    }
}
