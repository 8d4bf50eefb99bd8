/**
 * What guides a person at a board, in play, in lessons and in analysis alike: what a move would do, why something cannot be tapped, and the
 * name of the point under the pointer.
 */

/** @import { BoardMark, Foreseen, Layer, NextPrompt, Tap } from "../types/messages.js" */
/** @import { Board } from "../board/board.js" */

import { same } from "../board/same.js";
import { describe } from "../board/words.js";
import { element, write } from "../dom.js";
import { get } from "../settings.js";
import { sound } from "../sound.js";
import { format, listed } from "../words.js";
import { foresee, whyNoMove, whyRefused } from "./tries.js";

/**
 * @typedef {object} Guided
 * @property {string} game its id
 * @property {string} variant
 * @property {(why: string) => void} refused says why something cannot be tapped; empty: no longer
 * @property {(taps: Tap[], aimed: boolean) => void} [step] so much of a move is chosen; aimed: a finger has shown it, and makes it next
 * @property {() => boolean} [allowed] whether previews are allowed here, whatever is set
 * @property {Layer[]} [layers] what can be foreseen beside what a move does
 * @property {() => string[]} [on] those of the layers that are switched on
 */

/** What to do after some taps. @param {NextPrompt[]} steps @param {Tap[]} taps @returns {string | null} */
export function promptAfter(steps, taps) {
  const step = taps.length ? steps.find(({ after }) => after.some((made) => same(made, taps))) : undefined;
  return step ? format(step.prompt) : null;
}

/** How a move is made that a first tap has shown. */
export const againWords = () => (matchMedia("(hover: hover)").matches ? format("click-again") : format("tap-again"));

/** A command or a reason as a sentence of its own: names of points stay as they are. @param {string} text @param {Board} board */
export function sentence(text, board) {
  const [word] = text.split(/[ ,:]/, 1);
  return board.spec.points.some(({ name }) => name === word) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

export class Guide {
  /** @param {Board} board @param {Guided} guided */
  constructor(board, guided) {
    this.board = board;
    this.guided = guided;
    /** Which refusal is the latest: an answer that comes late is not said. */
    this.refusals = 0;
    /** The name of the point under the pointer, and what a stone there would make. */
    this.pointed = "";
    /** @type {string[]} */
    this.made = [];
    this.spoken = element("div", { class: "unseen", role: "status" });
    board.host.after(this.spoken);
    const { on } = board;
    on.refuse = (points, position) => void this.refuse(points, position);
    on.step = (taps, aimed) => {
      this.clear();
      guided.step?.(taps, aimed);
    };
    on.pointed = (point) => {
      this.pointed = point === null ? "" : board.spec.points[point].name;
      this.show();
    };
    on.foreseen = (foreseen) => this.describeMove(foreseen);
    this.set();
  }

  /** Whether anything is foreseen has changed. */
  set() {
    const { guided, board } = this;
    const allowed = get("preview") === "on" && (guided.allowed?.() ?? true);
    board.on.foresee = allowed ? (position) => foresee(guided.variant, position, guided.on?.() ?? []) : null;
  }

  /** What is foreseen has changed: what is known of this position holds no longer. */
  renew() {
    this.board.forget();
    this.set();
  }

  /** The next thing is being done: what was refused is no longer said. */
  clear() {
    this.refusals += 1;
    this.guided.refused("");
  }

  /** @param {number[]} points @param {string} position */
  async refuse(points, position) {
    const { guided, board } = this;
    const mine = ++this.refusals;
    sound.refuse();
    const why = position && (await whyRefused(guided.variant, position, points));
    if (mine === this.refusals && why) guided.refused(sentence(why, board));
  }

  /** Says why a text is no move here. @param {string} text */
  async refuseText(text) {
    const { guided, board } = this;
    this.clear();
    const mine = ++this.refusals;
    sound.refuse();
    const why = board.offered.length ? await whyNoMove(guided.variant, board.position, text) : format("type-not-now");
    if (mine === this.refusals && why) guided.refused(sentence(why, board));
  }

  /** Writes beside the board what is pointed at. */
  show() {
    const name = get("point") === "on" ? this.pointed : "";
    write(this.board.readout, [name, ...this.made].filter(Boolean).join(" · "));
  }

  /** What a move would do, in words: what it makes for those who look, all of it for those who hear. @param {Foreseen | null} foreseen */
  describeMove(foreseen) {
    const { board, guided } = this;
    this.made = this.kinds(foreseen?.made ?? []);
    this.show();
    const heard = foreseen && board.view && !board.host.classList.contains("by-pointer");
    const what = heard ? describe(foreseen.events, board.spec, guided.game, /** @type {any} */ (board.view)) : "";
    write(this.spoken, what ? format("would-happen", { what: listed([what, ...this.made]) }) : "");
  }

  /** What a move that was made has made, of what is looked for: threats. @param {string} position before it @param {string} move @returns {Promise<string>} */
  async madeBy(position, move) {
    const { guided, board } = this;
    const layers = guided.on?.() ?? [];
    if (!layers.length || !board.on.foresee) return "";
    const all = await foresee(guided.variant, position, layers).catch(() => /** @type {Foreseen[]} */ ([]));
    return listed(this.kinds(all.find((foreseen) => foreseen.move === move)?.made ?? []));
  }

  /** What marks of layers stand for, each once. @param {BoardMark[]} marks @returns {string[]} */
  kinds(marks) {
    const names = new Map(this.guided.layers?.flatMap(({ kinds }) => kinds));
    return [...new Set(marks.map(({ kind }) => names.get(kind)))].flatMap((name) => (name ? [format(name)] : []));
  }
}
