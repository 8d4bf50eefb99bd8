/**
 * A move that is chosen while the other person thinks, and made when their move has come. The browser knows no rules, so it keeps only what was
 * tapped and tries it against the legal moves that come with the next position: if they lead to a move it is made, if they are the beginning of one
 * they stay chosen, else they are dropped with a word.
 */

/** @import { BoardMark, Tap } from "../types/messages.js" */
/** @import { Page } from "./gamestate.js" */
/** @import { Standing } from "./types.js" */

import { same } from "../board/same.js";
import { toast } from "../dom.js";
import { get, onchange } from "../settings.js";
import { sound } from "../sound.js";
import { format } from "../words.js";
import { betweenPeople } from "./actions.js";
import { showNow } from "./now.js";

export class Premove {
  /** @param {Page} page @param {(move: string) => void} play makes a move at once */
  constructor(page, play) {
    this.page = page;
    this.play = play;
    /** @type {Tap[]} */
    this.taps = [];
    /** Whether moves of this game take several taps by now, as far as was seen. */
    this.deep = false;
    page.board.on.ahead = (tap) => this.tap(tap);
    page.buttons.onahead = (button) => this.tap({ button });
    onchange(() => this.open() || this.drop());
  }

  /** Whether something can be chosen for the next turn. */
  open() {
    const { now, pastView, pending } = this.page;
    const { outcome, paused, saved, to_move } = now.state;
    const waits = !outcome && !paused && saved !== false && !now.you.includes(to_move) && !pending && pastView.at === null;
    return get("premove") === "on" && betweenPeople(now) && now.state.players[to_move].taken && waits;
  }

  /** @param {Tap} tap @returns {boolean} whether it is kept */
  tap(tap) {
    if (!this.open()) return false;
    this.set(this.after(tap));
    return true;
  }

  /** What is chosen after one more tap. @param {Tap} tap @returns {Tap[]} */
  after(tap) {
    const { taps, deep } = this;
    // The same again lets go.
    if (taps.length && same(taps[taps.length - 1], tap)) return [];
    if (!deep) return [tap];
    return taps.length === 1 ? [...taps, tap] : this.isOwn(tap) ? [tap] : [];
  }

  /** Whether a piece of one's own stands there: with that every move of several taps begins. @param {Tap} tap */
  isOwn(tap) {
    const { board, now } = this.page;
    return "point" in tap && board.view?.pieces[tap.point]?.side === now.you[0];
  }

  /** @param {Tap[]} taps */
  set(taps) {
    const { board, buttons, chosen, now } = this.page;
    this.taps = taps;
    chosen.ahead = this.words();
    board.overlay("premove", this.marks());
    buttons.setAhead(this.deep && taps.length === 1);
    showNow(this.page, now);
  }

  /** @returns {boolean} whether anything was chosen */
  drop() {
    const had = this.taps.length > 0;
    if (had) this.set([]);
    return had;
  }

  words() {
    const { points, buttons } = this.page.spec;
    const name = (/** @type {Tap} */ tap) => {
      if ("point" in tap) return points[tap.point].name;
      const label = "button" in tap && buttons.find(({ id }) => id === tap.button)?.label;
      return label ? format(label) : "";
    };
    return this.taps.map(name).join(" – ");
  }

  /** @returns {BoardMark[]} */
  marks() {
    const points = this.taps.flatMap((tap) => ("point" in tap ? [tap.point] : []));
    const button = this.taps.find((tap) => "button" in tap);
    const key = button && this.page.spec.buttons.find(({ id }) => id === button.button)?.key.toUpperCase();
    const [from] = points;
    /** @type {BoardMark[]} */
    const marks = from === undefined ? [] : [{ shape: "ring", kind: "ahead", points: [from], ...(key && { text: key }) }];
    return points.length > 1 ? [...marks, { shape: "arrow", kind: "ahead", points }] : marks;
  }

  /** What comes from the server may be the turn that was waited for. @param {Standing} before how it stood */
  resolve(before) {
    const { now, board } = this.page;
    const { state, you, choices } = now;
    this.deep ||= state.steps.length > 0;
    if (!this.taps.length) return;
    const words = this.words();
    if (state.outcome || state.paused) return void this.drop();
    if (state.ply < before.state.ply) return this.give(words);
    if (!you.includes(state.to_move) || !choices.length) return;
    const led = board.lead(choices, this.taps);
    if (!led) return this.give(words);
    this.drop();
    if (led.move !== null) this.play(led.move);
    else this.rest = led.taps;
  }

  /** @type {Tap[]} the beginning of a move, which stays chosen once moves are offered */
  rest = [];

  /** What was chosen cannot be played. @param {string} move */
  give(move) {
    this.drop();
    toast(format("ahead-dropped", { move }));
    sound.warning();
  }

  /** Moves are offered now: what was begun stays chosen. */
  offered() {
    const { rest } = this;
    this.rest = [];
    if (rest.length) this.page.board.choose(rest);
  }
}
