import { expect, test } from "./fixtures.mjs";
import { button, notice, play, plies, point, record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// b1 takes b2 and b4, and Black has nothing left.
const LAST = (players) => record("5/1b3/5/1b3/1w2w w - - 0 1", players);
const START = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1";
const over = (page) => page.getByRole("dialog");

const finish = async (page, players = { black: "page" }) => {
  await stored(page, "game", LAST(players));
  await page.goto("./");
  await play(page, ["b1xb3xb5"]);
  await expect(over(page)).toContainText("Black has no pieces left.");
};

test("the end is told once, in a dialog, and then quietly", async ({ page }) => {
  await finish(page);
  await expect(over(page)).toContainText("You win");
  await page.keyboard.press("Escape");
  await expect(over(page)).toBeHidden();
  await expect(page.locator(":focus")).toHaveAttribute("data-point", "b5");
  await expect(notice(page)).toContainText("You win");
  await page.reload();
  await expect(notice(page)).toContainText("You win");
  await expect(over(page)).toBeHidden();
});

test("a rematch is played with the sides changed", async ({ page }) => {
  await stored(page, "game", record(START, { black: "page" }));
  await page.goto("./");
  await button(page, "Resign").click();
  await button(page, "Yes, resign").click();
  await expect(over(page)).toContainText("The computer wins");
  await over(page).getByRole("button", { name: "Rematch" }).click();
  await expect(plies(page)).toHaveCount(1);
  await expect(page.locator(".player").last()).toContainText("You");
  await expect(page.locator(".player").last()).toContainText("Black");
  // The board is in sight and has the focus.
  await expect(page.locator("[data-point]:focus")).toBeAttached();
});

test("the game is looked at once more, from its start", async ({ page }) => {
  await finish(page, {});
  await over(page).getByRole("button", { name: "Look at the game" }).click();
  await expect(notice(page)).toContainText("The position at the start");
  await expect(button(page, "One ply on")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(plies(page).first()).toHaveAttribute("aria-current", "true");
});

test("another game is chosen from the end, and a rematch later from the buttons", async ({ page }) => {
  await finish(page, {});
  await over(page).getByRole("button", { name: "New game" }).click();
  await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, "Rematch").click();
  await expect(plies(page)).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveAttribute("data-point", /./);
});

test("sides are swapped, and the computer plays on", async ({ page }) => {
  await stored(page, "settings", { pause: false });
  await stored(page, "game", record(START, { black: "page" }));
  await page.goto("./");
  await button(page, "Players").click();
  await over(page).getByRole("button", { name: "Swap sides" }).click();
  await over(page).getByRole("button", { name: "Close" }).click();
  await expect(plies(page)).toHaveCount(1);
  await expect(page.locator(".player").last()).toContainText("You");
  await expect(button(page, "Players")).toBeFocused();
});

test("the computer plays both sides, and people take them over", async ({ page }) => {
  await stored(page, "game", record(START, { black: "page" }));
  await page.goto("./");
  await button(page, "Players").click();
  await over(page).getByRole("combobox", { name: "White" }).selectOption("squire");
  await expect.poll(() => plies(page).count()).toBeGreaterThan(2);
  await expect(button(page, "Resign")).toHaveCount(0);
  await over(page).getByRole("combobox", { name: "White" }).selectOption("person");
  await over(page).getByRole("combobox", { name: "Black" }).selectOption("person");
  await page.keyboard.press("Escape");
  const now = await plies(page).count();
  await expect(page.locator('[aria-label*="can capture"], [aria-label*="can move"]').first()).toBeAttached();
  await expect(plies(page)).toHaveCount(now);
});

test("a game that the computer plays alone is paused and goes on", async ({ page }) => {
  await stored(page, "settings", { pause: false });
  await stored(page, "game", record(START, { white: "scribe", black: "scribe" }));
  await page.goto("./");
  await expect(plies(page).first()).toBeVisible();
  await button(page, "Pause").click();
  await expect(button(page, "Go on")).toBeFocused();
  await expect(page.locator(".thinking")).toHaveCount(0);
  const now = await plies(page).count();
  // Without the pause it would make several moves meanwhile.
  for (const name of ["Settings", "Keys", "New game"]) {
    await button(page, name).click();
    await page.keyboard.press("Escape");
  }
  await expect(plies(page)).toHaveCount(now);
  await button(page, "Go on").click();
  await expect(plies(page).nth(now)).toBeVisible();
});

test("the board turns to the side to move where that is chosen", async ({ page }) => {
  await stored(page, "settings", { turning: true });
  await stored(page, "game", record(START));
  await page.goto("./");
  const above = async (a, b) => {
    const [one, other] = await Promise.all([point(page, a).boundingBox(), point(page, b).boundingBox()]);
    return one.y < other.y;
  };
  await play(page, ["d2-c3"]);
  await expect.poll(() => above("c1", "c5")).toBe(true);
  await play(page, ["b4xd2"]);
  await expect.poll(() => above("c5", "c1")).toBe(true);
});
