// A page without a mouse.

import assert from "node:assert/strict";

/** More than any page has places to stop at, a board's own aside. */
const MOST = 80;

/** Presses Tab until the focus is there. @param {import("playwright-core").Page} page @param {string} selector */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < MOST; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${MOST} times Tab do not lead to ${selector}`);
}
