/** Animated GIF files (GIF89a): one table of colours for all frames, and of each frame only what has changed. */

import { Palette } from "./palette.js";

/** One colour is left for what stays as it was. */
const COLOURS = 255;
const TRANSPARENT = 255;
/** Codes have at most so many bits. */
const LONGEST = 12;
/** The colours are chosen from so many frames. */
const SAMPLED = 24;

/** A frame: its pixels, and how long it is seen, in hundredths of a second. @typedef {{ pixels: Uint8ClampedArray, time: number }} Frame */

/** @param {number} width @param {number} height @param {Frame[]} frames @returns {Blob} */
export function encodeGif(width, height, frames) {
  const palette = new Palette();
  const every = Math.max(1, Math.ceil(frames.length / SAMPLED));
  for (const { pixels } of frames.filter((_, i) => i % every === 0 || i === frames.length - 1)) palette.add(pixels);
  palette.choose(COLOURS);
  const bytes = [text("GIF89a"), word(width), word(height), [0xf7, 0, 0], table(palette)].flat();
  // Again and again, as other programs know it.
  bytes.push(0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, 0, 0, 0);
  const parts = [new Uint8Array(bytes)];
  /** @type {Uint8Array | null} */
  let before = null;
  for (const { pixels, time } of frames) {
    const numbers = numbered(palette, pixels);
    const box = changed(before, numbers, width, height);
    parts.push(new Uint8Array([0x21, 0xf9, 4, 0x05, ...word(time), TRANSPARENT, 0]));
    parts.push(new Uint8Array([0x2c, ...word(box.x), ...word(box.y), ...word(box.width), ...word(box.height), 0, 8]));
    parts.push(blocks(compress(cutOut(before, numbers, width, box))));
    before = numbers;
  }
  parts.push(new Uint8Array([0x3b]));
  return new Blob(/** @type {BlobPart[]} */ (parts), { type: "image/gif" });
}

const text = (/** @type {string} */ letters) => [...letters].map((letter) => letter.charCodeAt(0));
const word = (/** @type {number} */ number) => [number & 255, number >> 8];

/** @param {Palette} palette */
const table = ({ colours }) => Array.from({ length: 256 }, (_, i) => colours[i] ?? [0, 0, 0]).flat();

/** @param {Palette} palette @param {Uint8ClampedArray} pixels */
function numbered(palette, pixels) {
  const numbers = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < numbers.length; i++) numbers[i] = palette.number(pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2]);
  return numbers;
}

/** The part of a frame that is not as before; at least one pixel. @param {Uint8Array | null} before @param {Uint8Array} now @param {number} width @param {number} height */
function changed(before, now, width, height) {
  if (!before) return { x: 0, y: 0, width, height };
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** @param {Uint8Array | null} before @param {Uint8Array} now @param {number} width @param {{ x: number, y: number, width: number, height: number }} box */
function cutOut(before, now, width, box) {
  const part = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const at = (box.y + y) * width + box.x + x;
      part[y * box.width + x] = before?.[at] === now[at] ? TRANSPARENT : now[at];
    }
  }
  return part;
}

/** Lempel-Ziv-Welch with codes that grow from nine bits. @param {Uint8Array} numbers */
function compress(numbers) {
  const [clear, end] = [256, 257];
  const out = [];
  let [buffer, filled, length, next] = [0, 0, 9, 258];
  /** @type {Map<number, number>} from a known run and the number after it to the longer run */
  const known = new Map();
  const put = (/** @type {number} */ code) => {
    buffer |= code << filled;
    for (filled += length; filled >= 8; filled -= 8) {
      out.push(buffer & 255);
      buffer >>>= 8;
    }
  };
  put(clear);
  let run = numbers[0];
  for (let i = 1; i < numbers.length; i++) {
    const key = (run << 8) | numbers[i];
    const longer = known.get(key);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    put(run);
    run = numbers[i];
    if (next < 1 << LONGEST) {
      known.set(key, next);
      // A reader is one run behind: it needs the longer codes one later.
      if (next++ === 1 << length) length++;
    } else {
      put(clear);
      known.clear();
      [length, next] = [9, 258];
    }
  }
  put(run);
  put(end);
  if (filled) out.push(buffer & 255);
  return Uint8Array.from(out);
}

/** In blocks of at most 255 bytes, each after its length. @param {Uint8Array} bytes */
function blocks(bytes) {
  const out = new Uint8Array(bytes.length + Math.ceil(bytes.length / 255) + 1);
  let at = 0;
  for (let i = 0; i < bytes.length; i += 255) {
    const part = bytes.subarray(i, i + 255);
    out[at++] = part.length;
    out.set(part, at);
    at += part.length;
  }
  return out;
}
