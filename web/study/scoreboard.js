/** Both sides with their accuracy and what they did wrong; a count leads to the next such move. */

/** @import { Side, Verdict } from "../types/messages.js" */
/** @import { Review } from "./review.js" */
/** @import { Study } from "./state.js" */

import { byId, element, pieceIcon, toast } from "../dom.js";
import { format, textOf } from "../words.js";
import { movesWith, noteReview } from "./review.js";
import { go } from "./state.js";
import { FAULTS, verdictSign } from "./verdicts.js";

/** @type {Partial<Record<Verdict, { head: string, none: string }>>} */
const COUNTED = {
  inaccuracy: { head: format("inaccuracies"), none: format("no-inaccuracies") },
  mistake: { head: format("mistakes"), none: format("no-mistakes") },
  blunder: { head: format("blunders"), none: format("no-blunders") },
};

export class Scoreboard {
  /** @param {Study} study @param {Review} review */
  constructor(study, review) {
    this.study = study;
    this.review = review;
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    this.progress = element(
      "div",
      { class: "thinking", role: "progressbar", "aria-label": format("review-progress"), "aria-valuemin": "0", "aria-valuemax": "100" },
      element("i"),
    );
    byId("review").append(this.table(), this.progress);
    review.changed.add(() => this.show());
    this.show();
  }

  table() {
    const heads = [format("accuracy"), ...FAULTS.map((fault) => COUNTED[fault]?.head ?? "")];
    const head = element("tr", {}, element("td"), ...heads.map((text) => element("th", { scope: "col" }, text)));
    const body = /** @type {Side[]} */ (["second", "first"]).map((side) => this.row(side));
    if (!this.study.board.flipped) body.reverse();
    return element("table", { class: "scoreboard" }, element("thead", {}, head), element("tbody", {}, ...body.reverse()));
  }

  /** @param {Side} side */
  row(side) {
    const { study, review } = this;
    const { game, reviewed } = study.data;
    const name = textOf(/** @type {any} */ (reviewed?.names[side] ?? ""));
    const colour = format(game.sides[side].name);
    const mine = reviewed?.you.length === 1 && reviewed.you[0] === side;
    const who = element(
      "button",
      { class: "who", type: "button", title: format("see-from-side", { side: colour }) },
      pieceIcon(game.id, game.pieces[0].id, side),
      element("span", {}, element("b", {}, mine ? format("you") : name), element("small", {}, mine || name !== colour ? colour : "")),
    );
    who.addEventListener("click", () => {
      review.side = side;
      noteReview(study, review);
    });
    this.cells.set(`${side}-who`, who);
    const accuracy = element("td", { class: "accuracy num" });
    this.cells.set(`${side}-accuracy`, accuracy);
    const counts = FAULTS.map((fault) => {
      const button = element("button", { class: "count", type: "button", "data-fault": fault, "data-side": side });
      button.addEventListener("click", () => this.next(side, fault));
      this.cells.set(`${side}-${fault}`, button);
      return element("td", {}, button);
    });
    return element("tr", {}, element("th", { scope: "row" }, who), accuracy, ...counts);
  }

  show() {
    const { review, cells, progress } = this;
    for (const side of /** @type {Side[]} */ (["first", "second"])) {
      cells.get(`${side}-who`)?.setAttribute("aria-pressed", String(review.side === side));
      const accuracy = review.summary?.accuracy[side];
      const text = accuracy === null || accuracy === undefined ? "–" : format("percent", { value: Math.round(accuracy) });
      cells.get(`${side}-accuracy`)?.replaceChildren(text);
      for (const fault of FAULTS) this.count(side, fault);
    }
    progress.style.setProperty("--progress", String(review.share));
    progress.setAttribute("aria-valuenow", String(Math.round(100 * review.share)));
    progress.hidden = review.summary !== null;
  }

  /** @param {Side} side @param {Verdict} fault */
  count(side, fault) {
    const count = movesWith(this.review, side, fault).length;
    const button = /** @type {HTMLElement} */ (this.cells.get(`${side}-${fault}`));
    const sign = /** @type {HTMLElement} */ (verdictSign(fault));
    sign.setAttribute("aria-hidden", "true");
    button.replaceChildren(
      sign,
      element("b", { class: "num" }, String(count)),
      element("span", { class: "unseen" }, COUNTED[fault]?.head ?? ""),
    );
    button.classList.toggle("none", count === 0);
    button.title = count ? format("next-such-move") : (COUNTED[fault]?.none ?? "");
  }

  /** Goes to the next move with a verdict, after the last one to the first. @param {Side} side @param {Verdict} fault */
  next(side, fault) {
    const { study, review } = this;
    const moves = movesWith(review, side, fault);
    if (!moves.length) return toast(COUNTED[fault]?.none ?? "");
    const { ply } = moves.find((report) => report.ply > study.now.ply) ?? moves[0];
    void go(study, review.nodes[ply]);
  }
}
