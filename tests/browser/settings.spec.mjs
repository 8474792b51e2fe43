import { readFile } from "node:fs/promises";

import { expect, test } from "./fixtures.mjs";
import { begin, button, play, plies, stored } from "./table.mjs";

const root = (page) => page.locator("html");
const settings = (page) => page.getByRole("dialog", { name: "Settings" });
const inStorage = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.settings")));

async function open(page) {
  await button(page, "Settings").click();
  await expect(settings(page)).toBeVisible();
}

async function choose(page, group, value) {
  await settings(page).locator(`input[name=${group}][value=${value}]`).check();
}

test("a setting works at once and is kept", async ({ page }) => {
  await page.goto("./");
  await open(page);
  await choose(page, "theme", "stone");
  await expect(root(page)).toHaveAttribute("data-theme", "stone");
  await choose(page, "ink", "dark");
  await expect(root(page)).toHaveAttribute("data-ink", "dark");
  await settings(page).getByRole("switch", { name: "Sounds" }).check();
  await settings(page).getByRole("button", { name: "Close" }).click();
  await expect(button(page, "Settings")).toBeFocused();
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "stone");
  await open(page);
  await expect(settings(page).getByRole("switch", { name: "Sounds" })).toBeChecked();
});

test("the settings are in reach of the keyboard", async ({ page }) => {
  await page.goto("./");
  await button(page, "Settings").focus();
  await page.keyboard.press("Enter");
  await settings(page).locator("input[name=theme]:checked").focus();
  await page.keyboard.press("ArrowRight");
  await expect(root(page)).toHaveAttribute("data-theme", "manuscript");
  await settings(page).getByRole("switch", { name: "Sounds" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await inStorage(page)).sound).toBe(true);
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  await expect(button(page, "Settings")).toBeFocused();
});

test("other tabs follow", async ({ page, context }) => {
  await page.goto("./");
  const other = await context.newPage();
  await other.goto(page.url());
  await open(page);
  await choose(page, "theme", "contrast");
  await expect(root(other)).toHaveAttribute("data-theme", "contrast");
});

test("settings are saved to a file and brought back from it", async ({ page }) => {
  await page.goto("./");
  await open(page);
  await choose(page, "theme", "stone");
  await choose(page, "motion", "slow");
  await settings(page).getByText("Keep the settings").click();
  const download = page.waitForEvent("download");
  await settings(page).getByRole("link", { name: "Save to a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("alquerque-settings.json");
  const path = await file.path();
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual(await inStorage(page));

  await settings(page).getByText("Set everything back").click();
  await button(page, "Yes, set back").click();
  await expect(settings(page)).toContainText("Every setting is as it was at first.");
  await expect(root(page)).toHaveAttribute("data-theme", "manuscript");
  await settings(page).locator("input[type=file]").setInputFiles(path);
  await expect(settings(page)).toContainText("have been taken over");
  await expect(root(page)).toHaveAttribute("data-theme", "stone");
  expect((await inStorage(page)).motion).toBe("slow");
});

for (const [what, text, answer] of [
  ["no settings at all", "once upon a time", "This text holds no settings."],
  ["an empty object", "{}", "This text holds no settings."],
  ["a value of another version", '{"ink":"light","motion":"backwards"}', "The setting “motion” has a value"],
]) {
  test(`${what}, pasted, is refused in words and changes nothing`, async ({ page }) => {
    await stored(page, "settings", { theme: "stone", ink: "dark" });
    await page.goto("./");
    await open(page);
    await settings(page).getByText("Keep the settings").click();
    await settings(page).getByRole("textbox").fill(text);
    await button(page, "Use the text above").click();
    await expect(settings(page).getByRole("status")).toContainText(answer);
    await expect(root(page)).toHaveAttribute("data-ink", "dark");
    expect(await inStorage(page)).toEqual({ theme: "stone", ink: "dark" });
  });
}

test("a stored setting that cannot be read costs no other", async ({ page }) => {
  await stored(page, "settings", { theme: "stone", ink: 5, motion: "backwards", color: {}, novelty: [] });
  await page.goto("./");
  await expect(root(page)).toHaveAttribute("data-theme", "stone");
  await expect(root(page)).toHaveAttribute("data-ink", "system");
  await begin(page, { rules: "free", opponent: "person" });
  await play(page, ["d2-c3"]);
  await expect(plies(page)).toHaveCount(1);
});

test("the theme follows a system that asks for more contrast, until one is chosen", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("./");
  await expect(root(page)).toHaveAttribute("data-theme", "contrast");
  await page.emulateMedia({ contrast: "no-preference" });
  await expect(root(page)).toHaveAttribute("data-theme", "manuscript");
  await page.emulateMedia({ contrast: "more" });
  await open(page);
  await choose(page, "theme", "stone");
  await expect(root(page)).toHaveAttribute("data-theme", "stone");
});

test("what the browser draws around the page follows the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("./");
  const color = () => page.locator("meta[name=theme-color]").getAttribute("content");
  await expect.poll(color).toBe("rgb(239, 228, 200)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(color).toBe("rgb(26, 22, 17)");
  await open(page);
  await choose(page, "theme", "contrast");
  await expect.poll(color).toBe("rgb(0, 0, 0)");
});
