//! Principal variation search on a stack of its own, so that it can stop after any node and go on later.

use std::sync::Arc;

use alquerque_rules::Obligation;

use crate::Oracle;
use crate::board::{Board, Ply};
use crate::evaluation::Evaluation;
use crate::key::{View, key};
use crate::movement::Movement;
use crate::order::Order;
use crate::plies::{generate, has_ply};
use crate::score::{CERTAIN, WIN, WIN_IN_PLIES};
use crate::sight::Blindness;
use crate::table::{Bound, Entry, Table};
use crate::views::{Sides, any};

/// Deeper than this nothing is followed; the estimate stands.
pub(crate) const MAX_PLY: usize = 240;

/// From this depth on quiet plies that come late are searched one ply less deeply at first: those after the
/// first few.
const LATE_DEPTH: i32 = 3;
const LATE_COUNT: usize = 3;

/// More than any value.
pub(crate) const INFINITE: i32 = WIN + 1;

/// A node between the root and the one being searched.
#[derive(Debug, Clone)]
struct Frame {
    board: Board,
    /// Key and view in the table; computed when the node turns out to be more than an estimate.
    key: u64,
    view: View,
    alpha: i32,
    beta: i32,
    /// Alpha at the start, to tell an upper bound from an exact value.
    floor: i32,
    depth: i32,
    best: i32,
    best_ply: Ply,
    /// What the value is known not to exceed.
    ceiling: i32,
    /// Where this node's plies begin on the stack of plies, and the one to be tried next.
    first: usize,
    next: usize,
    trial: Trial,
    /// Whether the plies tried here are captures.
    captures: bool,
}

/// With which window and depth the current ply of a node is being searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trial {
    /// Full depth, full window.
    Full,
    /// Full depth, no more than whether it beats alpha.
    Scout,
    /// As `Scout`, to a smaller depth.
    Reduced,
}

/// What the stack machine does next.
#[derive(Debug, Clone, Copy)]
enum Pending {
    /// Look at the node on top for the first time.
    Enter,
    /// Try its next ply.
    Next,
    /// Leave it with this value.
    Leave(i32),
}

/// The search: what it keeps from one search to the next, and the tree it is in.
#[derive(Debug, Clone)]
pub(crate) struct Tree {
    pub movement: Movement,
    pub evaluation: Evaluation,
    pub table: Table,
    pub blindness: Blindness,
    pub oracle: Option<Arc<dyn Oracle>>,
    /// The oracle's value of the root where that is won: the search is to find how the win comes nearer.
    standing: Option<i32>,
    /// Nodes entered since the search began.
    pub nodes: u64,
    order: Order,
    /// The boards before the root, the last one last, with no capture in between.
    history: Vec<Board>,
    frames: Vec<Frame>,
    plies: Vec<Ply>,
    ranks: Vec<i32>,
    /// For each distance from the root, the best line from there.
    lines: Vec<Vec<Ply>>,
    pending: Pending,
    /// Lone moves do not count as depth up to this distance from the root.
    extend_to: usize,
}

impl Tree {
    pub fn new(movement: Movement, evaluation: Evaluation, table: Table) -> Tree {
        Tree {
            movement,
            evaluation,
            table,
            blindness: Blindness::NONE,
            oracle: None,
            standing: None,
            nodes: 0,
            order: Order::default(),
            history: Vec::new(),
            frames: Vec::new(),
            plies: Vec::new(),
            ranks: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            pending: Pending::Next,
            extend_to: 0,
        }
    }

    /// Forgets what earlier searches found out.
    pub fn forget(&mut self) {
        self.table.clear();
        self.order = Order::default();
        self.frames.clear();
    }

    /// Makes ready for a root; the history holds the boards before it, oldest first.
    pub fn prepare(&mut self, root: &Board, history: &[Board]) {
        self.nodes = 0;
        self.order.fade();
        self.table.grow_older();
        let reversible = usize::from(root.quiet).min(history.len());
        self.history.clear();
        let since = history.len() - reversible;
        self.history.extend_from_slice(&history[since..]);
        self.standing = self.standing_of(root);
    }

    fn standing_of(&self, root: &Board) -> Option<i32> {
        let oracle = self.oracle.as_ref()?;
        let known = root.pieces.count_ones() <= oracle.max_pieces()
            && root.huffable == 0
            && self.movement.jumpers(root.own_bits(), root.other_bits()) == 0;
        let bounds = known.then(|| oracle.probe(root)).flatten()?;
        let value = bounds.lower.value();
        (bounds.lower == bounds.upper && (CERTAIN..WIN_IN_PLIES).contains(&value)).then_some(value)
    }

    /// Whether a value that was found at this depth brings a win nearer that was known from the beginning.
    pub fn comes_nearer(&self, value: i32, depth: u32) -> bool {
        self.standing
            .is_some_and(|standing| value > standing - depth as i32)
    }

    /// Begins to search some plies of the root.
    pub fn start(&mut self, root: &Board, plies: &[Ply], depth: u32, alpha: i32, beta: i32) {
        self.frames.clear();
        self.plies.clear();
        self.ranks.clear();
        self.plies.extend_from_slice(plies);
        // The caller's order is kept.
        self.ranks.resize(plies.len(), 0);
        self.lines[0].clear();
        self.extend_to = 2 * depth as usize + 8;
        let mut frame = Tree::frame(*root, alpha, beta, depth as i32);
        frame.captures = plies.iter().any(|ply| ply.takes());
        self.frames.push(frame);
        self.pending = Pending::Next;
    }

    /// Searches on until the node count reaches `stop`. The root's value when it is done.
    pub fn run(&mut self, stop: u64) -> Option<i32> {
        loop {
            self.pending = match self.pending {
                Pending::Enter => {
                    if self.nodes >= stop {
                        return None;
                    }
                    self.nodes += 1;
                    self.enter()
                }
                Pending::Next => self.next(),
                Pending::Leave(value) => {
                    let left = self.frames.pop()?;
                    self.plies.truncate(left.first);
                    self.ranks.truncate(left.first);
                    if self.frames.is_empty() {
                        return Some(value);
                    }
                    self.receive(-value)
                }
            };
        }
    }

    /// The value of the best line from the root, if one has been found inside the window.
    pub fn value(&self) -> Option<i32> {
        let root = self.frames.first()?;
        (root.best > root.floor && root.best < root.beta).then_some(root.best)
    }

    /// The best line from the root.
    pub fn line(&self) -> &[Ply] {
        &self.lines[0]
    }

    fn frame(board: Board, alpha: i32, beta: i32, depth: i32) -> Frame {
        Frame {
            board,
            key: 0,
            view: View::SAME,
            alpha,
            beta,
            floor: alpha,
            depth,
            best: -INFINITE,
            best_ply: Ply::NONE,
            ceiling: INFINITE,
            first: 0,
            next: 0,
            trial: Trial::Full,
            captures: false,
        }
    }

    /// Looks at a node for the first time: what is known about it, or else its plies.
    fn enter(&mut self) -> Pending {
        let distance = self.frames.len() - 1;
        self.lines[distance].clear();
        let first = self.plies.len();
        let Some(frame) = self.frames.last_mut() else {
            return Pending::Leave(0);
        };
        frame.first = first;
        frame.next = first;
        let board = frame.board;
        let lost = distance as i32 - WIN;
        if board.own_bits() == 0 {
            return Pending::Leave(lost);
        }
        // Nothing here can be better than winning with the next ply, nor worse than having lost already.
        frame.alpha = frame.alpha.max(lost);
        frame.beta = frame.beta.min(-lost - 1);
        if frame.alpha >= frame.beta {
            return Pending::Leave(frame.alpha);
        }
        let sides = Sides::of(&board);
        let may_capture = any(sides.jumps(&self.movement.jump_views));
        let quiet_node = !may_capture && board.huffable == 0;
        let certain_step = board.last[0].is_none() && any(sides.steps(&self.movement.step_views));
        if !may_capture && !certain_step && !has_ply(&self.movement, &board) {
            return Pending::Leave(lost);
        }
        if board.quiet >= self.movement.quiet_limit || self.is_repeated() {
            return Pending::Leave(0);
        }
        // Where something can be taken the search soon gets to boards that the oracle knows more cheaply.
        if let Some(value) = quiet_node.then(|| self.consult(distance)).flatten() {
            return Pending::Leave(value);
        }
        let Some(frame) = self.frames.last_mut() else {
            return Pending::Leave(0);
        };
        let horizon = frame.depth <= 0;
        let must = may_capture && self.movement.obligation == Obligation::Obligatory;
        let end = distance >= MAX_PLY || horizon && (quiet_node || !self.blindness.resolves);
        if end || horizon && !must {
            let estimate = self.evaluation.estimate(&self.movement, &board, sides);
            let value = estimate.clamp(1 - CERTAIN, CERTAIN - 1);
            if end || value >= frame.beta {
                return Pending::Leave(value);
            }
            frame.best = value;
            frame.alpha = frame.alpha.max(value);
        }
        let mut tip = Ply::NONE;
        if !horizon {
            (frame.key, frame.view) = key(&self.movement, &board);
            if let Some(entry) = self.table.probe(frame.key) {
                tip = frame.view.original(entry.best);
                let value = at_root(i32::from(entry.value), distance);
                let wide = frame.beta - frame.alpha > 1;
                if !wide && entry.settles(frame, value) && lasts(&self.movement, &board, &entry) {
                    return Pending::Leave(value);
                }
            }
        }
        frame.captures = generate(&self.movement, &board, &mut self.plies);
        // Beyond the horizon only what takes is looked at, unless it must be.
        let seeks = horizon && self.movement.obligation != Obligation::Obligatory;
        if seeks || self.blindness.is_possible() {
            let blindness = self.blindness;
            self.keep(first, |ply| {
                (!seeks || ply.takes()) && !blindness.overlooks(&board, ply)
            });
            if self.plies.len() == first && !seeks {
                let estimate = self.evaluation.estimate(&self.movement, &board, sides);
                return Pending::Leave(estimate.clamp(1 - CERTAIN, CERTAIN - 1));
            }
        }
        let order = &self.order;
        let rank = |ply: &Ply| order.rank(*ply, tip, distance);
        self.ranks.extend(self.plies[first..].iter().map(rank));
        Pending::Next
    }

    /// Drops those plies from the last on the stack that are not to be kept.
    fn keep(&mut self, first: usize, kept: impl Fn(Ply) -> bool) {
        let mut end = first;
        for i in first..self.plies.len() {
            if kept(self.plies[i]) {
                self.plies[end] = self.plies[i];
                end += 1;
            }
        }
        self.plies.truncate(end);
    }

    /// The oracle's word on the node on top, where it settles the node.
    fn consult(&mut self, distance: usize) -> Option<i32> {
        let oracle = self.oracle.as_ref()?;
        let frame = self.frames.last_mut()?;
        if frame.board.pieces.count_ones() > oracle.max_pieces() {
            return None;
        }
        let bounds = oracle.probe(&frame.board)?;
        if frame.depth > 0 && self.standing == Some(bounds.lower.value().abs()) {
            return None;
        }
        let lower = at_root(bounds.lower.value(), distance);
        let upper = at_root(bounds.upper.value(), distance);
        if lower >= upper || lower >= frame.beta {
            return Some(lower);
        }
        if upper <= frame.alpha {
            return Some(upper);
        }
        if frame.depth <= 0 {
            // The bound that decides the game, if one does, is worth more than an estimate.
            let decided = [lower, upper]
                .into_iter()
                .find(|value| value.abs() < WIN_IN_PLIES);
            return decided.filter(|value| value.abs() >= CERTAIN);
        }
        frame.best = frame.best.max(lower);
        frame.alpha = frame.alpha.max(lower);
        frame.ceiling = upper;
        None
    }

    /// Whether the position on top has occurred before in the tree, or so often in the game that this time
    /// draws it.
    fn is_repeated(&self) -> bool {
        let Some((top, before)) = self.frames.split_last() else {
            return false;
        };
        let quiet = usize::from(top.board.quiet);
        // The same side is to move, and nothing comes back within two plies.
        let same = |board: &Board| board.is_repetition_of(&top.board);
        let in_tree = before.iter().rev().map(|frame| &frame.board);
        if in_tree.take(quiet).skip(1).step_by(2).any(same) {
            return true;
        }
        let rest = quiet.saturating_sub(before.len());
        if self.movement.repetition == 0 || rest == 0 {
            return false;
        }
        let skipped = (before.len() + 1) % 2;
        let in_game = self.history.iter().rev().take(rest).skip(skipped);
        let count = in_game.step_by(2).filter(|board| same(board)).count();
        count + 1 >= usize::from(self.movement.repetition)
    }

    /// Tries the next ply of the node on top.
    fn next(&mut self) -> Pending {
        let distance = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else {
            return Pending::Leave(0);
        };
        let (next, end) = (frame.next, self.plies.len());
        if next == end {
            return self.finish();
        }
        let mut chosen = next;
        for i in next + 1..end {
            if self.ranks[i] > self.ranks[chosen] {
                chosen = i;
            }
        }
        // Keeps the order of the others, on which the root and determinism of equal ranks rely.
        self.plies[next..=chosen].rotate_right(1);
        self.ranks[next..=chosen].rotate_right(1);
        frame.next = next + 1;
        let ply = self.plies[next];
        let count = next - frame.first;
        let lone = end - frame.first == 1;
        let depth = if lone && distance < self.extend_to {
            frame.depth
        } else {
            frame.depth - 1
        };
        let late = frame.depth >= LATE_DEPTH && count >= LATE_COUNT && distance > 0;
        frame.trial = if count == 0 || frame.beta - frame.alpha == 1 && frame.depth <= 1 {
            Trial::Full
        } else if late && !ply.takes() {
            Trial::Reduced
        } else {
            Trial::Scout
        };
        let (alpha, beta, depth) = match frame.trial {
            Trial::Full => (frame.alpha, frame.beta, depth),
            Trial::Scout => (frame.alpha, frame.alpha + 1, depth),
            Trial::Reduced => (frame.alpha, frame.alpha + 1, depth - 1),
        };
        let board = frame.board.play(&self.movement, ply);
        self.descend(board, alpha, beta, depth)
    }

    fn descend(&mut self, board: Board, alpha: i32, beta: i32, depth: i32) -> Pending {
        let frame = Tree::frame(board, -beta, -alpha, depth);
        self.frames.push(frame);
        Pending::Enter
    }

    /// Takes up the value of the ply just searched.
    fn receive(&mut self, value: i32) -> Pending {
        let distance = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else {
            return Pending::Leave(0);
        };
        let ply = self.plies[frame.next - 1];
        let again = match frame.trial {
            Trial::Reduced if value > frame.alpha => Some(Trial::Scout),
            Trial::Scout if value > frame.alpha && value < frame.beta => Some(Trial::Full),
            _ => None,
        };
        if let Some(trial) = again {
            let beta = if trial == Trial::Full {
                frame.beta
            } else {
                frame.alpha + 1
            };
            frame.trial = trial;
            let (board, alpha, depth) = (frame.board, frame.alpha, frame.depth - 1);
            let board = board.play(&self.movement, ply);
            return self.descend(board, alpha, beta, depth);
        }
        if value > frame.best {
            frame.best = value;
            if value > frame.alpha {
                frame.alpha = value;
                frame.best_ply = ply;
                let (upper, lower) = self.lines.split_at_mut(distance + 1);
                let line = &mut upper[distance];
                line.clear();
                line.push(ply);
                line.extend_from_slice(&lower[0]);
                if value >= frame.beta {
                    if !ply.takes() {
                        let tried = &self.plies[frame.first..frame.next - 1];
                        self.order.reward(ply, tried, frame.depth, distance);
                    }
                    return self.finish();
                }
            }
        }
        Pending::Next
    }

    /// Stores what has been found out about the node on top and leaves it.
    fn finish(&mut self) -> Pending {
        let distance = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else {
            return Pending::Leave(0);
        };
        frame.best = frame.best.min(frame.ceiling);
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // The root may have been searched without some of its plies, and beyond the horizon the table costs
        // more time than it saves.
        if distance > 0 && frame.depth > 0 {
            let entry = Entry {
                value: at_node(frame.best, distance) as i16,
                depth: frame.depth.clamp(0, 255) as u8,
                bound,
                best: frame.view.ply(frame.best_ply),
            };
            self.table.store(frame.key, entry);
        }
        Pending::Leave(frame.best)
    }
}

impl Entry {
    /// Whether the entry, whose value counted from the root is given, is all that the node needs.
    fn settles(&self, frame: &Frame, value: i32) -> bool {
        let deep_enough = i32::from(self.depth) >= frame.depth || value.abs() > WIN_IN_PLIES;
        deep_enough
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => value >= frame.beta,
                Bound::Upper => value <= frame.alpha,
            }
    }
}

/// A value counted from a node, counted from the root that is `distance` plies before it.
fn at_root(value: i32, distance: usize) -> i32 {
    let distance = distance as i32;
    if value >= CERTAIN {
        value - distance
    } else if value <= -CERTAIN {
        value + distance
    } else {
        value
    }
}

/// The reverse of [`at_root`].
fn at_node(value: i32, distance: usize) -> i32 {
    let distance = distance as i32;
    if value >= CERTAIN {
        value + distance
    } else if value <= -CERTAIN {
        value - distance
    } else {
        value
    }
}

/// Whether a stored value is right with as many quiet plies as there are now: a certain win must come
/// before the draw.
fn lasts(movement: &Movement, board: &Board, entry: &Entry) -> bool {
    let size = i32::from(entry.value).abs();
    let length = if size < CERTAIN || movement.nearness(board.quiet) > 0 {
        return true;
    } else if size > WIN_IN_PLIES {
        WIN - size
    } else {
        i32::from(entry.depth) + 8
    };
    i32::from(board.quiet) + length < i32::from(movement.quiet_limit)
}
