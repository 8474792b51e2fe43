import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { begin, button, notice, play, plies, point, record, stored } from "./table.mjs";

const GAMES = JSON.parse(readFileSync(new URL("games.json", import.meta.url)));

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { rules, result, reason, start, moves } of GAMES) {
  test(`a game under ${rules} ends: ${result}, ${reason}`, async ({ page }) => {
    if (start) {
      await stored(page, "game", record(start));
    }
    await page.goto("./");
    if (!start) {
      await begin(page, { rules, opponent: "person" });
    }
    await play(page, moves);
    await expect(notice(page)).toContainText(result);
    await expect(notice(page)).toContainText(reason);
    await expect(page).toHaveTitle(`${result} · Alquerque`);
    await expect(button(page, "Resign")).toBeDisabled();

    // The end survives a reload, and taking the last move back reopens the game.
    await page.reload();
    await expect(notice(page)).toContainText(reason);
    await button(page, "Take back").click();
    await expect(notice(page)).not.toContainText(reason);
    await expect(plies(page)).toHaveCount(moves.length - 1);
  });
}

for (const rules of ["free", "bell", "brainking"]) {
  test(`a whole game against the computer under ${rules}`, async ({ page }) => {
    test.setTimeout(180_000);
    await stored(page, "settings", { pause: false });
    await page.goto("./");
    await begin(page, { rules, opponent: "computer", colour: "white", level: "page" });
    const over = page.locator(".notice.end, .notice.lost");
    const mine = page.locator('[aria-label*="can capture"], [aria-label*="can move"]');
    let turn = 0;
    while (!(await over.isVisible())) {
      await expect(mine.or(over).first()).toBeAttached({ timeout: 30_000 });
      if (await over.isVisible()) {
        break;
      }
      // Any piece that may move, to any point it may reach, until the move is complete.
      const before = await plies(page).count();
      const pieces = await mine.evaluateAll((list) => list.map((each) => each.dataset.point));
      await point(page, pieces[turn % pieces.length]).click();
      const reached = page.locator('[aria-label*="can be reached"]');
      while ((await plies(page).count()) === before) {
        await reached.first().click();
      }
      turn += 1;
      expect(turn).toBeLessThan(150);
    }
    await expect(notice(page)).toContainText(/You win|The computer wins|Draw/);
  });
}

test("under Covarrubias’ rules a missed capture is huffed before the move", async ({ page }) => {
  // White could take c3 with b2 but steps with e1.
  await stored(page, "game", record("b4/5/2b2/1w3/4w w - - 0 1", { rules: { obligation: "huff" } }));
  await page.goto("./");
  await play(page, ["e1-e2"]);
  await expect(notice(page)).toContainText("You may huff first: remove b2");
  await point(page, "b2").click();
  await expect(notice(page)).toContainText("Huffing b2");
  await point(page, "a5").click();
  await point(page, "a4").click();
  await expect(plies(page)).toHaveText(["e1-e2", "*b2 a5-a4"]);
  await expect(page.getByText("Black huffs b2.")).toBeAttached();
});
