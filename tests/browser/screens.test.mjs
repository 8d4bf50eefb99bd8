// Every screen there is: nothing is wider than the window or cut off, and all of it is reached and seen with the keyboard alone.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Browser } from "./support/browser.mjs";
import { furnish, show } from "./support/screens.mjs";
import { startServer } from "./support/server.mjs";
import { THOROUGH } from "./support/thorough.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
/** The longer words where there is least room. */
const SIZES = [
  { locale: "de", ...PHONE },
  ...(THOROUGH
    ? [
        { locale: "en", ...LAPTOP },
        { locale: "fr", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        { locale: "de", viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
        { locale: "fr", viewport: { width: 1366, height: 650 } },
        { locale: "de", viewport: { width: 1920, height: 1080 } },
      ]
    : []),
];

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {import("./support/browser.mjs").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof furnish>>} */
let rooms;
before(async () => {
  [server, browser] = await Promise.all([startServer("--bind", "0.0.0.0"), Browser.start()]);
  server.base = server.base.replace("0.0.0.0", "127.0.0.1");
  rooms = await furnish(server);
});
afterEach(() => browser.check());
after(async () => {
  await rooms?.leave();
  await browser?.close();
  await server?.remove();
});

/** Each screen with a page that shows it. @param {import("playwright-core").BrowserContextOptions} context @param {(page: import("playwright-core").Page, name: string) => Promise<void>} look */
async function all(context, look) {
  for (const screen of rooms.screens) {
    if (screen.again && !THOROUGH) continue;
    const visit = await browser.visit(server, { context });
    visit.expect(/status of 404/);
    const cookie = rooms.cookies[screen.who];
    if (cookie) {
      const [name, value] = cookie.split("=");
      await visit.context.addCookies([{ name, value, url: server.base }]);
    }
    await show(visit, screen);
    await look(visit.page, screen.name);
    assert.deepEqual(visit.wrong, [], screen.name);
    await visit.context.close();
  }
}

/** What is cut off; texts that end in dots are so by design, and the lines of an engine, which go on for as long as it sees. @param {import("playwright-core").Page} page */
const cut = (page) =>
  page.evaluate(() => {
    const shown = (/** @type {Element} */ element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("svg, .unseen, .skip, .targets, .engine-lines");
    const holdsText = (/** @type {Element} */ element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    /** What can be scrolled to is not cut off. @param {Element} element @returns {boolean} */
    const scrolled = ({ parentElement: parent }) =>
      parent !== null && (["auto", "scroll"].includes(getComputedStyle(parent).overflowX) || scrolled(parent));
    const found = [];
    for (const element of document.querySelectorAll("body *")) {
      if (!shown(element) || !holdsText(element) || element.clientWidth <= 2 || scrolled(element)) continue;
      const { right } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = element.scrollWidth > element.clientWidth + 1 && ["hidden", "clip"].includes(overflowX) && textOverflow === "clip";
      if (hides || right > innerWidth + 1)
        found.push(`${element.tagName} ${element.id} ${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });

for (const { locale, ...context } of SIZES) {
  const { width, height } = context.viewport;
  test(`A20 A22 every screen fits ${width}x${height}, ${locale}`, async () => {
    /** @type {string[]} */
    const faults = [];
    await all({ ...context, locale }, async (page, name) => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.push(`${name}: ${over} pixels too wide`);
      faults.push(...(await cut(page)).map((what) => `${name}: ${what}`));
    });
    assert.deepEqual(faults, []);
  });
}

test("A4 A20 every screen is used with the keyboard alone: Tab leads to everything, and one sees where one is", async () => {
  /** @type {string[]} */
  const faults = [];
  let reached = 0;
  await all(LAPTOP, async (page, name) => {
    // What can be used, numbered; of radio buttons only one of a group is a stop.
    const stops = await page.evaluate(() => {
      const within = document.querySelector("dialog[open]") ?? document.body;
      const groups = new Set();
      let count = 0;
      const all = /** @type {NodeListOf<HTMLInputElement>} */ (
        within.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")
      );
      for (const element of all) {
        if (element.tabIndex < 0 || element.disabled || element.type === "hidden" || element.closest("[inert], [hidden]")) continue;
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.getClientRects().length) continue;
        if (element.type === "radio") {
          const form = element.form?.id ?? "";
          const chosen = [...document.getElementsByName(element.name)].some(
            (other) =>
              /** @type {HTMLInputElement} */ (other).checked &&
              /** @type {HTMLInputElement} */ (other).form === element.form &&
              other.checkVisibility(),
          );
          if (chosen ? !element.checked : groups.has(form + element.name)) continue;
          groups.add(form + element.name);
        }
        element.dataset.stop = String(count++);
      }
      return count;
    });
    const seen = new Set();
    for (let press = 0; press < stops + 3 && seen.size < stops; press++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const element = /** @type {HTMLElement} */ (document.activeElement);
        if (element === document.body || element === null) return null;
        const lined = (/** @type {Element | null | undefined} */ one) => {
          if (!one) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
        };
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return {
          stop: element.dataset.stop,
          what: `${element.tagName} ${element.id} ${element.getAttribute("class") ?? ""} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}`,
          // A hidden box of a choice is drawn by what stands beside or around it; a point of the board by its focus ring.
          lined:
            [element, element.nextElementSibling, element.parentElement, element.closest("label")].some(lined) ||
            element.matches(".target"),
          inside: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
        };
      });
      if (!at) continue;
      if (at.stop !== undefined) seen.add(at.stop);
      if (!at.lined) faults.push(`${name}: one does not see the focus on ${at.what}`);
      if (!at.inside) faults.push(`${name}: ${at.what} has the focus outside of the window`);
    }
    reached += seen.size;
    const missed = await page.evaluate(
      (/** @type {string[]} */ seen) =>
        [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-stop]"))]
          .filter(({ dataset }) => !seen.includes(dataset.stop))
          .map(({ tagName, id, className, textContent }) => `${tagName} ${id} ${className} ${textContent?.trim().slice(0, 30)}`),
      [...seen],
    );
    faults.push(...missed.map((what) => `${name}: Tab does not lead to ${what}`));
  });
  assert.deepEqual([...new Set(faults)], []);
  assert.ok(reached > 500, `${reached} stops`);
});
