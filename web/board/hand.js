/** A piece that is dragged: taken up, carried over the board, let go over a destination or put back. */

/** @import { Place, Tap } from "./types.js" */
/** @import { Board } from "./board.js" */

import { mix, rest } from "./timeline.js";

const HEIGHT = 0.5;

export class Hand {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {{ point: number, place: Place } | null} */
    this.holds = null;
    /** @type {{ from: number, to: number, place: Place } | null} let go over its destination, not answered yet */
    this.carried = null;
  }

  empty() {
    this.holds = null;
    this.carried = null;
    this.board.host.classList.remove("carrying");
  }

  /** Whether a piece can be taken up: something can be done with it at another point. @param {number} point */
  canTake(point) {
    const { board } = this;
    if (board.choosing.waiting || !board.stage.at(point)) return false;
    if (board.choosing.taps.chosenPoint === point) return board.choosing.taps.next().points.size > 0;
    const node = board.choosing.taps.root.next.get(`p${point}`);
    return Boolean(node && node.move === null && [...node.next.values()].some(({ tap }) => tap && "point" in tap));
  }

  /** @param {number} point */
  take(point) {
    const { board } = this;
    board.timeline.settle();
    if (board.choosing.taps.chosenPoint !== point) {
      board.choosing.taps.drop();
      board.choosing.taps.tap({ point });
      board.choosing.refresh();
    }
    const piece = board.stage.at(point);
    if (piece) board.drawing.air.append(piece.group);
    this.holds = { point, place: board.places[point] };
    board.host.classList.add("carrying");
  }

  /** @param {Place} place */
  moveTo(place) {
    if (!this.holds) return;
    this.holds.place = place;
    this.board.stage.at(this.holds.point)?.pose({ place, lift: HEIGHT });
  }

  /** Lets go over a point, or anywhere else. @param {Tap | null} tap */
  letGo(tap) {
    const { board, holds } = this;
    const piece = holds && board.stage.at(holds.point);
    this.holds = null;
    board.host.classList.remove("carrying");
    if (!holds || !piece) return;
    const to = tap && "point" in tap ? tap.point : null;
    const node = to === null ? null : board.choosing.taps.peek({ point: to });
    if (to !== null && node && node.move !== null) {
      const place = board.places[to];
      this.carried = { from: holds.point, to, place };
      piece.pose({ place, lift: board.stage.at(to) ? HEIGHT : 0 });
      board.choosing.tap({ point: to });
      return;
    }
    const from = holds.place;
    const home = piece.place;
    board.timeline.run([
      {
        start: 0,
        length: 180,
        step: (t) => piece.pose({ place: { x: mix(from.x, home.x, rest(t)), y: mix(from.y, home.y, rest(t)) }, lift: HEIGHT * (1 - t) }),
        end: () => {
          board.drawing.pieces.append(piece.group);
          piece.rest();
        },
      },
    ]);
    // Put back where it was it stays chosen, so that it can be turned or sent elsewhere.
    if (to !== holds.point) board.deselect();
  }
}
