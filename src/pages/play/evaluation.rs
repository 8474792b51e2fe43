//! The bar beside the board that shows how the position stands.

use alquerque_rules::{Color, Outcome};
use alquerque_worker::{ScoreKind, Value};
use yew::prelude::*;

use super::analysis::{Analysis, Wanted, use_analysis};
use super::truth::{Truth, winner};
use crate::engine::{Engine, Purpose};
use crate::game::Session;
use crate::i18n::{Messages, color_key};

/// After so many positions an analysis for the bar ends.
const NODES: u64 = 3_000_000;

/// So many hundredths of a piece fill three quarters of the bar.
const CLEAR_LEAD: f64 = 150.0;

/// How a position stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Standing {
    /// It is known for certain who wins; `None` for a draw.
    Exact(Option<Color>),
    /// An estimate for White, in hundredths of a piece.
    Estimate(i32),
}

impl Standing {
    /// What an analysis says of a position with this side to move.
    pub fn of(analysis: &Analysis, side: Color) -> Option<Standing> {
        let line = analysis.lines.first()?;
        Some(match (line.value(), line.score.kind()) {
            (Some(value), _) => Standing::Exact(winner(value, side)),
            (None, ScoreKind::Win(_)) => Standing::Exact(winner(Value::Win, side)),
            (None, ScoreKind::Loss(_)) => Standing::Exact(winner(Value::Loss, side)),
            (None, ScoreKind::Estimate(own)) => Standing::Estimate(match side {
                Color::White => own,
                Color::Black => -own,
            }),
        })
    }

    /// White's part of the bar, from 0 to 100. Only what is certain fills it.
    fn white(self) -> f64 {
        match self {
            Standing::Exact(Some(Color::White)) => 100.0,
            Standing::Exact(Some(Color::Black)) => 0.0,
            Standing::Exact(None) => 50.0,
            Standing::Estimate(hundredths) => {
                let lead = f64::from(hundredths) / CLEAR_LEAD;
                50.0 + 45.0 * lead / (lead.abs() + 0.8)
            }
        }
    }

    fn in_words(self, messages: &Messages) -> String {
        match self {
            Standing::Exact(Some(color)) => {
                messages.with("evaluation-won", &[("color", color_key(color))])
            }
            Standing::Exact(None) => messages.get("evaluation-drawn"),
            Standing::Estimate(-10..=10) => messages.get("evaluation-even"),
            Standing::Estimate(hundredths) => {
                let ahead = if hundredths > 0 {
                    Color::White
                } else {
                    Color::Black
                };
                let values = [
                    ("color", color_key(ahead)),
                    ("pieces", tenths(hundredths).into()),
                ];
                messages.with("evaluation-ahead", &values)
            }
        }
    }

    /// In a few characters, as White sees it: the result that is certain, or by how many pieces White is ahead.
    fn in_brief(self, messages: &Messages) -> String {
        match self {
            Standing::Exact(Some(Color::White)) => "1–0".to_owned(),
            Standing::Exact(Some(Color::Black)) => "0–1".to_owned(),
            Standing::Exact(None) => "½".to_owned(),
            Standing::Estimate(hundredths) => {
                let sign = match hundredths {
                    10.. => "+",
                    ..=-10 => "−",
                    _ => "",
                };
                let pieces = messages.locale().number(tenths(hundredths));
                format!("{sign}{pieces}")
            }
        }
    }
}

/// So many hundredths in whole pieces and tenths, whoever is ahead.
fn tenths(hundredths: i32) -> f64 {
    f64::from(hundredths.abs() / 10) / 10.0
}

/// What the bar shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Evaluation {
    /// How the position stands, or until that is known how the one shown before stood.
    standing: Option<Standing>,
    /// Whether it is that of the position shown.
    fresh: bool,
}

/// How the position after so many plies stands; `None` when the bar is off. What the game or a proof has decided
/// needs no analysis.
#[hook]
pub fn use_evaluation(
    engine: &Engine,
    session: &Session,
    truth: &Truth,
    ply: usize,
    on: bool,
) -> Option<Evaluation> {
    let before = use_mut_ref(|| None);
    let position = session.game.position_at(ply);
    let ended = session
        .game
        .outcome()
        .filter(|_| ply == session.game.turns().len())
        .map(|outcome| match outcome {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        });
    let known = ended.or_else(|| truth.winner(ply)).map(Standing::Exact);
    let wanted = Wanted {
        ply,
        lines: 1,
        nodes: NODES,
    };
    let wanted = (on && known.is_none()).then_some(wanted);
    let analysis = use_analysis(engine, Purpose::Evaluation, session, wanted);
    let found = || Standing::of(&analysis?, position?.side());
    let standing = known.or_else(found);
    if standing.is_some() {
        *before.borrow_mut() = standing;
    }
    on.then(|| Evaluation {
        standing: *before.borrow(),
        fresh: standing.is_some(),
    })
}

impl Evaluation {
    /// The bar. The part of the colour at the bottom of the board grows from there.
    pub fn view(self, messages: &Messages, bottom: Color) -> Html {
        let current = self.standing.filter(|_| self.fresh);
        let words = match current {
            Some(standing) => standing.in_words(messages),
            None => messages.get("evaluation-unknown"),
        };
        let white = self.standing.map_or(50.0, Standing::white).round() as u8;
        let exact = matches!(current, Some(Standing::Exact(_)));
        let class = classes!(
            "evaluation",
            exact.then_some("exact"),
            (bottom == Color::Black).then_some("turned"),
            (white < 50).then_some("black"),
        );
        html! {
            <div {class} role="meter" aria-label={messages.get("evaluation")} title={words.clone()}
                aria-valuemin="0" aria-valuemax="100" aria-valuenow={white.to_string()}
                aria-valuetext={words} style={format!("--white: {white}%")}>
                <span />
                <b>{ self.standing.map(|standing| standing.in_brief(messages)) }</b>
            </div>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_worker::{Line, Score};

    fn analysis(score: Score, exact: bool) -> Analysis {
        Analysis {
            depth: 5,
            lines: vec![Line {
                score,
                exact,
                moves: Vec::new(),
            }],
            done: false,
        }
    }

    #[test]
    fn scores_are_for_the_side_to_move_and_the_bar_is_for_white() {
        let ahead = analysis(Score::pieces(80), false);
        assert_eq!(
            Standing::of(&ahead, Color::White),
            Some(Standing::Estimate(80))
        );
        assert_eq!(
            Standing::of(&ahead, Color::Black),
            Some(Standing::Estimate(-80))
        );
        let won = analysis(Score::win_in(7), true);
        let black = Standing::Exact(Some(Color::Black));
        assert_eq!(Standing::of(&won, Color::Black), Some(black));
        let lost = analysis(Score::lost(7), true);
        assert_eq!(Standing::of(&lost, Color::White), Some(black));
    }

    #[test]
    fn an_even_estimate_is_no_proved_draw() {
        let even = analysis(Score::DRAW, false);
        assert_eq!(
            Standing::of(&even, Color::White),
            Some(Standing::Estimate(0))
        );
        let drawn = analysis(Score::DRAW, true);
        assert_eq!(
            Standing::of(&drawn, Color::White),
            Some(Standing::Exact(None))
        );
    }

    #[test]
    fn only_what_is_certain_fills_the_bar() {
        assert_eq!(Standing::Exact(Some(Color::White)).white(), 100.0);
        assert_eq!(Standing::Exact(Some(Color::Black)).white(), 0.0);
        assert_eq!(Standing::Exact(None).white(), 50.0);
        assert!(Standing::Estimate(9_999).white() < 96.0);
        assert!(Standing::Estimate(-9_999).white() > 4.0);
        assert!(Standing::Estimate(20).white() > 50.0);
    }

    #[test]
    fn standings_are_short_beside_the_board() {
        let brief = |standing: Standing| standing.in_brief(&Messages::english());
        assert_eq!(brief(Standing::Exact(Some(Color::Black))), "0–1");
        assert_eq!(brief(Standing::Exact(None)), "½");
        assert_eq!(brief(Standing::Estimate(137)), "+1.3");
        assert_eq!(brief(Standing::Estimate(-137)), "−1.3");
        assert_eq!(brief(Standing::Estimate(-9)), "0");
    }

    #[test]
    fn standings_have_words() {
        let words = |standing: Standing| standing.in_words(&Messages::english());
        assert_eq!(words(Standing::Exact(Some(Color::White))), "Won for White");
        assert_eq!(words(Standing::Exact(None)), "A draw under perfect play");
        assert_eq!(words(Standing::Estimate(-5)), "About even");
        assert_eq!(
            words(Standing::Estimate(-137)),
            "Black is ahead by about 1.3 pieces"
        );
    }
}
