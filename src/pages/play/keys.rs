//! What a key, the wheel and a button mean at the table: pure logic.

use super::Dialog;
use crate::game::Action;

/// What has the keyboard's focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// A point of the board: the arrows move over the points there.
    Board,
    /// Something that takes the keys for itself: a field, or a dialog.
    Taken,
    /// Anything else.
    Elsewhere,
}

/// A way through the moves played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// To the start.
    First,
    /// One ply back.
    Previous,
    /// One ply on.
    Next,
    /// To the latest ply.
    Last,
}

impl Look {
    /// The ply it leads to from one of so many.
    pub fn from(self, ply: usize, plies: usize) -> usize {
        match self {
            Look::First => 0,
            Look::Previous => ply.saturating_sub(1),
            Look::Next => (ply + 1).min(plies),
            Look::Last => plies,
        }
    }
}

/// What a key or a button is for.
#[derive(Debug, Clone, PartialEq)]
pub enum Meaning {
    /// Another ply is looked at.
    Look(Look),
    /// The position after so many plies is looked at.
    LookAt(usize),
    /// A move is going to be written.
    Write {
        /// Whether the key is the first character of it.
        begun: bool,
    },
    /// More help is asked for.
    Hint,
    /// Threats are shown, or no longer.
    Threats,
    /// A dialog is opened.
    Open(Dialog),
    /// Something happens to the game.
    Act(Action),
    /// The board is turned.
    Turn,
    /// A draw is offered, or agreed on where two people play.
    Draw,
    /// A game without people stands still, or goes on.
    Pause,
    /// The same game begins again with the sides changed.
    Rematch,
    /// The moves are gone through once more.
    Review,
}

/// What a key pressed without Control, Alt or Meta is for; `None` is left to the browser and to what has the focus.
///
/// The comma and the full stop go through the moves wherever the focus is, the arrows only where the board does not
/// use them. Up and down are left alone, for they scroll the page.
pub fn meaning(key: &str, focus: Focus) -> Option<Meaning> {
    if focus == Focus::Taken {
        return None;
    }
    Some(match key {
        "ArrowLeft" | "ArrowRight" if focus == Focus::Board => return None,
        "ArrowLeft" | "," => Meaning::Look(Look::Previous),
        "ArrowRight" | "." => Meaning::Look(Look::Next),
        "Home" => Meaning::Look(Look::First),
        "End" => Meaning::Look(Look::Last),
        "/" => Meaning::Write { begun: false },
        "a" | "b" | "c" | "d" | "e" | "A" | "B" | "C" | "D" | "E" | "*" => {
            Meaning::Write { begun: true }
        }
        "h" => Meaning::Hint,
        "t" => Meaning::Threats,
        "?" => Meaning::Open(Dialog::Keys),
        _ => return None,
    })
}

/// So far the wheel turns for one ply, in pixels of scrolling: a little less than one notch of a mouse.
const PLY_PX: f64 = 60.0;

/// The wheel over the board, which may turn by notches or by hair's breadths.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Wheel {
    turned: f64,
}

impl Wheel {
    /// Turns by so many pixels, downwards when positive: at most one ply at a time, so that a heavy notch does not
    /// skip any.
    pub fn turn(&mut self, pixels: f64) -> Option<Look> {
        if self.turned * pixels < 0.0 {
            self.turned = 0.0;
        }
        self.turned += pixels;
        if self.turned.abs() < PLY_PX {
            return None;
        }
        self.turned = 0.0;
        Some(if pixels < 0.0 {
            Look::Previous
        } else {
            Look::Next
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_through_the_moves_but_not_from_the_board() {
        let look = |key, focus| meaning(key, focus);
        assert_eq!(
            look("ArrowLeft", Focus::Elsewhere),
            Some(Meaning::Look(Look::Previous))
        );
        assert_eq!(look("ArrowLeft", Focus::Board), None);
        assert_eq!(look(",", Focus::Board), Some(Meaning::Look(Look::Previous)));
        assert_eq!(look(".", Focus::Board), Some(Meaning::Look(Look::Next)));
        assert_eq!(look("End", Focus::Board), Some(Meaning::Look(Look::Last)));
    }

    #[test]
    fn fields_and_dialogs_keep_their_keys() {
        for key in ["ArrowLeft", "Home", ",", "/", "d", "h", "t", "?"] {
            assert_eq!(meaning(key, Focus::Taken), None);
        }
    }

    #[test]
    fn a_file_or_a_slash_begins_a_written_move() {
        assert_eq!(
            meaning("d", Focus::Board),
            Some(Meaning::Write { begun: true })
        );
        assert_eq!(
            meaning("/", Focus::Elsewhere),
            Some(Meaning::Write { begun: false })
        );
        assert_eq!(meaning("f", Focus::Elsewhere), None);
    }

    #[test]
    fn looking_stops_at_the_start_and_at_the_latest_ply() {
        assert_eq!(Look::Previous.from(0, 3), 0);
        assert_eq!(Look::Next.from(3, 3), 3);
        assert_eq!(Look::Next.from(1, 3), 2);
        assert_eq!((Look::First.from(2, 3), Look::Last.from(2, 3)), (0, 3));
    }

    #[test]
    fn a_notch_of_the_wheel_is_one_ply_and_small_turns_add_up() {
        let mut wheel = Wheel::default();
        assert_eq!(wheel.turn(-240.0), Some(Look::Previous));
        assert_eq!(wheel.turn(30.0), None);
        assert_eq!(wheel.turn(40.0), Some(Look::Next));
        // Half a turn back and half a turn on are no turn at all.
        assert_eq!(wheel.turn(50.0), None);
        assert_eq!(wheel.turn(-50.0), None);
        assert_eq!(wheel.turn(50.0), None);
    }
}
