import { createServer } from "node:net";

import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";

// The built page is served below a path of several parts, which shows that it works under any path.
// Tests therefore open addresses relative to it: `page.goto("./")`.
const BASE = "/games/alquerque/";
// A port of its own for each run. Test processes read this file again and inherit the variable.
process.env.ALQUERQUE_TEST_PORT ??= String(await freePort());
const PORT = Number(process.env.ALQUERQUE_TEST_PORT);

export default defineConfig({
  testDir: "tests/browser",
  forbidOnly: Boolean(process.env.CI),
  // Now and then the browser itself stalls while one service worker takes over from another. A test that passes
  // only the second time is reported as flaky, not as passed.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${PORT}${BASE}`,
    launchOptions: { args: CHROMIUM_FLAGS, executablePath: findChromium() },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  webServer: {
    command: `node scripts/static-server.mjs --port ${PORT} --base ${BASE}`,
    url: `http://127.0.0.1:${PORT}${BASE}`,
    reuseExistingServer: false,
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"] } },
    { name: "phone", grep: /@phone/, use: { ...devices["Pixel 7"] } },
  ],
});

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
