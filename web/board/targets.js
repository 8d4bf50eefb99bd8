/** Every point of the board as an element that can be focused and says what it is and can do; one of them is in the tab order. */

/** @import { State } from "./state.js" */

import { format, listed } from "../words.js";
import { svg } from "./pieces.js";
import { pieceAt } from "./stage.js";
import { aim } from "./taps.js";

/** Puts them over everything else. @param {State} state */
export function createTargets({ spec, drawing, targets }) {
  const square = spec.shape === "square";
  targets.points = drawing.places.map(({ x, y }, i) => {
    const target = square
      ? svg("rect", { x: x - 0.47, y: y - 0.47, width: 0.94, height: 0.94, rx: 0.08 })
      : svg("circle", { cx: x, cy: y, r: 0.48 });
    target.setAttribute("class", "target");
    target.setAttribute("role", "button");
    target.setAttribute("tabindex", "-1");
    target.dataset.point = String(i);
    target.dataset.name = spec.points[i].name;
    return target;
  });
  drawing.targets.append(...targets.points);
  targets.here = middle(drawing.places, spec.bounds);
  targets.points[targets.here]?.setAttribute("tabindex", "0");
}

/** @param {State} state @param {number} point @param {boolean} [led] whether a pointer led here */
export function focusPoint({ targets }, point, led = false) {
  const { points } = targets;
  points[targets.here]?.setAttribute("tabindex", "-1");
  targets.here = point;
  // A picture has none.
  if (!points[point]) return;
  points[point].setAttribute("tabindex", "0");
  targets.led = led;
  points[point].focus({ preventScroll: true });
  targets.led = false;
}

/** Says anew what every point is and can do. @param {State} state */
export function updateTargets(state) {
  const { spec, drawing, targets, taps } = state;
  if (state.still) return;
  const next = taps.next();
  const first = taps.first();
  const chosen = taps.chosenPoint;
  const marks = new Map(state.view?.marks.map((mark) => [mark.at, mark]));
  for (const [point, target] of targets.points.entries()) {
    const can = next.points.has(point) || first.points.has(point);
    const landing = landingOf(state, point);
    const words = [spec.points[point].name, standing(state, point)];
    const mark = marks.get(point);
    if (mark) words.push(mark.kind === "forbidden" ? format("point-forbidden", { why: format(mark.note) }) : format(mark.note));
    if (state.last.moved.has(point)) words.push(format("point-last-move"));
    if (landing !== null) words.push(format("point-falls-to", { point: spec.points[landing].name }));
    else if (point === chosen) words.push(format("point-chosen"));
    else if (next.points.has(point) && taps.chosen) words.push(format("point-can-go"));
    else if (next.points.has(point)) words.push(pieceAt(state, point) ? format("point-can-be-chosen") : format("point-can-be-played"));
    const label = listed(words);
    if (target.getAttribute("aria-label") !== label) target.setAttribute("aria-label", label);
    target.setAttribute("aria-disabled", String(!can && landing === null));
    if (point === chosen) target.setAttribute("aria-pressed", "true");
    else target.removeAttribute("aria-pressed");
  }
  for (const group of targets.groups) group.remove();
  targets.groups = state.groups.map(({ points, element }) => {
    const target = /** @type {SVGElement} */ (element.cloneNode());
    const name = (/** @type {number | undefined} */ p) => spec.points[p ?? 0].name;
    target.setAttribute("class", "target group-target");
    target.setAttribute("role", "button");
    target.setAttribute("tabindex", "0");
    const ends = { from: name(points[0]), to: name(points.at(-1)) };
    target.setAttribute("aria-label", format("row-of-points", { from: ends.from, to: ends.to, count: points.length }));
    return target;
  });
  drawing.targets.append(...targets.groups);
}

/** Where a piece falls that is let go over this point of a rack; null: nowhere else. @param {State} state @param {number} point */
function landingOf(state, point) {
  if (!state.drawing.rack) return null;
  const meant = aim(state, { point });
  return "point" in meant && meant.point !== point ? meant.point : null;
}

/** @param {State} state @param {number} point */
function standing(state, point) {
  const piece = state.view?.pieces[point];
  if (!piece) return format("point-empty");
  const { side, kind, facing } = piece;
  const words = format(`${state.game}.spoken-piece`, { side, kind });
  if (!pieceAt(state, point)?.faces) return words;
  // Directions are those of the arrow keys: on the screen.
  const way = ((facing ?? 0) + (state.flipped ? 2 : 0)) % 4;
  return listed([words, format(`${state.game}.spoken-facing`, { kind, way })]);
}

/** The point nearest to the middle. @param {import("./types.js").Place[]} places @param {[number, number, number, number]} bounds */
function middle(places, [left, top, width, height]) {
  let best = 0;
  let least = Infinity;
  places.forEach(({ x, y }, i) => {
    const d = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (d < least - 1e-6) [best, least] = [i, d];
  });
  return best;
}
