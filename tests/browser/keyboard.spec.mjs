import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { button, plies, point } from "./table.mjs";

const GAMES = JSON.parse(readFileSync(new URL("games.json", import.meta.url)));

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Goes on with the Tab key until what has the focus fits.
async function tabTo(page, fits) {
  for (let count = 0; count < 60; count += 1) {
    if (await page.evaluate(fits)) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${fits}`);
}

// Goes over the board to a point with the arrow keys, and chooses it.
async function choose(page, name) {
  const at = await page.evaluate(() => document.activeElement.dataset.point);
  const steps = name.charCodeAt(0) - at.charCodeAt(0);
  const rows = Number(name[1]) - Number(at[1]);
  const keys = [
    ...Array(Math.abs(steps)).fill(steps > 0 ? "ArrowRight" : "ArrowLeft"),
    ...Array(Math.abs(rows)).fill(rows > 0 ? "ArrowUp" : "ArrowDown"),
  ];
  for (const key of keys) {
    await page.keyboard.press(key);
  }
  await expect(point(page, name)).toBeFocused();
  await page.keyboard.press("Enter");
}

// What is said of a move, as far as it depends on the move.
function heard(move, white) {
  const points = move.split(/[-x]/);
  const [from, to] = [points[0], points.at(-1)];
  const color = white ? "White" : "Black";
  return move.includes("x")
    ? new RegExp(`${color} takes ${points.length - 1}: .*From ${from} to ${to}\\.`)
    : new RegExp(`${color} steps ${from} to ${to}\\.`);
}

test("a whole game is played by keyboard alone, and heard", async ({ page }) => {
  const { moves, result, reason } = GAMES.find(
    ({ rules, start, reason }) => rules === "free" && !start && reason.includes("pieces left"),
  );
  await page.goto("./");
  await expect(button(page, "New game")).toBeVisible();
  await tabTo(page, () => document.activeElement.textContent.trim() === "New game");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, () => document.activeElement.name === "opponent");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("input[name=opponent][value=person]")).toBeChecked();
  await tabTo(page, () => document.activeElement.textContent.trim() === "Start");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();

  await tabTo(page, () => Boolean(document.activeElement.dataset.point));
  const status = page.getByRole("status").filter({ hasText: /\S/ }).first();
  await expect(status).toContainText("White to move");
  for (const [index, move] of moves.entries()) {
    for (const name of move.split(/[-x]/)) {
      await choose(page, name);
    }
    await expect(plies(page)).toHaveCount(index + 1);
    await expect(status).toContainText(heard(move, index % 2 === 0));
  }
  await expect(status).toContainText(`${result} ${reason}`);

  // The end is told in a dialog that the keyboard can leave.
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(result);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(`${result} · Alquerque`);
});
