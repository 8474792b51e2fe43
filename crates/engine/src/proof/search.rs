//! Depth-first proof-number search for one question: can a side force a win?
//!
//! The attacker is the side that is asked about, the other one defends. A draw is a success of the defender.
//! Proof numbers are those of L. V. Allis (1994), searched depth first within thresholds as A. Nagai (2002)
//! does. Sums over children are replaced by the largest number plus one for each other open child (T. Ueda and
//! others, 2008), because different moves often lead to the same states, whose numbers a sum would count
//! again and again.
//!
//! A state that comes up again on the way to itself counts as a success of the defender there. So a proof never
//! rests on a repetition, and is right. A disproof may rest on a state above it that later turns out to be won
//! by other moves; therefore no disproof is believed before [`Closure`](super::closure::Closure) has found a
//! set of states in which the defender can stay for ever. What does not fit is doubted and searched again.

use crate::tables::{Tables, Value};

use super::numbers::{NEVER, Numbers, Records};
use super::state::State;

/// So often a state is looked into before the search becomes patient with it.
const LOOKS: u32 = 64;

/// The search for the answer to one question.
#[derive(Debug)]
pub(crate) struct Search {
    root: State,
    /// Whether the attacker is the side to move at the root.
    attacks_first: bool,
    pub records: Records,
    stack: Vec<Frame>,
    nodes: u64,
}

/// A state that is being looked into.
#[derive(Debug)]
struct Frame {
    state: State,
    key: u64,
    attacker: bool,
    children: Vec<Child>,
    /// The child that was gone down into last.
    last: usize,
    limit: Numbers,
    /// Whether a capture leads here, so that nothing before it can come up again.
    captured: bool,
}

#[derive(Debug)]
struct Child {
    state: State,
    key: u64,
    numbers: Numbers,
}

/// Stands for numbers that have not been looked for.
const UNSEEN: Numbers = Numbers {
    proof: NEVER,
    disproof: NEVER,
};

/// The key of a state with who is to move; one table serves both.
pub(crate) fn key(state: State, attacker: bool) -> u64 {
    state.key() | u64::from(attacker) << 60
}

/// Whether a known value is a success of the attacker.
pub(crate) fn succeeds(value: Value, attacker: bool) -> bool {
    value == if attacker { Value::Win } else { Value::Loss }
}

impl Search {
    pub fn new(root: State, attacks_first: bool) -> Search {
        Search {
            root,
            attacks_first,
            records: Records::new(),
            stack: Vec::new(),
            nodes: 0,
        }
    }

    pub fn root(&self) -> State {
        self.root
    }

    pub fn attacks_first(&self) -> bool {
        self.attacks_first
    }

    /// How many states have been looked into, again and again counted each time.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The numbers of the root.
    pub fn numbers(&self, tables: &Tables) -> Numbers {
        if let Some(value) = self.root.known(tables) {
            return Numbers::decided(succeeds(value, self.attacks_first));
        }
        let key = key(self.root, self.attacks_first);
        self.records
            .get(key, self.root.quiet)
            .unwrap_or(estimate(self.root, self.attacks_first))
    }

    /// Searches on until the root is decided or about `budget` states have been looked into; answers how much
    /// of the budget is left.
    pub fn advance(&mut self, tables: &Tables, budget: u64) -> u64 {
        let end = self.nodes + budget;
        while self.nodes < end {
            if self.stack.is_empty() {
                let numbers = self.numbers(tables);
                if numbers.proof == 0 || numbers.disproof == 0 {
                    break;
                }
                let limit = Numbers {
                    proof: NEVER,
                    disproof: NEVER,
                };
                self.enter(tables, self.root, self.attacks_first, limit);
            }
            self.step(tables);
        }
        end - self.nodes
    }

    fn enter(&mut self, tables: &Tables, state: State, attacker: bool, limit: Numbers) {
        self.nodes += 1;
        let captured = self
            .stack
            .last()
            .is_none_or(|before| before.state.board.pieces() != state.board.pieces());
        let limit = patient(limit, self.records.look(key(state, attacker)));
        self.stack.push(Frame {
            state,
            key: key(state, attacker),
            attacker,
            children: Vec::new(),
            last: 0,
            limit,
            captured,
        });
        let child = |state: State| Child {
            state,
            key: key(state, !attacker),
            numbers: match state.known(tables) {
                Some(value) => Numbers::decided(succeeds(value, !attacker)),
                None => UNSEEN,
            },
        };
        let mut children: Vec<Child> = state.successors(tables).into_iter().map(child).collect();
        // The records lie far apart in memory. Looked at in one go they are fetched side by side.
        let seen = |child: &Child| child.numbers == UNSEEN && self.records.may_have(child.key);
        let seen: Vec<bool> = children.iter().map(seen).collect();
        for (child, seen) in children.iter_mut().zip(seen) {
            if child.numbers == UNSEEN {
                child.numbers = if self.is_on_path(child.key) {
                    Numbers::DISPROVED
                } else if seen {
                    self.numbers_of(child.key, child.state, !attacker)
                } else {
                    estimate(child.state, !attacker)
                };
            }
        }
        if let Some(frame) = self.stack.last_mut() {
            frame.children = children;
        }
    }

    fn is_on_path(&self, key: u64) -> bool {
        for frame in self.stack.iter().rev() {
            if frame.key == key {
                return true;
            }
            if frame.captured {
                break;
            }
        }
        false
    }

    fn numbers_of(&self, key: u64, state: State, attacker: bool) -> Numbers {
        self.records
            .get(key, state.quiet)
            .unwrap_or_else(|| estimate(state, attacker))
    }

    /// Looks at the state on top of the stack once more: goes down into a child, or leaves it.
    fn step(&mut self, tables: &Tables) {
        let Some(frame) = self.stack.last() else {
            return;
        };
        // Seen by the side to move, so that one rule serves both: `own` numbers say how far it is from its
        // success, `other` numbers how far from its failure.
        let attacker = frame.attacker;
        let seen = |numbers: Numbers| match attacker {
            true => (numbers.proof, numbers.disproof),
            false => (numbers.disproof, numbers.proof),
        };
        let unseen = |own, other| match attacker {
            true => Numbers {
                proof: own,
                disproof: other,
            },
            false => Numbers {
                proof: other,
                disproof: own,
            },
        };
        let (mut best, mut second) = ((NEVER, 0), NEVER);
        let mut best_child = None;
        let (mut largest, mut open) = (0, 0);
        for (number, child) in frame.children.iter().enumerate() {
            let (own, other) = seen(child.numbers);
            largest = largest.max(other);
            open += u32::from(other != 0);
            if own < best.0 || (own == best.0 && other < best.1) || best_child.is_none() {
                second = best.0;
                best = (own, other);
                best_child = Some(number);
            } else {
                second = second.min(own);
            }
        }
        let own = best.0;
        let other = if own == 0 {
            NEVER
        } else if open == 0 {
            0
        } else {
            (largest + open - 1).min(NEVER)
        };
        let (own_limit, other_limit) = seen(frame.limit);
        if own >= own_limit || other >= other_limit || own == 0 || other == 0 {
            self.leave(unseen(own, other));
            return;
        }
        let Some(number) = best_child else { return };
        let Child { state, key, .. } = frame.children[number];
        // A way through other states may have led there in the meantime.
        let numbers = self.numbers_of(key, state, !attacker);
        if let Some(frame) = self.stack.last_mut() {
            frame.last = number;
            let before = std::mem::replace(&mut frame.children[number].numbers, numbers);
            if before != numbers {
                return;
            }
        }
        // A little more than the second best child, lest the search jump to and fro between the two.
        let own_limit = own_limit
            .min(second.saturating_add(second / 4 + 1))
            .min(NEVER);
        let other_limit = (other_limit - (other - best.1.min(other))).min(NEVER);
        self.enter(tables, state, !attacker, unseen(own_limit, other_limit));
    }

    fn leave(&mut self, numbers: Numbers) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.records.set(frame.key, frame.state.quiet, numbers);
        if let Some(before) = self.stack.last_mut() {
            let child = &mut before.children[before.last];
            child.numbers = numbers;
        }
    }
}

/// The limit for a state that has been looked into so often. States on circles can keep each other's numbers
/// from growing, so that the search would come and go for ever; the more often it comes the longer it stays.
fn patient(limit: Numbers, looks: u32) -> Numbers {
    let doublings = (looks.saturating_sub(LOOKS) / 16).min(30);
    let longer = |number: u32| {
        let number = u64::from(number) << doublings;
        number.min(u64::from(NEVER)) as u32
    };
    Numbers {
        proof: longer(limit.proof),
        disproof: longer(limit.disproof),
    }
}

/// The numbers of a state that has not been looked into: the fewer pieces a side has in comparison, the
/// further it is from its aim.
fn estimate(state: State, attacker: bool) -> Numbers {
    let (own, other) = state.board.counts();
    let (attackers, defenders) = if attacker { (own, other) } else { (other, own) };
    Numbers {
        proof: 1 + 2 * defenders.saturating_sub(attackers) as u32,
        disproof: 1 + 2 * attackers.saturating_sub(defenders) as u32,
    }
}
