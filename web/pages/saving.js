/** Says as long as it is so that a game cannot be saved, and then that it is saved again. */

/** @import { State } from "../types/messages.js" */

import { byId, show, write } from "../dom.js";
import { format } from "../words.js";

/** So long the good news stays. */
const AFTER = 6000;

/** What is shown now. */
export const createSaving = () => ({ timer: 0, unsaved: false });

/** @param {ReturnType<typeof createSaving>} saving @param {State} state @param {(text: string) => void} announce */
export function showSaving(saving, { saved }, announce) {
  if (saving.unsaved === !saved) return;
  saving.unsaved = !saved;
  const banner = byId("unsaved");
  const text = saved ? format("game-saved-again") : format("game-unsaved");
  clearTimeout(saving.timer);
  write(byId("unsaved-says"), text);
  banner.classList.toggle("over", saved);
  show(banner, true);
  announce(text);
  if (saved) saving.timer = window.setTimeout(() => show(banner, false), AFTER);
}
