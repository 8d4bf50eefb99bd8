/** Setting up a club evening: only what belongs to the choices made is shown. */

import { byId, show } from "../dom.js";
import "../header.js";

const form = /** @type {HTMLFormElement} */ (byId("setup"));

function refresh() {
  const chosen = new FormData(form);
  for (const name of ["format", "clock"])
    for (const part of form.querySelectorAll(`[data-${name}]`)) {
      const shown = part.getAttribute(`data-${name}`) === chosen.get(name);
      show(part, shown);
      for (const input of part.querySelectorAll("input")) input.disabled = !shown;
    }
  const starts = /** @type {HTMLSelectElement | null} */ (document.getElementById("start"));
  for (const option of starts?.options ?? []) {
    const { variant } = option.dataset;
    option.disabled = option.hidden = Boolean(variant) && variant !== chosen.get("variant");
  }
  if (starts?.selectedOptions[0]?.disabled) starts.value = "";
}

form.addEventListener("input", refresh);
// A page brought back from the past has its old choices but not what follows from them.
addEventListener("pageshow", refresh);
refresh();
