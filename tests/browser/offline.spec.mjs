import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { serve } from "../../scripts/static-server.mjs";
import { expect, test } from "./fixtures.mjs";
import { begin, play, plies } from "./table.mjs";

const version = (page) => page.locator('meta[name="description"]');

// The page has started, and its worker with it: the computer answers a move.
async function plays(page) {
  await begin(page, { rules: "free", opponent: "computer", colour: "white", level: "page" });
  await play(page, ["d2-c3"]);
  await expect(plies(page)).toHaveCount(2);
}
const controlled = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

// The page has come to rest, and what it did without at first has been kept too: every file that the service worker
// lists.
const complete = (page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [cache] = await caches.keys();
        const kept = cache ? await (await caches.open(cache)).keys() : [];
        const list = await (await fetch("./service-worker.js")).text();
        return list.match(/"sha256-/g).length - kept.length;
      }),
    )
    .toBe(0);

test("after the first visit the page and its worker run without the server", async ({ page }) => {
  const server = await serve({ root: "dist", base: "/kept/" });
  try {
    await page.goto(server.url);
    await plays(page);
    await controlled(page);
    await complete(page);
  } finally {
    await server.close();
  }

  await page.reload();
  await plays(page);

  await page.goto(`${server.url}?from=a-link#here`);
  await plays(page);
  await page.goto(`${server.url}index.html`);
  await plays(page);
});

test.describe("a browser in Czech", () => {
  test.use({ locale: "cs-CZ" });

  test("is spoken to in Czech without the server too", async ({ page }) => {
    const server = await serve({ root: "dist", base: "/kept/" });
    try {
      await page.goto(server.url);
      await controlled(page);
      await complete(page);
    } finally {
      await server.close();
    }
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "cs-CZ");
  });
});

test.describe("an update", () => {
  let folder;
  let server;

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "alquerque-update-"));
    await cp("dist", folder, { recursive: true });
    server = await serve({ root: folder });
  });

  test.afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  // Publishes a version that differs in its description and, as a mark, in a comment in the worker's script.
  async function publish(title) {
    const index = join(folder, "index.html");
    const html = await readFile(index, "utf8");
    await writeFile(index, html.replace(/content="[^"]*"( name="?description)/, `content="${title}"$1`));
    const loader = join(folder, "engine-worker.js");
    await writeFile(loader, `${await readFile(loader, "utf8")}\n// ${title}\n`);
    await promisify(execFile)("cargo", ["run", "-q", "-p", "alquerque-precache", "--", folder]);
  }

  const loaderText = (page) =>
    page.evaluate(async () => (await fetch("./engine-worker.js")).text());
  // Browsers look for an update some seconds after they opened the page; tests ask at once.
  async function waiting(page) {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true);
  }

  test("is shown on the next visit, whole", async ({ page }) => {
    await page.goto(server.url);
    await controlled(page);
    await publish("Second");

    // This visit still shows the first version, all of it, and fetches the second.
    await page.reload();
    await expect(version(page)).not.toHaveAttribute("content", "Second");
    await waiting(page);
    expect(await loaderText(page)).not.toContain("Second");

    await page.reload();
    await expect(version(page)).toHaveAttribute("content", "Second");
    await plays(page);
    expect(await loaderText(page)).toContain("Second");
    const kept = await page.evaluate(() => caches.keys());
    expect(kept).toHaveLength(1);
  });

  test("waits while another page uses the old version", async ({ page, context }) => {
    await page.goto(server.url);
    await controlled(page);
    const other = await context.newPage();
    await other.goto(server.url);
    await controlled(other);
    await publish("Second");

    await page.reload();
    await waiting(page);
    await page.reload();
    await expect(version(page)).not.toHaveAttribute("content", "Second");
    expect(await loaderText(other)).not.toContain("Second");

    // The browser takes its time to notice that the other page has gone.
    await other.close();
    await expect(async () => {
      await page.reload();
      await expect(version(page)).toHaveAttribute("content", "Second", { timeout: 1_000 });
    }).toPass();
    expect(await loaderText(page)).toContain("Second");
  });

  test("to a debug build clears what a release build left", async ({ page }) => {
    await page.goto(server.url);
    await controlled(page);
    await cp("crates/precache/src/remover.js", join(folder, "service-worker.js"));
    const index = join(folder, "index.html");
    await writeFile(index, "<!doctype html><title>Debug</title><link rel=icon href=data:,>");

    await page.reload();
    await expect(page).toHaveTitle("Debug");
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const left = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(left).toHaveLength(0);
  });

  test("that arrives damaged is not kept", async ({ page }) => {
    await page.goto(server.url);
    await controlled(page);
    await publish("Second");
    await writeFile(join(folder, "engine-worker.js"), "// of yet another version\n");

    const failed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      return new Promise((done) => {
        worker.addEventListener("statechange", () => done(worker.state));
      });
    });
    expect(await failed).toBe("redundant");
    await page.reload();
    await expect(version(page)).not.toHaveAttribute("content", "Second");
    await plays(page);
  });
});
