// What every browser test asserts besides its own subject: nothing on the console but ordinary notes,
// no uncaught error, no failed or missing file, and no request to another host.

import { expect, test as base } from "@playwright/test";

export { expect };

export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        complaints.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    // The context, unlike the page, also sees what workers and the service worker ask for.
    page.context().on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1") {
        complaints.push(`another host: ${request.url()}`);
      }
    });
    page.context().on("response", (response) => {
      if (response.status() >= 400) {
        complaints.push(`${response.status()}: ${response.url()}`);
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});
