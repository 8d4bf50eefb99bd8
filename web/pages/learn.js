/** The course of a game: which steps were done in this browser, and where to go on. */

/** @import { LearnPage } from "../types/messages.js" */

import { byId, element, pageData, write } from "../dom.js";
import "../header.js";
import { format } from "../words.js";
import { lessonsDone } from "./progress.js";

/** @type {LearnPage} */
const { steps } = pageData();

function showProgress() {
  const done = lessonsDone();
  for (const link of document.querySelectorAll("[data-step]")) {
    if (!(link instanceof HTMLElement) || !done.has(link.dataset.step ?? "") || link.classList.contains("done")) continue;
    link.classList.add("done");
    link.append(" ", element("span", { class: "unseen" }, format("lesson-done-before")));
  }
  for (const part of document.querySelectorAll("[data-series]")) {
    const links = [...(part.closest("section")?.querySelectorAll("[data-step]") ?? [])];
    const count = links.filter((link) => link.classList.contains("done")).length;
    write(part, count ? format("lessons-done", { done: count, count: links.length }) : "");
  }
  const on = byId("continue");
  const next = steps.find(([id]) => !done.has(id));
  if (next && on instanceof HTMLAnchorElement) on.href = next[1];
  const text = on.querySelector("span");
  if (text && next && next !== steps[0]) write(text, format("course-continue"));
}

showProgress();
// Also after a step in another tab, or on a page that the browser kept while one was done.
addEventListener("storage", showProgress);
addEventListener("pageshow", showProgress);
