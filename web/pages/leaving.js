/** Leaving a running game asks first. */

/** @import { Standing } from "./types.js" */

import { betweenPeople } from "./actions.js";
import { ask } from "./dialogs.js";

/** @param {() => Standing} now */
export function guard(now) {
  let going = false;
  const runs = () => !going && !now().state.outcome && now().you.length > 0 && now().state.ply > 0;
  // A closed tab loses nothing, so the browser's own question is only asked where somebody or a clock waits.
  const waited = () => {
    const { state } = now();
    return Boolean(state.clock?.running) || (betweenPeople(now()) && state.players.first.taken && state.players.second.taken);
  };
  addEventListener("beforeunload", (event) => runs() && waited() && event.preventDefault());
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || !runs()) return;
    event.preventDefault();
    const { state } = now();
    const text = state.clock?.running ? "The clock goes on while you are away. The game stays here; you can come back to it." : "The game stays here; you can come back to it.";
    if (!(await ask({ title: "Leave the game?", text, yes: "Leave", no: "Stay" }))) return;
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
