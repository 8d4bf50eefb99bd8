// Samples of what is heard: how loud, how long, how alike, and as a file to listen to.

export const RATE = 44_100;
/** Of a window of the spectrum, and how far windows are apart, in samples. */
const WINDOW = 1024;
const HOP = 512;
/** Bands of the ear, from the lowest to the highest in Hz. */
const BANDS = 30;
const LOWEST = 60;
const HIGHEST = 12_000;
/** Fainter than this nobody hears it: -60 dB. */
const FAINT = 0.001;

/** @param {Float32Array} samples */
export const peak = (samples) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** @param {Float32Array} samples */
export const rms = (samples) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

/** When the last sample that can be heard comes, in seconds. @param {Float32Array} samples */
export const lengthOf = (samples) => (samples.findLastIndex((x) => Math.abs(x) > FAINT) + 1) / RATE;

/** The loudest 50 ms: as loud as a short sound is to the ear. @param {Float32Array} samples */
export function loudest(samples) {
  const part = RATE / 20;
  let most = 0;
  for (let at = 0; at + part <= samples.length; at += part / 2) most = Math.max(most, rms(samples.subarray(at, at + part)));
  return most;
}

/** @param {number} ratio */
export const decibels = (ratio) => 20 * Math.log10(ratio);

/** The discrete Fourier transform, in place; the length is a power of two. @param {Float64Array} re @param {Float64Array} im */
function transform(re, im) {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j], re[i]];
      [im[i], im[j]] = [im[j], im[i]];
    }
  }
  for (let size = 2; size <= n; size *= 2)
    for (let from = 0; from < n; from += size)
      for (let k = 0; k < size / 2; k++) {
        const angle = (-2 * Math.PI * k) / size;
        const [a, b] = [from + k, from + k + size / 2];
        const x = re[b] * Math.cos(angle) - im[b] * Math.sin(angle);
        const y = re[b] * Math.sin(angle) + im[b] * Math.cos(angle);
        [re[b], im[b]] = [re[a] - x, im[a] - y];
        [re[a], im[a]] = [re[a] + x, im[a] + y];
      }
}

/** How strong each band is in each window, in a scale of loudness. @param {Float32Array} samples @param {number} seconds */
export function spectrogram(samples, seconds) {
  const bands = [];
  for (let at = 0; at < seconds * RATE; at += HOP) {
    const re = Float64Array.from({ length: WINDOW }, (_, i) => (samples[at + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)));
    const im = new Float64Array(WINDOW);
    transform(re, im);
    const power = new Float64Array(BANDS);
    for (let k = 1; k < WINDOW / 2; k++) {
      const frequency = (k * RATE) / WINDOW;
      const band = Math.floor((BANDS * Math.log(frequency / LOWEST)) / Math.log(HIGHEST / LOWEST));
      if (band >= 0 && band < BANDS) power[band] += re[k] ** 2 + im[k] ** 2;
    }
    bands.push(...power.map((p) => Math.log10(1 + p)));
  }
  return Float64Array.from(bands);
}

/** 0 if two are the same but for their loudness, 1 if they have nothing in common. @param {Float64Array} a @param {Float64Array} b */
export function distance(a, b) {
  const dot = (/** @type {Float64Array} */ x, /** @type {Float64Array} */ y) => x.reduce((sum, v, i) => sum + v * y[i], 0);
  return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** A WAV file of one channel and 16 bits. @param {Float32Array} samples */
export function wav(samples) {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(2 * samples.length, 40);
  for (const [i, x] of samples.entries()) file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, x))), 44 + 2 * i);
  return file;
}
