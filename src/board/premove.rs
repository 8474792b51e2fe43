//! Moves prepared while the opponent is to move. What the board will look like is unknown, so a prepared move
//! may go wherever the rules could ever let the piece go; what it means shows when the reply has been played.
//! Pure logic.

use alquerque_rules::{Color, Completion, Direction, Move, Point, PointSet, Rules};

use super::selection::{Answer, Destination, Reach, Selection, route, send};

/// The points that the prepared piece could be sent to next, on some board: by a step or the first jump of a
/// capture, or by a further jump from where it was sent last.
fn near(rules: &Rules, side: Color, now: &Selection) -> PointSet {
    let Some(at) = now.at() else {
        return PointSet::EMPTY;
    };
    let each = Direction::ALL.into_iter();
    if now.landings.is_empty() {
        let steps = each
            .clone()
            .filter(|&d| rules.step_origins(side, d).contains(at))
            .filter_map(|d| at.step(d));
        let jumps = each
            .filter(|&d| rules.first_jump_origins(side, d).contains(at))
            .filter_map(|d| at.jump(d));
        steps.chain(jumps).collect()
    } else if now.route().is_some() {
        further(rules, side, at)
    } else {
        // A step, or an end whose route is open: nothing follows.
        PointSet::EMPTY
    }
}

/// The landings of the jumps that could go on from a point.
fn further(rules: &Rules, side: Color, at: Point) -> PointSet {
    let goes_on = rules.set().completion != Completion::Single;
    Direction::ALL
        .into_iter()
        .filter(|&d| goes_on && rules.further_jump_origins(side, d).contains(at))
        .filter_map(|d| at.jump(d))
        .collect()
}

/// Where the prepared piece can be sent by the next click: near points, and those where a longer capture could
/// end.
pub fn prospects(rules: &Rules, side: Color, now: &Selection) -> Vec<Destination> {
    let near = near(rules, side, now);
    let Some(at) = now.at() else {
        return Vec::new();
    };
    let mut reached = near
        .into_iter()
        .filter(|&to| at.jump_to(to).is_some())
        .collect::<PointSet>();
    loop {
        let more = reached
            .into_iter()
            .fold(reached, |all, from| all | further(rules, side, from));
        if more == reached {
            break;
        }
        reached = more;
    }
    let destination = |reach| move |point| Destination { point, reach };
    let ends = (reached - near).without(at);
    near.into_iter()
        .map(destination(Reach::Next))
        .chain(ends.into_iter().map(destination(Reach::End)))
        .collect()
}

/// What is prepared after a point was chosen by a side that has these pieces. A piece clicked is taken in hand in
/// place of the one before; only by dropping (`dropped`) can one be sent to a point that another still stands on.
/// Anything else takes back what was prepared.
pub fn prepare(
    rules: &Rules,
    side: Color,
    own: PointSet,
    now: &Selection,
    point: Point,
    dropped: bool,
) -> Selection {
    let reachable = || prospects(rules, side, now).iter().any(|d| d.point == point);
    if own.contains(point) && !dropped && now.at() != Some(point) {
        Selection::piece(None, point)
    } else if now.at() != Some(point) && reachable() {
        let mut longer = now.clone();
        longer.landings.push(point);
        longer
    } else {
        Selection::default()
    }
}

/// What a prepared move means now that it is its side's turn: the move it names by its hops or by its end; a capture
/// begun, where several go on from it; `None` when it has become impossible.
pub fn resolve(legal: &[Move], prepared: &Selection) -> Option<Answer> {
    let mut now = Selection::piece(None, prepared.from?);
    let mut points = prepared.landings.iter();
    while let Some(&point) = points.next() {
        match send(legal, &now, point).ok()? {
            Answer::Select(next) => now = next,
            answer => return points.next().is_none().then_some(answer),
        }
    }
    let jumps = now.landings.len();
    let candidates: Vec<Move> = now.candidates(legal).copied().collect();
    let stops = |mv: &&Move| route(mv).is_some_and(|r| r.jumps() == jumps);
    match (candidates.iter().find(stops), &candidates[..]) {
        (_, []) => None,
        (Some(mv), _) | (None, [mv]) if jumps > 0 => Some(Answer::Play(*mv)),
        _ => Some(Answer::Select(now)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Position, Preset};

    fn p(name: &str) -> Point {
        name.parse().unwrap()
    }

    fn rules(preset: Preset) -> Rules {
        Rules::from(preset)
    }

    /// What is prepared after these clicks by White, whose pieces stand on d2 and d1.
    fn clicked(preset: Preset, points: &[&str]) -> Selection {
        let own = p("d2").set().with(p("d1"));
        points.iter().fold(Selection::default(), |now, point| {
            prepare(&rules(preset), Color::White, own, &now, p(point), false)
        })
    }

    fn selection(from: &str, landings: &[&str]) -> Selection {
        Selection {
            huff: None,
            from: Some(p(from)),
            landings: landings.iter().map(|point| p(point)).collect(),
        }
    }

    fn resolved(preset: Preset, position: &str, prepared: &Selection) -> Option<Answer> {
        let position: Position = position.parse().unwrap();
        resolve(&rules(preset).moves(&position), prepared)
    }

    fn played(answer: Option<Answer>) -> String {
        match answer {
            Some(Answer::Play(mv)) => mv.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_piece_may_go_wherever_lines_lead_whatever_stands_there() {
        let near: Vec<Point> = prospects(&rules(Preset::Free), Color::White, &selection("a1", &[]))
            .into_iter()
            .filter(|d| d.reach == Reach::Next)
            .map(|d| d.point)
            .collect();
        assert_eq!(near, ["b1", "c1", "a2", "b2", "a3", "c3"].map(p));
    }

    #[test]
    fn longer_captures_are_prospects_by_their_end() {
        let ends: PointSet = prospects(&rules(Preset::Free), Color::White, &selection("a1", &[]))
            .into_iter()
            .filter(|d| d.reach == Reach::End)
            .map(|d| d.point)
            .collect();
        assert_eq!(
            ends,
            ["e1", "e3", "a5", "c5", "e5"].map(p).into_iter().collect()
        );
    }

    #[test]
    fn the_rules_bound_what_can_be_prepared() {
        let of = |preset| -> PointSet {
            prospects(&rules(preset), Color::White, &selection("c3", &[]))
                .into_iter()
                .map(|d| d.point)
                .collect()
        };
        // Under Bell's rules the piece captures backward but does not step so; Alfonso's capture is one jump.
        assert!(!of(Preset::Bell).contains(p("c2")));
        assert!(of(Preset::Bell).contains(p("c1")));
        assert!(!of(Preset::BrainKing).contains(p("b2")));
        assert!(
            prospects(
                &rules(Preset::Alfonso),
                Color::White,
                &selection("c3", &["c1"])
            )
            .is_empty()
        );
    }

    #[test]
    fn points_are_clicked_hop_by_hop() {
        assert_eq!(
            clicked(Preset::Free, &["d2", "b4", "b2"]),
            selection("d2", &["b4", "b2"])
        );
    }

    #[test]
    fn nothing_follows_a_step() {
        assert_eq!(
            clicked(Preset::Free, &["d2", "c3", "c5"]),
            Selection::default()
        );
    }

    #[test]
    fn a_click_elsewhere_or_on_its_end_takes_it_back() {
        assert_eq!(
            clicked(Preset::Free, &["d2", "c3", "a1"]),
            Selection::default()
        );
        assert_eq!(
            clicked(Preset::Free, &["d2", "c3", "c3"]),
            Selection::default()
        );
        assert_eq!(clicked(Preset::Free, &["d2", "d2"]), Selection::default());
        assert_eq!(clicked(Preset::Free, &["c4"]), Selection::default());
    }

    #[test]
    fn another_piece_takes_the_place_of_the_first_unless_it_is_dropped_on() {
        assert_eq!(clicked(Preset::Free, &["d2", "d1"]), selection("d1", &[]));
        let own = p("d2").set().with(p("d1"));
        let dropped = prepare(
            &rules(Preset::Free),
            Color::White,
            own,
            &selection("d2", &[]),
            p("d1"),
            true,
        );
        assert_eq!(dropped, selection("d2", &["d1"]));
    }

    #[test]
    fn a_step_is_played_when_it_is_legal() {
        let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
        let step = selection("d2", &["c3"]);
        assert_eq!(played(resolved(Preset::Free, start, &step)), "d2-c3");
        let blocked = selection("a1", &["a2"]);
        assert_eq!(resolved(Preset::Free, start, &blocked), None);
    }

    #[test]
    fn a_step_is_dropped_when_a_capture_is_obligatory() {
        let step = selection("e1", &["e2"]);
        assert_eq!(resolved(Preset::Free, "5/5/2b2/1w3/4w w", &step), None);
    }

    #[test]
    fn a_chain_is_played_by_its_hops_its_end_or_its_beginning() {
        let chain = "5/1b3/5/1b3/1w3 w";
        for landings in [&["b3", "b5"][..], &["b5"], &["b3"]] {
            let prepared = selection("b1", landings);
            assert_eq!(played(resolved(Preset::Free, chain, &prepared)), "b1xb3xb5");
        }
        let longer = selection("b1", &["b3", "b5", "d5"]);
        assert_eq!(resolved(Preset::Free, chain, &longer), None);
    }

    #[test]
    fn where_a_capture_may_stop_the_hops_are_taken_as_they_are() {
        let hop = selection("b1", &["b3"]);
        let answer = resolved(Preset::Murray, "5/1b3/5/1b3/1w3 w", &hop);
        assert_eq!(played(answer), "b1xb3");
    }

    #[test]
    fn a_beginning_that_several_captures_share_is_begun() {
        // From c3 over c2, then over b1 or d1.
        let hop = selection("c3", &["c1"]);
        let answer = resolved(Preset::Free, "5/5/2w2/2b2/1b1b1 w", &hop);
        assert_eq!(answer, Some(Answer::Select(hop)));
    }

    #[test]
    fn an_end_that_several_routes_reach_is_dropped() {
        let end = selection("c3", &["a5"]);
        assert_eq!(resolved(Preset::Free, "1b1b1/3b1/2wb1/5/5 w", &end), None);
    }

    #[test]
    fn a_piece_in_hand_stays_in_hand_while_it_can_move() {
        let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
        let held = selection("d2", &[]);
        assert_eq!(
            resolved(Preset::Free, start, &held),
            Some(Answer::Select(held))
        );
        assert_eq!(resolved(Preset::Free, start, &selection("a1", &[])), None);
    }
}
