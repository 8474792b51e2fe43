#!/usr/bin/env node
// Reports the compressed size of everything that a first visit loads, and fails above the budget.
//
// The service worker fetches every file of the build, so every file counts.

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

const files = await Promise.all((await filesBelow(DIST)).map(measure));
files.sort((a, b) => b.brotli - a.brotli);
const total = { name: "total", raw: 0, gzip: 0, brotli: 0 };
for (const file of files) {
  for (const kind of ["raw", "gzip", "brotli"]) {
    total[kind] += file[kind];
  }
}

const width = Math.max(...files.map(({ name }) => name.length));
const row = (name, ...cells) =>
  console.log([name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(" "));
row("bytes", "brotli", "gzip", "raw");
for (const { name, brotli, gzip, raw } of [...files, total]) {
  row(name, brotli, gzip, raw);
}
if (total.brotli > BUDGET) {
  console.error(`The first visit takes ${total.brotli} bytes (brotli), more than the budget of ${BUDGET}.`);
  process.exitCode = 1;
} else {
  console.log(`Within the budget of ${BUDGET} bytes (brotli): ${BUDGET - total.brotli} are left.`);
}
