/**
 * The board without a pointer: every point is focusable and says what it is. One of them is in the tab order; arrow keys walk
 * by geometry, letters and digits go to the point of that name.
 */

/** @import { Board } from "./board.js" */

import { svg } from "./pieces.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const FACINGS = ["up", "right", "down", "left"];
/** So long may a name's next letter take, in milliseconds. */
const PATIENCE = 1500;

export class Keyboard {
  /** @param {Board} board @param {SVGGElement} layer */
  constructor(board, layer) {
    this.board = board;
    this.layer = layer;
    const square = board.spec.shape === "square";
    this.targets = board.places.map(({ x, y }, i) => {
      const target = square
        ? svg("rect", { x: x - 0.47, y: y - 0.47, width: 0.94, height: 0.94, rx: 0.08 })
        : svg("circle", { cx: x, cy: y, r: 0.48 });
      target.setAttribute("class", "target");
      target.setAttribute("role", "button");
      target.setAttribute("tabindex", "-1");
      target.dataset.point = String(i);
      target.dataset.name = board.spec.points[i].name;
      return target;
    });
    layer.append(...this.targets);
    /** @type {SVGElement[]} */
    this.groups = [];
    this.here = middle(board);
    this.targets[this.here]?.setAttribute("tabindex", "0");
    this.led = false;
    this.typed = "";
    this.typedAt = 0;
    layer.addEventListener("keydown", (e) => {
      board.host.classList.remove("by-pointer");
      if (!this.key(e)) return;
      e.preventDefault();
      e.stopPropagation();
    });
    // Screen readers click instead of pressing a key; real pointers are handled by geometry.
    layer.addEventListener("click", (e) => e.detail === 0 && e.target instanceof SVGElement && this.act(e.target));
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const target = /** @type {SVGElement} */ (event.target);
    if (event.relatedTarget && !this.layer.contains(/** @type {Node} */ (event.relatedTarget)) && !this.led)
      this.board.host.classList.remove("by-pointer");
    if (this.led || !target.matches(":focus-visible")) return;
    const tap = this.tapOf(target);
    if (tap) this.board.choosing.hover(tap);
  }

  /** @param {SVGElement} target */
  tapOf(target) {
    if (target.dataset.point !== undefined) return { point: Number(target.dataset.point) };
    const group = this.groups.indexOf(target);
    return group >= 0 ? { group: this.board.highlights.groups[group].points } : null;
  }

  /** @param {SVGElement} target */
  act(target) {
    const tap = this.tapOf(target);
    if (tap) this.board.choosing.tap(tap);
  }

  /** @param {number} point @param {boolean} [led] whether a pointer led here */
  goTo(point, led = false) {
    this.targets[this.here]?.setAttribute("tabindex", "-1");
    this.here = point;
    this.targets[point].setAttribute("tabindex", "0");
    this.led = led;
    this.targets[point].focus({ preventScroll: true });
    this.led = false;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it meant something here */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { board } = this;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = this.neighbour(arrow);
      if (next !== null) this.goTo(next);
      return true;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (document.activeElement instanceof SVGElement) this.act(document.activeElement);
      return true;
    }
    if (event.key === "Escape") return board.deselect();
    return board.pressKey(event.key) || this.type(event.key.toLowerCase());
  }

  /** @param {string} key */
  type(key) {
    if (!/^[a-z0-9]$/.test(key)) return false;
    const now = performance.now();
    const names = this.board.spec.points.map(({ name }) => name);
    const longer = now - this.typedAt < PATIENCE ? this.typed + key : key;
    const typed = names.some((name) => name.startsWith(longer)) ? longer : key;
    if (!names.some((name) => name.startsWith(typed))) return false;
    [this.typed, this.typedAt] = [typed, now];
    const point = names.indexOf(typed);
    if (point >= 0) this.goTo(point);
    return true;
  }

  /** The next point in a direction: near, and not far to the side. @param {[number, number]} direction */
  neighbour([dx, dy]) {
    const { places } = this.board;
    const from = places[this.here];
    let best = null;
    let least = Infinity;
    places.forEach((p, i) => {
      const ahead = (p.x - from.x) * dx + (p.y - from.y) * dy;
      const aside = Math.abs((p.x - from.x) * dy - (p.y - from.y) * dx);
      if (ahead < 0.1 || aside > ahead * 1.01) return;
      const cost = ahead + 1.6 * aside;
      if (cost < least - 1e-6) [best, least] = [i, cost];
    });
    return best;
  }

  /** Says anew what every point is and can do. */
  update() {
    const { board } = this;
    const next = board.choosing.taps.next();
    const first = board.choosing.taps.first();
    const chosen = board.choosing.taps.chosenPoint;
    const marks = new Map(board.view?.marks.map((mark) => [mark.at, mark]));
    this.targets.forEach((target, point) => {
      const can = next.points.has(point) || first.points.has(point);
      const words = [board.spec.points[point].name, this.standing(point)];
      const mark = marks.get(point);
      if (mark) words.push(mark.kind === "forbidden" ? `forbidden: ${mark.note}` : mark.note);
      if (board.lastMove.moved.has(point)) words.push("last move");
      if (point === chosen) words.push("chosen");
      else if (next.points.has(point))
        words.push(board.choosing.taps.chosen ? "can go here" : board.stage.at(point) ? "can be chosen" : "can be played");
      const label = words.join(", ");
      if (target.getAttribute("aria-label") !== label) target.setAttribute("aria-label", label);
      target.setAttribute("aria-disabled", String(!can));
      if (point === chosen) target.setAttribute("aria-pressed", "true");
      else target.removeAttribute("aria-pressed");
    });
    for (const group of this.groups) group.remove();
    this.groups = board.highlights.groups.map(({ points, element }) => {
      const target = /** @type {SVGElement} */ (element.cloneNode());
      const name = (/** @type {number | undefined} */ p) => board.spec.points[p ?? 0].name;
      target.setAttribute("class", "target group-target");
      target.setAttribute("role", "button");
      target.setAttribute("tabindex", "0");
      target.setAttribute("aria-label", `${name(points[0])} to ${name(points.at(-1))}, ${points.length} together, can be chosen`);
      return target;
    });
    this.layer.append(...this.groups);
  }

  /** @param {number} point */
  standing(point) {
    const piece = this.board.view?.pieces[point];
    if (!piece) return "empty";
    const faces = this.board.stage.at(point)?.faces ? `, facing ${FACINGS[piece.facing ?? 0]}` : "";
    return `${this.board.sides[piece.side].toLowerCase()} ${piece.kind}${faces}`;
  }
}

/** The point nearest to the middle. @param {Board} board */
function middle({
  places,
  spec: {
    bounds: [left, top, width, height],
  },
}) {
  let best = 0;
  let least = Infinity;
  places.forEach(({ x, y }, i) => {
    const d = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (d < least - 1e-6) [best, least] = [i, d];
  });
  return best;
}
