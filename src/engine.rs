//! The app's side of the engine's workers: the most urgent question first, and another worker when one dies.
//!
//! A game begins with a small worker that searches. When the page has come to rest the solver is fetched, which has
//! endgame tables and proofs besides; once it has said that it is ready, it takes the place of the small one. Should
//! it die, there is a small one again.

mod queue;

use std::cell::RefCell;
use std::rc::Rc;

use alquerque_rules::RuleSet;
use alquerque_worker::{Asked, EngineWorker, REPORT_MS, Reply, Request, TableProgress, Task};
use gloo_timers::callback::{Interval, Timeout};
use gloo_worker::{Spawnable, WorkerBridge};
use yew::Callback;

use crate::game::now;
pub use queue::Purpose;
use queue::{PURPOSES, Queue};

/// Where the workers' loaders lie, relative to the page, so that the app works under any path.
const LOADER: &str = "./engine-worker.js";
const SOLVER_LOADER: &str = "./solver-worker.js";

/// A worker that has been heard of and then keeps silent so long, in milliseconds, is dead.
const SILENCE_MS: f64 = 10.0 * REPORT_MS as f64;

/// A worker that has not been heard of yet may still be on its way over a slow network.
const LOADING_MS: f64 = 20_000.0;

/// So many workers in a row may die on the same question before it is given up.
const LIVES: u32 = 3;

/// How long after it was first wanted the solver is fetched, and after a question of the game is looked again, in
/// milliseconds: what the first moves need comes first.
const REST_MS: u32 = 2_500;

/// The solver is larger, and nobody plays worse while it is on its way: how long that may take, in milliseconds.
const SOLVER_LOADING_MS: u32 = 60_000;

/// So many solvers may die before the page does without.
const SOLVER_LIVES: u32 = 2;

/// What the page hears.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A reply to the question last asked for this purpose.
    Reply(Reply),
    /// The worker died; another one has been given the question.
    Restarted,
    /// No worker lives long enough here, or none can be had. The question is given up.
    Failed,
}

/// The workers and the questions they are to answer.
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
    tables_listener: Callback<TableProgress>,
    queue: Queue,
    /// The worker that is given the questions.
    worker: Option<Running>,
    /// The solver, before it takes the place of the worker.
    solver: Option<Running>,
    /// The rules whose tables are wanted.
    rules: Option<RuleSet>,
    /// How many workers have died in a row without an answer.
    deaths: u32,
    /// How many solvers have died.
    solver_deaths: u32,
    /// Looks after the worker while a question is pending.
    watch: Option<Interval>,
    /// When it last did.
    looked: f64,
    /// When the solver is to be fetched, or given up.
    solver_timer: Option<Timeout>,
}

/// A worker.
struct Running {
    bridge: WorkerBridge<EngineWorker>,
    solves: bool,
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

    /// Whom to tell from now on how far the endgame tables are.
    pub fn listen_to_tables(&self, tell: Callback<TableProgress>) {
        self.inner.borrow_mut().tables_listener = tell;
    }

    /// Asks a question in place of the one before for the same purpose. It is worked on as soon as there is no
    /// more urgent one.
    pub fn ask(&self, purpose: Purpose, asked: Asked, task: Task) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.ask(purpose, asked, task);
        if asked == Asked::Value && !inner.has_solver() {
            self.fetch_solver(&mut inner);
        }
        self.work(&mut inner);
    }

    /// Drops the question for a purpose.
    pub fn stop(&self, purpose: Purpose) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.drop(purpose);
        self.work(&mut inner);
    }

    /// Has the tables of these rules built when there is nothing else to do; fetches the solver for that when the
    /// page has come to rest.
    pub fn prepare(&self, rules: RuleSet) {
        let mut inner = self.inner.borrow_mut();
        inner.rules = Some(rules);
        let solver = inner.solver.as_ref();
        let worker = inner.worker.as_ref().filter(|worker| worker.solves);
        match solver.or(worker) {
            Some(solver) => solver.bridge.send(Request::Prepare(rules)),
            None => self.fetch_solver_later(&mut inner),
        }
    }

    /// Has the worker work on the most urgent question, or on none.
    fn work(&self, inner: &mut Inner) {
        // The solver takes over as soon as that disturbs no move.
        if inner.solver.as_ref().is_some_and(|solver| solver.alive)
            && !inner.queue.has(Purpose::Game)
        {
            inner.worker = inner.solver.take();
        }
        let solves = inner.worker.as_ref().is_some_and(|worker| worker.solves);
        let Some(question) = inner.queue.first(solves) else {
            inner.watch = None;
            if let Some(worker) = &mut inner.worker
                && worker.question.take().is_some()
            {
                worker.bridge.send(Request::Stop);
            }
            return;
        };
        let worker = inner.worker.get_or_insert_with(|| self.spawn(false));
        if worker.question.replace(question.id) != Some(question.id) {
            worker.heard = now();
            worker.bridge.send(Request::Ask {
                id: question.id,
                asked: question.asked,
                task: question.task.clone(),
            });
        }
        if inner.watch.is_none() {
            inner.looked = now();
            let engine = self.clone();
            inner.watch = Some(Interval::new(REPORT_MS, move || engine.look()));
        }
    }

    fn spawn(&self, solves: bool) -> Running {
        let engine = self.clone();
        let bridge = EngineWorker::spawner()
            .callback(move |reply| engine.hear(solves, reply))
            .spawn_with_loader(if solves { SOLVER_LOADER } else { LOADER });
        Running {
            bridge,
            solves,
            question: None,
            heard: now(),
            alive: false,
        }
    }

    fn fetch_solver_later(&self, inner: &mut Inner) {
        if inner.solver_timer.is_some() || inner.solver_deaths >= SOLVER_LIVES {
            return;
        }
        let engine = self.clone();
        let fetch = move || {
            let mut inner = engine.inner.borrow_mut();
            inner.solver_timer = None;
            if inner.has_solver() {
                return;
            }
            if inner.queue.has(Purpose::Game) {
                engine.fetch_solver_later(&mut inner);
            } else {
                engine.fetch_solver(&mut inner);
            }
        };
        inner.solver_timer = Some(Timeout::new(REST_MS, fetch));
    }

    fn fetch_solver(&self, inner: &mut Inner) {
        let solver = self.spawn(true);
        if let Some(rules) = inner.rules {
            solver.bridge.send(Request::Prepare(rules));
        }
        inner.solver = Some(solver);
        let engine = self.clone();
        let give_up = move || {
            let mut inner = engine.inner.borrow_mut();
            inner.solver_timer = None;
            inner.solver = None;
            let proof = inner.give_up_proof();
            drop(inner);
            proof.emit(Event::Failed);
        };
        inner.solver_timer = Some(Timeout::new(SOLVER_LOADING_MS, give_up));
    }

    fn hear(&self, solves: bool, reply: Reply) {
        let mut inner = self.inner.borrow_mut();
        let Some(from) = inner.by_kind(solves) else {
            return;
        };
        from.heard = now();
        let came = !std::mem::replace(&mut from.alive, true);
        if came && solves {
            inner.solver_timer = None;
            self.work(&mut inner);
        }
        if let Reply::Tables(progress) = reply {
            let tell = inner.tables_listener.clone();
            drop(inner);
            return tell.emit(progress);
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
        // A page that has been asleep itself has not heard its worker, which may well be alive.
        let slept = now() - std::mem::replace(&mut inner.looked, now()) >= SILENCE_MS / 2.0;
        if let Some(worker) = inner.worker.as_mut().filter(|_| slept) {
            worker.heard = now();
        }
        let patience = match &inner.worker {
            Some(worker) if worker.alive => SILENCE_MS,
            _ => LOADING_MS,
        };
        let Some(dead) = inner
            .worker
            .take_if(|worker| now() - worker.heard >= patience)
        else {
            return;
        };
        inner.deaths += 1;
        let mut told = Vec::new();
        if dead.solves {
            // A proof may have taken more memory than there is: it is not begun again.
            told.push((inner.give_up_proof(), Event::Failed));
            inner.solver_deaths += 1;
            self.fetch_solver_later(&mut inner);
        }
        if inner.deaths < LIVES {
            if inner.queue.has(Purpose::Game) {
                let game = inner.listeners[Purpose::Game as usize].clone();
                told.push((game, Event::Restarted));
            }
        } else {
            inner.deaths = 0;
            for purpose in inner.queue.clear() {
                told.push((inner.listeners[purpose].clone(), Event::Failed));
            }
        }
        self.work(&mut inner);
        drop(inner);
        for (tell, event) in told {
            tell.emit(event);
        }
    }
}

impl Inner {
    fn has_solver(&self) -> bool {
        self.solver.is_some() || self.worker.as_ref().is_some_and(|worker| worker.solves)
    }

    /// The solver, or the small worker.
    fn by_kind(&mut self, solves: bool) -> Option<&mut Running> {
        let both = [self.solver.as_mut(), self.worker.as_mut()];
        both.into_iter()
            .flatten()
            .find(|worker| worker.solves == solves)
    }

    /// Drops the question for a value; answers whom to tell.
    fn give_up_proof(&mut self) -> Callback<Event> {
        if !self.queue.has(Purpose::Value) {
            return Callback::noop();
        }
        self.queue.drop(Purpose::Value);
        self.listeners[Purpose::Value as usize].clone()
    }
}
