// What is heard of a whole game of each game by who plays it without seeing the board: by keyboard alone, against somebody else. Compared with
// spoken/*.txt in English; `UPDATE=1 node --test spoken.test.mjs` writes these anew, and they are meant to be read.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES, RECORDED } from "./support/games.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();
const folder = new URL("./spoken/", import.meta.url);

/** What the point or row with the focus is called. */
const focused = (/** @type {import("playwright-core").Page} */ page) =>
  page.evaluate(() => document.activeElement.getAttribute("aria-label"));

/** A game that is played and heard. */
class Heard {
  /** @param {string} locale @param {string} game */
  static async play(locale, game) {
    const { variant, moves } = RECORDED.find((recorded) => recorded.game === game && recorded.variant === game);
    const settings = { motion: "off", sound: "off", pass: "off", preview: "off" };
    const visit = await browser.visit(server, { settings, context: { locale } });
    await visit.page.addInitScript(() => {
      globalThis.heard = [];
      // Sentences come nearly a second apart (web/pages/announcer.js); nobody listens here.
      const later = globalThis.setTimeout;
      Object.assign(globalThis, {
        setTimeout: (/** @type {() => void} */ act, /** @type {number} */ ms) => later(act, ms > 60 && ms <= 900 ? 60 : ms),
      });
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          if (/** @type {Element} */ (target).id === "spoken") globalThis.heard.push(...[...addedNodes].map((p) => p.textContent));
      }).observe(document, { childList: true, subtree: true });
    });
    const table = await Table.start(visit, { variant, second: "remote", first_name: "Ada" });
    const guest = new Visitor(server.base);
    const id = table.address.slice("/g/".length);
    await guest.sit(id, "Babbage");
    const line = await guest.join(id);
    const heard = new Heard(table, line);
    for (const move of moves) await heard.move(move);
    await line.close();
    return heard.lines;
  }

  constructor(/** @type {Table} */ table, /** @type {import("./support/client.mjs").Line} */ line) {
    this.page = table.page;
    this.table = table;
    this.line = line;
    /** @type {string[]} */
    this.lines = [];
    this.count = 0;
  }

  /** @param {{ move: string, taps: any[] }} move */
  async move({ move, taps }) {
    const { line, page } = this;
    const { to_move, ply } = line.state;
    if (to_move === "second") await line.play(move);
    else {
      await this.table.turn();
      await page.locator("#board [tabindex='0']").first().focus();
      for (const [i, tap] of taps.entries()) {
        await this.tap(tap);
        if (i < taps.length - 1) await this.hear();
      }
      await line.next((/** @type {any} */ message) => message.type === "moved" && message.ply === ply + 1);
    }
    await this.hear();
  }

  /** @param {any} tap */
  async tap(tap) {
    const { page } = this;
    if (tap.button) {
      const key = await page.locator(`.board-buttons [data-button="${tap.button}"] kbd`).textContent();
      this.lines.push(`[${key}]`);
      return page.keyboard.press(key.toLowerCase());
    }
    if (Array.isArray(tap)) await this.row(tap);
    else await page.keyboard.type(tap);
    this.lines.push(`> ${await focused(page)}`);
    await page.keyboard.press("Enter");
  }

  /** Walks to a row that can be chosen as one. @param {string[]} names */
  async row(names) {
    for (let stops = 0; stops < 20; stops++) {
      await this.page.keyboard.press("Tab");
      const name = (await focused(this.page)) ?? "";
      if (name.includes(names[0]) && name.includes(names.at(-1))) return;
    }
    assert.fail(`no stop for ${names}`);
  }

  /** Waits until something more is said. */
  async hear() {
    const { page, count } = this;
    await page.waitForFunction((/** @type {number} */ n) => globalThis.heard.length > n, count);
    const all = await page.evaluate(() => globalThis.heard);
    this.lines.push(...all.slice(count));
    this.count = all.length;
  }
}

for (const game of GAMES) {
  test(`A20 what is heard of a game of ${game} is what was written down`, async () => {
    const lines = await Heard.play("en", game);
    const file = new URL(`${game}.txt`, folder);
    const text = `${lines.join("\n")}\n`;
    if (process.env.UPDATE) writeFileSync(file, text);
    assert.equal(text, readFileSync(file, "utf8"));
  });
}

/** Words that are the same in both languages. @type {Record<string, string[]>} */
const SAME = { de: ["anubis", "marker", "ring"], fr: ["anubis"], zh: [] };

for (const lang of ["de", "fr", "zh"]) {
  for (const game of GAMES) {
    test(`A20 A22 no English is heard of a game of ${game} in ${lang}`, async () => {
      const wordsOf = (/** @type {string} */ text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
      const english = new Set(wordsOf(readFileSync(new URL(`${game}.txt`, folder), "utf8")));
      for (const known of ["ada", "babbage", game, ...SAME[lang]]) english.delete(known);
      const lines = await Heard.play(lang, game);
      if (process.env.SPOKEN) writeFileSync(`${process.env.SPOKEN}/${game}.${lang}.txt`, `${lines.join("\n")}\n`);
      for (const line of lines) {
        assert.deepEqual(
          wordsOf(line).filter((word) => english.has(word)),
          [],
          line,
        );
        assert.doesNotMatch(line, /[a-z]+(\.|-)[a-z]+-|undefined|\{|\[object|null|NaN/, line);
        if (lang === "zh") assert.doesNotMatch(line, /[,;!?] |[,;:]$/, `Chinese has its own signs: ${line}`);
      }
    });
  }
}
