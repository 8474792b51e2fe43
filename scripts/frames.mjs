#!/usr/bin/env node
// Measures in a browser, with the built page in dist/, what a player would feel while the engine thinks: how long
// after a press the answer is on screen, and how many frames an animation drops.
//
//   node scripts/frames.mjs [--rounds 3] [--throttle 1]
//
// `--throttle 4` slows the page's own thread down four times, as a telephone would.

import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { serve } from "./static-server.mjs";

// White takes four with b1, by its end d3; then Black, the strongest level, has to think.
const GAME = {
  version: 1,
  rules: {
    first: "w", steps: 7, steps_from_far_row: true, first_jump: 7, further_jumps: 7,
    obligation: "obligatory", completion: "complete", returning: true, repetition: 3, quiet_plies: null,
  },
  start: "2b1b/bb1bb/5/1b2w/ww1ww w - - 0 1",
  moves: [], taken_back: 0, white: "person", black: "perfect", seed: 1, ended: null,
};

// What the aim is, in milliseconds.
const AIM_MS = 50;

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, throttle: { type: "string", default: "1" } },
});

const { url, close } = await serve({ root: new URL("../dist", import.meta.url).pathname });
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: findChromium() });
const answers = [];
const [work, played] = [[], []];
let [frames, dropped, longest, thought] = [0, 0, 0, 0];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const result = await measure();
  answers.push(...result.answers);
  thought += result.thought;
  work.push(result.work);
  played.push(result.played);
  // The display's own pace, and every frame that came later than its turn.
  const pace = median(result.deltas);
  frames += result.deltas.length;
  dropped += result.deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / pace) - 1), 0);
  longest = Math.max(longest, ...result.deltas);
}
await browser.close();
await close();

const worst = Math.max(...answers);
console.log(`presses answered: ${answers.length}, ${thought} of them while the engine thought`);
console.log(`from the press to the painted answer: median ${median(answers)} ms, longest ${worst} ms (aim: ${AIM_MS})`);
console.log(`processor time of the page's thread for a press: ${median(work).toFixed(1)} ms`);
console.log(`frames of a capture of four: ${frames}, dropped ${dropped}, longest ${longest.toFixed(1)} ms`);
console.log(`share of the page's thread that the animation takes: ${(100 * median(played)).toFixed(0)} %`);

/** One game from its start: a capture is clicked and played out, then answers are prepared while it is replied to. */
async function measure() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript((game) => {
    localStorage.setItem("alquerque.game", JSON.stringify(game));
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (["pointerdown", "pointerup"].includes(name)) {
          window.answers.push(duration);
        }
      }
    }).observe({ type: "event", durationThreshold: 16 });
  }, GAME);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.throttle) });
  const place = async (name) => {
    const box = await page.locator(`[data-point="${name}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [b1, d3, a1, e1] = await Promise.all(["b1", "d3", "a1", "e1"].map(place));
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
  // Four jumps are on their way while the engine begins to think.
  await page.waitForFunction(() => document.querySelector(".pieces").querySelectorAll(".ghost").length === 4);
  const deltas = await page.evaluate(() => window.deltas.slice(1));
  const played = ((await busy()) - quiet) / deltas.reduce((sum, delta) => sum + delta, 0);
  const presses = 8;
  const before = await busy();
  let thought = 0;
  for (let press = 0; press < presses; press += 1) {
    thought += await page.locator(".player .thinking").count();
    await page.mouse.click(...(press % 2 ? e1 : a1));
  }
  const work = ((await busy()) - before) / presses;
  const result = { deltas, thought, work, played, answers: await page.evaluate(() => window.answers) };
  await context.close();
  return result;
}

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}
