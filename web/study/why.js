/** The move that is shown: what it is called, what it was worth, what was better, and why. */

/** @import { BoardMark, MoveReport, ScoreParts, Side, Tried, Why } from "../types/messages.js" */
/** @import { Message } from "../types/words.js" */
/** @import { Review } from "./review.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { byId, element, icon } from "../dom.js";
import { format, sentences } from "../words.js";
import { lineRow, stepOn } from "./lines.js";
import { markMove, markPlayed } from "./points.js";
import { reportOf } from "./review.js";
import { percent, scoreText } from "./scores.js";
import { fetchTried, go } from "./state.js";
import { isFault, isTurningPoint, verdictName, verdictOf, verdictSign } from "./verdicts.js";

/** What is drawn on the board. */
const OVERLAY = "why";
/** The most turning points that are listed at the start. */
const LISTED = 3;

export class WhyCard {
  /** @param {Study} study @param {Review} review @param {(ply?: number) => void} practise finds better moves; from that of a ply */
  constructor(study, review, practise) {
    this.study = study;
    this.review = review;
    this.practise = practise;
    this.host = byId("turned");
    this.host.classList.add("why");
    /** @type {Node} the move of the game that is explained; one stays with it while its lines are played */
    this.subject = study.root;
    /** @type {Set<Node>} the line that is being played: as long as one is on it the explanation stays */
    this.kept = new Set();
    this.drawn = "";
    study.shown.add((_, tried) => this.show(tried));
    review.changed.add(() => {
      const tried = study.known.get(study.now);
      if (tried) this.show(tried);
    });
  }

  /** @param {Tried} tried what is shown */
  show(tried) {
    const { study, review } = this;
    if (study.quiet) return study.board.overlay(OVERLAY, []);
    const { now } = study;
    if (!this.kept.has(now)) this.kept.clear();
    if (!this.kept.has(now) && !this.isOnLines(now)) this.subject = review.entered ? lastOfGame(review, now) : study.root;
    const report = reportOf(review, this.subject);
    // What has not changed stays, so that nothing is said twice and no button is lost under a finger.
    const known = [report ?? review.reports.size, review.summary !== null, review.side, [...review.practised]];
    const drawn = JSON.stringify([this.subject.ply, known, now !== this.subject]);
    if (drawn !== this.drawn) {
      this.drawn = drawn;
      this.host.dataset.verdict = report && isFault(report.verdict) ? report.verdict : "";
      this.host.replaceChildren(...(report ? this.explain(report) : this.overview()));
    }
    this.markSteps();
    void this.mark(report, tried);
  }

  /** Whether a node is on the lines of the move that is explained, and not that move itself. @param {Node} node */
  isOnLines(node) {
    const report = reportOf(this.review, this.subject);
    if (!report || !this.subject.parent || !isFault(report.verdict) || node === this.subject) return false;
    // Along the game itself one goes on to the next move.
    if (this.review.nodes[node.ply] === node) return false;
    return stepOn(node, this.subject, report.refutation) > 0 || stepOn(node, this.subject.parent, report.line) > 0;
  }

  /** @param {MoveReport} report @returns {HTMLElement[]} */
  explain(report) {
    const { study, subject } = this;
    const unit = study.data.game.score_unit;
    const verdict = verdictOf(report);
    const fault = isFault(report.verdict);
    const sign = verdictSign(verdict);
    sign?.setAttribute("aria-hidden", "true");
    const chances = fault ? format("from-to", { from: percent(report.best_win), to: percent(report.win) }) : percent(report.win);
    const title = format("move-is", { number: report.ply, move: report.move, verdict: verdictName(verdict) });
    const side = format(study.data.game.sides[report.side].name);
    const parts = [
      element(
        "div",
        { class: "title" },
        ...(sign ? [sign] : []),
        element("h2", {}, title),
        element("b", { class: "num swing", title: format("chances-of", { side }) }, chances),
      ),
    ];
    const valued = (/** @type {Message} */ words, /** @type {ScoreParts} */ score) =>
      // A forced win is told by its length already.
      score.kind === "win" || score.kind === "loss"
        ? format(words)
        : format("worth-valued", { words: format(words), score: scoreText(unit, score), side });
    const now = valued(report.words, report.score);
    const best = valued(report.best_words, report.best_score);
    const worth = fault && best !== now ? format("worth-instead", { now, best }) : format("worth", { now });
    // The reason first: it is what one came for.
    if (report.why.length) parts.push(element("p", { class: "reasons" }, sentences(report.why.map(({ message }) => format(message)))));
    parts.push(element("p", { class: "soft small worth" }, worth));
    if (report.opening) parts.push(element("p", { class: "small" }, format("opening-is", { name: report.opening })));
    if (fault) parts.push(...this.remedies(report));
    else if (report.best !== report.move && report.verdict !== "book")
      parts.push(element("p", { class: "small preferred" }, format("judged-better", { move: report.best })));
    if (study.now !== subject) {
      const back = element(
        "button",
        { class: "button small", type: "button", id: "back-to-game" },
        icon("back"),
        format("back-to-the-game-move", { move: subject.move }),
      );
      back.addEventListener("click", () => void go(study, subject));
      parts.push(back);
    }
    return parts;
  }

  /** What was better, and how both go on. @param {MoveReport} report */
  remedies(report) {
    const { study, subject } = this;
    const { parent } = subject;
    const onplay = (/** @type {Node[]} */ nodes) => {
      this.kept = new Set(nodes);
    };
    const parts = [];
    // While a line is on the board, the way back has this place.
    if (isTurningPoint(report) && study.now === subject) {
      const find = element(
        "button",
        { class: "button main small", type: "button", id: "find-better" },
        icon("search"),
        format("find-better"),
      );
      find.addEventListener("click", () => this.practise(report.ply - 1));
      parts.push(element("div", { class: "actions" }, find, ...this.all(report)));
    }
    if (report.refutation.length)
      parts.push(lineRow(study, { label: format("show-refutation"), name: "refutation", from: subject, moves: report.refutation, onplay }));
    if (parent) parts.push(lineRow(study, { label: format("show-better"), name: "better", from: parent, moves: report.line, onplay }));
    return parts;
  }

  /** Where it turned, while no move is explained. @returns {HTMLElement[]} */
  overview() {
    const { study, review, subject } = this;
    if (subject.parent) return [element("p", { class: "soft" }, format("move-not-reviewed-yet"))];
    const faults = [...review.reports.values()].filter(({ verdict }) => isFault(verdict));
    const worst = faults.sort((a, b) => b.loss - a.loss).slice(0, LISTED);
    const ending = study.data.reviewed?.ending;
    const parts = [element("div", { class: "title" }, element("h2", {}, format("where-it-turned")))];
    if (ending) parts.push(element("p", { class: "soft" }, format(ending)));
    if (!review.summary && !worst.length) parts.push(element("p", { class: "soft" }, format("review-under-way")));
    if (review.summary && !worst.length) parts.push(element("p", {}, format("nothing-went-wrong")));
    for (const report of worst.sort((a, b) => a.ply - b.ply)) {
      const sign = /** @type {HTMLElement} */ (verdictSign(report.verdict));
      const swing = format("from-to", { from: percent(report.best_win), to: percent(report.win) });
      const button = element(
        "button",
        { class: "turning", type: "button", "data-ply": String(report.ply) },
        sign,
        element("b", { class: "num" }, format("move-number", { number: report.ply, move: report.move })),
        element("span", { class: "soft" }, format(study.data.game.sides[report.side].name)),
        element("span", { class: "num swing" }, swing),
      );
      const [reason] = report.why.filter(({ in_best_line }) => !in_best_line);
      if (reason) button.append(element("span", { class: "reason small soft" }, format(reason.message)));
      button.addEventListener("click", () => void go(study, review.nodes[report.ply]));
      parts.push(button);
    }
    return [...parts, ...this.learn()];
  }

  /** The way to the exercises: every mistake and blunder of the side is one. @returns {HTMLElement[]} */
  learn() {
    const { count, text } = this.exercises(this.review.side);
    if (!this.review.summary || !count) return [];
    const button = element("button", { class: "button main", type: "button", id: "learn-mistakes" }, text);
    button.addEventListener("click", () => this.practise());
    return [button];
  }

  /** The same beside a mistake, if its side made more than one. @param {MoveReport} report @returns {HTMLElement[]} */
  all({ side }) {
    const { review } = this;
    const { count, text } = this.exercises(side);
    if (!review.summary || count < 2) return [];
    const label = format("practise-all", { count });
    const button = element("button", { class: "button small", type: "button", id: "practise-all", title: text }, label);
    button.addEventListener("click", () => {
      review.side = side;
      this.practise();
    });
    return [button];
  }

  /** How many exercises a side has, and that in words. @param {Side} side */
  exercises(side) {
    const { study, review } = this;
    const { reviewed, game } = study.data;
    const all = [...review.reports.values()].filter((report) => report.side === side && isTurningPoint(report));
    const count = all.length;
    const solved = all.filter(({ ply }) => review.practised.get(ply - 1) === true).length;
    const name = format(game.sides[side].name);
    const mine = reviewed?.you.length === 1 && reviewed.you[0] === side;
    const text = mine
      ? format("learn-from-your-mistakes", { count, solved })
      : format("learn-from-mistakes-of", { side: name, count, solved });
    return { count, text };
  }

  /** Which move of a line is on the board. */
  markSteps() {
    const { study, subject } = this;
    const report = reportOf(this.review, subject);
    for (const step of this.host.querySelectorAll("[aria-current]")) step.removeAttribute("aria-current");
    if (!report || study.now === subject || !subject.parent) return;
    const refuting = stepOn(study.now, subject, report.refutation);
    const better = stepOn(study.now, subject.parent, report.line);
    const [line, step] = refuting ? ["refutation", refuting] : ["better", better];
    if (step) this.host.querySelector(`.line.${line} [data-step="${step}"]`)?.setAttribute("aria-current", "true");
  }

  /** Marks on the board what the sentences name. @param {MoveReport | null} report @param {Tried} tried */
  async mark(report, tried) {
    const { study, subject } = this;
    const { parent } = subject;
    study.board.overlay(OVERLAY, []);
    if (!report || !parent || !isFault(report.verdict)) return;
    const { now } = study;
    /** @type {BoardMark[]} */
    let marks = [];
    if (now === subject) {
      const before = await fetchTried(study, parent);
      if (!before || study.now !== now || study.quiet) return;
      const glyph = { inaccuracy: "?!", mistake: "?", blunder: "??" }[/** @type {"mistake"} */ (report.verdict)];
      marks = [
        ...report.why.flatMap((why) => why.marks),
        ...markPlayed(tried, "bad", glyph),
        ...markMove(before.choices, report.best, "★"),
      ];
    } else marks = report.why.filter((why) => this.isSeen(why, report)).flatMap((why) => why.marks);
    study.board.overlay(OVERLAY, marks);
  }

  /** Whether what a sentence claims is seen in the position on the board. @param {Why} why @param {MoveReport} report */
  isSeen({ in_best_line, plies }, report) {
    const { study, subject } = this;
    if (!subject.parent) return false;
    if (in_best_line) return stepOn(study.now, subject.parent, report.line) === plies;
    // The move itself is the first of its line.
    const answered = stepOn(study.now, subject, report.refutation);
    return answered > 0 && answered + 1 === plies;
  }
}

/** The last move of the game before a variation. @param {Review} review @param {Node} node */
function lastOfGame(review, node) {
  let at = node;
  while (at.parent && review.nodes[at.ply] !== at) at = at.parent;
  return at;
}
