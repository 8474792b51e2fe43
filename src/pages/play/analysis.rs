//! What the engine thinks of a position of the game, for the page to show: the evaluation beside the board, hints.

use alquerque_worker::{Asked, Level, Line, Reply};
use yew::prelude::*;

use super::thinking::task;
use crate::engine::{Engine, Event, Purpose};
use crate::game::Session;

/// Which position is to be analysed, and how far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// The position after so many plies.
    pub ply: usize,
    /// How many different moves get a line.
    pub lines: u8,
    /// After how many positions the analysis ends, at the latest.
    pub nodes: u64,
}

/// What the engine thinks of a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// Plies searched in full.
    pub depth: u32,
    /// The best lines, best first, each with its score for the side to move; none when the game is over.
    /// [`Line::value`] tells the exact value where it is known.
    pub lines: Vec<Line>,
    /// Whether the analysis has ended.
    pub done: bool,
}

/// Has the engine analyse a position as soon as it has nothing more urgent to do, and tells what it has found out
/// so far about that very position; `None` before, and while nothing is wanted. There can be one analysis for each
/// purpose.
#[hook]
pub fn use_analysis(
    engine: &Engine,
    purpose: Purpose,
    session: &Session,
    wanted: Option<Wanted>,
) -> Option<Analysis> {
    let found = use_state_eq(|| None);
    let question = wanted.map(|Wanted { ply, lines, nodes }| {
        let asked = Asked::Analysis { lines, nodes };
        (asked, task(session, ply, Level::Perfect))
    });
    use_effect_with(question.clone(), {
        let (engine, found) = (engine.clone(), found.setter());
        move |question| {
            if let Some((asked, task)) = question.clone() {
                let about = question.clone();
                let tell = move |event| {
                    if let Event::Reply(Reply::Analysis {
                        depth, lines, done, ..
                    }) = event
                    {
                        let analysis = Analysis { depth, lines, done };
                        found.set(Some((about.clone(), analysis)));
                    }
                };
                engine.listen(purpose, Callback::from(tell));
                engine.ask(purpose, asked, task);
            }
            move || engine.stop(purpose)
        }
    });
    let (about, analysis) = (*found).clone()?;
    (about == question && question.is_some()).then_some(analysis)
}
