// Runs the same searches natively and as WebAssembly in turn, and prints nodes a second and their ratio.
//
// Best of several rounds each; processor time of the thread that searches, so that other programs count little.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const ROUNDS = 5;
const DEPTHS = { free: 13, bell: 15, brainking: 15 };

const [program, folder] = process.argv.slice(2);
const { search } = createRequire(import.meta.url)(resolve(join(folder, "alquerque-nodes.js")));

// Nanoseconds that the thread has run.
const processorTime = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]);

function inWebAssembly(rules, depth) {
  const begun = processorTime();
  const nodes = search(rules, depth);
  return nodes / (processorTime() - begun);
}

function natively(rules, depth) {
  const [nodes, time] = execFileSync(program, [rules, String(depth)], { encoding: "utf8" }).split(" ").map(Number);
  return nodes / time;
}

const million = (nodesANanosecond) => (nodesANanosecond * 1e3).toFixed(2);

// The JavaScript engine compiles in earnest what has run for a while.
search("free", 11);
console.log("rules      depth  native  wasm (million nodes a second)  ratio");
let product = 1;
for (const [rules, depth] of Object.entries(DEPTHS)) {
  let native = 0;
  let wasm = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    native = Math.max(native, natively(rules, depth));
    wasm = Math.max(wasm, inWebAssembly(rules, depth));
  }
  const ratio = wasm / native;
  product *= ratio;
  console.log(`${rules.padEnd(10)} ${depth}     ${million(native)}    ${million(wasm)}    ${ratio.toFixed(2)}`);
}
console.log(`ratio, geometric mean: ${Math.cbrt(product).toFixed(2)}`);
