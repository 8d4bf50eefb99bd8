/** The board without a pointer: arrow keys walk by geometry, letters and digits go to the point of that name. */

/** @import { State } from "./state.js" */

import { tap as choose, deselect, pressKey } from "./choose.js";
import { hover, loseAim } from "./options.js";
import { aim, keyOf } from "./taps.js";
import { createTargets, focusPoint } from "./targets.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
/** So long may a name's next letter take, in milliseconds. */
const PATIENCE = 1500;

/** Makes the points focusable and listens on them. @param {State} state */
export function listenToKeyboard(state) {
  createTargets(state);
  const layer = state.drawing.targets;
  layer.addEventListener("keydown", (event) => {
    state.host.classList.remove("by-pointer");
    if (!keyPressed(state, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Screen readers click instead of pressing a key; real pointers are handled by geometry.
  layer.addEventListener("click", (event) => event.detail === 0 && event.target instanceof SVGElement && chooseTarget(state, event.target));
}

/** Listens to the focus, once for all drawings. @param {State} state */
export function listenToFocus(state) {
  // Not on the drawing: browsers put whatever listens for focus in SVG into the tab order, without a name.
  state.host.addEventListener("focusin", (event) => focused(state, event));
  state.host.addEventListener("focusout", () => hover(state, null));
}

/** @param {State} state @param {FocusEvent} event */
function focused(state, event) {
  const target = /** @type {SVGElement} */ (event.target);
  const { led } = state.targets;
  const byPointer = state.pointer.down !== null;
  const before = /** @type {Node | null} */ (event.relatedTarget);
  if (before && !state.drawing.targets.contains(before) && !led && !byPointer) state.host.classList.remove("by-pointer");
  if (led || !target.matches(":focus-visible")) return;
  const tap = tapOf(state, target);
  if (!tap) return;
  if (keyOf(aim(state, tap)) !== state.aimed) loseAim(state);
  hover(state, tap);
}

/** @param {State} state @param {SVGElement} target */
function tapOf({ targets, groups }, target) {
  if (target.dataset.point !== undefined) return { point: Number(target.dataset.point) };
  const group = targets.groups.indexOf(target);
  return group >= 0 ? { group: groups[group].points } : null;
}

/** @param {State} state @param {SVGElement} target */
function chooseTarget(state, target) {
  const tap = tapOf(state, target);
  if (tap) choose(state, tap);
}

/** @param {State} state @param {KeyboardEvent} event @returns {boolean} whether it meant something here */
function keyPressed(state, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const next = neighbour(state, arrow);
    if (next !== null) focusPoint(state, next);
    return true;
  }
  if (event.key === "Enter" || event.key === " ") {
    if (document.activeElement instanceof SVGElement) chooseTarget(state, document.activeElement);
    return true;
  }
  if (event.key === "Escape") return deselect(state);
  return pressKey(state, event.key) || typeName(state, event.key.toLowerCase());
}

/** @param {State} state @param {string} key @returns {boolean} whether it is part of a point's name */
function typeName(state, key) {
  if (!/^[a-z0-9]$/.test(key)) return false;
  const { targets, spec } = state;
  const now = performance.now();
  const names = spec.points.map(({ name }) => name);
  const longer = now - targets.typedAt < PATIENCE ? targets.typed + key : key;
  const typed = names.some((name) => name.startsWith(longer)) ? longer : key;
  if (!names.some((name) => name.startsWith(typed))) return false;
  [targets.typed, targets.typedAt] = [typed, now];
  const point = names.indexOf(typed);
  if (point >= 0) focusPoint(state, point);
  return true;
}

/** The next point in a direction: near, and not far to the side. @param {State} state @param {[number, number]} direction */
function neighbour({ drawing: { places }, targets }, [dx, dy]) {
  const from = places[targets.here];
  let best = null;
  let least = Infinity;
  for (const [i, p] of places.entries()) {
    const ahead = (p.x - from.x) * dx + (p.y - from.y) * dy;
    const aside = Math.abs((p.x - from.x) * dy - (p.y - from.y) * dx);
    if (ahead < 0.1 || aside > ahead * 1.01) continue;
    const cost = ahead + 1.6 * aside;
    if (cost < least - 1e-6) [best, least] = [i, cost];
  }
  return best;
}
