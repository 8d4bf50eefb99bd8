/** The rankings: typing a name leaves only those who are called so. */

import { byId, show } from "../dom.js";
import "../header.js";

const search = /** @type {HTMLInputElement} */ (byId("q"));
const rows = [...document.querySelectorAll("tr[data-name]")];

search.addEventListener("input", () => {
  const sought = search.value.trim().toLowerCase();
  let found = 0;
  for (const row of rows) {
    const fits = (row.getAttribute("data-name") ?? "").toLowerCase().includes(sought);
    show(row, fits);
    found += Number(fits);
  }
  show(byId("none"), !found);
});
