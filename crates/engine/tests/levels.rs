//! The computer as an opponent, and the seam for exact values.

use std::collections::HashSet;
use std::sync::Arc;

use alquerque_engine::{Board, Bounds, Engine, Level, Limits, Oracle, Player, Score, Status};
use alquerque_rules::{Game, Move, Preset, Rules};

fn choose(game: &Game, level: Level, seed: u64, slice: u64) -> Option<Move> {
    let mut player = Player::with_table(game.rules().clone(), level, seed, 1 << 20);
    player.begin(game);
    // Even the strongest has a move after this many slices, though not its last word.
    for _ in 0..50 {
        if player.advance(slice) == Status::Done {
            break;
        }
    }
    player.choice()
}

#[test]
fn every_level_plays_legal_moves_in_every_rule_set() {
    for preset in Preset::ALL {
        for level in Level::ALL {
            let mut game = Game::new(Rules::from(preset));
            for seed in 0..6 {
                let mv = choose(&game, level, seed, 500).expect("a move");
                game.play(&mv).expect("a legal one");
            }
        }
    }
}

#[test]
fn the_same_seed_chooses_the_same_move_however_it_is_sliced() {
    let game = Game::new(Rules::from(Preset::Free));
    for level in [Level::Page, Level::Minstrel, Level::Scribe] {
        let mv = choose(&game, level, 5, u64::MAX);
        assert_eq!(choose(&game, level, 5, 1_000), mv, "{level}");
    }
}

#[test]
fn seeds_make_a_weak_level_play_differently() {
    let game = Game::new(Rules::from(Preset::Free));
    let chosen: HashSet<String> = (0..20)
        .filter_map(|seed| choose(&game, Level::Page, seed, u64::MAX))
        .map(|mv| mv.to_string())
        .collect();
    assert!(chosen.len() > 1, "{chosen:?}");
}

#[test]
fn there_is_no_choice_when_the_game_is_over() {
    let mut game = Game::new(Rules::from(Preset::Bell));
    game.agree_draw();
    assert_eq!(choose(&game, Level::Knight, 1, u64::MAX), None);
}

#[test]
fn levels_have_names_that_read_back() {
    for level in Level::ALL {
        assert_eq!(level.id().parse(), Ok(level));
        assert_eq!(level.to_string(), level.id());
        assert!(!level.name().is_empty());
    }
    assert!("king".parse::<Level>().is_err());
}

#[test]
fn a_draw_is_agreed_to_only_when_not_ahead() {
    for (position, agreed) in [("5/b1b2/5/4w/5 w", true), ("5/w1w2/5/4b/5 w", false)] {
        let position = position.parse().expect("a position");
        let game = Game::from_position(Rules::from(Preset::Free), position);
        let mut player = Player::new(game.rules().clone(), Level::Knight, 1);
        player.begin(&game);
        while player.advance(1_000) == Status::Running {}
        assert_eq!(player.accepts_draw(true), agreed, "{position}");
        assert_eq!(player.accepts_draw(false), !agreed, "{position}");
    }
}

/// Knows all boards of at most so many pieces to be alike.
#[derive(Debug)]
struct Always(u32, Score);

impl Oracle for Always {
    fn max_pieces(&self) -> u32 {
        self.0
    }

    fn probe(&self, board: &Board) -> Option<Bounds> {
        let pieces = board.own().len() + board.other().len();
        assert!(pieces <= self.0 as usize);
        Some(Bounds::exact(self.1))
    }
}

#[test]
fn what_the_oracle_knows_is_believed_and_called_exact() {
    let position = "bb3/b4/5/4w/2www w".parse().expect("a position");
    let game = Game::from_position(Rules::from(Preset::Free), position);
    for (known, exact) in [(Score::DRAW, true), (Score::lost(7), true)] {
        let mut engine = Engine::with_table(game.rules().clone(), 1 << 20);
        engine.set_oracle(Some(Arc::new(Always(7, known))));
        let depth = Some(3);
        engine.begin(
            &game,
            Limits {
                depth,
                ..Limits::default()
            },
        );
        while engine.advance(100) == Status::Running {}
        let line = &engine.progress().lines[0];
        assert_eq!(line.exact, exact);
        // After White's move Black is to move, and what is lost for Black is won for White, one ply on.
        let expected = if known == Score::DRAW {
            Score::DRAW
        } else {
            Score::won(8)
        };
        assert_eq!(line.score, expected);
    }
    let mut engine = Engine::with_table(game.rules().clone(), 1 << 20);
    engine.set_oracle(Some(Arc::new(Always(2, Score::DRAW))));
    engine.begin(
        &game,
        Limits {
            depth: Some(3),
            ..Limits::default()
        },
    );
    while engine.advance(100) == Status::Running {}
    assert!(!engine.progress().lines[0].exact);
}
