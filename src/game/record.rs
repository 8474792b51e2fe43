//! The stored form of a game.

use std::fmt;

use alquerque_rules::{
    Color, DrawReason, Game, Move, Outcome, Position, RuleSet, Rules, WinReason,
};
use serde::{Deserialize, Serialize};

use super::clock::{Clock, StoredClock};
use super::{Player, Session};

/// The version this program writes. It reads the older ones too and refuses those to come.
///
/// | version | new |
/// | --- | --- |
/// | 2 | the clock, and the end by time |
/// | 1 | |
const VERSION: u32 = 2;

/// A game as it is stored: everything is checked again when it is read.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct Record {
    version: u32,
    rules: RuleSet,
    start: Position,
    /// The moves played, then those taken back.
    moves: Vec<Move>,
    #[serde(default)]
    taken_back: usize,
    /// `person`, or a level's id.
    white: String,
    black: String,
    seed: u64,
    #[serde(default)]
    ended: Option<Ended>,
    #[serde(default)]
    clock: Option<StoredClock>,
}

/// An end that the moves alone do not show.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Ended {
    Resigned(Color),
    OutOfTime(Color),
    Agreed,
}

/// A stored game that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordError {
    /// It is not a record at all, or a part of it is malformed.
    Malformed {
        /// Where it was noticed, counted from 1.
        line: usize,
        /// The byte of that line, counted from 1.
        column: usize,
    },
    /// It was written by a later version, or by none there ever was.
    Version(u32),
    /// The rules contradict themselves.
    Rules(alquerque_rules::RuleSetError),
    /// A move is not legal; counted from 1.
    Move(usize),
    /// A player is neither a person nor a level.
    Player(String),
    /// The clock does not fit to the moves.
    Clock,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Malformed { line, column } => {
                write!(f, "not a game record: line {line}, column {column}")
            }
            RecordError::Version(version) => write!(f, "version {version} is unknown"),
            RecordError::Rules(error) => error.fmt(f),
            RecordError::Move(index) => write!(f, "move {index} is not legal"),
            RecordError::Player(name) => write!(f, "'{name}' is no player"),
            RecordError::Clock => f.write_str("the clock does not fit to the moves"),
        }
    }
}

const PERSON: &str = "person";

fn player_name(player: Player) -> String {
    match player {
        Player::Person => PERSON.to_owned(),
        Player::Computer(level) => level.id().to_owned(),
    }
}

fn player(name: &str) -> Result<Player, RecordError> {
    match name {
        PERSON => Ok(Player::Person),
        level => level
            .parse()
            .map(Player::Computer)
            .map_err(|_| RecordError::Player(level.to_owned())),
    }
}

impl From<&Session> for Record {
    fn from(session: &Session) -> Record {
        let game = &session.game;
        let undone = game.undone();
        Record {
            version: VERSION,
            rules: *game.rules().set(),
            start: *game.start(),
            moves: game
                .turns()
                .iter()
                .map(|turn| turn.mv)
                .chain(undone.iter().rev().copied())
                .collect(),
            taken_back: undone.len(),
            white: player_name(session.player(Color::White)),
            black: player_name(session.player(Color::Black)),
            seed: session.seed,
            ended: match game.outcome() {
                Some(Outcome::Win {
                    winner,
                    reason: WinReason::Resignation,
                }) => Some(Ended::Resigned(!winner)),
                Some(Outcome::Win {
                    winner,
                    reason: WinReason::Time,
                }) => Some(Ended::OutOfTime(!winner)),
                Some(Outcome::Draw(DrawReason::Agreement)) => Some(Ended::Agreed),
                _ => None,
            },
            clock: session.clock.as_ref().map(Clock::stored),
        }
    }
}

impl Record {
    /// Reads a stored text.
    ///
    /// # Errors
    /// When it is not a record of this version or an older one.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        // Where, not why: the texts of all that can be wrong would be a part of the page.
        let malformed = |error: serde_json::Error| RecordError::Malformed {
            line: error.line(),
            column: error.column(),
        };
        let Versioned { version } = serde_json::from_str(text).map_err(malformed)?;
        if !(1..=VERSION).contains(&version) {
            return Err(RecordError::Version(version));
        }
        serde_json::from_str(text).map_err(malformed)
    }

    /// Plays the record through.
    ///
    /// # Errors
    /// When its parts do not make a game.
    pub fn session(&self) -> Result<Session, RecordError> {
        let rules = Rules::new(self.rules).map_err(RecordError::Rules)?;
        let players = [player(&self.white)?, player(&self.black)?];
        let mut game = Game::from_position(rules, self.start);
        for (i, mv) in self.moves.iter().enumerate() {
            game.play(mv).map_err(|_| RecordError::Move(i + 1))?;
        }
        for _ in 0..self.taken_back {
            game.undo();
        }
        match self.ended {
            Some(Ended::Resigned(loser)) => game.resign(loser),
            Some(Ended::OutOfTime(loser)) => game.lose_on_time(loser),
            Some(Ended::Agreed) => game.agree_draw(),
            None => {}
        }
        let clock = self
            .clock
            .as_ref()
            .map(|stored| stored.clock(self.moves.len()).ok_or(RecordError::Clock))
            .transpose()?;
        Ok(Session {
            game,
            players,
            seed: self.seed,
            clock,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::TimeControl;
    use alquerque_rules::Preset;
    use alquerque_worker::Level;

    fn played() -> Session {
        let players = [Player::Person, Player::Computer(Level::ALL[1])];
        let mut session = Session::new(Rules::from(Preset::Free), players, 7);
        for mv in ["d2-c3", "b4xd2", "e1xc3"] {
            session.game.play_text(mv).unwrap();
        }
        session
    }

    fn round_trip(session: &Session) -> Session {
        let text = serde_json::to_string(&Record::from(session)).unwrap();
        Record::from_json(&text).unwrap().session().unwrap()
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        let session = played();
        assert_eq!(round_trip(&session), session);
    }

    #[test]
    fn moves_taken_back_can_be_redone_after_a_reload() {
        let mut session = played();
        session.game.undo();
        session.game.undo();
        let mut back = round_trip(&session);
        assert_eq!(back, session);
        assert_eq!(back.game.redo().unwrap().to_string(), "b4xd2");
    }

    #[test]
    fn a_resignation_comes_back() {
        let mut session = played();
        session.game.resign(Color::Black);
        assert_eq!(round_trip(&session).game.outcome(), session.game.outcome());
    }

    #[test]
    fn a_clock_and_an_end_by_time_come_back() {
        let mut session = Session::new(Rules::from(Preset::Free), [Player::Person; 2], 7)
            .with_time(TimeControl::Move(30));
        for mv in ["d2-c3", "b4xd2"] {
            let side = session.side();
            session.game.play_text(mv).unwrap();
            let ply = session.game.turns().len();
            session.clock.as_mut().unwrap().press(side, ply, 0.0);
        }
        let left = |session: &Session| session.time_left(Color::White, 0.0);
        assert_eq!(left(&round_trip(&session)), left(&session));
        session.game.lose_on_time(Color::White);
        assert_eq!(round_trip(&session).game.outcome(), session.game.outcome());

        let text = serde_json::to_string(&Record::from(&session)).unwrap();
        let short = text.replace("[30000,30000],", "");
        let read = Record::from_json(&short).and_then(|record| record.session());
        assert_eq!(read, Err(RecordError::Clock));
    }

    #[test]
    fn a_record_of_the_first_version_is_read() {
        let text = r#"{"version":1,"rules":{"first":"w","steps":7,"steps_from_far_row":true,
            "first_jump":7,"further_jumps":7,"obligation":"obligatory","completion":"complete","returning":true,
            "repetition":3,"quiet_plies":null},"start":"bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1",
            "moves":["d2-c3","b4xd2","e1xc3"],"taken_back":0,"white":"person","black":"squire","seed":7,"ended":null}"#;
        assert_eq!(Record::from_json(text).unwrap().session(), Ok(played()));
    }

    #[test]
    fn damage_is_named() {
        let text = serde_json::to_string(&Record::from(&played())).unwrap();
        let read = |text: &str| Record::from_json(text).and_then(|record| record.session());
        assert!(matches!(
            read("{}"),
            Err(RecordError::Malformed { line: 1, .. })
        ));
        assert!(matches!(
            read("not json"),
            Err(RecordError::Malformed { line: 1, .. })
        ));
        assert_eq!(
            read(&text.replace("\"version\":2", "\"version\":99")),
            Err(RecordError::Version(99))
        );
        assert_eq!(
            read(&text.replace("\"version\":2", "\"version\":0")),
            Err(RecordError::Version(0))
        );
        assert_eq!(
            read(&text.replace("b4xd2", "b4xb2")),
            Err(RecordError::Move(2))
        );
        assert!(matches!(
            read(&text.replace("person", "nobody")),
            Err(RecordError::Player(_))
        ));
    }
}
