/** @import { State } from "./state.js" */

/** Something could not be drawn. @param {State} state @param {unknown} error */
export function fail(state, error) {
  if (state.on.failure) state.on.failure(error);
  else console.error(error);
}
