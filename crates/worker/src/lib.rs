//! The engine behind a web worker: the messages it takes and gives, and the worker itself.
//!
//! The worker thinks in slices and looks at its messages in between, so that a request can be cancelled or
//! replaced at any time. While it thinks it reports at least every [`REPORT_MS`] milliseconds: a longer
//! silence means that it has died.

mod messages;
mod thinker;

use gloo_worker::{HandlerId, Worker, WorkerScope};

pub use alquerque_engine::{Level, Score};
pub use messages::{Asked, Reply, Request, Task};
use thinker::{Step, Thinker};

/// How long a thinking worker keeps silent at most, in milliseconds.
pub const REPORT_MS: u32 = 250;

/// How long it searches before it looks at its messages, in milliseconds.
const SLICE_MS: f64 = 30.0;

/// The worker that runs the engine beside the page, so that the page never waits for it.
#[derive(Debug, Default)]
pub struct EngineWorker {
    /// The question worked on last.
    thinker: Option<Thinker>,
    /// Who waits for its answer; nobody once it is answered or no longer wanted.
    asker: Option<HandlerId>,
    /// When the question came.
    began: f64,
    /// When progress was last reported.
    reported: f64,
}

/// Time for the next slice of the request with this number.
#[derive(Debug)]
pub struct Slice(u64);

impl Worker for EngineWorker {
    type Message = Slice;
    type Input = Request;
    type Output = Reply;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        EngineWorker::default()
    }

    fn received(&mut self, scope: &WorkerScope<Self>, request: Request, who: HandlerId) {
        match request {
            Request::Stop => self.asker = None,
            Request::Ask { id, asked, task } => {
                scope.respond(who, Reply::Started { id });
                match Thinker::new(id, asked, &task, self.thinker.take()) {
                    Ok(thinker) => {
                        self.thinker = Some(thinker);
                        self.asker = Some(who);
                        self.began = now();
                        self.reported = self.began;
                        next_slice(scope, id);
                    }
                    Err(reason) => scope.respond(who, Reply::Refused { id, reason }),
                }
            }
        }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, Slice(id): Slice) {
        let current = self.thinker.as_mut().filter(|thinker| thinker.id() == id);
        let (Some(thinker), Some(asker)) = (current, self.asker) else {
            return;
        };
        let end = now() + SLICE_MS;
        while now() < end {
            if let Step::Done(reply) = thinker.step() {
                self.asker = None;
                scope.respond(asker, reply);
                return;
            }
        }
        if let Some(reply) = thinker.hurry(now() - self.began) {
            self.asker = None;
            scope.respond(asker, reply);
            return;
        }
        if now() - self.reported >= f64::from(REPORT_MS) - SLICE_MS {
            self.reported = now();
            scope.respond(asker, thinker.progress());
        }
        next_slice(scope, id);
    }
}

/// Goes on after the messages that have arrived in the meantime.
fn next_slice(scope: &WorkerScope<EngineWorker>, id: u64) {
    scope.send_future(async move {
        gloo_timers::future::TimeoutFuture::new(0).await;
        Slice(id)
    });
}

/// Milliseconds of the worker's clock.
fn now() -> f64 {
    js_sys::Date::now()
}
