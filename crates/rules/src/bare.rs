//! Positions stripped to what counting needs, for [`perft`](crate::perft()) where no piece can be huffed.
//!
//! Points are kept as their spots on the [trail], so that one shift goes along all lines at once.
//! Where a line is open to a step it is so one way only, for one of its ends has the piece and the other is
//! empty; and so it is with jumps. A step is therefore known by the lower spot of its line, a jump by the spot
//! jumped over. One word holds all of them, and making one exchanges its two ends whichever way it goes.

use crate::rules::Origins;
use crate::trail::{self, JUMP_ENDS, SAME, STEP_ENDS, Spots};
use crate::{Color, Completion, Direction, Obligation, Position, Rules};

/// From where a kind of move may go up the trail, and from where down.
struct Ways {
    up: Spots,
    down: Spots,
}

impl Ways {
    const NONE: Ways = Ways { up: 0, down: 0 };

    /// The ways of moves of so many steps along one line.
    fn new(origins: &Origins, length: u32) -> Ways {
        let from = |direction: Direction| trail::spots(origins[direction.index()]);
        let mut ways = Ways::NONE;
        for direction in Direction::ALL {
            let lines = trail::leading_up(direction, length);
            ways.up |= from(direction) & lines;
            ways.down |= from(direction.opposite()) & lines << length;
        }
        ways
    }

    /// The steps of these pieces, each by the lower spot of its line.
    #[inline]
    fn steps(&self, own: Spots, empty: Spots) -> Spots {
        own & self.up & empty >> 1 | (own & self.down) >> 1 & empty
    }

    /// The jumps of these pieces, each by the spot jumped over.
    #[inline]
    fn jumps(&self, own: Spots, other: Spots, empty: Spots) -> Spots {
        let up = (own & self.up) << 1 & empty >> 1;
        let down = (own & self.down) >> 1 & empty << 1;
        (up | down) & other
    }
}

/// The ways of a side.
struct Side {
    steps: Ways,
    first_jumps: Ways,
    /// None where a capture is always a single jump.
    further_jumps: Ways,
}

/// A rule set as masks.
struct Masks {
    sides: [Side; 2],
    /// Whether a capture may end where it could go on.
    may_stop: bool,
    /// Whether steps are legal beside captures.
    optional: bool,
    /// All spots where a step may not be taken back, none where it may.
    remembered: Spots,
}

/// The position.
struct Bare {
    side: Color,
    own: Spots,
    other: Spots,
    /// The step by which the side to move may not go back, and the other side in its turn, if any.
    back: [Spots; 2],
}

/// A piece in the midst of a capture, lifted off the board.
struct Jumper {
    at: Spots,
    other: Spots,
    empty: Spots,
}

/// Counts move sequences. `None` if the rule set has the huff, which this does not know, and where a last step
/// cannot have been made because its start is still occupied.
pub(crate) fn perft(rules: &Rules, position: &Position, depth: u32) -> Option<u64> {
    if rules.set().obligation == Obligation::Huff || !position.huffable().is_empty() {
        return None;
    }
    let side = position.side();
    let bare = Bare {
        side,
        own: trail::spots(position.pieces(side)),
        other: trail::spots(position.pieces(!side)),
        back: [back(rules, position, side)?, back(rules, position, !side)?],
    };
    Some(match depth {
        0 => 1,
        _ => Masks::new(rules).perft(&bare, depth),
    })
}

/// The step by which a side may not go back, as one that is closed both ways: that way it is not open in any
/// case, as no piece of the side can come to its start again before the way back ceases to be forbidden.
fn back(rules: &Rules, position: &Position, by: Color) -> Option<Spots> {
    match position.last(by) {
        Some(step) if !rules.set().returning => {
            let left = !position.pieces(by).contains(step.from());
            left.then(|| trail::edge(step.from(), step.to()))
        }
        _ => Some(0),
    }
}

impl Masks {
    fn new(rules: &Rules) -> Masks {
        let set = rules.set();
        let side = |side: Color| Side {
            steps: Ways::new(&rules.steps[side.index()], 1),
            first_jumps: Ways::new(&rules.first_jumps[side.index()], 2),
            further_jumps: match set.completion {
                Completion::Single => Ways::NONE,
                _ => Ways::new(&rules.further_jumps[side.index()], 2),
            },
        };
        Masks {
            sides: Color::ALL.map(side),
            may_stop: set.completion == Completion::MayStop,
            optional: set.obligation == Obligation::Optional,
            remembered: if set.returning { 0 } else { !0 },
        }
    }

    fn perft(&self, bare: &Bare, depth: u32) -> u64 {
        if depth == 1 {
            return self.count(bare);
        }
        let jumps = self.jumps(bare);
        let mut sum = 0;
        for over in bits(jumps) {
            let start = JUMP_ENDS[over] & bare.own;
            self.ends(bare.side, &bare.jumper(over), &mut |jumper| {
                let next = Bare {
                    side: !bare.side,
                    own: jumper.other,
                    other: bare.own ^ start ^ jumper.at,
                    back: [bare.back[1], 0],
                };
                sum += self.perft(&next, depth - 1);
            });
        }
        if jumps == 0 || self.optional {
            for step in bits(self.steps(bare)) {
                let next = Bare {
                    side: !bare.side,
                    own: bare.other,
                    other: bare.own ^ STEP_ENDS[step],
                    back: [bare.back[1], 1 << step & self.remembered],
                };
                sum += self.perft(&next, depth - 1);
            }
        }
        sum
    }

    /// The number of moves, every route of a capture a move of its own.
    #[inline]
    fn count(&self, bare: &Bare) -> u64 {
        let jumps = self.jumps(bare);
        let mut count = 0;
        for over in bits(jumps) {
            self.ends(bare.side, &bare.jumper(over), &mut |_| count += 1);
        }
        if jumps == 0 || self.optional {
            count += u64::from(self.steps(bare).count_ones());
        }
        count
    }

    #[inline]
    fn steps(&self, bare: &Bare) -> Spots {
        let ways = &self.sides[bare.side.index()].steps;
        ways.steps(bare.own, bare.empty()) & !bare.back[0]
    }

    /// The jumps that begin a capture.
    #[inline]
    fn jumps(&self, bare: &Bare) -> Spots {
        let ways = &self.sides[bare.side.index()].first_jumps;
        ways.jumps(bare.own, bare.other, bare.empty())
    }

    /// Calls `visit` with the end of every capture that has come so far.
    #[inline]
    fn ends(&self, side: Color, jumper: &Jumper, visit: &mut impl FnMut(&Jumper)) {
        let ways = &self.sides[side.index()].further_jumps;
        let jumps = ways.jumps(jumper.at, jumper.other, jumper.empty);
        if jumps == 0 {
            visit(jumper);
        } else {
            self.ends_further(side, jumper, jumps, visit);
        }
    }

    /// [`ends`](Self::ends) by these jumps. Apart from it so that most captures, which have but one jump, are
    /// done without a call.
    #[inline(never)]
    fn ends_further(
        &self,
        side: Color,
        jumper: &Jumper,
        jumps: Spots,
        visit: &mut impl FnMut(&Jumper),
    ) {
        if self.may_stop {
            visit(jumper);
        }
        for over in bits(jumps) {
            self.ends(side, &jumper.jump(over), visit);
        }
    }
}

impl Bare {
    #[inline]
    fn empty(&self) -> Spots {
        !(self.own | self.other)
    }

    /// The piece that has begun a capture over this spot.
    #[inline]
    fn jumper(&self, over: usize) -> Jumper {
        let ends = JUMP_ENDS[over];
        let taken = SAME[over];
        Jumper {
            at: ends & !self.own,
            other: self.other ^ taken,
            empty: self.empty() | ends | taken,
        }
    }
}

impl Jumper {
    #[inline]
    fn jump(&self, over: usize) -> Jumper {
        let taken = SAME[over];
        Jumper {
            at: self.at ^ JUMP_ENDS[over],
            other: self.other ^ taken,
            empty: self.empty | taken,
        }
    }
}

/// The bits of a set, lowest first.
#[inline]
fn bits(mut set: Spots) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}
