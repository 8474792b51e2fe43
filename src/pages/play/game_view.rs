//! What the page shows of a game: derived from the session and the selection, in one place.

use std::rc::Rc;

use alquerque_rules::{Color, Move, Obligation, Outcome, Point, PointSet, Position, RuleSet};

use super::hand::Hand;
use crate::board::{Destination, Marks, Selection, destinations, huffable, movable, prospects};
use crate::game::{Player, Session};
use crate::i18n::{Messages, color_key, outcome_title};
use crate::storage::Settings;

/// What the page shows of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameView {
    /// The position of the game.
    pub position: Position,
    /// The position that the board shows: an earlier one, or one in the middle of a capture.
    pub shown: Position,
    /// The rule set.
    pub set: RuleSet,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The only person's side.
    pub visitor: Option<Color>,
    /// The moves that a person can make now; none while the computer is to move or an older position shown.
    pub legal: Rc<Vec<Move>>,
    /// The visitor's side while the computer is to move and a move can be prepared.
    pub prepares: Option<Color>,
    /// What has been clicked of a move, or prepared.
    pub selection: Selection,
    /// Where the selected piece can go.
    pub destinations: Vec<Destination>,
    /// The pieces that have to capture.
    pub must: PointSet,
    /// The pieces that the opponent could take, where that is to be shown.
    pub threatened: PointSet,
    /// The points that a recommended move passes, as far as it is known and to be shown; `None` when no hint was
    /// asked for.
    pub hint: Option<Vec<Point>>,
    /// Whether the board shows the present position and has come to rest.
    at_rest: bool,
}

impl GameView {
    /// The view of a game.
    pub fn new(
        session: &Session,
        hand: &Hand,
        busy: bool,
        settings: &Settings,
        hint: Option<Vec<Point>>,
    ) -> GameView {
        let latest = hand.viewed.is_none();
        let game = &session.game;
        let position = *game.position();
        let person = session.player(position.side()) == Player::Person;
        let legal = if latest && person {
            game.legal_moves()
        } else {
            Vec::new()
        };
        let visitor = session.visitor();
        let prepares =
            visitor.filter(|_| latest && settings.premoves && session.computer_to_move().is_some());
        let selection = if prepares.is_some() {
            &hand.prepared
        } else {
            &hand.selection
        };
        let shown = shown(session, hand);
        let threatens =
            settings.threats && !busy && selection.landings.is_empty() && (person || !latest);
        let set = *session.rule_set();
        let obliged =
            set.obligation == Obligation::Obligatory && legal.iter().any(Move::is_capture);
        GameView {
            position,
            shown,
            set,
            outcome: game.outcome(),
            visitor,
            destinations: match prepares {
                // By dropping it a piece can be sent to where another stands now; that is not shown.
                Some(side) => prospects(game.rules(), side, selection)
                    .into_iter()
                    .filter(|d| !position.pieces(side).contains(d.point))
                    .collect(),
                None => destinations(&legal, selection),
            },
            must: if obliged && selection.landings.is_empty() {
                movable(&legal, None)
            } else {
                PointSet::EMPTY
            },
            threatened: if threatens {
                game.rules().threatened(&shown)
            } else {
                PointSet::EMPTY
            },
            hint,
            legal: Rc::new(legal),
            prepares,
            selection: selection.clone(),
            at_rest: latest && !busy,
        }
    }

    /// Whose turn it is, or how the game ended.
    pub fn status(&self, messages: &Messages) -> String {
        match (self.outcome, self.visitor) {
            (Some(outcome), you) => outcome_title(messages, outcome, you),
            (None, Some(you)) if you == self.position.side() => messages.get("your-move"),
            (None, _) => messages.with("to-move", &[("color", color_key(self.position.side()))]),
        }
    }

    /// Whether the visitor has lost to the computer.
    pub fn lost(&self) -> bool {
        matches!((self.outcome, self.visitor), (Some(Outcome::Win { winner, .. }), Some(you)) if winner != you)
    }

    /// What the board marks.
    pub fn marks(&self, refused: Option<(Point, u32)>) -> Marks {
        let chain = !self.selection.landings.is_empty();
        let marks = Marks {
            threatened: self.threatened,
            hint: self.hint.clone().unwrap_or_default(),
            refused,
            ..Marks::default()
        };
        if let Some(side) = self.prepares {
            let selection = &self.selection;
            let prepared = selection.from.iter().chain(&selection.landings);
            return Marks {
                preparing: true,
                liftable: self.position.pieces(side),
                destinations: if chain {
                    Vec::new()
                } else {
                    self.destinations.clone()
                },
                prepared: prepared.copied().collect(),
                ..marks
            };
        }
        if self.legal.is_empty() || !(self.at_rest || chain) {
            return marks;
        }
        let selected = self.selection.at();
        let pieces = if chain {
            PointSet::EMPTY
        } else {
            movable(&self.legal, self.selection.huff)
        };
        let free_to_huff = self.selection == Selection::default();
        Marks {
            // The piece of an unfinished chain is dragged on from where it waits.
            liftable: selected.map_or(pieces, |point| pieces.with(point)),
            movable: pieces,
            must: if chain { PointSet::EMPTY } else { self.must },
            huffable: if free_to_huff {
                huffable(&self.legal)
            } else {
                PointSet::EMPTY
            },
            huffed: self.selection.huff,
            selected,
            destinations: self.destinations.clone(),
            ..marks
        }
    }
}

/// The position that the board shows.
fn shown(session: &Session, hand: &Hand) -> Position {
    let game = &session.game;
    let ply = hand.viewed.unwrap_or(game.turns().len());
    let position = *game.position_at(ply).unwrap_or(game.position());
    let Some(route) = hand.selection.route().filter(|_| hand.viewed.is_none()) else {
        return position;
    };
    let mut setup = position.setup();
    let (own, other) = match setup.side {
        Color::White => (&mut setup.white, &mut setup.black),
        Color::Black => (&mut setup.black, &mut setup.white),
    };
    *own = own.without(route.from()).with(route.to());
    *other = *other - route.captured();
    Position::new(setup).unwrap_or(position)
}
