/** Setting up a match: another player can be chosen when the last one is, and an opening where one is wanted. */

import { byId, show } from "../dom.js";
import "../header.js";

const form = /** @type {HTMLFormElement} */ (byId("setup"));
const places = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll(".entrants select")]);
const opening = /** @type {HTMLInputElement} */ (byId("opening"));

/** One place more than are taken. */
function refresh() {
  let last = 1;
  for (const [at, place] of places.entries()) if (place.value) last = Math.max(last, at);
  for (const [at, place] of places.entries()) if (place.parentElement) show(place.parentElement, at <= last + 1);
  const chosen = new FormData(form).get("openings") === "chosen";
  show(byId("chosen-opening"), chosen);
  opening.required = chosen;
}

form.addEventListener("input", refresh);
// A page brought back from the past has its old choices but not what follows from them.
addEventListener("pageshow", refresh);
refresh();
