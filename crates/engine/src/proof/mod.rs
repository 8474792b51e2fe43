//! Proofs: the value of a position with more pieces than the tables hold.
//!
//! A [`Proof`] asks two questions at a time, whether the side to move can force a win and whether the other
//! side can, each by proof-number search over the tables (see `search`). It works in slices. When it is done it
//! can write a certificate that [`verify`](crate::verify) checks with code of its own.

mod certificate;
mod closure;
mod numbers;
mod search;
mod state;

use std::error::Error;
use std::fmt;

use alquerque_rules::Position;

use crate::tables::{Tables, Value};

use closure::Closure;
use search::Search;
use state::State;

/// How many states are searched for one question before it is the other's turn, or before it is seen whether the
/// memory is used up.
const TURN: u64 = 2_000;

/// The search for the value of one position.
#[derive(Debug)]
pub struct Proof {
    position: Position,
    /// Can the side to move win? Can the other side?
    questions: [Question; 2],
    /// Whose turn it is, and how much of it is left.
    turn: (usize, u64),
}

/// One of the two questions of a proof, whether one of the sides can force a win.
#[derive(Debug)]
pub struct Question {
    search: Search,
    answer: Answer,
    capacity: usize,
}

#[derive(Debug)]
enum Answer {
    Searching,
    /// Taken to be no until the set of states is complete.
    Closing(Closure),
    Yes,
    No(Closure),
}

/// Whether a proof, or one question of it, goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofStatus {
    /// There is more to search.
    Working,
    /// The value or the answer is known.
    Done,
    /// The memory given is used up; what is known stays known.
    Full,
}

/// A position that no proof can be begun for: its last steps are such that no game leads to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImpossibleSteps;

impl fmt::Display for ImpossibleSteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no game leads to a position with these last steps")
    }
}

impl Error for ImpossibleSteps {}

impl Proof {
    /// Begins the proof for a position, as if a game began there. It will remember at most `capacity` states
    /// for each of its two questions, at 32 bytes each and up to three times as many while memory is moved.
    ///
    /// # Errors
    /// When no game leads to the position's last steps.
    pub fn new(
        tables: &Tables,
        position: &Position,
        capacity: usize,
    ) -> Result<Proof, ImpossibleSteps> {
        let root = State::of(tables, position).ok_or(ImpossibleSteps)?;
        let question = |attacks_first| Question {
            search: Search::new(root, attacks_first),
            answer: Answer::Searching,
            capacity,
        };
        Ok(Proof {
            position: *position,
            questions: [question(true), question(false)],
            turn: (0, TURN),
        })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Searches about `nodes` states more. The tables may have grown since the last time.
    pub fn advance(&mut self, tables: &Tables, nodes: u64) -> ProofStatus {
        let mut left = nodes;
        loop {
            let (lower, upper) = self.bounds();
            if lower == upper {
                return ProofStatus::Done;
            }
            if self.questions.iter().any(Question::is_full) {
                return ProofStatus::Full;
            }
            if left == 0 {
                return ProofStatus::Working;
            }
            let (number, turn) = &mut self.turn;
            let question = &mut self.questions[*number];
            let budget = left.min(*turn);
            let unused = question.work(tables, budget);
            left -= budget - unused;
            *turn -= budget - unused;
            if *turn == 0 || question.is_answered() {
                self.turn = (1 - *number, TURN);
            }
        }
    }

    /// The least and the greatest value that the position can have to the side to move, as far as known.
    pub fn bounds(&self) -> (Value, Value) {
        match self.questions.each_ref().map(|question| &question.answer) {
            [Answer::Yes, _] => (Value::Win, Value::Win),
            [_, Answer::Yes] => (Value::Loss, Value::Loss),
            [Answer::No(_), Answer::No(_)] => (Value::Draw, Value::Draw),
            [Answer::No(_), _] => (Value::Loss, Value::Draw),
            [_, Answer::No(_)] => (Value::Draw, Value::Win),
            _ => (Value::Loss, Value::Win),
        }
    }

    /// The two questions, to be worked on at the same time: whether the side to move at the position can force a
    /// win, and whether the other side can. When one is answered with yes the other does not matter any more.
    pub fn questions(&mut self) -> [&mut Question; 2] {
        self.questions.each_mut()
    }

    /// How many states have been looked into so far.
    pub fn nodes(&self) -> u64 {
        self.questions
            .iter()
            .map(|question| question.search.nodes())
            .sum()
    }
}

impl Question {
    /// Searches about `nodes` states more. The tables may have grown since the last time.
    pub fn advance(&mut self, tables: &Tables, nodes: u64) -> ProofStatus {
        let mut left = nodes;
        loop {
            if self.is_answered() {
                return ProofStatus::Done;
            }
            if self.is_full() {
                return ProofStatus::Full;
            }
            if left == 0 {
                return ProofStatus::Working;
            }
            let budget = left.min(TURN);
            left -= budget - self.work(tables, budget);
        }
    }

    /// Whether the answer is known to be yes.
    pub fn is_yes(&self) -> bool {
        matches!(self.answer, Answer::Yes)
    }

    fn is_answered(&self) -> bool {
        matches!(self.answer, Answer::Yes | Answer::No(_))
    }

    fn is_full(&self) -> bool {
        self.search.records.len() >= self.capacity
    }

    /// Works on the question; answers how much of the budget is left.
    fn work(&mut self, tables: &Tables, budget: u64) -> u64 {
        match std::mem::replace(&mut self.answer, Answer::Searching) {
            Answer::Searching => {
                let left = self.search.advance(tables, budget);
                let numbers = self.search.numbers(tables);
                if numbers.proof == 0 {
                    self.answer = Answer::Yes;
                } else if numbers.disproof == 0 {
                    self.answer = Answer::Closing(Closure::new(&self.search, tables));
                }
                left
            }
            Answer::Closing(mut closure) => {
                match closure.advance(&mut self.search, tables, budget) {
                    Some(left) => {
                        self.answer = match closure.is_closed() {
                            true => Answer::No(closure),
                            false => Answer::Closing(closure),
                        };
                        left
                    }
                    None => 0,
                }
            }
            answered => {
                self.answer = answered;
                budget
            }
        }
    }
}
