use alquerque_rules::{Color, Completion, Direction, Obligation, PointSet, Rules};

use crate::board::LastStep;
use crate::views::{View2, doubled};

/// A rule set as the search reads it: the masks of one side only, for a [`Board`](crate::Board) is always
/// seen by the side to move, and rule sets treat both sides alike.
#[derive(Debug, Clone)]
pub(crate) struct Movement {
    /// For each direction, where a step may start.
    pub steps: [u32; 8],
    /// For each direction, where a capture may begin.
    pub first_jumps: [u32; 8],
    /// For each direction, where a capture may go on.
    pub further_jumps: [u32; 8],
    /// For each shift of [`SHIFTS`](crate::views::SHIFTS), where a step may start and where a capture may
    /// begin, in both halves.
    pub step_views: [View2; 4],
    pub jump_views: [View2; 4],
    pub obligation: Obligation,
    pub completion: Completion,
    /// For the rotation of a step, where a step back may start, if the rule set forbids returning; all empty
    /// if it does not. Only steps that could be taken back are worth remembering.
    pub returns: [u32; 32],
    /// Plies without a capture that draw the game; `u16::MAX` for never.
    pub quiet_limit: u16,
    /// The occurrence of a position that draws the game; 0 for never.
    pub repetition: u8,
    /// Whether all eight symmetries of the board keep the rules, not only the mirror.
    pub eightfold: bool,
}

/// From so many plies before the draw by quiet plies on, each ply counts as a difference between positions.
const NEAR: u16 = 16;

/// For each direction, one step as a left rotation of 32 bits.
pub(crate) const ROTATION: [u32; 8] = rotations();

const fn rotations() -> [u32; 8] {
    let mut table = [0; 8];
    let mut d = 0;
    while d < 8 {
        let (file, rank) = Direction::ALL[d].vector();
        table[d] = ((rank as i32 * 5 + file as i32) as u32) & 31;
        d += 1;
    }
    table
}

impl Movement {
    pub fn new(rules: &Rules) -> Movement {
        let set = rules.set();
        let masks = |of: &dyn Fn(Direction) -> PointSet| Direction::ALL.map(|d| of(d).bits());
        let steps = masks(&|d| rules.step_origins(Color::White, d));
        let first_jumps = masks(&|d| rules.first_jump_origins(Color::White, d));
        let mut returns = [0; 32];
        if !set.returning {
            for (origins, rotation) in steps.into_iter().zip(ROTATION) {
                returns[(32 - rotation as usize) & 31] = origins;
            }
        }
        Movement {
            step_views: views(&steps),
            jump_views: views(&first_jumps),
            steps,
            returns,
            first_jumps,
            further_jumps: masks(&|d| rules.further_jump_origins(Color::White, d)),
            obligation: set.obligation,
            completion: set.completion,
            quiet_limit: set.quiet_plies.unwrap_or(u16::MAX),
            repetition: set.repetition.unwrap_or(0),
            eightfold: set.symmetries().len() == 8,
        }
    }

    /// The pieces of the side to move that can begin a capture.
    #[inline]
    pub fn jumpers(&self, own: u32, other: u32) -> u32 {
        let empty = !(own | other);
        let mut jumpers = 0;
        for (origins, rotation) in self.first_jumps.iter().zip(ROTATION) {
            let over = (own & origins).rotate_left(rotation) & other;
            let landings = over.rotate_left(rotation) & empty;
            // The bits of the origins that are left come from inside the board, so turning back is safe.
            jumpers |= landings.rotate_right(2 * rotation);
        }
        jumpers
    }

    /// What is to be kept of a step of the side to move.
    #[inline]
    pub fn remembered(&self, from: u8, to: u8) -> LastStep {
        let rotation = (to.wrapping_sub(from) & 31) as usize;
        if self.returns[rotation] >> to & 1 == 1 {
            LastStep::new(from, to)
        } else {
            LastStep::NONE
        }
    }

    /// How near the draw by quiet plies is: 0 while it is far, then a number for each ply. Positions are
    /// searched anew when it differs.
    #[inline]
    pub fn nearness(&self, quiet: u16) -> u16 {
        (quiet.saturating_add(NEAR))
            .saturating_sub(self.quiet_limit.saturating_add(1).max(NEAR))
            .min(NEAR)
    }
}

/// The masks of the eight directions as those of four shifts: a direction in the low half and its opposite,
/// turned, in the high half.
fn views(masks: &[u32; 8]) -> [View2; 4] {
    let up = [
        Direction::East,
        Direction::NorthWest,
        Direction::North,
        Direction::NorthEast,
    ];
    up.map(|direction| {
        let opposite = masks[(direction.index() + 4) % 8];
        u64::from(masks[direction.index()]) | doubled(opposite) & !u64::from(u32::MAX)
    })
}
