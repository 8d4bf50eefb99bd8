/** How it stands: the status line, thinking, offers, and at the end who won and why. */

/** @import { Choice, Side, View } from "../board/types.js" */
/** @import { GameInfo, Message, Standing } from "./types.js" */

import { byId, element, show, write } from "../dom.js";
import { common, SIDES } from "./seats.js";

/** Whether all one can do is pass. @param {Choice[]} choices */
export const mustPass = (choices) => choices.length === 1 && choices[0].taps.length === 1 && "button" in choices[0].taps[0];

/** @param {GameInfo} game @param {Standing} standing */
export function showNow(game, { state, you, choices }) {
  const yours = choices.length > 0 && !state.outcome;
  byId("status").classList.toggle("yours", yours);
  const mover = state.players[state.to_move], side = game.sides[state.to_move].name;
  sayStatus(mustPass(choices) ? `${side} has no move and passes` : state.status, state.outcome !== null);
  /** @type {string[]} */
  const hints = [];
  if (!state.outcome) {
    if (state.thinking) hints.push(`${mover.name} is thinking`);
    else if (!mover.taken) hints.push("Waiting for the other player to come");
    else if (yours && you.length === 1) hints.push("Your move");
    else if (!yours && mover.name !== side) hints.push(`${mover.name} to move`);
    else if (yours && mover.name !== side) hints.push(mover.name);
  }
  write(byId("hint"), [...hints, ...common(state.view)].join(" · "));
  // Its room is kept while a computer plays, so that nothing jumps whenever it thinks.
  const thinking = state.thinking && !state.outcome;
  show(byId("thinking"), !state.outcome && SIDES.some((s) => state.players[s].kind === "computer"));
  byId("thinking").classList.toggle("idle", !thinking);
  if (!thinking) showThinking(null);
  show(byId("stop"), you.length > 0 || (state.players.first.kind === "computer" && state.players.second.kind === "computer"));
  showOffer({ state, you, choices });
  document.title = `${yours && you.length === 1 ? "● Your move" : state.status} · ${game.name} · Plyground`;
}

/** How it stands. Why a game ended is heard here, but seen with the result. @param {string} status @param {boolean} over */
function sayStatus(status, over) {
  const says = byId("says"), at = over ? status.indexOf(": ") : -1;
  if (says.textContent === status && (at < 0) === (says.childElementCount === 0)) return;
  says.replaceChildren(...(at < 0 ? [status] : [status.slice(0, at), element("span", { class: "unseen" }, status.slice(at))]));
}

/** How far the thinking is; `null` when nobody thinks. @param {Extract<Message, { type: "thinking" }> | null} thinking */
export function showThinking(thinking) {
  const bar = byId("thinking"), { depth = 0, share = 0 } = thinking ?? {};
  // Who thinks for a known time fills the bar evenly; what is reported on the way can only be behind. Without motion the
  // bar would be full at once, so there it goes by the reports.
  const ms = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : (thinking?.ms ?? 0);
  if (ms || !thinking) bar.classList.toggle("timed", ms > 0);
  if (ms) {
    bar.style.setProperty("--time", "0s");
    bar.style.setProperty("--progress", "0");
    bar.getBoundingClientRect(); // so that it begins at the left
    bar.style.setProperty("--time", `${ms}ms`);
  }
  if (!bar.classList.contains("timed") || ms) bar.style.setProperty("--progress", String(ms ? 1 : Math.min(1, Math.max(0, share))));
  const words = depth > 1 ? `${depth} moves ahead` : "";
  write(byId("ahead"), words && ` · ${words}`);
  const progress = /** @type {Element} */ (bar.querySelector("[role=progressbar]"));
  progress.setAttribute("aria-valuenow", String(Math.round(100 * share)));
  if (words) progress.setAttribute("aria-valuetext", words);
  else progress.removeAttribute("aria-valuetext");
}

/** @param {Standing} standing */
function showOffer({ state, you }) {
  const kind = state.offers.draw ? "draw" : state.offers.takeback ? "takeback" : null;
  const by = kind && state.offers[kind];
  const box = byId("offer");
  show(box, Boolean(by) && you.length > 0);
  if (!by || !kind) return;
  box.dataset.kind = kind;
  delete box.dataset.withdrawn;
  const mine = you.includes(by);
  const name = state.players[by].name;
  const words = {
    draw: mine ? "You have offered a draw." : `${name} offers a draw.`,
    takeback: mine ? "You have asked to take a move back." : `${name} would like to take a move back.`,
  };
  write(byId("offer-says"), words[kind]);
  show(byId("accept"), !mine);
  write(byId("decline"), mine ? "Withdraw" : "Decline");
}

/** @param {Side[]} you @param {Side | null} winner @returns {"won" | "lost" | "drawn"} */
export function howItEnded(you, winner) {
  if (winner === null) return "drawn";
  return you.length === 1 && you[0] !== winner ? "lost" : "won";
}

/** @param {GameInfo} game @param {Standing} standing */
export function showResult(game, { state, you }) {
  const end = state.outcome;
  show(byId("result"), Boolean(end));
  if (!end) return;
  const against = you.length === 1;
  const winner = end.winner && state.players[end.winner].name;
  const title = !winner ? "A draw" : against ? (end.winner === you[0] ? "You win" : `${winner} wins`) : `${winner} wins`;
  write(byId("result-title"), title);
  const why = end.text.slice(end.text.indexOf(": ") + 1).trim();
  write(byId("why"), why && `${why[0].toUpperCase()}${why.slice(1)}.`);
  showScore(game, state.view);
  show(byId("rematch"), state.can.rematch && you.length > 0);
  const next = /** @type {HTMLAnchorElement} */ (byId("next"));
  show(next, state.next !== null);
  if (state.next !== null) next.href = `/g/${state.next}`;
}

/** What is counted for both sides: one thing in large figures, several in a list. @param {GameInfo} game @param {View} view */
function showScore(game, view) {
  const ids = [...new Set(view.counters.filter(({ side }) => side !== null).map(({ id }) => id))];
  const of = (/** @type {string} */ id, /** @type {Side} */ side) => view.counters.find((c) => c.id === id && c.side === side);
  const scores = ids.flatMap((id) => {
    const [first, second] = SIDES.map((side) => of(id, side));
    return first && second && first.value + second.value > 0 ? [{ label: first.label, text: `${first.value} – ${second.value}` }] : [];
  });
  const host = byId("score");
  show(host, scores.length > 0);
  const who = `${game.sides.first.name} – ${game.sides.second.name}`;
  if (ids.length === 1) host.replaceChildren(...scores.map(({ text }) => text), element("small", {}, who));
  else {
    const rows = scores.flatMap(({ label, text }) => [element("dt", {}, label), element("dd", {}, text)]);
    host.replaceChildren(element("dl", {}, element("dt", {}), element("dd", {}, who), ...rows));
  }
}
