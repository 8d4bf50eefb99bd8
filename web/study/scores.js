/** What engines say a position is worth, in words and numbers. */

/** @import { ScoreParts, Side } from "../types/messages.js" */

import { format } from "../words.js";

/** The games in which an evaluation is counted in hundredths of what the game is won by. */
const IN_HUNDREDTHS = new Set(["reversi"]);

/** With its sign, as numbers are written in print. @param {number} value */
function signed(value) {
  const rounded = Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(1) : String(Math.round(value));
  return Number(rounded) > 0 ? `+${rounded}` : rounded.replace("-", "−");
}

/**
 * A score in the game's own unit, from the side it is given for: "+4", "win in 5".
 * @param {string} game its id @param {ScoreParts} score
 */
export function scoreText(game, { kind, value }) {
  if (kind === "win") return value ? format("score-win-in", { count: value }) : format("score-won");
  if (kind === "loss") return value ? format("score-loss-in", { count: value }) : format("score-lost");
  const counted = IN_HUNDREDTHS.has(game);
  if (kind === "exact")
    return counted ? format("score-exactly-discs", { count: signed(value) }) : value === 0 ? format("score-draw") : signed(value);
  return counted ? format("score-discs", { count: signed(value / 100) }) : signed(value);
}

/** The same, as short as it can be: for squares and lists. @param {string} game @param {ScoreParts} score */
export function shortScore(game, { kind, value }) {
  if (kind === "win") return `+#${value}`;
  if (kind === "loss") return `−#${value}`;
  return signed(kind === "heuristic" && IN_HUNDREDTHS.has(game) ? value / 100 : value);
}

/** A chance from 0 to 1 in whole percent; certainty only where there is. @param {number} chance */
export function percent(chance) {
  const whole = Math.round(100 * chance);
  if (whole === 100 && chance < 1) return format("percent", { value: 99 });
  if (whole === 0 && chance > 0) return format("percent", { value: 1 });
  return format("percent", { value: whole });
}

/** The chance of a side, from that of the first. @param {number} first @param {Side} side */
export const chanceOf = (first, side) => (side === "first" ? first : 1 - first);
