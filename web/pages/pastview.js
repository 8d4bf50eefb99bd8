/** PastView back: the board as it stood after an earlier move. Nothing can be played meanwhile; the game goes on behind it. */

/** @import { Board } from "../board/board.js" */
/** @import { Entry, Past } from "../types/messages.js" */

import { pace } from "../board/timeline.js";

const BETWEEN = 450;

/** @param {Entry[]} history */
const keys = (history) => history.map(({ move, side }) => side + move);

export class PastView {
  /** @param {string} id of the game @param {Board} board */
  constructor(id, board) {
    this.id = id;
    this.board = board;
    /** @type {number | null} the number of moves after which the board is seen; null: as it is now */
    this.at = null;
    /** @type {string[]} */
    this.moves = [];
    /** @type {Map<number, Promise<Past>>} */
    this.known = new Map();
    this.asked = 0;
    this.playing = false;
    /** @type {((past: Past | null) => void) | null} another position is on the board, or the game itself again */
    this.onposition = null;
    /** @type {((playing: boolean) => void) | null} */
    this.onreplay = null;
  }

  get tip() {
    return this.moves.length;
  }

  /** What is on the board. */
  get ply() {
    return this.at ?? this.tip;
  }

  /** The game as it is now. @param {Entry[]} history */
  set(history) {
    const moves = keys(history);
    const common = this.moves.findIndex((move, i) => move !== moves[i]);
    if (common >= 0) for (const ply of [...this.known.keys()]) if (ply > common) this.known.delete(ply);
    this.moves = moves;
    if (this.at !== null && (this.at > moves.length || (common >= 0 && this.at > common))) this.leave();
  }

  /** @param {number} ply @returns {Promise<Past>} */
  fetch(ply) {
    let past = this.known.get(ply);
    if (!past) {
      past = fetch(`/g/${this.id}/ply/${ply}`).then((answer) => {
        if (!answer.ok) throw new Error(`no move ${ply}`);
        return answer.json();
      });
      past.catch(() => this.known.delete(ply));
      this.known.set(ply, past);
    }
    return past;
  }

  /** Goes so many moves back or forward. @param {number} by */
  step(by) {
    return this.go(this.ply + by);
  }

  /** @param {number} ply @param {{ replaying?: boolean }} [options] */
  async go(ply, { replaying = false } = {}) {
    if (!replaying) this.stop();
    const to = Math.max(0, Math.min(this.tip, ply));
    const from = this.ply;
    if (to === from) return;
    // A jump to the end needs no fetching; one step forward is worth seeing.
    if (to === this.tip && to !== from + 1) return void this.leave();
    const mine = ++this.asked;
    this.at = to;
    this.board.offer([]);
    const past = await this.fetch(to).catch(() => null);
    if (mine !== this.asked) return;
    if (!past) return void this.leave();
    this.onposition?.(past);
    this.board.last(past.last);
    await (to === from + 1 ? this.board.play(past.events, past.view) : this.board.show(past.view));
    if (mine !== this.asked) return;
    if (to === this.tip) this.leave();
    else if (to > 1) void this.fetch(to - 1).catch(() => {});
  }

  /** Back to the game. @returns {boolean} whether one was looking back */
  leave() {
    this.stop();
    if (this.at === null) return false;
    this.asked++;
    this.at = null;
    this.onposition?.(null);
    return true;
  }

  /** Plays the whole game through, or stops doing so. */
  async replay() {
    if (this.playing) return this.stop();
    this.playing = true;
    this.onreplay?.(true);
    if (this.at === null) await this.go(0, { replaying: true });
    while (this.playing && this.at !== null) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN + (pace() === 0 ? 400 : 0)));
      if (this.playing && this.at !== null) await this.go(this.at + 1, { replaying: true });
    }
    this.stop();
  }

  stop() {
    if (!this.playing) return;
    this.playing = false;
    this.onreplay?.(false);
  }
}
