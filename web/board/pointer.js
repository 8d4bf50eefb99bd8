/**
 * Mouse, pen and finger. Everything is geometry: the nearest point counts, so that a target is as large as the space around
 * it; no element of the board has to be hit.
 */

/** @import { Tap } from "../types/messages.js" */
/** @import { Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { tap as choose, deselect, press } from "./choose.js";
import { canTakeUp, carryTo, letGo, takeUp } from "./hand.js";
import { hover, loseAim } from "./options.js";
import { pieceAt } from "./stage.js";
import { aim, keyOf } from "./taps.js";

/** How far a pointer may tremble before it is a drag, in CSS pixels. */
const TREMBLE = 6;
/** How far beside a point a finger may be, in units. */
const FINGER = 0.75;
/** So far a wheel (or two fingers on a touchpad) must turn to mean it, in CSS pixels. */
const NOTCH = 40;
/** After a move the same tap again is ignored for so long, in milliseconds: a double click is one click. */
const PAUSE = 250;

/** Listens on the drawing. @param {State} state */
export function listenToPointer(state) {
  const { root } = state.drawing;
  root.addEventListener("pointermove", (event) => pointerMoved(state, event));
  root.addEventListener("pointerdown", (event) => pointerPressed(state, event));
  root.addEventListener("pointerup", (event) => pointerReleased(state, event));
  root.addEventListener("pointercancel", () => pointerCancelled(state));
  root.addEventListener("pointerleave", () => state.pointer.down || hover(state, null));
  root.addEventListener("wheel", (event) => wheelTurned(state, event), { passive: false });
  root.addEventListener("contextmenu", (event) => state.pointer.down?.touch && event.preventDefault());
}

/** Where an event is on the board. @param {State} state @param {MouseEvent} event @returns {Place} */
function placeOf({ drawing }, event) {
  const matrix = drawing.root.getScreenCTM();
  if (!matrix) return { x: NaN, y: NaN };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** What is meant by a place on the board. @param {State} state @param {Place} place @param {boolean} touch @returns {Tap | null} */
function tapAt(state, place, touch) {
  const { places, rack } = state.drawing;
  if (rack) return columnAt(state, place);
  const { points, groups } = state.taps.next();
  if (groups.length) {
    const group = groupAt(places, place, groups);
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
  let point = nearest(places.keys(), state.spec.shape === "square" ? Math.SQRT1_2 : 0.55);
  if (touch && !points.has(point)) {
    const near = nearest(points, FINGER);
    // A finger beside what can be tapped means that, unless it is squarely on something that stands there.
    if (near >= 0 && (point < 0 || far(point) > 0.32 || !pieceAt(state, point))) point = near;
  }
  return point < 0 ? null : { point };
}

/** In a rack a place means its column, also above and below the holes. @param {State} state @param {Place} place @returns {Tap | null} */
function columnAt(state, place) {
  let point = -1;
  let least = Infinity;
  state.drawing.places.forEach(({ x, y }, i) => {
    const d = Math.abs(y - place.y);
    if (Math.abs(x - place.x) <= 0.5 && d < least) [point, least] = [i, d];
  });
  return point < 0 ? null : aim(state, { point });
}

/** Of the groups under a place, the one whose middle is nearest. @param {Place[]} places @param {Place} place @param {number[][]} groups */
function groupAt(places, place, groups) {
  let best = null;
  let least = Infinity;
  for (const group of groups) {
    const all = group.map((i) => places[i]);
    if (!all.some((p) => Math.hypot(p.x - place.x, p.y - place.y) < 0.58)) continue;
    const middle = { x: all.reduce((s, p) => s + p.x, 0) / all.length, y: all.reduce((s, p) => s + p.y, 0) / all.length };
    const d = Math.hypot(middle.x - place.x, middle.y - place.y);
    if (d < least) [best, least] = [group, d];
  }
  return best;
}

/** Whether a tap is the second half of a double click. @param {State} state @param {Tap} tap */
function isRepeated({ pointer: { made }, drawing: { rack, places } }, tap) {
  if (!made || performance.now() - made.at >= PAUSE) return false;
  if (rack && "point" in tap) return places[Number(made.key.slice(1))]?.x === places[tap.point].x;
  // After a row of several points only its points are left to be tapped again.
  return (
    made.key === keyOf(tap) || ("point" in tap && made.key.startsWith("g") && made.key.slice(1).split(",").includes(String(tap.point)))
  );
}

/** @param {State} state @param {PointerEvent} event */
function pointerPressed(state, event) {
  const { pointer, drawing, host } = state;
  if (event.button !== 0 || pointer.down) return;
  host.classList.add("by-pointer"); // no focus ring while a pointer leads
  const touch = event.pointerType !== "mouse";
  const tap = tapAt(state, placeOf(state, event), touch);
  if (tap && isRepeated(state, tap)) return;
  pointer.down = { id: event.pointerId, x: event.clientX, y: event.clientY, tap, touch, lifted: false };
  drawing.root.setPointerCapture(event.pointerId);
  if (!touch) return;
  if (state.aimed !== (tap && keyOf(tap))) loseAim(state); // something else is meant now
  hover(state, tap);
  magnify(state, event);
}

/** @param {State} state @param {PointerEvent} event */
function pointerMoved(state, event) {
  const { down } = state.pointer;
  const place = placeOf(state, event);
  if (!down) {
    if (event.pointerType === "mouse") hover(state, tapAt(state, place, false));
    return;
  }
  if (event.pointerId !== down.id) return;
  if (!down.lifted && Math.hypot(event.clientX - down.x, event.clientY - down.y) > TREMBLE) {
    if (down.tap && "point" in down.tap && canTakeUp(state, down.tap.point)) {
      down.lifted = true;
      takeUp(state, down.tap.point);
    } else if (down.touch) down.tap = tapAt(state, place, true); // slides to the point that was meant
  }
  if (down.lifted) {
    // The finger must not hide what it carries.
    carryTo(state, { x: place.x, y: place.y - (down.touch ? 0.55 : 0) });
    hover(state, tapAt(state, place, down.touch));
  } else if (down.touch) hover(state, down.tap);
  if (down.touch) magnify(state, event);
}

/** Shows what the finger covers, unless it has gone by then. @param {State} state @param {PointerEvent} event */
function magnify(state, event) {
  if (!state.taps.root.next.size) return;
  const place = placeOf(state, event);
  // Only fingers need it.
  void import("./loupe.js").then(
    ({ showLoupe }) => state.pointer.down && showLoupe(state, place, event),
    () => {},
  );
}

/** The finger has gone. @param {State} state */
const demagnify = ({ host }) => host.querySelector(".loupe")?.remove();

/** @param {State} state @param {PointerEvent} event */
function pointerReleased(state, event) {
  const { down } = state.pointer;
  if (!down || event.pointerId !== down.id) return;
  state.pointer.down = null;
  demagnify(state);
  const tap = tapAt(state, placeOf(state, event), down.touch);
  if (down.lifted) letGo(state, tap, down.touch);
  else if (tap && down.tap && keyOf(tap) === keyOf(down.tap)) choose(state, tap, { byPointer: true, touch: down.touch });
  else if (!tap) deselect(state);
  if (down.touch) hover(state, null);
}

/** @param {State} state */
function pointerCancelled(state) {
  if (state.pointer.down?.lifted) letGo(state, null, false);
  state.pointer.down = null;
  demagnify(state);
  loseAim(state);
  hover(state, null);
}

/** The wheel over what is chosen presses one of two buttons. @param {State} state @param {WheelEvent} event */
function wheelTurned(state, event) {
  const { spec, taps, pointer } = state;
  const allowed = taps.next().buttons;
  const buttons = spec.buttons.filter(({ id }) => allowed.has(id));
  if (!taps.chosen || spec.buttons.length !== 2 || !buttons.length || !event.deltaY) return;
  const tap = tapAt(state, placeOf(state, event), false);
  if (!tap || !("point" in tap) || tap.point !== taps.chosenPoint) return;
  event.preventDefault();
  pointer.wheeled += event.deltaY;
  if (Math.abs(pointer.wheeled) < NOTCH) return;
  const { id } = spec.buttons[pointer.wheeled > 0 ? 0 : 1];
  pointer.wheeled = 0;
  if (allowed.has(id)) press(state, id);
}
