/** Says as long as it is so that a game cannot be saved, and then that it is saved again. */

/** @import { State } from "./types.js" */

import { byId, show, write } from "../dom.js";

const UNSAVED =
  "This game cannot be saved at the moment (the disk may be full). The last move is kept and will be saved as soon as possible; nobody can move until then.";
const SAVED = "Saved again.";
/** So long the good news stays. */
const AFTER = 6000;

let timer = 0;
let unsaved = false;

/** @param {State} state @param {(text: string) => void} speak */
export function showSaving({ saved = true }, speak) {
  if (unsaved === !saved) return;
  unsaved = !saved;
  const banner = byId("unsaved");
  const text = unsaved ? UNSAVED : SAVED;
  clearTimeout(timer);
  write(byId("unsaved-says"), text);
  banner.classList.toggle("over", !unsaved);
  show(banner, true);
  speak(text);
  if (!unsaved) timer = window.setTimeout(() => show(banner, false), AFTER);
}
