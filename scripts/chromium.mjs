// Finds a Chromium or Chrome that is already on this machine.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const ELSEWHERE = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Flags for a quiet browser that talks to no host but the tested one and also runs as root. */
export const CHROMIUM_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  "--no-sandbox",
];

/**
 * The browser's path: the one named in the variable CHROMIUM, else one found on this machine.
 *
 * @returns {string | undefined} undefined when there is none; Playwright then uses its own.
 */
export function findChromium() {
  if (process.env.CHROMIUM) {
    return process.env.CHROMIUM;
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// For shell scripts: prints the path, or fails when there is none.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const path = findChromium();
  if (path) {
    console.log(path);
  } else {
    process.exitCode = 1;
  }
}
