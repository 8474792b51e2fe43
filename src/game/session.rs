//! The game in progress as a reducer over the rules' own game.

use std::rc::Rc;

use alquerque_rules::{Color, DrawReason, Game, Move, Outcome, RuleSet, Rules, WinReason};
use alquerque_worker::Level;
use yew::Reducible;

use super::clock::{Clock, in_time};
use crate::storage::TimeControl;

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
    /// The players' clocks, where the game has a time control.
    pub clock: Option<Clock>,
}

/// What can happen to a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// The side to move plays; ignored when the move is not legal.
    Play(Move),
    /// Takes moves back until a person is to move who has moved before.
    TakeBack,
    /// Takes moves back to the position after so many plies, whoever is to move there.
    TakeBackTo(usize),
    /// Plays moves again that were taken back, until a person is to move.
    Redo,
    /// A side is given to somebody else, who plays from here on.
    Seat(Color, Player),
    /// The players change sides.
    SwapSides,
    /// A side gives up.
    Resign(Color),
    /// Both sides agree on a draw.
    AgreeDraw,
    /// Another game takes the place of this one.
    Replace(Box<Session>),
    /// Time has passed: it may be up.
    Tick,
    /// Whether the clock has to stand because nobody sees it.
    Hold(bool),
}

impl Session {
    /// A new game.
    pub fn new(rules: Rules, players: Players, seed: u64) -> Session {
        Session {
            game: Game::new(rules),
            players,
            seed,
            clock: None,
        }
    }

    /// The same with a time control.
    #[must_use]
    pub fn with_time(mut self, control: TimeControl) -> Session {
        self.clock = Clock::new(control);
        self
    }

    /// Another game of the same kind, in which the players have changed sides.
    pub fn rematch(&self, seed: u64) -> Session {
        let [white, black] = self.players;
        Session {
            game: Game::from_position(self.game.rules().clone(), *self.game.start()),
            players: [black, white],
            seed,
            clock: self
                .clock
                .as_ref()
                .and_then(|clock| Clock::new(clock.control())),
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

    /// The level that is asked for a move in place of this one, which plays the side to move, so that it does not
    /// lose on time by thinking.
    pub fn level_in_time(&self, level: Level, now: f64) -> Level {
        self.time_left(self.side(), now)
            .map_or(level, |left| in_time(level, left))
    }

    /// What a side has left, in milliseconds, at a moment of the page's clock.
    pub fn time_left(&self, color: Color, now: f64) -> Option<u32> {
        let ply = self.game.turns().len();
        let clock = self.clock.as_ref()?;
        Some(clock.left(color, self.side(), ply, now))
    }

    /// Whether a person plays at all; if not, the computer is watched.
    pub fn has_person(&self) -> bool {
        self.players.contains(&Player::Person)
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
        let mut people = Color::ALL
            .into_iter()
            .filter(|&color| self.player(color) == Player::Person);
        people.next().filter(|_| people.next().is_none())
    }

    /// The side nearest to the player: the only person's, else White.
    pub fn bottom(&self) -> Color {
        self.visitor().unwrap_or(Color::White)
    }

    /// How many moves a take-back takes back: to where a person was to move. None once somebody has resigned or a draw
    /// has been agreed on: that would take back a move which nobody regrets.
    pub fn take_back_depth(&self) -> usize {
        let declared = matches!(
            self.game.outcome(),
            Some(
                Outcome::Draw(DrawReason::Agreement)
                    | Outcome::Win {
                        reason: WinReason::Resignation,
                        ..
                    }
            )
        );
        if declared {
            return 0;
        }
        let turns = self.game.turns().len();
        let person_before = |ply: usize| {
            let position = self.game.position_at(ply);
            position.is_some_and(|p| self.player(p.side()) == Player::Person)
        };
        (1..=turns)
            .find(|&back| person_before(turns - back))
            .unwrap_or(0)
    }

    fn take_back_to(&mut self, ply: usize) {
        while self.game.turns().len() > ply {
            self.game.undo();
        }
    }

    fn redo(&mut self) {
        while self.game.redo().is_some() && self.player(self.side()) != Player::Person {}
    }

    /// What an action does at a moment of the page's clock.
    fn act(&mut self, action: Action, now: f64) {
        let side = self.side();
        // Whoever acts when the time is up acts too late.
        if self.time_left(side, now) == Some(0) {
            self.game.lose_on_time(side);
        }
        let before = self.game.turns().len();
        let mut played = false;
        match action {
            // A stale answer of the engine or a click on an old board is not legal here, and changes nothing.
            Action::Play(mv) => played = self.game.play(&mv).is_ok(),
            Action::TakeBack => self.take_back_to(before - self.take_back_depth()),
            Action::TakeBackTo(ply) => self.take_back_to(ply),
            Action::Redo => self.redo(),
            Action::Seat(color, player) => self.players[color.index()] = player,
            Action::SwapSides => self.players.reverse(),
            Action::Resign(loser) => self.game.resign(loser),
            Action::AgreeDraw => self.game.agree_draw(),
            Action::Replace(session) => return *self = *session,
            Action::Tick => {}
            Action::Hold(held) => {
                if let Some(clock) = &mut self.clock {
                    clock.hold(held);
                }
            }
        }
        let (going, ply) = (self.game.outcome().is_none(), self.game.turns().len());
        if let Some(clock) = &mut self.clock {
            if played {
                clock.press(side, ply, now);
            } else if ply != before {
                clock.reset();
            }
            clock.set_going(going, ply, now);
        }
    }
}

/// Now, in milliseconds of the page's clock.
pub fn now() -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Date::now();
    #[cfg(not(target_arch = "wasm32"))]
    0.0
}

impl Reducible for Session {
    type Action = Action;

    fn reduce(self: Rc<Session>, action: Action) -> Rc<Session> {
        let mut next = (*self).clone();
        next.act(action, now());
        next.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Outcome, Preset, WinReason};

    fn session(players: Players, moves: &[&str]) -> Session {
        let mut session = Session::new(Rules::from(Preset::Free), players, 1);
        for mv in moves {
            session.game.play_text(mv).unwrap();
        }
        session
    }

    fn after(session: &Session, action: Action) -> Session {
        at(session, 0.0, action)
    }

    fn at(session: &Session, now: f64, action: Action) -> Session {
        let mut next = session.clone();
        next.act(action, now);
        next
    }

    fn play(mv: &str) -> Action {
        Action::Play(mv.parse().unwrap())
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

    #[test]
    fn moves_are_taken_back_to_any_ply_whoever_is_to_move() {
        let game = session([Player::Person, computer()], &["d2-c3", "b4xd2", "e1xc3"]);
        let back = after(&game, Action::TakeBackTo(1));
        assert_eq!(back.game.turns().len(), 1);
        assert_eq!(back.computer_to_move(), Some(Level::ALL[0]));
        assert_eq!(after(&game, Action::TakeBackTo(9)), game);
    }

    #[test]
    fn others_can_play_on() {
        let game = session([Player::Person, computer()], &["d2-c3"]);
        let swapped = after(&game, Action::SwapSides);
        assert_eq!(swapped.visitor(), Some(Color::Black));
        assert_eq!(swapped.computer_to_move(), None);
        let watched = after(&game, Action::Seat(Color::White, computer()));
        assert!(!watched.has_person());
        assert_eq!(watched.computer_to_move(), Some(Level::ALL[0]));
    }

    #[test]
    fn a_rematch_is_the_same_game_with_the_sides_changed() {
        let minute = TimeControl::Game {
            minutes: 1,
            increment: 0,
        };
        let game = session([Player::Person, computer()], &["d2-c3"]).with_time(minute);
        let again = game.rematch(5);
        assert_eq!(again.players, [computer(), Player::Person]);
        assert_eq!(again.game.turns().len(), 0);
        assert_eq!(again.rule_set(), game.rule_set());
        assert_eq!(again.time_left(Color::Black, 0.0), Some(60_000));
    }

    #[test]
    fn who_lets_the_time_run_out_has_lost_and_moves_too_late() {
        let mut game = session([Player::Person; 2], &[]).with_time(TimeControl::Move(10));
        for mv in ["d2-c3", "b4xd2"] {
            game = at(&game, 0.0, play(mv));
        }
        assert_eq!(at(&game, 9_999.0, Action::Tick), game);
        let lost = Outcome::Win {
            winner: Color::Black,
            reason: WinReason::Time,
        };
        for late in [Action::Tick, play("e1xc3")] {
            let over = at(&game, 10_000.0, late);
            assert_eq!(over.game.outcome(), Some(lost));
            assert_eq!(over.game.turns().len(), 2);
            // And the clock stands from then on.
            assert_eq!(over.clock.unwrap().since(), None);
        }
    }

    #[test]
    fn a_move_taken_back_after_the_time_ran_out_opens_the_game_again() {
        let mut game = session([Player::Person; 2], &[]).with_time(TimeControl::Move(10));
        for mv in ["d2-c3", "b4xd2", "e1xc3"] {
            game = at(&game, 0.0, play(mv));
        }
        let over = at(&game, 20_000.0, Action::Tick);
        let back = at(&over, 30_000.0, Action::TakeBack);
        assert_eq!(back.game.outcome(), None);
        assert_eq!(back.time_left(Color::White, 31_000.0), Some(9_000));
    }

    #[test]
    fn a_resignation_stops_the_clock() {
        let mut game = session([Player::Person; 2], &[]).with_time(TimeControl::Move(10));
        for mv in ["d2-c3", "b4xd2"] {
            game = at(&game, 0.0, play(mv));
        }
        let over = at(&game, 4_000.0, Action::Resign(Color::White));
        assert_eq!(over.time_left(Color::White, 60_000.0), Some(6_000));
    }
}
