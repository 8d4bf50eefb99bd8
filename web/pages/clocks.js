/** Clocks beside the seats and the time spent on this turn. The server owns them; between its messages they tick here. */

/** @import { ClockState, Side, State } from "../types/messages.js" */

import { show, write } from "../dom.js";
import { sound } from "../sound.js";

const LOW = 10_000;

/** 1:02:03, 8:41, and below ten seconds 9.4. @param {number} ms */
function clockText(ms) {
  if (ms < LOW) return (Math.floor(Math.max(0, ms) / 100) / 10).toFixed(1);
  return timeText(ms);
}

/** 1:02:03 or 0:12. @param {number} ms */
export function timeText(ms) {
  const all = Math.floor(ms / 1000);
  const seconds = String(all % 60).padStart(2, "0");
  const minutes = Math.floor(all / 60) % 60;
  const hours = Math.floor(all / 3600);
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}

/** What a side gets after each turn, in milliseconds. @param {ClockState} clock @param {Side} side */
export const increment = ({ increment_ms }, side) => (typeof increment_ms === "number" ? increment_ms : increment_ms[side]);

export class Clocks {
  /**
   * @param {Record<Side, HTMLElement>} faces
   * @param {HTMLElement} turn where the time spent on this turn is shown
   */
  constructor(faces, turn) {
    this.faces = faces;
    this.turn = turn;
    /** @type {State | null} */
    this.state = null;
    this.since = 0;
    /** @type {Side[]} whose low time is heard */
    this.own = [];
    /** @type {Side | null} who has been warned */
    this.warned = null;
    setInterval(() => this.tick(), 100);
  }

  /** @param {State} state @param {Side[]} you */
  set(state, you) {
    if (this.state?.ply !== state.ply) this.warned = null;
    this.state = state;
    this.own = you;
    this.since = performance.now();
    this.tick();
  }

  /** @param {Side} side */
  left(side) {
    const clock = this.state?.clock;
    if (!clock) return 0;
    const gone = clock.running === side ? performance.now() - this.since : 0;
    return Math.max(0, (side === "first" ? clock.first_ms : clock.second_ms) - gone);
  }

  tick() {
    const { state } = this;
    if (!state) return;
    const running = state.clock?.running ?? null;
    for (const side of /** @type {Side[]} */ (["first", "second"])) {
      const face = this.faces[side];
      show(face, Boolean(state.clock));
      if (!state.clock) continue;
      const left = this.left(side);
      write(face, clockText(left));
      face.classList.toggle("running", running === side);
      face.classList.toggle("low", left < LOW);
      if (running === side && left < LOW && left > 0 && this.own.includes(side) && this.warned !== side) {
        this.warned = side;
        sound.low();
      }
    }
    // Without a clock nobody is in a hurry, and nothing ticks.
    const timed = state.clock !== null && !state.outcome && !state.paused;
    write(this.turn, timed ? timeText(state.turn_ms + (running ? performance.now() - this.since : 0)) : "");
  }
}
