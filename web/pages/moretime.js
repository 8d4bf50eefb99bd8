/** Giving the other person time: a button beside their clock, where the game has clocks and a person sits there. */

/** @import { Request } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */
/** @import { Seats } from "./seats.js" */

import { show } from "../dom.js";
import { SIDES } from "./seats.js";

export class MoreTime {
  /** @param {Seats} seats @param {(message: Request) => void} send */
  constructor(seats, send) {
    this.seats = seats;
    for (const side of SIDES) seats.part(side, ".more-time").addEventListener("click", () => send({ do: "moretime" }));
  }

  /** @param {Standing} standing */
  set({ state, you }) {
    for (const side of SIDES) {
      const mayGive = you.length === 1 && you[0] !== side && state.can.more_time[side] && state.saved !== false;
      show(this.seats.part(side, ".more-time"), mayGive);
    }
  }
}
