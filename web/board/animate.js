/**
 * Events as tracks: what is seen to happen, in order, some of it at the same time. The pieces' elements are given their new
 * places at once; the tracks only show how they get there.
 */

/** @import { BoardEvent } from "../types/messages.js" */
/** @import { Place, Track } from "./types.js" */
/** @import { PieceElement } from "./pieces.js" */
/** @import { State } from "./state.js" */

import { beamElement, burst, corners } from "./beam.js";
import { other } from "./pieces.js";
import { shine } from "./shine.js";
import { movePiece, pieceAt, putPiece, swapPieces, takePiece, uniqueName } from "./stage.js";
import { mix, rest, settleIn, smooth } from "./timeline.js";

const PUT = 260;
const SLIDE = 280;
const FLIP = 300;
const TURN = 280;
const SWAP = 380;
const TAKE = 300;
const BURST = 560;
/** How long a piece falls by one unit, and how fast it is after it has bounced, of the speed with which it landed. */
const FALL = 165;
const BOUNCE = 0.24;
/** From one ring of a wave of flips to the next. */
const WAVE = 75;

/** @param {Place} a @param {Place} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * @param {State} state
 * @param {BoardEvent[]} events
 * @param {{ carried?: { from: number, to: number, place: Place } | null, onbegin?: (event: BoardEvent) => void }} [options]
 *   carried: a move the hand has made already, with where the piece was let go; onbegin: called when an event begins to be seen
 * @returns {Track[]}
 */
export function tracksOf(state, events, { carried = null, onbegin } = {}) {
  /** @type {Track[]} */
  const tracks = [];
  const { places } = state.drawing;
  let now = 0;
  /** @type {{ from: Place, to: Place, start: number, length: number, point: number } | null} */
  let hop = null;
  /** @type {{ place: Place, end: number } | null} where the last piece arrived, from where flips spread */
  let origin = null;
  let takes = 0;
  /** @type {ReturnType<typeof shine>} */
  let light = null;

  const add = (/** @type {BoardEvent} */ event, /** @type {Track} */ track) => {
    const { begin } = track;
    tracks.push({
      ...track,
      begin: () => {
        begin?.();
        onbegin?.(event);
      },
    });
    return track.start + track.length;
  };

  /** Down the column; it is told when it lands. @param {BoardEvent} event @param {PieceElement} piece @param {number} start @param {number} top */
  const land = (event, piece, start, top) => {
    const { track, landing } = fall(piece, start, top);
    tracks.push(track);
    add(event, { start: start + landing, length: 0, step: () => {} });
    return start + track.length + 60;
  };

  for (const event of events) {
    if (event.event !== "take") takes = 0;
    switch (event.event) {
      case "put": {
        const piece = putPiece(state, event.at, event.piece);
        piece.pose({ opacity: 0 });
        const start = hop && hop.point === event.at ? hop.start + 40 : now;
        const end = state.drawing.rack ? land(event, piece, start, state.drawing.highest) : add(event, drop(piece, start));
        if (start === now) now = end - 60;
        if (!hop) origin = { place: piece.place, end: end - 60 };
        break;
      }
      case "slide":
      case "hop": {
        const piece = movePiece(state, event.from, event.to);
        if (!piece) break;
        const held = carried && carried.from === event.from && carried.to === event.to;
        const from = held ? carried.place : places[event.from];
        const to = piece.place;
        const far = distance(places[event.from], to);
        const length = held ? 140 : event.event === "slide" ? SLIDE : 340 + Math.min(far, 7) * 62;
        const height = held ? 0.25 : event.event === "slide" ? 0 : 0.75 + far * 0.2;
        add(event, fly(state, piece, from, to, now, length, height, Boolean(held)));
        if (event.event === "hop") {
          hop = { from: places[event.from], to, start: now, length: held ? Math.min(500, far * 75) : length, point: event.from };
        }
        now += length;
        origin = { place: to, end: now };
        break;
      }
      case "swap": {
        const [a, b] = swapPieces(state, event.from, event.to);
        if (!a || !b) break;
        const held = carried && carried.from === event.from && carried.to === event.to;
        add(event, fly(state, a, held ? carried.place : b.place, a.place, now, SWAP, held ? 0.2 : 0.5, Boolean(held)));
        tracks.push(fly(state, b, a.place, b.place, now, SWAP, 0, false));
        now += SWAP;
        break;
      }
      case "flip": {
        const piece = pieceAt(state, event.at);
        if (!piece) break;
        piece.side = other(piece.side);
        const passed = hop && along(hop.from, hop.to, piece.place);
        if (hop && passed !== null) {
          add(event, flip(piece, hop.start + hop.length * /** @type {number} */ (passed) - FLIP * 0.35, hop.from));
          now = Math.max(now, hop.start + hop.length);
        } else {
          const ring = origin ? Math.max(Math.abs(piece.place.x - origin.place.x), Math.abs(piece.place.y - origin.place.y)) : 0;
          const start = origin ? origin.end + Math.max(0, ring - 1) * WAVE : now;
          now = Math.max(now, add(event, flip(piece, start, origin?.place ?? piece.place)) - FLIP * 0.4);
        }
        break;
      }
      case "turn": {
        const piece = pieceAt(state, event.at);
        if (!piece) break;
        const to = piece.angle + (event.clockwise ? 90 : -90);
        const from = piece.angle;
        piece.facing = (piece.facing + (event.clockwise ? 1 : 3)) % 4;
        now = add(event, {
          start: now,
          length: TURN,
          step: (t) => piece.pose({ angle: mix(from, to, smooth(t)), lift: 0.25 * Math.sin(Math.PI * t) }),
          end: () => piece.rest(),
        });
        break;
      }
      case "beam": {
        const { group, grow, total } = beamElement(event, places);
        const length = Math.min(430, 130 + total * 22);
        const start = now;
        add(event, { start, length, begin: () => state.drawing.air.append(group), step: (t) => grow(t) });
        tracks.push({
          start: start + length,
          length: 520,
          step: (t) => (group.style.opacity = String(1 - smooth(Math.max(0, t - 0.4) / 0.6))),
          end: () => group.remove(),
        });
        light = shine(state, event, corners(event, places), start, length);
        if (light) tracks.push(light.track);
        now += length;
        break;
      }
      case "take": {
        const piece = takePiece(state, event.at);
        if (!piece) break;
        const start = now + 55 * takes++;
        if (event.destroyed) {
          add(event, shatter(state, piece, start));
          light?.hit(piece, start);
        } else add(event, lift(state, piece, start));
        break;
      }
      default:
        add(event, { start: now, length: 0, step: () => {} });
    }
  }
  return tracks;
}

/** @param {PieceElement} piece @param {number} start @returns {Track} */
function drop(piece, start) {
  return {
    start,
    length: PUT,
    step: (t) => piece.pose({ lift: 0.85 * (1 - rest(t)), size: mix(0.94, 1, settleIn(t)), opacity: Math.min(1, t * 3) }),
    end: () => piece.rest(),
  };
}

/**
 * Falls from the top of a rack as things fall, and bounces once.
 * @param {PieceElement} piece @param {number} start @param {number} top
 */
function fall(piece, start, top) {
  const { x, y } = piece.place;
  const height = y - top;
  const landing = FALL * Math.sqrt(height);
  const length = landing * (1 + 2 * BOUNCE);
  /** @type {Track} */
  const track = {
    start,
    length,
    step: (t) => {
      const now = (t * length) / landing; // 1 is when it lands
      const up = now < 1 ? 1 - now * now : (now - 1) * (1 + 2 * BOUNCE - now);
      piece.pose({ place: { x, y: y - height * Math.max(0, up) }, opacity: Math.min(1, now * 6) });
    },
    end: () => piece.rest(),
  };
  return { track, landing };
}

/**
 * Along the board, or over it in an arc: the height is a parabola of the way.
 * @param {State} state @param {PieceElement} piece @param {Place} from @param {Place} to
 * @param {number} start @param {number} length @param {number} height @param {boolean} inHand
 * @returns {Track}
 */
function fly(state, piece, from, to, start, length, height, inHand) {
  return {
    start,
    length,
    begin: () => state.drawing.air.append(piece.group),
    step: (t) => {
      const way = height > 0.6 ? mix(t, smooth(t), 0.35) : smooth(t);
      const lift = inHand ? height * (1 - t) : 4 * height * t * (1 - t);
      piece.pose({ place: { x: mix(from.x, to.x, way), y: mix(from.y, to.y, way) }, lift });
    },
    end: () => {
      state.drawing.pieces.append(piece.group);
      piece.rest();
    },
  };
}

/** Turns over as if something rolled away from `source`. @param {PieceElement} piece @param {number} start @param {Place} source @returns {Track} */
function flip(piece, start, source) {
  const { side } = piece;
  const axis = (Math.atan2(piece.place.y - source.y, piece.place.x - source.x) * 180) / Math.PI;
  return {
    start: Math.max(0, start),
    length: FLIP,
    step: (t) => {
      const over = smooth(t);
      piece.showSide(over < 0.5 ? other(side) : side);
      piece.pose({ over, axis, lift: 0.32 * Math.sin(Math.PI * t) });
    },
    end: () => piece.rest(),
  };
}

/** @param {State} state @param {PieceElement} piece @param {number} start @returns {Track} */
function lift(state, piece, start) {
  return {
    start,
    length: TAKE,
    begin: () => state.drawing.air.append(piece.group),
    step: (t) => piece.pose({ lift: 1.6 * smooth(t), opacity: 1 - t * t }),
    end: () => piece.group.remove(),
  };
}

/** @param {State} state @param {PieceElement} piece @param {number} start @returns {Track} */
function shatter(state, piece, start) {
  const { group, scatter } = burst(piece, uniqueName(state));
  return {
    start,
    length: BURST,
    begin: () => {
      piece.group.remove();
      state.drawing.air.append(group);
    },
    step: scatter,
    end: () => {
      group.remove();
      piece.group.remove();
    },
  };
}

/** How far along the way a place lies, 0 to 1, or null if it is not on it. @param {Place} from @param {Place} to @param {Place} place */
function along(from, to, place) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return null;
  const t = ((place.x - from.x) * dx + (place.y - from.y) * dy) / square;
  const off = Math.abs((place.x - from.x) * dy - (place.y - from.y) * dx) / Math.sqrt(square);
  return t > 0 && t < 1 && off < 0.1 ? t : null;
}
