//! What the rules say, as sentences.

use super::Value;
use alquerque_rules::{
    Color, DrawReason, Heading, IllegalMove, Outcome, ParseWrittenError, PointSet, RuleSet,
    WinReason,
};

use super::Messages;

/// The key of a colour in the messages that choose by `$color`.
pub fn color_key(color: Color) -> Value {
    match color {
        Color::White => "white".into(),
        Color::Black => "black".into(),
    }
}

fn heading_key(heading: Heading) -> Value {
    match heading {
        Heading::Forward => "forward".into(),
        Heading::Sideways => "sideways".into(),
        Heading::Backward => "backward".into(),
    }
}

/// A list: its items joined by the message `list-more`, the last by the message `joint`, such as `or-list`.
pub fn list(messages: &Messages, items: Vec<String>, joint: &str) -> String {
    let mut items = items.into_iter().peekable();
    let mut list = items.next().unwrap_or_default();
    while let Some(next) = items.next() {
        let key = if items.peek().is_some() {
            "list-more"
        } else {
            joint
        };
        list = messages.with(key, &[("rest", list.into()), ("last", next.into())]);
    }
    list
}

/// Points as a [`list`] in words.
pub fn points_list(messages: &Messages, points: PointSet, joint: &str) -> String {
    let names = points.into_iter().map(|point| point.to_string()).collect();
    list(messages, names, joint)
}

/// Why a text is not even written like a move.
pub fn misread(messages: &Messages, error: &ParseWrittenError) -> String {
    match *error {
        ParseWrittenError::Empty => messages.get("type-move-hint"),
        ParseWrittenError::ExpectedPoint { at } => {
            messages.with("typed-no-point", &[("at", (at + 1).into())])
        }
        ParseWrittenError::Unexpected { found, .. } => {
            messages.with("typed-unexpected", &[("found", found.to_string().into())])
        }
        ParseWrittenError::OnePoint => messages.get("typed-one-point"),
        ParseWrittenError::TooLong => messages.get("typed-too-long"),
    }
}

/// Why a move was refused.
pub fn refusal(messages: &Messages, reason: &IllegalMove) -> String {
    let any = |points| points_list(messages, points, "or-list");
    let name = |point: alquerque_rules::Point| Value::from(point.to_string());
    match *reason {
        IllegalMove::NoMoves => messages.get("no-moves"),
        IllegalMove::EmptyPoint(point) => messages.with("empty-point", &[("point", name(point))]),
        IllegalMove::NotYours(point) => messages.with("not-yours", &[("point", name(point))]),
        IllegalMove::Occupied(point) => messages.with("occupied", &[("point", name(point))]),
        IllegalMove::NoLine { from, to } => {
            messages.with("no-line", &[("from", name(from)), ("to", name(to))])
        }
        IllegalMove::StepInCapture { from, to } => {
            messages.with("step-in-capture", &[("from", name(from)), ("to", name(to))])
        }
        IllegalMove::TooFar { from, to } => {
            messages.with("too-far", &[("from", name(from)), ("to", name(to))])
        }
        IllegalMove::MustCapture { jumpers } => {
            messages.with("refused-must-capture", &[("points", any(jumpers).into())])
        }
        IllegalMove::Blocked(point) => messages.with("blocked", &[("point", name(point))]),
        IllegalMove::FarRow(point) => messages.with("far-row", &[("point", name(point))]),
        IllegalMove::StepHeading(heading) => {
            messages.with("step-heading", &[("heading", heading_key(heading))])
        }
        IllegalMove::Returns { from, to } => {
            messages.with("returns", &[("from", name(from)), ("to", name(to))])
        }
        IllegalMove::FirstJumpHeading(heading) => {
            messages.with("first-jump-heading", &[("heading", heading_key(heading))])
        }
        IllegalMove::FurtherJumpHeading(heading) => {
            messages.with("further-jump-heading", &[("heading", heading_key(heading))])
        }
        IllegalMove::NothingToJump(point) => {
            messages.with("nothing-to-jump", &[("point", name(point))])
        }
        IllegalMove::OwnPiece(point) => messages.with("own-piece", &[("point", name(point))]),
        IllegalMove::Incomplete { at, next } => messages.with(
            "incomplete",
            &[("point", name(at)), ("points", any(next).into())],
        ),
        IllegalMove::SingleJump => messages.get("single-jump"),
        IllegalMove::Ambiguous { routes } => {
            messages.with("ambiguous", &[("routes", routes.into())])
        }
        IllegalMove::NotACapture => messages.get("not-a-capture"),
        IllegalMove::NotHuffable(point) => messages.with("not-huffable", &[("point", name(point))]),
        IllegalMove::HuffAlone => messages.get("huff-alone"),
        IllegalMove::HuffEnds(point) => messages.with("huff-ends", &[("point", name(point))]),
    }
}

/// Who won, or that nobody did. `you` is the visitor's side in a game against the computer.
pub fn outcome_title(messages: &Messages, outcome: Outcome, you: Option<Color>) -> String {
    match (outcome, you) {
        (Outcome::Draw(_), _) => messages.get("drawn"),
        (Outcome::Win { winner, .. }, Some(you)) if winner == you => messages.get("you-win"),
        (Outcome::Win { .. }, Some(_)) => messages.get("you-lose"),
        (Outcome::Win { winner, .. }, None) => {
            messages.with("wins", &[("color", color_key(winner))])
        }
    }
}

/// Why the game ended.
pub fn outcome_reason(messages: &Messages, outcome: Outcome, set: &RuleSet) -> String {
    let of = |key, color| messages.with(key, &[("color", color_key(color))]);
    match outcome {
        Outcome::Win { winner, reason } => match reason {
            WinReason::NoPieces => of("because-no-pieces", !winner),
            WinReason::NoMove => of("because-no-move", !winner),
            WinReason::Resignation => of("because-resignation", !winner),
            WinReason::Time => of("because-time", !winner),
        },
        Outcome::Draw(DrawReason::Repetition) => messages.get("because-repetition"),
        Outcome::Draw(DrawReason::QuietPlies) => {
            let plies = set.quiet_plies.unwrap_or_default();
            messages.with("because-quiet-plies", &[("plies", plies.into())])
        }
        Outcome::Draw(DrawReason::Agreement) => messages.get("because-agreement"),
    }
}
