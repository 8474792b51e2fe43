// Starts the solver in a web worker, as engine-worker.js starts the engine.
importScripts("./alquerque-solver.js");
wasm_bindgen({ module_or_path: "./alquerque-solver_bg.wasm" });
