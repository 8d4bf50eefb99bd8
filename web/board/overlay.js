/**
 * What is drawn over the board from data: what sentences name, hints, threats, values. Each part of a page has a name of its own for what it draws, so that one
 * replaces nothing of another.
 */

/** @import { BoardMark } from "../types/messages.js" */
/** @import { Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { svg } from "./pieces.js";

/** Texts are drawn larger and made smaller again: browsers garble letters of less than one unit. */
const TEXT = 100;

/** @param {State} state @param {string} name @param {BoardMark[]} marks none: nothing any more */
export function setOverlay(state, name, marks) {
  if (marks.length) state.overlays.set(name, marks);
  else state.overlays.delete(name);
  drawOverlays(state);
}

/** @param {State} state */
export function drawOverlays({ overlays, overlayLayer, drawing: { places }, spec }) {
  const marks = [...overlays].flatMap(([name, all]) => all.map((mark) => drawMark(name, mark, places, spec.shape === "square")));
  overlayLayer.replaceChildren(...marks);
}

/** @param {string} name @param {BoardMark} mark @param {Place[]} places @param {boolean} square */
export function drawMark(name, { shape, kind, side, points, text }, places, square) {
  const at = points.map((point) => places[point]).filter(Boolean);
  const group = svg("g", { class: `layer-mark ${name} ${shape} ${kind}${side ? ` side-${side}` : ""}`, "data-points": points.join(" ") });
  if (!at.length) return group;
  group.append(...shapes(shape, at, square));
  if (text) group.append(badge(text, shape === "ring" || shape === "dot" || shape === "area" ? at[0] : middle(at), shape));
  return group;
}

/** @param {BoardMark["shape"]} shape @param {Place[]} at @param {boolean} square @returns {SVGElement[]} */
function shapes(shape, at, square) {
  switch (shape) {
    case "ring":
      return at.flatMap(({ x, y }) => ["rim", "ink"].map((name) => svg("circle", { class: name, cx: x, cy: y, r: 0.46 })));
    case "dot":
      return at.map(({ x, y }) => svg("circle", { class: "fill", cx: x, cy: y, r: 0.15 }));
    case "area":
      return at.map(({ x, y }) =>
        square
          ? svg("rect", { class: "fill", x: x - 0.5, y: y - 0.5, width: 1, height: 1 })
          : svg("circle", { class: "fill", cx: x, cy: y, r: 0.5 }),
      );
    default: {
      const d = `M${at.map(({ x, y }) => `${x} ${y}`).join("L")}`;
      const head = shape === "arrow" ? arrowHead(at) : "";
      return ["rim", "ink"].map((name) => svg("path", { class: name, d: d + head }));
    }
  }
}

/** The two strokes at the end of an arrow. @param {Place[]} at */
function arrowHead(at) {
  if (at.length < 2) return "";
  const [from, to] = at.slice(-2);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const stroke = (/** @type {number} */ turn) => {
    const a = angle + Math.PI + turn;
    return `M${to.x} ${to.y}L${(to.x + 0.34 * Math.cos(a)).toFixed(3)} ${(to.y + 0.34 * Math.sin(a)).toFixed(3)}`;
  };
  return stroke(0.55) + stroke(-0.55);
}

/** Half way along. @param {Place[]} at */
const middle = (at) => ({ x: (at[0].x + at[at.length - 1].x) / 2, y: (at[0].y + at[at.length - 1].y) / 2 });

/** A short text: at the corner of a ring, else in the middle. @param {string} text @param {Place} place @param {string} shape */
function badge(text, { x, y }, shape) {
  const [right, up] = shape === "ring" ? [0.34, 0.34] : [0, 0];
  const words = svg("text", { "font-size": 0.3 * TEXT, dy: "0.35em" });
  words.textContent = text;
  const width = 0.2 + 0.17 * text.length;
  return svg(
    "g",
    { class: "badge", transform: `translate(${x + right} ${y - up})` },
    svg("rect", { x: -width / 2, y: -0.21, width, height: 0.42, rx: 0.21 }),
    svg("g", { transform: `scale(${1 / TEXT})` }, words),
  );
}
