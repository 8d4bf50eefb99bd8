/** Verdicts on one's own moves while one plays against a computer, for those who wish for them. */

/** @import { MoveReport, StudyMessage } from "../types/messages.js" */
/** @import { StudyConnection } from "../study/connection.js" */
/** @import { Page } from "./gamestate.js" */

import { byId, show } from "../dom.js";
import { keep, kept } from "../study/kept.js";
import { isFault, verdictName, verdictOf } from "../study/verdicts.js";
import { format, sentences } from "../words.js";

export class OwnMoves {
  /** @param {Page} page @param {() => StudyConnection} connect the line to the engines, opened if need be @param {() => void} changed there is something new to say */
  constructor(page, connect, changed) {
    this.page = page;
    this.connect = connect;
    this.changed = changed;
    this.on = kept().judge;
    /** The moves up to the one that was asked about: after a take-back another one may have the same number. */
    this.about = "";
    this.asked = 0;
    /** @type {MoveReport | null} */
    this.report = null;
    const input = /** @type {HTMLInputElement} */ (byId("judge"));
    input.checked = this.on;
    input.addEventListener("change", () => {
      this.on = input.checked;
      keep({ judge: this.on });
      this.set(true);
      changed();
    });
  }

  /** How it stands has changed. @param {boolean} against whether a person plays against a computer */
  set(against) {
    const { state, you } = this.page.now;
    // A verdict names the better move, and a rated game is played without help.
    const offered = against && state.counts !== "yes";
    show(byId("judge-row"), offered);
    const ply = state.history.findLastIndex(({ side }) => you.includes(side)) + 1;
    const about = state.history
      .slice(0, ply)
      .map(({ move }) => move)
      .join(" ");
    if (this.on && offered && about === this.about) return;
    this.about = "";
    this.asked = 0;
    this.report = null;
    if (!this.on || !offered || !ply || state.outcome) return;
    const connection = this.connect();
    const id = connection.id();
    // Not open yet: it is asked for again once it is.
    if (!connection.send({ do: "verdict", id, game: state.id, ply })) return;
    this.about = about;
    this.asked = id;
  }

  /** @param {StudyMessage} message @returns {boolean} whether it was an answer to this */
  receive(message) {
    if (!this.asked || !("id" in message) || message.id !== this.asked) return false;
    this.asked = 0;
    if (message.type === "judged") this.report = message.report;
    this.changed();
    return true;
  }

  words() {
    const { report } = this;
    if (!report) return this.asked ? format("judging-your-move") : "";
    const parts = [format("judged-move", { move: report.move, verdict: verdictName(verdictOf(report)) })];
    if (isFault(report.verdict))
      parts.push(format("judged-better", { move: report.best }), ...report.why.map(({ message }) => format(message)));
    return sentences(parts);
  }
}
