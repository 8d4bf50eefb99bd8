/** The list of all games' analysis boards: a picture of each. */

/** @import { AnalysisListPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { pageData } from "../dom.js";
import "../header.js";

/** @type {AnalysisListPage} */
const { games } = pageData();

for (const { id, board, view } of games) {
  const host = document.querySelector(`[data-sample="${id}"]`);
  if (host instanceof HTMLElement) void new Board(host, { game: id, spec: board, label: "", still: true }).show(view);
}
