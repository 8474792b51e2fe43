import { test as bare } from "@playwright/test";

import { expect, test } from "./fixtures.mjs";
import { button, click, notice, play, plies, point, record, stored } from "./table.mjs";

const root = (page) => page.locator("html");
const twoPeople = record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1");

test.describe("a browser in Czech", () => {
  test.use({ locale: "cs-CZ" });

  test("is spoken to in Czech, with Czech plurals", async ({ page }) => {
    await stored(page, "game", twoPeople);
    await page.goto("./");
    await expect(root(page)).toHaveAttribute("lang", "cs-CZ");
    await expect(root(page)).toHaveAttribute("dir", "ltr");
    await expect(page).toHaveTitle("Na tahu je bílý · Alquerque");
    const captured = page.locator(".captured");
    await play(page, ["d2-c3", "d4xd2"]);
    await expect(captured.first()).toHaveAccessibleName("1 sebraný kámen");
    await play(page, ["d1xd3", "b4xd2xd4"]);
    await expect(captured.first()).toHaveAccessibleName("3 sebrané kameny");
  });
});

for (const [locale, one] of [["ar-MA", "1"], ["ar-EG", "١"]]) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test("sees its own digits", async ({ page }) => {
      await stored(page, "game", { ...twoPeople, moves: ["d2-c3"] });
      await page.goto("./");
      await expect(root(page)).toHaveAttribute("lang", locale);
      await expect(page.locator(".moves .number").first()).toHaveText(one);
    });
  });
}

test("the language is changed at once, while the game goes on", async ({ page }) => {
  await stored(page, "game", twoPeople);
  await page.goto("./");
  await play(page, ["d2-c3"]);
  await button(page, "Settings").click();
  await page.getByLabel("العربية").check();
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("dialog", { name: "الإعدادات" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plies(page)).toHaveText(["d2-c3"]);
  await page.reload();
  await expect(root(page)).toHaveAttribute("dir", "rtl");
});

test("in Arabic the page is mirrored and the board is not", { tag: "@phone" }, async ({ page }) => {
  await stored(page, "settings", { language: "ar" });
  await stored(page, "game", twoPeople);
  await page.goto("./");
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  const middle = async (locator) => {
    const { x, width } = await locator.boundingBox();
    return x + width / 2;
  };
  expect(await middle(point(page, "a1"))).toBeLessThan(await middle(point(page, "e1")));
  expect(await middle(page.locator(".brand"))).toBeGreaterThan(await middle(page.locator("header button").last()));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await play(page, ["d2-c3", "d4xd2", "d1xd3"]);
  await click(page, "c5");
  // Points keep their Latin names, apart from the words around them.
  await expect(notice(page)).toContainText("\u2068b4\u2069");
});

// Without the assertion that nothing fails: here something does. The service worker would have kept the file.
bare.describe("a missing file", () => {
  bare.use({ serviceWorkers: "block" });

  bare("a language that cannot be fetched is said, and English shows until it can", async ({ page }) => {
    let available = false;
    await page.route("**/i18n/nl.ftl", (route) =>
      available ? route.fallback() : route.fulfill({ contentType: "text/html", body: "<!doctype html>\n<p>Not here" }),
    );
    await page.goto("./");
    await button(page, "Settings").click();
    await page.getByLabel("Nederlands").check();
    await page.keyboard.press("Escape");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("could not be fetched");
    await expect(root(page)).toHaveAttribute("lang", /^en/);
    available = true;
    await button(page, "Try again").click();
    await expect(root(page)).toHaveAttribute("lang", "nl");
    await expect(alert).toBeHidden();
  });
});

for (const language of ["en", "cs", "ru", "nl", "es", "ar"]) {
  test(`no words wrap beside the drawings of buttons: ${language}`, async ({ page }) => {
    await stored(page, "settings", { language });
    await stored(page, "game", { ...twoPeople, moves: ["d2-c3"] });
    await page.goto("./");
    await expect(root(page)).toHaveAttribute("lang", new RegExp(`^${language}`));
    const buttons = page.locator(".panel .actions button");
    await expect(buttons.first()).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const high = await buttons.evaluateAll((list) => list.filter((each) => each.offsetHeight > 46).length);
      expect(high).toBe(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}
