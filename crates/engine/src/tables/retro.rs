//! Building the tables of one material by retrograde analysis, for rules without memory.
//!
//! The pair of tables "a pieces against b" and "b against a" is built together, since a step leads from one to
//! the other. First every entry looks at its steps that let the other side capture: their values follow from
//! smaller tables. Then wins and losses spread backwards, distance by distance, from the entries decided so
//! far to the entries a step before them. What is left when nothing spreads any more is drawn.

use super::Tables;
use super::board::Board;
use super::index::Index;
use super::value::{Code, LONGEST, Value};

/// An undecided entry one of whose steps leads to a draw by captures, so that it cannot be a loss. Only while
/// building; afterwards it is a draw.
const AT_LEAST_DRAW: Code = Code(255);

#[derive(Debug)]
struct Half {
    own: usize,
    index: Index,
    codes: Vec<u8>,
    /// For each undecided entry, how many steps do not let the other side capture and are not yet known to
    /// lead to a win for it.
    open: Vec<u8>,
}

#[derive(Debug)]
enum Phase {
    /// Looking at the captures next to each entry.
    Captures {
        half: usize,
        class: usize,
    },
    /// Spreading from the entries at a distance: the losses, then the wins, `at` of the list done.
    Spread {
        distance: u8,
        wins: bool,
        at: usize,
    },
    Done,
}

/// The building of one pair of tables, in slices. The indices are finished before.
#[derive(Debug)]
pub(crate) struct Retro {
    halves: Vec<Half>,
    phase: Phase,
    /// The longest distance that counts: what the quiet-plies rule leaves, or what a byte can hold.
    limit: u8,
    /// Decided boards by distance, packed.
    wins: Vec<Vec<u64>>,
    losses: Vec<Vec<u64>>,
}

impl Retro {
    /// Prepares the tables with these indices, by how many pieces the mover has.
    pub fn new(tables: &Tables, indices: Vec<(usize, Index)>) -> Retro {
        let halves = indices.into_iter().map(|(own, index)| Half {
            own,
            codes: vec![Code::DRAW.0; index.entries()],
            open: vec![0; index.entries()],
            index,
        });
        let quiet = tables.rules().set().quiet_plies.unwrap_or(u16::MAX);
        let limit = u8::try_from(quiet).unwrap_or(LONGEST).min(LONGEST);
        let lists = || vec![Vec::new(); usize::from(limit) + 1];
        Retro {
            halves: halves.collect(),
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
                Phase::Spread { distance, wins, at } => {
                    self.spread_some(tables, distance, wins, at, budget)
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
            Phase::Spread { .. } => return 0.7,
            Phase::Done => return 1.0,
        };
        let classes = self.halves[half].index.classes().max(1) as f32;
        let halves = self.halves.len() as f32;
        0.7 * (half as f32 + class as f32 / classes) / halves
    }

    /// The finished tables: how many pieces the mover has, the index, and a code for each entry.
    pub fn finish(self) -> Vec<(usize, Index, Vec<u8>)> {
        self.halves
            .into_iter()
            .map(|half| (half.own, half.index, half.codes))
            .collect()
    }

    /// The place after `class` of `half`, if it is not the end of the phase.
    fn next_class(&self, half: usize, class: usize) -> Option<(usize, usize)> {
        if class + 1 < self.halves[half].index.classes() {
            Some((half, class + 1))
        } else if half + 1 < self.halves.len() {
            Some((half + 1, 0))
        } else {
            None
        }
    }

    fn start_class(&mut self, tables: &Tables, half: usize, class: usize) -> u64 {
        let Half {
            index, codes, open, ..
        } = &mut self.halves[half];
        let first = index.first_entry(class);
        let mut entry = first;
        let (wins, losses) = (&mut self.wins, &mut self.losses);
        index.visit_class(class, tables.moves(), |_, board| {
            let (code, steps) = code_by_captures(tables, board);
            codes[entry] = code.0;
            open[entry] = steps;
            entry += 1;
            let lists = match code.value() {
                _ if code == AT_LEAST_DRAW => return,
                Value::Draw => return,
                Value::Win => &mut *wins,
                Value::Loss => &mut *losses,
            };
            if let Some(list) = lists.get_mut(usize::from(code.distance())) {
                list.push(board.packed());
            }
        });
        let work = 4 * (entry - first) as u64;
        self.phase = match self.next_class(half, class) {
            Some((half, class)) => Phase::Captures { half, class },
            None => Phase::Spread {
                distance: 0,
                wins: false,
                at: 0,
            },
        };
        work + 1
    }

    fn spread_some(
        &mut self,
        tables: &Tables,
        distance: u8,
        wins: bool,
        at: usize,
        budget: u64,
    ) -> u64 {
        let lists = if wins {
            &mut self.wins
        } else {
            &mut self.losses
        };
        let list = std::mem::take(&mut lists[usize::from(distance)]);
        let end = list.len().min(at.saturating_add(budget as usize));
        for &packed in &list[at..end] {
            let board = Board::unpacked(packed);
            if wins {
                self.spread_win(tables, board, distance);
            } else {
                self.spread_loss(tables, board, distance);
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

    /// Every entry a step before a loss is a win one ply longer, unless it is a quicker one.
    fn spread_loss(&mut self, tables: &Tables, board: Board, distance: u8) {
        let (halves, wins) = (&mut self.halves, &mut self.wins);
        let code = Code::win(distance + 1);
        tables.moves().steps_before(board, |before| {
            let Some((half, entry, _)) = entry_of(halves, tables, before) else {
                return;
            };
            let known = Code(halves[half].codes[entry]);
            let better = known == Code::DRAW
                || known == AT_LEAST_DRAW
                || (known.value() == Value::Win && known.distance() > code.distance());
            if better {
                halves[half].codes[entry] = code.0;
                wins[usize::from(code.distance())].push(before.packed());
            }
        });
    }

    /// A win closes the steps that lead to it; an entry without an open step is a loss one ply longer.
    ///
    /// Entries stand for all images of a board. From the images of p there lead as many steps to images of q
    /// as there come into images of q from images of p. A board has 8 (or 2) images over the number of
    /// symmetries that keep it, its order; so n steps found backwards from q to images of p are n times the order
    /// of p over the order of q forwards from p.
    fn spread_win(&mut self, tables: &Tables, board: Board, distance: u8) {
        let Some((half, entry, order)) = entry_of(&self.halves, tables, board) else {
            return;
        };
        if self.halves[half].codes[entry] != Code::win(distance).0 {
            // Found to be a quicker win after it had been listed.
            return;
        }
        let (halves, losses) = (
            &mut self.halves,
            &mut self.losses[usize::from(distance) + 1],
        );
        if order == 1 {
            tables.moves().steps_before(board, |before| {
                if let Some((half, entry, order_before)) = entry_of(halves, tables, before) {
                    let steps = (half, entry, order_before);
                    close(halves, losses, steps, before.packed(), distance);
                }
            });
            return;
        }
        let mut found = Vec::new();
        tables.moves().steps_before(board, |before| {
            if let Some(at) = entry_of(halves, tables, before) {
                found.push((at, before.packed()));
            }
        });
        found.sort_unstable();
        for same in found.chunk_by(|a, b| a.0 == b.0) {
            let ((half, entry, order_before), before) = same[0];
            let steps = same.len() as u8 * order_before / order;
            close(halves, losses, (half, entry, steps), before, distance);
        }
    }

    fn finish_codes(&mut self) {
        for half in &mut self.halves {
            for code in &mut half.codes {
                if *code == AT_LEAST_DRAW.0 {
                    *code = Code::DRAW.0;
                }
            }
        }
    }
}

/// Takes so many steps of an undecided entry as leading to wins; lists it as a loss when no other is left.
#[inline]
fn close(
    halves: &mut [Half],
    losses: &mut Vec<u64>,
    (half, entry, steps): (usize, usize, u8),
    packed: u64,
    distance: u8,
) {
    let Half { codes, open, .. } = &mut halves[half];
    if codes[entry] == Code::DRAW.0 {
        open[entry] -= steps;
        if open[entry] == 0 {
            codes[entry] = Code::loss(distance + 1).0;
            losses.push(packed);
        }
    }
}

/// What the steps that let the other side capture, or the lack of steps, say of an entry, and how many steps
/// there are that do not let it capture. The number is right unless the entry is a win.
fn code_by_captures(tables: &Tables, board: Board) -> (Code, u8) {
    let mut code = Code::loss(0);
    let mut open = 0;
    tables.moves().steps(board, |_, after| {
        let step = if tables.moves().is_threatened(after) {
            match tables.value_by_captures(after.turned(), None) {
                Value::Loss => Code::win(2),
                Value::Draw => AT_LEAST_DRAW,
                Value::Win => Code::loss(2),
            }
        } else {
            open += 1;
            Code::DRAW
        };
        code = match (code, step) {
            (_, Code(2)) => step,
            (AT_LEAST_DRAW, _) | (_, AT_LEAST_DRAW) => AT_LEAST_DRAW,
            (Code::DRAW, _) | (_, Code::DRAW) => Code::DRAW,
            _ => step,
        };
        code != Code::win(2)
    });
    (code, open)
}

/// The half and entry of a board and the board's order; `None` when the mover can capture.
#[inline]
fn entry_of(halves: &[Half], tables: &Tables, board: Board) -> Option<(usize, usize, u8)> {
    if tables.moves().can_capture(board) {
        return None;
    }
    let (own, _) = board.counts();
    let half = usize::from(halves[0].own != own);
    let found = halves[half].index.find(board)?;
    Some((half, found.entry, found.order))
}
