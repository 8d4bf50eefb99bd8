/** The end of a game: who won and why, the score, the figures, and what can be done next. */

/** @import { GameInfo, Side, View } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { byId, element, pieceIcon, show, write } from "../dom.js";
import { format } from "../words.js";
import { callName, endReason, endTitle, isScored, scoresOf } from "./ending.js";
import { figureRows, gameTime } from "./figures.js";
import { SIDES } from "./seats.js";

/** @param {GameInfo} game @param {Standing} standing */
export function showResult(game, standing) {
  const { state, you } = standing;
  const end = state.outcome;
  show(byId("menu-review"), Boolean(end));
  if (!end) return;
  write(byId("result-title"), endTitle(game, standing));
  write(byId("why"), endReason(game, standing));
  showScore(game, state.view, isScored(end));
  showRatings(game, standing);
  byId("figures").replaceChildren(...figureRows(game, standing, { counters: !isScored(end) }));
  // Computers never ask for another game; their watchers may.
  const computers = SIDES.every((side) => state.players[side].kind === "computer");
  show(byId("rematch"), state.can.rematch && (you.length > 0 || computers));
  const next = /** @type {HTMLAnchorElement} */ (byId("next"));
  show(next, state.next !== null);
  if (state.next !== null) next.href = `/g/${state.next}`;
}

/**
 * How the game changed the reader's rating; watchers see what it changed for people. A computer player has its measured
 * rating at its seat; this one is on another scale.
 * @param {GameInfo} game @param {Standing} standing
 */
function showRatings(game, { state, you }) {
  const host = byId("rating-change");
  const { rated } = state;
  const sides = SIDES.filter((side) => state.players[side].kind !== "computer" && (you.length !== 1 || you[0] === side));
  show(host, rated !== null && sides.length > 0);
  if (!rated) return;
  const lines = sides.map((side) => {
    const { before, after } = rated[side];
    const by = Math.round(after) - Math.round(before);
    const change = by < 0 ? `−${-by}` : `+${by}`;
    return element("span", {}, format("rating-change", { name: callName(game, state, side), rating: String(Math.round(after)), change }));
  });
  host.replaceChildren(...lines);
}

/** The time of the game so far, quietly, and the rest of its figures in the menu. @param {GameInfo} game @param {Standing} standing */
export function showFigures(game, standing) {
  const { counts } = standing.state;
  show(byId("counts"), counts !== "no");
  write(byId("counts"), counts === "yes" ? format("counts") : format("counts-no-longer"));
  write(byId("game-time"), standing.state.ply ? gameTime(standing.state) : "");
  byId("menu-figures").replaceChildren(...figureRows(game, standing, { counters: true }));
}

/** @param {boolean} playing whether the game is being played through */
export function showReplay(playing) {
  const button = byId("replay");
  write(/** @type {Element} */ (button.querySelector("span")), playing ? format("replay-pause") : format("replay"));
  button.querySelector("use")?.setAttribute("href", `/assets/icons.svg#icon-${playing ? "pause" : "play"}`);
}

/**
 * What is counted for both sides: the figures beside each side's piece, a bar of the shares where there is one score.
 * @param {GameInfo} game @param {View} view @param {boolean} scored whether it decided the game
 */
function showScore(game, view, scored) {
  const scores = scoresOf(view).filter(({ first, second }) => first + second > 0);
  const host = byId("score");
  show(host, scored && scores.length > 0);
  host.replaceChildren(...scores.map((score) => scoreRow(game, score, scores.length === 1)));
}

/** @param {GameInfo} game @param {ReturnType<typeof scoresOf>[number]} score @param {boolean} alone */
function scoreRow(game, { label, first, second }, alone) {
  const piece = (/** @type {Side} */ side) => {
    const icon = pieceIcon(game.id, game.pieces[0].id, side);
    icon.classList.add("tray");
    return icon;
  };
  const share = element("span", { class: "share" });
  share.style.setProperty("--part", `${((100 * first) / (first + second)).toFixed(1)}%`);
  const what = alone
    ? element("span", {}, share, element("span", { class: "unseen" }, ` – `))
    : element("span", { class: "what" }, format(label));
  return element("div", {}, piece("first"), element("b", {}, String(first)), what, element("b", {}, String(second)), piece("second"));
}
