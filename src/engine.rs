//! The app's side of the engine's worker: one question at a time, and another worker when the first dies.

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_worker::{Asked, EngineWorker, REPORT_MS, Reply, Request, Task};
use gloo_timers::callback::Interval;
use gloo_worker::{Spawnable, WorkerBridge};
use yew::Callback;

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
    /// A reply to the question last asked.
    Reply(Reply),
    /// The worker died; another one has been given the question.
    Restarted,
    /// No worker lives long enough here. The question is given up.
    Failed,
}

/// The worker and the question it works on.
#[derive(Clone)]
pub struct Engine {
    inner: Rc<RefCell<Inner>>,
}

impl PartialEq for Engine {
    fn eq(&self, other: &Engine) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

struct Inner {
    tell: Callback<Event>,
    bridge: Option<WorkerBridge<EngineWorker>>,
    pending: Option<Pending>,
    asked: u64,
    /// Looks after the worker while a question is pending.
    watch: Option<Interval>,
}

struct Pending {
    id: u64,
    asked: Asked,
    task: Task,
    /// When the worker was last heard of, or was given the question; by the page's clock.
    heard: f64,
    /// Whether this worker has been heard of at all.
    alive: bool,
    deaths: u32,
}

impl Engine {
    /// An engine that tells what it hears. The worker starts with the first question.
    pub fn new(tell: Callback<Event>) -> Engine {
        let inner = Inner {
            tell,
            bridge: None,
            pending: None,
            asked: 0,
            watch: None,
        };
        Engine {
            inner: Rc::new(RefCell::new(inner)),
        }
    }

    /// Whom to tell from now on.
    pub fn set_listener(&self, tell: Callback<Event>) {
        self.inner.borrow_mut().tell = tell;
    }

    /// Asks a question in place of the one before.
    pub fn ask(&self, asked: Asked, task: Task) {
        let mut inner = self.inner.borrow_mut();
        inner.asked += 1;
        let id = inner.asked;
        inner.pending = Some(Pending {
            id,
            asked,
            task,
            heard: now(),
            alive: false,
            deaths: 0,
        });
        self.send(&mut inner);
        if inner.watch.is_none() {
            let engine = self.clone();
            inner.watch = Some(Interval::new(REPORT_MS, move || engine.look()));
        }
    }

    /// Drops the question.
    pub fn stop(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.watch = None;
        if inner.pending.take().is_some()
            && let Some(bridge) = &inner.bridge
        {
            bridge.send(Request::Stop);
        }
    }

    fn send(&self, inner: &mut Inner) {
        let bridge = inner.bridge.get_or_insert_with(|| {
            let engine = self.clone();
            EngineWorker::spawner()
                .callback(move |reply| engine.hear(reply))
                .spawn_with_loader(LOADER)
        });
        if let Some(Pending {
            id,
            asked,
            ref task,
            ..
        }) = inner.pending
        {
            bridge.send(Request::Ask {
                id,
                asked,
                task: task.clone(),
            });
        }
    }

    fn hear(&self, reply: Reply) {
        let mut inner = self.inner.borrow_mut();
        let Some(pending) = inner
            .pending
            .as_mut()
            .filter(|pending| pending.id == reply.id())
        else {
            return;
        };
        pending.heard = now();
        pending.alive = true;
        if matches!(
            reply,
            Reply::Move { .. } | Reply::Draw { .. } | Reply::Refused { .. }
        ) {
            inner.pending = None;
            inner.watch = None;
        }
        let tell = inner.tell.clone();
        drop(inner);
        tell.emit(Event::Reply(reply));
    }

    /// Looks whether the worker is still there.
    fn look(&self) {
        let mut inner = self.inner.borrow_mut();
        let Some(pending) = inner.pending.as_mut() else {
            return;
        };
        let patience = if pending.alive {
            SILENCE_MS
        } else {
            LOADING_MS
        };
        if now() - pending.heard < patience {
            return;
        }
        pending.deaths += 1;
        pending.heard = now();
        pending.alive = false;
        let event = if pending.deaths < LIVES {
            Event::Restarted
        } else {
            Event::Failed
        };
        inner.bridge = None;
        if event == Event::Failed {
            inner.pending = None;
            inner.watch = None;
        } else {
            self.send(&mut inner);
        }
        let tell = inner.tell.clone();
        drop(inner);
        tell.emit(event);
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}
