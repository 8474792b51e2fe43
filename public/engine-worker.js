// Starts the engine in a web worker. Trunk's own loader would do, were it not for a warning on the console.
importScripts("./alquerque-worker.js");
wasm_bindgen({ module_or_path: "./alquerque-worker_bg.wasm" });
