// A game on a page, used as a person would: by pointing at the board.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

/** The board ignores the same tap for so long after a move, so that a double click is one click (web/board/pointer.js). */
const DOUBLE_CLICK = 260;
/** Ways to turn a piece. */
const TURNS = ["button", "key", "wheel"];

export class Table {
  /** @param {import("./browser.mjs").Visit} visit */
  constructor(visit) {
    this.visit = visit;
    this.page = visit.page;
    this.turned = 0;
    /** The point clicked last, and when. */
    this.clicked = { name: "", at: 0 };
  }

  /** Sets up a game as the form does, and goes there. @param {Record<string, string>} fields */
  static async start(/** @type {import("./browser.mjs").Visit} */ visit, fields) {
    const { base } = visit.server;
    const form = { first: "here", second: "here", clock: "none", ...fields };
    const answer = await visit.context.request.post(`${base}/new`, { form, headers: { origin: base }, maxRedirects: 0 });
    assert.equal(answer.status(), 303, await answer.text());
    return Table.open(visit, answer.headers().location);
  }

  /** @param {string} address */
  static async open(/** @type {import("./browser.mjs").Visit} */ visit, address) {
    const table = new Table(visit);
    await visit.page.goto(address);
    await table.ready();
    return table;
  }

  get address() {
    return new URL(this.page.url()).pathname;
  }

  /** Waits until the page is connected and has drawn the board. */
  async ready() {
    await this.page.locator("#board [data-name]").first().waitFor();
    await this.page.waitForFunction(
      () => performance.getEntriesByType("resource").length > 0 && document.querySelector("#board [data-name][aria-label]") !== null,
    );
  }

  /** Where a point is on the screen. @param {string} name */
  async place(name) {
    return this.page.evaluate((point) => {
      const target = document.querySelector(`#board [data-name="${point}"]`);
      const box = () => target.getBoundingClientRect();
      if (box().top < 0 || box().bottom > innerHeight) target.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = box();
      return { x: x + width / 2, y: y + height / 2 };
    }, name);
  }

  /** Whether this page can move, or the game is over. */
  async turn() {
    await this.page.waitForFunction(() => document.querySelector("#board.live") || document.querySelector("#result:not([hidden])"));
  }

  /** Points at a point, without waiting for anything but the end of a double click. @param {string} name */
  async point(name) {
    const { x, y } = await this.place(name);
    // In a rack the whole column is one target.
    const column = name[0] === this.clicked.name?.[0] && (await this.page.locator("#board .face").count());
    if (name === this.clicked.name || column) await sleep(Math.max(0, this.clicked.at + DOUBLE_CLICK - Date.now()));
    await this.page.mouse.click(x, y);
    this.clicked = { name, at: Date.now() };
  }

  /** @param {string | string[] | { button: string }} tap @param {string | null} chosen the point tapped before */
  async tap(tap, chosen) {
    if (Array.isArray(tap)) return this.row(tap);
    if (typeof tap === "string") return this.point(tap);
    const button = this.page.locator(`.board-buttons [data-button="${tap.button}"]`);
    const way = chosen ? TURNS[this.turned++ % TURNS.length] : "button";
    if (way === "button") return button.click();
    if (way === "key") return this.page.keyboard.press((await button.locator("kbd").textContent()).toLowerCase());
    const index = await button.evaluate((b) => [...b.parentElement.children].indexOf(b));
    const { x, y } = await this.place(chosen);
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, index === 0 ? 120 : -120);
  }

  /** Points at a row: all of it is highlighted, then it is taken. @param {string[]} names */
  async row(names) {
    const { x, y } = await this.place(names[Math.floor(names.length / 2)]);
    await this.page.mouse.move(x, y);
    await this.page.locator("#board .group.hover").waitFor({ state: "attached" });
    assert.equal(await this.page.locator("#board .spot.in-group").count(), names.length, "the whole row is highlighted under the pointer");
    const name = names.join(" ");
    if (name === this.clicked.name) await sleep(Math.max(0, this.clicked.at + DOUBLE_CLICK - Date.now()));
    await this.page.mouse.click(x, y);
    this.clicked = { name, at: Date.now() };
  }

  /** Makes a move by its taps, and waits until it is in the list. @param {{ move: string, taps: any[] }} move */
  async move({ move, taps }) {
    const ply = (await this.moves()).length;
    await this.turn();
    let chosen = null;
    for (const tap of taps) {
      await this.tap(tap, chosen);
      chosen = typeof tap === "string" ? tap : null;
    }
    await this.ply(ply + 1);
    assert.equal((await this.moves()).at(-1), move);
  }

  /** Clicks points one after the other: each is a move. @param {string} moves */
  async place_all(moves) {
    for (const move of moves.split(" ")) await this.move({ move, taps: [move] });
  }

  /** Waits until so many moves have been made. @param {number} ply */
  async ply(ply) {
    await this.page.waitForFunction((/** @type {number} */ n) => document.querySelectorAll("#moves [data-ply]").length === n, ply);
  }

  /** @returns {Promise<string[]>} */
  moves() {
    return this.page.locator("#moves [data-ply]").allTextContents();
  }

  /** Waits until the status line, its hint included, fits. @param {RegExp} text */
  async says(text) {
    await this.until("#status", text);
  }

  /** Waits until an element that is shown has this text. @param {string} selector @param {RegExp} text */
  async until(selector, text) {
    const element = this.page.locator(`${selector}:not([hidden])`).filter({ hasText: text });
    await element
      .first()
      .waitFor()
      .catch(async () => {
        assert.match(await this.page.locator(selector).first().textContent(), text);
        assert.fail(`${selector} is hidden`);
      });
  }

  /** Whether anything can be tapped. */
  live() {
    return this.page.locator("#board.live").count().then(Boolean);
  }

  /** What stands on the board, by point. @returns {Promise<Record<string, string>>} */
  async pieces() {
    const labels = await this.page
      .locator("#board [data-name]")
      .evaluateAll((all) => all.map((t) => [t.dataset.name, t.getAttribute("aria-label").split(", ").slice(1)]));
    return Object.fromEntries(labels.filter(([, [what]]) => what !== "empty").map(([name, [what]]) => [name, what]));
  }

  /** The position as text. */
  position() {
    return this.page.locator("#copy-position").getAttribute("data-copy");
  }

  /** Clicks a button by id. @param {string} id */
  click(id) {
    return this.page.locator(`#${id}`).click();
  }

  /** Answers the question on the screen. @param {string} name of the button */
  async answer(name) {
    await this.page.locator("dialog[open]").getByRole("button", { name, exact: true }).click();
  }

  /** Makes any move that is allowed. */
  async any() {
    const ply = (await this.moves()).length;
    await this.turn();
    for (let taps = 0; taps < 4; taps++) {
      const can = await this.page.locator("#board [data-name]").evaluateAll((all) => {
        const find = (/** @type {string} */ words) =>
          all.filter((t) => t.getAttribute("aria-label").endsWith(words)).map((t) => t.dataset.name);
        const go = find("can go here");
        return go.length ? go : [...find("can be played"), ...find("can be chosen")];
      });
      assert.ok(can.length, "something can be tapped");
      await this.point(can[Math.floor(can.length / 2)]);
      const more = await this.page.waitForFunction((/** @type {number} */ n) => {
        if (document.querySelectorAll("#moves [data-ply]").length > n) return "moved";
        return document.querySelector("#board .spot.selected") && document.querySelector("#board.live") ? "chosen" : false;
      }, ply);
      if ((await more.jsonValue()) === "moved") return;
    }
    assert.fail("no move came about");
  }
}
