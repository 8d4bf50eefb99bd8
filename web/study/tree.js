/** Moves as a tree of variations: plain data and functions on it. The first child of a node continues its line; the others are variations. */

/**
 * @typedef {object} Node
 * @property {Node | null} parent null at the start
 * @property {string} move the text of the move that leads here; empty at the start
 * @property {number} ply
 * @property {Node[]} children
 * @property {string} comment
 * @property {string} glyph one of !, ?, !!, ??, !?, ?!, or empty
 */

/** The bounds are those of the server (`rules/src/move_tree.rs`), which checks what is saved: the longest game, the most moves of all variations. */
const MAX_MOVES = 10_000;
const MAX_VARIED = 4000;
/** How deep variations may stand inside one another. */
const MAX_DEPTH = 16;
/** The longest comment. */
export const MAX_COMMENT = 1000;

/** @type {WeakMap<Node, number>} how many nodes there are, by their start; where it is not known they are counted */
const counts = new WeakMap();

/** @param {Node | null} parent @param {string} move @returns {Node} */
const create = (parent, move) => ({ parent, move, ply: parent ? parent.ply + 1 : 0, children: [], comment: "", glyph: "" });

/** A tree with one line. @param {string[]} moves @returns {Node} its start */
export function createTree(moves) {
  const root = create(null, "");
  let last = root;
  for (const move of moves) last = add(last, move) ?? last;
  return root;
}

/** The node after a move, added if it is not there; null where the tree is full. @param {Node} node @param {string} move @returns {Node | null} */
export function add(node, move) {
  const there = node.children.find((child) => child.move === move);
  if (there) return there;
  const root = rootOf(node);
  const count = counts.get(root) ?? size(root);
  const goesOn = !node.children.length && isMain(node);
  if (goesOn ? node.ply >= MAX_MOVES : count - 1 - endOf(root).ply >= MAX_VARIED) return null;
  if (node.children.length && depth(node) >= MAX_DEPTH) return null;
  const made = create(node, move);
  node.children.push(made);
  counts.set(root, count + 1);
  return made;
}

/** How many variations a node stands inside. @param {Node} node */
function depth(node) {
  let count = 0;
  for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) count += 1;
  return count;
}

/** @param {Node} node */
function rootOf(node) {
  let root = node;
  while (root.parent) root = root.parent;
  return root;
}

/** How many nodes there are below and with this one. @param {Node} node @returns {number} */
export function size(node) {
  let count = 0;
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    waiting.push(...next.children);
  }
  return count;
}

/** Whether a tree is more than one line of moves: whether it has a variation, a comment or a sign. @param {Node} root */
export function isAnnotated(root) {
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.comment || next.glyph || next.children.length > 1) return true;
    waiting.push(...next.children);
  }
  return false;
}

/** The moves that lead to a node. @param {Node} node @returns {string[]} */
export function movesTo(node) {
  const moves = [];
  for (let at = node; at.parent; at = at.parent) moves.push(at.move);
  return moves.reverse();
}

/** The last node of the line that goes on from here. @param {Node} node */
export function endOf(node) {
  let end = node;
  while (end.children.length) end = end.children[0];
  return end;
}

/** Whether a node stands on the line that begins at the start. @param {Node} node */
function isMain(node) {
  return variationStart(node) === null;
}

/** Where the variation through a node begins: the last node that is not the first of its place; null on the line. @param {Node} node */
function variationStart(node) {
  for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return at;
  return null;
}

/** What would be a variation if the one through a node were promoted; null on the line. @param {Node} node @returns {Node | null} */
export const displacedBy = (node) => variationStart(node)?.parent?.children[0] ?? null;

/** Makes the variation through a node the line of its place. @param {Node} node */
export function promote(node) {
  const start = variationStart(node);
  if (!start?.parent) return;
  const { children } = start.parent;
  children.splice(children.indexOf(start), 1);
  children.unshift(start);
}

/** Takes a node away with all that follows. @param {Node} node @returns {Node} where it was */
export function remove(node) {
  const { parent } = node;
  if (!parent) return node;
  parent.children.splice(parent.children.indexOf(node), 1);
  counts.delete(rootOf(parent));
  return parent;
}
