import { expect, test } from "./fixtures.mjs";

test("the page shows its heading and hears from its worker", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alquerque");
  await expect(page.getByRole("status")).toHaveText("ready");
});
