/** What an event of a board sounds like: which sounds, how high, and how much later. Nothing here knows how they are made. */

/** @import { BoardEvent } from "../types/messages.js" */
/** @import { SoundName } from "./sounds.js" */

import { isSound } from "./sounds.js";

/** @typedef {{ sound: SoundName, pitch?: number, after?: number }} Cue  after: in seconds */

/** Steps of a run, in semitones: each is higher, and together they sound well. */
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
/** Those of a run come at least so far apart, and what comes later than this begins another, in milliseconds. */
const APART = 45;
const BREAK = 450;
/** So many taken one after the other are a row. */
const ROW = 3;
/** The other side's move sounds lower, and it is called once, though it may be several events, within so many milliseconds. */
const OTHERS = 0.84;
const CALL = 900;

export class Cues {
  constructor() {
    /** Several of the same, one after the other. */
    this.run = { event: "", count: 0, seen: -Infinity, heard: -Infinity };
    this.called = -Infinity;
  }

  /**
   * @param {BoardEvent} event as it begins to be seen
   * @param {{ mine: boolean, material?: string, now: number }} of
   *   mine: whether it belongs to a move made at this screen; material: what the piece is made of, as its drawing says; now: in milliseconds
   * @returns {Cue[]}
   */
  of(event, { mine, material, now }) {
    if (event.event === "count") return [];
    const step = this.step(event.event, now);
    const pitch = mine ? 1 : OTHERS;
    /** @type {Cue[]} */
    const call = [];
    if (!mine && ["put", "slide", "hop", "swap", "turn", "take"].includes(event.event) && now - this.called > CALL) {
      this.called = now;
      call.push({ sound: "opponent" });
    }
    switch (event.event) {
      case "put":
        return [{ sound: isSound(material) ? material : "wood", pitch }, ...call];
      case "slide":
      case "hop":
      case "swap":
      case "turn":
        return [{ sound: event.event, pitch }, ...call];
      case "flip":
        return [{ sound: "flip", ...step }];
      case "take":
        if (event.destroyed) return [{ sound: "burst" }];
        return [
          { sound: "take", ...step },
          ...(this.run.count === ROW ? [{ sound: /** @type {const} */ ("row"), after: 0.1 }] : []),
          ...call,
        ];
      case "beam":
        return [{ sound: "laser", pitch }];
      case "pass":
        return [{ sound: "warning" }];
    }
  }

  /** One more of a run, or the first. @param {string} event @param {number} now @returns {{ pitch: number, after: number }} */
  step(event, now) {
    const { run } = this;
    const goesOn = run.event === event && now - run.seen < BREAK;
    const heard = goesOn ? Math.max(now, run.heard + APART) : now;
    this.run = { event, count: goesOn ? run.count + 1 : 1, seen: now, heard };
    const semitones = STEPS[Math.min(this.run.count, STEPS.length) - 1];
    return { pitch: 2 ** (semitones / 12), after: (heard - now) / 1000 };
  }
}
