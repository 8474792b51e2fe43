//! Building the tables of one material by retrograde analysis, for rules without memory.
//!
//! The pair of tables "a pieces against b" and "b against a" is built together, since a step leads from one to
//! the other. First every entry looks at its steps that let the other side capture: their values follow from
//! smaller tables. An entry that is not decided by them keeps its other steps as arrows to the entries they lead
//! to, unless it can be seen there already that a step wins or loses. Then wins and losses spread back along the
//! arrows, distance by distance. What is left when nothing spreads any more is drawn.

use super::Tables;
use super::arrows::{Arrows, Gathering};
use super::board::{Board, Moves};
use super::index::{Found, Index};
use super::value::{Code, LONGEST, Value};

/// An undecided entry one of whose steps leads to a draw by captures, so that it cannot be a loss. Only while
/// building; afterwards it is a draw.
const AT_LEAST_DRAW: Code = Code(255);

/// A step after which the other side has to capture and loses.
const WIN_BY_CAPTURE: Code = Code::win(2);

/// Set where a step that leads to a win in two plies was left out of the arrows.
const CLOSED: u8 = 128;

#[derive(Debug)]
enum Phase {
    /// Looking at the captures next to each entry.
    Captures {
        half: usize,
        class: usize,
    },
    /// Sorting the arrows.
    Sorting,
    /// Spreading from the entries at a distance: the losses, then the wins, `at` of the list done.
    Spread {
        distance: u8,
        wins: bool,
        at: usize,
    },
    Done,
}

/// The building of one pair of tables, in slices. The indices are finished before. Entries of both tables are
/// numbered together, those of the second table after those of the first.
#[derive(Debug)]
pub(crate) struct Retro {
    /// By how many pieces the mover has.
    indices: Vec<(usize, Index)>,
    codes: Vec<u8>,
    /// For each undecided entry, how many arrows from it lead to entries not known to be won, and [`CLOSED`].
    open: Vec<u8>,
    gathering: Gathering,
    arrows: Arrows,
    phase: Phase,
    /// The longest distance that counts: what the quiet-plies rule leaves, or what a byte can hold.
    limit: u8,
    /// Decided entries by distance, as far as arrows lead to them.
    wins: Vec<Vec<u32>>,
    losses: Vec<Vec<u32>>,
}

impl Retro {
    /// Prepares the tables with these indices, by how many pieces the mover has.
    pub fn new(tables: &Tables, indices: Vec<(usize, Index)>) -> Retro {
        let entries = indices.iter().map(|(_, index)| index.entries()).sum();
        let quiet = tables.rules().set().quiet_plies.unwrap_or(u16::MAX);
        let limit = u8::try_from(quiet).unwrap_or(LONGEST).min(LONGEST);
        // Steps seen to win or to lose at once make distances of up to 3, whatever the limit.
        let lists = || vec![Vec::new(); usize::from(limit.max(3)) + 1];
        Retro {
            indices,
            codes: vec![Code::DRAW.0; entries],
            open: vec![0; entries],
            gathering: Gathering::new(entries),
            arrows: Arrows::default(),
            phase: Phase::Captures { half: 0, class: 0 },
            limit,
            wins: lists(),
            losses: lists(),
        }
    }

    /// Works until about `budget` boards have been looked at; answers how much of it is left, 0 when there is
    /// more to do.
    pub fn advance(&mut self, tables: &Tables, mut budget: u64) -> u64 {
        while budget > 0 && !matches!(self.phase, Phase::Done) {
            let work = match self.phase {
                Phase::Captures { half, class } => self.start_class(tables, half, class),
                Phase::Sorting => self.sort_some(),
                Phase::Spread { distance, wins, at } => {
                    self.spread_some(distance, wins, at, budget)
                }
                Phase::Done => 0,
            };
            budget = budget.saturating_sub(work);
        }
        budget
    }

    pub fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Done)
    }

    /// How far the building is, from 0 to 1: an estimate.
    pub fn progress(&self) -> f32 {
        let (half, class) = match self.phase {
            Phase::Captures { half, class } => (half, class),
            Phase::Sorting | Phase::Spread { .. } => return 0.9,
            Phase::Done => return 1.0,
        };
        let classes = self.indices[half].1.classes().max(1) as f32;
        let halves = self.indices.len() as f32;
        0.9 * (half as f32 + class as f32 / classes) / halves
    }

    /// The finished tables: how many pieces the mover has, the index, and a code for each entry.
    pub fn finish(self) -> Vec<(usize, Index, Vec<u8>)> {
        let mut codes = self.codes;
        let halves = self.indices.into_iter().map(|(own, index)| {
            let rest = codes.split_off(index.entries());
            (own, index, std::mem::replace(&mut codes, rest))
        });
        halves.collect()
    }

    /// The place after `class` of `half`, if it is not the end of the phase.
    fn next_class(&self, half: usize, class: usize) -> Option<(usize, usize)> {
        if class + 1 < self.indices[half].1.classes() {
            Some((half, class + 1))
        } else if half + 1 < self.indices.len() {
            Some((half + 1, 0))
        } else {
            None
        }
    }

    /// The number of the first entry of a half.
    fn offset(&self, half: usize) -> usize {
        match half {
            0 => 0,
            _ => self.indices[0].1.entries(),
        }
    }

    fn start_class(&mut self, tables: &Tables, half: usize, class: usize) -> u64 {
        let index = &self.indices[half].1;
        let first = index.first_entry(class);
        let mut entry = self.offset(half) + first;
        let mut steps = Vec::new();
        let mut found = Vec::new();
        let after = self.indices.len() - 1 - half;
        let after_offset = self.offset(after);
        let after = &self.indices[after].1;
        let (codes, open) = (&mut self.codes, &mut self.open);
        let gathering = &mut self.gathering;
        index.visit_class(class, tables.moves(), |_, board| {
            steps.clear();
            let mut code = code_by_captures(tables, board, &mut steps);
            if code == Code::DRAW || code == AT_LEAST_DRAW {
                found.clear();
                found.extend(steps.iter().filter_map(|&step| after.find(step)));
                let all = found.len();
                let known = |found: &Found| Code(codes[after_offset + found.entry]);
                if found.iter().any(|found| known(found) == Code::loss(2)) {
                    code = Code::win(3);
                } else {
                    found.retain(|found| known(found) != WIN_BY_CAPTURE);
                    for found in &found {
                        gathering.add(entry, after_offset + found.entry);
                    }
                    if found.is_empty() && code == Code::DRAW {
                        code = Code::loss(3);
                    }
                    open[entry] = found.len() as u8 | if found.len() < all { CLOSED } else { 0 };
                }
            }
            codes[entry] = code.0;
            entry += 1;
        });
        let work = 4 * (index.first_entry(class + 1) - first) as u64;
        self.phase = match self.next_class(half, class) {
            Some((half, class)) => Phase::Captures { half, class },
            None => {
                self.arrows = self.gathering.begin_sorting();
                Phase::Sorting
            }
        };
        work + 1
    }

    /// Sorts some of the arrows, and lists the entries they lead to that are decided.
    fn sort_some(&mut self) -> u64 {
        let Some(entries) = self.gathering.sort_part(&mut self.arrows) else {
            self.phase = Phase::Spread {
                distance: 0,
                wins: false,
                at: 0,
            };
            return 1;
        };
        let work = entries.len() as u64;
        for entry in entries {
            let code = Code(self.codes[entry]);
            let entry = entry as u32;
            let lists = match code.value() {
                _ if code == AT_LEAST_DRAW || self.arrows.range(entry).is_empty() => continue,
                Value::Draw => continue,
                Value::Win => &mut self.wins,
                Value::Loss => &mut self.losses,
            };
            if let Some(list) = lists.get_mut(usize::from(code.distance())) {
                list.push(entry);
            }
        }
        work
    }

    fn spread_some(&mut self, distance: u8, wins: bool, at: usize, budget: u64) -> u64 {
        let lists = if wins {
            &mut self.wins
        } else {
            &mut self.losses
        };
        let list = std::mem::take(&mut lists[usize::from(distance)]);
        let end = list.len().min(at.saturating_add(budget as usize));
        for &entry in &list[at..end] {
            if wins {
                self.spread_win(entry, distance);
            } else {
                self.spread_loss(entry, distance);
            }
        }
        let work = (end - at) as u64;
        self.phase = if end < list.len() {
            let lists = if wins {
                &mut self.wins
            } else {
                &mut self.losses
            };
            lists[usize::from(distance)] = list;
            Phase::Spread {
                distance,
                wins,
                at: end,
            }
        } else if !wins {
            Phase::Spread {
                distance,
                wins: true,
                at: 0,
            }
        } else if distance + 1 < self.limit {
            Phase::Spread {
                distance: distance + 1,
                wins: false,
                at: 0,
            }
        } else {
            self.finish_codes();
            Phase::Done
        };
        work + 1
    }

    /// Every undecided entry with an arrow to a loss is a win one ply longer.
    fn spread_loss(&mut self, entry: u32, distance: u8) {
        for arrow in self.arrows.range(entry) {
            let from = self.arrows.from[arrow];
            let code = &mut self.codes[from as usize];
            if *code == Code::DRAW.0 || *code == AT_LEAST_DRAW.0 {
                *code = Code::win(distance + 1).0;
                if !self.arrows.range(from).is_empty() {
                    self.wins[usize::from(distance) + 1].push(from);
                }
            }
        }
    }

    /// A win closes the arrows that lead to it; an entry without an open arrow is a loss one ply longer.
    fn spread_win(&mut self, entry: u32, distance: u8) {
        for arrow in self.arrows.range(entry) {
            let from = self.arrows.from[arrow];
            let at = from as usize;
            if self.codes[at] == Code::DRAW.0 {
                self.open[at] -= 1;
                let longest = match self.open[at] {
                    0 => distance,
                    CLOSED => distance.max(2),
                    _ => continue,
                };
                self.codes[at] = Code::loss(longest + 1).0;
                if !self.arrows.range(from).is_empty() {
                    self.losses[usize::from(longest) + 1].push(from);
                }
            }
        }
    }

    /// Nothing is won by something yet to come when the game is drawn before.
    fn finish_codes(&mut self) {
        for code in &mut self.codes {
            if *code == AT_LEAST_DRAW.0 || Code(*code).distance() > self.limit {
                *code = Code::DRAW.0;
            }
        }
    }
}

/// What the steps that let the other side capture, or the lack of steps, say of an entry. The boards after the
/// other steps, seen by the other side, are added to `quiet`; all of them unless the entry is a win.
fn code_by_captures(tables: &Tables, board: Board, quiet: &mut Vec<Board>) -> Code {
    if blocks(tables.moves(), board) {
        return Code::win(1);
    }
    let mut code = Code::loss(0);
    tables.moves().steps(board, |_, after| {
        let after = after.turned();
        let step = if tables.moves().can_capture(after) {
            match tables.value_by_captures(after, None) {
                Value::Loss => WIN_BY_CAPTURE,
                Value::Draw => AT_LEAST_DRAW,
                Value::Win => Code::loss(2),
            }
        } else {
            quiet.push(after);
            Code::DRAW
        };
        code = match (code, step) {
            (_, WIN_BY_CAPTURE) => step,
            (AT_LEAST_DRAW, _) | (_, AT_LEAST_DRAW) => AT_LEAST_DRAW,
            (Code::DRAW, _) | (_, Code::DRAW) => Code::DRAW,
            _ => step,
        };
        code != WIN_BY_CAPTURE
    });
    code
}

/// Whether a step leaves the other side without a move.
fn blocks(moves: &Moves, board: Board) -> bool {
    // One step can take away one destination only.
    if moves.has_several_destinations(board.turned()) {
        return false;
    }
    let mut blocks = false;
    moves.steps(board, |_, after| {
        let after = after.turned();
        blocks = !moves.can_capture(after) && !moves.can_step(after);
        !blocks
    });
    blocks
}
