/** A club evening, for its host and for who plays in it: what changes is shown as it does, and one's next game opens by itself. */

/** @import { EventLine } from "../types/messages.js" */

import { byId, pageData, show, write } from "../dom.js";
import "../header.js";
import { sound } from "../sound.js";
import { listenToTime } from "./countdown.js";
import { follow, send, showParts } from "./stream.js";

/** So many seconds one is told that a game opens before it does. */
const NOTICE = 5;

/** @type {EventLine} */
const first = pageData();
/** The game that was open when the page was: who comes back from it is not sent there again. */
let { game } = first;
/** @type {ReturnType<typeof setInterval> | undefined} */
let counting;

/** @param {EventLine} line */
function receive(line) {
  showParts(line.parts, line.sections);
  // Parts that are new are not read out; this is.
  write(byId("heard"), byId("state-title").textContent ?? "");
  const before = game;
  game = line.game;
  if (game !== before) announce();
}

/** Says that a game opens, and opens it; one that has gone meanwhile does not. */
function announce() {
  clearInterval(counting);
  show(byId("notice"), game !== null);
  if (!game) return;
  const address = `/g/${game}`;
  const go = /** @type {HTMLAnchorElement} */ (byId("notice-go"));
  go.href = address;
  write(byId("notice-says"), document.getElementById("you-say")?.textContent ?? "");
  go.focus({ preventScroll: true });
  sound.warning();
  navigator.vibrate?.(200);
  let left = NOTICE;
  const tick = () => {
    write(byId("notice-left"), String(left));
    if (left-- > 0) return;
    clearInterval(counting);
    location.assign(address);
  };
  tick();
  counting = setInterval(tick, 1000);
}

byId("parts").addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  if (!(await send(form, /** @type {SubmitEvent} */ (event).submitter))) return;
  const details = form.closest("details");
  details?.removeAttribute("open");
  if (!details) form.reset();
});

byId("parts").addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#print")) print();
});
// What is folded away on the screen is wanted on paper.
addEventListener("beforeprint", () => {
  for (const details of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".round, .explained")))
    details.open = true;
});

listenToTime();
void follow(`${location.pathname}/live`, receive);
