//! Where the defender can stay for ever.
//!
//! A set of states shows that the attacker cannot win if none is won for it outright, all its moves from the
//! set stay in the set, and the defender has a move from each of its states that stays in the set. Then play
//! either ends without a win of the attacker or never ends, which is a draw by repetition. The states that the
//! search takes for disproved are gathered and held against this.

use std::collections::HashMap;

use crate::tables::Tables;

use super::search::{Search, key, succeeds};
use super::state::State;

/// The set while it is gathered, and when it is complete.
#[derive(Debug)]
pub(crate) struct Closure {
    nodes: Vec<Node>,
    /// The nodes of each key: one for each count of quiet plies that had to be looked at.
    of_key: HashMap<u64, Vec<u32>>,
    /// How many nodes have been looked at.
    done: usize,
    failed: bool,
}

#[derive(Debug)]
struct Node {
    state: State,
    attacker: bool,
    fails: bool,
    /// The nodes that the moves lead to: all of the attacker's, one of the defender's; none that are known.
    leads_to: Vec<u32>,
    /// The key of the state that the defender's move leads to.
    choice: u64,
}

impl Closure {
    pub fn new(search: &Search, tables: &Tables) -> Closure {
        let mut closure = Closure {
            nodes: Vec::new(),
            of_key: HashMap::new(),
            done: 0,
            failed: false,
        };
        if search.root().known(tables).is_none() {
            closure.add(search.root(), search.attacks_first());
        }
        closure
    }

    /// Whether the set is complete and holds.
    pub fn is_closed(&self) -> bool {
        self.done == self.nodes.len() && !self.failed
    }

    /// Looks at up to `budget` states; answers how much of it is left. Answers `None` when the set is complete
    /// but does not hold: then the search has been told what to doubt.
    pub fn advance(&mut self, search: &mut Search, tables: &Tables, budget: u64) -> Option<u64> {
        let mut left = budget;
        while left > 0 && self.done < self.nodes.len() {
            self.look_at(self.done, search, tables);
            self.done += 1;
            left -= 1;
        }
        if self.done == self.nodes.len() && self.failed {
            self.doubt(search);
            return None;
        }
        Some(left)
    }

    /// The key of the state that the defender should move to from this state.
    pub fn choice(&self, state: State) -> Option<u64> {
        let node = self.covering(key(state, false), state.quiet)?;
        Some(self.nodes[node as usize].choice)
    }

    /// A node of the key that covers a count: being safe at a count is being safe at all larger ones.
    fn covering(&self, key: u64, quiet: u16) -> Option<u32> {
        let nodes = self.of_key.get(&key)?;
        let covers = |&&node: &&u32| self.nodes[node as usize].state.quiet <= quiet;
        nodes.iter().find(covers).copied()
    }

    fn add(&mut self, state: State, attacker: bool) -> u32 {
        let key = key(state, attacker);
        if let Some(node) = self.covering(key, state.quiet) {
            return node;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node {
            state,
            attacker,
            fails: false,
            leads_to: Vec::new(),
            choice: 0,
        });
        self.of_key.entry(key).or_default().push(node);
        node
    }

    fn look_at(&mut self, number: usize, search: &Search, tables: &Tables) {
        let Node {
            state, attacker, ..
        } = self.nodes[number];
        let disproved = |child: State| {
            let numbers = search.records.get(key(child, !attacker), child.quiet);
            numbers.is_some_and(|numbers| numbers.disproof == 0)
        };
        let mut open = Vec::new();
        let (mut lost, mut known_good) = (0, None);
        for child in state.successors(tables) {
            match child.known(tables) {
                Some(value) if succeeds(value, !attacker) => lost += 1,
                Some(_) => known_good = Some(child),
                None if disproved(child) => open.push(child),
                None => lost += 1,
            }
        }
        if attacker {
            let leads_to = open.into_iter().map(|child| self.add(child, false));
            let leads_to: Vec<u32> = leads_to.collect();
            let node = &mut self.nodes[number];
            node.leads_to = leads_to;
            node.fails = lost > 0;
        } else if let Some(child) = known_good {
            self.nodes[number].choice = key(child, true);
        } else {
            let there = |child: &State| self.covering(key(*child, true), child.quiet).is_some();
            let child = open.iter().copied().find(there).or(open.first().copied());
            if let Some(child) = child {
                let leads_to = self.add(child, true);
                self.nodes[number].leads_to.push(leads_to);
                self.nodes[number].choice = key(child, true);
            } else {
                self.nodes[number].fails = true;
            }
        }
        self.failed |= self.nodes[number].fails;
    }

    /// Has the search doubt every state that fails, or that leads to one that does.
    fn doubt(&mut self, search: &mut Search) {
        let mut led_from: Vec<Vec<u32>> = vec![Vec::new(); self.nodes.len()];
        for (number, node) in (0u32..).zip(&self.nodes) {
            for &next in &node.leads_to {
                led_from[next as usize].push(number);
            }
        }
        let fails = |number: &u32| self.nodes[*number as usize].fails;
        let mut failing: Vec<u32> = (0..self.nodes.len() as u32).filter(fails).collect();
        while let Some(number) = failing.pop() {
            let node = &self.nodes[number as usize];
            search.records.doubt(key(node.state, node.attacker));
            for &before in &led_from[number as usize] {
                let before_node = &mut self.nodes[before as usize];
                if !before_node.fails {
                    before_node.fails = true;
                    failing.push(before);
                }
            }
        }
    }
}
