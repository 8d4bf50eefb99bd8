/** The list of all games' lessons: a board of each game, and how far one has come in each part of its course. */

/** @import { LearnListPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { element, pageData } from "../dom.js";
import "../header.js";
import { format } from "../words.js";
import { lessonsDone } from "./progress.js";

/** @type {LearnListPage} */
const { games, steps } = pageData();

for (const { id, board, view } of games) {
  const host = document.querySelector(`[data-sample="${id}"]`);
  if (host instanceof HTMLElement) void new Board(host, { game: id, spec: board, label: "", still: true }).show(view);
}

function showProgress() {
  const all = lessonsDone();
  for (const [game, series] of Object.entries(steps)) {
    for (const [id, ids] of series) {
      const done = ids.filter((step) => all.has(step)).length;
      const line = document.querySelector(`[data-progress="${game}/${id}"]`);
      if (!line) continue;
      const said = element("span", { "aria-hidden": "true" }, `${done}/${ids.length}`);
      const bar = element("progress", { value: String(done), max: String(ids.length), "aria-hidden": "true" });
      line.replaceChildren(bar, said, element("span", { class: "unseen" }, format("lessons-done", { done, count: ids.length })));
    }
  }
}

showProgress();
// Also after a lesson in another tab, or on a page that the browser kept while one was done.
addEventListener("storage", showProgress);
addEventListener("pageshow", showProgress);
