/**
 * One clock for everything that moves on a board: a list of tracks stepped by requestAnimationFrame. It can be settled
 * at any moment, and settles by itself when nobody can see it.
 */

/** @import { Track } from "./types.js" */

/** How much longer things take than at normal speed; 0 is no animation at all. */
const PACE = { off: 0, slow: 2, normal: 1, fast: 0.5 };

/** No list of tracks may take longer, in milliseconds at normal speed. */
const LONGEST = 1200;

/** No frame goes further than this, in milliseconds at normal speed: where frames are late, what happens takes longer, but all of it is seen. */
const FARTHEST = 100;

/** The pace the page asks for: `data-motion` on the root element, and the system's wish for less motion. */
export function pace() {
  const asked = document.documentElement.dataset.motion;
  if (asked && asked in PACE) return PACE[/** @type {keyof typeof PACE} */ (asked)];
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
}

export class Timeline {
  constructor() {
    /** @type {(Track & { phase: 0 | 1 | 2 })[]} */
    this.tracks = [];
    /** @type {(() => void) | null} */
    this.done = null;
    /** @type {((error: unknown) => void) | null} a track threw: everything has ended at once */
    this.onfailure = null;
    this.frame = 0;
    this.hidden = () => document.hidden && this.settle();
    document.addEventListener("visibilitychange", this.hidden);
  }

  get running() {
    return this.done !== null;
  }

  /**
   * Runs tracks from now on; tracks that ran before are settled first.
   * @param {Track[]} tracks
   * @param {number} [faster] than the page's pace
   * @returns {Promise<void>} when they have ended or were settled
   */
  run(tracks, faster = 1) {
    this.settle();
    this.tracks = tracks.map((track) => ({ ...track, phase: 0 }));
    const total = Math.max(0, ...tracks.map((track) => track.start + track.length));
    const rate = (pace() * Math.min(1, LONGEST / (total || 1))) / faster;
    return new Promise((resolve) => {
      this.done = resolve;
      if (rate === 0 || total === 0 || document.hidden) return this.settle();
      /** @type {number | null} */
      let before = null;
      let time = 0;
      const tick = (/** @type {number} */ now) =>
        this.guard(() => {
          time += Math.min(FARTHEST, (now - (before ?? now)) / rate);
          before = now;
          if (this.advance(time)) this.frame = requestAnimationFrame(tick);
          else this.settle();
        });
      this.frame = requestAnimationFrame(tick);
      this.guard(() => this.advance(0));
    });
  }

  /** A track that throws ends all of them, so that callers awaiting the end go on. @param {() => void} step */
  guard(step) {
    try {
      step();
    } catch (error) {
      cancelAnimationFrame(this.frame);
      const { done } = this;
      this.done = null;
      this.tracks = [];
      this.onfailure?.(error);
      done?.();
    }
  }

  /** @param {number} time @returns {boolean} whether anything is left to do */
  advance(time) {
    let left = false;
    for (const track of this.tracks) {
      if (track.phase === 2 || time < track.start) {
        left ||= track.phase !== 2;
        continue;
      }
      if (track.phase === 0) {
        track.phase = 1;
        track.begin?.();
      }
      const t = track.length > 0 ? Math.min(1, (time - track.start) / track.length) : 1;
      track.step(t);
      if (t >= 1) {
        track.phase = 2;
        track.end?.();
      } else left = true;
    }
    return left;
  }

  /** Ends everything at once, as if its time had passed. */
  settle() {
    cancelAnimationFrame(this.frame);
    const { done, tracks } = this;
    if (!done) return;
    this.done = null;
    this.tracks = [];
    for (const track of tracks) {
      if (track.phase === 2) continue;
      this.guard(() => {
        if (track.phase === 0) track.begin?.();
        track.step(1);
        track.end?.();
      });
    }
    done();
  }

  stop() {
    this.settle();
    document.removeEventListener("visibilitychange", this.hidden);
  }
}

/** Slow at both ends. @param {number} t */
export const smooth = (t) => t * t * (3 - 2 * t);
/** Fast, then gently to rest. @param {number} t */
export const rest = (t) => 1 - (1 - t) ** 3;
/** A little beyond, then back. @param {number} t */
export const settleIn = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
/** @param {number} a @param {number} b @param {number} t */
export const mix = (a, b, t) => a + (b - a) * t;
