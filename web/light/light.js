/**
 * Light over a board (WebGL2): a canvas over the board that brightens it as light would, by colour-dodge, and a shade that darkens the room as long as something shines. There is
 * one context for a page; without one, or once it is lost, boards draw what they draw without it.
 */

/** @import { Scene } from "../board/shine.js" */
/** @import { Colour } from "./particles.js" */
/** @import { Quality } from "./renderer.js" */

import { edges, fans } from "./outline.js";
import { Renderer } from "./renderer.js";
import { Shot } from "./shot.js";

/** @type {Record<string, Quality>} */
const QUALITIES = {
  full: { ratio: 2, pixels: 1_600_000, light: 140_000, angles: 1024, taps: 8, lights: 32 },
  reduced: { ratio: 1, pixels: 280_000, light: 40_000, angles: 512, taps: 4, lights: 16 },
};
/** Frames further apart than this, in milliseconds, are late. After so many of them one after the other less is drawn, and in the end nothing. */
const LATE = 34;
const TOO_LATE = 120;
const PATIENCE = 8;
/** How much darker the room gets, on a dark board and on a bright one. */
const DARK = [0.38, 0.56];
/** How much brighter the darkest board gets at most. */
const MOST = 8;
/** How much brighter the brightest gets. */
const LEAST = 0.8;
/** How often a lost context is replaced. */
const ATTEMPTS = 3;

/** @type {Renderer | null} */
let renderer = null;
let attempts = 0;
let late = false;
let tooLate = false;
/** @type {Showing | null} */
let showing = null;

/** @returns {Renderer | null} */
function create() {
  if (renderer || attempts >= ATTEMPTS) return renderer;
  attempts++;
  // Without a graphics card the plain beam is better, unless somebody has chosen otherwise.
  const chosen = document.documentElement.dataset.effects !== undefined;
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: "low-power",
    failIfMajorPerformanceCaveat: !chosen,
  });
  if (!gl || (!chosen && isSoftware(gl))) {
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    attempts = ATTEMPTS;
    return null;
  }
  canvas.className = "lit";
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText =
    "position:absolute;inset:0;width:100%;height:100%;pointer-events:none;border-radius:inherit;mix-blend-mode:color-dodge";
  canvas.addEventListener("webglcontextlost", () => {
    renderer = null;
    showing?.end();
  });
  try {
    renderer = new Renderer(canvas, gl);
  } catch (error) {
    attempts = ATTEMPTS;
    console.info("light:", error);
  }
  return renderer;
}

/** Whether the processor draws: not every browser calls that a caveat. @param {WebGL2RenderingContext} gl */
function isSoftware(gl) {
  const named = String(gl.getParameter(gl.RENDERER));
  const names = /^WebKit/.test(named) ? gl.getExtension("WEBGL_debug_renderer_info") : null;
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(names ? gl.getParameter(names.UNMASKED_RENDERER_WEBGL) : named);
}

/** Makes ready what takes its time, so that the first shot does not wait for it. */
export function prepare() {
  create();
}

/** Begins to light a scene; `null` where that cannot be done. @param {Scene} scene @returns {Showing | null} */
export function begin(scene) {
  if (tooLate || showing || !create()) return null;
  showing = new Showing(scene, /** @type {Renderer} */ (renderer));
  try {
    showing.start();
  } catch (error) {
    showing.end();
    tooLate = true;
    throw error;
  }
  return showing;
}

/** What a page asks for, and less where it was too slow. */
const quality = () => QUALITIES[late || document.documentElement.dataset.effects === "reduced" ? "reduced" : "full"];

class Showing {
  /** @param {Scene} scene @param {Renderer} renderer */
  constructor(scene, renderer) {
    this.renderer = renderer;
    this.host = scene.host;
    this.colours = colours(scene);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.shot = new Shot(scene, this.colours, { lights: quality().lights, calm });
    this.dark = DARK[0] + (DARK[1] - DARK[0]) * Math.min(1, this.colours.ground * 1.3);
    this.shade = document.createElement("div");
    this.shade.style.cssText = "position:absolute;inset:0;pointer-events:none;border-radius:inherit;background:#04060c;opacity:0";
    this.before = 0;
    this.late = 0;
    this.tooLate = 0;
  }

  /** Comes over the board. */
  start() {
    const { renderer, host, shot } = this;
    const { beam, other, ground } = this.colours;
    host.classList.add("shining");
    this.surface?.after(this.shade, renderer.canvas);
    renderer.box.set(squares(shot.scene));
    renderer.beam.set(beam);
    renderer.other.set(other);
    renderer.most = Math.min(MOST, Math.max(LEAST, 1 / (Math.max(ground, 0.02) * (1 - this.dark)) - 1));
    this.#resize();
  }

  get surface() {
    return this.host.querySelector("svg");
  }

  #resize() {
    const box = this.renderer.canvas.getBoundingClientRect();
    const matrix = this.surface?.getScreenCTM();
    const unit = matrix?.a ?? 1;
    const view = [(box.left - (matrix?.e ?? 0)) / unit, (box.top - (matrix?.f ?? 0)) / unit, box.width / unit, box.height / unit];
    this.renderer.resize(box.width, box.height, view, quality());
    this.#occlude();
  }

  /** Draws less if frames come late, and says whether even that is too much. */
  #isTooSlow() {
    const now = performance.now();
    const apart = this.before ? now - this.before : 0;
    this.before = now;
    this.late = apart > LATE ? this.late + 1 : 0;
    this.tooLate = apart > TOO_LATE ? this.tooLate + 1 : 0;
    if (late) tooLate ||= this.tooLate >= PATIENCE;
    else if (this.late >= PATIENCE) {
      late = true;
      this.tooLate = 0;
      this.#resize();
    }
    return tooLate;
  }

  #occlude() {
    this.renderer.setOccluders(edges(this.shot.shapes), fans(this.shot.shapes));
  }

  /** @param {number} time in milliseconds at normal speed */
  draw(time) {
    if (showing !== this) return;
    if (this.#isTooSlow()) return this.end();
    if (this.shot.changes(time)) this.#occlude();
    this.shade.style.opacity = String(this.dark * this.shot.dark(time));
    this.renderer.draw(this.shot.frame(time));
  }

  end() {
    if (showing !== this) return;
    showing = null;
    this.shade.remove();
    this.renderer.canvas.remove();
    this.host.classList.remove("shining");
  }
}

/** Left, top, width and height of all squares, whose edges catch light; nothing where there are none. @param {Scene} scene */
function squares({ square, places }) {
  if (!square) return [0, 0, 0, 0];
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 0.5, Math.min(...ys) - 0.5];
  return [left, top, Math.max(...xs) + 0.5 - left, Math.max(...ys) + 0.5 - top];
}

/** The look's colours, as numbers. @param {Scene} scene */
function colours({ host, side }) {
  const probe = host.appendChild(document.createElement("span"));
  /** @returns {Colour} */
  const read = (/** @type {string} */ name, otherwise = name) => {
    probe.style.color = `var(--${name}, var(--${otherwise}))`;
    const text = getComputedStyle(probe).color;
    const whole = text.startsWith("color(") ? 1 : 255;
    const [r = whole, g = whole, b = whole] = text.match(/[\d.]+/g)?.map(Number) ?? [];
    return [r / whole, g / whole, b / whole];
  };
  // A light's hue is stronger than that of a colour on a screen.
  const shining = (/** @type {Colour} */ colour) => /** @type {Colour} */ (colour.map((part) => part * part));
  const beams = { first: shining(read("first-beam", "first")), second: shining(read("second-beam", "second")) };
  const pieces = { first: shining(read("first")), second: shining(read("second")) };
  const [r, g, b] = read("cell");
  probe.remove();
  return { beam: beams[side], other: beams[side === "first" ? "second" : "first"], pieces, ground: 0.25 * r + 0.6 * g + 0.15 * b };
}
