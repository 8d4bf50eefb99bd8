/** How a game ended, worded for the reader: the winner, the loser, two people at one screen, or a watcher. */

/** @import { End, GameInfo, Side, State, View } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { format, textOf } from "../words.js";

/** Reasons that people or the clock gave; with these the board decided nothing. */
const NOT_BY_THE_BOARD = ["resignation", "time", "agreement", "abandonment", "aborted", "length", "unrecorded"];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "first" ? "second" : "first");

/** What a side's player is called; by the colour if both have the same name. @param {GameInfo} game @param {State} state @param {Side} side */
export function callName(game, { players }, side) {
  const name = textOf(players[side].name);
  return name === textOf(players[other(side)].name) ? format(game.sides[side].name) : name;
}

/** @param {Side[]} you @param {End} end @returns {"won" | "lost" | "drawn" | "aborted"} */
export function howItEnded(you, { winner, reason }) {
  if (reason === "aborted") return "aborted";
  if (winner === null) return "drawn";
  return you.length === 1 && you[0] !== winner ? "lost" : "won";
}

/** Whether what is counted on the board is the score. @param {End} end */
export const isScored = (end) => end.scored ?? !NOT_BY_THE_BOARD.includes(end.reason);

/**
 * What is counted for both sides.
 * @param {View} view @returns {{ label: string, first: number, second: number }[]}
 */
export function scoresOf({ counters }) {
  const ids = [...new Set(counters.filter(({ side }) => side !== null).map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [first, second] = ["first", "second"].map((side) => counters.find((c) => c.id === id && c.side === side));
    return first && second ? [{ label: first.label, first: first.value, second: second.value }] : [];
  });
}

/** By how much, where one thing is counted and decides. @param {State} state */
function margin({ outcome, view }) {
  const scores = outcome && isScored(outcome) ? scoresOf(view) : [];
  return scores.length === 1 ? Math.abs(scores[0].first - scores[0].second) : 0;
}

/** Who has won. @param {GameInfo} game @param {Standing} standing @returns {string} */
export function endTitle(game, { state, you }) {
  const winner = state.outcome?.winner;
  if (state.outcome?.reason === "aborted") return format("aborted");
  if (!winner) return format("draw");
  const how = state.outcome?.reason === "time" ? "time" : margin(state) ? "margin" : "other";
  const by = margin(state);
  if (you.length !== 1) return format("side-wins", { how, by, name: callName(game, state, winner) });
  return you[0] === winner ? format("you-won", { how, by }) : format("you-lost", { how, by });
}

/** Why, as a sentence that names who resigned or ran out of time. @param {GameInfo} game @param {Standing} standing @returns {string} */
export function endReason(game, { state, you }) {
  const end = state.outcome;
  if (!end) return "";
  const loser = end.winner && other(end.winner);
  const who = you.length === 1 && you[0] === loser ? "you" : loser ? "named" : "other";
  const name = loser ? callName(game, state, loser) : "";
  if (end.reason === "agreement") return format("both-agreed");
  if (end.reason === "aborted") return format("aborted-why");
  if (end.reason === "abandonment") return loser ? format("left-the-game", { who, name }) : format("left-and-drawn");
  return format("end-reason", { reason: { id: end.why, who, loser: name } });
}

/** Who has won and why. @param {GameInfo} game @param {Standing} standing @returns {string} */
export const endInOne = (game, standing) => format("end-in-one", { title: endTitle(game, standing), reason: endReason(game, standing) });
