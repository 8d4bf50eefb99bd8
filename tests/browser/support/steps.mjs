// Somebody who goes through a course: each move is made by clicks on the board.

import assert from "node:assert/strict";

/** The board ignores the same tap for so long after a move (web/board/pointer.js). */
const DOUBLE_CLICK = 450;

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Steps {
  constructor(/** @type {import("playwright-core").Page} */ page) {
    this.page = page;
  }

  /** What the page's script got. @returns {Promise<import("../../../web/types/messages.js").StepPage>} */
  async data() {
    await this.page.locator("#data").waitFor({ state: "attached" });
    return this.page.evaluate(() => JSON.parse(document.getElementById("data")?.textContent ?? "null"));
  }

  /** Waits until it can be moved. */
  async ready() {
    await this.page.locator("#board.live").waitFor();
  }

  /** The moves that can be made after some others, with their taps. @param {string[]} [moves] */
  async choices(moves = []) {
    const { variant, from } = await this.data();
    const query = new URLSearchParams({ from, moves: moves.join() });
    const answer = await this.page.request.get(`/try/${variant}?${query}`);
    return /** @type {import("../../../web/types/messages.js").Choice[]} */ ((await answer.json()).choices);
  }

  /** Makes a move by its taps. @param {string} move @param {string[]} [before] the moves before it */
  async play(move, before = []) {
    await this.ready();
    const { board } = await this.data();
    const choice = (await this.choices(before)).find((known) => known.move === move);
    assert.ok(choice, `${move} can be played`);
    await sleep(DOUBLE_CLICK);
    for (const tap of choice.taps) {
      if ("button" in tap) await this.page.locator(`[data-button="${tap.button}"]`).click();
      else {
        const point = "point" in tap ? tap.point : /** @type {{ group: number[] }} */ (tap).group[2];
        await this.page.locator(`#board [data-name="${board.points[point].name}"]`).first().click({ force: true });
      }
    }
  }

  /** Solves the step, in one way that it accepts. */
  async solve() {
    const { exercise } = await this.data();
    if (exercise.kind === "lesson") {
      await this.ready();
      await this.play(exercise.goal[0] ?? (await this.choices())[0].move);
    } else {
      /** @type {string[]} */
      const moves = [];
      /** @type {string | null} */
      let next = exercise.solution;
      while (next) {
        await this.play(next, moves);
        moves.push(next);
        const answer = await this.page.request.get(`${exercise.reply}?moves=${encodeURIComponent(moves.join())}`);
        const { reply, show } = await answer.json();
        moves.push(...reply);
        next = show;
      }
    }
    await this.page.locator("#says.done").waitFor();
  }
}
