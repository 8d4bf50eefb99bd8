/** What is left of a set time, in the elements that name its end. */

import { write } from "../dom.js";

/** @param {number} seconds */
function text(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-ends]")))
    write(clock, text(Math.max(0, Math.round((Number(clock.dataset.ends) - Date.now()) / 1000))));
}

/** Shows it every second. */
export function listenToTime() {
  tick();
  setInterval(tick, 1000);
}
