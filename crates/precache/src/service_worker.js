// Keeps the app for use offline. Written by the build, which fills in the three constants below.
//
// All files of one version live in one cache. A page is always answered from one version as a whole:
// a new version is fetched and checked completely before it takes over, and it takes over when the
// page is opened or reloaded while no other page uses the old one. Only the very first visit gets what is
// needed to play before the rest, which follows when a page says that it has come to rest.

const VERSION = "__VERSION__";
// Each file's address relative to this script, with the integrity value of its contents.
const FIRST = __FIRST__;
const LATER = __LATER__;

const SCOPE = self.registration.scope;
// Several copies of the app may share an origin, and the origin's caches with it.
const CACHE_PREFIX = `alquerque ${SCOPE} `;
const CACHE = CACHE_PREFIX + VERSION;
const INDEX = new URL("index.html", SCOPE).href;
const files = (list) =>
  Object.entries(list).map(([path, integrity]) => [new URL(path, SCOPE).href, integrity]);
const FILES = new Map(files({ ...FIRST, ...LATER }));
const TAKE_OVER = "take over";
// The page says this too.
const KEEP_THE_REST = "keep the rest";

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) {
    event.waitUntil(self.skipWaiting());
  } else if (event.data === KEEP_THE_REST) {
    event.waitUntil(keepTheRest());
  }
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") {
    return;
  }
  const file = fileOf(event.request.url);
  if (FILES.has(file)) {
    event.respondWith(answer(event.request, file));
  }
});

async function store() {
  const cache = await caches.open(CACHE);
  const update = Boolean(self.registration.active);
  try {
    await Promise.all(
      files(update ? { ...FIRST, ...LATER } : FIRST).map(([file]) => fetchInto(cache, file)),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keepTheRest() {
  const cache = await caches.open(CACHE);
  const missing = async ([file]) => (await cache.match(file)) ?? fetchInto(cache, file);
  // What cannot be had now is tried again at the next visit.
  await Promise.allSettled(files(LATER).map(missing));
}

async function fetchInto(cache, file) {
  // The page has just fetched most of these: asking whether they changed costs little, and the
  // integrity value refuses whatever does not belong to this version.
  const response = await fetch(file, { cache: "no-cache", integrity: FILES.get(file) });
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  await cache.put(file, response.clone());
  return response;
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page of the very first visit need not be reloaded to survive the loss of the network.
  await self.clients.claim();
}

// The file behind an address: whatever follows `?` or `#` is for the page.
function fileOf(address) {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  return url.href === INDEX ? SCOPE : url.href;
}

async function answer(request, file) {
  const { waiting } = self.registration;
  if (request.mode === "navigate" && waiting && (await self.clients.matchAll()).length < 2) {
    // The new version cannot become active before this request is answered, hence the second request.
    waiting.postMessage(TAKE_OVER);
    // The empty icon keeps the browser from asking for /favicon.ico meanwhile.
    return new Response('<!doctype html><link rel="icon" href="data:,">', {
      headers: { "Content-Type": "text/html", Refresh: "0" },
    });
  }
  const cache = await caches.open(CACHE);
  const kept = await cache.match(file, { ignoreVary: true });
  return kept ?? fetchInto(cache, file).catch(() => Response.error());
}
