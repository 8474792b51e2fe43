// Starts the solver in a web worker, as engine-worker.js starts the engine. Without a network, and before it has been
// kept for that, it cannot be had; the page does without then.
try {
  importScripts("./alquerque-solver.js");
  wasm_bindgen({ module_or_path: "./alquerque-solver_bg.wasm" }).catch(() => {});
} catch {
  close();
}
