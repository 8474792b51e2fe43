import { expect, test } from "./fixtures.mjs";
import { begin, button, click, notice, play, plies, point, record, stored } from "./table.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const GAME = record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1", { moves: ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"] });
const current = (page) => page.locator(".ply[aria-current]");

const open = async (page, game = GAME) => {
  await stored(page, "game", game);
  await page.goto("./");
  await expect(page.locator("svg.board")).toBeVisible();
};

test("keys go through the moves; on the board the arrows move over the points", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("e1xc3");
  await page.keyboard.press("Home");
  await expect(notice(page)).toContainText("The position at the start");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("d2-c3");
  await point(page, "c3").focus();
  await page.keyboard.press("ArrowRight");
  await expect(point(page, "d3")).toBeFocused();
  await expect(current(page)).toHaveText("d2-c3");
  await page.keyboard.press(".");
  await expect(current(page)).toHaveText("b4xd2");
  await page.keyboard.press("End");
  await expect(current(page)).toHaveText("d4xd2xb4");
});

test("the current ply of a list that has the focus keeps it", async ({ page }) => {
  await open(page);
  await plies(page).last().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(plies(page).nth(2)).toBeFocused();
});

test("the wheel over the board goes through the moves, elsewhere it scrolls", async ({ page }) => {
  await open(page);
  await page.locator("svg.board").hover();
  await page.mouse.wheel(0, -120);
  await expect(current(page)).toHaveText("e1xc3");
  await page.mouse.wheel(0, -120);
  await expect(current(page)).toHaveText("b4xd2");
  await page.mouse.wheel(0, 120);
  await expect(current(page)).toHaveText("e1xc3");
  await page.locator("h1").hover();
  await page.mouse.wheel(0, -120);
  await expect(current(page)).toHaveText("e1xc3");
});

test("moves are taken back to the ply that is looked at", async ({ page }) => {
  await open(page);
  await plies(page).first().click();
  await button(page, "Take back to here").click();
  await expect(plies(page)).toHaveText(["d2-c3"]);
  await expect(button(page, "Take back")).toBeFocused();
  await button(page, "Redo").click();
  await expect(plies(page)).toHaveText(["d2-c3", "b4xd2"]);
});

test("no focus is lost to a button that can no longer be used", async ({ page }) => {
  await open(page, record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1", { moves: ["d2-c3"] }));
  for (const name of ["To the start", "To the latest ply", "Take back", "Redo"]) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, name)).toBeDisabled();
    await expect(button(page, name)).toBeFocused();
  }
});

test("a move is written in every form, from anywhere, and marked on the board meanwhile", async ({ page }) => {
  await open(page, record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1"));
  const field = page.getByRole("textbox", { name: "Type a move" });
  await page.keyboard.type("d2");
  await expect(field).toHaveValue("d2");
  await expect(point(page, "d2")).toHaveAttribute("aria-label", /selected/);
  await page.keyboard.type("c3");
  await page.keyboard.press("Enter");
  await expect(plies(page)).toHaveText(["d2-c3"]);
  await expect(field).toHaveValue("");
  // The beginning of a single move is enough.
  await page.keyboard.type("b4:");
  await page.keyboard.press("Enter");
  await expect(plies(page)).toHaveText(["d2-c3", "b4xd2"]);
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).toHaveAttribute("data-point", /./);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

test("a written move is refused with the reason", async ({ page }) => {
  await open(page, record("bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1", { moves: ["d2-c3"] }));
  const field = page.getByRole("textbox", { name: "Type a move" });
  for (const [text, reason] of [
    ["c4-b4", "b4 is not empty"],
    ["a3a2", "a2 is not empty"],
    ["c4b", "should begin the name of a point"],
    ["zz", "should begin the name of a point"],
    ["e1", "a move names two points"],
  ]) {
    await field.fill(text);
    await field.press("Enter");
    await expect(notice(page)).toContainText(new RegExp(reason, "i"));
    await expect(field).toBeFocused();
  }
  await expect(plies(page)).toHaveCount(1);
});

test("a phone shows the field when its button is tapped", { tag: "@phone" }, async ({ page, isMobile }) => {
  test.skip(!isMobile, "The field is always there on a wide screen.");
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
  await button(page, "Type a move").tap();
  const field = page.getByRole("textbox", { name: "Type a move" });
  await expect(field).toBeFocused();
  await field.fill("d2c3");
  await field.press("Enter");
  await expect(plies(page)).toHaveText(["d2-c3"]);
});

test("resigning is asked by keyboard and gives the focus back", async ({ page }) => {
  await open(page);
  await button(page, "Resign").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Keep playing")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Resign")).toBeFocused();
  await page.keyboard.press("Enter");
  await button(page, "Yes, resign").click();
  await expect(page.getByRole("dialog")).toContainText("White resigned.");
});
