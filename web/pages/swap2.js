/** The swap2 opening: what it asks for, in words, and the buttons by which a colour is taken. */

/** @import { GameInfo, Request, Side } from "../types/messages.js" */
/** @import { Connection } from "./connection.js" */
/** @import { Standing } from "./types.js" */

import { byId, show, toast, write } from "../dom.js";
import { format } from "../words.js";

/**
 * What the opening asks for, as it is said to this reader; `null` when it is over.
 * @param {GameInfo} game @param {Standing} standing @returns {{ says: string, hint: string } | null}
 */
export function swap2Words(game, { state, you }) {
  const step = state.swap2;
  const { name, taken } = state.players[state.to_move];
  // Who is not there yet is waited for as in any game.
  if (!step || !taken) return null;
  const [first, second] = [format(game.sides.first.name), format(game.sides.second.name)];
  // A line of its own for the hint would not fit on a phone.
  const says = (/** @type {string} */ words) => ({ says: words, hint: "" });
  if (!you.includes(state.to_move))
    return says(step.step === "place" ? format("swap2-waits-place", { name }) : format("swap2-waits-choose", { name }));
  if (step.step === "choose")
    return says(step.more ? format("swap2-choose-three", { first, second }) : format("swap2-choose-two", { first, second }));
  if (step.left === 3) return says(format("swap2-place-three", { first, second }));
  if (step.left === 1) return says(format("swap2-place-last", { colour: format(game.sides[step.colour].name) }));
  return says(state.ply === 3 ? format("swap2-place-two", { first, second }) : format("swap2-place-next", { first, second }));
}

export class Colours {
  /** @param {Connection} line @param {() => Standing} now */
  constructor(line, now) {
    this.box = byId("colours");
    this.box.addEventListener("click", ({ target }) => {
      const take = target instanceof Element ? target.closest("[data-take]")?.getAttribute("data-take") : null;
      if (!take || !now().state.swap2) return;
      const request = /** @type {Extract<Request, { do: "choose" }>} */ ({ do: "choose", take });
      if (!line.send(request)) toast(format("no-connection"));
    });
  }

  /** @param {GameInfo} game @param {Standing} standing @param {boolean} lookingBack */
  set(game, standing, lookingBack) {
    const { state, you } = standing;
    const step = state.swap2;
    const mine = step?.step === "choose" && you.includes(state.to_move) && !state.paused && !lookingBack;
    show(this.box, mine);
    if (!mine) return;
    // On a phone the box lies over the status line.
    write(byId("colours-says"), swap2Words(game, standing)?.says ?? "");
    for (const button of this.box.querySelectorAll("button")) {
      button.disabled = state.saved === false;
      if (button.dataset.take === "more") button.hidden = !step.more;
    }
  }
}

/** Which colour the next stone has. @param {Standing["state"]} state @returns {Side} */
export const nextColour = (state) => (state.swap2?.step === "place" ? state.swap2.colour : state.to_move);
