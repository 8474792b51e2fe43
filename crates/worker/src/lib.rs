//! The engine behind a web worker: the messages it takes and gives, and the worker itself.
//!
//! There are two workers with the same messages. The one of this crate searches; it is small, so that the first
//! game can begin at once. The other, of the crate `alquerque-solver`, is fetched later and knows [`Endgames`]
//! besides.
//!
//! A worker thinks in slices and looks at its messages in between, so that a request can be cancelled or
//! replaced at any time. While it thinks it reports at least every [`REPORT_MS`] milliseconds: a longer
//! silence means that it has died.

mod endgames;
mod messages;
mod thinker;

use gloo_worker::{HandlerId, Worker, WorkerScope};

pub use alquerque_engine::tables::Value;
pub use alquerque_engine::{Level, Line, Score, ScoreKind};
pub use endgames::{Endgames, Errand, Nothing, Work};
pub use messages::{Asked, Finding, Reply, Request, TableProgress, Task};
use thinker::{Step, Thinker};

/// How long a thinking worker keeps silent at most, in milliseconds.
pub const REPORT_MS: u32 = 250;

/// How long it works before it looks at its messages, in milliseconds.
const SLICE_MS: f64 = 30.0;

/// The worker that runs the engine beside the page, so that the page never waits for it.
#[derive(Debug, Default)]
pub struct EngineWorker<E = Nothing> {
    thinker: Thinker,
    endgames: E,
    /// The question that is worked on.
    question: Option<Question>,
    /// Who is told how far the tables are.
    listener: Option<HandlerId>,
    /// When progress was last reported.
    reported: f64,
    /// Whether the next slice is on its way.
    awake: bool,
}

#[derive(Debug, Clone, Copy)]
struct Question {
    id: u64,
    asked: Asked,
    /// Who waits for the answer.
    asker: HandlerId,
    /// When it came.
    began: f64,
}

/// What a worker tells itself.
#[derive(Debug)]
pub enum Note {
    /// Time for the next slice.
    Slice,
    /// The outcome of an errand.
    Back(Errand),
}

impl<E: Endgames> Worker for EngineWorker<E> {
    type Message = Note;
    type Input = Request;
    type Output = Reply;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        EngineWorker::default()
    }

    fn received(&mut self, scope: &WorkerScope<Self>, request: Request, who: HandlerId) {
        match request {
            Request::Stop => {
                self.question = None;
                self.thinker.stop();
            }
            Request::Ask { id, asked, task } => {
                self.question = None;
                scope.respond(who, Reply::Started { id });
                self.endgames.prepare(task.rules);
                if let Some(reply) = self.endgames.at_once(id, asked, &task) {
                    self.thinker.stop();
                    scope.respond(who, reply);
                    return self.wake(scope);
                }
                match self.begin(id, asked, &task) {
                    Ok(()) => {
                        let began = now();
                        self.reported = began;
                        self.question = Some(Question {
                            id,
                            asked,
                            asker: who,
                            began,
                        });
                    }
                    Err(reason) => scope.respond(who, Reply::Refused { id, reason }),
                }
            }
            Request::Prepare(rules) => {
                self.endgames.prepare(rules);
                self.listener = Some(who);
                scope.respond(who, Reply::Ready);
                self.tell_tables(scope);
            }
        }
        self.wake(scope);
    }

    fn update(&mut self, scope: &WorkerScope<Self>, note: Note) {
        match note {
            Note::Back(errand) => self.endgames.back(errand),
            Note::Slice => {
                self.awake = false;
                if let Some(question) = self.question {
                    self.answer(scope, question);
                }
                // Tables are built while nobody waits. Those who wait long share the time with them, which pays.
                let patient =
                    |question: Question| matches!(question.asked, Asked::Value | Asked::Pondering);
                let building = self.question.is_none_or(patient) && self.build(scope);
                if self.question.is_none() && !building {
                    return;
                }
            }
        }
        self.wake(scope);
    }
}

impl<E: Endgames> EngineWorker<E> {
    fn begin(&mut self, id: u64, asked: Asked, task: &Task) -> Result<(), String> {
        match asked {
            Asked::Value => {
                self.thinker.stop();
                self.endgames.begin_proof(&task.game()?)
            }
            _ => {
                let exact = self.endgames.oracle();
                self.thinker.ask(id, asked, task, exact)
            }
        }
    }

    /// Works on a question for a slice, and answers or reports.
    fn answer(&mut self, scope: &WorkerScope<Self>, question: Question) {
        let end = now() + SLICE_MS;
        let reply = match question.asked {
            Asked::Value => self.prove(question.id, end),
            _ => self.think(end, question.began),
        };
        let Some(reply) = reply else {
            return;
        };
        if reply.is_answer() {
            self.question = None;
        } else if now() - self.reported < f64::from(REPORT_MS) - 2.0 * SLICE_MS {
            return;
        }
        self.reported = now();
        scope.respond(question.asker, reply);
    }

    fn think(&mut self, end: f64, began: f64) -> Option<Reply> {
        while now() < end {
            if let Step::Done(reply) = self.thinker.step()? {
                return Some(reply);
            }
        }
        self.thinker
            .hurry(now() - began)
            .or_else(|| self.thinker.progress())
    }

    fn prove(&mut self, id: u64, end: f64) -> Option<Reply> {
        loop {
            let (finding, done) = self.endgames.prove()?;
            if done || now() >= end {
                return Some(Reply::Value { id, finding, done });
            }
        }
    }

    /// Builds tables for a slice; answers whether there is more to build at once.
    fn build(&mut self, scope: &WorkerScope<Self>) -> bool {
        let begun = now();
        let work = loop {
            match self.endgames.work() {
                Work::More if now() - begun < SLICE_MS => {}
                work => break work,
            }
        };
        self.endgames.spent(now() - begun);
        let more = matches!(work, Work::More | Work::Aside(_));
        if !more || self.question.is_none() && now() - self.reported >= f64::from(REPORT_MS) {
            self.tell_tables(scope);
        }
        if let Work::Errand(errand) | Work::Aside(errand) = work {
            scope.send_future(async move { Note::Back(E::run(errand).await) });
        }
        more
    }

    fn tell_tables(&mut self, scope: &WorkerScope<Self>) {
        self.reported = now();
        if let (Some(listener), Some(progress)) = (self.listener, self.endgames.progress()) {
            scope.respond(listener, Reply::Tables(progress));
        }
    }

    /// Goes on after the messages that have arrived in the meantime.
    fn wake(&mut self, scope: &WorkerScope<Self>) {
        if !std::mem::replace(&mut self.awake, true) {
            scope.send_future(async {
                gloo_timers::future::TimeoutFuture::new(0).await;
                Note::Slice
            });
        }
    }
}

/// Milliseconds of the worker's clock.
fn now() -> f64 {
    js_sys::Date::now()
}
