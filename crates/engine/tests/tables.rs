//! Endgame tables against a slow solver that shares nothing with them: it plays moves of the rules crate on
//! explicit positions, last steps and counter of quiet plies included, until nothing changes.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use alquerque_engine::tables::{Build, Entry, FileError, Status, Tables, Value};
use alquerque_engine::{Board, Oracle, ScoreKind};
use alquerque_rules::{
    Color, Direction, Point, PointSet, Position, Preset, Rules, Setup, Step, Symmetry,
};

/// Where White is to move: White's pieces, Black's pieces, last steps.
type Key = (u32, u32, [Option<Step>; 2]);

/// What a move leads to.
#[derive(Clone, Copy)]
enum Next {
    /// Another state of the same material.
    State(u32),
    /// Fewer pieces: the value to the side that has moved.
    Settled(Value),
}

struct Solver {
    rules: Rules,
    /// The steps of each side that could be taken back if the rules allowed returning.
    steps_back: [Vec<Step>; 2],
    numbers: HashMap<Key, u32>,
    keys: Vec<Key>,
    /// The value of each state with a fresh counter.
    values: Vec<Value>,
    moves: Vec<Vec<Next>>,
    /// For rules with a counter, by how many plies are left and state: whether the mover wins or loses.
    by_plies_left: Vec<Vec<Value>>,
}

fn position((white, black, last): Key, quiet_plies: u32) -> Position {
    Position::new(Setup {
        white: PointSet::from_bits(white),
        black: PointSet::from_bits(black),
        side: Color::White,
        last,
        huffable: PointSet::EMPTY,
        quiet_plies,
        move_number: 1,
    })
    .unwrap()
}

impl Solver {
    fn new(rules: Rules, impossible: bool) -> Solver {
        let mut solver = Solver {
            rules,
            steps_back: [Vec::new(), Vec::new()],
            numbers: HashMap::new(),
            keys: Vec::new(),
            values: Vec::new(),
            moves: Vec::new(),
            by_plies_left: Vec::new(),
        };
        solver.steps_back = Color::ALL.map(|color| {
            let ends = Point::all().flat_map(|a| Point::all().map(move |b| (a, b)));
            let steps = ends.filter_map(|(a, b)| Step::new(a, b));
            let there = |step: Step| {
                let direction = step.from().line_to(step.to()).unwrap_or(Direction::North);
                solver
                    .rules
                    .step_origins(color, direction)
                    .contains(step.from())
            };
            steps
                .filter(|&step| solver.can_go_back(step, color) && (impossible || there(step)))
                .collect()
        });
        solver
    }

    /// What counts of a position, seen by White to move. A last step is dropped where its reversal could
    /// never be legal; that is all the solver knows about memory.
    fn key(&self, position: &Position) -> Key {
        let seen = match position.side() {
            Color::White => *position,
            Color::Black => position.swapped(),
        };
        let [white, black] = Color::ALL.map(|color| seen.pieces(color).bits());
        let last = Color::ALL.map(|color| {
            seen.last(color)
                .filter(|&last| self.counts(last, color, [white, black]))
        });
        (white, black, last)
    }

    /// Whether a last step of a side may matter on a board.
    fn counts(&self, last: Step, color: Color, board: [u32; 2]) -> bool {
        let own = PointSet::from_bits(board[color.index()]);
        own.contains(last.to()) && !own.contains(last.from()) && self.can_go_back(last, color)
    }

    fn can_go_back(&self, last: Step, color: Color) -> bool {
        let direction = last.to().line_to(last.from()).unwrap_or(Direction::North);
        !self.rules.set().returning
            && self
                .rules
                .step_origins(color, direction)
                .contains(last.to())
    }

    /// All pairs of last steps that count on a board.
    fn memories(&self, board: [u32; 2]) -> Vec<[Option<Step>; 2]> {
        let of = |color: Color| {
            let steps = self.steps_back[color.index()].iter().copied();
            let counting = steps.filter(move |&last| self.counts(last, color, board));
            std::iter::once(None).chain(counting.map(Some))
        };
        of(Color::White)
            .flat_map(|white| of(Color::Black).map(move |black| [white, black]))
            .collect()
    }

    fn number(&mut self, key: Key) -> u32 {
        let next = self.keys.len() as u32;
        *self.numbers.entry(key).or_insert_with(|| {
            self.keys.push(key);
            next
        })
    }

    /// Solves every state with so many pieces; fewer must have been solved before.
    fn solve(&mut self, pieces: usize) {
        let first = self.keys.len();
        for all in sets(pieces) {
            for white in subsets(all) {
                let black = all & !white;
                for last in self.memories([white, black]) {
                    self.number((white, black, last));
                }
            }
        }
        let mut state = first;
        while state < self.keys.len() {
            let before = position(self.keys[state], 0);
            let moves = self.rules.moves(&before);
            let moves = moves.iter().map(|mv| {
                let key = self.key(&self.rules.play(&before, mv));
                if mv.is_capture() {
                    Next::Settled(-self.values[self.numbers[&key] as usize])
                } else {
                    Next::State(self.number(key))
                }
            });
            let moves = moves.collect();
            self.moves.push(moves);
            state += 1;
        }
        match self.rules.set().quiet_plies {
            None => self.solve_for_ever(first),
            Some(limit) => self.solve_by_plies(first, usize::from(limit)),
        }
    }

    fn best(&self, state: usize, of_state: impl Fn(u32) -> Value) -> Value {
        let value = |next: &Next| match *next {
            Next::State(state) => -of_state(state),
            Next::Settled(value) => value,
        };
        self.moves[state]
            .iter()
            .map(value)
            .max()
            .unwrap_or(Value::Loss)
    }

    /// Raises wins and losses from draws until nothing changes.
    fn solve_for_ever(&mut self, first: usize) {
        self.values.resize(self.keys.len(), Value::Draw);
        let mut changed = true;
        while changed {
            changed = false;
            for state in first..self.keys.len() {
                if self.values[state] == Value::Draw {
                    let value = self.best(state, |next| self.values[next as usize]);
                    changed |= value != Value::Draw;
                    self.values[state] = value;
                }
            }
        }
    }

    /// From no ply left upwards.
    fn solve_by_plies(&mut self, first: usize, limit: usize) {
        let blocked = |state: usize| self.moves[state].is_empty();
        let mut layers = vec![
            (first..self.keys.len())
                .map(|state| {
                    if blocked(state) {
                        Value::Loss
                    } else {
                        Value::Draw
                    }
                })
                .collect::<Vec<_>>(),
        ];
        for left in 1..=limit {
            let layer = (first..self.keys.len())
                .map(|state| self.best(state, |next| layers[left - 1][next as usize - first]))
                .collect();
            layers.push(layer);
        }
        self.values.extend_from_slice(&layers[limit]);
        self.by_plies_left.resize(limit + 1, Vec::new());
        for (all, layer) in self.by_plies_left.iter_mut().zip(layers) {
            all.extend(layer);
        }
    }
}

fn sets(size: usize) -> impl Iterator<Item = u32> {
    (0..1u32 << Point::COUNT).filter(move |set| set.count_ones() as usize == size)
}

fn subsets(set: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let this = next?;
        next = (this != 0).then(|| (this - 1) & set);
        Some(this)
    })
}

fn probed(tables: &Tables, position: &Position) -> Entry {
    tables.probe(position).unwrap()
}

/// Every state of at most so many pieces, seen by either side; with last steps that no game can have, too, if
/// so wished.
fn agree(rules: &str, pieces: usize, impossible: bool) {
    let mut solver = Solver::new(rules.parse().unwrap(), impossible);
    for pieces in 0..=pieces {
        solver.solve(pieces);
    }
    let mut tables = Tables::new(&solver.rules).unwrap();
    tables.build_up_to(pieces);
    assert_eq!(tables.pieces(), pieces.max(1));
    for (&key, &value) in solver.keys.iter().zip(&solver.values) {
        let position = position(key, 0);
        assert_eq!(
            probed(&tables, &position).value,
            value,
            "{rules} {position}"
        );
        let swapped = position.swapped();
        assert_eq!(probed(&tables, &swapped).value, value, "{rules} {swapped}");
    }
    for (left, values) in solver.by_plies_left.iter().enumerate() {
        let quiet = solver.by_plies_left.len() - 1 - left;
        for (&key, &value) in solver.keys.iter().zip(values) {
            let position = position(key, quiet as u32);
            assert_eq!(
                probed(&tables, &position).value,
                value,
                "{rules} {position}"
            );
        }
    }
    if solver.rules.set().returning {
        for &key in &solver.keys {
            distance_is_best(&tables, &position(key, 0));
        }
    }
}

/// The distance is one more than the shortest to a loss, or than the longest to a win.
fn distance_is_best(tables: &Tables, position: &Position) {
    let rules = tables.rules();
    let entry = probed(tables, position);
    let answers = rules.moves(position).into_iter().map(|mv| {
        let next = rules.play(position, &mv);
        // Asked at counter 0: the distance itself keeps within the limit.
        let setup = Setup {
            quiet_plies: 0,
            ..next.setup()
        };
        let answer = probed(tables, &Position::new(setup).unwrap());
        let distance = if mv.is_capture() {
            0
        } else {
            answer.distance.unwrap()
        };
        (answer.value, distance + 1)
    });
    let of = |value| {
        answers
            .clone()
            .filter(move |answer| answer.0 == value)
            .map(|answer| answer.1)
    };
    let expected = match entry.value {
        Value::Win => of(Value::Loss).min().unwrap(),
        Value::Draw => 0,
        Value::Loss => of(Value::Win).max().unwrap_or(0),
    };
    assert_eq!(entry.distance, Some(expected), "{position}");
}

#[test]
fn free_tables_agree_with_the_slow_solver() {
    agree("free", 4, false);
}

#[test]
fn bell_tables_agree_with_the_slow_solver_at_every_count() {
    agree("bell", 4, false);
}

#[test]
fn brainking_tables_agree_with_the_slow_solver_for_every_memory() {
    agree("brainking", 4, false);
}

#[test]
fn brainking_tables_agree_with_the_slow_solver_for_steps_that_cannot_have_been() {
    agree("brainking", 3, true);
}

#[test]
fn tables_of_stoppable_captures_agree_with_the_slow_solver() {
    agree("murray", 3, false);
}

/// The shortest ways to win take one to three plies.
#[test]
fn tables_of_games_drawn_after_few_quiet_plies_agree_with_the_slow_solver() {
    for quiet in 1..=4 {
        agree(&format!("free,quiet-plies:{quiet}"), 3, false);
        agree(&format!("bell,quiet-plies:{quiet}"), 4, false);
    }
}

/// Last steps that no game leads to: the other side came from a point that the mover now stands on.
#[test]
fn a_memory_that_cannot_have_arisen_is_looked_up_a_ply_later() {
    let rules = Rules::from(Preset::BrainKing);
    let mut tables = Tables::new(&rules).unwrap();
    tables.build_up_to(3);
    let position: Position = "5/5/1bw2/5/w4 w - c3b3".parse().unwrap();
    let answers = rules.moves(&position).into_iter().map(|mv| {
        let next = rules.play(&position, &mv);
        -probed(&tables, &next).value
    });
    assert_eq!(Some(probed(&tables, &position).value), answers.max());
}

#[test]
fn symmetric_positions_have_one_value() {
    let rules = Rules::from(Preset::Free);
    let mut tables = Tables::new(&rules).unwrap();
    tables.build_up_to(5);
    let position: Position = "1b3/5/3b1/w4/1w2w w".parse().unwrap();
    let entry = probed(&tables, &position);
    for symmetry in Symmetry::all() {
        assert_eq!(probed(&tables, &position.transformed(symmetry)), entry);
    }
    let mirrored = position.transformed(Symmetry::MIRROR).swapped();
    assert_eq!(probed(&tables, &mirrored), entry);
}

#[test]
fn rules_without_tables_are_refused() {
    for preset in [
        Preset::Alfonso,
        Preset::Covarrubias,
        Preset::Bell1960,
        Preset::Qirkat,
    ] {
        assert!(Tables::new(&Rules::from(preset)).is_err(), "{preset}");
    }
}

/// Advances until there is nothing more to do.
fn finish(tables: &Tables, build: &mut Build) -> Status {
    loop {
        match build.advance(tables, 1_000) {
            Status::Working(part) => assert!((0.0..=1.0).contains(&part)),
            end => return end,
        }
    }
}

#[test]
fn tables_survive_being_written_and_read() {
    for preset in Preset::CLUBS {
        let rules = Rules::from(preset);
        let mut tables = Tables::new(&rules).unwrap();
        tables.build_up_to(5);
        let mut again = Tables::new(&rules).unwrap();
        for (a, b) in [(1, 1), (2, 1), (3, 1), (2, 2), (4, 1), (3, 2)] {
            let bytes = tables.to_bytes(a, b).unwrap();
            let mut build = again.begin_reading(&bytes).unwrap();
            assert_eq!(finish(&again, &mut build), Status::Done);
            assert!(again.insert(build));
            assert_eq!(again.to_bytes(b, a), Some(bytes));
        }
        assert_eq!(again.pieces(), 5);
        assert_eq!(again.counts(3, 2), tables.counts(3, 2));
    }
}

#[test]
fn bytes_that_are_no_table_are_refused() {
    let mut free = Tables::new(&Rules::from(Preset::Free)).unwrap();
    free.build_up_to(3);
    let bytes = free.to_bytes(2, 1).unwrap();
    let mut tables = Tables::new(&Rules::from(Preset::Free)).unwrap();
    let mut refused = |bytes: &[u8]| tables.begin_reading(bytes).err();
    assert_eq!(refused(b""), Some(FileError::NoTable));
    assert_eq!(refused(b"alqtable"), Some(FileError::NoTable));
    assert_eq!(refused(&bytes[..40]), Some(FileError::Damaged));
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(refused(&changed).is_some(), "byte {at}");
    }
    let too_early = FileError::Material {
        stronger: 2,
        weaker: 1,
    };
    assert_eq!(refused(&bytes), Some(too_early));
    let mut bell = Tables::new(&Rules::from(Preset::Bell)).unwrap();
    let pair = free.to_bytes(1, 1).unwrap();
    assert_eq!(bell.begin_reading(&pair).err(), Some(FileError::OtherRules));
}

#[test]
fn building_and_writing_in_slices_is_building_and_writing() {
    for preset in Preset::CLUBS {
        let rules = Rules::from(preset);
        let mut whole = Tables::new(&rules).unwrap();
        whole.build_up_to(4);
        let mut sliced = Tables::new(&rules).unwrap();
        while sliced.pieces() < 4 {
            let (a, b) = sliced.missing()[0];
            let mut build = sliced.begin(a, b).unwrap();
            assert_eq!(finish(&sliced, &mut build), Status::Done);
            assert!(sliced.insert(build));
        }
        for (a, b) in [(3, 1), (2, 2)] {
            let mut writing = sliced.begin_writing(a, b).unwrap();
            while !writing.advance(&sliced, 100) {}
            assert_eq!(whole.to_bytes(a, b), Some(writing.finish()));
        }
    }
}

/// The search asks through another door; it must be told the same.
#[test]
fn the_oracle_says_what_the_tables_say() {
    for preset in Preset::CLUBS {
        let rules = Rules::from(preset);
        let mut tables = Tables::new(&rules).unwrap();
        tables.build_up_to(4);
        for text in [
            "5/5/1bw2/5/w4 w c2c3 - 3 9",
            "b4/5/2w2/3b1/4w b - b5a5 40 30",
            "5/1b3/2w2/5/3w1 b d2d1 - 0 7",
            "5/1w3/5/3b1/5 w - - 48 60",
        ] {
            let position: Position = text.parse().unwrap();
            let value = probed(&tables, &position).value;
            let bounds = Oracle::probe(&tables, &Board::new(&rules, &position));
            let score = bounds.unwrap().lower;
            let said = match score.kind() {
                ScoreKind::Win(_) => Value::Win,
                ScoreKind::Estimate(_) => Value::Draw,
                ScoreKind::Loss(_) => Value::Loss,
            };
            assert_eq!(said, value, "{preset} {text}");
        }
    }
}
