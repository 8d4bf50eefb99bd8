// The app on a home screen: manifest and icons, and what is shown when the server cannot be reached.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";
import { until } from "./support/until.mjs";

const { server, browser } = await serverAndBrowser();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** @type {Record<string, { title: RegExp, again: string }>} */
const SENTENCES = {
  en: { title: /^Plyground cannot be reached$/, again: "Try again" },
  de: { title: /^Plyground ist nicht erreichbar$/, again: "Noch einmal versuchen" },
  fr: { title: /^Plyground est injoignable$/, again: "Réessayer" },
  zh: { title: /^无法连接到Plyground$/, again: "重试" },
};

/** A visitor whose browser has the service worker, on a server that can be ended. @param {string} locale */
async function installed(locale, own = server) {
  const visit = await browser.visit(own, { context: { locale, serviceWorkers: "allow", ...PHONE } });
  visit.expect(/ERR_CONNECTION_REFUSED/);
  await visit.page.goto("/");
  await visit.page.evaluate(async () => (await navigator.serviceWorker.ready).active.state);
  await until(visit.page, async () => navigator.serviceWorker.controller !== null && (await caches.match("/offline")) !== undefined);
  return visit;
}

test("A20 the manifest is what browsers ask of an app, its icons are as large as they say", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(new URL(url).pathname, "/manifest.webmanifest");
  const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
  assert.equal(manifest.name, "Plyground");
  assert.equal(manifest.display, "standalone");
  assert.equal(manifest.start_url, "/");
  assert.deepEqual(
    manifest.icons.map((/** @type {any} */ { sizes, purpose }) => `${sizes} ${purpose}`),
    ["192x192 any", "512x512 any", "512x512 maskable"],
  );
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (/** @type {string} */ address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    assert.equal(size, sizes, src);
  }
  const german = await (await fetch(`${server.base}/manifest.webmanifest`, { headers: { "accept-language": "de" } })).json();
  assert.equal(german.lang, "de");
  assert.match(german.description, /Brettspiele/);
});

test("A20 A22 without the server its pages open with a sentence in the visitor's language, and with it again as they are", async () => {
  for (const [locale, { title, again }] of Object.entries(SENTENCES)) {
    const own = await startServer();
    const { page } = await installed(locale, own);
    await own.kill();
    for (const path of ["/", "/games", "/learn/yinsh"]) {
      await page.goto(path);
      assert.match(await page.locator("h1").textContent(), title);
    }
    assert.deepEqual(await violations(page, `offline, ${locale}`), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await own.start();
    await page.getByRole("link", { name: again }).click();
    await page.locator("main.lesson, .course-list, main h1").first().waitFor();
    assert.doesNotMatch(await page.locator("h1").first().textContent(), title);
    await page.context().close();
    await own.remove();
  }
});

test("A20 nothing but that page is kept, and it follows the language chosen", async () => {
  const own = await startServer();
  const { page } = await installed("en", own);
  for (const path of ["/new/reversi", "/games", "/settings", "/"]) await page.goto(path);
  const kept = () =>
    page.evaluate(async () =>
      Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
      ),
    );
  assert.deepEqual(await kept(), [["/offline"]]);
  await page.goto("/settings");
  await page.locator("select[name=lang], input[name=lang]").first().waitFor();
  await page.evaluate(async () => {
    await fetch("/settings", { method: "POST", body: new URLSearchParams({ lang: "zh" }) });
  });
  await page.goto("/settings");
  await until(page, async () => (await (await caches.match("/offline", { ignoreVary: true })).text()).includes('lang="zh'));
  await own.kill();
  await page.goto("/");
  assert.match(await page.locator("h1").textContent(), SENTENCES.zh.title);
  await page.context().close();
  await own.remove();
});

test("A20 the worker is another one wherever the page that it keeps is", async () => {
  const hash = createHash("sha256");
  for (const locale of Object.keys(SENTENCES)) {
    const page = await (await fetch(`${server.base}/offline`, { headers: { "accept-language": locale } })).text();
    // All of it but what is new in every answer.
    hash.update(page.replace(/nonce="[^"]*"/g, 'nonce=""'));
  }
  const worker = await (await fetch(`${server.base}/worker.js`)).text();
  assert.equal(/VERSION = "([^"]+)"/.exec(worker)?.[1], hash.digest("hex").slice(0, 16));
});

test("A20 a kept page of an older program is forgotten", async () => {
  const { page } = await installed("en");
  await page.evaluate(async () => {
    await (await caches.open("plyground-older")).put("/offline", new Response("older"));
    await (await caches.open("another-program")).put("/", new Response("its own"));
    await (await navigator.serviceWorker.getRegistration()).unregister();
  });
  await page.reload();
  await until(page, async () => !(await caches.keys()).includes("plyground-older"));
  assert.equal((await page.evaluate(() => caches.keys())).filter((name) => name === "another-program").length, 1);
  await page.context().close();
});

/** A page as phones have it: only its worker may show a notice. The headless shell shows none, so those that it should show are kept in `shown`. */
function phone() {
  /** @type {{ title: string, body: string, tag: string, close: () => void }[]} */
  const shown = [];
  Object.assign(globalThis, { away: false, shown });
  Object.defineProperty(document, "hidden", { get: () => away });
  globalThis.Notification = /** @type {any} */ (
    class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    }
  );
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(/** @type {string} */ title, /** @type {any} */ { body, tag }) {
      shown.push({ title, body, tag, close: () => shown.splice(0) });
    },
    getNotifications: async (/** @type {{ tag: string }} */ { tag }) => shown.filter((note) => note.tag === tag),
  });
}

test("A19 A20 where only the worker may show a notice it does; a tap leads to the game, and whoever looks again needs none", async () => {
  const settings = { motion: "off", sound: "off", pass: "off", notify: "on" };
  const visit = await browser.visit(server, { settings, context: { serviceWorkers: "allow", ...PHONE } });
  const { page, context } = visit;
  await page.addInitScript(phone);
  const table = await Table.start(visit, { variant: "reversi", second: "remote" });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active.state);
  const id = table.address.slice("/g/".length);
  const guest = new Visitor(server.base);
  await guest.fetch("/");
  await guest.sit(id, "Gwen");
  const line = await guest.join(id);
  const look = (/** @type {boolean} */ away) =>
    page.evaluate((now) => {
      globalThis.away = now;
      document.dispatchEvent(new Event("visibilitychange"));
    }, away);
  await table.place_all("f5");
  await line.next("moved");
  await look(true);
  await line.play("d6");
  await page.waitForFunction(() => shown.length === 1);
  const [{ title, body, tag }] = await page.evaluate(() => shown.map(({ title, body, tag }) => ({ title, body, tag })));
  assert.match(`${title}: ${body}`, /^Reversi: Gwen has moved/);
  assert.equal(tag, id);
  await look(false);
  await page.waitForFunction(() => shown.length === 0);
  await line.close();

  const [worker] = context.serviceWorkers();
  const led = await worker.evaluate(async (tag) => {
    const self = /** @type {any} */ (globalThis);
    /** @type {string[]} */
    const led = [];
    // A browser gives the focus, and opens a page, only after a person's own tap.
    self.WindowClient.prototype.focus = async function () {
      led.push(`focus ${new URL(this.url).pathname}`);
    };
    self.clients.openWindow = async (/** @type {string} */ path) => led.push(`open ${path}`);
    for (const game of [tag, "another"]) {
      const event = new self.ExtendableEvent("notificationclick");
      const notification = { tag: game, close: () => led.push("close") };
      await new Promise((resolve) => {
        Object.assign(event, { notification, waitUntil: resolve });
        self.dispatchEvent(event);
      });
    }
    return led;
  }, id);
  assert.deepEqual(led, ["close", `focus ${table.address}`, "close", "open /g/another"]);
  await context.close();
});

const lan = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === "IPv4");
test("A20 over http from another device there is no worker, and everything works", { skip: !lan }, async () => {
  const own = await startServer("--bind", "0.0.0.0");
  const visit = await browser.visit(own, { context: { serviceWorkers: "allow", baseURL: `http://${lan.address}:${own.port}` } });
  visit.expect(/request to/, /Cross-Origin-Opener-Policy/);
  await visit.page.goto("/");
  await visit.page.waitForTimeout(2500);
  assert.equal(await visit.page.evaluate(() => "serviceWorker" in navigator), false);
  await visit.page.goto("/new/reversi");
  await visit.page.locator("#preview svg").first().waitFor();
  await own.remove();
});
