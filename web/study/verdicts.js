/** Verdicts on moves, as signs and words. */

/** @import { MoveReport, Verdict } from "../types/messages.js" */

import { element, icon } from "../dom.js";
import { format } from "../words.js";

/** What is counted, the lightest first. @type {Verdict[]} */
export const FAULTS = ["inaccuracy", "mistake", "blunder"];

/** @type {Partial<Record<Verdict | "only", string>>} */
const SIGNS = { only: "!", best: "★", forced: "□", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** @type {Record<Verdict | "only", string>} */
const NAMES = {
  only: format("verdict-only"),
  book: format("verdict-book"),
  forced: format("verdict-forced"),
  best: format("verdict-best"),
  good: format("verdict-good"),
  inaccuracy: format("verdict-inaccuracy"),
  mistake: format("verdict-mistake"),
  blunder: format("verdict-blunder"),
};

/** What is said of a move: praise where it alone held. @param {MoveReport} report @returns {Verdict | "only"} */
export const verdictOf = ({ verdict, only }) => (only && verdict === "best" ? "only" : verdict);

/** A verdict in words: "a blunder". @param {Verdict | "only"} verdict */
export const verdictName = (verdict) => NAMES[verdict];

/** Whether a verdict is counted. @param {Verdict} verdict */
export const isFault = (verdict) => FAULTS.includes(verdict);

/** Whether a move becomes an exercise. @param {MoveReport} report */
export const isTurningPoint = ({ verdict }) => verdict === "mistake" || verdict === "blunder";

/** The sign of a verdict; none for a good move. @param {Verdict | "only"} verdict @returns {HTMLElement | null} */
export function verdictSign(verdict) {
  const inside = verdict === "book" ? icon("book") : SIGNS[verdict];
  return inside
    ? element("span", { class: `verdict ${verdict}`, title: NAMES[verdict], role: "img", "aria-label": NAMES[verdict] }, inside)
    : null;
}
