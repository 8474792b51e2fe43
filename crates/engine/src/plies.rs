//! Generation of plies: legal moves, those equal in effect once.

use alquerque_rules::{Completion, Obligation};

use crate::board::{Board, Ply};
use crate::movement::{Movement, ROTATION};

/// Appends the legal plies of a board. Answers whether there is a capture among them.
pub(crate) fn generate(movement: &Movement, board: &Board, plies: &mut Vec<Ply>) -> bool {
    let (own, other) = (board.own_bits(), board.other_bits());
    let mut captures = actions(movement, board, other, 0, plies);
    let mut huffable = board.huffable;
    while huffable != 0 {
        let point = huffable.trailing_zeros() as u8;
        huffable &= huffable - 1;
        let left = other & !(1 << point);
        if left == 0 {
            // Nothing is left to move against: the huff ends the game.
            plies.push(Ply {
                huff: point + 1,
                ..Ply::NONE
            });
        } else if own != 0 {
            captures |= actions(movement, board, left, point + 1, plies);
        }
    }
    captures
}

/// The steps and captures that follow a huff, or no huff.
fn actions(movement: &Movement, board: &Board, other: u32, huff: u8, plies: &mut Vec<Ply>) -> bool {
    let own = board.own_bits();
    let mut jumpers = movement.jumpers(own, other);
    let captures = jumpers != 0;
    while jumpers != 0 {
        let from = jumpers.trailing_zeros() as u8;
        jumpers &= jumpers - 1;
        let mut chain = Chain {
            movement,
            from,
            huff,
            blocked: own & !(1 << from),
            first: plies.len(),
            passed: [(0, 0); PASSED],
            count: 0,
        };
        chain.follow(&movement.first_jumps, from, other, 0, plies);
    }
    if !captures || movement.obligation != Obligation::Obligatory {
        steps(movement, board, other, huff, plies);
    }
    captures
}

fn steps(movement: &Movement, board: &Board, other: u32, huff: u8, plies: &mut Vec<Ply>) {
    let own = board.own_bits();
    let empty = !(own | other);
    let last = board.last[0];
    for (origins, rotation) in movement.steps.iter().zip(ROTATION) {
        let mut ends = (own & origins).rotate_left(rotation) & empty;
        while ends != 0 {
            let to = ends.trailing_zeros() as u8;
            ends &= ends - 1;
            let from = ((u32::from(to) + 32 - rotation) & 31) as u8;
            if !last.is_none() && last.from() == to && last.to() == from {
                continue;
            }
            plies.push(Ply {
                captured: 0,
                from,
                to,
                huff,
            });
        }
    }
}

/// Whether there is a ply on a board on which nothing can be jumped before a huff.
pub(crate) fn has_ply(movement: &Movement, board: &Board) -> bool {
    can_step(movement, board)
        || board.huffable != 0 && {
            let mut plies = Vec::new();
            generate(movement, board, &mut plies);
            !plies.is_empty()
        }
}

/// Whether a step is open, obligation aside.
fn can_step(movement: &Movement, board: &Board) -> bool {
    let (own, other) = (board.own_bits(), board.other_bits());
    let empty = !(own | other);
    let last = board.last[0];
    movement
        .steps
        .iter()
        .zip(ROTATION)
        .any(|(origins, rotation)| {
            let mut ends = (own & origins).rotate_left(rotation) & empty;
            if !last.is_none() && (u32::from(last.to()) + rotation) & 31 == u32::from(last.from()) {
                ends &= !(1 << last.from());
            }
            ends != 0
        })
}

/// How many places passed on the way are remembered; beyond, a place is followed again, which costs time only.
const PASSED: usize = 24;

/// The captures of one piece. What is still possible depends only on where the piece is and what it has
/// taken, so each such state is followed once.
struct Chain<'a> {
    movement: &'a Movement,
    from: u8,
    huff: u8,
    /// Own pieces without the one that jumps.
    blocked: u32,
    /// Where this piece's plies begin in the list.
    first: usize,
    passed: [(u8, u32); PASSED],
    count: usize,
}

impl Chain<'_> {
    fn follow(
        &mut self,
        origins: &[u32; 8],
        at: u8,
        other: u32,
        captured: u32,
        plies: &mut Vec<Ply>,
    ) {
        let here = 1u32 << at;
        let empty = !(self.blocked | other);
        let mut went_on = false;
        for (origins, rotation) in origins.iter().zip(ROTATION) {
            let over = (here & origins).rotate_left(rotation) & other;
            let landing = over.rotate_left(rotation) & empty;
            if landing == 0 {
                continue;
            }
            went_on = true;
            let to = landing.trailing_zeros() as u8;
            let captured = captured | over;
            if self.movement.completion == Completion::Single {
                self.end(to, captured, plies);
            } else if self.is_new(to, captured) {
                if self.movement.completion == Completion::MayStop {
                    self.end(to, captured, plies);
                }
                let further = &self.movement.further_jumps;
                self.follow(further, to, other & !over, captured, plies);
            }
        }
        if !went_on && captured != 0 && self.movement.completion == Completion::Complete {
            self.end(at, captured, plies);
        }
    }

    fn is_new(&mut self, at: u8, captured: u32) -> bool {
        if self.passed[..self.count].contains(&(at, captured)) {
            return false;
        }
        if self.count < PASSED {
            self.passed[self.count] = (at, captured);
            self.count += 1;
        }
        true
    }

    fn end(&self, to: u8, captured: u32, plies: &mut Vec<Ply>) {
        let ply = Ply {
            captured,
            from: self.from,
            to,
            huff: self.huff,
        };
        // A place that was passed too late to be remembered may have been followed twice.
        if self.count < PASSED || !plies[self.first..].contains(&ply) {
            plies.push(ply);
        }
    }
}
