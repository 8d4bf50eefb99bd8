/** The two seats beside the board: who sits there, what they have won or lost. */

/** @import { Counter, GameInfo, Goal, Person, Side, State, View } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { same } from "../board/same.js";
import { byId, element, pieceIcon, toast, write } from "../dom.js";
import { format, textOf } from "../words.js";
import { increment } from "./clocks.js";

/** @type {Side[]} */
export const SIDES = ["first", "second"];
/** So many are drawn one by one; more are a number. */
const PILE = 5;
/** So long a phrase stands at a seat, in milliseconds. */
const SAID = 6000;

export class Seats {
  /** @param {GameInfo} game @param {Goal} goal @param {HTMLElement} board */
  constructor(game, goal, board) {
    this.game = game;
    this.goal = goal;
    /** Whether the first side sits at the top. */
    this.flipped = false;
    this.board = board;
    const find = (/** @type {Side} */ side) => /** @type {HTMLElement} */ (document.querySelector(`.seat[data-side="${side}"]`));
    this.seats = { first: find("first"), second: find("second") };
    /** @type {Counter[] | null} */
    this.shown = null;
    /** What each side's person has just said. @type {Record<Side, { words: string, timer: number }>} */
    this.said = { first: { words: "", timer: 0 }, second: { words: "", timer: 0 } };
    /** @type {Standing | null} */
    this.standing = null;
    byId("main").addEventListener("click", ({ target }) => {
      const counter = target instanceof Element ? target.closest(".counter") : null;
      if (counter) toast(counter.getAttribute("aria-label") ?? "");
    });
  }

  /** @param {Side} side @param {string} selector @returns {HTMLElement} */
  part(side, selector) {
    return /** @type {HTMLElement} */ (this.seats[side].querySelector(selector));
  }

  /** The first side sits at the bottom, or at the top. @param {boolean} flipped */
  flip(flipped) {
    this.flipped = flipped;
    this.board.before(this.seats[flipped ? "first" : "second"]);
    this.board.after(this.seats[flipped ? "second" : "first"]);
  }

  /** A side's person says something: it stands below the name for a while. @param {Side} side @param {string} words */
  showPhrase(side, words) {
    const said = this.said[side];
    clearTimeout(said.timer);
    said.words = words;
    if (words) said.timer = window.setTimeout(() => this.showPhrase(side, ""), SAID);
    if (this.standing) this.set(this.standing);
  }

  /** @param {Standing} standing */
  set(standing) {
    this.standing = standing;
    const { state, you } = standing;
    for (const side of SIDES) {
      const person = state.players[side];
      write(this.part(side, ".who"), textOf(person.name));
      this.rate(side, person);
      this.seats[side].classList.toggle("turn", !state.outcome && state.to_move === side);
      this.seats[side].classList.toggle("undecided", state.swap2 !== null);
      this.seats[side].classList.toggle("won", state.outcome?.winner === side);
      const said = this.said[side].words;
      /** @type {[string, string][]} */
      const words = said ? [[said, "said"]] : this.words(side, person, you, state);
      const sub = this.part(side, ".sub");
      if (sub.textContent !== words.map(([text]) => text).join("")) {
        sub.replaceChildren(...words.map(([text, name]) => element("span", name ? { class: name } : {}, text)));
      }
    }
  }

  /** How strong a computer player was measured to be. @param {Side} side @param {Person} person */
  rate(side, { rating }) {
    const rated = this.part(side, ".rated");
    write(rated, rating ? String(rating.elo) : "");
  }

  /** @param {Side} side @param {Person} person @param {Side[]} you @param {State} state @returns {[string, string][]} */
  words(side, person, you, { clock, swap2 }) {
    const colour = format(this.game.sides[side].name);
    /** @type {[string, string][]} */
    const words = swap2 ? [[format("swap2-no-colour"), ""]] : textOf(person.name) === colour ? [] : [[colour, ""]];
    const added = clock ? increment(clock, side) / 1000 : 0;
    if (added) words.push([format("increment", { seconds: added }), ""]);
    if (person.kind === "computer") words.push([person.about ? format(person.about) : format("computer"), "about"]);
    else if (!person.taken) words.push([format("not-here-yet"), "away"]);
    else if (!person.online) words.push([format("away"), "away"]);
    else if (you.length === 1 && you[0] === side) words.push([format("you"), ""]);
    else if (you.length === 2 && !words.length) words.push([format("at-this-screen"), ""]);
    return words;
  }

  /** What is counted. @param {View} view */
  count(view) {
    if (same(view.counters, this.shown)) return;
    this.shown = view.counters;
    for (const side of SIDES) {
      const own = view.counters.filter((counter) => counter.side === side);
      this.part(side, ".counters").replaceChildren(...own.map((counter) => this.counter(counter, side, own)));
    }
  }

  /** @param {Counter} counter @param {Side} side @param {Counter[]} own all of this side */
  counter({ id, label, value, kind, of }, side, own) {
    const words = format("counted", { what: format(label), count: value });
    const made = element("span", {
      class: `counter${value ? "" : " zero"}${kind === null ? " score" : ""}`,
      title: words,
      "aria-label": words,
      role: "img",
    });
    // A few are drawn one by one; what is counted alone is a score, and that is a number.
    const { slots } = this.goal;
    if (slots?.counter === id && kind !== null) {
      made.classList.add("slots");
      const places = Array.from({ length: slots.of }, (_, i) =>
        element("span", { class: "slot" }, ...(i < value ? [pieceIcon(this.game.id, kind, side)] : [])),
      );
      made.append(element("span", { class: "what" }, format(label)), element("span", { class: "places" }, ...places));
      return made;
    }
    const few = own.length > 1 && kind !== null && value > 0 && value <= PILE;
    // A picture says what is counted unless it stands for several things.
    const named = kind === null || own.filter((other) => other.kind === kind).length > 1;
    if (kind !== null) {
      const pile = element("span", { class: "pile" });
      for (let i = 0; i < (few ? value : 1); i++) pile.append(pieceIcon(this.game.id, kind, of ?? side));
      made.append(pile);
    }
    made.prepend(element("span", { class: named ? "what always" : "what" }, format(label)));
    if (!few) made.append(String(value));
    return made;
  }
}

/** What belongs to neither side, in words. @param {View} view */
export const common = (view) =>
  view.counters.filter(({ side }) => side === null).map(({ label, value }) => format("counted", { what: format(label), count: value }));
