/**
 * What everything that can be heard is made of: layers of tones and noise, each with its own beginning and envelope. Data only; render.js
 * turns it into sound, on a page as well as into samples.
 */

/**
 * A layer swells to its gain, holds it, and dies away.
 * @typedef {object} Layer
 * @property {OscillatorType | "noise"} wave
 * @property {number} from in Hz; of noise, the middle of its band
 * @property {number} [to] where it glides to
 * @property {number} [sharp] how narrow the band of noise is
 * @property {number} [at] when it begins, in seconds
 * @property {number} [attack] how long it swells, in seconds
 * @property {number} [hold] how long it holds, in seconds
 * @property {number} length how long all of it takes, in seconds
 * @property {number} gain
 */

/** @typedef {keyof typeof SOUNDS} SoundName */

/** @type {(from: number, length: number, gain: number, more?: Partial<Layer>) => Layer} */
const sine = (from, length, gain, more) => ({ wave: "sine", from, length, gain, ...more });
/** @type {typeof sine} */
const soft = (from, length, gain, more) => ({ wave: "triangle", from, length, gain, ...more });
/** @type {typeof sine} */
const saw = (from, length, gain, more) => ({ wave: "sawtooth", from, length, gain, ...more });
/** @type {typeof sine} */
const noise = (from, length, gain, more) => ({ wave: "noise", from, length, gain, ...more });

/** The same again later and weaker, as of something that bounces. @param {Layer[]} layers @param {number} at @param {number} gain */
const again = (layers, at, gain) => layers.map((layer) => ({ ...layer, at: (layer.at ?? 0) + at, gain: layer.gain * gain }));

const CHIP = [noise(1500, 0.03, 0.8, { sharp: 3 }), sine(640, 0.07, 0.26), sine(1530, 0.04, 0.14)];
const DISC = [noise(2600, 0.025, 0.7, { sharp: 2.5 }), sine(930, 0.06, 0.22, { to: 890 }), soft(330, 0.07, 0.3, { to: 290 })];
const BEEP = [soft(880, 0.1, 0.3), sine(1760, 0.07, 0.08)];

export const SOUNDS = {
  // What pieces are made of, as they are put down.
  wood: [noise(1900, 0.03, 0.7, { sharp: 1.2 }), soft(285, 0.1, 0.45, { to: 190 }), sine(560, 0.05, 0.14)],
  stone: [
    noise(4200, 0.02, 0.9, { sharp: 1.4 }),
    sine(3710, 0.03, 0.16),
    sine(2350, 0.06, 0.3, { to: 2300 }),
    sine(1180, 0.06, 0.2),
    soft(420, 0.09, 0.24, { to: 370 }),
  ],
  disc: [...DISC, ...again(DISC, 0.055, 0.28)],
  chip: [...CHIP, ...again(CHIP, 0.085, 0.42), ...again(CHIP, 0.14, 0.18)],
  ring: [noise(3000, 0.02, 0.6), sine(1560, 0.34, 0.15), sine(2890, 0.24, 0.08), soft(300, 0.08, 0.26, { to: 255 })],
  marker: [noise(5200, 0.016, 0.9, { sharp: 3 }), sine(1950, 0.035, 0.28, { to: 1700 })],

  // What happens to them.
  flip: [noise(2900, 0.02, 0.3, { sharp: 2 }), sine(440, 0.09, 0.28), sine(880, 0.05, 0.1)],
  hop: [
    noise(650, 0.36, 0.42, { to: 1700, sharp: 1.3, attack: 0.08, hold: 0.1 }),
    sine(400, 0.34, 0.12, { to: 640, attack: 0.08, hold: 0.1 }),
    sine(1130, 0.34, 0.05, { to: 1800, attack: 0.08, hold: 0.1 }),
  ],
  slide: [
    noise(430, 0.27, 0.55, { to: 280, sharp: 0.8, attack: 0.04, hold: 0.14 }),
    soft(170, 0.08, 0.36, { to: 130, at: 0.24 }),
    noise(1100, 0.025, 0.4, { at: 0.24 }),
  ],
  swap: [
    ...[noise(1500, 0.03, 0.5, { sharp: 2 }), soft(220, 0.09, 0.36, { to: 180 })],
    ...[noise(2300, 0.03, 0.45, { sharp: 2, at: 0.16 }), soft(330, 0.1, 0.34, { to: 270, at: 0.16 })],
  ],
  turn: [
    noise(1300, 0.045, 1.6, { sharp: 5 }),
    noise(1550, 0.045, 1.4, { sharp: 5, at: 0.06 }),
    noise(1850, 0.045, 1.4, { sharp: 5, at: 0.12 }),
    sine(2640, 0.24, 0.13, { at: 0.12 }),
    sine(3980, 0.16, 0.06, { at: 0.12 }),
  ],
  laser: [
    saw(1500, 0.36, 0.11, { to: 240, attack: 0.01, hold: 0.08 }),
    sine(760, 0.42, 0.18, { to: 120, hold: 0.1 }),
    noise(5000, 0.3, 0.14, { to: 1500, sharp: 2 }),
  ],
  burst: [
    noise(1000, 0.5, 0.8, { to: 220, sharp: 0.5 }),
    sine(140, 0.42, 0.45, { to: 45 }),
    ...[2700, 3500, 4300, 3100, 5200].map((from, i) => sine(from, 0.07, 0.06, { at: 0.05 + 0.055 * i })),
  ],
  take: [sine(300, 0.17, 0.26, { to: 640, attack: 0.015 }), noise(1100, 0.14, 0.3, { to: 3200, sharp: 1.5, attack: 0.03 })],
  row: [523, 659, 784, 988, 1175, 1568].flatMap((from, i) => [
    soft(from, 0.42, 0.15, { at: 0.05 * i }),
    sine(2 * from, 0.25, 0.04, { at: 0.05 * i }),
  ]),

  // What is said to the player.
  opponent: [sine(587, 0.18, 0.17, { at: 0.05 }), sine(784, 0.28, 0.16, { at: 0.14 })],
  refuse: [soft(180, 0.15, 0.4, { to: 118 }), sine(96, 0.13, 0.2, { to: 70 })],
  warning: [
    soft(740, 0.16, 0.22, { hold: 0.05 }),
    soft(554, 0.3, 0.24, { at: 0.17, hold: 0.06 }),
    sine(277, 0.3, 0.12, { at: 0.17, hold: 0.06 }),
  ],
  low: [...BEEP, ...again(BEEP, 0.15, 1), ...again(BEEP, 0.3, 1)],
  away: [0, 0.34].flatMap((at, i) => {
    const from = [659, 988][i];
    return [sine(from, 0.7, 0.22, { at }), sine(2.01 * from, 0.4, 0.08, { at }), sine(3.98 * from, 0.16, 0.04, { at })];
  }),
  won: [
    ...[523, 659, 784].map((from, i) => soft(from, 0.42, 0.2, { at: 0.12 * i })),
    ...[523, 784, 1047, 1319].map((from) => soft(from, 1.1, 0.12, { at: 0.38, hold: 0.12 })),
  ],
  lost: [440, 349, 294].flatMap((from, i) => [
    soft(from, 0.6, 0.2, { at: 0.22 * i, attack: 0.02 }),
    sine(from / 2, 0.8, 0.14, { at: 0.22 * i, attack: 0.02 }),
  ]),
  drawn: [
    ...[440, 440].map((from, i) => soft(from, 0.26, 0.18, { at: 0.17 * i })),
    ...[440, 587, 880].map((from) => soft(from, 0.8, 0.13, { at: 0.36, attack: 0.02, hold: 0.1 })),
  ],
};

/** @param {string | undefined} name @returns {name is SoundName} */
export const isSound = (name) => name !== undefined && Object.hasOwn(SOUNDS, name);
