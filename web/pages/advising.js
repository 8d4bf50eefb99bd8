/** Hints and verdicts are for games against a computer: the page of any other game does not load them. */

/** @import { Page } from "./gamestate.js" */

import { SIDES } from "./seats.js";

/** How the game stands has changed. @param {Page} page */
export function advise(page) {
  const { state, you } = page.now;
  const against = you.length === 1 && SIDES.some((side) => state.players[side].kind === "computer");
  if (!page.advice && !against) return;
  page.advice ??= import("./advice.js").then(({ Advice }) => new Advice(page));
  page.advice.then(
    (advice) => advice.set(against),
    // The server did not answer: the next change asks again.
    () => (page.advice = null),
  );
}
