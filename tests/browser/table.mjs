// What a player does at the table, for the journeys: clicks points, reads the notice, waits for moves.

import { expect } from "@playwright/test";

export { record } from "../../scripts/record.mjs";

export const point = (page, name) => page.locator(`[data-point="${name}"]`);
export const notice = (page) => page.locator(".notice");
export const plies = (page) => page.locator("button.ply");
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Clicks points in turn. */
export async function click(page, ...names) {
  for (const name of names) {
    await point(page, name).click();
  }
}

/** Puts what an earlier visit would have left into the storage before the page starts. */
export async function stored(page, key, value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem(`seeded ${key}`)) {
        sessionStorage.setItem(`seeded ${key}`, "once");
        localStorage.setItem(key, text);
      }
    },
    [`alquerque.${key}`, text],
  );
}

/** Begins a game through the dialog. */
export async function begin(page, { rules, opponent, colour, level }) {
  await button(page, "New game").click();
  const dialog = page.getByRole("dialog");
  for (const [group, value] of Object.entries({ rules, opponent, colour, level })) {
    if (value) {
      await dialog.locator(`input[name=${group}][value=${value}]`).check();
    }
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(dialog).toBeHidden();
}

/** Plays moves for whoever is to move, hop by hop, and sees each in the list. */
export async function play(page, moves) {
  for (const move of moves) {
    const before = await plies(page).count();
    await click(page, ...move.split(/[-x]/));
    // Not how many moves there are now: the computer may have answered already.
    await expect(plies(page).nth(before)).toHaveText(move);
  }
}
