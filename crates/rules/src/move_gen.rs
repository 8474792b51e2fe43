use crate::rules::Origins;
use crate::{
    Action, Capture, Completion, Direction, Effect, Move, Obligation, Point, PointSet, Position,
    Rules, Step,
};

/// The sets a capture is followed through: the jumping piece is lifted off the board, so its start is empty.
#[derive(Clone, Copy)]
struct Chase {
    enemies: PointSet,
    empty: PointSet,
}

impl Rules {
    /// All legal moves, every route of a capture a move of its own, in a fixed order. Empty when the side to
    /// move has lost. Draw rules are not looked at.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.moves_after_huff(position, None, &mut moves);
        for point in self.open_huffs(position) {
            let huffed = without_huffed(position, point);
            if huffed.pieces(!position.side).is_empty() {
                moves.push(Move {
                    huff: Some(point),
                    action: Action::None,
                });
            } else {
                self.moves_after_huff(&huffed, Some(point), &mut moves);
            }
        }
        moves
    }

    /// The pieces the side to move may huff: none where the rule set knows no huff, whatever the position
    /// says, and none for a side without pieces, which has lost already.
    pub(crate) fn open_huffs(&self, position: &Position) -> PointSet {
        let knows_huff = self.set().obligation == Obligation::Huff;
        if knows_huff && !position.pieces(position.side).is_empty() {
            position.huffable
        } else {
            PointSet::EMPTY
        }
    }

    fn moves_after_huff(&self, position: &Position, huff: Option<Point>, moves: &mut Vec<Move>) {
        let before = moves.len();
        self.visit_captures(position, |capture| {
            moves.push(Move {
                huff,
                action: Action::Capture(*capture),
            })
        });
        if moves.len() == before || self.set().obligation != Obligation::Obligatory {
            self.visit_steps(position, |step| {
                moves.push(Move {
                    huff,
                    action: Action::Step(step),
                })
            });
        }
    }

    /// The legal moves without those equal in effect to an earlier one.
    pub fn merged_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = self.moves(position);
        let mut seen: Vec<Effect> = Vec::with_capacity(moves.len());
        moves.retain(|mv| {
            let effect = mv.effect();
            let new = !mv.is_capture() || !seen.contains(&effect);
            if new {
                seen.push(effect);
            }
            new
        });
        moves
    }

    /// How many [`moves`](Self::moves) there are, without making them.
    pub fn count(&self, position: &Position) -> u64 {
        let mut count = self.count_after_huff(position);
        for point in self.open_huffs(position) {
            let huffed = without_huffed(position, point);
            let last = huffed.pieces(!position.side).is_empty();
            count += if last {
                1
            } else {
                self.count_after_huff(&huffed)
            };
        }
        count
    }

    fn count_after_huff(&self, position: &Position) -> u64 {
        let jumpers = self.jumpers(position);
        let mut count = 0;
        for from in jumpers {
            let chase = Chase::new(position, from);
            count += self.count_routes(
                chase,
                &self.first_jumps[position.side.index()],
                position,
                from,
            );
        }
        if count == 0 || self.set().obligation != Obligation::Obligatory {
            count += self.count_steps(position);
        }
        count
    }

    fn count_routes(&self, chase: Chase, origins: &Origins, position: &Position, at: Point) -> u64 {
        let mut count = 0;
        for (_, over, landing) in chase.jumps(origins, at) {
            let stop = match self.set().completion {
                Completion::Single => true,
                Completion::MayStop => {
                    count += 1;
                    false
                }
                Completion::Complete => false,
            };
            let further = if stop {
                0
            } else {
                let origins = &self.further_jumps[position.side.index()];
                self.count_routes(chase.without(over), origins, position, landing)
            };
            let ends_here = further == 0 && self.set().completion != Completion::MayStop;
            count += further + u64::from(ends_here);
        }
        count
    }

    fn count_steps(&self, position: &Position) -> u64 {
        let own = position.pieces(position.side);
        let empty = position.empty();
        let origins = &self.steps[position.side.index()];
        let mut count = 0;
        for direction in Direction::ALL {
            let ends = (own & origins[direction.index()]).shifted(direction) & empty;
            count += ends.len() as u64;
        }
        count
            - u64::from(
                self.forbidden_return(position)
                    .is_some_and(|step| self.could_step(position, step)),
            )
    }

    /// Whether a step is open to the side to move but for obligation and return.
    fn could_step(&self, position: &Position, step: Step) -> bool {
        position.pieces(position.side).contains(step.from())
            && position.empty().contains(step.to())
            && step
                .from()
                .line_to(step.to())
                .is_some_and(|d| self.step_origins(position.side, d).contains(step.from()))
    }

    /// The pieces of the side to move that can begin a capture. With obligation, when there is any, no step
    /// is legal.
    pub fn jumpers(&self, position: &Position) -> PointSet {
        let side = position.side;
        let (own, enemies, empty) = (
            position.pieces(side),
            position.pieces(!side),
            position.empty(),
        );
        let mut jumpers = PointSet::EMPTY;
        for direction in Direction::ALL {
            let origins = own & self.first_jumps[side.index()][direction.index()];
            let over = origins.shifted(direction) & enemies;
            let landings = over.shifted(direction) & empty;
            // The way back from a landing is the opposite rotation, twice.
            jumpers |= PointSet::from_bits(landings.bits().rotate_right(2 * direction.rotation()));
        }
        jumpers
    }

    /// Whether the side to move has a legal move. If not, it has lost.
    pub fn has_move(&self, position: &Position) -> bool {
        !self.jumpers(position).is_empty()
            || self.count_steps(position) > 0
            || self.count(position) > 0
    }

    /// Calls `visit` for every step open to the side to move, obligation aside and no huff made.
    pub fn visit_steps(&self, position: &Position, mut visit: impl FnMut(Step)) {
        let forbidden = self.forbidden_return(position);
        let empty = position.empty();
        for from in position.pieces(position.side) {
            for direction in Direction::ALL {
                let allowed = self.step_origins(position.side, direction).contains(from);
                if let Some(to) = from
                    .step(direction)
                    .filter(|&to| allowed && empty.contains(to))
                {
                    let step = Step { from, to };
                    if Some(step) != forbidden {
                        visit(step);
                    }
                }
            }
        }
    }

    /// Calls `visit` for every route of every capture open to the side to move, no huff made.
    pub fn visit_captures(&self, position: &Position, mut visit: impl FnMut(&Capture)) {
        for from in self.jumpers(position) {
            let chase = Chase::new(position, from);
            let origins = &self.first_jumps[position.side.index()];
            self.visit_routes(
                chase,
                origins,
                position,
                &Capture::begin(from),
                from,
                &mut visit,
            );
        }
    }

    /// Follows every route on from a landing point; answers whether there was a jump.
    fn visit_routes(
        &self,
        chase: Chase,
        origins: &Origins,
        position: &Position,
        route: &Capture,
        at: Point,
        visit: &mut impl FnMut(&Capture),
    ) -> bool {
        let mut jumped = false;
        for (direction, over, landing) in chase.jumps(origins, at) {
            jumped = true;
            let route = route.then(direction);
            let completion = self.set().completion;
            if completion == Completion::MayStop {
                visit(&route);
            }
            let went_on = completion != Completion::Single && {
                let origins = &self.further_jumps[position.side.index()];
                self.visit_routes(
                    chase.without(over),
                    origins,
                    position,
                    &route,
                    landing,
                    visit,
                )
            };
            if !went_on && completion != Completion::MayStop {
                visit(&route);
            }
        }
        jumped
    }
}

impl Chase {
    fn new(position: &Position, from: Point) -> Chase {
        Chase {
            enemies: position.pieces(!position.side),
            empty: position.empty().with(from),
        }
    }

    fn without(self, taken: Point) -> Chase {
        Chase {
            enemies: self.enemies.without(taken),
            empty: self.empty.with(taken),
        }
    }

    /// The jumps from a point: direction, point jumped over, point landed on.
    fn jumps(
        self,
        origins: &Origins,
        at: Point,
    ) -> impl Iterator<Item = (Direction, Point, Point)> {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let over = (at.set() & origins[direction.index()]).shifted(direction) & self.enemies;
            let landing = over.shifted(direction) & self.empty;
            Some((direction, over.first()?, landing.first()?))
        })
    }
}

/// The position with one huffable piece removed and the huff used up.
pub(crate) fn without_huffed(position: &Position, point: Point) -> Position {
    let mut huffed = *position;
    let other = (!position.side).index();
    huffed.pieces[other] = huffed.pieces[other].without(point);
    huffed.huffable = PointSet::EMPTY;
    huffed
}
