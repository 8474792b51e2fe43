//! What passes with the next move: what the player holds, what was refused, what is said, which ply is shown.

use std::rc::Rc;

use alquerque_rules::{Action, IllegalMove, Move, Point};
use yew::Reducible;

use super::notice::Note;
use super::typed::Misread;
use crate::board::{Selection, Shown};
use crate::game::Session;

/// The state of the table between two moves.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Hand {
    /// What has been clicked of a move.
    pub selection: Selection,
    /// What has been prepared while the computer is to move.
    pub prepared: Selection,
    /// How much help was asked for.
    pub help: Help,
    /// The ply that is looked at instead of the latest.
    pub viewed: Option<usize>,
    /// What is said.
    pub note: Note,
    /// The point that was refused last, and a number that differs from the refusal before.
    pub refused: Option<(Point, u32)>,
}

/// The steps of a hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Help {
    /// None.
    #[default]
    None,
    /// The piece that should move, unless the visitor knew it when asking: then the whole move.
    Piece {
        /// The piece that was in hand.
        held: Option<Point>,
    },
    /// Its whole move.
    Move,
}

/// What changes it.
#[derive(Debug, Clone, PartialEq)]
pub enum Gesture {
    /// Everything is put down: a move was made, or taken back.
    PutDown,
    /// More of a move was clicked.
    Select(Selection),
    /// More of a move was prepared.
    Prepare(Selection),
    /// More help was asked for.
    Help,
    /// A click was refused.
    Refuse(Point, IllegalMove),
    /// What was written is no move.
    Misread(Misread),
    /// Something is to be said: a message's key.
    Say(&'static str),
    /// What was said is over.
    Hush,
    /// Another ply is looked at; `None` is the latest.
    LookAt(Option<usize>),
}

impl Reducible for Hand {
    type Action = Gesture;

    fn reduce(self: Rc<Hand>, gesture: Gesture) -> Rc<Hand> {
        let nonce = self.refused.map_or(0, |(_, nonce)| nonce + 1);
        let next = match gesture {
            Gesture::PutDown => Hand::default(),
            Gesture::Select(selection) => Hand {
                selection,
                help: self.help,
                ..Hand::default()
            },
            Gesture::Prepare(prepared) => Hand {
                prepared,
                ..Hand::default()
            },
            Gesture::Help => Hand {
                help: match self.help {
                    Help::None => Help::Piece {
                        held: self.selection.from,
                    },
                    Help::Piece { .. } | Help::Move => Help::Move,
                },
                ..Hand::default()
            },
            Gesture::Refuse(point, reason) => Hand {
                note: Note::Refused(reason),
                refused: Some((point, nonce)),
                ..(*self).clone()
            },
            Gesture::Misread(why) => Hand {
                note: Note::Misread(why),
                ..Hand::default()
            },
            Gesture::Say(key) => Hand {
                note: Note::Key(key),
                ..(*self).clone()
            },
            Gesture::Hush => Hand {
                note: Note::None,
                ..(*self).clone()
            },
            Gesture::LookAt(viewed) => Hand {
                viewed,
                ..Hand::default()
            },
        };
        next.into()
    }
}

impl Hand {
    /// What the board should show of a game: the moves up to the ply looked at, and the capture in hand.
    pub fn shown(&self, session: &Session) -> Shown {
        let turns = session.game.turns();
        let ply = self.viewed.unwrap_or(turns.len());
        let route = self.selection.route().filter(|_| self.viewed.is_none());
        let partial = route.map(|route| {
            let huff = self.selection.huff;
            let mv = Move {
                huff,
                action: Action::Capture(route),
            };
            (mv, route.jumps() + usize::from(huff.is_some()))
        });
        Shown {
            moves: turns.iter().take(ply).map(|turn| turn.mv).collect(),
            partial,
        }
    }
}
