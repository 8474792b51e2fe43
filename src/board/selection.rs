//! What a click on a point means: pure logic, told which moves are legal.

use alquerque_rules::{
    Action, Capture, IllegalMove, Move, Point, PointSet, Position, Rules, WrittenMove,
};

/// What the player has clicked so far of the move to be made.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Selection {
    /// The opponent's piece to be removed first, where the rules have the huff.
    pub huff: Option<Point>,
    /// The piece to move.
    pub from: Option<Point>,
    /// The landing points of an unfinished capture.
    pub landings: Vec<Point>,
}

impl Selection {
    /// A piece, and nothing clicked after it.
    pub fn piece(huff: Option<Point>, from: Point) -> Selection {
        Selection {
            huff,
            from: Some(from),
            landings: Vec::new(),
        }
    }

    /// Where the selected piece waits: its own point, or the last landing of an unfinished capture.
    pub fn at(&self) -> Option<Point> {
        self.landings.last().copied().or(self.from)
    }

    /// The unfinished capture as a route.
    pub fn route(&self) -> Option<Capture> {
        Capture::along(self.from?, &self.landings)
    }

    /// The legal moves that go on from what has been clicked.
    pub(super) fn candidates<'a>(
        &'a self,
        legal: &'a [Move],
    ) -> impl Iterator<Item = &'a Move> + Clone {
        legal.iter().filter(|mv| {
            mv.huff == self.huff
                && mv.from() == self.from
                && (self.landings.is_empty()
                    || route(mv).is_some_and(|r| {
                        r.landings()
                            .take(self.landings.len())
                            .eq(self.landings.iter().copied())
                    }))
        })
    }
}

/// How a click is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The selection changes; an empty one takes everything back.
    Select(Selection),
    /// The move is complete.
    Play(Move),
    /// The click cannot be part of a legal move, and why.
    Refuse(IllegalMove),
}

/// A point that the selected piece can be sent to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Destination {
    /// Where.
    pub point: Point,
    /// How the piece gets there.
    pub reach: Reach,
}

/// How a piece gets to a destination.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// By a step, or by the next jump.
    Next,
    /// It is the end of a longer capture, and only one route leads there.
    End,
    /// Several routes end there: the jumps have to be chosen one by one.
    Routes,
}

/// The route of a move that captures.
pub(super) fn route(mv: &Move) -> Option<Capture> {
    match mv.action {
        Action::Capture(capture) => Some(capture),
        Action::Step(_) | Action::None => None,
    }
}

/// Where the piece goes next: the end of a step, or the landing after those clicked.
fn next(mv: &Move, clicked: usize) -> Option<Point> {
    match mv.action {
        Action::Step(step) => Some(step.to()),
        Action::Capture(capture) => capture.landings().nth(clicked),
        Action::None => None,
    }
}

/// The pieces that can be clicked first: those with a legal move.
pub fn movable(legal: &[Move], huff: Option<Point>) -> PointSet {
    legal
        .iter()
        .filter(|mv| mv.huff == huff)
        .filter_map(Move::from)
        .collect()
}

/// The opponent's pieces that can be clicked first, to be huffed.
pub fn huffable(legal: &[Move]) -> PointSet {
    legal.iter().filter_map(|mv| mv.huff).collect()
}

/// Where the selected piece can be sent by the next click.
pub fn destinations(legal: &[Move], selection: &Selection) -> Vec<Destination> {
    let mut found: Vec<Destination> = Vec::new();
    let mut add = |point, reach| {
        if Some(point) != selection.at() && !found.iter().any(|d| d.point == point) {
            found.push(Destination { point, reach });
        }
    };
    let candidates = selection.candidates(legal);
    candidates
        .clone()
        .filter_map(|mv| next(mv, selection.landings.len()))
        .for_each(|p| add(p, Reach::Next));
    candidates.filter_map(Move::to).for_each(|end| {
        let reach = match by_end(legal, selection, end) {
            Ok(_) => Reach::End,
            Err(_) => Reach::Routes,
        };
        add(end, reach);
    });
    found
}

/// The only capture that ends on the point; else how many routes there are.
fn by_end(legal: &[Move], selection: &Selection, end: Point) -> Result<Move, usize> {
    let mut ending = selection
        .candidates(legal)
        .filter(|mv| mv.is_capture() && mv.to() == Some(end));
    let first = ending.next();
    match (first, ending.count()) {
        (Some(mv), 0) => Ok(*mv),
        (None, _) => Err(0),
        (Some(_), more) => Err(more + 1),
    }
}

/// Answers a click on a point by the side to move.
pub fn click(
    rules: &Rules,
    position: &Position,
    legal: &[Move],
    now: &Selection,
    point: Point,
) -> Answer {
    if now.at() == Some(point) {
        return on_waiting_piece(legal, now);
    }
    if now.landings.is_empty()
        && let Some(answer) = on_piece(rules, position, legal, now, point)
    {
        return answer;
    }
    match send(legal, now, point) {
        Ok(answer) => answer,
        Err(0) => Answer::Refuse(why_not(rules, position, now, point)),
        Err(routes) => Answer::Refuse(IllegalMove::Ambiguous { routes }),
    }
}

/// The piece that waits was clicked again: where the capture may stop it does, else it is taken back.
fn on_waiting_piece(legal: &[Move], now: &Selection) -> Answer {
    let jumps = now.landings.len();
    let stop = now
        .candidates(legal)
        .find(|mv| jumps > 0 && route(mv).is_some_and(|r| r.jumps() == jumps));
    match (stop, now.from) {
        (Some(mv), _) => Answer::Play(*mv),
        (None, Some(from)) if jumps > 0 => Answer::Select(Selection::piece(now.huff, from)),
        _ => Answer::Select(Selection {
            huff: now.huff,
            ..Selection::default()
        }),
    }
}

/// A piece was clicked, or an empty point with nothing selected.
fn on_piece(
    rules: &Rules,
    position: &Position,
    legal: &[Move],
    now: &Selection,
    point: Point,
) -> Option<Answer> {
    if position.piece_at(point) == Some(position.side()) {
        return Some(if movable(legal, now.huff).contains(point) {
            Answer::Select(Selection::piece(now.huff, point))
        } else {
            match rules.movable(position, point) {
                Err(reason) => Answer::Refuse(reason),
                // It could move, but not after the huff that has been chosen.
                Ok(()) => Answer::Refuse(IllegalMove::Blocked(point)),
            }
        });
    }
    if now.from.is_some() {
        return None;
    }
    if now.huff == Some(point) {
        return Some(Answer::Select(Selection::default()));
    }
    if huffable(legal).contains(point) {
        let alone = legal
            .iter()
            .find(|mv| mv.huff == Some(point) && mv.action == Action::None);
        return Some(match alone {
            Some(mv) => Answer::Play(*mv),
            None => Answer::Select(Selection {
                huff: Some(point),
                ..Selection::default()
            }),
        });
    }
    Some(match position.piece_at(point) {
        Some(_) => Answer::Refuse(IllegalMove::NotYours(point)),
        None => Answer::Select(now.clone()),
    })
}

/// The selected piece is sent to a point: the next landing before the end of a longer capture.
///
/// # Errors
/// How many routes end on the point, when it is not just one.
pub(super) fn send(legal: &[Move], now: &Selection, point: Point) -> Result<Answer, usize> {
    let jumps = now.landings.len();
    let through: Vec<&Move> = now
        .candidates(legal)
        .filter(|mv| next(mv, jumps) == Some(point))
        .collect();
    match through[..] {
        [] => by_end(legal, now, point).map(Answer::Play),
        [mv] if route(mv).is_none_or(|r| r.jumps() == jumps + 1) => Ok(Answer::Play(*mv)),
        _ => {
            let mut longer = now.clone();
            longer.landings.push(point);
            Ok(Answer::Select(longer))
        }
    }
}

fn why_not(rules: &Rules, position: &Position, now: &Selection, point: Point) -> IllegalMove {
    let names: String = now
        .from
        .iter()
        .chain(&now.landings)
        .chain([&point])
        .map(Point::to_string)
        .collect();
    let huff = now.huff.map(|p| format!("*{p} ")).unwrap_or_default();
    let written: Option<WrittenMove> = format!("{huff}{names}").parse().ok();
    let from = now.at().unwrap_or(point);
    written
        .and_then(|written| rules.read(position, &written).err())
        .unwrap_or(IllegalMove::TooFar { from, to: point })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::Preset;

    struct Table {
        rules: Rules,
        position: Position,
        selection: Selection,
    }

    impl Table {
        fn new(preset: Preset, position: &str) -> Table {
            Table {
                rules: Rules::from(preset),
                position: position.parse().unwrap(),
                selection: Selection::default(),
            }
        }

        fn click(&mut self, point: &str) -> Answer {
            let legal = self.rules.moves(&self.position);
            let answer = click(
                &self.rules,
                &self.position,
                &legal,
                &self.selection,
                p(point),
            );
            if let Answer::Select(selection) = &answer {
                self.selection = selection.clone();
            }
            answer
        }

        fn destinations(&self) -> Vec<(String, Reach)> {
            let legal = self.rules.moves(&self.position);
            destinations(&legal, &self.selection)
                .iter()
                .map(|d| (d.point.to_string(), d.reach))
                .collect()
        }
    }

    fn p(name: &str) -> Point {
        name.parse().unwrap()
    }

    fn played(answer: &Answer) -> String {
        match answer {
            Answer::Play(mv) => mv.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_piece_and_a_neighbour_make_a_step() {
        let mut table = Table::new(Preset::Free, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w");
        table.click("d2");
        assert_eq!(table.destinations(), [("c3".to_owned(), Reach::Next)]);
        assert_eq!(played(&table.click("c3")), "d2-c3");
    }

    #[test]
    fn clicking_the_selected_piece_puts_it_down() {
        let mut table = Table::new(Preset::Free, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w");
        table.click("d2");
        assert_eq!(table.click("d2"), Answer::Select(Selection::default()));
    }

    #[test]
    fn another_piece_is_refused_while_one_must_capture() {
        let mut table = Table::new(Preset::Free, "5/5/2b2/1w3/4w w");
        let jumpers = p("b2").set();
        assert_eq!(
            table.click("e1"),
            Answer::Refuse(IllegalMove::MustCapture { jumpers })
        );
    }

    #[test]
    fn a_chain_is_clicked_hop_by_hop() {
        let mut table = Table::new(Preset::Free, "5/1b3/5/1b3/1w3 w");
        table.click("b1");
        assert_eq!(
            table.destinations(),
            [
                ("b3".to_owned(), Reach::Next),
                ("b5".to_owned(), Reach::End)
            ]
        );
        assert!(matches!(table.click("b3"), Answer::Select(_)));
        assert_eq!(table.selection.at(), Some(p("b3")));
        assert_eq!(played(&table.click("b5")), "b1xb3xb5");
    }

    #[test]
    fn a_chain_is_clicked_by_its_end() {
        let mut table = Table::new(Preset::Free, "5/1b3/5/1b3/1w3 w");
        table.click("b1");
        assert_eq!(played(&table.click("b5")), "b1xb3xb5");
    }

    #[test]
    fn clicking_the_waiting_piece_takes_the_chain_back() {
        let mut table = Table::new(Preset::Free, "5/1b3/5/1b3/1w3 w");
        table.click("b1");
        table.click("b3");
        assert_eq!(
            table.click("b3"),
            Answer::Select(Selection::piece(None, p("b1")))
        );
    }

    #[test]
    fn an_end_with_two_routes_wants_its_hops() {
        // Over d4, d5 and b5, or over d3, d4 and b5.
        let mut table = Table::new(Preset::Free, "1b1b1/3b1/2wb1/5/5 w");
        table.click("c3");
        assert!(
            table
                .destinations()
                .contains(&("a5".to_owned(), Reach::Routes))
        );
        let refusal = table.click("a5");
        assert_eq!(
            refusal,
            Answer::Refuse(IllegalMove::Ambiguous { routes: 2 })
        );
    }

    #[test]
    fn a_chain_that_must_go_on_says_where() {
        let mut table = Table::new(Preset::Free, "5/1b3/5/1b3/1w3 w");
        table.click("b1");
        table.click("b3");
        assert!(matches!(
            table.click("e1"),
            Answer::Refuse(IllegalMove::TooFar { .. })
        ));
    }

    #[test]
    fn where_a_capture_may_stop_the_piece_clicked_again_stops_it() {
        let mut table = Table::new(Preset::Murray, "5/1b3/5/1b3/1w3 w");
        table.click("b1");
        table.click("b3");
        assert_eq!(played(&table.click("b3")), "b1xb3");
    }

    #[test]
    fn a_huff_is_clicked_before_the_move() {
        let mut table = Table::new(Preset::Covarrubias, "b4/5/5/1bw2/5 w - - 0 1 *b2");
        table.click("b2");
        assert_eq!(table.selection.huff, Some(p("b2")));
    }
}
