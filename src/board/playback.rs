//! How moves play out on the board: hop by hop, forward and backward. Pure logic; the board's timer calls
//! [`Shown::towards`] once a hop.

use alquerque_rules::{Action, Color, Move, Point, PointSet, Position};

/// What the board shows: the moves played out in full, and how much of one more.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shown {
    /// The moves that have been played out.
    pub moves: Vec<Move>,
    /// A move that is on its way and how many of its hops have been made, at least one and not all.
    pub partial: Option<(Move, usize)>,
}

/// How many hops a move is: one for the huff, one for the step or each jump.
pub fn hops(mv: &Move) -> usize {
    let action = match mv.action {
        Action::Capture(capture) => capture.jumps(),
        Action::Step(_) => 1,
        Action::None => 0,
    };
    action + usize::from(mv.huff.is_some())
}

/// How far a jump in the history may be and still be played out; further ones are shown at once.
const PLAYED_OUT: usize = 3;

impl Shown {
    /// One hop nearer to the target: back to where both agree, then forward.
    pub fn towards(&self, target: &Shown) -> Shown {
        let common = self
            .moves
            .iter()
            .zip(&target.moves)
            .take_while(|(a, b)| a == b)
            .count();
        if self.moves.len() + target.moves.len() - 2 * common > PLAYED_OUT {
            return target.clone();
        }
        match self.partial {
            Some((mv, made)) if self.moves == target.moves && target.has_made(&mv, made) => {
                target.clone()
            }
            Some((mv, made))
                if self.moves.len() > common || !target.leads_through(common, &mv, made) =>
            {
                self.back(mv, made)
            }
            _ if self.moves.len() > common => self.back_from_last(),
            Some((mv, made)) => self.forward(target, target.on_way(common).unwrap_or(mv), made),
            None => target
                .on_way(common)
                .map_or(target.clone(), |mv| self.forward(target, mv, 0)),
        }
    }

    /// The move that the target makes, or is on the way of, after so many moves.
    fn on_way(&self, ply: usize) -> Option<Move> {
        self.moves.get(ply).copied().or(self
            .partial
            .map(|(mv, _)| mv)
            .filter(|_| self.moves.len() == ply))
    }

    /// Whether the move on its way has made just these hops, whatever follows.
    fn has_made(&self, mv: &Move, made: usize) -> bool {
        self.partial
            .is_some_and(|(own, of_own)| of_own == made && same_start(mv, &own, made))
    }

    /// Whether the target has made these hops of this move, or of one that begins with them.
    fn leads_through(&self, ply: usize, mv: &Move, made: usize) -> bool {
        let reached = match (self.moves.get(ply), self.partial) {
            (Some(other), _) => Some((*other, hops(other))),
            (None, partial) => partial.filter(|_| self.moves.len() == ply),
        };
        reached.is_some_and(|(other, of_other)| of_other >= made && same_start(mv, &other, made))
    }

    fn forward(&self, target: &Shown, mv: Move, made: usize) -> Shown {
        let made = made + 1;
        let complete = target.moves.len() > self.moves.len() && made >= hops(&mv);
        let mut moves = self.moves.clone();
        if complete {
            moves.push(mv);
        }
        Shown {
            moves,
            partial: (!complete).then_some((mv, made)),
        }
    }

    fn back(&self, mv: Move, made: usize) -> Shown {
        Shown {
            moves: self.moves.clone(),
            partial: made.checked_sub(1).filter(|&m| m > 0).map(|m| (mv, m)),
        }
    }

    fn back_from_last(&self) -> Shown {
        let mut moves = self.moves.clone();
        match moves.pop() {
            Some(mv) => Shown {
                moves,
                partial: None,
            }
            .back(mv, hops(&mv)),
            None => self.clone(),
        }
    }
}

/// Whether the first hops of two moves are the same.
fn same_start(a: &Move, b: &Move, made: usize) -> bool {
    let start = |mv: &Move| -> Vec<Hop> { hop_list(mv).into_iter().take(made).collect() };
    start(a) == start(b)
}

/// One hop of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hop {
    /// Start and end of the piece that moves.
    path: Option<(Point, Point)>,
    /// The piece that comes off.
    taken: Option<Point>,
}

fn hop_list(mv: &Move) -> Vec<Hop> {
    let mut list: Vec<Hop> = mv
        .huff
        .map(|point| Hop {
            path: None,
            taken: Some(point),
        })
        .into_iter()
        .collect();
    match mv.action {
        Action::Step(step) => list.push(Hop {
            path: Some((step.from(), step.to())),
            taken: None,
        }),
        Action::Capture(capture) => {
            let mut at = capture.from();
            list.extend(capture.hops().map(|(over, landing)| {
                let hop = Hop {
                    path: Some((at, landing)),
                    taken: Some(over),
                };
                at = landing;
                hop
            }));
        }
        Action::None => {}
    }
    list
}

/// What has become of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It stands on the board.
    Standing,
    /// The last move shown took it.
    JustTaken,
    /// It was taken earlier.
    Gone,
}

/// A piece as the board draws it. Its place in the list is its identity for the whole game, so that the
/// browser can move the same element from point to point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Whose.
    pub color: Color,
    /// Where it stands, or stood when it was taken.
    pub point: Point,
    /// What has become of it.
    pub fate: Fate,
}

/// The board at one moment: every piece of the game, and the path of the last move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// All pieces of the start position, those taken included.
    pub pieces: Vec<Piece>,
    /// The points the last move has passed so far, its start first; empty before the first move.
    pub path: Vec<Point>,
}

impl Scene {
    /// The scene after what is shown, from a start position.
    pub fn new(start: &Position, shown: &Shown) -> Scene {
        let pieces = Color::ALL
            .into_iter()
            .flat_map(|color| {
                start
                    .pieces(color)
                    .into_iter()
                    .map(move |point| (color, point))
            })
            .map(|(color, point)| Piece {
                color,
                point,
                fate: Fate::Standing,
            })
            .collect();
        let mut scene = Scene {
            pieces,
            path: Vec::new(),
        };
        for mv in &shown.moves {
            scene.play(mv, hops(mv));
        }
        if let Some((mv, made)) = shown.partial {
            scene.play(&mv, made);
        }
        scene
    }

    fn play(&mut self, mv: &Move, made: usize) {
        for piece in self
            .pieces
            .iter_mut()
            .filter(|piece| piece.fate == Fate::JustTaken)
        {
            piece.fate = Fate::Gone;
        }
        self.path = mv.from().into_iter().collect();
        for hop in hop_list(mv).into_iter().take(made) {
            if let Some(piece) = hop.taken.and_then(|point| self.standing_mut(point)) {
                piece.fate = Fate::JustTaken;
            }
            if let Some((from, to)) = hop.path {
                if let Some(piece) = self.standing_mut(from) {
                    piece.point = to;
                }
                self.path.push(to);
            }
        }
    }

    fn standing_mut(&mut self, point: Point) -> Option<&mut Piece> {
        self.pieces
            .iter_mut()
            .find(|piece| piece.fate == Fate::Standing && piece.point == point)
    }

    /// The points on which pieces stand.
    pub fn occupied(&self) -> PointSet {
        self.pieces
            .iter()
            .filter(|piece| piece.fate == Fate::Standing)
            .map(|piece| piece.point)
            .collect()
    }

    /// How many pieces of a colour have been taken.
    pub fn taken(&self, color: Color) -> usize {
        self.pieces
            .iter()
            .filter(|piece| piece.color == color && piece.fate != Fate::Standing)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    fn shown(moves: &[&str]) -> Shown {
        Shown {
            moves: moves.iter().map(|text| mv(text)).collect(),
            partial: None,
        }
    }

    fn frames(from: &Shown, to: &Shown) -> Vec<Shown> {
        let mut list = vec![from.clone()];
        while list.last() != Some(to) {
            assert!(list.len() < 30, "{list:?}");
            list.push(list[list.len() - 1].towards(to));
        }
        list
    }

    #[test]
    fn a_chain_takes_one_frame_a_hop() {
        let chain = mv("b1xb3xb5");
        let list = frames(&shown(&[]), &shown(&["b1xb3xb5"]));
        let between = Shown {
            moves: vec![],
            partial: Some((chain, 1)),
        };
        assert_eq!(list, [shown(&[]), between, shown(&["b1xb3xb5"])]);
    }

    #[test]
    fn taking_back_plays_the_same_frames_backward() {
        let there = frames(&shown(&["d2-c3"]), &shown(&["d2-c3", "b4xd2", "e1xc3"]));
        let mut back = frames(&shown(&["d2-c3", "b4xd2", "e1xc3"]), &shown(&["d2-c3"]));
        back.reverse();
        assert_eq!(there, back);
    }

    #[test]
    fn another_line_is_reached_through_the_common_moves() {
        let list = frames(&shown(&["d2-c3", "b4xd2"]), &shown(&["d2-c3", "d4xb2"]));
        assert_eq!(list[1], shown(&["d2-c3"]));
        assert_eq!(list.len(), 3);
    }

    #[test]
    fn far_targets_are_shown_at_once() {
        let far = shown(&["d2-c3", "b4xd2", "e1xc3", "d4xb2"]);
        assert_eq!(shown(&[]).towards(&far), far);
    }

    #[test]
    fn hops_already_clicked_are_not_played_again() {
        let waiting = Shown {
            moves: vec![],
            partial: Some((mv("b1xb3"), 1)),
        };
        let list = frames(&waiting, &shown(&["b1xb3xb5"]));
        assert_eq!(list.len(), 2);
    }

    #[test]
    fn an_unfinished_chain_is_taken_back_hop_by_hop() {
        let waiting = Shown {
            moves: vec![],
            partial: Some((mv("b1xb3xb5"), 2)),
        };
        assert_eq!(frames(&waiting, &shown(&[])).len(), 3);
    }

    #[test]
    fn the_chain_in_hand_follows_each_click() {
        let one = Shown {
            moves: vec![],
            partial: Some((mv("b1xb3"), 1)),
        };
        let two = Shown {
            moves: vec![],
            partial: Some((mv("b1xb3xb5"), 2)),
        };
        assert_eq!(frames(&shown(&[]), &one).len(), 2);
        assert_eq!(frames(&one, &two).len(), 2);
    }

    #[test]
    fn the_same_hops_of_a_longer_route_need_no_frame() {
        let longer = Shown {
            moves: vec![],
            partial: Some((mv("b1xb3xb5"), 1)),
        };
        let one = Shown {
            moves: vec![],
            partial: Some((mv("b1xb3"), 1)),
        };
        assert_eq!(longer.towards(&one), one);
    }

    #[test]
    fn a_piece_keeps_its_identity_and_a_taken_one_lies_where_it_was_jumped() {
        let start: Position = "5/1b3/5/1b3/1w3 w".parse().unwrap();
        let scene = Scene::new(
            &start,
            &Shown {
                moves: vec![],
                partial: Some((mv("b1xb3xb5"), 1)),
            },
        );
        assert_eq!(scene.pieces[0].point.to_string(), "b3");
        assert_eq!(scene.pieces[1].fate, Fate::JustTaken);
        assert_eq!(scene.pieces[2].fate, Fate::Standing);
        assert_eq!(scene.path.len(), 2);
        assert_eq!(scene.taken(Color::Black), 1);
    }

    #[test]
    fn a_huff_is_a_hop_of_its_own() {
        assert_eq!(hops(&mv("*c3 d4-d3")), 2);
        assert_eq!(hops(&mv("*c3")), 1);
    }
}
