use crate::board::{Board, mix};
use crate::movement::Movement;

/// What the parts of a position are worth, in hundredths of a piece, counted for the side to move and against
/// the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Weights {
    /// A piece more.
    pub piece: i32,
    /// A step more to choose from.
    pub step: i32,
    /// Being to move.
    pub tempo: i32,
    /// By how much an estimate may be off by chance.
    pub noise: i32,
    /// Decides that chance.
    pub seed: u64,
}

impl Weights {
    pub const PLAIN: Weights = Weights {
        piece: 100,
        step: 3,
        tempo: 0,
        noise: 0,
        seed: 0,
    };

    /// The estimate for the side to move.
    pub fn evaluate(&self, movement: &Movement, board: &Board) -> i32 {
        let (own, other) = (board.own_bits(), board.other_bits());
        let pieces = own.count_ones() as i32 - other.count_ones() as i32;
        let seen = |set: u32| set.reverse_bits() >> 7;
        let steps = movement.count_steps(own, other) as i32
            - movement.count_steps(seen(other), seen(own)) as i32;
        self.piece * pieces + self.step * steps + self.tempo + self.error(board)
    }

    fn error(&self, board: &Board) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let range = 2 * self.noise as u64 + 1;
        (mix(board.pieces ^ mix(self.seed)) % range) as i32 - self.noise
    }
}
