// What helps at the board: drawings, threats, hints, the names of files and ranks, sounds.

import { expect, test } from "./fixtures.mjs";
import { button, click, notice, play, plies, point, record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// c4 threatens c3, which could go away.
const THREAT = record("5/2b2/2w2/1b3/w4 w - - 0 1");
// b1 takes b2 and then b4; nothing else can move.
const CHAIN = record("5/1b3/5/1b3/1w2w w - - 0 1");

const drawings = (page) => page.locator(".drawings > *");

async function stroke(page, from, to) {
  await point(page, from).hover();
  await page.mouse.down({ button: "right" });
  await point(page, to).hover();
  await page.mouse.up({ button: "right" });
}

test("the other button draws circles and arrows, and the same stroke wipes them off", async ({ page }) => {
  await stored(page, "game", THREAT);
  await page.goto("./");
  await stroke(page, "a1", "c3");
  await page.keyboard.down("Shift");
  await stroke(page, "e5", "e5");
  await page.keyboard.up("Shift");
  await expect(page.locator(".drawings path.verdigris")).toHaveCount(1);
  await expect(page.locator(".drawings circle.rubric")).toHaveCount(1);
  await stroke(page, "a1", "c3");
  await expect(drawings(page)).toHaveCount(1);
  // An empty point clicked wipes everything off.
  await click(page, "e1");
  await expect(drawings(page)).toHaveCount(0);
});

test("control with the first button draws too, and a move wipes drawings off", async ({ page }) => {
  await stored(page, "game", CHAIN);
  await page.goto("./");
  await page.keyboard.down("Control");
  await point(page, "a1").hover();
  await page.mouse.down();
  await point(page, "a3").hover();
  await page.mouse.up();
  await page.keyboard.up("Control");
  await expect(drawings(page)).toHaveCount(1);
  await expect(plies(page)).toHaveCount(0);
  await point(page, "b1").focus();
  await page.keyboard.press("Enter");
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(point(page, "b3")).toHaveAttribute("aria-label", /white piece/);
  await expect(drawings(page)).toHaveCount(0);
});

test("threats are shown and said, by button and by key", { tag: "@phone" }, async ({ page }) => {
  await stored(page, "game", record("5/2b2/2w2/5/w4 w - - 0 1"));
  await page.goto("./");
  await expect(page.locator(".threat")).toHaveCount(0);
  await button(page, "Threats").click();
  await expect(button(page, "Threats")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".threat")).toHaveCount(1);
  await expect(point(page, "c3")).toHaveAttribute("aria-label", /threatened/);
  await page.keyboard.press("t");
  await expect(page.locator(".threat")).toHaveCount(0);
  await expect(point(page, "c3")).not.toHaveAttribute("aria-label", /threatened/);
});

test("who turns threats on where there are none is told so", async ({ page }) => {
  await stored(page, "game", record("4b/5/5/5/w4 w - - 0 1"));
  await page.goto("./");
  await page.keyboard.press("t");
  await expect(notice(page)).toHaveText("Nothing is threatened.");
  await expect(page.getByRole("status").filter({ hasText: "Nothing is threatened." })).toBeAttached();
  await page.keyboard.press("t");
  await expect(notice(page)).not.toContainText("threatened");
});

test("a hint shows the piece first and then its move", async ({ page }) => {
  // Both pieces can go to b2, where neither of them is taken.
  await stored(page, "game", record("4b/5/5/5/w1w2 w - - 0 1"));
  await page.goto("./");
  await button(page, "Hint").click();
  await expect(notice(page)).toContainText(/The piece on [ac]1 should move/);
  await expect(page.locator("[aria-label*=recommended]")).toHaveCount(1);
  await expect(page.locator(".drawings path.hint")).toHaveCount(0);
  await expect(button(page, "Show the move")).toBeVisible();
  await page.keyboard.press("h");
  await expect(notice(page)).toContainText(/from [ac]1 to [a-e]\d/);
  await expect(page.locator(".drawings path.hint")).toHaveCount(1);
});

test("a hint shows the move at once where its piece is known already", async ({ page }) => {
  await stored(page, "game", CHAIN);
  await page.goto("./");
  await button(page, "Hint").click();
  await expect(notice(page)).toContainText("from b1 to b5");
  await expect(point(page, "b1")).toHaveAttribute("aria-label", /recommended/);
  await expect(page.locator(".drawings path.hint")).toHaveCount(2);
  await play(page, ["b1xb3xb5"]);
  await expect(page.locator(".drawings .hint")).toHaveCount(0);
});

test("the button for a hint keeps the focus when there is none to be had", async ({ page }) => {
  await stored(page, "game", CHAIN);
  await page.goto("./");
  await button(page, "To the start").focus();
  await play(page, ["b1xb3xb5"]);
  await page.keyboard.press("Escape");
  await expect(button(page, "Hint")).toBeDisabled();
  await button(page, "Hint").focus();
  await expect(button(page, "Hint")).toBeFocused();
});

for (const [coordinates, names] of [["outside", 10], ["inside", 10], ["off", 0]]) {
  test(`coordinates ${coordinates} lie right from both sides`, async ({ page }) => {
    await stored(page, "settings", { coordinates });
    await stored(page, "game", THREAT);
    await page.goto("./");
    await expect(page.locator("svg.board")).toBeVisible();
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(page.locator(".coordinate")).toHaveCount(names);
      const strays = await page.evaluate((inside) => {
        const middle = (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const board = document.querySelector("svg.board").getBoundingClientRect();
        const unit = board.width / 6;
        return [...document.querySelectorAll(".coordinate")].filter((text) => {
          const name = text.textContent;
          const file = /[a-e]/.test(name);
          // The points of that file or rank that are nearest to the margin where the name stands.
          const points = [1, 2, 3, 4, 5].map((i) => (file ? name + i : "abcde"[i - 1] + name));
          const places = points.map((point) => middle(document.querySelector(`[data-point="${point}"]`)));
          const at = middle(text);
          // Beside a point a name all but touches the stone that stands there.
          const near = inside ? 0.55 * unit : unit;
          return !places.some((place) => Math.hypot(place.x - at.x, place.y - at.y) < near);
        }).length;
      }, coordinates === "inside");
      expect(strays).toBe(0);
      // A point is found where it is drawn.
      await click(page, "c3");
      await expect(point(page, "c3")).toHaveAttribute("aria-label", /selected/);
      await page.keyboard.press("Escape");
      await button(page, "Turn the board").click();
    }
  });
}

test("the same refusal is told again", async ({ page }) => {
  await stored(page, "game", record("5/5/2b2/1w3/4w w - - 0 1"));
  await page.goto("./");
  const status = page.locator("[role=status]").filter({ hasText: "capturing is obligatory" });
  await click(page, "e1");
  await expect(status).toBeAttached();
  const first = await status.locator("span").elementHandle();
  await click(page, "e1");
  await expect(status).toBeAttached();
  // Another element with the same words: an addition, which screen readers read out.
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
});

test("sounds are fetched only when they are wanted, and fail silently", async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    for (const name of ["stone", "lift", "refusal", "end"]) {
      addEventListener(`sound-${name}`, () => window.heard.push(name));
    }
    delete window.AudioContext;
  });
  await stored(page, "settings", { sound: true });
  await stored(page, "game", record("5/1b3/5/1b3/1w2w w - - 0 1"));
  const fetched = page.waitForResponse((response) => response.url().endsWith("sounds/sounds.js"));
  await page.goto("./");
  await fetched;
  await click(page, "e1");
  await play(page, ["b1xb3xb5"]);
  await expect(notice(page)).toContainText("Black has no pieces left");
  await expect.poll(() => page.evaluate(() => window.heard)).toEqual(["refusal", "lift", "lift", "end"]);
});
