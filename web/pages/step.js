/** One step of a course: its board, its task, and the way on. */

/** @import { StepPage } from "../types/messages.js" */

import { byId, pageData, show } from "../dom.js";
import "../header.js";
import { ChallengeStep } from "../learn/challenge.js";
import { LessonStep } from "../learn/lesson.js";
import { Trial } from "../learn/trial.js";
import { format } from "../words.js";
import { keepLessonDone, lessonsDone } from "./progress.js";

/** @type {StepPage} */
const data = pageData();
const id = data.ids[data.number - 1];
const trial = new Trial(data);
const { exercise } = data;
const step = exercise.kind === "lesson" ? new LessonStep(trial, exercise, finish) : new ChallengeStep(trial, exercise, finish);

/** Marks the steps that were done, now or on an earlier visit. */
function showProgress() {
  const done = lessonsDone();
  for (const link of document.querySelectorAll("[data-step]")) {
    if (!(link instanceof HTMLElement) || !done.has(link.dataset.step ?? "") || link.classList.contains("done")) continue;
    link.classList.add("done");
    link.setAttribute("aria-label", `${link.getAttribute("aria-label")} ${format("lesson-done-before")}`);
  }
}

/** The game after the last step is offered once that is done. */
function offerGame() {
  const finale = document.getElementById("finale");
  if (finale) show(finale, lessonsDone().has(id));
}

function finish() {
  keepLessonDone(id);
  showProgress();
  offerGame();
  show(byId("again"), true);
  // The way on: the next step, or after the last one a game.
  const next = document.getElementById(document.getElementById("play") ? "play" : "next");
  next?.classList.add("main");
}

byId("again").addEventListener("click", () => void step.start());
byId("show").addEventListener("click", () => {
  show(byId("again"), true);
  void step.show();
});
showProgress();
offerGame();
addEventListener("pageshow", showProgress);
addEventListener("storage", showProgress);
void step.start();
