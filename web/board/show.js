/** What is shown: another view at once, events one after the other, the last move, the other side of the board. */

/** @import { BoardEvent, View } from "../types/messages.js" */
/** @import { Track } from "./types.js" */
/** @import { State } from "./state.js" */

import { tracksOf } from "./animate.js";
import { differences } from "./diff.js";
import { fail } from "./fail.js";
import { showMarks } from "./highlight.js";
import { lastMove, showLastMove } from "./last.js";
import { isWaiting } from "./options.js";
import { same } from "./same.js";
import { settle, stand } from "./settle.js";
import { pieceAt } from "./stage.js";
import { updateTargets } from "./targets.js";

/** Jumps to a view. @param {State} state @param {View} view @returns {Promise<void>} when it stands still */
export async function showView(state, view) {
  // The same again (a clock has changed, a watcher came): a choice under way stays.
  if (state.view && !state.timeline.running && !isWaiting(state) && same(state.view.pieces, view.pieces)) {
    state.view = view;
    showMarks(state, view.marks);
    updateTargets(state);
    return;
  }
  settle(state);
  const first = state.view === null;
  return run(state, view, () => (first ? [] : differences(state, view.pieces)));
}

/**
 * Shows events in order, then stands as in the view.
 * @param {State} state
 * @param {BoardEvent[]} events
 * @param {View} view
 * @param {{ faster?: number }} [options] than the page's pace: more is waiting to be shown
 * @returns {Promise<void>} when it stands still
 */
export function playEvents(state, events, view, { faster = 1 } = {}) {
  const { carried } = state;
  settle(state);
  const onbegin = (/** @type {BoardEvent} */ event) => state.on.event?.(event, materialOf(state, event));
  return run(state, view, () => tracksOf(state, events, { carried, onbegin }), faster);
}

/** @param {State} state @param {BoardEvent} event */
function materialOf(state, event) {
  const point = "to" in event ? event.to : "at" in event ? event.at : -1;
  return pieceAt(state, point)?.material;
}

/**
 * Moves until the board stands as in the view. It always comes to that, also if something cannot be drawn.
 * @param {State} state @param {View} view @param {() => Track[]} tracks @param {number} [faster]
 */
async function run(state, view, tracks, faster = 1) {
  const mine = ++state.runs;
  state.view = view;
  state.early = null;
  showMarks(state, []);
  state.host.classList.add("moving");
  try {
    await state.timeline.run(tracks(), faster);
  } catch (error) {
    fail(state, error);
  }
  if (mine === state.runs) stand(state);
}

/**
 * Marks the last move until the next one, whatever view is shown meanwhile; while something moves the marks are not seen.
 * @param {State} state
 * @param {BoardEvent[]} events what was seen in it; none: nothing is marked
 */
export function setLastMove(state, events) {
  state.last = lastMove(events);
  drawLastMove(state);
}

/** @param {State} state */
export function drawLastMove(state) {
  try {
    showLastMove(state);
    updateTargets(state);
  } catch (error) {
    fail(state, error);
  }
}
