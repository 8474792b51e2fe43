// Debug builds: removes the service worker of an earlier release build from this address, so that the
// developer sees what was just built.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`alquerque ${self.registration.scope} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
