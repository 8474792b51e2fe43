// Endgame tables and proofs, which come with the second worker.

import { serve } from "../../scripts/static-server.mjs";
import { expect, test } from "./fixtures.mjs";
import { begin, button, notice, play, plies, record, stored } from "./table.mjs";

const truth = (page) => page.getByRole("region", { name: "Is this won?" });
const meter = (page) => page.getByRole("meter", { name: "Evaluation" });
const START = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1";
const WON = "5/5/2b2/5/w3w w - - 0 1";

/**
 * Has the solver take this for a small device, whose tables are built quickly, and runs a script in it first. It has
 * no opening books: their addresses are relative to its own, which leads nowhere here.
 */
async function smallDevice(page, script = "") {
  await page.addInitScript((script) => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(address, ...rest) {
        const file = (name) => JSON.stringify(new URL(name, location.href).href);
        super(
          address.endsWith("solver-worker.js")
            ? URL.createObjectURL(
                new Blob([
                  `Object.defineProperty(navigator, "deviceMemory", { value: 1 });\n${script}\n`,
                  `importScripts(${file("alquerque-solver.js")});\n`,
                  `wasm_bindgen({ module_or_path: ${file("alquerque-solver_bg.wasm")} });`,
                ]),
              )
            : address,
          ...rest,
        );
        if (address.endsWith("solver-worker.js")) {
          window.solver = this;
        }
      }
    };
  }, script);
}

const complete = (page) => expect(truth(page)).toContainText("up to 6 pieces.", { timeout: 45_000 });

/** Runs a function of the browser's store of tables on the page. */
const withStore = (page, use) =>
  page.evaluate(
    ([use]) =>
      new Promise((done, fail) => {
        const request = indexedDB.open("alquerque-tables", 1);
        request.onerror = fail;
        request.onsuccess = () => {
          const store = request.result.transaction("tables", "readwrite").objectStore("tables");
          const answer = new Function("store", `return (${use})(store)`)(store);
          answer.onsuccess = () => done(answer.result?.length ?? answer.result);
          answer.onerror = fail;
        };
      }),
    [String(use)],
  );

// What the solver keeps is told to whoever listens.
const TELL_PUTS = `
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...values) {
    new BroadcastChannel("puts").postMessage(values[1]);
    return put.apply(this, values);
  };`;

async function listenToPuts(page) {
  await page.addInitScript(() => {
    window.puts = [];
    new BroadcastChannel("puts").onmessage = ({ data }) => window.puts.push(data);
  });
}

test("endgame tables are built once and read at the next visit; a damaged one is built again", async ({ page }) => {
  await listenToPuts(page);
  await smallDevice(page, TELL_PUTS);
  await page.goto("./");
  await complete(page);
  const puts = () => page.evaluate(() => window.puts);
  await expect.poll(puts).toHaveLength(9);
  const [name] = await puts();
  const size = (name) => `(store) => store.get(${JSON.stringify(name)})`;
  const sound = await withStore(page, size(name));
  expect(sound).toBeGreaterThan(30);

  await page.reload();
  await complete(page);
  expect(await puts()).toEqual([]);

  await withStore(page, `(store) => store.put(new Uint8Array(20), ${JSON.stringify(name)})`);
  await page.reload();
  await complete(page);
  await expect.poll(puts).toEqual([name]);
  expect(await withStore(page, size(name))).toBe(sound);
});

test("a browser that keeps no tables says so and builds them for the visit", async ({ page }) => {
  await smallDevice(page, "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };");
  await page.goto("./");
  await expect(truth(page)).toContainText("does not keep them", { timeout: 45_000 });
  await expect(truth(page)).toContainText("up to 6 pieces");
});

test("rules without tables say so", async ({ page }) => {
  await page.goto("./");
  await button(page, "New game").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Rules from history").click();
  await dialog.locator("input[name=rules][value=alfonso]").check();
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(truth(page)).toContainText("no endgame tables for these rules");
  await button(page, "Is this won?").click();
  await expect(truth(page)).toContainText("Nothing can be proved here");
});

test("the value of an endgame is proved, with its distance", async ({ page }) => {
  await smallDevice(page);
  await stored(page, "game", record(WON));
  await page.goto("./");
  // A search might be quicker than the tables, and knows no distances.
  await complete(page);
  await button(page, "Is this won?").click();
  await expect(truth(page)).toContainText("Won for White, proved.");
  await expect(truth(page)).toContainText(/can be forced in \d+ plies/);
});

test("a proof goes on beside the game and can be called off", async ({ page }) => {
  // No book knows the position, and a large device has the memory to look at it for long.
  await stored(page, "game", record("bbbbb/b1b1b/1b3/w1www/wwwww w - - 0 1", { black: "squire" }));
  await page.goto("./");
  await button(page, "Is this won?").click();
  await expect(truth(page)).toContainText("Looking for a proof", { timeout: 45_000 });
  await play(page, ["a2-a3"]);
  await expect(plies(page)).toHaveCount(2);
  await expect(truth(page)).toContainText("This is about the start.");
  const thousands = async () => Number(/(\d+) thousand/.exec(await truth(page).textContent())[1]);
  const reached = await thousands();
  await expect.poll(thousands).toBeGreaterThan(reached);

  await button(page, "Stop looking").click();
  await expect(truth(page)).toContainText("The search was stopped");
  await expect(truth(page)).toContainText("Nothing is proved yet.");
  await expect(button(page, "Is this won?")).toBeEnabled();
});

test("the strongest level plays by the book, which proves the start too", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "brainking", opponent: "person" });
  // No search proves the start in this time: the answer comes as soon as the book has been read.
  await button(page, "Is this won?").click();
  await expect(truth(page)).toContainText("Won for White, proved.", { timeout: 45_000 });
  await begin(page, { rules: "brainking", opponent: "computer", colour: "black", level: "perfect" });
  const book = ["c2-c3", "c1xc3", "c3xa3", "a3xc3", "b1xb3"];
  const replies = ["c4xc2", "a3xc1", "b4-b3", "d4xb2"];
  for (const [turn, move] of book.entries()) {
    await expect(plies(page).nth(2 * turn)).toHaveText(move);
    await play(page, replies.slice(turn, turn + 1));
  }
});

test("with another game the answer goes", async ({ page }) => {
  await smallDevice(page);
  await stored(page, "game", record(WON));
  await page.goto("./");
  await button(page, "Is this won?").click();
  await expect(truth(page)).toContainText("Won for White, proved.");
  await begin(page, { rules: "free", opponent: "person" });
  await expect(truth(page)).not.toContainText("proved");
});

test("when the solver dies the small worker plays on", async ({ page }) => {
  await smallDevice(page);
  await stored(page, "game", record(START, { black: "perfect" }));
  await page.goto("./");
  await complete(page);
  await page.evaluate(() => window.solver.terminate());
  await play(page, ["d2-c3"]);
  await expect(notice(page)).toContainText("has been started again");
  await expect(plies(page)).toHaveCount(2, { timeout: 45_000 });
});

test("the bar shows an estimate, and what is certain as certain", async ({ page }) => {
  await smallDevice(page);
  await stored(page, "settings", { evaluation: true });
  await stored(page, "game", record("b4/5/5/1w3/w3w w - - 0 1", { moves: ["b2-b3"] }));
  await page.goto("./");
  await expect(meter(page)).toHaveAttribute("aria-valuetext", /ahead|Won/);
  await complete(page);
  await expect(meter(page)).toHaveAttribute("aria-valuetext", "Won for White");
  await expect(meter(page)).toHaveAttribute("aria-valuenow", "100");
  await expect(meter(page)).toHaveText("1–0");

  await begin(page, { rules: "free", opponent: "person" });
  await expect(meter(page)).toHaveAttribute("aria-valuetext", /even|ahead/);
  await expect(meter(page)).not.toHaveClass(/exact/);
  await expect(meter(page)).toHaveText(/^([+−]\d+(\.\d)?|0)$/);
});

test("without the bar nothing is analysed", async ({ page }) => {
  await page.goto("./");
  await begin(page, { rules: "free", opponent: "person" });
  await play(page, ["d2-c3"]);
  await expect(meter(page)).toHaveCount(0);
});

test("the solver is kept for use without the server", async ({ page }) => {
  await smallDevice(page);
  const server = await serve({ root: "dist", base: "/kept/" });
  try {
    await stored(page, "game", record(WON));
    await page.goto(server.url);
    const kept = () =>
      page.evaluate(async () => Boolean(await caches.match(new URL("alquerque-solver_bg.wasm", location.href))));
    await expect.poll(kept, { timeout: 45_000 }).toBe(true);
  } finally {
    await server.close();
  }
  await page.reload();
  await button(page, "Is this won?").click();
  await expect(truth(page)).toContainText("Won for White, proved.");
});
