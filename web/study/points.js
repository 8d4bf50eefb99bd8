/** Where moves happen on the board. */

/** @import { BoardMark, Choice, Tried } from "../types/messages.js" */

import { lastMove } from "../board/last.js";

/** The points that are tapped for a move, in order. @param {Choice[]} choices what can be played @param {string} move @returns {number[]} */
export function pointsOf(choices, move) {
  const taps = choices.find((choice) => choice.move === move)?.taps ?? [];
  return taps.flatMap((tap) => ("point" in tap ? [tap.point] : "group" in tap ? tap.group : []));
}

/** A sign where a move ended that was played. @param {Tried} tried @param {string} kind @param {string} text @returns {BoardMark[]} */
export function markPlayed(tried, kind, text) {
  const { moved, origin, hit } = lastMove(tried.events);
  const [point] = [...moved, ...hit, ...origin];
  return point === undefined ? [] : [{ shape: "ring", kind, points: [point], text }];
}

/** A move that could be played: from where, and a sign where it ends. @param {Choice[]} choices @param {string} move @param {string} text @returns {BoardMark[]} */
export function markMove(choices, move, text) {
  const points = pointsOf(choices, move);
  const end = points.at(-1);
  if (end === undefined) return [];
  /** @type {BoardMark[]} */
  const marks = [{ shape: "ring", kind: "best", points: [end], text }];
  if (points[0] !== end) marks.unshift({ shape: "arrow", kind: "best", points: [points[0], end] });
  return marks;
}

/**
 * Where to look for a move, without saying which: the piece that moves, or the neighbourhood of where one is put.
 * @param {{ x: number, y: number }[]} places of the board's points @param {Choice[]} choices @param {string} move @returns {BoardMark[]}
 */
export function markWhere(places, choices, move) {
  const points = pointsOf(choices, move);
  if (!points.length) return [];
  if (points[0] !== points.at(-1)) return [{ shape: "ring", kind: "hinted", points: [points[0]] }];
  const { x, y } = places[points[0]];
  const near = places.flatMap((place, point) => (Math.hypot(place.x - x, place.y - y) < 1.5 ? [point] : []));
  return [{ shape: "area", kind: "hinted", points: near }];
}
