/** Two computers playing each other: everybody who watches can pause them, let them make one move, and say how fast they go on. */

/** @import { Request, State } from "../types/messages.js" */
/** @import { Connection } from "./connection.js" */
/** @import { Standing } from "./types.js" */

import { byId, show, toast, write } from "../dom.js";
import { format } from "../words.js";

/** @typedef {NonNullable<State["pace"]>} Pace */

/** @type {Pace[]} */
const PACES = ["slow", "normal", "fast"];

export class Computers {
  /** @param {Connection} line @param {() => Standing} now */
  constructor(line, now) {
    this.now = now;
    this.send = (/** @type {Request} */ message) => line.send(message) || toast(format("no-connection"));
    this.pace = /** @type {HTMLSelectElement} */ (byId("pace"));
    byId("halt").addEventListener("click", () => this.halt());
    byId("one-move").addEventListener("click", () => this.step());
    this.pace.addEventListener("change", () => this.send({ do: "pace", pace: /** @type {Pace} */ (this.pace.value) }));
  }

  halt() {
    this.send(this.now().state.paused ? { do: "resume" } : { do: "pause", say: "offer" });
  }

  step() {
    this.send({ do: "step" });
  }

  /** One step faster or slower. @param {1 | -1} by */
  hurry(by) {
    // From what was said last, which the server may not have answered yet.
    const pace = PACES[PACES.indexOf(/** @type {Pace} */ (this.pace.value)) + by];
    if (!pace) return;
    this.pace.value = pace;
    this.send({ do: "pace", pace });
  }

  /** @param {string} key @returns {boolean} whether it meant something */
  pressKey(key) {
    if (!this.now().state.can.step) return false;
    if (key === " ") this.halt();
    else if (key === ".") this.step();
    else if (key === "+") this.hurry(1);
    else if (key === "-") this.hurry(-1);
    else return false;
    return true;
  }

  /** @param {Standing} standing */
  set({ state }) {
    show(byId("computers"), state.can.step);
    if (!state.can.step) return;
    const halt = byId("halt");
    const picture = halt.querySelector("use");
    picture?.setAttribute("href", (picture.getAttribute("href") ?? "").replace(/#.*$/, state.paused ? "#icon-play" : "#icon-pause"));
    write(/** @type {HTMLElement} */ (halt.querySelector("span")), state.paused ? format("go-on") : format("halt"));
    if (state.pace) this.pace.value = state.pace;
    // As long as the game cannot be saved all of these would be refused.
    const controls = /** @type {(HTMLButtonElement | HTMLSelectElement)[]} */ ([halt, byId("one-move"), this.pace]);
    for (const control of controls) control.disabled = state.saved === false;
  }
}

/** What these keys do. @type {[string[], string][]} */
export const COMPUTERS_KEYS = [
  [[format("key-space")], format("keys-halt")],
  [["."], format("keys-one-move")],
  [["+", "-"], format("keys-pace")],
];
