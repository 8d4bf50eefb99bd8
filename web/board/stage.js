/** What stands on the board, as elements by point: where everything is, not why. */

/** @import { Piece } from "../types/messages.js" */
/** @import { State } from "./state.js" */

import { PieceElement } from "./pieces.js";

let names = 0;

/** A name no other element of the page has. @param {State} state */
export const uniqueName = (state) => `${state.drawing.id}-${++names}`;

/** @param {State} state @param {number} point */
export const pieceAt = (state, point) => state.standing.get(point) ?? null;

/** @param {State} state @param {number} point @param {Piece} piece */
export function putPiece({ game, drawing, standing, flipped }, point, piece) {
  standing.get(point)?.group.remove();
  const element = new PieceElement(game, piece, drawing.places[point], flipped);
  standing.set(point, element);
  drawing.pieces.append(element.group);
  return element;
}

/** Gives up a piece; its element stays where it is until it is removed. @param {State} state @param {number} point */
export function takePiece(state, point) {
  const piece = pieceAt(state, point);
  state.standing.delete(point);
  return piece;
}

/** @param {State} state @param {number} from @param {number} to */
export function movePiece(state, from, to) {
  const piece = takePiece(state, from);
  if (!piece) return null;
  state.standing.get(to)?.group.remove();
  state.standing.set(to, piece);
  piece.place = state.drawing.places[to];
  return piece;
}

/** @param {State} state @param {number} from @param {number} to @returns {[PieceElement | null, PieceElement | null]} */
export function swapPieces(state, from, to) {
  const b = takePiece(state, to);
  const a = movePiece(state, from, to);
  if (b) {
    state.standing.set(from, b);
    b.place = state.drawing.places[from];
  }
  return [a, b];
}

/** Everything stands exactly like this, at rest, whatever was there. @param {State} state @param {Record<string, Piece>} pieces */
export function setPieces(state, pieces) {
  const { drawing, standing } = state;
  drawing.air.replaceChildren();
  for (const [point, element] of standing) {
    const piece = pieces[point];
    if (!piece || piece.kind !== element.kind) {
      element.group.remove();
      standing.delete(point);
      continue;
    }
    element.side = piece.side;
    element.facing = piece.facing ?? 0;
    element.place = drawing.places[point];
    element.rest();
    drawing.pieces.append(element.group);
  }
  for (const [point, piece] of Object.entries(pieces)) {
    if (!standing.has(Number(point))) putPiece(state, Number(point), piece);
  }
  // Whatever an interrupted animation left behind belongs to no point.
  const kept = new Set([...standing.values()].map(({ group }) => group));
  for (const child of [...drawing.pieces.children]) if (!kept.has(/** @type {any} */ (child))) child.remove();
}
