/** What draws attention: classes on the spots under the pieces and on the hints over them, marks, groups and the ghost. */

/** @import { Mark, Piece, Place } from "./types.js" */
/** @import { Drawing } from "./draw.js" */

import { PieceElement, svg } from "./pieces.js";

export class Highlights {
  /** @param {Drawing} drawing @param {string} game @param {boolean} flipped */
  constructor(drawing, game, flipped) {
    this.drawing = drawing;
    this.game = game;
    this.flipped = flipped;
    /** @type {Map<string, Set<number>>} */
    this.sets = new Map();
    this.marked = svg("g", { class: "marks" });
    this.grouped = svg("g", { class: "groups" });
    drawing.over.append(this.marked);
    drawing.under.append(this.grouped);
    /** @type {{ points: number[], element: SVGPathElement }[]} */
    this.groups = [];
    /** @type {{ point: number, element: PieceElement } | null} */
    this.ghost = null;
  }

  /** Exactly these points have the class. @param {string} name @param {Iterable<number>} points */
  set(name, points) {
    const now = new Set(points);
    const before = this.sets.get(name) ?? new Set();
    for (const elements of [this.drawing.spots, this.drawing.hints]) {
      for (const point of before) if (!now.has(point)) elements[point]?.classList.remove(name);
      for (const point of now) if (!before.has(point)) elements[point]?.classList.add(name);
    }
    this.sets.set(name, now);
  }

  /** Points that deserve attention; a kind without a drawing of its own is a class on its spot. @param {Mark[]} marks */
  marks(marks) {
    this.marked.replaceChildren();
    for (const kind of ["row", "line"])
      this.set(
        `mark-${kind}`,
        marks.filter((m) => m.kind === kind).map((m) => m.at),
      );
    const line = marks.filter((m) => m.kind === "line").map((m) => this.drawing.places[m.at]);
    if (line.length > 1) {
      const [a, b] = ends(line);
      const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
      // Two lines at once are rare and cannot be drawn as one: then only their points are marked.
      if (line.every((p) => beside(a, b, p) < 0.01))
        this.marked.append(svg("path", { class: "win back", d }), svg("path", { class: "win", d }));
    }
    for (const { at, kind, note } of marks) {
      const { x, y } = this.drawing.places[at];
      const title = svg("title");
      title.textContent = note;
      const shape = kind === "forbidden" ? svg("path", { d: "M-.17 -.17L.17 .17M.17 -.17L-.17 .17" }) : svg("circle", { r: 0.47 });
      this.marked.append(
        svg("g", { class: `mark ${kind}`, transform: `translate(${x} ${y})` }, title, svg("circle", { class: "hit", r: 0.4 }), shape),
      );
    }
  }

  /** What can be chosen as one. @param {number[][]} groups */
  offerGroups(groups) {
    this.grouped.replaceChildren();
    this.groups = groups.map((points) => {
      const [a, b] = ends(points.map((p) => this.drawing.places[p]));
      const element = svg("path", { class: "group", d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
      this.grouped.append(element);
      return { points, element };
    });
  }

  /** @param {number[] | null} points */
  hoverGroup(points) {
    for (const group of this.groups) group.element.classList.toggle("hover", group.points === points);
    this.set("in-group", points ?? []);
  }

  /** Where a piece would come to stand. @param {number} point @param {Piece} piece */
  showGhost(point, piece) {
    if (this.ghost?.point === point && this.ghost.element.is(piece)) return;
    this.hideGhost();
    const element = new PieceElement(this.game, piece, this.drawing.places[point], this.flipped);
    element.group.classList.add("ghost");
    this.drawing.over.append(element.group);
    this.ghost = { point, element };
  }

  hideGhost() {
    this.ghost?.element.group.remove();
    this.ghost = null;
  }
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
