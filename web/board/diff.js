/**
 * The way from one view to another when nobody says what happened (a jump in the move list): a piece that vanished here and the nearest
 * like it that appeared there are one piece that moved; the rest fades.
 */

/** @import { Piece } from "../types/messages.js" */
/** @import { Track } from "./types.js" */
/** @import { State } from "./state.js" */

import { other } from "./pieces.js";
import { pieceAt, putPiece, takePiece } from "./stage.js";
import { mix, smooth } from "./timeline.js";

const LENGTH = 300;

/**
 * @param {State} state
 * @param {Record<string, Piece>} pieces what shall stand there
 * @returns {Track[]}
 */
export function differences(state, pieces) {
  /** @type {Track[]} */
  const tracks = [];
  const { places } = state.drawing;
  /** @type {Map<number, Piece>} */
  const added = new Map();
  const track = (/** @type {Track["step"]} */ step, /** @type {() => void} */ end) => tracks.push({ start: 0, length: LENGTH, step, end });

  for (const [key, piece] of Object.entries(pieces)) {
    const point = Number(key);
    const stands = pieceAt(state, point);
    if (!stands || stands.kind !== piece.kind) {
      added.set(point, piece);
      continue;
    }
    const from = stands.angle;
    const flips = stands.side !== piece.side;
    const facing = piece.facing ?? 0;
    const turns = ((facing - stands.facing + 5) % 4) - 1;
    if (!flips && turns === 0) continue;
    stands.side = piece.side;
    stands.facing = facing;
    track(
      (t) => {
        const s = smooth(t);
        if (flips) stands.showSide(s < 0.5 ? other(piece.side) : piece.side);
        stands.pose({ angle: from + turns * 90 * s, over: flips ? s : 0, lift: 0.3 * Math.sin(Math.PI * t) });
      },
      () => stands.rest(),
    );
  }

  const gone = new Map([...state.standing].filter(([point, stands]) => pieces[point]?.kind !== stands.kind));
  const pairs = [];
  for (const [from, stands] of gone) {
    for (const [to, piece] of added) {
      if (stands.kind !== piece.kind || stands.side !== piece.side) continue;
      const a = places[from];
      const b = places[to];
      // A piece that only moved keeps its facing more often than not.
      pairs.push({ from, to, far: Math.hypot(a.x - b.x, a.y - b.y) + (stands.is(piece) ? 0 : 0.4) });
    }
  }
  pairs.sort((a, b) => a.far - b.far);
  /** @type {[import("./pieces.js").PieceElement, number, Piece][]} */
  const moved = [];
  for (const { from, to } of pairs) {
    const stands = gone.get(from);
    const piece = added.get(to);
    if (!stands || !piece) continue;
    gone.delete(from);
    added.delete(to);
    takePiece(state, from);
    moved.push([stands, to, piece]);
  }
  for (const [point, stands] of gone) {
    takePiece(state, point);
    track(
      (t) => stands.pose({ opacity: 1 - t, size: 1 - 0.15 * t }),
      () => stands.group.remove(),
    );
  }
  for (const [stands, to, piece] of moved) {
    const from = stands.place;
    const angle = stands.angle;
    const place = places[to];
    state.standing.set(to, stands);
    stands.place = place;
    stands.facing = piece.facing ?? 0;
    const turned = ((stands.angle - angle + 540) % 360) - 180;
    track(
      (t) => {
        const s = smooth(t);
        stands.pose({ place: { x: mix(from.x, place.x, s), y: mix(from.y, place.y, s) }, angle: angle + turned * s });
      },
      () => stands.rest(),
    );
  }
  for (const [point, piece] of added) {
    const stands = putPiece(state, point, piece);
    stands.pose({ opacity: 0 });
    track(
      (t) => stands.pose({ opacity: t, size: 0.85 + 0.15 * smooth(t) }),
      () => stands.rest(),
    );
  }
  return tracks;
}
