/**
 * Quiet music without an end: slow chords, and a bell now and then. What is played follows from a seed alone; bar after bar is made of
 * layers as every other sound is.
 */

/** @import { Layer } from "./sounds.js" */

import { random, render } from "./render.js";

/** A bar, in seconds. */
export const BAR = 8;
/** Bars are given to the audio graph so long before they begin, in seconds. */
const AHEAD = 3;
/** How long it takes to come and to go, in seconds. */
const COME = 4;
const GO = 0.5;

/** Chords of one scale, as notes of a piano, and which may follow which. */
const CHORDS = [
  { notes: [48, 55, 62, 64], next: [1, 2, 4] },
  { notes: [45, 52, 60, 67], next: [2, 3, 4] },
  { notes: [41, 48, 57, 64], next: [0, 3, 5] },
  { notes: [43, 50, 57, 62], next: [0, 1, 2] },
  { notes: [38, 45, 53, 60], next: [3, 5, 2] },
  { notes: [40, 47, 55, 62], next: [1, 2, 0] },
];
/** What bells play. */
const BELLS = [67, 69, 72, 74, 76, 79, 81, 84];

const pitch = (/** @type {number} */ note) => 440 * 2 ** ((note - 69) / 12);

/** Bars without end. @param {number} seed @returns {Generator<Layer[], never>} */
export function* bars(seed) {
  const next = random(seed);
  const one = (/** @type {number} */ count) => Math.floor(next() * count);
  const key = one(7) - 3;
  let chord = CHORDS[one(CHORDS.length)];
  let bell = one(BELLS.length);
  for (;;) {
    /** @type {Layer[]} */
    const bar = [];
    for (const note of chord.notes) {
      const at = 0.4 * next();
      // Two that are not quite in tune float against each other.
      for (const off of [0.9985, 1.0015])
        bar.push({ wave: "triangle", from: pitch(note + key) * off, at, attack: 3, hold: 2.5, length: 12, gain: 0.011 });
    }
    for (let i = one(4); i > 0; i--) {
      bell = Math.max(0, Math.min(BELLS.length - 1, bell + one(5) - 2));
      const at = 1 + 0.5 * one(13);
      const from = pitch(BELLS[bell] + key);
      const gain = 0.01 + 0.008 * next();
      bar.push({ wave: "sine", from, at, attack: 0.02, length: 3.2, gain });
      bar.push({ wave: "sine", from: 2.002 * from, at, attack: 0.01, length: 1.4, gain: gain / 4 });
    }
    yield bar;
    chord = CHORDS[chord.next[one(chord.next.length)]];
  }
}

/** Where music is heard: softened, and with a room around it. @param {BaseAudioContext} context @param {AudioNode} output @returns {GainNode} */
export function createRoom(context, output) {
  const room = new GainNode(context, { gain: 0.7 });
  const soft = new BiquadFilterNode(context, { type: "lowpass", frequency: 1500 });
  const echo = new DelayNode(context, { delayTime: 0.61 });
  const back = new GainNode(context, { gain: 0.38 });
  room.connect(soft).connect(output);
  soft.connect(echo).connect(back).connect(echo);
  back.connect(output);
  return room;
}

export class Music {
  /** @param {AudioContext} context @param {AudioNode} output @param {number} seed */
  constructor(context, output, seed) {
    this.context = context;
    this.level = new GainNode(context, { gain: 0 });
    this.level.connect(output);
    this.bars = bars(seed);
    this.next = 0;
    this.timer = 0;
    /** @type {GainNode | null} the bars that are heard: another one after each pause, so that nothing of the last is left */
    this.room = null;
  }

  /** @param {number} level 0 is silence, and then nothing is made */
  set(level) {
    const { context } = this;
    this.level.gain.setTargetAtTime(level, context.currentTime, (level ? COME : GO) / 3);
    if (level > 0 === (this.room !== null)) return;
    clearInterval(this.timer);
    if (this.room) {
      const { room } = this;
      this.room = null;
      setTimeout(() => room.disconnect(), 4000 * GO);
      return;
    }
    this.room = createRoom(context, this.level);
    this.next = context.currentTime + 0.1;
    this.timer = window.setInterval(() => this.fill(), 1000);
    this.fill();
  }

  fill() {
    const { context, room } = this;
    if (!room) return;
    // After a pause of the context nothing is made up for.
    this.next = Math.max(this.next, context.currentTime);
    while (this.next < context.currentTime + AHEAD) {
      render(context, room, this.bars.next().value, { at: this.next });
      this.next += BAR;
    }
  }
}
