// The leaflet of what is handed on: it says what the pages say, and is one sheet of paper.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Browser } from "./support/browser.mjs";

const LEAFLET = fileURLToPath(new URL("../../packaging/leaflet.html", import.meta.url));
/** What it tells people to click, by the keys of the server's sentences. */
const NAMED = ["another-device", "let-others-in", "games-nav", "import-title", "backup-make", "settings", "stop-program"];
const LANGUAGES = ["en", "de", "fr", "zh"];

const browser = await Browser.start();
after(() => browser.close());

test("A28 A22 in every language the leaflet names what is on the pages", () => {
  const leaflet = readFileSync(LEAFLET, "utf8");
  for (const lang of LANGUAGES) {
    const [section] = new RegExp(`<section lang="${lang}[^]*?</section>`).exec(leaflet) ?? [""];
    const words = readFileSync(new URL(`../../crates/server/words/${lang}.ftl`, import.meta.url), "utf8");
    for (const key of NAMED) {
      const [, said] = new RegExp(`^${key} = (.+)$`, "m").exec(words) ?? [];
      assert.ok(said && section.includes(said), `${lang}: ${key} is "${said}"`);
    }
  }
});

test("A28 the leaflet prints on one sheet, and needs nothing beside itself", async () => {
  const context = await browser.chrome.newContext({ offline: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`file://${LEAFLET}`);
  assert.equal(asked.length, 1, asked.join());
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is not wider than a phone");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1);
  await context.close();
});
