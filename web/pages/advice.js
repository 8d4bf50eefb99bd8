/** Hints in a game against a computer: first where to look, then the move, then why. */

/** @import { StudyMessage } from "../types/messages.js" */
/** @import { Page } from "./gamestate.js" */

import { byId, show, toast, write } from "../dom.js";
import { StudyConnection } from "../study/connection.js";
import { markMove, markWhere } from "../study/points.js";
import { format, sentences } from "../words.js";
import { playable } from "./now.js";
import { OwnMoves } from "./ownmoves.js";

const OVERLAY = "advice";
/** How many moves of the continuation are named where no reason is known. */
const SHOWN = 4;

export class Advice {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {StudyConnection | null} opened with the first question */
    this.connection = null;
    /** @type {Extract<StudyMessage, { type: "hinted" }> | null} */
    this.answer = null;
    this.asked = 0;
    /** Whether a hint was asked for before the line was open. */
    this.wanted = false;
    this.against = false;
    this.ply = -1;
    /** How much is shown: nothing, where to look, the move, why. */
    this.stage = 0;
    byId("advise").addEventListener("click", () => this.more());
    this.own = new OwnMoves(
      page,
      () => this.connect(),
      () => this.show(),
    );
  }

  /** The line to the engines; opens it the first time. @returns {StudyConnection} */
  connect() {
    if (this.connection) return this.connection;
    const connection = new StudyConnection();
    this.connection = connection;
    connection.listeners.add((message) => this.own.receive(message) || this.receive(message));
    connection.opened.add(() => {
      if (this.wanted) this.requestHint();
      this.set(this.against);
    });
    connection.connect();
    return connection;
  }

  /** How it stands has changed. @param {boolean} against whether a person plays against a computer */
  set(against) {
    const { now, pastView } = this.page;
    const { state, you } = now;
    this.against = against;
    this.own.set(against);
    const offered = against && !state.swap2 && pastView.at === null && you.includes(state.to_move) && playable(now).length > 0;
    byId("thinking").classList.toggle("advising", offered);
    if (offered && state.ply === this.ply) return;
    this.wanted = false;
    this.ply = offered ? state.ply : -1;
    this.asked = 0;
    this.answer = null;
    this.stage = 0;
    this.show();
  }

  /** The next step. */
  more() {
    if (this.answer) {
      this.stage = Math.min(3, this.stage + 1);
      return this.show();
    }
    if (this.asked) return;
    write(byId("advice"), format("hint-waits"));
    this.wanted = true;
    this.connect();
    this.requestHint();
  }

  requestHint() {
    const { connection, page } = this;
    if (!connection || this.ply < 0 || this.answer) return;
    this.asked = connection.id();
    if (!connection.send({ do: "hint", id: this.asked, game: page.now.state.id })) this.asked = 0;
  }

  /** @param {StudyMessage} message */
  receive(message) {
    if (!("id" in message) || message.id !== this.asked || !this.asked) return;
    if (message.type === "refused") {
      this.asked = 0;
      write(byId("advice"), "");
      toast(format(message.why));
    }
    if (message.type !== "hinted") return;
    this.answer = message;
    this.stage = 1;
    this.show();
  }

  show() {
    const { answer, stage, page } = this;
    const { board, now, spec } = page;
    const { choices } = now;
    /** @type {ReturnType<typeof markMove>} */
    let marks = [];
    if (answer && stage === 1) marks = markWhere(spec.points, choices, answer.best);
    if (answer && stage >= 2) marks = markMove(choices, answer.best, "★");
    if (answer && stage === 3) marks = [...answer.why.flatMap((why) => why.marks), ...marks];
    board.overlay(OVERLAY, marks);
    write(byId("advice"), this.words());
    const button = byId("advise");
    write(/** @type {Element} */ (button.querySelector("span")), [format("hint"), format("hint-move"), format("hint-why"), ""][stage]);
    show(button, stage < 3);
  }

  words() {
    const { answer, stage } = this;
    if (!answer || !stage) return this.own.words();
    if (stage === 1) return format("hint-look");
    const move = format("hint-is", { move: answer.best });
    if (stage === 2) return move;
    const reasons = answer.why.map(({ message }) => format(message));
    if (!reasons.length) reasons.push(format("hint-goes-on", { line: answer.line.slice(0, SHOWN).join(" ") }));
    return sentences([move, ...reasons]);
  }
}
