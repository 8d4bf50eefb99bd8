/** Learning from one's own mistakes: the position before each of them, and a better move to be found. Nothing that an engine knows is shown until then. */

/** @import { BoardMark, MoveReport, StudyMessage, Tried } from "../types/messages.js" */
/** @import { StudyConnection } from "./connection.js" */
/** @import { Review } from "./review.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { byId, element, icon, show, toast } from "../dom.js";
import { attempt } from "../pages/tries.js";
import { format, sentences } from "../words.js";
import { playLine } from "./lines.js";
import { markMove, markPlayed, markWhere } from "./points.js";
import { noteReview, otherSide } from "./review.js";
import { percent } from "./scores.js";
import { fetchTried, go } from "./state.js";
import { movesTo } from "./tree.js";
import { isTurningPoint, verdictName } from "./verdicts.js";

/** @typedef {Extract<StudyMessage, { type: "tried" }>} Graded */
/** @typedef {"asked" | "judging" | "wrong" | "solved" | "shown"} Stage how far an exercise is */

const OVERLAY = "exercise";
/** How long a wrong move stands before its answer. */
const PACE = 450;

export class Exercises {
  /** @param {Study} study @param {Review} review @param {StudyConnection} connection */
  constructor(study, review, connection) {
    this.study = study;
    this.review = review;
    this.connection = connection;
    this.host = byId("exercise");
    this.host.classList.add("why");
    /** @type {MoveReport | null} the mistake for which a better move is looked for */
    this.mistake = null;
    /** @type {Stage} */
    this.stage = "asked";
    this.hinted = false;
    this.waiting = 0;
    this.runs = 0;
    connection.listeners.add((message) => {
      if (message.type === "tried" && message.id === this.waiting) void this.graded(message);
      if (message.type === "refused" && message.id === this.waiting && this.waiting) {
        toast(format(message.why));
        void this.pose();
      }
    });
  }

  /** All of a side's, in order. @returns {MoveReport[]} */
  get all() {
    const { reports, side } = this.review;
    return [...reports.values()].filter((report) => report.side === side && isTurningPoint(report)).sort((a, b) => a.ply - b.ply);
  }

  get solved() {
    return this.all.filter(({ ply }) => this.review.practised.get(ply - 1) === true).length;
  }

  /** The node before the mistake. @returns {Node} */
  get node() {
    return this.review.nodes[Math.max(0, (this.mistake?.ply ?? 1) - 1)];
  }

  /** Begins with the mistake after so many moves; without that, with the first one that is not solved. @param {number} [ply] */
  start(ply) {
    const { review } = this;
    const named = ply === undefined ? undefined : review.reports.get(ply + 1);
    if (named) review.side = named.side;
    const all = this.all;
    const mistake = named ?? all.find((report) => review.practised.get(report.ply - 1) !== true) ?? all[0];
    if (!mistake) return toast(format("no-exercises"));
    this.begin(mistake);
  }

  /** @param {MoveReport} mistake */
  begin(mistake) {
    const { study } = this;
    this.mistake = mistake;
    this.hinted = false;
    study.quiet = true;
    study.intercept = (move) => this.try(move);
    this.connection.send({ do: "stop" });
    byId("main").classList.add("practising");
    show(this.host, true);
    study.board.overlay("why", []);
    noteReview(study, this.review);
    void this.pose();
  }

  /** Poses the exercise: the position before the mistake. */
  async pose() {
    const run = ++this.runs;
    this.stage = "asked";
    this.study.board.overlay(OVERLAY, []);
    this.draw();
    await go(this.study, this.node);
    if (run === this.runs && this.hinted) await this.hint();
  }

  /** Ends it: everything is shown again. */
  end() {
    const { study } = this;
    this.runs += 1;
    this.waiting = 0;
    this.leaveQuiet();
    show(this.host, false);
    noteReview(study, this.review);
    void go(study, this.mistake ? this.review.nodes[this.mistake.ply] : study.now);
  }

  leaveQuiet() {
    const { study } = this;
    study.quiet = false;
    study.intercept = null;
    byId("main").classList.remove("practising");
    study.board.overlay(OVERLAY, []);
  }

  /** A move was made on the board. @param {string} move @returns {boolean} */
  try(move) {
    if (!this.mistake || this.stage !== "asked") return true;
    const sent = { id: this.connection.id(), game: this.review.game, ply: this.mistake.ply - 1, move };
    if (!this.connection.send({ do: "try", ...sent })) {
      toast(format("no-connection"));
      return true;
    }
    this.waiting = sent.id;
    this.stage = "judging";
    this.tried = move;
    this.study.board.overlay(OVERLAY, []);
    this.draw();
    this.played = this.play([move]);
    return true;
  }

  /** Shows the position after some more moves, without adding them to the tree. @param {string[]} moves @returns {Promise<Tried | null>} */
  async play(moves) {
    const { study } = this;
    const run = this.runs;
    const { tried, why } = await attempt(study.data.variant.id, {
      from: study.data.start ?? undefined,
      moves: [...movesTo(this.node), ...moves],
    });
    if (run !== this.runs) return null;
    if (!tried) {
      toast(why);
      return null;
    }
    study.board.offer([]);
    study.board.last(tried.events);
    await study.board.play(tried.events, tried.view);
    return run === this.runs ? tried : null;
  }

  /** @param {Graded} graded */
  async graded(graded) {
    this.waiting = 0;
    const run = this.runs;
    const { study, mistake } = this;
    const tried = await this.played;
    if (run !== this.runs || !mistake || !tried) return;
    if (graded.grade === "solved") {
      this.review.practised.set(mistake.ply - 1, true);
      this.stage = "solved";
      this.draw(graded);
      study.board.overlay(OVERLAY, markPlayed(tried, "good", "✓"));
      return;
    }
    if (!this.review.practised.has(mistake.ply - 1)) this.review.practised.set(mistake.ply - 1, false);
    this.stage = "wrong";
    this.draw(graded);
    const marks = graded.why.flatMap((why) => why.marks);
    const [reply] = graded.reply;
    if (reply) {
      await new Promise((resolve) => setTimeout(resolve, PACE));
      if (run !== this.runs || this.stage !== "wrong" || !(await this.play([this.tried ?? "", reply]))) return;
    }
    study.board.overlay(OVERLAY, [...marks, ...(reply ? [] : markPlayed(tried, "bad", "?"))]);
  }

  /** Where to look. */
  async hint() {
    const { study, mistake } = this;
    const before = mistake && (await fetchTried(study, this.node));
    if (!before || this.stage !== "asked") return;
    this.hinted = true;
    study.board.overlay(OVERLAY, markWhere(study.data.board.points, before.choices, mistake.best));
    this.draw();
  }

  /** The solution, because it was asked for. */
  async reveal() {
    const { study, mistake } = this;
    if (!mistake) return;
    this.connection.send({ do: "reveal", game: this.review.game, ply: mistake.ply - 1 });
    if (!this.review.practised.has(mistake.ply - 1)) this.review.practised.set(mistake.ply - 1, false);
    this.runs += 1;
    this.stage = "shown";
    this.draw();
    await go(study, this.node);
    const before = await fetchTried(study, this.node);
    if (!before || this.stage !== "shown") return;
    study.board.offer([]);
    const why = mistake.why.filter(({ in_best_line }) => in_best_line);
    study.board.overlay(OVERLAY, [...why.flatMap(({ marks }) => marks), ...markMove(before.choices, mistake.best, "★")]);
  }

  /** The next one that is not solved, else the next. */
  next() {
    const { all, mistake, review } = this;
    const after = all.filter(({ ply }) => ply > (mistake?.ply ?? 0));
    const open = [...after, ...all].find((report) => report !== mistake && review.practised.get(report.ply - 1) !== true);
    if (open) this.begin(open);
    else if (after[0]) this.begin(after[0]);
    else this.finish();
  }

  /** All of them are done. */
  finish() {
    const { all, solved } = this;
    this.runs += 1;
    this.leaveQuiet();
    const close = this.button("done", "check", format("back-to-the-review"), () => this.end(), true);
    const other = this.button("other-side", "flip", format("other-side-exercises"), () => {
      this.review.side = otherSide(this.review.side);
      this.start();
    });
    const says = element("p", {}, format("exercises-done", { solved, count: all.length }));
    this.host.replaceChildren(
      element("div", { class: "title" }, element("h2", {}, format("exercises"))),
      says,
      element("div", { class: "row" }, close, other),
    );
  }

  /** @param {string} id @param {string} symbol @param {string} text @param {() => void} act @param {boolean} [main] */
  button(id, symbol, text, act, main = false) {
    const button = element(
      "button",
      { class: `button small${main ? " main" : ""}`, type: "button", id: `exercise-${id}` },
      icon(symbol),
      text,
    );
    button.addEventListener("click", act);
    return button;
  }

  /** The card. @param {Graded} [graded] */
  draw(graded) {
    const { mistake, stage, all, study, host } = this;
    if (!mistake) return;
    const index = all.findIndex(({ ply }) => ply === mistake.ply) + 1;
    const side = format(study.data.game.sides[mistake.side].name);
    const count = format("exercise-of", { number: index, count: all.length, solved: this.solved });
    const close = element(
      "button",
      {
        class: "button plain square",
        type: "button",
        id: "exercise-close",
        "aria-label": format("back-to-the-review"),
        title: format("back-to-the-review"),
      },
      icon("close"),
    );
    close.addEventListener("click", () => this.end());
    const title = element(
      "div",
      { class: "title" },
      element("h2", {}, format("find-better")),
      element("span", { class: "soft num" }, count),
      close,
    );
    const again = this.button("again", "takeback", format("take-back-try"), () => void this.pose(), true);
    const hint = this.button("hint", "eye", format("hint"), () => void this.hint());
    const solution = this.button("solution", "check", format("solution"), () => void this.reveal());
    const next = this.button("next", "forward", format("next-exercise"), () => this.next(), true);
    const line = this.button("line", "play", format("show-better"), () => void this.showLine());
    const said = element("p", { class: "reasons" });
    const gain = format("exercise-gain", { from: percent(mistake.best_win), to: percent(mistake.win) });
    /** @type {HTMLElement[]} */
    let buttons = [];
    host.dataset.stage = stage;
    switch (stage) {
      case "asked":
        said.append(
          format("exercise-asks", { number: mistake.ply, move: mistake.move, side, verdict: verdictName(mistake.verdict) }),
          ...(this.hinted ? [" ", format("exercise-hint")] : []),
        );
        buttons = [...(this.hinted ? [] : [hint]), solution];
        break;
      case "judging":
        said.append(format("exercise-judging", { move: this.tried ?? "" }));
        break;
      case "wrong": {
        const reasons = graded?.why.map(({ message }) => format(message)) ?? [];
        const [reply] = graded?.reply ?? [];
        const answered = reply
          ? format("exercise-answered", { move: this.tried ?? "", reply })
          : format("exercise-wrong", { move: this.tried ?? "" });
        said.append(sentences([answered, ...reasons]));
        buttons = [again, solution];
        break;
      }
      case "solved": {
        const is =
          this.tried === mistake.best
            ? format("exercise-best", { move: mistake.best })
            : format("exercise-solved", { move: this.tried ?? "", best: mistake.best });
        said.append(sentences([is, gain]));
        buttons = [next, line];
        break;
      }
      case "shown":
        said.append(
          sentences([format("exercise-solution", { move: mistake.best }), ...mistake.why.map(({ message }) => format(message)), gain]),
        );
        buttons = [next, line];
    }
    const focused = host.contains(document.activeElement);
    host.replaceChildren(title, said, element("div", { class: "row" }, ...buttons));
    if (focused) buttons[0]?.focus({ preventScroll: true });
  }

  /** The best move and its line on the board, once they are no secret any more. */
  async showLine() {
    const { study, mistake, node } = this;
    if (!mistake) return;
    this.leaveQuiet();
    noteReview(study, this.review);
    await playLine(study, node, mistake.line);
  }
}
