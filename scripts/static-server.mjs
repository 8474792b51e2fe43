#!/usr/bin/env node
// A static file server for the built page, as plain as any host of static files.
//
//   node scripts/static-server.mjs [--root dist] [--host 127.0.0.1] [--port 8080] [--base /]
//
// Files are served below the path `--base`. Port 0 takes any free port. Nothing is served stale: browsers
// must ask again each time and are told when nothing changed. Text and WebAssembly travel compressed.

import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const COMPRESSED = /^(text\/|application\/(json|manifest|wasm|xml)|image\/svg)/;
const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Serves the files in `root` below the path `base` until the returned `close` is called.
 *
 * @param {{ root: string, host?: string, port?: number, base?: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ root, host = "127.0.0.1", port = 0, base = "/" }) {
  const folder = await realpath(resolve(root));
  const prefix = `/${base}/`.replace(/\/+/g, "/");
  const compressed = new Map();

  async function answer(request, response) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return send(response, 405, { Allow: "GET, HEAD" }, "Only GET and HEAD are answered here.\n");
    }
    let path;
    try {
      path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    } catch {
      return send(response, 400, {}, "The address is malformed.\n");
    }
    if (`${path}/` === prefix) {
      return send(response, 308, { Location: prefix }, "");
    }
    const contents = path.startsWith(prefix) ? await read(path.slice(prefix.length)) : undefined;
    if (!contents) {
      return send(response, 404, {}, "Nothing lies at this address.\n");
    }

    const type = TYPES[extname(contents.name)] ?? "application/octet-stream";
    const headers = {
      "Cache-Control": "no-cache",
      "Content-Type": type,
      ETag: contents.tag,
      Vary: "Accept-Encoding",
    };
    if (request.headers["if-none-match"] === contents.tag) {
      return send(response, 304, headers, "");
    }
    let { body } = contents;
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = Object.keys(ENCODERS).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (encoding && COMPRESSED.test(type)) {
      headers["Content-Encoding"] = encoding;
      const key = `${encoding} ${contents.tag}`;
      if (!compressed.has(key)) {
        compressed.set(key, await ENCODERS[encoding](body));
      }
      body = compressed.get(key);
    }
    return send(response, 200, headers, request.method === "HEAD" ? undefined : body, body.length);
  }

  async function read(path) {
    let name = join(folder, path);
    try {
      if (name !== folder && !name.startsWith(folder + sep)) {
        return undefined;
      }
      if ((await stat(name)).isDirectory()) {
        name = join(name, "index.html");
      }
      const body = await readFile(name);
      return { name, body, tag: `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"` };
    } catch {
      return undefined;
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${server.address().port}${prefix}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        // Browsers keep connections open; without this the server would go on answering them.
        server.closeAllConnections();
      }),
  };
}

function send(response, status, headers, body, length) {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  if (status !== 304) {
    type["Content-Length"] = length ?? Buffer.byteLength(body);
  }
  response.writeHead(status, { ...type, ...headers });
  response.end(body);
}

async function main() {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: fileURLToPath(new URL("../dist", import.meta.url)) },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string", default: "8080" },
      base: { type: "string", default: "/" },
    },
  });
  const { url } = await serve({ ...values, port: Number(values.port) });
  console.log(`Alquerque is served at ${url} (stop with Ctrl+C)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  main().catch((error) => {
    const taken = error.code === "EADDRINUSE";
    console.error(taken ? "This port is in use: name another with --port." : `static-server: ${error.message}`);
    process.exitCode = 1;
  });
}
