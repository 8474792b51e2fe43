//! Walking through a strategy.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use alquerque_rules::{Color, Heading, Move, Position, Rules, Step};

use crate::tables::{Tables, Value};

use super::{Certificate, Strategy};

/// Why a certificate does not show what it claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The tables are of other rules, or hold fewer pieces than the certificate needs.
    Tables,
    /// Its strategies, whatever they are worth, are not those that show the value.
    Strategies,
    /// There are too few moves.
    TooShort(Color),
    /// There are moves left over.
    TooLong(Color),
    /// A move of the strategy is not legal.
    Illegal {
        /// Where.
        position: Position,
        /// The move.
        mv: String,
    },
    /// The strategy leads to a position where its side has less than was claimed.
    Fails(Position),
    /// A strategy that is to win leads back to a position it has been in, so it need not come to an end.
    Circle(Color),
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Tables => f.write_str("other or larger tables are needed to check it"),
            Wrong::Strategies => f.write_str("its strategies are not those that show the value"),
            Wrong::TooShort(side) => write!(f, "the strategy of {side} has too few moves"),
            Wrong::TooLong(side) => write!(f, "the strategy of {side} has moves left over"),
            Wrong::Illegal { position, mv } => {
                write!(f, "the move {mv:?} is not legal in {position}")
            }
            Wrong::Fails(position) => write!(f, "it does not hold in {position}"),
            Wrong::Circle(side) => write!(f, "the winning strategy of {side} can go in circles"),
        }
    }
}

impl Error for Wrong {}

impl Certificate {
    /// Checks the certificate; answers how many positions the strategies lead through.
    ///
    /// # Errors
    /// Says what is wrong.
    pub fn check(&self, tables: &Tables) -> Result<usize, Wrong> {
        let rules = Rules::from(self.rules);
        if *tables.rules() != rules || tables.pieces() < self.tables {
            return Err(Wrong::Tables);
        }
        let mover = self.position.side();
        let needed = match self.value {
            Value::Win => vec![(mover, true)],
            Value::Loss => vec![(!mover, true)],
            Value::Draw => vec![(mover, false), (!mover, false)],
        };
        let given = self.strategies.iter().map(|given| (given.side, given.wins));
        if !given.eq(needed) {
            return Err(Wrong::Strategies);
        }
        let mut positions = 0;
        for strategy in &self.strategies {
            let mut walk = Walk {
                certificate: self,
                rules: &rules,
                tables,
                strategy,
                next_move: 0,
                visits: Vec::new(),
                of_place: HashMap::new(),
            };
            walk.run()?;
            positions += walk.visits.len();
        }
        Ok(positions)
    }
}

/// What decides how a game can go on from a position, but for the count of quiet plies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    pieces: [u32; 2],
    side: Color,
    last: [Option<Step>; 2],
}

impl Place {
    /// The place of a position. A last step counts as long as it could be taken back but for the rule against it.
    pub fn of(rules: &Rules, position: &Position) -> Place {
        let last = Color::ALL.map(|color| {
            let back = position.last(color)?.reversed();
            let direction = back.from().line_to(back.to())?;
            let possible = !rules.set().returning
                && direction.heading(color) == Heading::Sideways
                && rules.step_origins(color, direction).contains(back.from())
                && position.piece_at(back.from()) == Some(color)
                && position.piece_at(back.to()).is_none();
            possible.then_some(back)
        });
        Place {
            pieces: Color::ALL.map(|color| position.pieces(color).bits()),
            side: position.side(),
            last,
        }
    }
}

struct Visit {
    quiet: u32,
    leads_to: Vec<usize>,
}

struct Walk<'a> {
    certificate: &'a Certificate,
    rules: &'a Rules,
    tables: &'a Tables,
    strategy: &'a Strategy,
    next_move: usize,
    visits: Vec<Visit>,
    of_place: HashMap<Place, Vec<usize>>,
}

impl Walk<'_> {
    fn run(&mut self) -> Result<(), Wrong> {
        let side = self.strategy.side;
        let mut ahead: Vec<(Position, Option<usize>)> = vec![(self.certificate.position, None)];
        while let Some((position, from)) = ahead.pop() {
            if let Some(value) = self.end(&position) {
                let value = if position.side() == side {
                    value
                } else {
                    -value
                };
                if value < self.claim() {
                    return Err(Wrong::Fails(position));
                }
                continue;
            }
            let place = Place::of(self.rules, &position);
            let known = self.known_visit(place, position.quiet_plies());
            let visit = known.unwrap_or(self.visits.len());
            if let Some(from) = from {
                self.visits[from].leads_to.push(visit);
            }
            if known.is_some() {
                continue;
            }
            self.visits.push(Visit {
                quiet: position.quiet_plies(),
                leads_to: Vec::new(),
            });
            self.of_place.entry(place).or_default().push(visit);
            let next = if position.side() == side {
                vec![self.own_move(&position)?]
            } else {
                // They are walked through in the order of their text; a stack gives back the last one first.
                let mut moves = self.rules.moves(&position);
                moves.sort_by_cached_key(|mv| std::cmp::Reverse(mv.to_string()));
                moves
            };
            let next = next
                .iter()
                .map(|mv| (self.rules.play(&position, mv), Some(visit)));
            ahead.extend(next);
        }
        if self.next_move < self.strategy.moves.len() {
            return Err(Wrong::TooLong(side));
        }
        if self.strategy.wins && !self.comes_to_an_end() {
            return Err(Wrong::Circle(side));
        }
        Ok(())
    }

    /// The least value that the strategy's side must have where it ends.
    fn claim(&self) -> Value {
        if self.strategy.wins {
            Value::Win
        } else {
            Value::Draw
        }
    }

    /// The value to the side to move where the walk need not go on.
    fn end(&self, position: &Position) -> Option<Value> {
        if !self.rules.has_move(position) {
            return Some(Value::Loss);
        }
        let limit = self.rules.set().quiet_plies.map(u32::from);
        if limit.is_some_and(|limit| position.quiet_plies() >= limit) {
            return Some(Value::Draw);
        }
        let pieces: usize = Color::ALL
            .iter()
            .map(|&color| position.pieces(color).len())
            .sum();
        if pieces > self.certificate.tables {
            return None;
        }
        self.tables.probe(position).map(|entry| entry.value)
    }

    fn own_move(&mut self, position: &Position) -> Result<Move, Wrong> {
        let text = self
            .strategy
            .moves
            .get(self.next_move)
            .ok_or(Wrong::TooShort(self.strategy.side))?;
        self.next_move += 1;
        let moves = self.rules.moves(position);
        let mv = moves.iter().find(|mv| mv.to_string() == *text);
        mv.copied().ok_or_else(|| Wrong::Illegal {
            position: *position,
            mv: text.clone(),
        })
    }

    /// A visit to the place that says enough for this count: what wins at a count wins at smaller ones, what
    /// holds at a count holds at larger ones.
    fn known_visit(&self, place: Place, quiet: u32) -> Option<usize> {
        let counted = self.rules.set().quiet_plies.is_some();
        let enough = |&&visit: &&usize| {
            let visited = self.visits[visit].quiet;
            !counted
                || if self.strategy.wins {
                    visited >= quiet
                } else {
                    visited <= quiet
                }
        };
        self.of_place.get(&place)?.iter().find(enough).copied()
    }

    /// Whether no visit leads back to itself: visits that nothing leads to are taken away until none is left.
    fn comes_to_an_end(&self) -> bool {
        let mut before = vec![0; self.visits.len()];
        for visit in &self.visits {
            for &next in &visit.leads_to {
                before[next] += 1;
            }
        }
        let mut free: Vec<usize> = (0..before.len())
            .filter(|&visit| before[visit] == 0)
            .collect();
        let mut taken = 0;
        while let Some(visit) = free.pop() {
            taken += 1;
            for &next in &self.visits[visit].leads_to {
                before[next] -= 1;
                if before[next] == 0 {
                    free.push(next);
                }
            }
        }
        taken == self.visits.len()
    }
}
