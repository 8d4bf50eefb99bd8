// The app on a home screen: manifest and icons, and what is shown when the server cannot be reached.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import { violations } from "./support/axe.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { startServer } from "./support/server.mjs";

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
  await visit.page.waitForFunction(
    async () => navigator.serviceWorker.controller !== null && (await caches.match("/offline")) !== undefined,
  );
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
  await page.waitForFunction(async () => (await (await caches.match("/offline", { ignoreVary: true })).text()).includes('lang="zh'));
  await own.kill();
  await page.goto("/");
  assert.match(await page.locator("h1").textContent(), SENTENCES.zh.title);
  await page.context().close();
  await own.remove();
});

test("A20 a kept page of an older program is forgotten", async () => {
  const { page } = await installed("en");
  await page.evaluate(async () => {
    await (await caches.open("plyground-older")).put("/offline", new Response("older"));
    await (await caches.open("another-program")).put("/", new Response("its own"));
    await (await navigator.serviceWorker.getRegistration()).unregister();
  });
  await page.reload();
  await page.waitForFunction(async () => !(await caches.keys()).includes("plyground-older"));
  assert.equal((await page.evaluate(() => caches.keys())).filter((name) => name === "another-program").length, 1);
  await page.context().close();
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
