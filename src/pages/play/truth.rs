//! “Is this won?”: the exact value of a position of the game, proved by the solver while the game goes on.

use std::rc::Rc;

use alquerque_rules::Color;
use alquerque_worker::{Asked, Finding, Level, Reply, TableProgress, Task, Value};
use yew::prelude::*;

use super::thinking::task;
use crate::engine::{Engine, Event, Purpose};
use crate::game::{Session, now};
use crate::i18n::{Messages, color_key};
use crate::pages::buttons::off;

/// The position that was asked about, and what has come of it.
#[derive(Debug, Clone, PartialEq)]
struct Inquiry {
    task: Task,
    /// How many plies had been played.
    ply: usize,
    /// The side to move.
    side: Color,
    state: State,
    finding: Option<Finding>,
    /// When it began, by the page's clock, and how long it has taken, in milliseconds.
    began: f64,
    taken: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// The solver works on it.
    Running,
    /// The solver can find out no more.
    Answered,
    /// The visitor has called it off.
    Cancelled,
    /// There is no solver.
    Failed,
    /// Nothing can be proved under these rules.
    Impossible,
}

/// What the page knows for certain, and how to ask for more.
#[derive(Clone, PartialEq)]
pub struct Truth {
    tables: Option<TableProgress>,
    inquiry: Option<Rc<Inquiry>>,
    ask: Callback<usize>,
    cancel: Callback<()>,
}

/// Has the solver build the tables for the rules being played, and lets the visitor ask about positions.
#[hook]
pub fn use_truth(engine: &Engine, session: &Session) -> Truth {
    let tables = use_state_eq(|| None);
    let inquiry = use_state_eq(|| None::<Rc<Inquiry>>);
    use_effect_with(*session.rule_set(), {
        let (engine, tables) = (engine.clone(), tables.setter());
        move |rules| {
            tables.set(None);
            engine.listen_to_tables(Callback::from(move |progress| {
                tables.set(Some(rounded(progress)));
            }));
            engine.prepare(*rules);
        }
    });

    // An answer belongs to a game: with another one, or when the moves before it are taken back, it is over.
    let current = (*inquiry)
        .clone()
        .filter(|inquiry| task(session, inquiry.ply, inquiry.task.level) == inquiry.task);
    use_effect_with(current.is_none(), {
        let (engine, inquiry) = (engine.clone(), inquiry.setter());
        move |gone| {
            if *gone {
                engine.stop(Purpose::Value);
                inquiry.set(None);
            }
        }
    });

    let hear = {
        let inquiry = inquiry.clone();
        move |event| {
            let Some(asked) = (*inquiry).clone() else {
                return;
            };
            let (state, finding) = match event {
                Event::Reply(Reply::Value { finding, done, .. }) => {
                    let state = if done {
                        State::Answered
                    } else {
                        State::Running
                    };
                    (state, Some(finding))
                }
                Event::Reply(Reply::Refused { .. }) => (State::Impossible, None),
                Event::Failed => (State::Failed, asked.finding),
                Event::Reply(_) | Event::Restarted => return,
            };
            inquiry.set(Some(Rc::new(Inquiry {
                state,
                finding,
                taken: now() - asked.began,
                ..(*asked).clone()
            })));
        }
    };
    engine.listen(Purpose::Value, Callback::from(hear));

    let ask = {
        let (engine, session, inquiry) = (engine.clone(), session.clone(), inquiry.setter());
        Callback::from(move |ply: usize| {
            let Some(position) = session.game.position_at(ply) else {
                return;
            };
            let task = task(&session, ply, Level::Perfect);
            engine.ask(Purpose::Value, Asked::Value, task.clone());
            inquiry.set(Some(Rc::new(Inquiry {
                task,
                ply,
                side: position.side(),
                state: State::Running,
                finding: None,
                began: now(),
                taken: 0.0,
            })));
        })
    };
    let cancel = {
        let (engine, inquiry) = (engine.clone(), inquiry.clone());
        Callback::from(move |()| {
            engine.stop(Purpose::Value);
            if let Some(asked) = (*inquiry).clone() {
                let state = State::Cancelled;
                inquiry.set(Some(Rc::new(Inquiry {
                    state,
                    ..(*asked).clone()
                })));
            }
        })
    };
    Truth {
        tables: *tables,
        inquiry: current,
        ask,
        cancel,
    }
}

/// The progress in whole hundredths, so that the page is drawn again only when there is something new to read.
fn rounded(progress: TableProgress) -> TableProgress {
    TableProgress {
        part: (progress.part * 100.0).floor() / 100.0,
        ..progress
    }
}

impl Truth {
    /// Who wins the position after so many plies, if that has been proved: `Some(None)` is a draw.
    pub fn winner(&self, ply: usize) -> Option<Option<Color>> {
        let inquiry = self.inquiry.as_ref().filter(|asked| asked.ply == ply)?;
        Some(winner(inquiry.finding?.value()?, inquiry.side))
    }

    /// The button, what is known, and how far the tables are.
    pub fn view(&self, messages: &Messages, ply: usize, over: bool) -> Html {
        let running = self
            .inquiry
            .as_ref()
            .is_some_and(|inquiry| inquiry.state == State::Running);
        let enabled = running || !over;
        let (ask, cancel) = (self.ask.clone(), self.cancel.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if running {
                cancel.emit(());
            } else if enabled {
                ask.emit(ply);
            }
        });
        let words = self
            .inquiry
            .as_ref()
            .map(|asked| asked.words(messages, ply));
        let (head, text) = words.unwrap_or_default();
        html! {
            <section class="truth" aria-label={messages.get("truth-ask")}>
                <button type="button" aria-disabled={off(enabled)} {onclick}>
                    { messages.get(if running { "truth-cancel" } else { "truth-ask" }) }
                </button>
                <p>
                    // Only what will not change any more is said aloud.
                    <span role="status"><strong>{ head }</strong>{ if running { "" } else { &text } }</span>
                    if running {
                        { text }
                    } else if self.inquiry.is_none() {
                        { self.tables.map(|tables| tables_in_words(messages, tables)).unwrap_or_default() }
                    }
                </p>
            </section>
        }
    }
}

/// Who wins a position of this value to the side to move; `None` for a draw.
pub fn winner(value: Value, side: Color) -> Option<Color> {
    match value {
        Value::Win => Some(side),
        Value::Draw => None,
        Value::Loss => Some(!side),
    }
}

/// How far the tables are; nothing where there are none.
fn tables_in_words(messages: &Messages, tables: TableProgress) -> String {
    let TableProgress {
        pieces,
        goal,
        part,
        unkept,
        ..
    } = tables;
    let values = [
        ("pieces", pieces.into()),
        ("next", (pieces + 1).into()),
        ("percent", (part * 100.0).into()),
    ];
    let key = match (goal, unkept) {
        (0, _) => "truth-no-tables",
        _ if pieces < goal => "truth-tables-building",
        (_, true) => "truth-tables-unkept",
        (_, false) => "truth-tables",
    };
    messages.with(key, &values)
}

impl Inquiry {
    /// What is known, and what there is to say about it, to somebody who looks at the position after `shown` plies.
    fn words(&self, messages: &Messages, shown: usize) -> (String, String) {
        let known = self.finding.and_then(|finding| {
            let key = match finding.value() {
                Some(Value::Draw) => "truth-drawn",
                Some(_) => "truth-won",
                None if finding.lower == Value::Draw || finding.upper == Value::Draw => {
                    "truth-at-least-draw"
                }
                // While the search goes on, nobody expects more.
                None if self.state == State::Running => return None,
                None => "truth-nothing",
            };
            // Who cannot lose, or wins.
            let better = match (finding.lower, finding.upper) {
                (Value::Loss, Value::Loss | Value::Draw) => !self.side,
                _ => self.side,
            };
            Some(messages.with(key, &[("color", color_key(better))]))
        });
        let mut texts = Vec::new();
        if self.ply != shown {
            texts.push(messages.with("truth-at-ply", &[("ply", self.ply.into())]));
        }
        let state = match self.state {
            State::Running if self.finding.is_none() => Some("truth-begins"),
            State::Running => Some("truth-working"),
            State::Answered if self.finding.is_some_and(|finding| finding.full) => {
                Some("truth-full")
            }
            State::Answered => None,
            State::Cancelled => Some("truth-cancelled"),
            State::Failed => Some("truth-failed"),
            State::Impossible => Some("truth-impossible"),
        };
        let (nodes, memory, distance) = self
            .finding
            .map(|finding| (finding.nodes, finding.memory, finding.distance))
            .unwrap_or_default();
        let values = [
            ("thousands", (nodes / 1_000).into()),
            ("seconds", (self.taken / 1000.0).floor().into()),
            ("megabytes", (memory >> 20).into()),
            ("plies", distance.unwrap_or(0).into()),
        ];
        let distance = distance.map(|_| "truth-distance");
        for key in state.into_iter().chain(distance) {
            texts.push(messages.with(key, &values));
        }
        (known.unwrap_or_default(), texts.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Preset, Rules};

    fn inquiry(state: State, finding: Option<Finding>) -> Inquiry {
        let session = Session::new(
            Rules::from(Preset::Free),
            [crate::game::Player::Person; 2],
            1,
        );
        Inquiry {
            task: task(&session, 0, Level::Perfect),
            ply: 4,
            side: Color::Black,
            state,
            finding,
            began: 0.0,
            taken: 2_500.0,
        }
    }

    fn finding(lower: Value, upper: Value) -> Option<Finding> {
        Some(Finding {
            lower,
            upper,
            distance: None,
            nodes: 1_000,
            memory: 500 << 20,
            full: false,
        })
    }

    fn words(state: State, finding: Option<Finding>, shown: usize) -> (String, String) {
        inquiry(state, finding).words(&Messages::english(), shown)
    }

    #[test]
    fn a_value_is_told_by_who_wins() {
        let head = |value| words(State::Answered, finding(value, value), 4).0;
        assert_eq!(head(Value::Win), "Won for Black, proved.");
        assert_eq!(head(Value::Loss), "Won for White, proved.");
        assert_eq!(head(Value::Draw), "A draw, proved.");
    }

    #[test]
    fn bounds_are_told_by_who_cannot_lose() {
        let head = |lower, upper| words(State::Cancelled, finding(lower, upper), 4).0;
        assert_eq!(head(Value::Draw, Value::Win), "Black has at least a draw.");
        assert_eq!(head(Value::Loss, Value::Draw), "White has at least a draw.");
        assert_eq!(head(Value::Loss, Value::Win), "Nothing is proved yet.");
    }

    #[test]
    fn the_distance_and_the_ply_are_told_where_they_say_something() {
        let near = finding(Value::Win, Value::Win).map(|finding| Finding {
            distance: Some(7),
            ..finding
        });
        let (_, text) = words(State::Answered, near, 4);
        assert_eq!(
            text,
            "The next capture, or the end, can be forced in 7 plies."
        );
        let (_, text) = words(State::Answered, finding(Value::Win, Value::Win), 5);
        assert_eq!(text, "This is about the position after 4 plies.");
    }

    #[test]
    fn a_search_that_has_not_been_heard_of_tells_no_numbers() {
        let (head, text) = words(State::Running, None, 4);
        assert_eq!(
            (head.as_str(), text.as_str()),
            ("", "Getting ready to look for a proof.")
        );
    }

    #[test]
    fn a_search_tells_its_size_and_its_limits() {
        let (_, text) = words(State::Running, finding(Value::Loss, Value::Win), 4);
        assert!(
            text.contains("1 thousand positions") && text.contains("2 s"),
            "{text}"
        );
        assert!(text.contains("500 MB"), "{text}");
    }

    #[test]
    fn tables_say_how_far_they_are() {
        let progress = |pieces, goal, part| TableProgress {
            pieces,
            goal,
            part,
            read: 0,
            unkept: false,
        };
        let words = |progress| tables_in_words(&Messages::english(), rounded(progress));
        assert_eq!(
            words(progress(6, 7, 0.428)),
            "Endgame tables: up to 6 pieces; for 7 in the making, 42 %."
        );
        assert_eq!(
            words(progress(7, 7, 0.0)),
            "Endgame tables: up to 7 pieces."
        );
    }
}
