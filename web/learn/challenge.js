/** A challenge: the computer replies to every move, until it is solved or gone. */

/** @import { ChallengeReply, StepTask } from "../types/messages.js" */
/** @import { Trial } from "./trial.js" */

import { toast } from "../dom.js";
import { sound } from "../sound.js";
import { format } from "../words.js";
import { PACE, showStatus } from "./trial.js";

/** How long a wrong try stands before it is taken back. */
const LOOK = 2200;

export class ChallengeStep {
  /** @param {Trial} trial @param {Extract<StepTask, { kind: "challenge" }>} task @param {() => void} done */
  constructor(trial, task, done) {
    this.trial = trial;
    this.task = task;
    this.done = done;
    /** Moves before the reader's turn. */
    this.before = 0;
    trial.board.on.move = (move) => void this.try(move);
  }

  async start() {
    if (!(await this.trial.reset())) return;
    this.before = 0;
    showStatus(format(this.trial.now?.status ?? ""));
    this.trial.offer();
  }

  /** @returns {Promise<ChallengeReply | null>} */
  async requestReply() {
    try {
      const answer = await fetch(`${this.task.reply}?${new URLSearchParams({ moves: this.trial.moves.join() })}`);
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }

  /** @param {string} move */
  async try(move) {
    const { trial } = this;
    if (!(await trial.play(move))) return;
    const answer = await this.requestReply();
    if (!(await trial.pause(0))) return;
    if (!answer) {
      toast(format("no-answer"));
      return void this.start();
    }
    await this.answered(answer, move);
  }

  /** @param {ChallengeReply} answer @param {string} move */
  async answered({ verdict, reply }, move) {
    const { trial } = this;
    if (verdict === "solved") return this.solved();
    if (verdict === "right") {
      if (reply.length) showStatus(format("challenge-right", { move, reply: reply.join(" ") }));
      if (!(await trial.playLine(reply))) return;
      if (reply.length) this.before = trial.moves.length;
      trial.offer();
      return;
    }
    sound.refuse();
    const lost = verdict === "lost";
    if (!reply.length) showStatus(lost ? format("challenge-lost", { move }) : format("challenge-missed", { move }), "warning");
    else {
      const text = reply.join(" ");
      showStatus(
        lost ? format("challenge-lost-by", { move, reply: text }) : format("challenge-missed-by", { move, reply: text }),
        "warning",
      );
    }
    if (!(await trial.playLine(reply)) || !(await trial.pause(LOOK)) || !(await trial.back(this.before))) return;
    trial.offer();
  }

  solved() {
    const { now } = this.trial;
    showStatus(now?.over ? format("lesson-done-over", { ending: format(now.status) }) : format("challenge-escaped"), "check");
    this.done();
    sound.end("won");
  }

  /** The whole solution, because it was asked for. */
  async show() {
    const { trial } = this;
    if (!(await trial.reset())) return;
    /** @type {string | null} */
    let move = this.task.solution;
    const shown = [];
    while (move) {
      if (!(await trial.play(move))) return;
      shown.push(move);
      showStatus(format("lesson-shown", { move: shown.join(" ") }));
      const answer = await this.requestReply();
      if (!(await trial.pause(PACE)) || !answer || !(await trial.playLine(answer.reply))) return;
      shown.push(...answer.reply);
      move = answer.show;
    }
  }
}
