/** Lines of moves that can be played on the board as variations. */

/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { element, icon, toast } from "../dom.js";
import { format } from "../words.js";
import { go, noteChange } from "./state.js";
import { add } from "./tree.js";

/** How long a move of a line stands before the next one. */
const PACE = 750;

/** The nodes of a line, added where they are missing. An engine's line is there whenever it is asked for, so it alone is no reason to save. @param {Study} study @param {Node} from @param {string[]} moves @returns {Node[]} */
function addLine(study, from, moves) {
  const nodes = [];
  let at = from;
  for (const move of moves) {
    const node = add(at, move);
    if (!node) {
      toast(format("tree-full"));
      break;
    }
    nodes.push(node);
    at = node;
  }
  noteChange(study);
  return nodes;
}

/** Plays a line on the board, move after move, until it ends or another position is chosen. @param {Study} study @param {Node} from @param {string[]} moves */
export async function playLine(study, from, moves) {
  const nodes = addLine(study, from, moves);
  let at = from;
  if (study.now !== from) await go(study, from);
  for (const node of nodes) {
    await new Promise((resolve) => setTimeout(resolve, PACE));
    if (study.now !== at || study.quiet) return;
    await go(study, node);
    at = node;
  }
}

/**
 * A line as buttons: one plays it, the others go to its moves.
 * @param {Study} study
 * @param {{ label: string, name: string, from: Node, moves: string[], onplay: (nodes: Node[]) => void }} line name: which line it is, for styles and tests;
 *   onplay: told of its nodes before any of them is shown
 */
export function lineRow(study, { label, name, from, moves, onplay }) {
  const play = element(
    "button",
    { class: "button small play", type: "button", "data-line": name },
    icon("play"),
    element("span", {}, label),
  );
  play.addEventListener("click", () => {
    onplay([from, ...addLine(study, from, moves)]);
    void playLine(study, from, moves);
  });
  const steps = moves.map((move, index) => {
    const step = element("button", { type: "button", class: "step", "data-step": String(index + 1) }, move);
    step.addEventListener("click", () => {
      const nodes = [from, ...addLine(study, from, moves.slice(0, index + 1))];
      onplay(nodes);
      void go(study, nodes[nodes.length - 1]);
    });
    return step;
  });
  return element("div", { class: `line ${name}` }, play, element("span", { class: "steps num" }, ...steps));
}

/** Whether a node is on a line. @param {Node} node @param {Node} from @param {string[]} moves @returns {number} after how many of its moves; 0: it is not */
export function stepOn(node, from, moves) {
  const path = [];
  for (let at = /** @type {Node | null} */ (node); at && at !== from; at = at.parent) {
    if (!at.parent) return 0;
    path.unshift(at.move);
  }
  return path.length <= moves.length && path.every((move, i) => move === moves[i]) ? path.length : 0;
}
