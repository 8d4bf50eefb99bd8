/** The end of a game: who won and why, the score, the figures, and what can be done next. */

/** @import { GameInfo, Side, View } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { byId, element, show, write } from "../dom.js";
import { format } from "../words.js";
import { callName, endReason, endTitle, isScored } from "./ending.js";
import { figureRows, gameTime } from "./figures.js";
import { SIDES } from "./seats.js";

/** @param {GameInfo} game @param {Standing} standing */
export function showResult(game, standing) {
  const { state, you } = standing;
  const end = state.outcome;
  show(byId("result"), Boolean(end));
  show(byId("menu-review"), Boolean(end));
  if (!end) return;
  write(byId("result-title"), endTitle(game, standing));
  write(byId("why"), endReason(game, standing));
  showScore(game, state.view, isScored(end));
  showRatings(game, standing);
  byId("figures").replaceChildren(...figureRows(game, standing));
  // Computers never ask for another game; their watchers may.
  const computers = SIDES.every((side) => state.players[side].kind === "computer");
  show(byId("rematch"), state.can.rematch && (you.length > 0 || computers));
  const next = /** @type {HTMLAnchorElement} */ (byId("next"));
  show(next, state.next !== null);
  if (state.next !== null) next.href = `/g/${state.next}`;
}

/** How the game changed the ratings. @param {GameInfo} game @param {Standing} standing */
function showRatings(game, { state }) {
  const host = byId("rating-change");
  const { rated } = state;
  show(host, rated !== null);
  if (!rated) return;
  const lines = SIDES.map((side) => {
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
  byId("menu-figures").replaceChildren(...figureRows(game, standing));
}

/** @param {boolean} playing whether the game is being played through */
export function showReplay(playing) {
  const button = byId("replay");
  write(/** @type {Element} */ (button.querySelector("span")), playing ? format("replay-pause") : format("replay"));
  button.querySelector("use")?.setAttribute("href", `/assets/icons.svg#icon-${playing ? "pause" : "play"}`);
}

/**
 * What is counted for both sides: one thing in large figures, several in a list.
 * @param {GameInfo} game @param {View} view @param {boolean} scored whether it decided the game
 */
function showScore(game, view, scored) {
  const ids = [...new Set(view.counters.filter(({ side }) => side !== null).map(({ id }) => id))];
  const of = (/** @type {string} */ id, /** @type {Side} */ side) => view.counters.find((c) => c.id === id && c.side === side);
  const scores = ids.flatMap((id) => {
    const [first, second] = SIDES.map((side) => of(id, side));
    return first && second && first.value + second.value > 0
      ? [{ label: format(first.label), text: `${first.value} – ${second.value}` }]
      : [];
  });
  const host = byId("score");
  show(host, scored && scores.length > 0);
  const who = `${format(game.sides.first.name)} – ${format(game.sides.second.name)}`;
  if (ids.length === 1) host.replaceChildren(...scores.map(({ text }) => text), element("small", {}, who));
  else {
    const rows = scores.flatMap(({ label, text }) => [element("dt", {}, label), element("dd", {}, text)]);
    host.replaceChildren(element("dl", {}, element("dt", {}), element("dd", {}, who), ...rows));
  }
}
