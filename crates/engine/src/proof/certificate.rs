//! Writing what has been proved, so that others can check it.
//!
//! The form is told in docs/engine.md. A strategy is a walk through all positions that it can lead to: one move
//! of its side, all moves of the other. Only its own moves are written, in the order of the walk.

use std::collections::HashMap;
use std::fmt::Write;

use alquerque_rules::{Color, Move, Position, Preset};

use crate::tables::{Tables, Value};

use super::numbers::Numbers;
use super::search::key;
use super::state::State;
use super::{Answer, Proof, Question};

impl Proof {
    /// The proof as text, when it is done. `rules` names the rule set of the tables.
    pub fn certificate(&self, tables: &Tables, rules: Preset) -> Option<String> {
        let (lower, upper) = self.bounds();
        if lower != upper {
            return None;
        }
        let mover = self.position.side();
        let mut text = format!(
            "alquerque-certificate 1\nrules {rules}\nposition {}\ntables {}\nvalue {lower}\n",
            self.position,
            tables.pieces(),
        );
        let [first, second] = &self.questions;
        let strategies = match lower {
            Value::Win => vec![(first, mover)],
            Value::Loss => vec![(second, !mover)],
            Value::Draw => vec![(second, mover), (first, !mover)],
        };
        for (question, side) in strategies {
            let moves = question.strategy(tables, &self.position, side)?;
            let claim = if lower == Value::Draw {
                "holds"
            } else {
                "wins"
            };
            let _ = writeln!(text, "strategy {side} {claim} {}", moves.len());
            for mv in moves {
                let _ = writeln!(text, "{mv}");
            }
        }
        Some(text)
    }
}

impl Question {
    /// The moves of a side in the order of the walk.
    fn strategy(&self, tables: &Tables, root: &Position, side: Color) -> Option<Vec<Move>> {
        let rules = tables.rules();
        let wins = matches!(self.answer, Answer::Yes);
        let mut walked: HashMap<u64, Vec<u16>> = HashMap::new();
        let mut moves = Vec::new();
        let mut ahead = vec![*root];
        while let Some(position) = ahead.pop() {
            let state = State::of(tables, &position)?;
            if state.known(tables).is_some() {
                continue;
            }
            let own = position.side() == side;
            let counts = walked.entry(key(state, own)).or_default();
            let covers = |&count: &u16| {
                if wins {
                    count >= state.quiet
                } else {
                    count <= state.quiet
                }
            };
            if counts.iter().any(covers) {
                continue;
            }
            counts.push(state.quiet);
            let mut legal = rules.moves(&position);
            legal.sort_by_cached_key(Move::to_string);
            let after = legal.iter().map(|mv| rules.play(&position, mv));
            if own {
                let to = match &self.answer {
                    Answer::Yes => self.winning_choice(tables, state),
                    Answer::No(closure) => closure.choice(state),
                    Answer::Searching | Answer::Closing(_) => None,
                }?;
                let attacker = !wins;
                let (mv, next) = legal.iter().zip(after).find(|(_, next)| {
                    State::of(tables, next).is_some_and(|next| key(next, attacker) == to)
                })?;
                moves.push(*mv);
                ahead.push(next);
            } else {
                let after: Vec<Position> = after.collect();
                ahead.extend(after.iter().rev());
            }
        }
        Some(moves)
    }

    /// The state that the winner should move to: one that was proved before this one, so that no chain of
    /// choices comes back.
    fn winning_choice(&self, tables: &Tables, state: State) -> Option<u64> {
        let records = &self.search.records;
        let proved = |child: &State| match child.known(tables) {
            Some(value) => value == Value::Loss,
            None => records.get(key(*child, false), child.quiet) == Some(Numbers::PROVED),
        };
        let order = |child: &State| match child.known(tables) {
            Some(_) => 0,
            None => records.order(key(*child, false)),
        };
        let children = state.successors(tables).into_iter().filter(proved);
        children.min_by_key(order).map(|child| key(child, false))
    }
}
