/** On a phone the list of moves unfolds over the board, and folds again. */

import { byId } from "../dom.js";

/** @returns {HTMLElement} */
const panel = () => /** @type {HTMLElement} */ (byId("moves").closest(".panel"));

/** @param {boolean} open */
function set(open) {
  panel().classList.toggle("unfolded", open);
  byId("unfold").setAttribute("aria-expanded", String(open));
}

/** @returns {boolean} whether it was open */
export function fold() {
  const open = panel().classList.contains("unfolded");
  if (open) set(false);
  return open;
}

/** @param {() => void} onopen the list has another height */
export function listenToFold(onopen) {
  byId("unfold").addEventListener("click", () => {
    if (fold()) return;
    set(true);
    onopen();
  });
  // Who goes back to the board is done with the list.
  byId("board").addEventListener("pointerdown", fold, { capture: true });
}
