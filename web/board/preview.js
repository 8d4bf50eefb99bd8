/**
 * What a move would do, drawn faintly while it is meant but not made: discs that would turn, the beam that would be fired and what it would
 * hit, rows that would arise. All of it is read from the events that the rules give for that move, so nothing here knows a rule.
 *
 * What is known of one position is never shown in another: it is kept together with the position's text.
 */

/** @import { BoardEvent, Foreseen, Piece, Side } from "../types/messages.js" */
/** @import { Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { beamElement } from "./beam.js";
import { fail } from "./fail.js";
import { alongOneLine } from "./highlight.js";
import { lastMove } from "./last.js";
import { drawMark } from "./overlay.js";
import { drawing, PieceElement, svg } from "./pieces.js";

/** Asks, once for each position, what its moves would do. @param {State} state */
export function askAhead(state) {
  const { position, ahead, on } = state;
  if (!on.foresee || !position || ahead.position === position) return;
  const mine = { position, moves: /** @type {Map<string, Foreseen> | null} */ (null) };
  state.ahead = mine;
  on.foresee(position).then(
    (all) => {
      mine.moves = new Map(all.map((foreseen) => [foreseen.move, foreseen]));
      // The position may have gone meanwhile; then this was for nothing.
      if (state.ahead === mine) showPreview(state);
    },
    // Without an answer there is no preview; the next position asks again.
    () => {},
  );
}

/** What the move that is meant now would do, if that is known. @param {State} state @returns {Foreseen | null} */
export function meant({ taps, hovered, ahead, position, on }) {
  const move = hovered && taps.here.next.get(hovered)?.move;
  if (!move || !on.foresee || ahead.position !== position) return null;
  return ahead.moves?.get(move) ?? null;
}

/** Draws what the move that is meant now would do; nothing is meant: nothing. @param {State} state */
export function showPreview(state) {
  const foreseen = meant(state);
  if (foreseen === state.previewed) return;
  clear(state);
  state.previewed = foreseen;
  state.host.classList.toggle("previewing", foreseen !== null);
  if (foreseen) {
    state.previewLayer.setAttribute("data-move", foreseen.move);
    try {
      draw(state, foreseen);
    } catch (error) {
      fail(state, error);
    }
  }
  state.on.foreseen?.(foreseen);
}

/** @param {State} state */
function clear({ previewLayer, standing }) {
  previewLayer.removeAttribute("data-move");
  previewLayer.replaceChildren();
  for (const { group } of standing.values()) group.classList.remove("giving-way");
}

/** What would stand on some points. @param {Record<string, Piece>} before @param {BoardEvent[]} events @returns {Map<number, Piece>} */
function standingAfter(before, events) {
  const board = new Map(Object.entries(before).map(([point, piece]) => [Number(point), { ...piece }]));
  for (const event of events) {
    if (event.event === "put") board.set(event.at, { ...event.piece });
    if (event.event === "take") board.delete(event.at);
    if (event.event === "slide" || event.event === "hop" || event.event === "swap") {
      const [piece, other] = [board.get(event.from), board.get(event.to)];
      if (piece) board.set(event.to, piece);
      if (other && event.event === "swap") board.set(event.from, other);
      else board.delete(event.from);
    }
    const piece = event.event === "flip" || event.event === "turn" ? board.get(event.at) : undefined;
    if (piece && event.event === "flip") piece.side = piece.side === "first" ? "second" : "first";
    if (piece && event.event === "turn") piece.facing = ((piece.facing ?? 0) + (event.clockwise ? 1 : 3)) % 4;
  }
  return board;
}

/** @param {State} state @param {Foreseen} foreseen */
function draw(state, { events, marks, made = [] }) {
  const { drawing: board, previewLayer, spec, view, mover } = state;
  const { places } = board;
  const before = view?.pieces ?? {};
  const last = lastMove(events);
  // What is destroyed still stands when the beam comes.
  const atTheShot = standingAfter(
    before,
    events.filter(({ event }) => event !== "take"),
  );
  const after = standingAfter(before, events);
  const add = (/** @type {string} */ name, /** @type {number} */ point, /** @type {SVGElement[]} */ ...shapes) =>
    previewLayer.append(sign(name, point, places[point], shapes));

  for (const event of events) {
    if (event.event === "slide" || event.event === "hop") giveWay(state, event.from);
    if (event.event === "turn") standIn(state, event.at, atTheShot.get(event.at));
    if (event.event === "swap") for (const at of [event.from, event.to]) standIn(state, at, atTheShot.get(at));
    // What a piece leaves behind where it stood.
    if (event.event === "put" && last.origin.has(event.at)) standIn(state, event.at, event.piece);
  }
  for (const beam of last.beams) {
    const { group, grow } = beamElement(beam, places);
    grow(1);
    group.classList.add("foreseen");
    group.setAttribute("data-path", beam.path.map(({ at }) => at).join(" "));
    group.setAttribute("data-end", beam.end);
    previewLayer.append(group);
  }
  for (const point of last.hit) {
    const own = atTheShot.get(point)?.side === mover;
    add(`hits${own ? " own" : ""}`, point, ...(own ? strokes(CROSS) : strokes(AIM)));
  }
  for (const event of events) if (event.event === "take" && !event.destroyed) add("leaves", event.at, svg("circle", { r: 0.44 }));
  // A row of the other side is dashed as well as red.
  const rows = marks.map(({ at }) => ({ at, theirs: (after.get(at)?.side ?? mover) !== mover }));
  const line = alongOneLine(rows.map(({ at }) => places[at]));
  if (line) previewLayer.append(svg("path", { class: `row-line${rows[0].theirs ? " theirs" : ""}`, d: line }));
  for (const { at, theirs } of rows) add(`row${theirs ? " theirs" : ""}`, at, svg("circle", { r: 0.47 }));
  for (const event of events) {
    if (event.event !== "flip") continue;
    const piece = atTheShot.get(event.at);
    if (piece) add("flips", event.at, svg("circle", { class: "rim", r: 0.3 }), small(`${state.game}-${piece.kind}-${piece.side}`));
  }
  for (const mark of made) {
    const drawnMark = drawMark("layers", mark, places, spec.shape === "square");
    drawnMark.classList.add("foreseen");
    previewLayer.append(drawnMark);
  }
}

/** The piece on a point would leave it. @param {State} state @param {number} point */
function giveWay({ standing, held }, point) {
  // In the hand it is where it would go.
  if (held?.point !== point) standing.get(point)?.group.classList.add("giving-way");
}

/** A piece as it would stand, instead of the one that stands there. @param {State} state @param {number} point @param {Piece | undefined} piece */
function standIn(state, point, piece) {
  if (!piece) return;
  const {
    game,
    drawing: { places },
    flipped,
    previewLayer,
  } = state;
  giveWay(state, point);
  const element = new PieceElement(game, piece, places[point], flipped);
  element.group.classList.add("stand-in");
  element.group.dataset.point = String(point);
  previewLayer.append(element.group);
}

/** Cross-hairs on what is aimed at. */
const AIM = "M0 -.4V-.18M0 .18V.4M-.4 0H-.18M.18 0H.4M-.3 0a.3 .3 0 1 0 .6 0a.3 .3 0 1 0 -.6 0";
/** A cross through what is one's own. */
const CROSS = "M-.3 -.3L.3 .3M.3 -.3L-.3 .3";

/** @param {string} d */
const strokes = (d) => ["rim", "ink"].map((name) => svg("path", { class: name, d }));

/** The piece it would become, small. @param {string} symbol */
function small(symbol) {
  return svg("g", { transform: "scale(0.52)" }, drawing(symbol));
}

/** @param {string} name @param {number} point @param {Place} place @param {SVGElement[]} shapes */
function sign(name, point, { x, y }, shapes) {
  return svg("g", { class: `ahead ${name}`, "data-point": point, transform: `translate(${x} ${y})` }, ...shapes);
}

/**
 * Whether a tap first shows what it would do, and only the second time does it: with a finger where a move changes more than its piece, and
 * wherever the page wants moves to be confirmed.
 * @param {State} state @param {string} key of the tap @param {boolean} touch whether a finger taps
 */
export function showsFirst(state, key, touch) {
  const { taps, on, spec, aimed, position } = state;
  const move = taps.here.next.get(key)?.move ?? null;
  if (move === null || aimed === key) return false;
  return (touch && spec.far_reaching && Boolean(on.foresee && position)) || isConfirmed(state, touch);
}

/** Whether moves are confirmed here; what is the only move needs no second thought. @param {State} state @param {boolean} touch */
export const isConfirmed = ({ on, offered }, touch) => offered.length > 1 && Boolean(on.confirm?.(touch));
