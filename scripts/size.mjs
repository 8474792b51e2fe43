#!/usr/bin/env node
// Reports the compressed size of everything that a first visit loads, and fails above the budget.
//
// The service worker fetches every file of the build. What it fetches only when the page has come to rest (see
// crates/precache/src/later.rs) is reported too, but does not count.

import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUDGET = 250_000;
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
  return (await Promise.all(nested)).flat();
}

async function measure(path) {
  const contents = await readFile(path);
  return {
    name: relative(DIST, path),
    raw: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
    }).length,
  };
}

// The addresses in the service worker's list of what comes later.
async function fetchedLater() {
  const script = await readFile(join(DIST, "service-worker.js"), "utf8");
  const [, list] = script.match(/^const LATER = \{\n([^}]*)\};$/m);
  return new Set([...list.matchAll(/^ *"([^"]+)":/gm)].map(([, address]) => decodeURI(address)));
}

function sum(name, files) {
  const total = { name, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    for (const kind of ["raw", "gzip", "brotli"]) {
      total[kind] += file[kind];
    }
  }
  return total;
}

const files = await Promise.all((await filesBelow(DIST)).map(measure));
files.sort((a, b) => b.brotli - a.brotli);
const later = await fetchedLater();
const isLater = ({ name }) => later.has(name);
const rest = files.filter(isLater);
const first = files.filter((file) => !isLater(file));
const total = sum("first visit", first);

const width = Math.max(...files.map(({ name }) => name.length));
const row = (name, ...cells) =>
  console.log([name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(" "));
row("bytes", "brotli", "gzip", "raw");
for (const { name, brotli, gzip, raw } of [...first, total, ...rest, sum("fetched later", rest)]) {
  row(name, brotli, gzip, raw);
}
if (total.brotli > BUDGET) {
  console.error(`The first visit takes ${total.brotli} bytes (brotli), more than the budget of ${BUDGET}.`);
  process.exitCode = 1;
} else {
  console.log(`Within the budget of ${BUDGET} bytes (brotli): ${BUDGET - total.brotli} are left.`);
}
