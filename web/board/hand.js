/** A piece that is dragged: taken up, carried over the board, let go over a destination or put back. */

/** @import { Tap } from "../types/messages.js" */
/** @import { Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { tap as choose, deselect, refuse, takeAim } from "./choose.js";
import { isWaiting, refreshOptions } from "./options.js";
import { isConfirmed } from "./preview.js";
import { pieceAt } from "./stage.js";
import { mix, rest } from "./timeline.js";

const HEIGHT = 0.5;

/** Whether a piece can be taken up: something can be done with it at another point. @param {State} state @param {number} point */
export function canTakeUp(state, point) {
  const { taps } = state;
  if (isWaiting(state) || !pieceAt(state, point)) return false;
  if (taps.chosenPoint === point) return taps.next().points.size > 0;
  const node = taps.root.next.get(`p${point}`);
  return Boolean(node && node.move === null && [...node.next.values()].some(({ tap }) => tap && "point" in tap));
}

/** @param {State} state @param {number} point */
export function takeUp(state, point) {
  state.timeline.settle();
  if (state.taps.chosenPoint !== point) {
    state.taps.drop();
    state.taps.tap({ point });
    refreshOptions(state);
  }
  const piece = pieceAt(state, point);
  if (piece) state.drawing.air.append(piece.group);
  state.held = { point, place: state.drawing.places[point] };
  state.host.classList.add("carrying");
}

/** @param {State} state @param {Place} place */
export function carryTo(state, place) {
  if (!state.held) return;
  state.held.place = place;
  pieceAt(state, state.held.point)?.pose({ place, lift: HEIGHT });
}

/** Lets go over a point, or anywhere else. @param {State} state @param {Tap | null} tap @param {boolean} touch whether a finger carried it */
export function letGo(state, tap, touch) {
  const { held } = state;
  const piece = held && pieceAt(state, held.point);
  state.held = null;
  state.host.classList.remove("carrying");
  if (!held || !piece) return;
  const to = tap && "point" in tap ? tap.point : null;
  const node = to === null ? null : state.taps.peek({ point: to });
  if (to !== null && node && node.move !== null && isConfirmed(state, touch)) {
    putBack(state, piece, held.place);
    takeAim(state, { point: to });
    return;
  }
  if (to !== null && node && node.move !== null) {
    const place = state.drawing.places[to];
    state.carried = { from: held.point, to, place };
    piece.pose({ place, lift: pieceAt(state, to) ? HEIGHT : 0 });
    choose(state, { point: to });
    return;
  }
  putBack(state, piece, held.place);
  if (to !== null && to !== held.point) refuse(state, [held.point, to]);
  // Put back where it was it stays chosen, so that it can be turned or sent elsewhere.
  if (to !== held.point) deselect(state);
}

/** @param {State} state @param {import("./pieces.js").PieceElement} piece @param {Place} from */
function putBack(state, piece, from) {
  const home = piece.place;
  void state.timeline.run([
    {
      start: 0,
      length: 180,
      step: (t) => piece.pose({ place: { x: mix(from.x, home.x, rest(t)), y: mix(from.y, home.y, rest(t)) }, lift: HEIGHT * (1 - t) }),
      end: () => {
        state.drawing.pieces.append(piece.group);
        piece.rest();
      },
    },
  ]);
}
