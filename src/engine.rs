//! The app's side of the engine's worker: the most urgent question first, and another worker when one dies.

mod queue;

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_worker::{Asked, EngineWorker, REPORT_MS, Reply, Request, Task};
use gloo_timers::callback::Interval;
use gloo_worker::{Spawnable, WorkerBridge};
use yew::Callback;

pub use queue::Purpose;
use queue::{PURPOSES, Queue};

/// Where the worker's loader lies, relative to the page, so that the app works under any path.
const LOADER: &str = "./engine-worker.js";

/// A worker that has been heard of and then keeps silent so long, in milliseconds, is dead.
const SILENCE_MS: f64 = 10.0 * REPORT_MS as f64;

/// A worker that has not been heard of yet may still be on its way over a slow network.
const LOADING_MS: f64 = 20_000.0;

/// So many workers in a row may die on the same question before it is given up.
const LIVES: u32 = 3;

/// What the page hears.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A reply to the question last asked for this purpose.
    Reply(Reply),
    /// The worker died; another one has been given the question.
    Restarted,
    /// No worker lives long enough here. The question is given up.
    Failed,
}

/// The worker and the questions it is to answer.
#[derive(Clone)]
pub struct Engine {
    inner: Rc<RefCell<Inner>>,
}

impl PartialEq for Engine {
    fn eq(&self, other: &Engine) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

#[derive(Default)]
struct Inner {
    listeners: [Callback<Event>; PURPOSES],
    queue: Queue,
    worker: Option<Running>,
    /// How many workers have died in a row without an answer.
    deaths: u32,
    /// Looks after the worker while a question is pending.
    watch: Option<Interval>,
}

/// A worker.
struct Running {
    bridge: WorkerBridge<EngineWorker>,
    /// The question it works on.
    question: Option<u64>,
    /// When it was last heard of, or was given the question; by the page's clock.
    heard: f64,
    /// Whether it has been heard of at all.
    alive: bool,
}

impl Engine {
    /// An engine. The worker starts with the first question.
    pub fn new() -> Engine {
        Engine {
            inner: Rc::default(),
        }
    }

    /// Whom to tell from now on what is heard of the questions for a purpose.
    pub fn listen(&self, purpose: Purpose, tell: Callback<Event>) {
        self.inner.borrow_mut().listeners[purpose as usize] = tell;
    }

    /// Asks a question in place of the one before for the same purpose. It is worked on as soon as there is no
    /// more urgent one.
    pub fn ask(&self, purpose: Purpose, asked: Asked, task: Task) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.ask(purpose, asked, task);
        self.work(&mut inner);
    }

    /// Drops the question for a purpose.
    pub fn stop(&self, purpose: Purpose) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.drop(purpose);
        self.work(&mut inner);
    }

    /// Has the worker work on the most urgent question, or on none.
    fn work(&self, inner: &mut Inner) {
        let Some(question) = inner.queue.first() else {
            inner.watch = None;
            if let Some(worker) = &mut inner.worker
                && worker.question.take().is_some()
            {
                worker.bridge.send(Request::Stop);
            }
            return;
        };
        let worker = inner.worker.get_or_insert_with(|| self.spawn());
        if worker.question.replace(question.id) != Some(question.id) {
            worker.heard = now();
            worker.bridge.send(Request::Ask {
                id: question.id,
                asked: question.asked,
                task: question.task.clone(),
            });
        }
        if inner.watch.is_none() {
            let engine = self.clone();
            inner.watch = Some(Interval::new(REPORT_MS, move || engine.look()));
        }
    }

    fn spawn(&self) -> Running {
        let engine = self.clone();
        let bridge = EngineWorker::spawner()
            .callback(move |reply| engine.hear(reply))
            .spawn_with_loader(LOADER);
        Running {
            bridge,
            question: None,
            heard: now(),
            alive: false,
        }
    }

    fn hear(&self, reply: Reply) {
        let mut inner = self.inner.borrow_mut();
        if let Some(worker) = &mut inner.worker {
            worker.heard = now();
            worker.alive = true;
        }
        let answered = reply.is_answer();
        let Some(purpose) = reply.id().and_then(|id| inner.queue.heard(id, answered)) else {
            return;
        };
        if answered {
            inner.deaths = 0;
            self.work(&mut inner);
        }
        let tell = inner.listeners[purpose].clone();
        drop(inner);
        tell.emit(Event::Reply(reply));
    }

    /// Looks whether the worker is still there.
    fn look(&self) {
        let mut inner = self.inner.borrow_mut();
        let patience = match &inner.worker {
            Some(worker) if worker.alive => SILENCE_MS,
            _ => LOADING_MS,
        };
        let silent = |worker: &Running| now() - worker.heard >= patience;
        if !inner.worker.as_ref().is_some_and(silent) {
            return;
        }
        inner.worker = None;
        inner.deaths += 1;
        let (event, concerned) = if inner.deaths < LIVES {
            self.work(&mut inner);
            (Event::Restarted, vec![Purpose::Game as usize])
        } else {
            inner.deaths = 0;
            let given_up = inner.queue.clear();
            self.work(&mut inner);
            (Event::Failed, given_up)
        };
        let told: Vec<_> = concerned
            .into_iter()
            .map(|purpose| inner.listeners[purpose].clone())
            .collect();
        drop(inner);
        for tell in told {
            tell.emit(event.clone());
        }
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}
