/** Leaving a game that somebody waits for asks first. */

/** @import { Standing } from "./types.js" */

import { betweenPeople } from "./actions.js";
import { ask } from "./dialogs.js";

/** @param {() => Standing} now */
export function guard(now) {
  let going = false;
  const matters = () => {
    const standing = now();
    const { state, you } = standing;
    if (going || state.outcome || !you.length) return false;
    return Boolean(state.clock?.running) || (betweenPeople(standing) && state.players.first.taken && state.players.second.taken);
  };
  addEventListener("beforeunload", (event) => matters() && event.preventDefault());
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || !matters()) return;
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
