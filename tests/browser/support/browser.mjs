// Chromium, and pages that fail the test when anything is wrong behind the scenes.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const PATIENCE = 15_000;

export class Browser {
  /** @param {string[]} [more] what Chromium is told besides */
  static async start(more = []) {
    const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
      (path) => path && existsSync(path),
    );
    assert.ok(executablePath, "no Chromium: set CHROMIUM to its path");
    return new Browser(await chromium.launch({ executablePath, args: [...ARGS, ...more] }));
  }

  constructor(/** @type {import("playwright-core").Browser} */ chrome) {
    this.chrome = chrome;
    /** @type {Visit[]} */
    this.visits = [];
  }

  /**
   * A new visitor with one page. Animation, sound and passing by itself are off unless asked for.
   * @param {import("./server.mjs").Server} server
   * @param {{ settings?: Record<string, unknown> | null, context?: import("playwright-core").BrowserContextOptions }} [options]
   */
  async visit(server, { settings = { motion: "off", sound: "off", pass: "off" }, context: more = {} } = {}) {
    const context = await this.chrome.newContext({
      baseURL: server.base,
      viewport: { width: 1280, height: 860 },
      serviceWorkers: "block", // what a worker answers is seen by no test that does not ask for it
      ...more,
    });
    context.setDefaultTimeout(PATIENCE);
    if (settings)
      await context.addInitScript(
        (/** @type {string} */ kept) =>
          location.protocol === "http:" && (localStorage.getItem("plyground.settings") ?? localStorage.setItem("plyground.settings", kept)),
        JSON.stringify(settings),
      );
    const visit = new Visit(context, await context.newPage(), server);
    this.visits.push(visit);
    return visit;
  }

  /** Closes all pages; fails if anything went wrong on any of them. */
  async check() {
    const wrong = this.visits.flatMap(({ wrong }) => wrong);
    await Promise.all(this.visits.map(({ context }) => context.close()));
    this.visits = [];
    assert.deepEqual(wrong, [], "something went wrong behind the scenes");
  }

  async close() {
    await this.chrome.close();
  }
}

/** A visitor with a page. */
export class Visit {
  constructor(
    /** @type {import("playwright-core").BrowserContext} */ context,
    /** @type {import("playwright-core").Page} */ page,
    /** @type {import("./server.mjs").Server} */ server,
  ) {
    this.context = context;
    this.page = page;
    this.server = server;
    /** @type {string[]} what went wrong and was not expected */
    this.wrong = [];
    /** @type {RegExp[]} a page asks for its service worker, which is not let in */
    this.expected = [/Service Worker registration blocked by Playwright/];
    this.watch(page);
  }

  watch(/** @type {import("playwright-core").Page} */ page) {
    const note = (/** @type {string} */ text) => this.expected.some((known) => known.test(text)) || this.wrong.push(text);
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && note(`console: ${message.text()} (${message.location().url})`),
    );
    page.on("pageerror", (/** @type {Error} */ error) => note(`error: ${error.stack ?? error}`));
    const host = new URL(this.server.base).host;
    page.on("request", (/** @type {import("playwright-core").Request} */ request) => {
      const url = new URL(request.url());
      if (!["data:", "about:", "blob:"].includes(url.protocol) && url.host !== host) note(`request to ${url.href}`);
    });
    page.on("websocket", (socket) => new URL(socket.url()).host === host || note(`websocket to ${socket.url()}`));
  }

  /** These are no failures here. @param {...RegExp} texts */
  expect(...texts) {
    this.expected.push(...texts);
  }
}
