/** What happened in a move, in words: for people who hear the board instead of seeing it. */

/** @import { BoardEvent, BoardSpec, Piece, Side, View } from "../types/messages.js" */

/** @param {number} count @param {string} kind */
const several = (count, kind) => `${count} ${kind}${count === 1 ? "" : "s"}`;

/**
 * One sentence without its full stop, such as "White: ring e5 to e8, 3 markers flipped"; empty if nothing was seen.
 * @param {BoardEvent[]} events of one move, or of one turn
 * @param {BoardSpec} spec
 * @param {Record<Side, string>} names what the sides are called
 * @param {View} before what stood on the board before the first event
 */
export function describe(events, spec, names, before) {
  /** What stands on the board, event by event. @type {Map<number, Piece>} */
  const board = new Map(Object.entries(before.pieces).map(([point, piece]) => [Number(point), { ...piece }]));
  const name = (/** @type {number} */ point) => spec.points[point]?.name ?? "";
  const kinds = new Set([...board.values()].map(({ kind }) => kind));
  for (const event of events) if (event.event === "put") kinds.add(event.piece.kind);
  /** Where there is only one kind of piece it goes without saying. @param {string} kind */
  const said = (kind) => (kinds.size > 1 ? `${kind} ` : "");

  /** @type {Side | null} */
  let mover = null;
  /** @type {string[]} */
  const words = [];
  /** @type {Map<string, number>} */
  const flipped = new Map();
  /** @type {{ at: number, piece: Piece }[]} taken off one after the other */
  let taken = [];
  /** @type {Set<number>} */
  const left = new Set();
  let passed = false;

  const endOfRow = () => {
    const first = taken[0];
    const last = taken[taken.length - 1];
    if (taken.length === 1) words.push(`${first.piece.kind} ${name(first.at)} taken off`);
    else if (first && last) words.push(`row ${name(first.at)} to ${name(last.at)} taken off`);
    taken = [];
  };

  for (const event of events) {
    if (event.event !== "take") endOfRow();
    switch (event.event) {
      case "put":
        mover ??= event.piece.side;
        // What a ring leaves behind at its origin goes without saying.
        if (!left.has(event.at)) words.push(`${said(event.piece.kind)}${name(event.at)}`);
        board.set(event.at, { ...event.piece });
        break;
      case "slide":
      case "hop":
      case "swap": {
        const piece = board.get(event.from);
        const other = board.get(event.to);
        if (!piece) break;
        mover ??= piece.side;
        left.add(event.from);
        board.set(event.to, piece);
        if (event.event === "swap" && other) {
          words.push(`${piece.kind} ${name(event.from)} changes places with ${names[other.side]}'s ${other.kind} ${name(event.to)}`);
          board.set(event.from, other);
        } else {
          words.push(`${piece.kind} ${name(event.from)} to ${name(event.to)}`);
          board.delete(event.from);
        }
        break;
      }
      case "turn": {
        const piece = board.get(event.at);
        if (!piece) break;
        mover ??= piece.side;
        words.push(`${piece.kind} ${name(event.at)} turns ${event.clockwise ? "clockwise" : "anticlockwise"}`);
        break;
      }
      case "flip": {
        const piece = board.get(event.at);
        if (!piece) break;
        flipped.set(piece.kind, (flipped.get(piece.kind) ?? 0) + 1);
        piece.side = piece.side === "first" ? "second" : "first";
        break;
      }
      case "take": {
        const piece = board.get(event.at);
        if (!piece) break;
        board.delete(event.at);
        if (event.destroyed) {
          const whose = piece.side === mover ? `${names[piece.side]}'s own` : `${names[piece.side]}'s`;
          words.push(`; the beam destroys ${whose} ${piece.kind} at ${name(event.at)}`);
        } else {
          mover ??= piece.side;
          taken.push({ at: event.at, piece });
        }
        break;
      }
      case "beam":
        mover ??= event.side;
        break;
      case "pass":
        mover ??= event.side;
        passed = true;
    }
  }
  endOfRow();
  if (mover === null) return "";
  if (passed && !words.length) return `${names[mover]} passes`;
  const flips = [...flipped].map(([kind, count]) => `${several(count, kind)} flipped`);
  // Flips belong to what moved, before anything is taken off.
  words.splice(1, 0, ...flips);
  return `${names[mover]}: ${words.join(", ").replaceAll(", ; ", "; ")}`;
}
