//! The worker's WebAssembly binary: registers the engine in the scope of a web worker.

use alquerque_worker::EngineWorker;
use gloo_worker::Registrable;

fn main() {
    <EngineWorker>::registrar().register();
}
