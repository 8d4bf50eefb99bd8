/** Notes on a move: a comment and a sign; and the order of variations. */

/** @import { Study } from "./state.js" */

import { element, icon, toast } from "../dom.js";
import { format } from "../words.js";
import { go, isOfGame, noteEdit } from "./state.js";
import { displacedBy, MAX_COMMENT, promote, remove, size } from "./tree.js";

/** @type {[string, string][]} */
const GLYPHS = [
  ["!", format("glyph-good")],
  ["?", format("glyph-mistake")],
  ["!!", format("glyph-brilliant")],
  ["??", format("glyph-blunder")],
  ["!?", format("glyph-interesting")],
  ["?!", format("glyph-dubious")],
];

export class Notes {
  /** @param {HTMLElement} host @param {Study} study */
  constructor(host, study) {
    this.study = study;
    this.glyphs = element(
      "div",
      { class: "glyphs", role: "group", "aria-label": format("glyphs") },
      ...GLYPHS.map(([glyph, name]) => {
        const button = element(
          "button",
          { class: "button square", type: "button", title: name, "aria-label": name, "data-glyph": glyph },
          glyph,
        );
        button.addEventListener("click", () => {
          const { now } = study;
          now.glyph = now.glyph === glyph ? "" : glyph;
          this.note();
        });
        return button;
      }),
    );
    this.comment = /** @type {HTMLTextAreaElement} */ (
      element("textarea", { class: "input", id: "comment", rows: "3", maxlength: String(MAX_COMMENT) })
    );
    this.comment.addEventListener("input", () => {
      study.now.comment = this.comment.value.slice(0, MAX_COMMENT);
      noteEdit(study);
    });
    this.label = element("label", { for: "comment" });
    this.promote = /** @type {HTMLButtonElement} */ (
      element("button", { class: "button small", type: "button", id: "promote" }, icon("share"), format("promote"))
    );
    this.promote.addEventListener("click", () => {
      promote(study.now);
      this.note();
    });
    this.remove = /** @type {HTMLButtonElement} */ (
      element("button", { class: "button small danger", type: "button", id: "remove" }, icon("trash"), format("delete-from-here"))
    );
    this.remove.addEventListener("click", () => this.cut());
    host.append(
      this.glyphs,
      element("div", { class: "field" }, this.label, this.comment),
      element("div", { class: "actions" }, this.promote, this.remove),
    );
    study.shown.add(() => this.show());
    this.show();
  }

  note() {
    noteEdit(this.study);
    this.show();
  }

  /** Takes the move away with all that follows. */
  cut() {
    const { study } = this;
    const { now } = study;
    if (!now.parent) return;
    if (isOfGame(study, now)) return toast(format("game-moves-stay"));
    const count = size(now);
    const parent = remove(now);
    const kept = study.line;
    study.line = parent;
    noteEdit(study);
    toast(format("moves-deleted", { count }));
    void go(study, parent).then(() => {
      if (study.line !== kept) this.show();
    });
  }

  show() {
    const { now } = this.study;
    const start = now.parent === null;
    this.label.textContent = start ? format("comment-needs-move") : format("comment-on", { move: now.move });
    this.comment.disabled = start;
    if (this.comment.value !== now.comment) this.comment.value = now.comment;
    for (const button of this.glyphs.children) {
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.glyph === now.glyph && !start));
      /** @type {HTMLButtonElement} */ (button).disabled = start;
    }
    // The game that is reviewed stays the line of its tree: what is known of its moves is known by their place in it.
    const displaced = displacedBy(now);
    const isGame = displaced !== null && isOfGame(this.study, displaced);
    this.promote.disabled = displaced === null || isGame;
    this.promote.title = isGame ? format("game-stays-first") : "";
    this.remove.disabled = start;
  }
}
