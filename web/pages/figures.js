/** The figures of a game: its turns and the time each side has used, from the times of its moves. */

/** @import { GameInfo, Side, State } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { element } from "../dom.js";
import { format } from "../words.js";
import { timeText } from "./clocks.js";
import { callName } from "./ending.js";

/** @typedef {{ turns: number, used: Record<Side, number> }} Figures  times in milliseconds */

/**
 * Moves carry the time spent on them. What is spent on a decision that is not made yet, or never was because the game ended
 * before it, is in `turn_ms` only, together with the earlier decisions of the same turn.
 * @param {Pick<State, "history" | "to_move" | "turn_ms">} state @returns {Figures}
 */
export function figuresOf({ history, to_move, turn_ms }) {
  const used = { first: 0, second: 0 };
  for (const { side, ms } of history) used[side] += ms;
  const last = history.at(-1);
  const inTurn = last?.side === to_move ? history.filter(({ turn }) => turn === last.turn).reduce((sum, { ms }) => sum + ms, 0) : 0;
  used[to_move] += Math.max(0, turn_ms - inTurn);
  return { turns: last ? last.turn + 1 : 0, used };
}

/** The figures as a list. @param {GameInfo} game @param {Standing} standing @returns {HTMLElement[]} terms and what they are */
export function figureRows(game, { state, you }) {
  const { turns, used } = figuresOf(state);
  const whose = (/** @type {Side} */ side) =>
    you.length === 1 && you[0] === side ? format("figure-your-time") : format("figure-time-of", { name: callName(game, state, side) });
  /** @type {[string, string][]} */
  const rows = [
    [format("figure-turns"), String(turns)],
    [whose("first"), timeText(used.first)],
    [whose("second"), timeText(used.second)],
    [format("figure-whole-time"), timeText(together(used))],
  ];
  return rows.flatMap(([what, value]) => [element("dt", {}, what), element("dd", {}, value)]);
}

/** Of both sides, in full seconds of each, so that the sum is the sum of what is read. @param {Record<Side, number>} used */
const together = ({ first, second }) => 1000 * (Math.floor(first / 1000) + Math.floor(second / 1000));

/** The time of the whole game, 5:14. @param {State} state */
export const gameTime = (state) => timeText(together(figuresOf(state).used));
