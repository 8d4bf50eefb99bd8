/** Past games: a picture of each, which of them are ticked, and addresses without empty fields. */

/** @import { GamesPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, pageData, show } from "../dom.js";
import "../header.js";

/** @type {GamesPage} */
const { boards, views } = pageData();

const hosts = new Map(
  [...document.querySelectorAll("[data-view]")].map((host) => [
    /** @type {HTMLElement} */ (host).dataset.view,
    /** @type {HTMLElement} */ (host),
  ]),
);

// Boards are drawn when they come near the window.
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      const shown = views.find(({ id }) => hosts.get(id) === target);
      if (shown)
        void new Board(/** @type {HTMLElement} */ (target), { game: shown.game, spec: boards[shown.variant], label: "", still: true }).show(
          shown.view,
        );
    }
  },
  { rootMargin: "400px" },
);
for (const host of hosts.values()) near.observe(host);

// On a phone the filters come when they are asked for.
const more = byId("show-filters");
more.addEventListener("click", () => more.setAttribute("aria-expanded", String(byId("filters").classList.toggle("shown"))));

// What was not filled in does not stand in the address.
byId("filters").addEventListener("submit", ({ currentTarget }) => {
  for (const field of /** @type {HTMLFormElement} */ (currentTarget).elements) {
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === "") field.disabled = true;
  }
});
// Coming back, the fields are as they were before.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("#filters :disabled")) field.removeAttribute("disabled");
});

const output = document.getElementById("export");
if (output) {
  const button = /** @type {HTMLButtonElement} */ (output.querySelector("button"));
  const boxes = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("input[name=id]")]);
  const all = /** @type {HTMLInputElement} */ (byId("choose-all"));
  const count = () => {
    const ticked = boxes.filter(({ checked }) => checked).length;
    button.disabled = ticked === 0;
    all.checked = ticked === boxes.length;
    all.indeterminate = ticked > 0 && !all.checked;
  };
  all.addEventListener("change", () => {
    for (const box of boxes) box.checked = all.checked;
  });
  document.addEventListener("change", count);
  show(/** @type {Element} */ (all.parentElement), true);
  count();
}
