import { expect, test } from "./fixtures.mjs";
import { button, notice, play, plies, point } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] } });

const heading = (page) => page.getByRole("heading", { level: 1 });
const dialog = (page) => page.getByRole("dialog");

const choose = async (page) => {
  await button(page, "New game").click();
  await dialog(page).locator("input[name=rules][value=house]").check();
};

test("rules of one's own are edited, played, remembered and told", async ({ page }) => {
  await page.goto("./");
  await button(page, "New game").click();
  await dialog(page).locator("input[name=rules][value=bell]").check();
  await dialog(page).locator("input[name=rules][value=house]").check();
  await dialog(page).locator("input[name=opponent][value=person]").check();
  const summary = dialog(page).locator(".house-summary");
  await expect(summary).toContainText("Black begins");
  await dialog(page).locator("input[name=first][value=white]").check();
  await expect(summary).toHaveText("As Bell’s rules, but: White moves first.");
  await dialog(page).locator("input[name=capture][value=optional]").check();
  await dialog(page).getByRole("button", { name: "Start" }).click();
  await expect(heading(page)).toHaveText("House rules");
  await expect(page.getByText("White moves first; capturing is optional.")).toBeVisible();
  // White moves first, and Black need not capture.
  await play(page, ["d2-c3", "c4-c5"].slice(0, 1));
  await expect(point(page, "b4")).toHaveAttribute("aria-label", /can move/);
  await expect(notice(page)).not.toContainText("must");
  await page.reload();
  await expect(heading(page)).toHaveText("House rules");
  await button(page, "New game").click();
  await expect(dialog(page).locator("input[name=rules][value=house]")).toBeChecked();
  await expect(dialog(page).locator("input[name=capture][value=optional]")).toBeChecked();
});

test("clauses that do not go together are refused with the reason", async ({ page }) => {
  await page.goto("./");
  await choose(page);
  const repetition = dialog(page).locator("input[name=repetition]");
  await repetition.fill("");
  await repetition.press("Tab");
  await expect(dialog(page)).toContainText("might never end");
  await expect(dialog(page).getByRole("button", { name: "Start" })).toBeDisabled();
  await dialog(page).locator("input[name=quiet-plies]").fill("40");
  await dialog(page).locator("input[name=quiet-plies]").press("Tab");
  await expect(dialog(page)).not.toContainText("might never end");
  for (const way of ["f", "s", "b"]) {
    await dialog(page).locator(`input[name=steps][value=${way}]`).uncheck();
  }
  await expect(dialog(page)).toContainText("Steps have to be allowed");
});

test("a link brings its rules to another page", async ({ page, context }) => {
  await page.goto("./");
  await choose(page);
  await dialog(page).locator("input[name=first][value=black]").check();
  await dialog(page).locator("input[name=further-jumps][value=b]").uncheck();
  await button(page, "Copy link").click();
  await expect(button(page, "Copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#rules=free,first:black,further-jumps:fs$/);
  const other = await context.newPage();
  await other.goto(link);
  await expect(dialog(other).locator("input[name=rules][value=house]")).toBeChecked();
  await expect(dialog(other).locator("input[name=first][value=black]")).toBeChecked();
  await expect(other).not.toHaveURL(/rules/);
  await dialog(other).getByRole("button", { name: "Start" }).click();
  await expect(heading(other)).toHaveText("House rules");
});

test("a link to a preset, also followed while the page is open, and one that cannot be read", async ({ page }) => {
  await page.goto("./#rules=brainking");
  await expect(dialog(page).locator("input[name=rules][value=brainking]")).toBeChecked();
  await page.keyboard.press("Escape");
  await page.evaluate(() => (location.hash = "rules=murray"));
  await expect(dialog(page).locator("input[name=rules][value=murray]")).toBeChecked();
  await page.keyboard.press("Escape");
  await page.evaluate(() => (location.hash = "rules=free,repetition:never"));
  await expect(notice(page)).toContainText("cannot be read");
  await expect(plies(page)).toHaveCount(0);
});
