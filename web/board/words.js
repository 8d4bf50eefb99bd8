/** What happened in a move, in words: for people who hear the board instead of seeing it. */

/** @import { BoardEvent, BoardSpec, Piece, Side, View } from "../types/messages.js" */

import { format, listed, listedApart } from "../words.js";

/**
 * What happened without its full stop and without who did it, such as "ring e5 to e8, 3 markers flipped"; empty if nothing was seen. What
 * pieces are called, in the form that a sentence needs, is in the game's catalogue: `spoken-kind`, `spoken-count` and `spoken-owner`.
 * @param {BoardEvent[]} events of one move, or of one turn
 * @param {BoardSpec} spec
 * @param {string} game its id
 * @param {View} before what stood on the board before the first event
 */
export function describe(events, spec, game, before) {
  /** What stands on the board, event by event. @type {Map<number, Piece>} */
  const board = new Map(Object.entries(before.pieces).map(([point, piece]) => [Number(point), { ...piece }]));
  const name = (/** @type {number} */ point) => spec.points[point]?.name ?? "";
  const named = (/** @type {string[]} */ points) => points.join(format("server.list-comma"));
  const called = (/** @type {string} */ kind) => format(`${game}.spoken-kind`, { kind });
  const owned = (/** @type {Piece} */ { side, kind }, /** @type {"own" | "other"} */ whose) =>
    format(`${game}.spoken-owner`, { side, kind, whose });
  const kinds = new Set([...board.values()].map(({ kind }) => kind));
  for (const event of events) if (event.event === "put") kinds.add(event.piece.kind);

  /** @type {Side | null} */
  let mover = null;
  /** @type {string[]} */
  const moves = [];
  /** @type {string[]} */
  const hits = [];
  /** Where pieces were flipped, by kind. @type {Map<string, string[]>} */
  const flipped = new Map();
  /** Where the beam turned. @type {string[]} */
  let bends = [];
  /** @type {{ at: number, piece: Piece }[]} taken off one after the other */
  let taken = [];
  /** @type {Set<number>} */
  const left = new Set();

  const endOfRow = () => {
    const first = taken[0];
    const last = taken[taken.length - 1];
    if (taken.length === 1) moves.push(format("move-takes", { piece: called(first.piece.kind), point: name(first.at) }));
    else if (first && last) moves.push(format("move-takes-row", { from: name(first.at), to: name(last.at) }));
    taken = [];
  };

  for (const event of events) {
    if (event.event !== "take") endOfRow();
    switch (event.event) {
      case "put": {
        mover ??= event.piece.side;
        const point = name(event.at);
        // Where there is only one kind of piece it goes without saying, and so does what a ring leaves behind at its origin.
        if (!left.has(event.at)) moves.push(kinds.size > 1 ? format("move-put", { piece: called(event.piece.kind), point }) : point);
        board.set(event.at, { ...event.piece });
        break;
      }
      case "slide":
      case "hop":
      case "swap": {
        const piece = board.get(event.from);
        const other = board.get(event.to);
        if (!piece) break;
        mover ??= piece.side;
        left.add(event.from);
        board.set(event.to, piece);
        const [from, to] = [name(event.from), name(event.to)];
        if (event.event === "swap" && other) {
          moves.push(format("move-swaps", { piece: called(piece.kind), from, other: owned(other, "other"), to }));
          board.set(event.from, other);
        } else {
          moves.push(format("move-goes", { piece: called(piece.kind), from, to }));
          board.delete(event.from);
        }
        break;
      }
      case "turn": {
        const piece = board.get(event.at);
        if (!piece) break;
        mover ??= piece.side;
        const way = event.clockwise ? "right" : "left";
        moves.push(format("move-turns", { piece: called(piece.kind), point: name(event.at), way }));
        break;
      }
      case "flip": {
        const piece = board.get(event.at);
        if (!piece) break;
        flipped.set(piece.kind, [...(flipped.get(piece.kind) ?? []), name(event.at)]);
        piece.side = piece.side === "first" ? "second" : "first";
        break;
      }
      case "take": {
        const piece = board.get(event.at);
        if (!piece) break;
        board.delete(event.at);
        if (event.destroyed) {
          const victim = owned(piece, piece.side === mover ? "own" : "other");
          hits.push(format("move-destroys", { count: bends.length, turns: named(bends), victim, point: name(event.at) }));
        } else {
          mover ??= piece.side;
          taken.push({ at: event.at, piece });
        }
        break;
      }
      case "beam": {
        mover ??= event.side;
        const { path, end } = event;
        const last = path[path.length - 1]?.at ?? -1;
        const stopper = board.get(last);
        bends = path.filter(({ leaves }, i) => i && leaves !== null && leaves !== path[i - 1].leaves).map(({ at }) => name(at));
        const [count, turns, point] = [bends.length, named(bends), name(last)];
        if (end === "edge") hits.push(format("move-leaves", { count, turns, point }));
        else if (end === "stopped" && stopper) hits.push(format("move-stopped", { count, turns, point, piece: owned(stopper, "other") }));
      }
    }
  }
  endOfRow();
  const flips = [...flipped].map(([kind, at]) =>
    format("move-flips", { pieces: format(`${game}.spoken-count`, { kind, count: at.length }), points: named(at) }),
  );
  // Flips belong to what moved, before anything is taken off.
  moves.splice(1, 0, ...flips);
  return listedApart([listed(moves), ...hits]);
}
