/** Layers as nodes of an audio graph: of a page's, or of one whose samples are kept. */

/** @import { Layer } from "./sounds.js" */

/** Shorter than this a tone begins with a click. */
const ATTACK = 0.003;
/** What is left of a layer when it ends. */
const REST = 0.001;

/** Numbers from 0 to 1, always the same after the same seed. @param {number} seed @returns {() => number} */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** A second of noise. @param {BaseAudioContext} context */
function noiseOf(context) {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const next = random(1);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * next() - 1;
  noises.set(context, buffer);
  return buffer;
}

/**
 * Everything is heard through this: what is too loud together is held down.
 * @param {BaseAudioContext} context @returns {GainNode}
 */
export function createOutput(context) {
  const limit = new DynamicsCompressorNode(context, { threshold: -8, knee: 6, ratio: 12, attack: 0.002, release: 0.15 });
  // The compressor makes up for what it takes away; taken back here, so that what is below its threshold stays as it is.
  const back = new GainNode(context, { gain: 0.6 });
  const output = new GainNode(context);
  output.connect(limit).connect(back).connect(context.destination);
  return output;
}

/**
 * @param {BaseAudioContext} context
 * @param {AudioNode} output
 * @param {Layer[]} layers
 * @param {{ at?: number, pitch?: number, gain?: number }} [how] at: the context's time when it begins
 */
export function render(context, output, layers, { at = context.currentTime, pitch = 1, gain = 1 } = {}) {
  for (const layer of layers) renderLayer(context, output, { ...layer, gain: layer.gain * gain }, at + (layer.at ?? 0), pitch);
}

/** @param {BaseAudioContext} context @param {AudioNode} output @param {Layer} layer @param {number} at @param {number} pitch */
function renderLayer(context, output, { wave, from, to = from, sharp = 1, attack = ATTACK, hold = 0, length, gain }, at, pitch) {
  const end = at + length;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(gain, at + attack);
  envelope.gain.setValueAtTime(gain, at + attack + hold);
  envelope.gain.exponentialRampToValueAtTime(gain * REST, end);
  envelope.gain.setValueAtTime(0, end);
  envelope.connect(output);
  const glide = (/** @type {AudioParam} */ frequency) => {
    frequency.setValueAtTime(from * pitch, at);
    if (to !== from) frequency.exponentialRampToValueAtTime(to * pitch, end);
  };
  const source = wave === "noise" ? context.createBufferSource() : context.createOscillator();
  if (source instanceof AudioBufferSourceNode) {
    const band = new BiquadFilterNode(context, { type: "bandpass", Q: sharp });
    glide(band.frequency);
    source.buffer = noiseOf(context);
    source.loop = true;
    source.connect(band).connect(envelope);
  } else {
    if (wave !== "noise") source.type = wave;
    glide(source.frequency);
    source.connect(envelope);
  }
  source.start(at);
  source.stop(end + 0.01);
}
