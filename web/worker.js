/**
 * The service worker: shows a page of its own when the server cannot be reached, so that an installed app opens with a sentence instead of a
 * browser's error. It keeps that page and nothing else: all others come from the server or not at all, so no game is shown as it once was,
 * nobody's page to another person, and no file is older than the program. A notice that it shows leads to its game.
 */

const worker = /** @type {any} */ (globalThis);
const SHELL = "/offline";
/** The server writes a VERSION before this script, which differs where the kept page does. */
const KEPT = `plyground-${worker.VERSION}`;

/** Fetches the page, in the language chosen. */
const keep = async () => (await caches.open(KEPT)).add(SHELL);

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("plyground-") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {any} event a page is opened */
async function openPage(event) {
  try {
    const answer = await fetch(event.request);
    // The language is chosen in the settings.
    if (new URL(event.request.url).pathname === "/settings") event.waitUntil(keep().catch(() => {}));
    return answer;
  } catch {
    return (await caches.match(SHELL, { ignoreVary: true })) ?? Response.error();
  }
}

/** A notice that was shown by the worker, as phones want it, is tapped: its tag is the game. @param {any} event */
async function openGame({ notification }) {
  notification.close();
  const path = `/g/${notification.tag}`;
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find((/** @type {{ url: string }} */ { url }) => new URL(url).pathname === path);
  await (page ? page.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(openPage(event));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => event.waitUntil(openGame(event)));
