// Moves prepared while the computer is to move. Its pause is a timer of the page, and the test holds the clock.

import { expect, test } from "./fixtures.mjs";
import { click, notice, plies, point, record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Black has one move, c4xc2. Then White can take c2 and d4 with c1, or c2 alone with b2.
const REPLY = record("5/2bb1/2w2/ww3/2w2 b - - 0 1", { black: "page" });
// Black has one move, c4xc2, and then White can only step.
const QUIET = record("5/2b2/2w2/5/w4 b - - 0 1", { black: "page" });

const stops = (page) => page.locator(".premove .stop");

async function open(page, game, settings = {}) {
  await stored(page, "game", game);
  await stored(page, "settings", settings);
  await page.clock.install({ time: new Date("2026-01-01T10:00:00") });
  await page.clock.pauseAt(new Date("2026-01-01T10:00:01"));
  await page.goto("./");
  await expect(plies(page)).toHaveCount(0);
}

/** Lets the computer move. */
async function reply(page, moves) {
  await page.clock.resume();
  await expect(plies(page).nth(moves.length - 1)).toHaveText(moves.at(-1));
  await expect(plies(page).first()).toHaveText(moves[0]);
}

test("a step is prepared, shown, and played after the reply", { tag: "@phone" }, async ({ page }) => {
  await open(page, QUIET);
  await click(page, "a1");
  await expect(point(page, "a1")).toHaveAttribute("aria-label", /selected/);
  await expect(point(page, "b2")).toHaveAttribute("aria-label", /can be prepared/);
  await click(page, "b1");
  await expect(stops(page)).toHaveCount(1);
  await expect(point(page, "b1")).toHaveAttribute("aria-label", /prepared move ends here/);
  await expect(notice(page)).toContainText("Prepared: a1 to b1");
  await reply(page, ["c4xc2", "a1-b1"]);
});

async function drag(page, from, to) {
  await point(page, from).hover();
  await page.mouse.down();
  await point(page, to).hover();
  await page.mouse.up();
}

test("a capture is prepared by its end", async ({ page }) => {
  await open(page, REPLY);
  await click(page, "c1", "e5");
  await reply(page, ["c4xc2", "c1xc3xe5"]);
});

test("a capture is prepared hop by hop, dropped where a piece still stands that will be taken", async ({ page }) => {
  await open(page, REPLY);
  await drag(page, "c1", "c3");
  await click(page, "e5");
  await expect(stops(page)).toHaveCount(2);
  await reply(page, ["c4xc2", "c1xc3xe5"]);
});

test("a move is prepared by dragging", async ({ page }) => {
  await open(page, REPLY);
  await drag(page, "b2", "d2");
  await expect(stops(page)).toHaveCount(1);
  await reply(page, ["c4xc2", "b2xd2"]);
});

test("a move is prepared by keyboard", async ({ page }) => {
  await open(page, QUIET);
  await point(page, "a1").focus();
  for (const key of ["Enter", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(notice(page)).toContainText("Prepared: a1 to a2");
  await reply(page, ["c4xc2", "a1-a2"]);
});

test("what has become impossible is dropped with a word", async ({ page }) => {
  await open(page, REPLY);
  await click(page, "c1", "d1");
  await expect(stops(page)).toHaveCount(1);
  await reply(page, ["c4xc2"]);
  await expect(notice(page)).toContainText("not possible now");
  await expect(stops(page)).toHaveCount(0);
});

test("Escape, a click elsewhere or the other button takes it back", async ({ page }) => {
  await open(page, QUIET);
  const takenBack = [
    () => page.keyboard.press("Escape"),
    () => click(page, "e5"),
    () => point(page, "c5").click({ button: "right" }),
  ];
  for (const back of takenBack) {
    await click(page, "a1", "b1");
    await expect(stops(page)).toHaveCount(1);
    await back();
    await expect(stops(page)).toHaveCount(0);
  }
  await reply(page, ["c4xc2"]);
  await expect(plies(page)).toHaveCount(1);
  await expect(notice(page)).toContainText("Your move");
});

test("a piece in hand stays in hand", async ({ page }) => {
  await open(page, QUIET);
  await click(page, "a1");
  await reply(page, ["c4xc2"]);
  await expect(point(page, "b2")).toHaveAttribute("aria-label", /can be reached/);
});

test("with prepared moves turned off the board waits", async ({ page }) => {
  await open(page, QUIET, { premoves: false });
  await click(page, "a1", "b1");
  await expect(stops(page)).toHaveCount(0);
  await reply(page, ["c4xc2"]);
  await expect(plies(page)).toHaveCount(1);
});
