//! The move generator against a second one that is written from the text of the rules alone: a board of cells,
//! coordinates and recursion, no sets and no tables. Random positions under random rule sets.

use std::collections::BTreeSet;

use alquerque_rules::{
    Color, Completion, Direction, Heading, Headings, Obligation, Point, PointSet, Position, Preset,
    RuleSet, Rules, Setup, Step, perft, perft_merged,
};
use proptest::prelude::*;

mod strategies;

use strategies::any_captures;

type Cell = (i8, i8);

#[derive(Clone)]
struct Board {
    cells: [[Option<Color>; 5]; 5],
}

impl Board {
    fn of(position: &Position) -> Board {
        let mut board = Board {
            cells: [[None; 5]; 5],
        };
        for point in Point::all() {
            board.cells[point.file() as usize][point.rank() as usize] = position.piece_at(point);
        }
        board
    }

    /// `None` off the board, else what stands there.
    fn at(&self, (file, rank): Cell) -> Option<Option<Color>> {
        self.cells
            .get(usize::try_from(file).ok()?)?
            .get(usize::try_from(rank).ok()?)
            .copied()
    }

    fn put(&mut self, (file, rank): Cell, piece: Option<Color>) {
        self.cells[file as usize][rank as usize] = piece;
    }
}

/// The vectors of the lines that meet in a cell.
fn lines((file, rank): Cell) -> Vec<Cell> {
    let strong = (file + 1 + rank + 1) % 2 == 0;
    let mut lines = Vec::new();
    for df in -1..=1 {
        for dr in -1..=1 {
            let straight = (df == 0) != (dr == 0);
            let diagonal = df != 0 && dr != 0;
            if straight || diagonal && strong {
                lines.push((df, dr));
            }
        }
    }
    lines
}

fn allowed(ways: Headings, side: Color, rank_change: i8) -> bool {
    let up = if side == Color::White {
        rank_change
    } else {
        -rank_change
    };
    ways.contains(match up {
        1 => Heading::Forward,
        0 => Heading::Sideways,
        _ => Heading::Backward,
    })
}

fn name((file, rank): Cell) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn cell(point: Point) -> Cell {
    (point.file() as i8, point.rank() as i8)
}

struct Oracle<'a> {
    set: &'a RuleSet,
    side: Color,
    last: Option<Step>,
}

impl Oracle<'_> {
    /// Adds every way on from `at`; answers whether there is one.
    fn jumps(&self, board: &Board, at: Cell, route: &str, out: &mut BTreeSet<String>) -> bool {
        let first = !route.contains('x');
        let ways = if first {
            self.set.first_jump
        } else {
            self.set.further_jumps
        };
        let mut any = false;
        for (df, dr) in lines(at) {
            let over = (at.0 + df, at.1 + dr);
            let landing = (over.0 + df, over.1 + dr);
            if !allowed(ways, self.side, dr)
                || board.at(over) != Some(Some(!self.side))
                || board.at(landing) != Some(None)
            {
                continue;
            }
            any = true;
            let route = format!("{route}x{}", name(landing));
            let mut next = board.clone();
            next.put(over, None);
            match self.set.completion {
                Completion::Single => {
                    out.insert(route);
                }
                Completion::MayStop => {
                    out.insert(route.clone());
                    self.jumps(&next, landing, &route, out);
                }
                Completion::Complete => {
                    if !self.jumps(&next, landing, &route, out) {
                        out.insert(route);
                    }
                }
            }
        }
        any
    }

    fn turns(&self, board: &Board) -> BTreeSet<String> {
        let mut captures = BTreeSet::new();
        let mut steps = BTreeSet::new();
        for from in Point::all().map(cell) {
            if board.at(from) != Some(Some(self.side)) {
                continue;
            }
            let mut lifted = board.clone();
            lifted.put(from, None);
            self.jumps(&lifted, from, &name(from), &mut captures);
            let far = if self.side == Color::White { 4 } else { 0 };
            if from.1 == far && !self.set.steps_from_far_row {
                continue;
            }
            for (df, dr) in lines(from) {
                let to = (from.0 + df, from.1 + dr);
                let returns = !self.set.returning
                    && self
                        .last
                        .is_some_and(|last| cell(last.from()) == to && cell(last.to()) == from);
                if allowed(self.set.steps, self.side, dr) && board.at(to) == Some(None) && !returns
                {
                    steps.insert(format!("{}-{}", name(from), name(to)));
                }
            }
        }
        if captures.is_empty() || self.set.obligation != Obligation::Obligatory {
            captures.append(&mut steps);
        }
        captures
    }
}

fn oracle_moves(set: &RuleSet, position: &Position) -> BTreeSet<String> {
    let side = position.side();
    let board = Board::of(position);
    let oracle = Oracle {
        set,
        side,
        last: position.last(side),
    };
    let mut moves = oracle.turns(&board);
    let own = Point::all().any(|p| position.piece_at(p) == Some(side));
    if set.obligation == Obligation::Huff && own {
        for point in position.huffable() {
            let mut huffed = board.clone();
            huffed.put(cell(point), None);
            let left = Point::all().any(|p| huffed.at(cell(p)) == Some(Some(!side)));
            if left {
                let after = oracle.turns(&huffed);
                moves.extend(after.iter().map(|mv| format!("*{point} {mv}")));
            } else {
                moves.insert(format!("*{point}"));
            }
        }
    }
    moves
}

/// The board after a move, from its text alone: where each piece stands, and which could have jumped before.
fn oracle_play(set: &RuleSet, position: &Position, text: &str) -> (Board, PointSet) {
    let side = position.side();
    let mut board = Board::of(position);
    let point = |name: &str| cell(name.parse().expect("a point"));
    let (huff, action) = match text.split_once(' ') {
        Some((huff, action)) => (Some(huff), action),
        None if text.starts_with('*') => (Some(text), ""),
        None => (None, text),
    };
    if let Some(huff) = huff {
        board.put(point(&huff[1..]), None);
    }
    let mut huffable = PointSet::EMPTY;
    if let Some((from, to)) = action.split_once('-') {
        let oracle = Oracle {
            set,
            side,
            last: None,
        };
        let (from, to) = (point(from), point(to));
        if set.obligation == Obligation::Huff {
            for piece in Point::all().filter(|&p| board.at(cell(p)) == Some(Some(side))) {
                if oracle.jumps(&board, cell(piece), "", &mut BTreeSet::new()) {
                    let now = if cell(piece) == from { to } else { cell(piece) };
                    huffable = huffable.with(name(now).parse().expect("a point"));
                }
            }
        }
        board.put(from, None);
        board.put(to, Some(side));
    } else if !action.is_empty() {
        let landings: Vec<Cell> = action.split('x').map(point).collect();
        for pair in landings.windows(2) {
            let over = ((pair[0].0 + pair[1].0) / 2, (pair[0].1 + pair[1].1) / 2);
            board.put(pair[0], None);
            board.put(over, None);
            board.put(pair[1], Some(side));
        }
    }
    (board, huffable)
}

fn any_headings() -> impl Strategy<Value = Headings> {
    (1u8..8).prop_map(Headings::from_bits)
}

fn any_rule_set() -> impl Strategy<Value = RuleSet> {
    let made = (
        any_headings(),
        any::<bool>(),
        any_headings(),
        (0u8..8).prop_map(Headings::from_bits),
        any_captures(),
        any::<bool>(),
    )
        .prop_map(
            |(steps, far, first_jump, further_jumps, (obligation, completion), returning)| {
                RuleSet {
                    first: Color::White,
                    steps,
                    steps_from_far_row: far,
                    first_jump,
                    further_jumps,
                    obligation,
                    completion,
                    returning,
                    repetition: Some(3),
                    quiet_plies: None,
                }
            },
        );
    let named = prop::sample::select(Preset::ALL.to_vec()).prop_map(Preset::rule_set);
    prop_oneof![made, named]
}

fn any_step() -> impl Strategy<Value = Option<Step>> {
    (0u8..25, 0usize..8).prop_map(|(from, direction)| {
        let from = Point::new(from)?;
        Step::new(from, from.step(Direction::ALL[direction])?)
    })
}

/// Any position at all: it need not be reachable, and the memory need not fit the board.
fn any_position() -> impl Strategy<Value = Position> {
    let cells = (0u32..8, 0u32..8).prop_flat_map(|(white, black)| {
        prop::collection::vec(
            prop_oneof![
                4 => Just(None),
                1 + white => Just(Some(Color::White)),
                1 + black => Just(Some(Color::Black)),
            ],
            25,
        )
    });
    (
        cells,
        any::<bool>(),
        any_step(),
        any_step(),
        any::<u32>(),
        0u32..60,
    )
        .prop_map(
            |(cells, white_moves, last, other_last, huff, quiet_plies)| {
                let of = |color| {
                    Point::all()
                        .zip(&cells)
                        .filter(|(_, cell)| **cell == Some(color))
                        .map(|(point, _)| point)
                        .take(12)
                        .collect::<PointSet>()
                };
                let (white, black) = (of(Color::White), of(Color::Black));
                let side = if white_moves {
                    Color::White
                } else {
                    Color::Black
                };
                let other = if white_moves { black } else { white };
                Position::new(Setup {
                    white,
                    black,
                    side,
                    last: [last, other_last],
                    huffable: PointSet::from_bits(huff) & other,
                    quiet_plies,
                    move_number: 1,
                })
                .expect("well formed by construction")
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legal_moves_are_those_of_the_rules(set in any_rule_set(), position in any_position()) {
        let rules = Rules::new(set).expect("a playable rule set");
        let found = rules.moves(&position);
        let texts: BTreeSet<String> = found.iter().map(ToString::to_string).collect();
        prop_assert_eq!(texts.len(), found.len(), "a move is listed twice");
        prop_assert_eq!(&texts, &oracle_moves(&set, &position));
        prop_assert_eq!(rules.count(&position), found.len() as u64);
        prop_assert_eq!(rules.has_move(&position), !found.is_empty());
    }

    #[test]
    fn a_move_does_to_the_board_what_its_text_says(set in any_rule_set(), position in any_position()) {
        let rules = Rules::new(set).expect("a playable rule set");
        for mv in rules.moves(&position) {
            let next = rules.play(&position, &mv);
            let (board, huffable) = oracle_play(&set, &position, &mv.to_string());
            for point in Point::all() {
                prop_assert_eq!(board.at(cell(point)), Some(next.piece_at(point)), "{} after {}", point, mv);
            }
            prop_assert_eq!(next.huffable(), huffable, "after {}", mv);
            prop_assert_eq!(next.side(), !position.side());
            prop_assert_eq!(next.last(!position.side()), position.last(!position.side()));
            prop_assert!(Position::new(next.setup()).is_ok());
        }
    }
}

/// The sequences of moves, by listing and playing each one.
fn sequences(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    rules
        .moves(position)
        .iter()
        .map(|mv| sequences(rules, &rules.play(position, mv), depth - 1))
        .sum()
}

/// The same with one move for each effect.
fn merged_sequences(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let effects: BTreeSet<_> = rules
        .moves(position)
        .iter()
        .map(|mv| (mv.effect(), rules.play(position, mv).to_string()))
        .collect();
    effects
        .iter()
        .map(|(_, next)| merged_sequences(rules, &next.parse().expect("a position"), depth - 1))
        .sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn perft_counts_what_can_be_listed_and_played(set in any_rule_set(), position in any_position()) {
        let rules = Rules::new(set).expect("a playable rule set");
        prop_assume!(rules.count(&position) <= 25);
        for depth in 0..4 {
            prop_assert_eq!(perft(&rules, &position, depth), sequences(&rules, &position, depth));
        }
        for depth in 0..3 {
            let merged = merged_sequences(&rules, &position, depth);
            prop_assert_eq!(perft_merged(&rules, &position, depth), merged);
        }
    }
}
