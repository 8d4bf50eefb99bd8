/**
 * Sounds, made on the spot. Nothing is heard before the first gesture on the page, as browsers demand; what would have
 * sounded before is not made up for.
 */

import { get, onchange, volume } from "./settings.js";

/** @import { BoardEvent } from "./types/messages.js" */

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let out = null;

function start() {
  if (context) {
    if (context.state === "suspended") context.resume();
    return;
  }
  context = new AudioContext();
  const limit = context.createDynamicsCompressor();
  out = context.createGain();
  out.connect(limit).connect(context.destination);
  level();
}

function level() {
  if (out && context) out.gain.setTargetAtTime(get("sound") === "off" ? 0 : volume("volume") ** 1.6, context.currentTime, 0.02);
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, start, { capture: true, passive: true });
onchange(level);

/**
 * A tone that begins at once and dies away.
 * @param {{ from: number, to?: number, length?: number, gain?: number, wave?: OscillatorType, delay?: number }} tone
 */
function tone({ from, to = from, length = 0.15, gain = 0.3, wave = "sine", delay = 0 }) {
  if (!context || !out || context.state !== "running") return;
  const at = context.currentTime + delay;
  const source = context.createOscillator();
  const envelope = context.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(gain, at + 0.004);
  envelope.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(envelope).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** @type {AudioBuffer | null} */
let rustle = null;

/** Noise through a band. @param {{ pitch: number, sharp?: number, length?: number, gain?: number, delay?: number }} noise */
function noise({ pitch, sharp = 1, length = 0.08, gain = 0.4, delay = 0 }) {
  if (!context || !out || context.state !== "running") return;
  if (!rustle) {
    rustle = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = rustle.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const at = context.currentTime + delay;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const envelope = context.createGain();
  source.buffer = rustle;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  envelope.gain.setValueAtTime(gain, at);
  envelope.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(band).connect(envelope).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** A piece of wood or stone on a board. @param {number} pitch */
function knock(pitch) {
  noise({ pitch: pitch * 9, sharp: 2, length: 0.035, gain: 0.5 });
  tone({ from: pitch * 1.5, to: pitch, length: 0.09, gain: 0.42, wave: "triangle" });
}

let flips = 0;
let flippedAt = 0;

/** Everything that can be heard. */
export const sound = {
  /** Your own move. */
  own: () => knock(190),
  /** The opponent's: two notes, to be noticed by a player who looks away. */
  opponent: () => {
    knock(150);
    tone({ from: 587, length: 0.16, gain: 0.11, delay: 0.06 });
    tone({ from: 784, length: 0.24, gain: 0.1, delay: 0.15 });
  },
  /** One of several in a row; each a little higher than the one before. */
  flip: () => {
    const now = performance.now();
    if (now - flippedAt < 20) return; // all at once is one sound
    flips = now - flippedAt < 400 ? Math.min(flips + 1, 14) : 0;
    flippedAt = now;
    noise({ pitch: 2400, length: 0.02, gain: 0.14 });
    tone({ from: 330 * 2 ** (flips / 12), length: 0.07, gain: 0.13, wave: "triangle" });
  },
  turn: () => {
    noise({ pitch: 1300, sharp: 3, length: 0.05, gain: 0.22 });
    noise({ pitch: 1700, sharp: 3, length: 0.04, gain: 0.2, delay: 0.09 });
  },
  hop: () => {
    noise({ pitch: 500, sharp: 0.8, length: 0.3, gain: 0.1 });
    tone({ from: 220, to: 330, length: 0.25, gain: 0.06 });
  },
  take: () => tone({ from: 420, to: 700, length: 0.12, gain: 0.14 }),
  laser: () => {
    tone({ from: 1500, to: 240, length: 0.36, gain: 0.09, wave: "sawtooth" });
    tone({ from: 760, to: 120, length: 0.4, gain: 0.13 });
  },
  burst: () => {
    noise({ pitch: 700, sharp: 0.5, length: 0.36, gain: 0.55 });
    tone({ from: 140, to: 45, length: 0.36, gain: 0.4 });
  },
  low: () => {
    tone({ from: 880, length: 0.09, gain: 0.2 });
    tone({ from: 880, length: 0.09, gain: 0.2, delay: 0.16 });
  },
  refuse: () => tone({ from: 170, to: 130, length: 0.12, gain: 0.18, wave: "triangle" }),
  /** @param {"won" | "lost" | "drawn"} how */
  end: (how) => {
    const notes = { won: [523, 659, 784, 1047], lost: [440, 392, 330], drawn: [440, 440, 523] }[how];
    for (const [i, from] of notes.entries()) tone({ from, length: 0.5, gain: 0.16, wave: "triangle", delay: i * 0.13 });
  },
};

/**
 * What an event of the board sounds like, as it begins to be seen: `board.on.event = (e) => playEventSound(e, mine)`.
 * @param {BoardEvent} event
 * @param {boolean} mine whether it belongs to a move made at this screen
 */
export function playEventSound(event, mine) {
  switch (event.event) {
    case "put":
    case "slide":
    case "swap":
      return mine ? sound.own() : sound.opponent();
    case "hop":
      return sound.hop();
    case "flip":
      return sound.flip();
    case "turn":
      sound.turn();
      if (!mine) sound.opponent();
      return;
    case "beam":
      return sound.laser();
    case "take":
      return event.destroyed ? sound.burst() : sound.take();
    case "pass":
      return sound.refuse();
  }
}
