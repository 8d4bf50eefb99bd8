// Colours in numbers: contrast as WCAG 2.2 defines it, CIE L*a*b* (D65), HSL hue, and how colours look to people who lack a kind of cone.

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. @typedef {[number, number, number, number]} Colour */

/** @param {string} text as computed styles have it: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.4)` @returns {Colour} */
export function read(text) {
  const [r, g, b, a = 1] = [...text.matchAll(/[\d.]+/g)].map(Number);
  return [r, g, b, a];
}

/** What is seen where one colour lies over another. @param {Colour} over @param {Colour} under @returns {Colour} */
export const laid = (over, under) => /** @type {Colour} */ ([...[0, 1, 2].map((i) => over[i] * over[3] + under[i] * (1 - over[3])), 1]);

const linear = (/** @type {number} */ c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const coded = (/** @type {number} */ c) => 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** @param {Colour} colour */
export function luminance([r, g, b]) {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** From 1 to 21. @param {Colour} a @param {Colour} b */
export function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (high + 0.05) / (low + 0.05);
}

/** @param {Colour} colour @returns {[number, number, number]} L* from 0 to 100, a*, b* */
export function lab([red, green, blue]) {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are (CIE 1976). @param {Colour} a @param {Colour} b */
export const distance = (a, b) => Math.hypot(...lab(a).map((c, i) => c - lab(b)[i]));

/** The hue in degrees (HSL). @param {Colour} colour */
export function hue([r, g, b]) {
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = high - low || 1;
  const sixth = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (60 * sixth + 360) % 360;
}

/**
 * What linear red, green and blue become without one kind of cones: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, table 1, severity 1.0.
 * @type {Record<string, number[][]>}
 */
export const DEFICIENCIES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param {Colour} colour @param {number[][]} matrix @returns {Colour} */
export function seenWith([r, g, b], matrix) {
  const cones = [r, g, b].map(linear);
  const seen = matrix.map((row) =>
    coded(
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, part, i) => sum + part * cones[i], 0),
        ),
      ),
    ),
  );
  return /** @type {Colour} */ ([...seen, 1]);
}
