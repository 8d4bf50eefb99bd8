/** How a game ended, said to whoever reads it: the winner, the loser, two people at one screen, or a watcher. */

/** @import { End, GameInfo, Side, State } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

/** Reasons that people or the clock gave; with these the board decided nothing. */
const NOT_BY_THE_BOARD = ["resignation", "time", "agreement", "abandonment", "length", "unrecorded"];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "first" ? "second" : "first");

/** What a side's player is called; by the colour if both have the same name. @param {GameInfo} game @param {State} state @param {Side} side */
export function callName(game, { players }, side) {
  return players.first.name === players.second.name ? game.sides[side].name : players[side].name;
}

/** @param {Side[]} you @param {Side | null} winner @returns {"won" | "lost" | "drawn"} */
export function howItEnded(you, winner) {
  if (winner === null) return "drawn";
  return you.length === 1 && you[0] !== winner ? "lost" : "won";
}

/** Whether what is counted on the board is the score. @param {End} end */
export const isScored = (end) => end.scored ?? !NOT_BY_THE_BOARD.includes(end.reason);

/** Who has won. @param {GameInfo} game @param {Standing} standing @returns {string} */
export function endTitle(game, { state, you }) {
  const winner = state.outcome?.winner;
  if (!winner) return "A draw";
  return you.length === 1 && you[0] === winner ? "You win" : `${callName(game, state, winner)} wins`;
}

/** Why, as a sentence that names who resigned or ran out of time. @param {GameInfo} game @param {Standing} standing @returns {string} */
export function endReason(game, { state, you }) {
  const end = state.outcome;
  if (!end) return "";
  const loser = end.winner && other(end.winner);
  const isYou = you.length === 1 && you[0] === loser;
  const name = loser ? callName(game, state, loser) : "";
  const who = isYou ? "You" : name;
  switch (loser ? end.reason : "") {
    case "resignation":
      return `${who} resigned.`;
    case "time":
      return `${who} ran out of time.`;
    case "abandonment":
      return `${who} left the game.`;
  }
  if (end.reason === "agreement") return "Both sides agreed.";
  // Other reasons come from the game's rules, and speak of the winner's opponent as the other side.
  const phrase = end.text.slice(end.text.indexOf(": ") + 1).trim();
  const said = phrase
    .replace("the other side's", () => (isYou ? "your" : `${name}'s`))
    .replace("the other side", () => (isYou ? "you" : name));
  return said && `${said[0].toUpperCase()}${said.slice(1)}.`;
}
