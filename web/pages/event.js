/** A club evening: what changes is shown at once, and one's game opens by itself when the round begins. */

/** @import { EventLine } from "../types/messages.js" */

import { byId, pageData, write } from "../dom.js";
import "../header.js";
import { listenToTime } from "./countdown.js";
import { follow, send, showParts } from "./stream.js";

/** @type {EventLine} */
const first = pageData();
/** The game that was open when the page was: who comes back from it is not sent there again. */
let { game } = first;

/** @param {EventLine} line */
function receive(line) {
  showParts(line.parts);
  // Parts that are new are not read out; this is.
  write(byId("heard"), byId("state-title").textContent ?? "");
  const before = game;
  game = line.game;
  if (game && game !== before) location.assign(`/g/${game}`);
}

byId("parts").addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  if (!(await send(form, /** @type {SubmitEvent} */ (event).submitter))) return;
  const details = form.closest("details");
  details?.removeAttribute("open");
  if (!details) form.reset();
});

listenToTime();
void follow(`${location.pathname}/live`, receive);
