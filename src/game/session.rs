//! The game in progress as a reducer over the rules' own game.

use std::rc::Rc;

use alquerque_rules::{Color, Game, Move, RuleSet, Rules};
use alquerque_worker::Level;
use yew::Reducible;

/// Who plays a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// The computer at a level.
    Computer(Level),
}

/// Who plays White and who plays Black, by [`Color::index`].
pub type Players = [Player; 2];

/// A game and its players.
#[derive(Debug, Clone, PartialEq)]
pub struct Session {
    /// The game.
    pub game: Game,
    /// Who plays it.
    pub players: Players,
    /// Makes the computer's choices repeatable within a game and different between games.
    pub seed: u64,
}

/// What can happen to a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// The side to move plays; ignored when the move is not legal.
    Play(Move),
    /// Takes moves back until a person is to move who has moved before.
    TakeBack,
    /// Plays moves again that were taken back, until a person is to move.
    Redo,
    /// A side gives up.
    Resign(Color),
    /// Both sides agree on a draw.
    AgreeDraw,
    /// Another game takes the place of this one.
    Replace(Box<Session>),
}

impl Session {
    /// A new game.
    pub fn new(rules: Rules, players: Players, seed: u64) -> Session {
        Session {
            game: Game::new(rules),
            players,
            seed,
        }
    }

    /// Who plays a side.
    pub fn player(&self, color: Color) -> Player {
        self.players[color.index()]
    }

    /// The rule set.
    pub fn rule_set(&self) -> &RuleSet {
        self.game.rules().set()
    }

    /// The side to move.
    pub fn side(&self) -> Color {
        self.game.position().side()
    }

    /// The level that is to move; `None` when a person is, or the game is over.
    pub fn computer_to_move(&self) -> Option<Level> {
        match self.player(self.side()) {
            Player::Computer(level) if self.game.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// The side that the computer plays, White's before Black's, and its level; `None` when two people play.
    pub fn computer(&self) -> Option<(Color, Level)> {
        Color::ALL
            .into_iter()
            .find_map(|color| match self.player(color) {
                Player::Computer(level) => Some((color, level)),
                Player::Person => None,
            })
    }

    /// The only person's side; `None` when two people or nobody plays.
    pub fn visitor(&self) -> Option<Color> {
        let people: Vec<Color> = Color::ALL
            .into_iter()
            .filter(|&color| self.player(color) == Player::Person)
            .collect();
        match people[..] {
            [color] => Some(color),
            _ => None,
        }
    }

    /// The side nearest to the player: the only person's, else White.
    pub fn bottom(&self) -> Color {
        self.visitor().unwrap_or(Color::White)
    }

    /// How many moves a take-back takes back: to where a person was to move.
    pub fn take_back_depth(&self) -> usize {
        let turns = self.game.turns().len();
        let person_before = |ply: usize| {
            let position = self.game.position_at(ply);
            position.is_some_and(|p| self.player(p.side()) == Player::Person)
        };
        (1..=turns)
            .find(|&back| person_before(turns - back))
            .unwrap_or(0)
    }

    fn take_back(&mut self) {
        for _ in 0..self.take_back_depth() {
            self.game.undo();
        }
    }

    fn redo(&mut self) {
        while self.game.redo().is_some() && self.player(self.side()) != Player::Person {}
    }
}

impl Reducible for Session {
    type Action = Action;

    fn reduce(self: Rc<Session>, action: Action) -> Rc<Session> {
        let mut next = (*self).clone();
        match action {
            // A stale answer of the engine or a click on an old board is not legal here, and changes nothing.
            Action::Play(mv) => drop(next.game.play(&mv)),
            Action::TakeBack => next.take_back(),
            Action::Redo => next.redo(),
            Action::Resign(loser) => next.game.resign(loser),
            Action::AgreeDraw => next.game.agree_draw(),
            Action::Replace(session) => next = *session,
        }
        next.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::Preset;

    fn session(players: Players, moves: &[&str]) -> Session {
        let mut session = Session::new(Rules::from(Preset::Free), players, 1);
        for mv in moves {
            session.game.play_text(mv).unwrap();
        }
        session
    }

    fn after(session: &Session, action: Action) -> Session {
        (*Rc::new(session.clone()).reduce(action)).clone()
    }

    fn computer() -> Player {
        Player::Computer(Level::ALL[0])
    }

    #[test]
    fn taking_back_returns_to_the_persons_turn() {
        let game = session([Player::Person, computer()], &["d2-c3", "b4xd2"]);
        let back = after(&game, Action::TakeBack);
        assert_eq!(back.game.turns().len(), 0);
        assert_eq!(after(&back, Action::Redo).game.turns().len(), 2);
    }

    #[test]
    fn taking_back_while_the_computer_thinks_takes_one_move() {
        let game = session([Player::Person, computer()], &["d2-c3"]);
        assert_eq!(game.take_back_depth(), 1);
    }

    #[test]
    fn the_computers_first_move_is_not_taken_back() {
        let game = session([computer(), Player::Person], &["d2-c3"]);
        assert_eq!(game.take_back_depth(), 0);
    }

    #[test]
    fn two_people_take_back_one_move() {
        let game = session([Player::Person; 2], &["d2-c3", "b4xd2"]);
        assert_eq!(game.take_back_depth(), 1);
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let game = session([Player::Person; 2], &[]);
        assert_eq!(after(&game, Action::Play("e1-e2".parse().unwrap())), game);
    }

    #[test]
    fn a_game_that_is_over_waits_for_nobody() {
        let game = session([Player::Person, computer()], &["d2-c3"]);
        let over = after(&game, Action::Resign(Color::White));
        assert_eq!(game.computer_to_move(), Some(Level::ALL[0]));
        assert_eq!(over.computer_to_move(), None);
    }
}
