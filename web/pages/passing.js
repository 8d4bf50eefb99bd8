/** A side without a move passes by itself after a moment, long enough to see that it does. */

/** @import { Buttons } from "./buttons.js" */
/** @import { Standing } from "./types.js" */

import { get, onchange } from "../settings.js";
import { mustPass, playable } from "./now.js";

/** So long one can read that there is no move. */
const MOMENT = 1500;

export class Passing {
  /** @param {Buttons} buttons */
  constructor(buttons) {
    this.buttons = buttons;
    this.timer = 0;
    /** The ply after which it will pass, and the button that does it. @type {{ ply: number, button: string } | null} */
    this.coming = null;
    /** @type {Standing | null} */
    this.now = null;
    onchange(() => this.now && this.set(this.now));
  }

  /**
   * @param {Standing | null} standing null: nothing can be played now, as one looks back or a move is on its way
   */
  set(standing) {
    this.now = standing;
    const choices = standing ? playable(standing) : [];
    const [tap] = mustPass(choices) ? choices[0].taps : [];
    const wanted = standing && tap && "button" in tap && get("pass") === "on" ? { ply: standing.state.ply, button: tap.button } : null;
    // The same state again, as a watcher came or left: the pause has begun already.
    if (wanted && this.coming?.ply === wanted.ply) return;
    this.stop();
    if (!wanted) return;
    this.coming = wanted;
    this.buttons.count(wanted.button, MOMENT);
    this.timer = window.setTimeout(() => {
      this.stop();
      this.buttons.board.press(wanted.button);
    }, MOMENT);
  }

  stop() {
    clearTimeout(this.timer);
    if (this.coming) this.buttons.count(this.coming.button, null);
    this.coming = null;
  }
}
