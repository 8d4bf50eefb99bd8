/** Leaving asks first where something would be lost by it: where a clock runs or a person waits. */

/** @import { Standing } from "./types.js" */

import { format } from "../words.js";
import { betweenPeople } from "./actions.js";
import { confirmAction } from "./dialogs.js";
import { other } from "./ending.js";

/** What would be lost by leaving, as a sentence; empty: nothing, as the game is kept. @param {Standing} standing */
export function loss({ state, you, choices }) {
  if (state.outcome || state.paused || !you.length || !state.ply) return "";
  if (state.clock?.running) return format("leave-clock");
  if (!betweenPeople({ state, you, choices })) return "";
  const { name, taken, online } = state.players[other(you[0])];
  return taken && online ? format("leave-waits", { name }) : "";
}

/** @param {() => Standing} now */
export function guardLeaving(now) {
  let going = false;
  addEventListener("beforeunload", (event) => !going && loss(now()) && event.preventDefault());
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || going) return;
    const lost = loss(now());
    if (!lost) return;
    event.preventDefault();
    if (!(await confirmAction({ title: format("leave-question"), text: lost, yes: format("leave"), no: format("stay") }))) return;
    going = true;
    location.href = link.href;
  });
  return {
    /** Goes elsewhere without asking. @param {string} address */
    go(address) {
      going = true;
      location.href = address;
    },
  };
}
