use crate::board::Ply;

/// Quiet plies that refuted a node, remembered by distance from the root and by how often they did.
#[derive(Debug, Clone, Default)]
pub(crate) struct Order {
    killers: Vec<[Ply; 2]>,
    /// By start and end; one table does for both sides, since each sees the board from its own.
    history: Vec<i32>,
}

const TIP: i32 = 1 << 24;
const TAKES: i32 = 1 << 22;
const KILLER: i32 = 1 << 21;
/// History values stay within this either way.
const LIMIT: i32 = 1 << 14;

impl Order {
    /// The higher the sooner a ply is tried. The tip is the best ply of an earlier search.
    pub fn rank(&self, ply: Ply, tip: Ply, distance: usize) -> i32 {
        if ply == tip {
            TIP
        } else if ply.takes() {
            TAKES + ply.captured.count_ones() as i32 + 2 * i32::from(ply.huff != 0)
        } else {
            match self.killers.get(distance) {
                Some(killers) if killers[0] == ply => KILLER + 1,
                Some(killers) if killers[1] == ply => KILLER,
                _ => self.history.get(place(ply)).copied().unwrap_or(0),
            }
        }
    }

    /// Remembers the ply that refuted a node and that the ones tried before it did not.
    pub fn reward(&mut self, ply: Ply, tried: &[Ply], depth: i32, distance: usize) {
        if self.killers.len() <= distance {
            self.killers.resize(distance + 1, [Ply::NONE; 2]);
        }
        let killers = &mut self.killers[distance];
        if killers[0] != ply {
            *killers = [ply, killers[0]];
        }
        self.history.resize(25 * 25, 0);
        let amount = (depth.max(1) * depth.max(1)).min(400);
        self.adjust(ply, amount);
        for &failed in tried.iter().filter(|failed| !failed.takes()) {
            self.adjust(failed, -amount);
        }
    }

    /// Moves a value towards a limit, the less the nearer it is.
    fn adjust(&mut self, ply: Ply, amount: i32) {
        let value = &mut self.history[place(ply)];
        *value += amount - *value * amount.abs() / LIMIT;
    }

    /// Makes what was learnt in an earlier search count for less.
    pub fn fade(&mut self) {
        self.killers.clear();
        self.history.iter_mut().for_each(|value| *value /= 2);
    }
}

fn place(ply: Ply) -> usize {
    usize::from(ply.from) * 25 + usize::from(ply.to)
}
