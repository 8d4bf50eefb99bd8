/** At most 256 colours that stand for all colours of some pictures (median cut). */

/** Colours are counted by their upper bits. */
const BITS = 5;
const SHIFT = 8 - BITS;
const CELLS = 1 << (3 * BITS);

/** @typedef {{ red: number, green: number, blue: number, count: number }} Colour */

export class Palette {
  constructor() {
    this.counts = new Float64Array(CELLS);
    this.sums = [new Float64Array(CELLS), new Float64Array(CELLS), new Float64Array(CELLS)];
    /** @type {Int16Array} the number of each cell's colour; -1 where it is not known yet */
    this.numbers = new Int16Array(CELLS).fill(-1);
    /** @type {[number, number, number][]} */
    this.colours = [];
  }

  /** Counts the colours of a picture. @param {Uint8ClampedArray} pixels red, green, blue and opacity of each */
  add(pixels) {
    for (let i = 0; i < pixels.length; i += 4) {
      const cell = cellOf(pixels[i], pixels[i + 1], pixels[i + 2]);
      this.counts[cell]++;
      for (let part = 0; part < 3; part++) this.sums[part][cell] += pixels[i + part];
    }
  }

  /** Chooses the colours. @param {number} most */
  choose(most) {
    /** @type {Colour[]} */
    const all = [];
    this.counts.forEach((count, cell) => {
      if (!count) return;
      const [red, green, blue] = this.sums.map((sums) => sums[cell] / count);
      all.push({ red, green, blue, count });
    });
    const boxes = [all];
    while (boxes.length < most) {
      const spreads = boxes.map(spread);
      const widest = spreads.reduce((best, { weight }, i) => (weight > spreads[best].weight ? i : best), 0);
      if (!spreads[widest].weight) break;
      boxes.splice(widest, 1, ...split(boxes[widest], spreads[widest].by));
    }
    this.colours = boxes.map(mean);
  }

  /** The number of the colour nearest to this one. @param {number} red @param {number} green @param {number} blue */
  number(red, green, blue) {
    const cell = cellOf(red, green, blue);
    if (this.numbers[cell] < 0) this.numbers[cell] = this.nearest(red, green, blue);
    return this.numbers[cell];
  }

  /** @param {number} red @param {number} green @param {number} blue */
  nearest(red, green, blue) {
    let best = 0;
    let least = Infinity;
    this.colours.forEach(([r, g, b], i) => {
      const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
      if (distance < least) [best, least] = [i, distance];
    });
    return best;
  }
}

/** @param {number} red @param {number} green @param {number} blue */
const cellOf = (red, green, blue) => ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);

/** How different the colours of a box are, and in what. @param {Colour[]} box @returns {{ weight: number, by: "red" | "green" | "blue" }} */
function spread(box) {
  if (box.length < 2) return { weight: 0, by: "red" };
  const pixels = box.reduce((sum, { count }) => sum + count, 0);
  const range = (/** @type {"red" | "green" | "blue"} */ by) => {
    let [low, high] = [255, 0];
    for (const colour of box) [low, high] = [Math.min(low, colour[by]), Math.max(high, colour[by])];
    return high - low;
  };
  const by = /** @type {const} */ (["red", "green", "blue"]).reduce((best, now) => (range(now) > range(best) ? now : best), "red");
  return { weight: range(by) * Math.sqrt(pixels), by };
}

/** Two boxes with about as many pixels each. @param {Colour[]} box @param {"red" | "green" | "blue"} by */
function split(box, by) {
  const sorted = [...box].sort((a, b) => a[by] - b[by]);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let [at, pixels] = [0, 0];
  while (at < sorted.length - 1 && (at === 0 || pixels + sorted[at].count <= half)) pixels += sorted[at++].count;
  return [sorted.slice(0, at), sorted.slice(at)];
}

/** @param {Colour[]} box @returns {[number, number, number]} */
function mean(box) {
  const pixels = box.reduce((sum, { count }) => sum + count, 0) || 1;
  const of = (/** @type {"red" | "green" | "blue"} */ by) =>
    Math.round(box.reduce((sum, colour) => sum + colour[by] * colour.count, 0) / pixels);
  return [of("red"), of("green"), of("blue")];
}
