import { expect, test } from "./fixtures.mjs";
import { record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const middleGame = record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1", { moves: ["d2-c3", "d4xd2", "d1xd3"] });

async function openSettings(page) {
  await page.locator("header button").last().click();
  for (const summary of await page.locator("dialog summary").all()) {
    await summary.click();
  }
}

test("in the theme of contrast nothing on the board is fainter than 7 to 1", async ({ page }) => {
  await stored(page, "game", middleGame);
  await stored(page, "settings", { theme: "contrast", ink: "light" });
  await page.goto("./");
  for (const ink of ["light", "dark"]) {
    await expect(page.locator("html")).toHaveAttribute("data-ink", ink);
    const ratios = await page.evaluate(() => {
      const luminance = (color) => {
        const [r, g, b] = color.match(/[\d.]+/g).map((part) => {
          const c = part / 255;
          return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ratio = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const board = style(".board").backgroundColor;
      return [
        ratio(style(".lines").stroke, board),
        ratio(style(".coordinate").fill, board),
        ratio(style(".rings .must").stroke, board),
        ratio(style("#ivory .middle").stopColor, style(".stone.white .engraving").stroke),
        ratio(style("#basalt .middle").stopColor, style(".stone.black .engraving").stroke),
      ];
    });
    for (const ratio of ratios) {
      expect(ratio).toBeGreaterThanOrEqual(7);
    }
    await page.getByRole("button", { name: /^Colours/ }).click();
  }
});

for (const [width, height] of [[320, 640], [640, 360], [2560, 1300]]) {
  test(`the settings fit into ${width} by ${height}, in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of ["en", "cs", "nl", "es", "ru", "ar"]) {
      await page.addInitScript((language) => {
        localStorage.setItem("alquerque.settings", JSON.stringify({ language }));
      }, language);
      await page.goto("./");
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      await openSettings(page);
      const spill = await page.evaluate(() => {
        const dialog = document.querySelector("dialog");
        return Math.max(
          document.documentElement.scrollWidth - innerWidth,
          dialog.scrollWidth - dialog.clientWidth,
        );
      });
      expect(spill, language).toBeLessThanOrEqual(0);
    }
  });
}
