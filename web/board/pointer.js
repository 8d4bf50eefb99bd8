/**
 * Mouse, pen and finger. Everything is geometry: the nearest point counts, so that a target is as large as the space around
 * it; no element of the board has to be hit.
 */

/** @import { Place, Tap } from "./types.js" */
/** @import { Board } from "./board.js" */

import { keyOf } from "./taps.js";

/** How far a pointer may tremble before it is a drag, in CSS pixels. */
const TREMBLE = 6;
/** How far beside a point a finger may be, in units. */
const FINGER = 0.75;
/** So far a wheel (or two fingers on a touchpad) must turn to mean it, in CSS pixels. */
const NOTCH = 40;
/** After a move the same tap again is ignored for so long, in milliseconds: a double click is one click. */
const PAUSE = 250;

export class Pointer {
  /** @param {Board} board @param {SVGSVGElement} root */
  constructor(board, root) {
    this.board = board;
    this.root = root;
    /** @type {{ id: number, x: number, y: number, tap: Tap | null, touch: boolean, lifted: boolean } | null} */
    this.down = null;
    /** @type {{ key: string, at: number } | null} the tap that made the last move, and when */
    this.made = null;
    this.wheeled = 0;
    root.addEventListener("pointermove", (e) => this.move(e));
    root.addEventListener("pointerdown", (e) => this.press(e));
    root.addEventListener("pointerup", (e) => this.release(e));
    root.addEventListener("pointercancel", () => this.cancel());
    root.addEventListener("pointerleave", () => this.down || this.board.choosing.hover(null));
    root.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    root.addEventListener("contextmenu", (e) => this.down?.touch && e.preventDefault());
  }

  /** @param {MouseEvent} event @returns {Place} */
  place(event) {
    const matrix = this.root.getScreenCTM();
    if (!matrix) return { x: NaN, y: NaN };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  /** What is meant by a place on the board. @param {Place} place @param {boolean} touch @returns {Tap | null} */
  meant(place, touch) {
    const {
      places,
      spec,
      choosing: { taps },
    } = this.board;
    const { points, groups } = taps.next();
    if (groups.length) {
      const group = this.group(place, groups);
      if (group) return { group };
    }
    const far = (/** @type {number} */ i) => Math.hypot(places[i].x - place.x, places[i].y - place.y);
    const nearest = (/** @type {Iterable<number>} */ among, /** @type {number} */ limit) => {
      let best = -1;
      let least = limit;
      for (const i of among) {
        const d = far(i);
        if (d < least) [best, least] = [i, d];
      }
      return best;
    };
    let point = nearest(places.keys(), spec.shape === "square" ? Math.SQRT1_2 : 0.55);
    if (touch && !points.has(point)) {
      const near = nearest(points, FINGER);
      // A finger beside what can be tapped means that, unless it is squarely on something that stands there.
      if (near >= 0 && (point < 0 || far(point) > 0.32 || !this.board.stage.at(point))) point = near;
    }
    return point < 0 ? null : { point };
  }

  /** Of the groups under a place, the one whose middle is nearest. @param {Place} place @param {number[][]} groups */
  group(place, groups) {
    let best = null;
    let least = Infinity;
    for (const group of groups) {
      const all = group.map((i) => this.board.places[i]);
      if (!all.some((p) => Math.hypot(p.x - place.x, p.y - place.y) < 0.58)) continue;
      const middle = { x: all.reduce((s, p) => s + p.x, 0) / all.length, y: all.reduce((s, p) => s + p.y, 0) / all.length };
      const d = Math.hypot(middle.x - place.x, middle.y - place.y);
      if (d < least) [best, least] = [group, d];
    }
    return best;
  }

  /** A move was made by this tap. @param {Tap | null} tap */
  moved(tap) {
    this.made = tap && { key: keyOf(tap), at: performance.now() };
  }

  /** Whether a tap is the second half of a double click. @param {Tap} tap */
  isRepeated(tap) {
    const { made } = this;
    if (!made || performance.now() - made.at >= PAUSE) return false;
    // After a row of several points only its points are left to be tapped again.
    return (
      made.key === keyOf(tap) || ("point" in tap && made.key.startsWith("g") && made.key.slice(1).split(",").includes(String(tap.point)))
    );
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0 || this.down) return;
    this.board.host.classList.add("by-pointer"); // no focus ring while a pointer leads
    const touch = event.pointerType !== "mouse";
    const tap = this.meant(this.place(event), touch);
    if (tap && this.isRepeated(tap)) return;
    this.down = { id: event.pointerId, x: event.clientX, y: event.clientY, tap, touch, lifted: false };
    this.root.setPointerCapture(event.pointerId);
    if (touch) this.board.choosing.hover(tap);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { down, board } = this;
    const place = this.place(event);
    if (!down) {
      if (event.pointerType === "mouse") board.choosing.hover(this.meant(place, false));
      return;
    }
    if (event.pointerId !== down.id) return;
    if (!down.lifted && Math.hypot(event.clientX - down.x, event.clientY - down.y) > TREMBLE) {
      if (down.tap && "point" in down.tap && board.hand.canTake(down.tap.point)) {
        down.lifted = true;
        board.hand.take(down.tap.point);
      } else if (down.touch) down.tap = this.meant(place, true); // slides to the point that was meant
    }
    if (down.lifted) {
      // The finger must not hide what it carries.
      board.hand.moveTo({ x: place.x, y: place.y - (down.touch ? 0.55 : 0) });
      board.choosing.hover(this.meant(place, down.touch));
    } else if (down.touch) board.choosing.hover(down.tap);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { down, board } = this;
    if (!down || event.pointerId !== down.id) return;
    this.down = null;
    const tap = this.meant(this.place(event), down.touch);
    if (down.lifted) board.hand.letGo(tap);
    else if (tap && down.tap && keyOf(tap) === keyOf(down.tap)) board.choosing.tap(tap, true);
    else if (!tap) board.deselect();
    if (down.touch) board.choosing.hover(null);
  }

  cancel() {
    if (this.down?.lifted) this.board.hand.letGo(null);
    this.down = null;
    this.board.choosing.hover(null);
  }

  /** The wheel over what is chosen presses one of two buttons. @param {WheelEvent} event */
  wheel(event) {
    const {
      spec,
      choosing: { taps },
    } = this.board;
    const allowed = taps.next().buttons;
    const buttons = spec.buttons.filter(({ id }) => allowed.has(id));
    if (!taps.chosen || spec.buttons.length !== 2 || !buttons.length || !event.deltaY) return;
    const tap = this.meant(this.place(event), false);
    if (!tap || !("point" in tap) || tap.point !== taps.chosenPoint) return;
    event.preventDefault();
    this.wheeled += event.deltaY;
    if (Math.abs(this.wheeled) < NOTCH) return;
    const { id } = spec.buttons[this.wheeled > 0 ? 0 : 1];
    this.wheeled = 0;
    if (allowed.has(id)) this.board.press(id);
  }
}
