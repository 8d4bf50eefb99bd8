/** The board of a step: a position, the moves that were tried from it, and what is said about them. */

/** @import { StepPage, Tried } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, element, icon, toast } from "../dom.js";
import { Buttons, placementsHelp } from "../pages/buttons.js";
import { againWords, Guide, promptAfter, sentence } from "../pages/guide.js";
import { attempt } from "../pages/tries.js";
import { offerTyping } from "../pages/typed.js";
import { onchange } from "../settings.js";
import { playEventSound } from "../sound.js";

export class Trial {
  /** @param {StepPage} data */
  constructor(data) {
    this.data = data;
    const host = byId("board");
    const [, , width, height] = data.board.bounds;
    host.style.setProperty("--ratio", String(width / height));
    const label = document.querySelector("h1")?.textContent ?? "";
    this.board = new Board(host, { game: data.game.id, spec: data.board, label });
    this.buttons = new Buttons(byId("buttons"), this.board);
    /** @type {string[]} */
    this.moves = [];
    /** @type {Tried | null} */
    this.now = null;
    /** Counts what was begun, so that what it interrupts ends. */
    this.run = 0;
    this.board.on.event = (event, material) => playEventSound(event, true, material);
    /** What was said before the last tap was refused. */
    this.saidBefore = "";
    this.guide = this.createGuide();
  }

  /** Previews, prompts for each step of a move, and why something cannot be tapped. */
  createGuide() {
    const { board, data } = this;
    const guide = new Guide(board, {
      game: data.game.id,
      variant: data.variant,
      step: (taps, aimed) => {
        const prompt = aimed ? againWords() : this.now && promptAfter(this.now.steps, taps);
        if (prompt) showStatus(sentence(prompt, board));
      },
      refused: (why) => {
        const says = byId("says");
        const warned = says.classList.contains("refused");
        if (why && !warned) this.saidBefore = says.textContent ?? "";
        if (why) showStatus(why, "warning");
        else if (warned) showStatus(this.saidBefore);
        says.classList.toggle("refused", why !== "");
      },
    });
    onchange(() => guide.set());
    offerTyping(guide, byId("says"));
    return guide;
  }

  /** The position of the step, without a move. @returns {Promise<boolean>} whether it is shown */
  async reset() {
    this.run += 1;
    return this.back(0);
  }

  /** The position after so many of the moves. @param {number} count */
  async back(count) {
    const run = this.run;
    const moves = this.moves.slice(0, count);
    const { tried, why } = await attempt(this.data.variant, { from: this.data.from, moves });
    if (run !== this.run) return false;
    if (!tried) {
      toast(why);
      return false;
    }
    this.moves = moves;
    this.now = tried;
    await this.board.show(tried.view);
    this.board.last(moves.length ? tried.events : []);
    return run === this.run;
  }

  /** Plays a move. @param {string} move @returns {Promise<Tried | null>} null if something else has begun meanwhile, or it failed */
  async play(move) {
    const run = this.run;
    this.lock();
    const moves = [...this.moves, move];
    const { tried, why } = await attempt(this.data.variant, { from: this.data.from, moves });
    if (run !== this.run) return null;
    if (!tried) {
      toast(why);
      return null;
    }
    this.moves = moves;
    this.now = tried;
    this.board.last(tried.events);
    await this.board.play(tried.events, tried.view);
    return run === this.run ? tried : null;
  }

  /** Plays moves one after the other, with time to see each. @param {string[]} moves @returns {Promise<boolean>} whether all were played */
  async playLine(moves) {
    for (const move of moves) {
      if (!(await this.pause(PACE)) || !(await this.play(move))) return false;
    }
    return true;
  }

  /** @param {number} ms @returns {Promise<boolean>} whether nothing else has begun meanwhile */
  async pause(ms) {
    const run = this.run;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return run === this.run;
  }

  /** Nothing can be moved. */
  lock() {
    this.board.offer([]);
  }

  /** It can be moved. */
  offer() {
    const { now } = this;
    if (!now) return;
    this.board.host.classList.toggle("show-placements", placementsHelp(this.board, now.choices));
    this.board.offer(now.choices, { side: now.to_move, position: now.position });
  }
}

/** How long a move stands before the next one is played for the reader. */
export const PACE = 900;

/** @param {string} text @param {"" | "warning" | "check"} [sign] */
export function showStatus(text, sign = "") {
  const says = byId("says");
  says.classList.toggle("done", sign === "check");
  says.classList.toggle("wrong", sign === "warning");
  says.replaceChildren(...(sign ? [icon(sign)] : []), element("span", {}, text));
}
