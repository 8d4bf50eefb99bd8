/** The card over the board at the end of a game: it appears when the board stands still, can be put aside, and comes back. */

/** @import { GameInfo, NextGame } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { pace } from "../board/timeline.js";
import { byId, element, show, write } from "../dom.js";
import { format } from "../words.js";
import { howItEnded } from "./ending.js";
import { fold } from "./fold.js";
import { dropMaterial, layMaterial } from "./material.js";
import { showResult } from "./result.js";

/** So far the card is from what it must not cover, in pixels. */
const GAP = 16;
/** What decides a game on the board: the line of those that win by one; the last beam, or the row that was taken off. */
const LINE = "#board .mark.line";
const SHOT_OR_ROW = `${LINE}, #board .beam.afterglow, #board .last.row`;

export class EndCard {
  /** @param {GameInfo} game @param {string} id of the game */
  constructor(game, id) {
    this.game = game;
    this.id = id;
    this.host = byId("result");
    /** Whether it was put aside. */
    this.aside = false;
    /** Whether the next opponent was asked for. */
    this.asked = false;
    /** What it must not cover. */
    this.decides = LINE;
    byId("put-aside").addEventListener("click", () => this.putAside());
    byId("to-result").addEventListener("click", () => this.bringBack());
    // A whole game is looked at without the card; afterwards it is back.
    this.host.addEventListener("animationend", () => this.host.classList.remove("rising"));
  }

  get shown() {
    return !this.host.hidden;
  }

  /**
   * @param {Standing} standing
   * @param {{ lookingBack: boolean, justEnded: boolean }} how justEnded: seen by who is here, and not read from what is stored
   */
  set(standing, { lookingBack, justEnded }) {
    const { state, you } = standing;
    const over = state.outcome !== null;
    if (!over) this.aside = false;
    showResult(this.game, standing);
    byId("board").classList.toggle("over", over && !lookingBack);
    const before = this.shown;
    const now = over && !this.aside && !lookingBack;
    show(this.host, now);
    show(byId("to-result"), over && this.aside && !lookingBack);
    if (!over) return;
    if (!before && now) this.appear(standing);
    if (justEnded) fold();
    if (justEnded && now) {
      if (pace() > 0) this.host.classList.add("rising");
      const how = state.outcome && howItEnded(you, state.outcome);
      if (how !== "aborted" && (you.length !== 1 || how !== "lost")) dropMaterial(byId("material"));
      if (mayTakeFocus()) this.host.focus({ preventScroll: true });
    }
    if (you.length === 1 && !this.asked) void this.askNext();
  }

  /** @param {Standing} standing */
  appear({ state }) {
    // Who resigns or runs out of time is not decided by the last shot.
    this.decides = state.outcome?.scored ? SHOT_OR_ROW : LINE;
    layMaterial(byId("material"), this.game, state);
    this.place();
  }

  /** At the lower or the upper rim of the board, or beside what decided the game where either rim would cover it. */
  place() {
    const { host } = this;
    const marks = [...document.querySelectorAll(this.decides)];
    host.classList.toggle("above", decidedBelow(marks));
    host.style.removeProperty("translate");
    const lines = marks.map((mark) => mark.getBoundingClientRect());
    const { left, top, right, bottom } = host.getBoundingClientRect();
    const covered = lines.some((line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top);
    if (!covered) return;
    const toRight = Math.max(...lines.map((line) => line.right)) + GAP - left;
    const toLeft = Math.min(...lines.map((line) => line.left)) - GAP - right;
    if (right + toRight <= innerWidth - GAP) host.style.translate = `${toRight}px`;
    else if (left + toLeft >= GAP) host.style.translate = `${toLeft}px`;
  }

  /** @returns {boolean} whether it lay over the board */
  putAside() {
    if (!this.shown) return false;
    const focused = this.host.contains(document.activeElement);
    this.aside = true;
    show(this.host, false);
    show(byId("to-result"), true);
    if (focused) byId("to-result").focus();
    return true;
  }

  bringBack() {
    this.aside = false;
    show(this.host, true);
    show(byId("to-result"), false);
    this.host.focus({ preventScroll: true });
  }

  /** Whom to play next, and the form that starts that game. */
  async askNext() {
    this.asked = true;
    const answer = await fetch(`/g/${this.id}/next`).catch(() => null);
    /** @type {NextGame | null} */
    const next = answer?.ok ? await answer.json() : null;
    const form = byId("next-opponent");
    if (!next) return;
    write(byId("next-name"), format("next-is", { name: next.name }));
    write(byId("next-elo"), next.elo === null ? "" : String(next.elo));
    write(byId("next-about"), next.about);
    byId("next-about").title = next.about;
    for (const field of form.querySelectorAll("input")) field.remove();
    form.append(...next.fields.map(([name, value]) => element("input", { type: "hidden", name, value })));
    show(form, true);
    if (this.shown) this.place();
  }
}

/** Keys go to the card unless something else has them: a dialog, a field, the list of moves. */
function mayTakeFocus() {
  const focused = document.activeElement;
  if (document.querySelector("dialog[open]")) return false;
  return !focused || focused === document.body || focused.closest("#board, .board-buttons, #actions, #status") !== null;
}

/** Whether what decided the game is in the lower half of the board, where it would be covered. @param {Element[]} marks */
function decidedBelow(marks) {
  const board = byId("board").getBoundingClientRect();
  const telling = marks.length ? marks : [...document.querySelectorAll("#board .last")];
  if (!telling.length) return false;
  const middles = telling.map((mark) => mark.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
  return middles.reduce((sum, y) => sum + y, 0) / middles.length > board.top + board.height / 2;
}
