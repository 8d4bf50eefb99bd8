/** What stands on the board, as elements by point. It knows where everything is, not why. */

/** @import { Piece, Place } from "./types.js" */
/** @import { Drawing } from "./draw.js" */

import { PieceElement } from "./pieces.js";

let names = 0;

export class Stage {
  /** @param {string} game @param {Drawing} drawing @param {boolean} flipped */
  constructor(game, drawing, flipped) {
    this.game = game;
    this.places = drawing.places;
    this.pieces = drawing.pieces;
    this.air = drawing.air;
    this.flipped = flipped;
    this.id = drawing.id;
    /** @type {Map<number, PieceElement>} */
    this.standing = new Map();
  }

  /** A name no other element of the page has. */
  unique() {
    return `${this.id}-${++names}`;
  }

  /** @param {number} point */
  at(point) {
    return this.standing.get(point) ?? null;
  }

  /** @param {number} point @param {Piece} piece */
  put(point, piece) {
    this.standing.get(point)?.group.remove();
    const element = new PieceElement(this.game, piece, this.places[point], this.flipped);
    this.standing.set(point, element);
    this.pieces.append(element.group);
    return element;
  }

  /** Gives up a piece; its element stays where it is until somebody removes it. @param {number} point */
  take(point) {
    const piece = this.at(point);
    this.standing.delete(point);
    return piece;
  }

  /** @param {number} from @param {number} to */
  move(from, to) {
    const piece = this.take(from);
    if (!piece) return null;
    this.standing.get(to)?.group.remove();
    this.standing.set(to, piece);
    piece.place = this.places[to];
    return piece;
  }

  /** @param {number} from @param {number} to @returns {[PieceElement | null, PieceElement | null]} */
  swap(from, to) {
    const b = this.take(to);
    const a = this.move(from, to);
    if (b) {
      this.standing.set(from, b);
      b.place = this.places[from];
    }
    return [a, b];
  }

  /** Stands exactly as told, at rest, whatever was there. @param {Record<string, Piece>} pieces */
  set(pieces) {
    this.air.replaceChildren();
    for (const [point, element] of this.standing) {
      const piece = pieces[point];
      if (!piece || piece.kind !== element.kind) {
        element.group.remove();
        this.standing.delete(point);
        continue;
      }
      element.side = piece.side;
      element.facing = piece.facing ?? 0;
      element.place = this.places[point];
      element.rest();
      this.pieces.append(element.group);
    }
    for (const [point, piece] of Object.entries(pieces)) {
      if (!this.standing.has(Number(point))) this.put(Number(point), piece);
    }
    // Whatever an interrupted animation left behind belongs to no point.
    const kept = new Set([...this.standing.values()].map(({ group }) => group));
    for (const child of [...this.pieces.children]) if (!kept.has(/** @type {any} */ (child))) child.remove();
  }
}
