import { expect, test } from "./fixtures.mjs";
import { begin, button, notice, play, plies, record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const START = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1";
const white = (page) => page.getByRole("timer", { name: /White/ });
const black = (page) => page.getByRole("timer", { name: /Black/ });

/** A game of two people with a time control; the page's time stands still until the test moves it on. */
const timed = async (page, time) => {
  await page.clock.install({ time: new Date("2026-05-01T12:00:00") });
  await page.goto("./");
  await expect(page.locator("svg.board")).toBeVisible();
  await page.clock.pauseAt(new Date("2026-05-01T13:00:00"));
  await button(page, "New game").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=rules][value=free]").check();
  await dialog.locator("input[name=opponent][value=person]").check();
  await dialog.locator(`input[name=time][value="${time}"]`).check();
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(dialog).toBeHidden();
};

test("without a time control there is no clock", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("clocks run from the second move on, and a move brings its increment", async ({ page }) => {
  await timed(page, "5+3");
  await expect(white(page)).toHaveText("5:00");
  await page.clock.runFor(20_000);
  await expect(white(page)).toHaveText("5:00");
  await play(page, ["d2-c3"]);
  await page.clock.runFor(20_000);
  await play(page, ["b4xd2"]);
  await expect(black(page)).toHaveText("5:00");
  await page.clock.runFor(20_500);
  await expect(white(page)).toHaveText("4:39");
  await play(page, ["e1xc3"]);
  await expect(white(page)).toHaveText("4:42");
  await page.clock.runFor(1_500);
  await expect(black(page)).toHaveText("4:58");
  await expect(white(page)).toHaveText("4:42");
});

test("short time shows tenths, and whose time runs out has lost", async ({ page }) => {
  await timed(page, "10s");
  await play(page, ["d2-c3", "b4xd2"]);
  await page.clock.runFor(8_550);
  await expect(white(page)).toHaveText(/^0:01\.[34]$/);
  await expect(white(page)).toHaveClass(/low/);
  await page.clock.runFor(2_000);
  await expect(page.getByRole("dialog")).toContainText("White’s time ran out.");
  await expect(white(page)).toHaveText("0:00.0");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(notice(page)).toContainText("White’s time ran out.");
});

test("a reload costs no time, and a take-back gives it back", async ({ page }) => {
  await timed(page, "5+3");
  await play(page, ["d2-c3", "b4xd2"]);
  await page.clock.runFor(30_500);
  await expect(white(page)).toHaveText("4:29");
  await page.reload();
  await expect(white(page)).toHaveText("4:29");
  await play(page, ["e1xc3"]);
  await button(page, "Take back").click();
  await expect(white(page)).toHaveText("5:00");
});

test("the clock stands while the page is out of sight", async ({ page }) => {
  await timed(page, "5+3");
  await play(page, ["d2-c3", "b4xd2"]);
  await page.clock.runFor(10_500);
  const show = (state) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.runFor(60_000);
  await show("visible");
  await expect(white(page)).toHaveText("4:49");
  await page.clock.runFor(10_000);
  await expect(white(page)).toHaveText("4:39");
});

test("the computer moves in its time", async ({ page }) => {
  await stored(page, "settings", { pause: false, computer: true, level: "squire", time: { move: 10 } });
  await page.goto("./");
  await button(page, "New game").click();
  await expect(page.locator("input[name=time][value='10s']")).toBeChecked();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await play(page, ["d2-c3"]);
  await expect(plies(page)).toHaveCount(2);
  await expect(white(page)).toHaveText(/0:0\d\.\d/);
});

test("a time of one's own is written in numbers", async ({ page }) => {
  await page.goto("./");
  await button(page, "New game").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=opponent][value=person]").check();
  await dialog.locator("input[name=time][value=own]").check();
  await dialog.getByRole("spinbutton", { name: "Minutes for the game" }).fill("7");
  await dialog.getByRole("spinbutton", { name: "Seconds added after each move" }).fill("2");
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(white(page)).toHaveText("7:00");
  await button(page, "New game").click();
  await expect(dialog.getByRole("spinbutton", { name: "Minutes for the game" })).toHaveValue("7");
});

test("a game stored before there were clocks is read", async ({ page }) => {
  await stored(page, "game", record(START, { moves: ["d2-c3"] }));
  await page.goto("./");
  await expect(plies(page)).toHaveText(["d2-c3"]);
  await expect(page.getByRole("timer")).toHaveCount(0);
});
