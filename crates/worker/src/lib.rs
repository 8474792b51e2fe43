//! The engine behind a web worker: the messages it takes and gives, and the worker itself.

use gloo_worker::{HandlerId, Worker, WorkerScope};

/// The worker that runs the engine beside the page, so that the page never waits for it.
///
/// It returns each message to its sender.
#[derive(Debug)]
pub struct EngineWorker;

impl Worker for EngineWorker {
    type Message = ();
    type Input = String;
    type Output = String;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _scope: &WorkerScope<Self>, (): Self::Message) {}

    fn received(&mut self, scope: &WorkerScope<Self>, message: Self::Input, id: HandlerId) {
        scope.respond(id, message);
    }
}
