// What all dialogs have in common, the list of the keys, and the texts that can be copied.

import { expect, test } from "./fixtures.mjs";
import { button, play, point, record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] } });

const START = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1";
const dialog = (page) => page.getByRole("dialog");

for (const name of ["Settings", "New game", "Players", "Keys", "Copy position or game"]) {
  test(`a click beside the dialog closes it: ${name}`, async ({ page }) => {
    await page.goto("./");
    await button(page, name).click();
    await expect(dialog(page)).toBeVisible();
    const { x, y } = await dialog(page).boundingBox();
    // Its own edge is a part of it.
    await page.mouse.click(x + 3, y + 3);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(x - 8, y + 3);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, name)).toBeFocused();
  });
}

test("who draws a selection out of a dialog stays in it", async ({ page }) => {
  await page.goto("./");
  await button(page, "Copy position or game").click();
  const { x } = await dialog(page).boundingBox();
  const field = await page.getByRole("textbox", { name: "Position" }).boundingBox();
  await page.mouse.move(field.x + 60, field.y + 10);
  await page.mouse.down();
  await page.mouse.move(x - 20, field.y + 10);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test("a dialog begins with what was chosen last", async ({ page }) => {
  await stored(page, "settings", { rules: "brainking", theme: "stone" });
  await page.goto("./");
  await button(page, "New game").click();
  await expect(page.locator("input[name=rules][value=brainking]")).toBeFocused();
  await page.keyboard.press("Escape");
  await button(page, "Settings").click();
  await expect(page.locator("input[name=theme][value=stone]")).toBeFocused();
});

test("the keys are listed, by key and by button", async ({ page }) => {
  await page.goto("./");
  await point(page, "c3").focus();
  await page.keyboard.press("?");
  await expect(dialog(page)).toContainText("One ply back");
  await expect(dialog(page).getByText("h", { exact: true }).locator("..").locator("+ dd")).toHaveText("Hint");
  await page.keyboard.press("Escape");
  await expect(point(page, "c3")).toBeFocused();
  await button(page, "Keys").click();
  await expect(dialog(page)).toContainText("One ply back");
  // Keys belong to the dialog now.
  await page.keyboard.press("t");
  await page.keyboard.press("Escape");
  await expect(button(page, "Threats")).toHaveAttribute("aria-pressed", "false");
});

test("position and game are copied as text", async ({ page }) => {
  await stored(page, "game", record(START));
  await page.goto("./");
  await play(page, ["d2-c3", "b4xd2"]);
  await button(page, "Copy position or game").click();
  await button(page, "Copy game").click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe("1. d2-c3 b4xd2");
  await button(page, "Copy position").click();
  await expect.poll(copied).toBe("bbbbb/b1bbb/bb1ww/wwwbw/wwwww w d2c3 - 0 2");
});

test("what the browser does not let the page copy is selected", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await stored(page, "game", record(START));
  await page.goto("./");
  await button(page, "Copy position or game").click();
  await button(page, "Copy position").click();
  await expect(page.getByRole("status").filter({ hasText: "does not let the page copy" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Position" })).toBeFocused();
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe(START);
});
