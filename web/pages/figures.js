/** The figures of a game: turns, the time each side has used, and what its moves did, from the list of moves; what it counts, from the board. */

/** @import { Entry, GameInfo, Side, State } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { element, pieceIcon } from "../dom.js";
import { format } from "../words.js";
import { timeText } from "./clocks.js";
import { scoresOf } from "./ending.js";
import { SIDES } from "./seats.js";

/**
 * @typedef {{ flipped: number, most: number, destroyed: number }} Did  most: flipped in one move
 * @typedef {{ turns: number, used: Record<Side, number>, longest: Record<Side, number>, did: Record<Side, Did> }} Figures  times in milliseconds
 */

/**
 * Moves carry the time spent on them. What is spent on a decision that is not made yet, or never was because the game ended
 * before it, is in `turn_ms` only, together with the earlier decisions of the same turn.
 * @param {Pick<State, "history" | "to_move" | "turn_ms">} state @returns {Figures}
 */
function figuresOf({ history, to_move, turn_ms }) {
  const used = { first: 0, second: 0 };
  for (const { side, ms } of history) used[side] += ms;
  const last = history.at(-1);
  const inTurn = last?.side === to_move ? history.filter(({ turn }) => turn === last.turn).reduce((sum, { ms }) => sum + ms, 0) : 0;
  used[to_move] += Math.max(0, turn_ms - inTurn);
  const longest = { first: 0, second: 0 };
  for (const { side, ms } of byTurn(history)) longest[side] = Math.max(longest[side], ms);
  longest[to_move] = Math.max(longest[to_move], turn_ms);
  return { turns: last ? last.turn + 1 : 0, used, longest, did: { first: didOf(history, "first"), second: didOf(history, "second") } };
}

/** @param {Entry[]} history @returns {{ side: Side, ms: number }[]} */
function byTurn(history) {
  /** @type {{ side: Side, ms: number }[]} */
  const turns = [];
  for (const { turn, side, ms } of history) turns[turn] = { side, ms: (turns[turn]?.ms ?? 0) + ms };
  return turns;
}

/** @param {Entry[]} history @param {Side} side @returns {Did} */
function didOf(history, side) {
  const did = { flipped: 0, most: 0, destroyed: 0 };
  for (const entry of history) {
    if (entry.side !== side || !entry.did) continue;
    did.flipped += entry.did.flipped;
    did.most = Math.max(did.most, entry.did.flipped);
    did.destroyed += entry.did.destroyed;
  }
  return did;
}

/**
 * The figures as a list with a column for each side: what every game has, then what the game itself counts.
 * @param {GameInfo} game @param {Standing} standing @param {{ counters: boolean }} shown counters: not where they stand as the score
 * @returns {HTMLElement[]}
 */
export function figureRows(game, { state }, { counters }) {
  const { turns, used, longest, did } = figuresOf(state);
  const scores = counters ? scoresOf(state.view).filter(({ first, second }) => first + second > 0) : [];
  /** @type {(what: string, text: (side: Side) => string | Node) => HTMLElement[]} */
  const row = (what, text) => [element("dt", {}, what), ...SIDES.map((side) => element("dd", {}, text(side)))];
  /** @type {(what: string, key: keyof Did) => HTMLElement[]} */
  const counted = (what, key) => (did.first[key] || did.second[key] ? row(what, (side) => String(did[side][key])) : []);
  const head = (/** @type {Side} */ side) => {
    const icon = pieceIcon(game.id, game.pieces[0].id, side);
    icon.classList.add("tray");
    icon.setAttribute("role", "img");
    icon.setAttribute("aria-label", format(game.sides[side].name));
    icon.removeAttribute("aria-hidden");
    return icon;
  };
  // A game from a file may not say how long its moves took.
  const timed = used.first + used.second > 0;
  return [
    ...row(format("figure-turns", { count: turns }), head),
    ...(timed ? row(format("figure-time"), (side) => timeText(used[side])) : []),
    ...(timed ? row(format("figure-longest"), (side) => timeText(longest[side])) : []),
    ...counted(format("figure-flipped"), "flipped"),
    ...counted(format("figure-most-flipped"), "most"),
    ...counted(format("figure-destroyed"), "destroyed"),
    ...scores.flatMap((score) => row(format(score.label), (side) => String(score[side]))),
  ];
}

/** Of both sides, in full seconds of each, so that the sum is the sum of what is read. @param {Record<Side, number>} used */
const together = ({ first, second }) => 1000 * (Math.floor(first / 1000) + Math.floor(second / 1000));

/** The time of the whole game, 5:14; nothing where none of it is known. @param {State} state */
export function gameTime(state) {
  const { used } = figuresOf(state);
  return used.first + used.second > 0 ? timeText(together(used)) : "";
}
