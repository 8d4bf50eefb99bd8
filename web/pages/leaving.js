/** Leaving asks first where something would be lost by it: where a clock runs, a person waits or a tree is not saved. */

/** @import { Standing } from "./types.js" */

import { format } from "../words.js";
import { betweenPeople } from "./actions.js";
import { confirmAction } from "./dialogs.js";
import { other } from "./ending.js";

/**
 * @typedef {object} Guard
 * @property {string} title the question
 * @property {() => string} loss what would be lost by leaving now, as a sentence; empty: nothing
 * @property {() => Promise<void>} [save] saves what has a place to be saved
 */

/** What would be lost by leaving a game, as a sentence; empty: nothing, as the game is kept. @param {Standing} standing */
export function gameLoss({ state, you, choices }) {
  if (state.outcome || state.paused || !you.length || !state.ply) return "";
  if (state.clock?.running) return format("leave-clock");
  if (!betweenPeople({ state, you, choices })) return "";
  const { name, taken, online } = state.players[other(you[0])];
  return taken && online ? format("leave-waits", { name }) : "";
}

/** @param {Guard} guard */
export function guardLeaving({ title, loss, save }) {
  let going = false;
  addEventListener("beforeunload", (event) => !going && loss() && event.preventDefault());
  // Back on the page, which the browser had kept.
  addEventListener("pageshow", () => {
    going = false;
  });
  /** Saves, asks where something would be lost all the same, and goes. @param {() => void} go */
  const leave = async (go) => {
    await save?.();
    const text = loss();
    if (text && !(await confirmAction({ title, text, yes: format("leave"), no: format("stay") }))) return;
    going = true;
    go();
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || going) return;
    if (!loss()) return;
    event.preventDefault();
    void leave(() => location.assign(link.href));
  });
  return {
    leave,
    /** Goes elsewhere without asking. @param {string} address */
    go(address) {
      going = true;
      location.href = address;
    },
  };
}
