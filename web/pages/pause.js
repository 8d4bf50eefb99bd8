/** A paused game: the board rests behind a card that says so and from which the game is continued. */

/** @import { Side } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { byId, show, write } from "../dom.js";
import { format } from "../words.js";
import { betweenPeople } from "./actions.js";
import { other } from "./ending.js";

/** What the card says. @param {Standing} standing */
function words({ state, you, choices }) {
  if (!you.length) return format("paused-watched");
  const by = state.offers.resume ?? null;
  if (betweenPeople({ state, you, choices })) {
    const { name } = state.players[other(you[0])];
    if (!by) return format("paused-both", { name });
    return you.includes(by) ? format("paused-waiting", { name }) : format("paused-asked", { name });
  }
  return format("paused-alone");
}

/** @param {Standing} standing @param {boolean} lookingBack the moves can be looked through meanwhile */
export function showPause(standing, lookingBack) {
  const { state, you } = standing;
  // Two computers that stand still are looked at: nothing lies over the board.
  const paused = Boolean(state.paused) && !state.outcome && !state.can.step;
  const card = byId("paused");
  const board = byId("board");
  const resume = byId("resume");
  const shown = paused && !lookingBack;
  const focused = document.activeElement;
  const appears = shown && card.hidden;
  const goes = !shown && !card.hidden;
  byId("main").classList.toggle("paused", paused);
  board.inert = shown;
  if (paused) write(byId("paused-says"), words(standing));
  // Who has asked to continue waits for the other one; there is nothing more to press.
  const asked = betweenPeople(standing) && you.includes(/** @type {Side} */ (state.offers.resume));
  show(resume, you.length > 0 && Boolean(state.can.resume) && !asked);
  show(card, shown);
  // Keys go on from where the eye goes: from the button that is gone to the card, and from there to the board.
  if (appears && focused === byId("pause")) resume.focus();
  const target = board.querySelector("[tabindex='0']");
  if (goes && !lookingBack && focused === resume && target instanceof SVGElement) target.focus();
}
