//! The engine against a search too plain to be wrong, which knows only the rules crate.

use alquerque_engine::{Engine, Limits, ScoreKind, Status};
use alquerque_rules::{Color, Game, Point, PointSet, Position, Preset, Rules, Setup};

/// Whether the side to move can force a win within so many plies.
fn wins(rules: &Rules, position: &Position, plies: u32) -> bool {
    plies > 0
        && !is_drawn(rules, position)
        && rules
            .merged_moves(position)
            .iter()
            .any(|mv| loses(rules, &rules.play(position, mv), plies - 1))
}

/// Whether the side to move loses within so many plies whatever it does.
fn loses(rules: &Rules, position: &Position, plies: u32) -> bool {
    let moves = rules.merged_moves(position);
    moves.is_empty()
        || position.pieces(position.side()).is_empty()
        || plies > 0
            && !is_drawn(rules, position)
            && moves
                .iter()
                .all(|mv| wins(rules, &rules.play(position, mv), plies - 1))
}

/// Whether the quiet plies draw the game, there being a legal move.
fn is_drawn(rules: &Rules, position: &Position) -> bool {
    let limit = rules.set().quiet_plies;
    limit.is_some_and(|limit| position.quiet_plies() >= u32::from(limit))
        && rules.has_move(position)
}

/// A small position made by chance, near the draw by quiet plies now and then.
fn random_position(random: &mut u64, side_pieces: u64) -> Position {
    let mut next = |n: u64| {
        // Knuth's MMIX generator; the high bits are the good ones.
        *random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (*random >> 33) % n
    };
    let mut sets = [PointSet::EMPTY; 2];
    for color in Color::ALL {
        for _ in 0..=next(side_pieces) {
            let free = PointSet::ALL - (sets[0] | sets[1]);
            let points: Vec<Point> = free.into_iter().collect();
            let point = points[next(points.len() as u64) as usize];
            sets[color.index()] = sets[color.index()].with(point);
        }
    }
    Position::new(Setup {
        white: sets[0],
        black: sets[1],
        side: Color::ALL[next(2) as usize],
        last: [None, None],
        huffable: PointSet::EMPTY,
        quiet_plies: if next(3) == 0 { 46 } else { 0 },
        move_number: 1,
    })
    .expect("the sets are apart and small")
}

fn check(preset: Preset) {
    const DEPTH: u32 = 5;
    let rules = Rules::from(preset);
    let mut random = 7;
    let mut decided = 0;
    let mut engine = Engine::with_table(rules.clone(), 1 << 20);
    for _ in 0..150 {
        let position = random_position(&mut random, 3);
        let game = Game::from_position(rules.clone(), position);
        if game.outcome().is_some() {
            continue;
        }
        // Some plies are searched less deeply than others, hence the margin.
        let depth = Some(DEPTH + 3);
        engine.begin(
            &game,
            Limits {
                depth,
                ..Limits::default()
            },
        );
        while engine.advance(1_000) == Status::Running {}
        let score = engine.progress().lines[0].score;
        match score.kind() {
            ScoreKind::Win(Some(n)) if n <= DEPTH => {
                assert!(wins(&rules, &position, n), "{preset} {position} {score}");
            }
            ScoreKind::Loss(Some(n)) if n <= DEPTH => {
                assert!(loses(&rules, &position, n), "{preset} {position} {score}");
            }
            _ => {}
        }
        let (won, lost) = (
            wins(&rules, &position, DEPTH),
            loses(&rules, &position, DEPTH),
        );
        decided += usize::from(won || lost);
        let kind = score.kind();
        assert_eq!(
            won,
            matches!(kind, ScoreKind::Win(Some(n)) if n <= DEPTH),
            "{preset} {position} {score}"
        );
        assert_eq!(
            lost,
            matches!(kind, ScoreKind::Loss(Some(n)) if n <= DEPTH),
            "{preset} {position} {score}"
        );
    }
    assert!(
        decided > 10,
        "{preset}: only {decided} positions tell anything"
    );
}

#[test]
fn free() {
    check(Preset::Free);
}

#[test]
fn bell() {
    check(Preset::Bell);
}

#[test]
fn brainking() {
    check(Preset::BrainKing);
}

#[test]
fn alfonso() {
    check(Preset::Alfonso);
}

#[test]
fn murray() {
    check(Preset::Murray);
}

#[test]
fn covarrubias() {
    check(Preset::Covarrubias);
}

#[test]
fn bell_1960() {
    check(Preset::Bell1960);
}

#[test]
fn qirkat() {
    check(Preset::Qirkat);
}

#[test]
fn each_of_several_lines_is_worth_what_follows_its_move() {
    const DEPTH: u32 = 5;
    for preset in Preset::CLUBS {
        let rules = Rules::from(preset);
        let mut engine = Engine::with_table(rules.clone(), 1 << 20);
        let mut random = 3;
        let mut decided = 0;
        for _ in 0..100 {
            let position = random_position(&mut random, 3);
            let game = Game::from_position(rules.clone(), position);
            if game.outcome().is_some() {
                continue;
            }
            let limits = Limits {
                depth: Some(DEPTH + 3),
                multi_pv: usize::MAX,
                ..Limits::default()
            };
            engine.begin(&game, limits);
            while engine.advance(1_000) == Status::Running {}
            for line in engine.progress().lines {
                let next = rules.play(&position, &line.moves[0]);
                let (won, lost) = (
                    loses(&rules, &next, DEPTH - 1),
                    wins(&rules, &next, DEPTH - 1),
                );
                let kind = line.score.kind();
                let context = format!("{preset} {position} {} {kind:?}", line.moves[0]);
                assert_eq!(
                    won,
                    matches!(kind, ScoreKind::Win(Some(n)) if n <= DEPTH),
                    "{context}"
                );
                assert_eq!(
                    lost,
                    matches!(kind, ScoreKind::Loss(Some(n)) if n <= DEPTH),
                    "{context}"
                );
                decided += usize::from(won || lost);
            }
        }
        assert!(decided > 20, "{preset}: only {decided} lines tell anything");
    }
}
