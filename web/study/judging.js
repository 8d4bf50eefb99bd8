/** A verdict for each move that is made on the board, if that is switched on. */

/** @import { MoveReport } from "../types/messages.js" */
/** @import { StudyConnection } from "./connection.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { element } from "../dom.js";
import { format, sentences } from "../words.js";
import { keep, kept } from "./kept.js";
import { noteChange } from "./state.js";
import { movesTo } from "./tree.js";
import { isFault, verdictName, verdictOf, verdictSign } from "./verdicts.js";

export class Judging {
  /** @param {HTMLElement} host @param {Study} study @param {StudyConnection} connection */
  constructor(host, study, connection) {
    this.study = study;
    this.connection = connection;
    this.on = kept().judge;
    /** @type {Map<Node, MoveReport>} */
    this.reports = new Map();
    /** @type {Map<number, Node>} */
    this.asked = new Map();
    this.says = element("p", { class: "judged", role: "status" });
    const input = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", role: "switch", id: "judge" }));
    input.checked = this.on;
    input.addEventListener("change", () => {
      this.on = input.checked;
      keep({ judge: this.on });
      this.moved();
    });
    host.append(element("label", { class: "switch" }, element("span", {}, format("judge-each-move")), input), this.says);
    study.shown.add(() => this.moved());
    connection.listeners.add((message) => {
      if (message.type !== "judged") return;
      const node = this.asked.get(message.id);
      this.asked.delete(message.id);
      if (!node) return;
      this.reports.set(node, message.report);
      noteChange(study);
      if (study.now === node) this.show(message.report);
    });
  }

  moved() {
    const { study, connection } = this;
    const { now } = study;
    this.says.replaceChildren();
    if (!this.on || study.quiet || !now.parent) return;
    const known = this.reports.get(now);
    if (known) return this.show(known);
    // The moves of a game that is reviewed have their verdicts already.
    if (study.data.reviewed && study.data.moves[now.ply - 1]?.move === now.move) return;
    const id = connection.id();
    const line = { variant: study.data.variant.id, start: study.data.start, moves: movesTo(now) };
    if (!connection.send({ do: "judge", id, line })) return;
    this.asked.set(id, now);
    this.says.textContent = format("engine-thinks");
  }

  /** @param {MoveReport} report */
  show(report) {
    const verdict = verdictOf(report);
    const sign = verdictSign(verdict);
    const better = isFault(report.verdict) ? format("judged-better", { move: report.best }) : "";
    const text = format("judged-move", { move: report.move, verdict: verdictName(verdict) });
    this.says.replaceChildren(...(sign ? [sign] : []), ` ${text} ${better} ${sentences(report.why.map(({ message }) => format(message)))}`);
  }
}
