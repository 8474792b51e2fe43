use std::sync::Arc;

use alquerque_rules::{Game, Move, Position, Rules};

use crate::board::{Board, Ply};
use crate::evaluation::Evaluation;
use crate::movement::Movement;
use crate::plies::generate;
use crate::score::{CERTAIN, WIN};
use crate::search::{INFINITE, Tree};
use crate::sight::{Blindness, Sight};
use crate::table::Table;
use crate::tables::Value;
use crate::{Oracle, Score, ScoreKind, Weights};

/// How far a search goes. There is no clock: the caller stops when its own says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// The last depth searched, in plies. Captures and lone moves are followed further.
    pub depth: Option<u32>,
    /// The number of nodes after which the search ends, finished or not.
    pub nodes: Option<u64>,
    /// How many different moves get a line of their own; 0 counts as 1.
    pub multi_pv: usize,
}

impl Default for Limits {
    /// One line, no end.
    fn default() -> Limits {
        Limits {
            depth: None,
            nodes: None,
            multi_pv: 1,
        }
    }
}

/// Whether there is more to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// [`Engine::advance`] can go on.
    Running,
    /// The limits are reached, nothing is left to find out, or there is nothing to search.
    Done,
}

/// A move, what it leads to, and how good that is.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// For the side to move at the start of the line.
    pub score: Score,
    /// Whether the score is certain: a win or loss that was found, or what the oracle knows.
    pub exact: bool,
    /// Best play of both sides as far as it was searched: legal moves, at least one.
    pub moves: Vec<Move>,
}

impl Line {
    /// The value under perfect play, where the score is certain.
    pub fn value(&self) -> Option<Value> {
        self.exact.then(|| match self.score.kind() {
            ScoreKind::Win(_) => Value::Win,
            ScoreKind::Loss(_) => Value::Loss,
            ScoreKind::Estimate(_) => Value::Draw,
        })
    }
}

/// What a search has found out so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// The depth completed, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, best first; empty before the first depth is completed and when the game is over.
    pub lines: Vec<Line>,
}

impl Progress {
    /// How the side to move stands, once known.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}

/// The deepest iteration.
const MAX_DEPTH: u32 = 120;

/// Half the window that the first search of a depth looks into, around the score of the depth before.
pub(crate) const WINDOW: i32 = 20;

/// Memory used by default for what has been searched, in bytes.
const TABLE_BYTES: usize = 32 << 20;

/// Thinks about positions of one rule set.
///
/// What was found out stays in a table from one search to the next, so the engine is best kept for a game. A
/// search goes on in slices, between which its caller can look at messages and clocks; how it is sliced does
/// not change what is found.
///
/// ```
/// use alquerque_engine::{Engine, Limits, Status};
/// use alquerque_rules::{Game, Preset, Rules};
///
/// let rules = Rules::from(Preset::Free);
/// let game = Game::from_position(rules.clone(), "5/5/2b2/1w3/5 w".parse()?);
/// let mut engine = Engine::new(rules);
/// engine.begin(&game, Limits { depth: Some(6), ..Limits::default() });
/// while engine.advance(20_000) == Status::Running {}
/// assert_eq!(engine.progress().lines[0].moves[0].to_string(), "b2xd4");
/// # Ok::<(), alquerque_rules::ParsePositionError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Engine {
    rules: Rules,
    tree: Tree,
    root: Option<Root>,
}

/// The search that is going on.
#[derive(Debug, Clone)]
struct Root {
    position: Position,
    board: Board,
    limits: Limits,
    /// Plies of the root, the best of the last depth first.
    plies: Vec<Ply>,
    /// Lines of the depth being searched.
    lines: Vec<(i32, Vec<Ply>)>,
    /// Lines of the last depth completed.
    found: Vec<(i32, Vec<Ply>)>,
    /// The depth being searched.
    depth: u32,
    /// Half the window of the search that is running; `None` when none is.
    window: Option<i32>,
    done: bool,
}

impl Engine {
    /// An engine with a table of the default size, 32 MiB.
    pub fn new(rules: Rules) -> Engine {
        Engine::with_table(rules, TABLE_BYTES)
    }

    /// An engine whose table takes at most so many bytes.
    pub fn with_table(rules: Rules, bytes: usize) -> Engine {
        let movement = Movement::new(&rules);
        let evaluation = Evaluation::new(Weights::for_rules(rules.set()), 0, 0);
        let tree = Tree::new(movement, evaluation, Table::new(bytes));
        Engine {
            rules,
            tree,
            root: None,
        }
    }

    /// The rules it plays by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// From now on asks this source of exact values too, or none.
    pub fn set_oracle(&mut self, oracle: Option<Arc<dyn Oracle>>) {
        self.tree.oracle = oracle;
    }

    /// From now on estimates with these weights, and forgets what it found out with others.
    pub fn set_weights(&mut self, weights: Weights) {
        self.tree.evaluation = Evaluation::new(weights, 0, 0);
        self.forget();
    }

    /// From now on sees as a level does; the seed decides what is left to chance.
    pub(crate) fn set_sight(&mut self, sight: Sight, seed: u64) {
        let fitted = Weights::for_rules(self.rules.set());
        self.tree.evaluation = sight.evaluation(fitted, seed);
        self.tree.blindness = Blindness::new(&sight, seed);
        self.forget();
    }

    /// Forgets everything found out so far, as if new.
    pub fn forget(&mut self) {
        self.tree.forget();
        self.root = None;
    }

    /// Begins to think about the position of a game, which is of this engine's rule set; how the game came
    /// there counts for repetition. A search that was going on is dropped.
    pub fn begin(&mut self, game: &Game, limits: Limits) {
        let position = *game.position();
        let board = Board::prepared(&self.tree.movement, &position);
        let before: Vec<Board> = (0..game.turns().len())
            .filter_map(|ply| game.position_at(ply))
            .map(|position| Board::prepared(&self.tree.movement, position))
            .collect();
        self.tree.prepare(&board, &before);
        let mut plies = Vec::new();
        if game.outcome().is_none() {
            generate(&self.tree.movement, &board, &mut plies);
        }
        self.root = Some(Root {
            position,
            board,
            limits,
            done: plies.is_empty() || limits.depth == Some(0),
            plies,
            lines: Vec::new(),
            found: Vec::new(),
            depth: 1,
            window: None,
        });
    }

    /// Searches about so many nodes more, or fewer when that is enough.
    pub fn advance(&mut self, nodes: u64) -> Status {
        let tree = &mut self.tree;
        let Some(root) = self.root.as_mut() else {
            return Status::Done;
        };
        let limit = root.limits.nodes.unwrap_or(u64::MAX);
        let stop = tree.nodes.saturating_add(nodes).min(limit);
        while !root.done {
            if root.window.is_none() {
                root.start(tree, WINDOW);
            }
            match tree.run(stop) {
                Some(value) => root.take(tree, value),
                None if tree.nodes >= limit => root.done = true,
                None => return Status::Running,
            }
        }
        Status::Done
    }

    /// What has been found out so far.
    pub fn progress(&self) -> Progress {
        let Some(root) = &self.root else {
            return Progress::default();
        };
        // A better first line of the depth that is not yet completed counts already.
        let newer = self
            .tree
            .value()
            .filter(|_| root.window.is_some() && root.lines.is_empty())
            .filter(|_| root.limits.multi_pv <= 1)
            .map(|value| (value, self.tree.line().to_vec()));
        let lines = match &newer {
            Some(line) => std::slice::from_ref(line),
            None => &root.found,
        };
        Progress {
            depth: root.depth - 1,
            nodes: self.tree.nodes,
            lines: lines
                .iter()
                .map(|(value, plies)| self.line(root, *value, plies))
                .collect(),
        }
    }

    /// The line as legal moves.
    fn line(&self, root: &Root, value: i32, plies: &[Ply]) -> Line {
        let score = Score::from_value(value);
        let mut moves = Vec::with_capacity(plies.len());
        let mut position = root.position;
        for ply in plies {
            let legal = self.rules.moves(&position);
            let Some(mv) = legal.iter().find(|mv| ply.is(mv, position.side())) else {
                break;
            };
            moves.push(*mv);
            position = self.rules.play(&position, mv);
        }
        Line {
            score,
            exact: score.is_decided() || self.is_certain_draw(root, value, plies),
            moves,
        }
    }

    /// Whether the oracle knows the position, or the one after the first ply, to be drawn.
    fn is_certain_draw(&self, root: &Root, value: i32, plies: &[Ply]) -> bool {
        let (Some(oracle), Some(&ply)) = (&self.tree.oracle, plies.first()) else {
            return false;
        };
        let after = root.board.play(&self.tree.movement, ply);
        let draws = |board: &Board| {
            board.pieces.count_ones() <= oracle.max_pieces()
                && oracle.probe(board).is_some_and(|bounds| {
                    bounds.lower == Score::DRAW && bounds.upper == Score::DRAW
                })
        };
        value == 0 && (draws(&root.board) || draws(&after))
    }
}

impl Root {
    /// Starts the search for the next line of this depth, in a window around what the last depth found.
    fn start(&mut self, tree: &mut Tree, window: i32) {
        let chosen: Vec<Ply> = self
            .lines
            .iter()
            .filter_map(|(_, line)| line.first().copied())
            .collect();
        let plies: Vec<Ply> = self
            .plies
            .iter()
            .copied()
            .filter(|ply| !chosen.contains(ply))
            .collect();
        let guess = self.guess();
        let (alpha, beta) = match guess {
            Some(guess) if window < CERTAIN => (guess - window, guess + window),
            _ => (-INFINITE, INFINITE),
        };
        self.window = Some(window);
        tree.start(&self.board, &plies, self.depth, alpha, beta);
    }

    /// The score of the last depth, when that is an estimate to go by.
    fn guess(&self) -> Option<i32> {
        let (value, _) = self.found.get(self.lines.len())?;
        (self.depth > 3 && value.abs() < CERTAIN).then_some(*value)
    }

    /// Takes up the value that a search came to.
    fn take(&mut self, tree: &mut Tree, value: i32) {
        let window = self.window.take().unwrap_or(INFINITE);
        let outside = self
            .guess()
            .is_some_and(|guess| window < CERTAIN && (value - guess).abs() >= window);
        if outside {
            self.start(tree, window * 5);
            return;
        }
        self.lines.push((value, tree.line().to_vec()));
        let wanted = self.limits.multi_pv.max(1).min(self.plies.len());
        if self.lines.len() < wanted {
            return;
        }
        self.lines.sort_by_key(|(value, _)| -value);
        self.found = std::mem::take(&mut self.lines);
        for (_, line) in self.found.iter().rev() {
            if let Some(at) = self.plies.iter().position(|ply| line.first() == Some(ply)) {
                self.plies[..=at].rotate_right(1);
            }
        }
        let settled = self.found.iter().all(|(value, _)| {
            WIN - value.abs() <= self.depth as i32 || tree.comes_nearer(*value, self.depth)
        });
        let last = self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        self.done = settled || self.depth >= last;
        self.depth += 1;
    }
}
