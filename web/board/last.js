/**
 * The last move, marked until the next one: a frame around the piece that moved, a weaker one around its origin, small signs on
 * what it changed, and the beam as a thin afterglow. All of it is read from the move's events.
 */

/** @import { BoardEvent } from "../types/messages.js" */
/** @import { Beam, Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { beamElement } from "./beam.js";
import { svg } from "./pieces.js";

/**
 * @typedef {{
 *   moved: Set<number>,
 *   origin: Set<number>,
 *   changed: Set<number>,
 *   hit: Set<number>,
 *   rows: number[][],
 *   beams: Beam[],
 * }} LastMove  moved: where pieces came to stand or were turned; origin: where they came from, or were taken off;
 *   changed: flipped or swapped; hit: destroyed; rows: several taken off at once
 */

/** What a move was about. @param {BoardEvent[]} events @returns {LastMove} */
export function lastMove(events) {
  /** @type {LastMove} */
  const last = { moved: new Set(), origin: new Set(), changed: new Set(), hit: new Set(), rows: [], beams: [] };
  /** @type {number[]} taken off one after the other */
  let taken = [];
  const endOfRow = () => {
    if (taken.length > 1) last.rows.push(taken);
    taken = [];
  };
  for (const event of events) {
    if (event.event !== "take" || event.destroyed) endOfRow();
    switch (event.event) {
      case "put":
        // What a piece leaves behind at its origin is not what moved.
        if (!last.origin.has(event.at)) last.moved.add(event.at);
        break;
      case "turn":
        last.moved.add(event.at);
        break;
      case "slide":
      case "hop":
      case "swap":
        last.moved.delete(event.from);
        last.moved.add(event.to);
        last.origin.add(event.from);
        if (event.event === "swap") last.changed.add(event.from);
        break;
      case "flip":
        last.changed.add(event.at);
        break;
      case "beam":
        last.beams.push(event);
        break;
      case "take":
        last.changed.delete(event.at);
        if (event.destroyed) last.hit.add(event.at);
        else {
          taken.push(event.at);
          last.origin.add(event.at);
        }
    }
  }
  endOfRow();
  // A row is one line, not a frame around each of its points.
  for (const point of last.rows.flat()) last.origin.delete(point);
  // A piece taken off or destroyed at the end of its own move is marked as that.
  for (const point of [...last.moved]) if (last.hit.has(point) || last.origin.has(point)) last.moved.delete(point);
  return last;
}

/** Marks the last move on the drawing. @param {State} state */
export function showLastMove({ drawing: { places }, spec, last: { moved, origin, changed, hit, rows, beams }, lastMarks }) {
  const each = (/** @type {Iterable<number>} */ points, /** @type {string} */ name, /** @type {() => SVGElement} */ shape) =>
    [...points].map((point) => sign(name, point, places[point], shape()));
  const square = spec.shape === "square";
  lastMarks.frames.replaceChildren(
    ...rows.map((row) => rowLine(row.map((point) => places[point]))),
    ...each(origin, "origin", () => svg("path", { d: square ? CORNERS : ARCS })),
    ...each(moved, "moved", () =>
      square ? svg("rect", { x: -0.445, y: -0.445, width: 0.89, height: 0.89, rx: 0.09 }) : svg("circle", { r: 0.505 }),
    ),
  );
  lastMarks.signs.replaceChildren(
    ...each(moved, "dot", () => svg("circle", { r: 0.12 })),
    ...each(changed, "changed", () => svg("circle", { r: 0.065 })),
    ...beams.map((beam) => afterglow(beam, places)),
    ...each(hit, "hit", () => svg("path", { d: SPARK })),
  );
}

/** The corners of a square. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
  .map(([x, y]) => `M${x * 0.43} ${y * 0.2}V${y * 0.43}H${x * 0.2}`)
  .join("");
/** Parts of a circle around a crossing, between its lines. */
const ARCS = [0, 1, 2, 3]
  .map((quarter) => {
    const at = (/** @type {number} */ degrees) => {
      const a = ((degrees + quarter * 90) * Math.PI) / 180;
      return `${(0.37 * Math.cos(a)).toFixed(3)} ${(0.37 * Math.sin(a)).toFixed(3)}`;
    };
    return `M${at(20)}A.37 .37 0 0 1 ${at(70)}`;
  })
  .join("");
/** Four short rays around what is gone. */
const SPARK = "M-.3 -.3L-.14 -.14M.3 -.3L.14 -.14M.3 .3L.14 .14M-.3 .3L-.14 .14";

/** One mark: its edge keeps it apart from whatever lies beneath. @param {string} name @param {number} point @param {Place} place @param {SVGElement} shape */
function sign(name, point, { x, y }, shape) {
  const edge = /** @type {SVGElement} */ (shape.cloneNode());
  edge.setAttribute("class", "rim");
  shape.setAttribute("class", "line");
  return svg("g", { class: `last ${name}`, "data-point": point, transform: `translate(${x} ${y})` }, edge, shape);
}

/** Where a row was taken off. @param {Place[]} row */
function rowLine(row) {
  const ends = [...row].sort((a, b) => a.x - b.x || a.y - b.y);
  const [a, b] = [ends[0], ends[ends.length - 1]];
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return svg("g", { class: "last row" }, svg("path", { class: "rim", d }), svg("path", { class: "line", d }));
}

/** @param {Beam} beam @param {Place[]} places */
function afterglow(beam, places) {
  const { group, grow } = beamElement(beam, places);
  grow(1);
  group.classList.add("afterglow");
  return group;
}
