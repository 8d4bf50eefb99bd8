/** The list of all games' lessons: a board of each game, and how many of its lessons were done in this browser. */

/** @import { LearnListPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { element, pageData } from "../dom.js";
import "../header.js";
import { format } from "../words.js";
import { lessonsDone } from "./progress.js";

/** @type {LearnListPage} */
const { games, lessons } = pageData();

for (const { id, board, view } of games) {
  const host = document.querySelector(`[data-sample="${id}"]`);
  if (host instanceof HTMLElement) void new Board(host, { game: id, spec: board, label: "", still: true }).show(view);
}

function showProgress() {
  const all = lessonsDone();
  for (const [game, ids] of Object.entries(lessons)) {
    const done = ids.filter((id) => all.has(id)).length;
    const line = document.querySelector(`[data-progress="${game}"]`);
    if (!line || !done) continue;
    const bar = element("progress", { value: String(done), max: String(ids.length), "aria-hidden": "true" });
    line.replaceChildren(bar, element("span", {}, format("lessons-done", { done, count: ids.length })));
  }
}

showProgress();
// Also after a lesson in another tab, or on a page that the browser kept while one was done.
addEventListener("storage", showProgress);
addEventListener("pageshow", showProgress);
