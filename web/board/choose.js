/** What a person chooses: walks the taps of what is offered until they mean a move. */

/** @import { Choice, Side, Tap } from "../types/messages.js" */
/** @import { State } from "./state.js" */

import { hideGhost, setHighlight } from "./highlight.js";
import { hideOptions, hover, isWaiting, loseAim, noteStep, refreshOptions } from "./options.js";
import { showsFirst } from "./preview.js";
import { same } from "./same.js";
import { settle } from "./settle.js";
import { fetchLight } from "./shine.js";
import { aim, keyOf, Taps } from "./taps.js";
import { focusPoint } from "./targets.js";

/** How long a refused point is marked, in milliseconds. */
const REFUSED = 450;

/**
 * What may be tapped now; none: look only. The same again changes nothing, so that a choice half made survives it.
 * @param {State} state
 * @param {Choice[]} choices
 * @param {{ side?: Side, position?: string }} [options] whose choice it is, and the position's text
 */
export function offer(state, choices, { side, position = "" } = {}) {
  // Two positions may offer the same: what is known of the one is nothing to the other.
  if (choices.length) state.position = position;
  if (choices.length && !isWaiting(state) && same(choices, state.offered)) return;
  state.offered = choices;
  if (state.carried && choices.length) settle(state);
  state.taps = new Taps(choices);
  state.mover = side ?? guessSide(state, choices);
  state.host.dataset.mover = state.mover;
  state.host.classList.toggle("live", choices.length > 0);
  hideGhost(state);
  refreshOptions(state);
  const { early } = state;
  if (!early || !choices.length) return;
  state.early = null;
  tap(state, early, { byPointer: true });
}

/** @param {State} state @param {Choice[]} choices @returns {Side} */
function guessSide({ view, mover }, [choice]) {
  const first = choice?.taps[0];
  const point = first && ("point" in first ? first.point : "group" in first ? first.group[0] : null);
  return (typeof point === "number" && view?.pieces[point]?.side) || mover;
}

/** @param {State} state @param {Tap} pointed @param {{ byPointer?: boolean, touch?: boolean }} [how] */
export function tap(state, pointed, { byPointer = false, touch = false } = {}) {
  const tapped = aim(state, pointed);
  if (isWaiting(state)) return;
  fetchLight(state);
  if (!state.taps.root.next.size) return hurry(state, tapped);
  if (byPointer && "point" in tapped) focusPoint(state, tapped.point, true);
  if (showsFirst(state, keyOf(tapped), touch)) return takeAim(state, tapped);
  if (state.aimed !== keyOf(tapped)) loseAim(state);
  const before = state.taps.path.flatMap(({ tap }) => (tap && "point" in tap ? [tap.point] : []));
  const outcome = state.taps.tap(tapped);
  if (outcome.result === "refused" && "point" in tapped) refuse(state, [...before, tapped.point]);
  else if (outcome.result === "move") sendMove(state, outcome.move);
  else refreshOptions(state);
}

/**
 * A tap while nothing is offered may be meant for the next turn. While a move is still being shown it ends the showing, and counts if it leads
 * to a choice: two people at one screen may be quicker than the animation.
 * @param {State} state @param {Tap} tapped
 */
function hurry(state, tapped) {
  if (state.on.ahead?.(tapped) || !state.timeline.running) return;
  state.timeline.settle();
  state.early = tapped;
}

/** @param {State} state @param {string} move */
function sendMove(state, move) {
  const { path } = state.taps;
  const last = path.at(-1)?.tap ?? null;
  state.pointer.made = last && { key: keyOf(last), at: performance.now() };
  state.offered = [];
  state.taps = new Taps([]);
  state.taps.path = path.slice(-1); // a leaf: nothing can be tapped until there is an answer
  hideOptions(state);
  state.on.move?.(move);
}

/** Shows what a tap would do; the next one at the same place does it. @param {State} state @param {Tap} tapped */
export function takeAim(state, tapped) {
  state.aimed = null;
  hover(state, tapped);
  state.aimed = keyOf(tapped);
  setHighlight(state, "aimed", "point" in tapped ? [tapped.point] : []);
  noteStep(state);
}

/** Makes the move that is shown. @param {State} state */
export function confirmAim(state) {
  const aimed = state.aimed === null ? null : state.taps.here.next.get(state.aimed)?.tap;
  if (aimed) tap(state, aimed);
}

/** @param {State} state @param {number[]} points the last of which is refused */
export function refuse(state, points) {
  const point = points[points.length - 1];
  state.drawing.spots[point].classList.add("refused");
  setTimeout(() => state.drawing.spots[point]?.classList.remove("refused"), REFUSED);
  state.on.refuse?.(points, state.position);
}

/** Makes a move that is offered, however far another one is chosen. @param {State} state @param {Choice} choice */
export function make(state, { move, taps }) {
  if (isWaiting(state)) return;
  loseAim(state);
  state.taps.drop();
  for (const tap of taps) state.taps.tap(tap);
  sendMove(state, move);
}

/** Presses one of the board's buttons, if it can be pressed now. @param {State} state @param {string} button */
export function press(state, button) {
  if (state.taps.next().buttons.has(button)) tap(state, { button });
}

/** Presses the button with this key, if it can be pressed now. @param {State} state @param {string} key @returns {boolean} whether it was */
export function pressKey(state, key) {
  const allowed = state.taps.next().buttons;
  const button = state.spec.buttons.find((b) => b.key === key.toLowerCase() && allowed.has(b.id));
  if (button) press(state, button.id);
  return Boolean(button);
}

/** Lets go of what is chosen. @param {State} state @returns {boolean} whether anything was */
export function deselect(state) {
  if (isWaiting(state)) return false;
  if (loseAim(state)) return true;
  if (!state.taps.drop()) return false;
  refreshOptions(state);
  return true;
}

/**
 * Where taps that were made before anything was offered lead to in these choices: to a move, to the beginning of one, or nowhere.
 * @param {State} state @param {Choice[]} choices @param {Tap[]} made @returns {{ taps: Tap[], move: string | null } | null}
 */
export function lead({ drawing }, choices, made) {
  const taps = new Taps(choices);
  for (const tap of made) {
    const next = taps.peek(aim({ drawing, taps }, tap));
    if (!next) return null;
    taps.path.push(next);
  }
  return { taps: taps.path.flatMap(({ tap }) => (tap ? [tap] : [])), move: taps.here.move };
}
