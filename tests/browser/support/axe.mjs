// Whether a page can be used by everybody, as far as a program can tell.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds on the page, one line each. @param {string} screen */
export async function violations(/** @type {import("playwright-core").Page} */ page, screen) {
  // The points of a board get their names with the first view, which a busy machine brings late.
  await page.waitForFunction(() => !document.querySelector(".targets [role=button]:not([aria-label])"));
  // A colour on its way has a contrast that nobody reads; a bar that fills for a minute is not waited for.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );
  await page.evaluate(AXE);
  const { found, passed } = await page.evaluate(async () => {
    const { violations, passes } = await globalThis.axe.run();
    const line = (/** @type {string} */ id, /** @type {import("axe-core").NodeResult} */ { target, failureSummary }) =>
      `${id} ${target.join(" ")}: ${failureSummary.split("\n")[1]?.trim()}`;
    return {
      found: violations.flatMap(({ id, nodes }) => nodes.map((node) => line(id, node))),
      passed: passes.map(({ id }) => id),
    };
  });
  assert.ok(passed.includes("color-contrast") && passed.length > 10, "the rules were applied");
  return found.map((line) => `${screen}: ${line}`);
}
