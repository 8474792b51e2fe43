#!/usr/bin/env node
// Measures in a browser, with the built page in dist/, what a player would feel while the engine thinks: how many frames
// an animation drops, and how long after a press the answer is on screen while a long proof is looked for.
//
//   node scripts/frames.mjs [--rounds 3] [--throttle 1]
//
// `--throttle 4` slows the page's own thread down four times, as a telephone would.

import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { record } from "./record.mjs";
import { serve } from "./static-server.mjs";

// White takes four with b1, by its end d3; then Black, the strongest level, has to think.
const CAPTURE = record("2b1b/bb1bb/5/1b2w/ww1ww w - - 0 1", { black: "perfect" });

// Nine against nine, with steps for White on both wings: no table and no book knows it, and no search is soon done.
const MIDDLE = record("bbbbb/b1b1b/1b3/w1www/wwwww w - - 0 1");

// What the aim is, in milliseconds.
const AIM_MS = 50;

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, throttle: { type: "string", default: "1" } },
});

const { url, close } = await serve({ root: new URL("../dist", import.meta.url).pathname });
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: findChromium() });
const [animations, presses] = [[], []];
for (let round = 0; round < Number(values.rounds); round += 1) {
  animations.push(await withPage(CAPTURE, animation));
  presses.push(await withPage(MIDDLE, pressed));
}
await browser.close();
await close();

let [frames, dropped] = [0, 0];
for (const { deltas } of animations) {
  // The display's own pace, and every frame that came later than its turn.
  const pace = median(deltas);
  frames += deltas.length;
  dropped += deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / pace) - 1), 0);
}
const longest = Math.max(...animations.flatMap(({ deltas }) => deltas));
const share = 100 * median(animations.map(({ share }) => share));
console.log(`frames of a capture of four: ${frames}, dropped ${dropped}, longest ${longest.toFixed(1)} ms`);
console.log(`share of the page's thread that the animation takes: ${share.toFixed(0)} %`);
const answers = presses.flatMap(({ answers }) => answers);
const late = answers.filter((answer) => answer > AIM_MS).length;
console.log(`presses while the engine thought: ${presses.map(({ count, thought }) => `${count} in ${thought}`).join("; ")}`);
console.log(
  `from the press to the painted answer: ${answers.length} answers, median ${median(answers)} ms, ` +
    `longest ${Math.max(...answers)} ms, ${late} later than the aim of ${AIM_MS} ms`,
);
console.log(`processor time of the page's thread for a press: ${median(presses.map(({ work }) => work)).toFixed(1)} ms`);

/** Uses a page on which a stored game is open, and a function that tells how long its thread has worked. */
async function withPage(game, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript((game) => {
    localStorage.setItem("alquerque.game", JSON.stringify(game));
    localStorage.setItem("alquerque.settings", JSON.stringify({ language: "en" }));
  }, game);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.throttle) });
  const result = await use(page, busy);
  await context.close();
  return result;
}

async function place(page, name) {
  const box = await page.locator(`[data-point="${name}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A capture is clicked and played out while the engine begins to think. */
async function animation(page, busy) {
  const [b1, d3] = [await place(page, "b1"), await place(page, "d3")];
  await page.mouse.click(...b1);
  await page.evaluate(() => {
    window.deltas = [];
    let before = performance.now();
    const next = (now) => {
      window.deltas.push(now - before);
      before = now;
      if (document.querySelector(".player .thinking") || window.deltas.length < 60) {
        requestAnimationFrame(next);
      }
    };
    requestAnimationFrame(next);
  });
  const quiet = await busy();
  await page.mouse.click(...d3);
  await page.waitForFunction(() => document.querySelector(".pieces").querySelectorAll(".ghost").length === 4);
  const deltas = await page.evaluate(() => window.deltas.slice(1));
  const share = ((await busy()) - quiet) / deltas.reduce((sum, delta) => sum + delta, 0);
  return { deltas, share };
}

/** Pieces are taken and put down while a proof is looked for, which has to go on all the time. */
async function pressed(page, busy) {
  await page.evaluate(() => {
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (["pointerdown", "pointerup"].includes(name)) {
          window.answers.push(duration);
        }
      }
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await page.getByRole("button", { name: "Is this won?" }).click();
  // So many thousand positions it has looked at: it tells so once it works, and tells no more when it is done.
  const reached = async () => {
    const text = await page.locator(".truth").textContent();
    const [, thousands] = /Looking for a proof: ([\d,]+) thousand/.exec(text) ?? [];
    return thousands && Number(thousands.replaceAll(",", ""));
  };
  await page.waitForFunction(() => /proof: [1-9]/.test(document.querySelector(".truth").textContent));
  const points = await Promise.all(["a2", "c2", "e2", "b1", "c1"].map((name) => place(page, name)));
  await page.evaluate(() => window.answers.splice(0));
  const began = await reached();
  const before = await busy();
  const count = 40;
  let last = began;
  for (let press = 0; press < count; press += 1) {
    await page.mouse.click(...points[press % points.length]);
    const now = await reached();
    if (now === undefined || now < last) {
      throw new Error(`The engine had done thinking after ${press} presses: the position is too easy.`);
    }
    last = now;
  }
  const work = ((await busy()) - before) / count;
  if (last === began) {
    throw new Error("The engine did not think while the presses were made.");
  }
  const answers = await page.evaluate(() => window.answers);
  return { answers, count, work, thought: `${last - began} thousand positions` };
}

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}
