/** What engines say a position is worth, in words and numbers. */

/** @import { ScoreParts, ScoreUnit, Side } from "../types/messages.js" */

import { format, language } from "../words.js";

/** With its sign, as numbers are written in print. @param {number} value */
function signed(value) {
  const digits = Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0;
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = new Intl.NumberFormat(language(), { ...shown, useGrouping: false, signDisplay: "exceptZero" });
  return number.format(value).replace("-", "−");
}

/** How many units a score is worth: exact results count whole ones. @param {ScoreUnit} unit @param {ScoreParts} score */
const amountOf = ({ divisor }, { kind, value }) => (kind === "exact" ? value : value / divisor);

/**
 * A score in the game's own unit, from the side it is given for: "+3.4 discs", "win in 5".
 * @param {ScoreUnit} unit @param {ScoreParts} score
 */
export function scoreText(unit, score) {
  const { kind, value } = score;
  if (kind === "win") return value ? format("score-win-in", { count: value }) : format("score-won");
  if (kind === "loss") return value ? format("score-loss-in", { count: value }) : format("score-lost");
  const exact = kind === "exact";
  if (exact && value === 0 && !unit.decides) return format("score-draw");
  const amount = amountOf(unit, score);
  const counted = format(unit.counted, { count: signed(amount), amount });
  return exact && unit.decides ? format("score-exactly", { score: counted }) : counted;
}

/** The same, as short as it can be: for squares and lists. @param {ScoreUnit} unit @param {ScoreParts} score */
export function shortScore(unit, score) {
  if (score.kind === "win") return `+#${score.value}`;
  if (score.kind === "loss") return `−#${score.value}`;
  return signed(amountOf(unit, score));
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
