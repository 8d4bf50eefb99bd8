/** How to play: each lesson has a small board on which its rule can be tried. */

/** @import { LearnPage, Task, Tried } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, element, icon, pageData, show, toast } from "../dom.js";
import "../header.js";
import { onchange } from "../settings.js";
import { playEventSound, sound } from "../sound.js";
import { format } from "../words.js";
import { Buttons, placementsHelp } from "./buttons.js";
import { Guide, promptAfter, sentence } from "./guide.js";
import { keepLessonDone, lessonsDone } from "./progress.js";
import { attempt } from "./tries.js";

/** @type {LearnPage} */
const data = pageData();
const { game } = data;

/** Marks a lesson that was done, now or on an earlier visit. @param {Element} section */
function markDone(section) {
  const step = section.querySelector(".step");
  if (!step || step.classList.contains("done")) return;
  step.classList.add("done");
  step.parentElement?.append(" ", element("span", { class: "unseen" }, format("lesson-done-before")));
}

class Lesson {
  /** @param {HTMLElement} section @param {Task} task */
  constructor(section, task) {
    this.section = section;
    this.task = task;
    this.says = /** @type {HTMLElement} */ (section.querySelector(".says"));
    this.again = /** @type {HTMLButtonElement} */ (section.querySelector(".again"));
    const label = section.querySelector("h2")?.textContent?.trim() ?? format(game.name);
    this.board = new Board(/** @type {HTMLElement} */ (section.querySelector(".board")), {
      game: game.id,
      spec: data.board[task.variant],
      label,
    });
    this.buttons = new Buttons(/** @type {HTMLElement} */ (section.querySelector(".board-buttons")), this.board);
    /** @type {string[]} */
    this.moves = [];
    /** @type {Tried | null} */
    this.now = null;
    this.board.on.event = (event) => playEventSound(event, true);
    this.board.on.move = (move) => void this.move(move);
    /** What was said before the last tap was refused. */
    this.saidBefore = "";
    this.guide = this.createGuide();
    this.again.addEventListener("click", () => void this.start());
    void this.start();
  }

  async start() {
    this.moves = [];
    const { tried, why } = await attempt(this.task.variant, { from: this.task.from });
    if (!tried) return toast(why);
    await this.board.show(tried.view);
    this.board.last([]);
    this.now = tried;
    this.setStatus(format(tried.status));
    show(this.again, false);
    this.offer(tried);
  }

  createGuide() {
    const { board } = this;
    const guide = new Guide(board, {
      game: game.id,
      variant: this.task.variant,
      step: (taps) => {
        const prompt = this.now && promptAfter(this.now.steps, taps);
        if (prompt) this.setStatus(sentence(prompt, board));
      },
      refused: (why) => {
        const warned = this.says.querySelector(".warned");
        if (why && !warned) this.saidBefore = this.says.textContent ?? "";
        if (why) this.setStatus(why, "warning");
        else if (warned) this.setStatus(this.saidBefore);
        this.says.lastElementChild?.classList.toggle("warned", why !== "");
      },
    });
    onchange(() => guide.set());
    return guide;
  }

  /** @param {Tried} tried */
  offer(tried) {
    const { choices } = tried;
    this.board.host.classList.toggle("show-placements", placementsHelp(this.board, choices));
    this.board.offer(choices, { side: tried.to_move, position: tried.position });
  }

  /** @param {string} move */
  async move(move) {
    const before = this.now;
    this.moves.push(move);
    const { tried, why } = await attempt(this.task.variant, { from: this.task.from, moves: this.moves });
    if (!tried) {
      toast(why);
      return void this.start();
    }
    this.now = tried;
    this.board.offer([]);
    this.board.last(tried.events);
    await this.board.play(tried.events, tried.view);
    show(this.again, true);
    const { goal } = this.task;
    const sofar = this.moves.join(" ");
    if (goal.includes(move) || goal.includes(sofar) || (!goal.length && this.moves.length === 1)) this.done(tried);
    else if (!goal.length) this.setStatus(format(tried.status));
    else if (goal.some((way) => way.startsWith(`${sofar} `)) || tried.to_move === before?.to_move) {
      this.setStatus(format(tried.status));
      this.offer(tried);
    } else this.setStatus(format("lesson-other-move"), "warning");
    if (!goal.length) this.offer(tried);
  }

  /** @param {Tried} tried */
  done(tried) {
    this.setStatus(tried.over ? format("lesson-done-over", { ending: format(tried.status) }) : format("lesson-done"), "check");
    this.says.classList.add("done");
    markDone(this.section);
    keepLessonDone(this.task.id);
    sound.end("won");
  }

  /** @param {string} text @param {string} [sign] */
  setStatus(text, sign) {
    this.says.classList.remove("done");
    this.says.replaceChildren(...(sign ? [icon(sign)] : []), element("span", {}, text));
  }
}

// A board is made when it is about to be seen.
const soon = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      soon.unobserve(target);
      new Lesson(target, data.lessons[Number(target.dataset.lesson)]);
    }
  },
  { rootMargin: "300px" },
);
const doneBefore = lessonsDone();
for (const section of byId("main").querySelectorAll("[data-lesson]")) {
  if (section instanceof HTMLElement) {
    const task = data.lessons[Number(section.dataset.lesson)];
    if (doneBefore.has(task.id)) markDone(section);
    const [, , width, height] = data.board[task.variant].bounds;
    const host = section.querySelector(".board");
    if (host instanceof HTMLElement) host.style.setProperty("--ratio", String(width / height));
  }
  soon.observe(section);
}
