import { expect, test } from "./fixtures.mjs";
import { begin, button, click, notice, play, plies, point, record, stored } from "./table.mjs";

// b1 takes b2 and then b4; nothing else can move.
const CHAIN = record("5/1b3/5/1b3/1w2w w - - 0 1");
// The same chain, and the game goes on after it.
const ON = record("5/1b2b/5/1b3/1w2w w - - 0 1");
// c3 reaches a5 over d4, d5 and b5, or over d3, d4 and b5.
const FORK = record("1b1b1/3b1/2wb1/5/5 w - - 0 1");

const two = async (page) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
};

test("a step is clicked, and the pieces that can move are marked", async ({ page }) => {
  await two(page);
  await expect(point(page, "d2")).toHaveAttribute("aria-label", /can move/);
  await expect(point(page, "a1")).not.toHaveAttribute("aria-label", /can move/);
  await click(page, "d2");
  await expect(point(page, "c3")).toHaveAttribute("aria-label", /can be reached/);
  await expect(page.locator(".destination")).toHaveCount(1);
  await click(page, "c3");
  await expect(plies(page)).toHaveText(["d2-c3"]);
});

test("an obligatory capture is said and shown, and another piece is refused with the reason", async ({ page }) => {
  await two(page);
  await play(page, ["d2-c3"]);
  await expect(notice(page)).toContainText("Black must capture");
  await expect(page.locator(".must circle, .rings .must")).toHaveCount(2);
  await click(page, "c4");
  await expect(notice(page)).toContainText("capturing is obligatory");
  await expect(notice(page)).toContainText("b4 or d4");
  await expect(page.locator(".refused")).toHaveCount(1);
  await expect(plies(page)).toHaveCount(1);
});

test("a chain is clicked hop by hop, and the piece waits where it landed", async ({ page }) => {
  await stored(page, "game", CHAIN);
  await page.goto("./");
  await click(page, "b1", "b3");
  await expect(point(page, "b3")).toHaveAttribute("aria-label", "b3, white piece, selected");
  await expect(point(page, "b2")).toHaveAttribute("aria-label", "b2, empty");
  await expect(notice(page)).toContainText("The capture goes on: to b5");
  await expect(plies(page)).toHaveCount(0);
  await click(page, "b5");
  await expect(plies(page)).toHaveText(["b1xb3xb5"]);
  await expect(notice(page)).toContainText("Black has no pieces left");
});

test("a chain is clicked by its end and played out hop by hop", async ({ page }) => {
  await stored(page, "game", CHAIN);
  await page.goto("./");
  // Notes each number of taken pieces that the board shows.
  await page.evaluate(() => {
    const pieces = document.querySelector(".pieces");
    window.taken = [];
    const look = () => {
      const count = pieces.querySelectorAll(".ghost").length;
      if (count !== window.taken.at(-1)) {
        window.taken.push(count);
      }
    };
    new MutationObserver(look).observe(pieces, { attributes: true, subtree: true });
  });
  await click(page, "b1", "b5");
  await expect(plies(page)).toHaveText(["b1xb3xb5"]);
  await expect.poll(() => page.evaluate(() => window.taken.filter(Boolean))).toEqual([1, 2]);
});

/** Notes each number of taken pieces that the board shows from now on. */
async function note(page) {
  await page.evaluate(() => {
    const pieces = document.querySelector(".pieces");
    const count = () => pieces.querySelectorAll(".ghost").length;
    window.taken = [count()];
    new MutationObserver(() => {
      if (count() !== window.taken.at(-1)) {
        window.taken.push(count());
      }
    }).observe(pieces, { attributes: true, subtree: true });
  });
}

const noted = (page) => page.evaluate(() => window.taken);

test("taking a chain back plays it backward", async ({ page }) => {
  await stored(page, "game", ON);
  await page.goto("./");
  await click(page, "b1", "b5");
  await expect(page.locator(".ghost").first()).toBeAttached();
  await expect.poll(() => page.locator(".pieces").first().locator(".ghost").count()).toBe(2);
  await note(page);
  await button(page, "Take back").click();
  await expect.poll(() => noted(page)).toEqual([2, 1, 0]);
  await expect(plies(page)).toHaveCount(0);
});

test("a chain is dragged hop by hop, or to its end without being played out again", async ({ page }) => {
  await stored(page, "game", ON);
  await page.goto("./");
  const drag = async (from, to) => {
    await point(page, from).hover();
    await page.mouse.down();
    await point(page, to).hover();
    await page.mouse.up();
  };
  await drag("b1", "b3");
  await expect(point(page, "b3")).toHaveAttribute("aria-label", "b3, white piece, selected");
  await drag("b3", "b5");
  await expect(plies(page)).toHaveText(["b1xb3xb5"]);
  await button(page, "Take back").click();
  await expect(point(page, "b1")).toHaveAttribute("aria-label", /can capture/);
  await expect(page.locator(".rings .must")).toHaveCount(1);
  await note(page);
  await drag("b1", "b5");
  await expect(plies(page)).toHaveText(["b1xb3xb5"]);
  await expect.poll(() => noted(page)).toEqual([0, 2]);
});

test("a piece dropped where it cannot go glides back", async ({ page }) => {
  await stored(page, "settings", { motion: "slow" });
  await two(page);
  await page.evaluate(() => {
    window.glides = 0;
    document.querySelector(".pieces").addEventListener("transitionrun", (event) => {
      window.glides += event.propertyName === "transform" && event.target.classList.contains("piece") ? 1 : 0;
    });
  });
  const home = await point(page, "d2").boundingBox();
  await point(page, "d2").hover();
  await page.mouse.down();
  await point(page, "a3").hover();
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => window.glides)).toBeGreaterThan(0);
  await expect(plies(page)).toHaveCount(0);
  const back = await point(page, "d2").boundingBox();
  expect(back).toEqual(home);
});

test("moves clicked while the computer's capture is played out are not lost", async ({ page }) => {
  // Black's only move takes c3, b3 and a4; then White has only the step of e1.
  await stored(page, "game", record("2b2/w1w2/5/5/4w b - - 0 1", { black: "page" }));
  await stored(page, "settings", { pause: false, motion: "slow" });
  await page.goto("./");
  await expect(plies(page)).toHaveCount(1);
  await click(page, "e1", "e2");
  await expect(plies(page).nth(1)).toHaveText("e1-e2");
});

test("an end that several routes reach is marked and asks for the jumps", async ({ page }) => {
  await stored(page, "game", FORK);
  await page.goto("./");
  await click(page, "c3");
  await expect(page.locator(".destination.routes")).toHaveCount(1);
  await expect(point(page, "a5")).toHaveAttribute("aria-label", /several routes end here/);
});

test("an unfinished chain is taken back by Escape or by clicking the piece", async ({ page }) => {
  await stored(page, "game", CHAIN);
  await page.goto("./");
  await click(page, "b1", "b3", "b3");
  await expect(point(page, "b1")).toHaveAttribute("aria-label", /selected/);
  await click(page, "b3");
  await page.keyboard.press("Escape");
  await expect(point(page, "b1")).not.toHaveAttribute("aria-label", /selected/);
  await expect(plies(page)).toHaveCount(0);
});

test("an end that two routes reach must be clicked hop by hop", async ({ page }) => {
  await stored(page, "game", FORK);
  await page.goto("./");
  await click(page, "c3", "a5");
  await expect(notice(page)).toContainText("2 routes end there");
  await click(page, "e3", "c5", "a5");
  await expect(plies(page)).toHaveText(["c3xe3xc5xa5"]);
});

test("a piece is dragged to its point, and dropped elsewhere it stays", async ({ page }) => {
  await two(page);
  const drag = async (from, to) => {
    await point(page, from).hover();
    await page.mouse.down();
    await point(page, to).hover();
    await page.mouse.up();
  };
  await drag("d2", "a3");
  await expect(plies(page)).toHaveCount(0);
  await drag("d2", "c3");
  await expect(plies(page)).toHaveText(["d2-c3"]);
});

test("a press that begins elsewhere plays nothing, and a piece that cannot be lifted says why", async ({ page }) => {
  await two(page);
  await click(page, "d2");
  await page.locator("h1").hover();
  await page.mouse.down();
  await point(page, "c3").hover();
  await page.mouse.up();
  await point(page, "a1").hover();
  await page.mouse.down();
  await point(page, "c3").hover();
  await page.mouse.up();
  await expect(notice(page)).toContainText("a1 has nowhere to go");
  await expect(plies(page)).toHaveCount(0);
});

test("Escape puts down what the mouse has chosen", async ({ page }) => {
  await two(page);
  await click(page, "d2");
  await expect(point(page, "d2")).toHaveAttribute("aria-label", /selected/);
  await page.keyboard.press("Escape");
  await expect(point(page, "d2")).not.toHaveAttribute("aria-label", /selected/);
});

test("the board is played by keyboard alone", async ({ page }) => {
  await two(page);
  await point(page, "c3").focus();
  for (const key of ["ArrowDown", "ArrowRight", "Enter", "ArrowLeft", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(plies(page)).toHaveText(["d2-c3"]);
  await expect(page.getByText("White steps d2 to c3.")).toBeAttached();
});

test("the board turns round, and lies so after a reload", async ({ page }) => {
  await two(page);
  const above = async (a, b) => {
    const [one, other] = await Promise.all([point(page, a).boundingBox(), point(page, b).boundingBox()]);
    return one.y < other.y && one.x === other.x;
  };
  expect(await above("c5", "c1")).toBe(true);
  await button(page, "Turn the board").click();
  expect(await above("c1", "c5")).toBe(true);
  await play(page, ["d2-c3"]);

  await page.reload();
  await expect(plies(page)).toHaveCount(1);
  expect(await above("c1", "c5")).toBe(true);

  await begin(page, { opponent: "computer", colour: "white", level: "page" });
  expect(await above("c5", "c1")).toBe(true);
  await button(page, "Turn the board").click();
  await page.reload();
  await expect(button(page, "New game")).toBeVisible();
  expect(await above("c1", "c5")).toBe(true);
});

test("earlier positions are looked at and left again", async ({ page }) => {
  await two(page);
  await play(page, ["d2-c3", "b4xd2", "e1xc3"]);
  await plies(page).first().click();
  await expect(notice(page)).toContainText("after 1 of 3 plies");
  await expect(plies(page).first()).toHaveAttribute("aria-current", "true");
  await button(page, "To the latest ply").click();
  await expect(plies(page).nth(2)).toHaveAttribute("aria-current", "true");
});
