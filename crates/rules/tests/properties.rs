//! What holds in every game under every rule set: random games, and random text.

use alquerque_rules::{
    Action, Game, Move, MoveList, Position, Preset, Rules, Step, Symmetry, WrittenMove,
};
use proptest::prelude::*;

/// Plays a game on random choices for at most this many plies.
fn random_game(preset: Preset, choices: &[u32]) -> Game {
    let mut game = Game::new(Rules::from(preset));
    for &choice in choices {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[choice as usize % moves.len()];
        game.play(&mv).expect("a legal move");
    }
    game
}

prop_compose! {
    fn any_game()(
        preset in prop::sample::select(Preset::ALL.to_vec()),
        choices in prop::collection::vec(any::<u32>(), 0..120),
    ) -> Game {
        random_game(preset, &choices)
    }
}

/// Every position of a game, the start first.
fn positions(game: &Game) -> impl Iterator<Item = &Position> {
    (0..).map_while(|ply| game.position_at(ply))
}

fn sorted(mut moves: Vec<Move>) -> Vec<String> {
    let mut texts: Vec<String> = moves.drain(..).map(|mv| mv.to_string()).collect();
    texts.sort();
    texts
}

/// The move as the other player sees it.
fn swapped(mv: &Move) -> Move {
    mv.transformed(Symmetry::HALF_TURN)
}

/// Without the counters, which tell nothing about legal moves.
fn plain(position: &Position) -> Position {
    let mut setup = position.setup();
    setup.quiet_plies = 0;
    setup.move_number = 1;
    Position::new(setup).expect("a position")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_and_moves_survive_the_round_trip_through_text(game in any_game()) {
        for position in positions(&game) {
            prop_assert_eq!(position.to_string().parse::<Position>(), Ok(*position));
            for mv in game.rules().moves(position) {
                let text = mv.to_string();
                prop_assert_eq!(text.parse::<Move>(), Ok(mv));
                let written: WrittenMove = text.parse().expect("a written move");
                prop_assert_eq!(game.rules().read(position, &written), Ok(mv));
            }
        }
    }

    #[test]
    fn move_lists_survive_the_round_trip_and_play_the_same_game(game in any_game()) {
        let list = game.move_list();
        let read: MoveList = list.to_string().parse().expect("a move list");
        if !list.moves.is_empty() {
            prop_assert_eq!(&read, &list);
        }
        let mut again = Game::new(game.rules().clone());
        for mv in &read.moves {
            again.play_written(mv).expect("a legal move");
        }
        prop_assert_eq!(again, game);
    }

    #[test]
    fn undo_restores_everything_and_redo_plays_it_again(game in any_game()) {
        let mut walked = game.clone();
        let mut stages = vec![Game::new(game.rules().clone())];
        for turn in game.turns() {
            let mut next = stages[stages.len() - 1].clone();
            next.play(&turn.mv).expect("a legal move");
            stages.push(next);
        }
        for stage in stages.iter().rev().skip(1) {
            prop_assert!(walked.undo().is_some());
            prop_assert_eq!(walked.position(), stage.position());
            prop_assert_eq!(walked.turns(), stage.turns());
            prop_assert_eq!(walked.outcome(), stage.outcome());
            prop_assert_eq!(walked.occurrences(), stage.occurrences());
            prop_assert_eq!(walked.legal_moves(), stage.legal_moves());
        }
        prop_assert_eq!(walked.undo(), None);
        while walked.redo().is_some() {}
        prop_assert_eq!(walked, game);
    }

    #[test]
    fn counts_agree_with_the_moves(game in any_game()) {
        let rules = game.rules();
        for position in positions(&game) {
            let moves = rules.moves(position);
            prop_assert_eq!(rules.count(position), moves.len() as u64);
            prop_assert_eq!(rules.has_move(position), !moves.is_empty());
            let merged = rules.merged_moves(position);
            prop_assert!(merged.len() <= moves.len());
            for mv in &moves {
                prop_assert!(merged.iter().any(|one| one.effect() == mv.effect()));
                let movable = mv.from().map(|from| rules.movable(position, from));
                prop_assert_eq!(movable.unwrap_or(Ok(())), Ok(()));
            }
        }
    }

    #[test]
    fn the_half_turn_with_colours_swapped_changes_nothing_but_the_colours(game in any_game()) {
        let rules = game.rules();
        for position in positions(&game) {
            let other = position.swapped();
            prop_assert_eq!(other.swapped(), *position);
            let moves = rules.moves(position);
            let turned = sorted(moves.iter().map(swapped).collect());
            prop_assert_eq!(sorted(rules.moves(&other)), turned);
            for mv in &moves {
                let there = plain(&rules.play(position, mv).swapped());
                let back = plain(&rules.play(&other, &swapped(mv)));
                prop_assert_eq!(there, back);
            }
        }
    }

    #[test]
    fn the_mirror_and_for_free_all_eight_symmetries_change_nothing(game in any_game()) {
        let rules = game.rules();
        let symmetries = rules.set().symmetries();
        let isotropic = rules.set().steps == Preset::Free.rule_set().steps;
        prop_assert_eq!(symmetries.len(), if isotropic { 8 } else { 2 });
        prop_assert!(symmetries.contains(&Symmetry::MIRROR));
        for symmetry in symmetries {
            for position in positions(&game) {
                let image = position.transformed(symmetry);
                let moves = rules.moves(position);
                let images: Vec<Move> = moves.iter().map(|mv| mv.transformed(symmetry)).collect();
                prop_assert_eq!(sorted(rules.moves(&image)), sorted(images));
                for mv in &moves {
                    let there = rules.play(position, mv).transformed(symmetry);
                    let back = rules.play(&image, &mv.transformed(symmetry));
                    prop_assert_eq!(there, back);
                }
            }
        }
    }

    #[test]
    fn play_never_makes_a_malformed_position_and_takes_what_it_says(game in any_game()) {
        let rules = game.rules();
        for position in positions(&game) {
            let side = position.side();
            for mv in rules.moves(position) {
                let next = rules.play(position, &mv);
                prop_assert_eq!(Position::new(next.setup()), Ok(next));
                prop_assert_eq!(next.side(), !side);
                prop_assert_eq!(next.pieces(side).len(), position.pieces(side).len());
                let gone = mv.captured().len() + usize::from(mv.huff.is_some());
                prop_assert_eq!(next.pieces(!side).len() + gone, position.pieces(!side).len());
                let expected = if gone > 0 { 0 } else { position.quiet_plies() + 1 };
                prop_assert_eq!(next.quiet_plies(), expected);
                let step = match mv.action {
                    Action::Step(step) => Some(step),
                    _ => None,
                };
                prop_assert_eq!(next.last(side), step);
            }
        }
    }

    #[test]
    fn while_capturing_is_obligatory_steps_and_captures_are_never_legal_together(game in any_game()) {
        let obliged = game.rules().set().obligation == alquerque_rules::Obligation::Obligatory;
        for position in positions(&game) {
            let moves = game.rules().moves(position);
            let captures = moves.iter().filter(|mv| mv.is_capture()).count();
            prop_assert!(!obliged || captures == 0 || captures == moves.len());
        }
    }

    #[test]
    fn a_capture_never_ends_next_to_its_start(game in any_game()) {
        for position in positions(&game) {
            for mv in game.rules().moves(position).into_iter().filter(Move::is_capture) {
                let near = mv.from().zip(mv.to()).and_then(|(from, to)| Step::new(from, to));
                prop_assert_eq!(near, None, "{}", mv);
            }
        }
    }

    #[test]
    fn a_game_ends_exactly_when_the_rules_say(game in any_game()) {
        for (ply, position) in positions(&game).enumerate() {
            let last = ply == game.turns().len();
            let lost = game.rules().moves(position).is_empty();
            prop_assert!(!lost || last, "moves after the end");
            if last && lost {
                prop_assert!(game.outcome().is_some());
            }
        }
    }

    #[test]
    fn every_pair_of_points_is_a_legal_move_or_refused_with_a_reason(game in any_game()) {
        let (rules, position) = (game.rules(), game.position());
        let legal = rules.moves(position);
        for from in alquerque_rules::Point::all() {
            for to in alquerque_rules::Point::all() {
                for sign in ["-", "x", ""] {
                    let text = format!("{from}{sign}{to}");
                    let written: WrittenMove = text.parse().expect("two points");
                    match rules.read(position, &written) {
                        Ok(mv) => {
                            prop_assert!(legal.contains(&mv));
                            prop_assert_eq!((mv.from(), mv.to()), (Some(from), Some(to)));
                        }
                        Err(reason) => prop_assert!(!reason.to_string().is_empty()),
                    }
                }
            }
            let movable = rules.movable(position, from).is_ok();
            prop_assert_eq!(movable, legal.iter().any(|mv| mv.from() == Some(from)));
        }
    }
}
