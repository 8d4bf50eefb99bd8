/** The end of an animation: the board stands as in its view. */

/** @import { State } from "./state.js" */

import { fail } from "./fail.js";
import { hideGhost, showMarks } from "./highlight.js";
import { refreshOptions } from "./options.js";
import { setPieces } from "./stage.js";
import { updateTargets } from "./targets.js";

/** Ends all animations. @param {State} state */
export function settle(state) {
  emptyHand(state);
  hideGhost(state);
  if (state.taps.drop()) refreshOptions(state);
  state.timeline.settle();
  stand(state);
}

/** Stands as in the view. @param {State} state */
export function stand(state) {
  state.host.classList.remove("moving");
  if (!state.view) return;
  try {
    setPieces(state, state.view.pieces);
    showMarks(state, state.view.marks);
    updateTargets(state);
  } catch (error) {
    fail(state, error);
  }
}

/** @param {State} state */
function emptyHand(state) {
  state.held = null;
  state.carried = null;
  state.host.classList.remove("carrying");
}
