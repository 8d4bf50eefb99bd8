/** How it stands: the status line, thinking and offers. */

/** @import { Choice, GameInfo, Goal, TableUpdate } from "../types/messages.js" */
/** @import { Chosen, Standing } from "./types.js" */

import { byId, show, write } from "../dom.js";
import { format, textOf } from "../words.js";
import { callName, endInOne } from "./ending.js";
import { againWords, promptAfter } from "./guide.js";
import { isNew } from "./newcomer.js";
import { common, SIDES } from "./seats.js";
import { swap2Words } from "./swap2.js";

/** So many letters fit into the status line of a narrow column. */
const ONE_LINE = 28;

/** Whether all one can do is pass. @param {Choice[]} choices */
export const mustPass = (choices) => choices.length === 1 && choices[0].taps.length === 1 && "button" in choices[0].taps[0];

/** The moves this browser can make now: none while the game is paused or cannot be saved. @param {Standing} standing */
export const playable = ({ state, choices }) => (state.outcome || state.paused || state.saved === false ? [] : choices);

/**
 * Whose turn it is and what there is to do, as it is said to this reader.
 * @param {GameInfo} game @param {Standing} standing @param {Chosen} [chosen] how far a move is chosen @returns {{ says: string, hint: string }}
 */
export function turnWords(game, { state, you, choices }, chosen) {
  const { to_move } = state;
  const mover = state.players[to_move];
  const prompt = state.view.prompt && format(state.view.prompt);
  const side = format(game.sides[to_move].name);
  const own = textOf(mover.name);
  const name = own === side ? "" : own;
  if (state.outcome) return { says: format("final-position"), hint: "" }; // who won and why is in the panel below
  // A paused computer that thinks was asked for one move.
  if (state.paused && !state.thinking)
    return { says: format("paused"), hint: state.can.step ? format("computer-is-next", { name: callName(game, state, to_move) }) : "" };
  if (state.saved === false) return { says: format("not-saved-yet"), hint: "" }; // what that means stands right below
  const opening = swap2Words(game, { state, you, choices });
  if (opening) return opening;
  if (you.includes(to_move)) {
    const alone = you.length === 1;
    const hint = alone ? format("you-are", { side }) : name;
    if (mustPass(choices)) return { says: alone ? format("you-have-no-move") : format("side-has-no-move", { side }), hint };
    const next = chosen && promptAfter(state.steps, chosen.taps);
    // A move that is shown is made by the next tap.
    if (chosen?.aimed) return { says: againWords(), hint: byPointer() ? letGoWords() : hint };
    if (next) return { says: alone ? capital(next) : format("side-prompt", { side, prompt: next }), hint: letGoWords() };
    if (alone) return { says: prompt ? format("your-move-to", { prompt }) : format("your-move"), hint };
    return { says: format(state.status), hint };
  }
  // Watchers and the waiting player are told who moves and given no orders.
  const called = callName(game, state, to_move);
  if (mover.kind === "computer") return { says: format("is-thinking", { name: called }), hint: called === side ? name : side };
  if (!mover.taken) return { says: format("waiting-for-guest"), hint: "" };
  const ahead =
    chosen?.ahead && (byPointer() ? format("ahead-chosen", { move: chosen.ahead }) : format("ahead-chosen-touch", { move: chosen.ahead }));
  return { says: format("waiting-for", { name: called }), hint: ahead || (prompt ? format("hint-prompt", { prompt }) : "") };
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** How to let go of what is chosen: with a finger there is no Escape. */
const letGoWords = () => (byPointer() ? format("escape-lets-go") : format("tap-lets-go"));

const byPointer = () => matchMedia("(hover: hover)").matches;

/** What wins, as long as it is new here, and how near one is. @param {GameInfo} game @param {Goal} goal @param {Standing} standing */
function goalWords(game, { text, slots }, { state, you }) {
  if (state.outcome || state.swap2 || !isNew(game.id)) return "";
  const own = slots && you.length === 1 && state.view.counters.find(({ id, side }) => id === slots.counter && side === you[0]);
  return own ? format("goal-count", { goal: format(text), count: own.value, of: slots.of }) : format(text);
}

/** @param {{ game: GameInfo, goal: Goal, chosen: Chosen }} page @param {Standing} standing */
export function showNow({ game, goal, chosen }, standing) {
  const { state, you } = standing;
  const choosing = state.swap2?.step === "choose" && !state.paused && you.includes(state.to_move);
  const yours = choosing || playable(standing).length > 0;
  byId("status").classList.toggle("yours", yours);
  const { says, hint } = turnWords(game, standing, chosen);
  write(byId("says"), says);
  show(byId("confirm"), yours && chosen.aimed);
  write(byId("refusal"), chosen.refused);
  byId("status").classList.toggle("refusing", chosen.refused !== "");
  const wins = goalWords(game, goal, standing);
  write(byId("goal"), wins);
  byId("status").classList.toggle("new", wins !== "");
  const moved = state.history.some(({ side }) => !you.length || you.includes(side));
  byId("status").classList.toggle("unmoved", wins !== "" && !moved && !chosen.taps.length);
  byId("status").classList.toggle("long", says.length > ONE_LINE);
  // Half way to a move only what helps to complete it is said.
  write(byId("hint"), [hint, ...(chosen.taps.length ? [] : common(state.view))].filter(Boolean).join(" · "));
  write(byId("opening"), state.opening ? `· ${state.opening}` : "");
  write(byId("opening-hint"), state.opening ? `${byId("hint").textContent ? " · " : ""}${state.opening}` : "");
  // Its room is kept while a computer plays, so that nothing jumps whenever it thinks.
  const thinking = state.thinking && !state.outcome && !state.paused;
  show(byId("thinking"), !state.outcome && SIDES.some((s) => state.players[s].kind === "computer"));
  byId("thinking").classList.toggle("idle", !thinking);
  // Advice is for the move that is made now.
  if (!yours) byId("thinking").classList.remove("advising");
  if (!thinking) showThinking(null);
  show(byId("stop"), you.length > 0 || (state.players.first.kind === "computer" && state.players.second.kind === "computer"));
  showOffer(standing);
  const what = state.outcome ? endInOne(game, standing) : yours && you.length === 1 ? format("your-move-title") : says;
  document.title = format("page-title", { what, game: format(game.name) });
}

/** How far the thinking is; `null` when nobody thinks. @param {Extract<TableUpdate, { type: "thinking" }> | null} thinking */
export function showThinking(thinking) {
  const bar = byId("thinking");
  const { depth = 0, share = 0 } = thinking ?? {};
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
  const words = depth > 1 ? format("moves-ahead", { count: depth }) : "";
  write(byId("ahead"), words && `${byId("hint").textContent ? " · " : ""}${words}`);
  const progress = /** @type {Element} */ (bar.querySelector("[role=progressbar]"));
  progress.setAttribute("aria-valuenow", String(Math.round(100 * share)));
  if (words) progress.setAttribute("aria-valuetext", words);
  else progress.removeAttribute("aria-valuetext");
}

/** What another side asks for, or this one has asked for. @param {Standing} standing @returns {{ kind: "draw" | "takeback" | "pause", mine: boolean, says: string } | null} */
export function offerWords({ state, you }) {
  if (!you.length) return null;
  for (const kind of /** @type {const} */ (["draw", "takeback", "pause"])) {
    const by = state.offers[kind];
    if (!by) continue;
    const mine = you.includes(by);
    const { name } = state.players[by];
    const words = {
      draw: mine ? format("offered-draw") : format("offers-draw", { name }),
      takeback: mine ? format("asked-takeback") : format("asks-takeback", { name }),
      pause: mine ? format("asked-pause") : format("asks-pause", { name }),
    };
    return { kind, mine, says: words[kind] };
  }
  return null;
}

/** @param {Standing} standing */
function showOffer(standing) {
  const box = byId("offer");
  const offer = offerWords(standing);
  show(box, offer !== null);
  if (!offer) return;
  box.dataset.kind = offer.kind;
  delete box.dataset.withdrawn;
  write(byId("offer-says"), offer.says);
  show(byId("accept"), !offer.mine);
  write(byId("decline"), offer.mine ? format("withdraw") : format("decline"));
}
