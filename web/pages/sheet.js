/** A score sheet: its diagrams, and printing it. */

/** @import { SheetPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, pageData } from "../dom.js";
import "../header.js";

/** @type {SheetPage} */
const { game, board: spec, views } = pageData();

for (const host of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-diagram]"))) {
  const view = views[Number(host.dataset.diagram)];
  const label = host.closest("figure")?.textContent?.trim() ?? "";
  if (view) void new Board(host, { game, spec, label, still: true }).show(view);
}
byId("print").addEventListener("click", () => print());
