import { expect, test } from "./fixtures.mjs";
import { begin, button, notice, play, plies, point, record, stored } from "./table.mjs";

const computerMoved = async (page, count) => {
  await expect(plies(page)).toHaveCount(count, { timeout: 45_000 });
};

test("the game in progress survives a reload, redo included", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "bell", opponent: "person" });
  await play(page, ["b4-c3", "d2xb4", "a5xc3"]);
  await button(page, "Take back").click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bell’s rules");
  await expect(plies(page)).toHaveText(["b4-c3", "d2xb4"]);
  await button(page, "Redo").click();
  await expect(plies(page)).toHaveCount(3);
});

test("under bell the computer begins when it plays Black", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "bell", opponent: "computer", colour: "white", level: "squire" });
  await computerMoved(page, 1);
  await expect(page.getByText("Bell’s rules").first()).toBeVisible();
});

test("a game waits for the computer across a reload", async ({ page }) => {
  const waiting = record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1", { black: "page", moves: ["d2-c3"] });
  await stored(page, "game", waiting);
  await page.goto("./");
  await computerMoved(page, 2);
});

test("a worker killed while it thinks is replaced and the move is made all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.engineWorkers = 0;
    window.Worker = class extends Original {
      constructor(address) {
        // The solver, which would take its place, never comes.
        const small = address.endsWith("engine-worker.js");
        super(small ? address : URL.createObjectURL(new Blob()));
        if (!small) {
          return;
        }
        window.engineWorkers += 1;
        if (window.engineWorkers === 1) {
          // Its first message says that it has been loaded, its second that it has begun to think.
          let heard = 0;
          this.addEventListener("message", () => {
            heard += 1;
            if (heard === 2) {
              this.terminate();
            }
          });
        }
      }
    };
  });
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "computer", colour: "white", level: "perfect" });
  await play(page, ["d2-c3"]);
  await expect(notice(page)).toContainText("has been started again");
  await computerMoved(page, 2);
  expect(await page.evaluate(() => window.engineWorkers)).toBe(2);
});

test("while the computer thinks the page answers", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "computer", colour: "white", level: "perfect" });
  await play(page, ["d2-c3"]);
  await expect(page.locator(".thinking")).toBeVisible();
  await plies(page).first().click();
  await button(page, "To the start").click();
  await expect(notice(page)).toContainText("The position at the start");
});

test("taking back while the computer thinks takes the visitor's move back", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "computer", colour: "white", level: "perfect" });
  await play(page, ["d2-c3"]);
  await button(page, "Take back").click();
  await expect(plies(page)).toHaveCount(0);
  await expect(point(page, "d2")).toHaveAttribute("aria-label", /can move/);
});

test("resigning asks first", async ({ page }) => {
  await page.goto("./");
  await button(page, "Resign").click();
  await button(page, "Keep playing").click();
  await button(page, "Resign").click();
  await button(page, "Yes, resign").click();
  await expect(notice(page)).toContainText("White resigned.");
});

test("who has resigned takes no move back, but can play on from an earlier position", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
  await play(page, ["d2-c3", "b4xd2"]);
  await button(page, "Resign").click();
  await button(page, "Yes, resign").click();
  await page.keyboard.press("Escape");
  await expect(button(page, "Take back")).toBeDisabled();
  await expect(button(page, "Redo")).toBeDisabled();
  await plies(page).first().click();
  await button(page, "Take back to here").click();
  await play(page, ["b4xd2"]);
});

test("two people agree on a draw", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
  await play(page, ["d2-c3"]);
  await button(page, "Agree on a draw").click();
  await expect(notice(page)).toContainText("agreed on a draw");
});

test("the computer declines a draw when it is winning, and accepts one when it is losing", async ({ page }) => {
  const start = "bbb2/5/5/5/w4 w - - 0 1";
  await stored(page, "game", record(start, { black: "scribe", moves: ["a1-a2", "a5-a4"] }));
  await page.goto("./");
  await button(page, "Offer a draw").click();
  await expect(notice(page)).toContainText("declines");
  const other = record("b4/5/5/5/www2 w - - 0 1", { black: "scribe", moves: ["a1-a2", "a5-a4"] });
  await page.evaluate((text) => localStorage.setItem("alquerque.game", text), JSON.stringify(other));
  await page.reload();
  await button(page, "Offer a draw").click();
  await expect(notice(page)).toContainText("agreed on a draw");
});

for (const [what, text] of [
  ["garbage", "}{"],
  ["a game of another version", '{"version":99}'],
  ["an illegal game", JSON.stringify(record("5/5/5/5/w3b w - - 0 1", { moves: ["e5-e4"] }))],
]) {
  test(`${what} in the storage is said, put aside and played over`, async ({ page }) => {
    await stored(page, "game", text);
    await page.goto("./");
    await expect(notice(page)).toContainText("could not be read");
    expect(await page.evaluate(() => localStorage.getItem("alquerque.game.damaged"))).toBe(text);
    await begin(page, { rules: "free", opponent: "person" });
    await play(page, ["d2-c3"]);
    await page.reload();
    await expect(plies(page)).toHaveCount(1);
  });
}

test("a browser that stores nothing says so and plays on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("./");
  await expect(notice(page)).toContainText("does not let the page save");
  await begin(page, { rules: "free", opponent: "person" });
  await play(page, ["d2-c3"]);
});

test("a browser that refuses its storage altogether says so and plays on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("./");
  await expect(notice(page)).toContainText("does not let the page save");
  await begin(page, { rules: "free", opponent: "person" });
  await play(page, ["d2-c3"]);
});

test("two tabs stay at the same game", async ({ page, context }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
  const other = await context.newPage();
  await other.goto(page.url());
  await play(page, ["d2-c3"]);
  await expect(plies(other)).toHaveText(["d2-c3"]);
  await play(other, ["b4xd2"]);
  await expect(plies(page)).toHaveText(["d2-c3", "b4xd2"]);
});

test("the choice of a new game gives the focus back, or to the new game's board", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("./");
  await button(page, "New game").click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(button(page, "New game")).toBeFocused();

  await button(page, "New game").click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[data-point]:focus")).toBeInViewport();
  await expect(page.locator("svg.board")).toBeInViewport({ ratio: 1 });
});

test("light and dark follow the system until one is chosen, which is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("./");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).not.toBe(dark);
  const colours = page.getByRole("button", { name: /^Colours/ });
  await colours.click();
  await colours.click();
  await expect.poll(ground).toBe(dark);
  await page.reload();
  await expect.poll(ground).toBe(dark);
});
