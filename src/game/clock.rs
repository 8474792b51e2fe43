//! The players' clocks: what each side has left, ply by ply. Pure logic; the time comes from outside.

use alquerque_rules::Color;
use alquerque_worker::Level;
use serde::{Deserialize, Serialize};

use crate::storage::TimeControl;

/// Each side's first move is free, as on the servers: the clocks run from this ply on.
const FREE_PLIES: usize = 2;

/// The clocks of a game. All times are in milliseconds; a moment is one of the page's clock.
///
/// They run while the game goes on and the page is open and in sight: who closes it, or looks at something else, finds
/// them as they were.
#[derive(Debug, Clone, PartialEq)]
pub struct Clock {
    control: TimeControl,
    /// What each side had left when each position came onto the board, those taken back included.
    left: Vec<[u32; 2]>,
    /// What the side to move had used of its turn when its clock was stopped last.
    used: u32,
    /// Since when it runs; `None` while it stands.
    since: Option<f64>,
    /// Whether it has to stand because nobody sees it.
    held: bool,
}

/// A clock as it is stored: it stands.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq)]
pub struct StoredClock {
    control: TimeControl,
    left: Vec<[u32; 2]>,
    used: u32,
}

impl Clock {
    /// The clocks at the start of a game; `None` where there is no time control.
    pub fn new(control: TimeControl) -> Option<Clock> {
        let start = start(control)?;
        Some(Clock {
            control,
            left: vec![[start; 2]],
            used: 0,
            since: None,
            held: false,
        })
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Since when the clock of the side to move runs; `None` while it stands.
    pub fn since(&self) -> Option<f64> {
        self.since
    }

    /// Whether it has to stand because nobody sees it.
    pub fn held(&self) -> bool {
        self.held
    }

    /// What a side has left after so many plies, where `side` is to move.
    pub fn left(&self, color: Color, side: Color, ply: usize, now: f64) -> u32 {
        let at = self.left.get(ply).or(self.left.last());
        let left = at.map_or(0, |left| left[color.index()]);
        if color == side {
            left.saturating_sub(self.used(now))
        } else {
            left
        }
    }

    /// What the side to move has used of its turn.
    fn used(&self, now: f64) -> u32 {
        let running = self.since.map_or(0.0, |since| (now - since).max(0.0));
        self.used.saturating_add(running as u32)
    }

    /// A side has made the move that leads to this ply.
    pub fn press(&mut self, mover: Color, ply: usize, now: f64) {
        self.left.truncate(ply);
        let mut left = self.left.last().copied().unwrap_or_default();
        let own = &mut left[mover.index()];
        if ply > FREE_PLIES {
            *own = own.saturating_sub(self.used(now));
            if let TimeControl::Game { increment, .. } = self.control {
                *own = own.saturating_add(increment.saturating_mul(1000));
            }
        }
        if let TimeControl::Move(seconds) = self.control {
            *own = seconds.saturating_mul(1000);
        }
        self.left.push(left);
        self.used = 0;
        self.since = None;
    }

    /// Another position stands on the board than before: its side to move has used nothing of its turn.
    pub fn reset(&mut self) {
        self.used = 0;
        self.since = None;
    }

    /// Runs at this ply, or stands: where a first move is free, where the game is over, and while it is held.
    pub fn set_going(&mut self, going: bool, ply: usize, now: f64) {
        if going && !self.held && ply >= FREE_PLIES {
            self.since.get_or_insert(now);
        } else {
            self.used = self.used(now);
            self.since = None;
        }
    }

    /// Has to stand from now on, or may run again. [`set_going`](Self::set_going) makes it do so.
    pub fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// The stored form: as it stood last. What it has run since then is stored when it is held, so that the record
    /// does not change by itself.
    pub fn stored(&self) -> StoredClock {
        StoredClock {
            control: self.control,
            left: self.left.clone(),
            used: self.used,
        }
    }

    /// From here on a side is short of time.
    pub fn low(&self) -> u32 {
        match self.control {
            TimeControl::Off => 0,
            TimeControl::Game { minutes, .. } => {
                (minutes.saturating_mul(60_000) / 8).clamp(10_000, 60_000)
            }
            TimeControl::Move(seconds) => (seconds.saturating_mul(1000) / 3).min(10_000),
        }
    }
}

impl StoredClock {
    /// The clock of a game with so many moves, those taken back included, held until the page is in sight. `None` when
    /// it does not fit to such a game.
    pub fn clock(&self, moves: usize) -> Option<Clock> {
        let fits = self.left.len() == moves + 1 && start(self.control).is_some();
        fits.then(|| Clock {
            control: self.control,
            left: self.left.clone(),
            used: self.used,
            since: None,
            held: true,
        })
    }
}

/// What each side has at the start.
fn start(control: TimeControl) -> Option<u32> {
    match control {
        TimeControl::Off => None,
        TimeControl::Game { minutes, .. } => Some(minutes.saturating_mul(60_000)),
        TimeControl::Move(seconds) => Some(seconds.saturating_mul(1000)),
    }
}

/// The level that is asked when one has so much time left: a slow level leaves its move to a quicker one rather than
/// lose on time.
pub fn in_time(level: Level, left: u32) -> Level {
    match left {
        0..10_000 => level.min(Level::Knight),
        10_000..30_000 => level.min(Level::Astronomer),
        _ => level,
    }
}

/// What a clock shows: minutes and seconds, from an hour on with hours, below ten seconds with tenths. Cut off, not
/// rounded, so that it shows nothing left only when nothing is left.
pub fn face(left: u32) -> String {
    let (seconds, tenths) = (left / 1000, left % 1000 / 100);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, left) {
        (0, 0..10_000) => format!("{minutes}:{seconds:02}.{tenths}"),
        (0, _) => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// After how many milliseconds a running clock shows something else.
pub fn until_next_face(left: u32) -> u32 {
    let unit = if left <= 10_000 { 100 } else { 1000 };
    left % unit + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVE_PLUS_THREE: TimeControl = TimeControl::Game {
        minutes: 5,
        increment: 3,
    };
    use Color::{Black, White};

    /// A clock after the two free moves, running for White since the moment 0.
    fn running(control: TimeControl) -> Clock {
        let mut clock = Clock::new(control).unwrap();
        clock.press(White, 1, 0.0);
        clock.press(Black, 2, 0.0);
        clock.set_going(true, 2, 0.0);
        clock
    }

    #[test]
    fn without_a_time_control_there_is_no_clock() {
        assert_eq!(Clock::new(TimeControl::Off), None);
    }

    #[test]
    fn the_first_move_of_each_side_is_free() {
        let mut clock = Clock::new(FIVE_PLUS_THREE).unwrap();
        clock.set_going(true, 0, 0.0);
        assert_eq!(clock.left(White, White, 0, 60_000.0), 300_000);
        clock.press(White, 1, 60_000.0);
        clock.set_going(true, 1, 60_000.0);
        clock.press(Black, 2, 90_000.0);
        assert_eq!(clock.left(White, White, 2, 90_000.0), 300_000);
        assert_eq!(clock.left(Black, White, 2, 90_000.0), 300_000);
        clock.set_going(true, 2, 90_000.0);
        assert_eq!(clock.left(White, White, 2, 91_000.0), 299_000);
    }

    #[test]
    fn a_move_costs_its_time_and_brings_the_increment() {
        let mut clock = running(FIVE_PLUS_THREE);
        clock.press(White, 3, 10_000.0);
        clock.set_going(true, 3, 10_000.0);
        assert_eq!(clock.left(White, Black, 3, 50_000.0), 293_000);
        assert_eq!(clock.left(Black, Black, 3, 50_000.0), 260_000);
    }

    #[test]
    fn a_time_for_each_move_is_whole_again_with_each_move() {
        let mut clock = running(TimeControl::Move(20));
        assert_eq!(clock.left(White, White, 2, 15_000.0), 5_000);
        clock.press(White, 3, 15_000.0);
        assert_eq!(clock.left(White, Black, 3, 15_000.0), 20_000);
    }

    #[test]
    fn the_flag_falls_at_nothing_and_not_below() {
        let clock = running(TimeControl::Move(20));
        assert_eq!(clock.left(White, White, 2, 19_999.0), 1);
        assert_eq!(clock.left(White, White, 2, 20_000.0), 0);
        assert_eq!(clock.left(White, White, 2, 99_000.0), 0);
    }

    #[test]
    fn a_clock_that_nobody_sees_stands_and_loses_nothing() {
        let mut clock = running(FIVE_PLUS_THREE);
        clock.hold(true);
        clock.set_going(true, 2, 4_000.0);
        assert_eq!(clock.left(White, White, 2, 900_000.0), 296_000);
        clock.hold(false);
        clock.set_going(true, 2, 900_000.0);
        assert_eq!(clock.left(White, White, 2, 901_000.0), 295_000);
    }

    #[test]
    fn a_move_taken_back_brings_the_time_of_its_ply_back() {
        let mut clock = running(FIVE_PLUS_THREE);
        clock.press(White, 3, 100_000.0);
        clock.reset();
        clock.set_going(true, 2, 120_000.0);
        assert_eq!(clock.left(White, White, 2, 120_000.0), 300_000);
        // Played again it is as it was; another move takes its place.
        assert_eq!(clock.left(White, Black, 3, 120_000.0), 203_000);
        clock.press(White, 3, 121_000.0);
        assert_eq!(clock.left(White, Black, 3, 121_000.0), 302_000);
    }

    #[test]
    fn a_system_clock_that_is_set_back_gives_no_time() {
        let clock = running(FIVE_PLUS_THREE);
        assert_eq!(clock.left(White, White, 2, -60_000.0), 300_000);
    }

    #[test]
    fn a_stored_clock_stands_where_it_was_until_it_is_seen() {
        let mut clock = running(FIVE_PLUS_THREE);
        clock.hold(true);
        clock.set_going(true, 2, 7_000.0);
        let back = clock.stored().clock(2).unwrap();
        assert!(back.held());
        assert_eq!(back.left(White, White, 2, 1e12), 293_000);
        assert_eq!(clock.stored().clock(3), None);
    }

    #[test]
    fn below_ten_seconds_tenths_are_shown() {
        for (left, shown) in [
            (300_000, "5:00"),
            (299_999, "4:59"),
            (61_000, "1:01"),
            (10_000, "0:10"),
            (9_999, "0:09.9"),
            (1_050, "0:01.0"),
            (0, "0:00.0"),
            (3_600_000, "1:00:00"),
            (5_025_000, "1:23:45"),
        ] {
            assert_eq!(face(left), shown);
        }
    }

    #[test]
    fn the_face_is_looked_at_when_it_changes() {
        for left in [300_000, 299_999, 61_500, 10_001, 10_000, 9_999, 150] {
            let until = until_next_face(left);
            assert_ne!(face(left), face(left.saturating_sub(until)), "{left}");
            assert!(
                left < until || face(left) == face(left - until + 1),
                "{left}"
            );
        }
    }

    #[test]
    fn a_slow_level_short_of_time_leaves_its_move_to_a_quicker_one() {
        assert_eq!(in_time(Level::Perfect, 60_000), Level::Perfect);
        assert_eq!(in_time(Level::Perfect, 20_000), Level::Astronomer);
        assert_eq!(in_time(Level::Perfect, 5_000), Level::Knight);
        assert_eq!(in_time(Level::Page, 5_000), Level::Page);
    }
}
