/** What draws attention: classes on the spots under the pieces and on the hints over them, marks, groups and the ghost. */

/** @import { Mark, Piece } from "../types/messages.js" */
/** @import { Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { format } from "../words.js";
import { PieceElement, svg } from "./pieces.js";

/** Exactly these points have the class. @param {State} state @param {string} name @param {Iterable<number>} points */
export function setHighlight({ drawing, highlights }, name, points) {
  const now = new Set(points);
  const before = highlights.get(name) ?? new Set();
  for (const elements of [drawing.spots, drawing.hints]) {
    for (const point of before) if (!now.has(point)) elements[point]?.classList.remove(name);
    for (const point of now) if (!before.has(point)) elements[point]?.classList.add(name);
  }
  highlights.set(name, now);
}

/** Points that deserve attention; a kind without a drawing of its own is a class on its spot. @param {State} state @param {Mark[]} marks */
export function showMarks(state, marks) {
  const { places } = state.drawing;
  state.marks.replaceChildren();
  for (const kind of ["row", "line"])
    setHighlight(
      state,
      `mark-${kind}`,
      marks.filter((m) => m.kind === kind).map((m) => m.at),
    );
  const line = marks.filter((m) => m.kind === "line").map((m) => places[m.at]);
  const d = alongOneLine(line);
  if (d) state.marks.append(svg("path", { class: "win back", d }), svg("path", { class: "win", d }));
  for (const { at, kind, note } of marks) {
    const { x, y } = places[at];
    const title = svg("title");
    title.textContent = format(note);
    const shape = kind === "forbidden" ? svg("path", { d: "M-.17 -.17L.17 .17M.17 -.17L-.17 .17" }) : svg("circle", { r: 0.47 });
    const hit = svg("circle", { class: "hit", r: 0.4 });
    state.marks.append(svg("g", { class: `mark ${kind}`, transform: `translate(${x} ${y})` }, title, hit, shape));
  }
}

/** What can be chosen as one. @param {State} state @param {number[][]} groups */
export function showGroups(state, groups) {
  state.groupLayer.replaceChildren();
  state.groups = groups.map((points) => {
    const [a, b] = ends(points.map((p) => state.drawing.places[p]));
    const element = svg("path", { class: "group", d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
    state.groupLayer.append(element);
    return { points, element };
  });
}

/** @param {State} state @param {number[] | null} points */
export function hoverGroup(state, points) {
  for (const group of state.groups) group.element.classList.toggle("hover", group.points === points);
  setHighlight(state, "in-group", points ?? []);
}

/** Where a piece would come to stand. @param {State} state @param {number} point @param {Piece} piece */
export function showGhost(state, point, piece) {
  if (state.ghost?.point === point && state.ghost.element.is(piece)) return;
  hideGhost(state);
  const element = new PieceElement(state.game, piece, state.drawing.places[point], state.flipped);
  element.group.classList.add("ghost");
  // In a rack it lies behind the face, as the piece would.
  (state.drawing.rack ? state.drawing.under : state.drawing.over).append(element.group);
  state.ghost = { point, element };
}

/** @param {State} state */
export function hideGhost(state) {
  state.ghost?.element.group.remove();
  state.ghost = null;
}

/** A line through all of these, if they lie on one: two rows at once are rare and cannot be drawn as one. @param {Place[]} places @returns {string | null} */
export function alongOneLine(places) {
  if (places.length < 2) return null;
  const [a, b] = ends(places);
  return places.every((p) => beside(a, b, p) < 0.01) ? `M${a.x} ${a.y}L${b.x} ${b.y}` : null;
}

/** The two places that lie furthest apart. @param {Place[]} places */
function ends(places) {
  let best = [places[0], places[0]];
  let far = -1;
  for (const a of places) {
    for (const b of places) {
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      if (d > far) [best, far] = [[a, b], d];
    }
  }
  return best;
}

/** How far from the line between two places a third one is. @param {Place} a @param {Place} b @param {Place} p */
function beside(a, b, p) {
  return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
}
