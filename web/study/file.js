/** The tree as a file of our own form and back: see docs/records.md. */

/** @import { WrittenMove } from "../types/messages.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { textOf } from "../words.js";
import { add } from "./tree.js";

/** @param {Study} study */
export function toFile({ data, root }) {
  const { names } = data.reviewed ?? { names: { first: "", second: "" } };
  const name = (/** @type {any} */ who) => textOf(who).slice(0, 100);
  const players = { first: name(names.first), second: name(names.second) };
  const start = data.start ? { start: data.start } : {};
  return { plyground: 2, game: data.game.id, variant: data.variant.id, ...start, players, moves: toMoves(root) };
}

/** The line after a node, with its variations. @param {Node} node @returns {WrittenMove[]} */
function toMoves(node) {
  const moves = [];
  for (let [next, ...others] = node.children; next; [next, ...others] = next.children) {
    const variations = others.map((other) => [toMove(other), ...toMoves(other)]);
    moves.push({ ...toMove(next), ...(variations.length ? { variations } : {}) });
  }
  return moves;
}

/** @param {Node} node @returns {WrittenMove} */
const toMove = ({ move, glyph, comment }) => ({ move, ...(glyph ? { glyph } : {}), ...(comment ? { comment } : {}) });

/**
 * Puts moves after a node, the line before its variations: one of those may begin like the line.
 * @param {Node} node @param {WrittenMove[]} moves @returns {boolean} whether there was room
 */
export function addMoves(node, moves) {
  let at = node;
  const varied = [];
  for (const { move, glyph, comment, variations = [] } of moves) {
    const next = add(at, move);
    if (!next) return false;
    if (glyph) next.glyph = glyph;
    if (comment) next.comment = comment;
    for (const line of variations) varied.push({ from: at, line });
    at = next;
  }
  return varied.map(({ from, line }) => addMoves(from, line)).every(Boolean);
}
