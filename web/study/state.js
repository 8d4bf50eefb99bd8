/** The state of a page on which games are studied, and how one gets about in it. */

/** @import { Side, StudyPage, Tried } from "../types/messages.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Node } from "./tree.js" */

import { toast } from "../dom.js";
import { attempt } from "../pages/tries.js";
import { format } from "../words.js";
import { add, createTree, endOf, movesTo } from "./tree.js";

/**
 * @typedef {object} Study
 * @property {StudyPage} data
 * @property {Board} board
 * @property {Node} root
 * @property {Node} now the node that is shown
 * @property {Node} line the end of the line one walks along with the keys
 * @property {Map<Node, Tried>} known what the server said about nodes
 * @property {Set<(study: Study, tried: Tried) => void>} shown called when another node is shown
 * @property {Set<() => void>} changed called when the tree, or what is known of its moves, has changed
 * @property {Set<() => void>} edited called when the visitor has changed the tree, so that it is to be saved
 * @property {boolean} quiet whether nothing may be shown that an engine knows, as during an exercise
 * @property {((move: string) => boolean) | null} intercept sees a move before it is made on the tree; true: it deals with it
 */

/** @param {StudyPage} data @param {Board} board @returns {Study} */
export function createStudy(data, board) {
  const root = createTree(data.moves.map(({ move }) => move));
  const nothing = { known: new Map(), shown: new Set(), changed: new Set(), edited: new Set(), quiet: false, intercept: null };
  return { data, board, root, now: root, line: endOf(root), ...nothing };
}

/** What the server says about a node. @param {Study} study @param {Node} node @returns {Promise<Tried | null>} */
export async function fetchTried(study, node) {
  const there = study.known.get(node);
  if (there) return there;
  const { tried, why } = await attempt(study.data.variant.id, { from: study.data.start ?? undefined, moves: movesTo(node) });
  if (!tried) {
    toast(why);
    return null;
  }
  study.known.set(node, tried);
  return tried;
}

/**
 * Shows a node: a move forward is played, anything else is a jump.
 * @param {Study} study @param {Node} node
 */
export async function go(study, node) {
  const forward = node.parent === study.now;
  study.now = node;
  if (!isOnLine(study.line, node)) study.line = endOf(node);
  const tried = await fetchTried(study, node);
  // Another position is shown meanwhile.
  if (!tried || study.now !== node) return;
  study.board.offer([]);
  study.board.last(tried.events);
  const still = forward ? study.board.play(tried.events, tried.view) : study.board.show(tried.view);
  for (const listener of study.shown) listener(study, tried);
  await still;
  if (study.now === node) study.board.offer(tried.choices, { side: tried.to_move, position: tried.position });
}

/** Makes a move: goes to its node, which is added if need be. @param {Study} study @param {string} move @returns {Promise<void>} */
export async function make(study, move) {
  if (study.intercept?.(move)) return;
  const { now } = study;
  const isNew = !now.children.some((child) => child.move === move);
  const node = add(now, move);
  if (!node) return toast(format("tree-full"));
  if (isNew) noteEdit(study);
  await go(study, node);
}

/** The tree, or what is known of its moves, has changed. @param {Study} study */
export function noteChange({ changed }) {
  for (const listener of changed) listener();
}

/** The visitor has changed the tree. @param {Study} study */
export function noteEdit(study) {
  noteChange(study);
  for (const listener of study.edited) listener();
}

/** Whether a node stands on the line that the page came with, wherever variations were promoted to. @param {Study} study @param {Node} node */
function isGiven({ data: { moves } }, node) {
  return node.ply <= moves.length && movesTo(node).every((move, index) => move === moves[index].move);
}

/** Whether the move that leads to a node is one of the game that is reviewed. @param {Study} study @param {Node} node */
export const isOfGame = (study, node) => study.data.reviewed !== null && isGiven(study, node);

/** Who made the move that leads to a node. @param {Study} study @param {Node} node @returns {Side} */
export function sideOf(study, node) {
  const { parent, ply } = node;
  if (!parent) return "second";
  const { moves } = study.data;
  if (isGiven(study, node)) return moves[ply - 1].side;
  const before = study.known.get(parent);
  if (before) return before.to_move;
  // Not looked at yet: nearly always the sides take turns.
  return parent.parent ? (sideOf(study, parent) === "first" ? "second" : "first") : (moves[0]?.side ?? "first");
}

/** @param {Node} end @param {Node} node */
function isOnLine(end, node) {
  for (let at = /** @type {Node | null} */ (end); at; at = at.parent) if (at === node) return true;
  return false;
}

/** The next node of the line. @param {Study} study */
export function next({ now, line }) {
  for (let at = line; at.parent; at = at.parent) if (at.parent === now) return at;
  return now.children[0] ?? null;
}

/** @param {Study} study @param {"first" | "back" | "forward" | "last"} where */
export function walk(study, where) {
  if (study.quiet) return;
  const { now, root, line } = study;
  const to = { first: root, back: now.parent, forward: next(study), last: line }[where];
  if (to && to !== now) void go(study, to);
}
