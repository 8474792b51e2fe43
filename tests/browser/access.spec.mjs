import AxeBuilder from "@axe-core/playwright";

import { expect, test } from "./fixtures.mjs";
import { begin, button, click, play, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LOOKS = ["manuscript", "stone", "contrast"].flatMap((theme) => [
  { theme, ink: "light" },
  { theme, ink: "dark" },
]);

for (const { theme, ink } of LOOKS) {
  test(`axe finds nothing in ${theme}, ${ink}`, { tag: theme === "manuscript" ? "@phone" : [] }, async ({ page }) => {
    // Ten times axe reads the whole page.
    test.slow();
    await stored(page, "settings", { theme, ink, evaluation: true });
    await page.goto("./");
    const clean = async () => {
      const axe = new AxeBuilder({ page });
      if (theme === "contrast") {
        axe.options({ rules: { "color-contrast-enhanced": { enabled: true } } });
      }
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await begin(page, { rules: "free", opponent: "person" });
    await clean();
    await play(page, ["d2-c3"]);
    await click(page, "c4");
    await clean();
    await button(page, "Settings").click();
    for (const summary of await page.locator("dialog summary").all()) {
      await summary.click();
    }
    await clean();
    await page.keyboard.press("Escape");
    await button(page, "New game").click();
    await clean();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[name=rules][value=house]").check();
    await dialog.locator("input[name=time][value=own]").check();
    await clean();
    await dialog.getByRole("button", { name: "Start" }).click();
    await button(page, "Players").click();
    await clean();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await clean();
    await page.keyboard.press("Escape");
    await button(page, "Copy position or game").click();
    await clean();
    await page.keyboard.press("Escape");
    await button(page, "Resign").click();
    await button(page, "Yes, resign").click();
    await expect(dialog).toBeVisible();
    await clean();
  });
}

for (const [width, height] of [[320, 640], [360, 740], [640, 450], [700, 500], [844, 390], [1440, 900], [2560, 1300]]) {
  test(`nothing is cut off at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./");
    await expect(page.locator("svg.board")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const board = await page.locator("svg.board").boundingBox();
    // A point is as wide as a fifth of the board less its margin: 44 pixels at least for a finger.
    expect((board.width / 572) * 92).toBeGreaterThanOrEqual(44);
  });
}
