#!/usr/bin/env node
// Takes the pictures of the page for README and docs: each theme, light and dark, from the build in dist/.
//
//   scripts/build.sh && node scripts/pictures.mjs

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { record } from "./record.mjs";
import { serve } from "./static-server.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const THEMES = ["manuscript", "stone", "contrast"];
const INKS = ["light", "dark"];
const QUALITY = 0.85;

// The visitor holds the piece on e3; the computer waits for the move.
const GAME = record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1", {
  moves: ["d2-c3", "d4xd2", "d1xd3", "b4xd2xd4", "b2xb4", "a5xc3"],
  black: "knight",
});
const HELD = "e3";

const server = await serve({ root: here("../dist") });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const theme of THEMES) {
    for (const ink of INKS) {
      const path = here(`../docs/img/${theme}-${ink}.webp`);
      await writeFile(path, await picture({ theme, ink, language: "en" }));
      console.log(path);
    }
  }
} finally {
  await browser.close();
  await server.close();
}

async function picture(settings) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(
    (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
    { "alquerque.game": JSON.stringify(GAME), "alquerque.settings": JSON.stringify(settings) },
  );
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator(`[data-point=${HELD}]`).click();
  await page.locator(".selected").waitFor();
  const png = (await page.screenshot()).toString("base64");
  // The browser knows how to write the smaller form.
  const webp = await page.evaluate(
    async ([png, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1];
    },
    [png, QUALITY],
  );
  await context.close();
  return Buffer.from(webp, "base64");
}
