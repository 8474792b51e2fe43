//! The solver's WebAssembly binary: registers the engine with its endgames in the scope of a web worker.

use alquerque_solver::Solver;
use alquerque_worker::EngineWorker;
use gloo_worker::Registrable;

fn main() {
    EngineWorker::<Solver>::registrar().register();
}
