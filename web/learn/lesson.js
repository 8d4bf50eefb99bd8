/** A lesson: a move to find. One that is legal but not meant is answered, and taken back. */

/** @import { StepPage, StepTask } from "../types/messages.js" */
/** @import { Trial } from "./trial.js" */

import { sound } from "../sound.js";
import { format, sentences } from "../words.js";
import { judge, prepare } from "./judge.js";
import { PACE, showStatus } from "./trial.js";

/** How long a wrong move stands before it is taken back. */
const LOOK = 1400;
/** So many moves of an answer are shown. */
const ANSWER = 1;

export class LessonStep {
  /** @param {Trial} trial @param {Extract<StepTask, { kind: "lesson" }>} task @param {() => void} done */
  constructor(trial, task, done) {
    this.trial = trial;
    this.task = task;
    this.done = done;
    // Only what is about playing well has reasons that an engine can give.
    if (task.why) prepare();
    trial.board.on.move = (move) => void this.try(move);
  }

  async start() {
    if (!(await this.trial.reset())) return;
    showStatus(format(this.trial.now?.status ?? ""));
    this.trial.offer();
  }

  /** @param {string} move */
  async try(move) {
    const { trial, task } = this;
    const tried = await trial.play(move);
    if (!tried) return;
    if (!task.goal.length) {
      this.solved(move);
      trial.offer();
    } else if (task.goal.includes(move)) await this.follow(move, true);
    else await this.wrong(move);
  }

  /** The move is right: what follows it, and why. @param {string} move @param {boolean} own whether the reader found it */
  async follow(move, own) {
    const { trial, task } = this;
    const line = task.lines[task.goal.indexOf(move)] ?? [];
    if (own) this.solved(move);
    else showStatus(this.because(format("lesson-shown", { move })));
    await trial.playLine(line);
  }

  /** @param {string} text */
  because(text) {
    const { why } = this.task;
    return sentences([text, why]);
  }

  /** @param {string} move */
  solved(move) {
    const { now } = this.trial;
    const { why } = this.task;
    const done = now?.over ? format("lesson-done-over", { ending: format(now.status) }) : format("lesson-done");
    const right = format("lesson-right", { move });
    showStatus(why ? sentences([right, why]) : done, "check");
    this.done();
    sound.end("won");
  }

  /** @param {string} move */
  async wrong(move) {
    const { trial, task } = this;
    sound.refuse();
    showStatus(format("lesson-wrong", { move, task: task.task }), "warning");
    if (task.why) {
      const report = await judge(trial.data, trial.moves);
      if (!(await trial.pause(0))) return;
      const reasons = report?.why.filter(({ in_best_line }) => !in_best_line).map(({ message }) => format(message)) ?? [];
      const answer = report?.refutation.slice(0, ANSWER) ?? [];
      if (reasons.length || answer.length) {
        const answered = answer.length ? format("lesson-answered", { move, reply: answer[0] }) : format("lesson-weaker", { move });
        showStatus(sentences([answered, ...reasons, format("lesson-try-again")]), "warning");
      }
      if (!(await trial.playLine(answer))) return;
      if (answer.length && !(await trial.pause(PACE))) return;
    }
    if (!(await trial.pause(LOOK)) || !(await trial.back(0))) return;
    trial.offer();
  }

  /** The move, because it was asked for. */
  async show() {
    const { trial, task } = this;
    if (!(await trial.reset())) return;
    const move = task.goal[0] ?? trial.now?.choices[0]?.move;
    if (!move || !(await trial.play(move))) return;
    await this.follow(move, false);
  }
}
