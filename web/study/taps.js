/** Where on the board a move is made, from what the board offers. */

/** @import { BoardMark, Tried } from "../types/messages.js" */

/** The points that are tapped for a move, in order; none where only a button is pressed. @param {Tried} tried @param {string} move @returns {number[]} */
export function pointsOf(tried, move) {
  const choice = tried.choices.find((offered) => offered.move === move);
  return (choice?.taps ?? []).flatMap((tap) => ("point" in tap ? [tap.point] : "group" in tap ? tap.group : []));
}

/**
 * A move as it is shown before it is made: an arrow from where to where, or a ring around the point.
 * @param {Tried} tried @param {string} move @param {string} kind @param {string} [text] @returns {BoardMark[]}
 */
export function moveMarks(tried, move, kind, text) {
  const points = pointsOf(tried, move);
  if (!points.length) return [];
  const shape = points.length > 1 ? "arrow" : "ring";
  return [{ shape, kind, points, ...(text ? { text } : {}) }];
}
