/** What flies, sparkles and glints, as functions of time: nothing is kept from frame to frame, so any moment can be drawn. */

/** @typedef {{ x: number, y: number }} Place */
/** @typedef {[number, number, number]} Colour */

const GLOW = 0;
const STREAK = 1;
const SHARD = 2;
const RING = 3;

/** @type {Colour} */
const WHITE = [1, 1, 1];
const FRAGMENTS = 26;
const SPARKS = 34;

/** Always the same for the same number, and like no other's. @param {number} n */
const chance = (n) => {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
};

/** @param {Colour} a @param {Colour} b @param {number} t @returns {Colour} */
export const blend = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/**
 * @param {Place} at @param {[number, number]} size half of width and height @param {number} angle @param {number} shape @param {Colour} colour @param {number} strength
 */
const sprite = ({ x, y }, [w, h], angle, shape, colour, strength) => [x, y, w, h, ...colour, Math.min(0.98, strength), angle, shape];

/** A soft spot of light. @param {Place} at @param {number} size @param {Colour} colour @param {number} strength */
export const glow = (at, size, colour, strength) => sprite(at, [size, size], 0, GLOW, colour, strength);

/**
 * A mirror that turns the beam flashes along its face and throws a small star.
 * @param {Place} at @param {number} face the direction of its face @param {Colour} colour @param {number} since seconds since the beam has come @param {number} strength
 */
export function glint(at, face, colour, since, strength) {
  const flash = Math.exp(-since * 9);
  const s = strength * (0.55 + 0.45 * flash);
  const white = blend(colour, WHITE, 0.75);
  return [
    ...sprite(at, [0.62 + 0.3 * flash, 0.07], face, STREAK, white, s),
    ...sprite(at, [0.55 + 0.9 * flash, 0.05], 0, STREAK, white, s * 0.8),
    ...sprite(at, [0.5 + 0.6 * flash, 0.05], Math.PI / 2, STREAK, white, s * 0.8),
    ...glow(at, 0.36 + 0.3 * flash, blend(colour, WHITE, 0.4), s),
  ];
}

/**
 * A piece that is gone: a flash, a ring, fragments that tumble and glow as they cool, sparks that go on in the beam's direction.
 * @param {Place} at @param {number} along the direction of the beam @param {Colour} own the piece's colour @param {Colour} beam @param {number} t 0 to 1
 */
export function blast(at, along, own, beam, t) {
  const out = 1 - (1 - t) ** 3;
  const left = 1 - t;
  const all = [
    ...glow(at, 0.5 + 1.3 * out, blend(beam, WHITE, 0.6 * left), left ** 3),
    ...sprite(at, [0.2 + 1.5 * out, 0.2 + 1.5 * out], 0, RING, blend(beam, WHITE, 0.35), 0.75 * left ** 2),
  ];
  for (let i = 0; i < FRAGMENTS; i++) {
    const way = ((i + chance(i)) / FRAGMENTS) * 2 * Math.PI;
    const far = 0.16 + (0.5 + 1.1 * chance(i + 90)) * out;
    const place = { x: at.x + Math.cos(way) * far, y: at.y + Math.sin(way) * far + 0.35 * t * t };
    const size = (0.05 + 0.07 * chance(i + 40)) * (1 - 0.5 * t);
    const heat = Math.max(0, 1 - t * (1.2 + chance(i + 7)));
    all.push(
      ...sprite(
        place,
        [size, size * 1.25],
        way + out * 9 * (chance(i + 13) - 0.5),
        SHARD,
        blend(own, WHITE, 0.75 * heat),
        (0.25 + 0.7 * heat) * left,
      ),
    );
  }
  for (let i = 0; i < SPARKS; i++) {
    const way = along + (chance(i + 200) + chance(i + 300) - 1) * (i % 3 ? 1.1 : 3.1);
    const far = 0.1 + (0.5 + 2.1 * chance(i + 400)) * out;
    const place = { x: at.x + Math.cos(way) * far, y: at.y + Math.sin(way) * far + 0.2 * t * t };
    const length = (0.04 + 0.3 * left ** 2) * (0.5 + chance(i + 500));
    all.push(...sprite(place, [length, 0.028], way, STREAK, blend(beam, WHITE, 0.7 * left), left * (0.6 + 0.4 * chance(i + 600))));
  }
  return all;
}

/** Where a beam is stopped, sparks fly back. @param {Place} at @param {number} back the direction they fly in @param {Colour} colour @param {number} since seconds @param {number} strength */
export function sparks(at, back, colour, since, strength) {
  const all = glow(at, 0.3, blend(colour, WHITE, 0.6), strength);
  for (let i = 0; i < 14; i++) {
    const t = (since * (1.6 + chance(i + 50)) + chance(i)) % 1;
    const way = back + (chance(i + 20) - 0.5) * 2.4;
    const far = 0.06 + t * (0.25 + 0.5 * chance(i + 30));
    const place = { x: at.x + Math.cos(way) * far, y: at.y + Math.sin(way) * far };
    all.push(...sprite(place, [0.13 * (1 - t), 0.02], way, STREAK, blend(colour, WHITE, 0.6), strength * (1 - t)));
  }
  return all;
}
