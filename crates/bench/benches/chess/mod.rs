//! The peer: perft of chess by cozy-chess.

use cozy_chess::Board;

/// Leaves of chess, the last ply counted by the size of each piece's set of moves.
pub fn perft(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += perft(&next, depth - 1);
            }
        }
        false
    });
    leaves
}
