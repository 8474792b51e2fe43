#!/usr/bin/env node
// Measures in a browser, with the built page in dist/, how long a visitor's device takes until the endgame tables are
// built and kept, from the moment when a game of a club's rules begins.
//
//   node scripts/tables.mjs [--pieces 8] [RULES ...]

import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { serve } from "./static-server.mjs";

const { values, positionals } = parseArgs({
  options: { pieces: { type: "string", default: "8" } },
  allowPositionals: true,
});
const pieces = Number(values.pieces);
const clubs = positionals.length > 0 ? positionals : ["free", "bell", "brainking"];

const { url, close } = await serve({ root: new URL("../dist", import.meta.url).pathname });
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: findChromium() });
for (const rules of clubs) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("alquerque.settings", JSON.stringify({ language: "en" })));
  await page.goto(`${url}#rules=${rules}`);
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  const begun = Date.now();
  for (let count = 2; count <= pieces; count += 1) {
    const { materials, bytes } = await kept(page, count);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`${rules}: ${count} pieces after ${seconds} s, ${materials} records of ${bytes} bytes`);
  }
  await context.close();
}
await browser.close();
await close();

/** Waits until all tables with at most so many pieces are kept. */
async function kept(page, pieces) {
  let wanted = 0;
  for (let count = 2; count <= pieces; count += 1) {
    wanted += Math.floor(count / 2);
  }
  while ((await page.evaluate(inStore, "count")) < wanted) {
    await page.waitForTimeout(200);
  }
  const records = await page.evaluate(inStore, "getAll");
  return { materials: records.length, bytes: records.reduce((sum, bytes) => sum + bytes, 0) };
}

/** How many tables are kept, or how many bytes each of them has. */
async function inStore(what) {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === "alquerque-tables")) {
    return 0;
  }
  const ended = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await ended(indexedDB.open("alquerque-tables"));
  const found = await ended(database.transaction("tables").objectStore("tables")[what]());
  database.close();
  return what === "count" ? found : found.map((record) => record.byteLength);
}
