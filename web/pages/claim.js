/** A person who left: how long until the game may be ended without them, and then the two ways to end it. The server counts; this only shows. */

/** @import { Request } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { byId, show, write } from "../dom.js";
import { format, textOf } from "../words.js";
import { timeText } from "./clocks.js";
import { other } from "./ending.js";

/** Who would rather wait is not asked again for so long, in milliseconds. */
const ASIDE = 60_000;

export class Claim {
  /** @param {(message: Request) => void} send @param {(text: string) => void} announce */
  constructor(send, announce) {
    this.announce = announce;
    this.name = "";
    /** When the game may be ended, by this browser's clock; null: nobody has left. @type {number | null} */
    this.at = null;
    this.asideUntil = 0;
    this.announced = "";
    byId("claim-win").addEventListener("click", () => send({ do: "claim", result: "win" }));
    byId("claim-draw").addEventListener("click", () => send({ do: "claim", result: "draw" }));
    byId("claim-wait").addEventListener("click", () => {
      this.asideUntil = performance.now() + ASIDE;
      this.tick();
    });
    setInterval(() => this.at !== null && this.tick(), 250);
  }

  /** @param {Standing} standing */
  set({ state, you }) {
    const person = you.length === 1 ? state.players[other(you[0])] : null;
    const left = person?.claim_in_ms ?? null;
    this.name = person ? textOf(person.name) : "";
    if (left === null) this.asideUntil = 0;
    this.at = left === null || state.saved === false ? null : performance.now() + left;
    this.tick();
  }

  tick() {
    const box = byId("claim");
    const now = performance.now();
    const left = this.at === null ? 0 : Math.max(0, this.at - now);
    show(box, this.at !== null && now >= this.asideUntil);
    if (this.at === null) {
      this.announced = "";
      return;
    }
    box.classList.toggle("counting", left > 0);
    const says =
      left > 0
        ? format("claim-in", { name: this.name, time: timeText(Math.ceil(left / 1000) * 1000) })
        : format("claim-now", { name: this.name });
    write(byId("claim-says"), says);
    // Heard when it begins and when it may be done, not every second.
    const stage = left > 0 ? "counting" : "now";
    if (stage !== this.announced) this.announce(says);
    this.announced = stage;
  }
}
