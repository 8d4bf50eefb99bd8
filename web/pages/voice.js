/**
 * What a screen reader says of the game: each move in words, then whose turn it is. One log for all of it, as several live
 * regions would talk at the same time; every sentence is added once and never changed, so nothing is said twice.
 */

/** @import { BoardSpec, GameInfo, Side, View } from "../types/messages.js" */
/** @import { MovedMessage, Standing } from "./types.js" */

import { describe } from "../board/words.js";
import { element } from "../dom.js";
import { say } from "../words.js";
import { callName, endInOne } from "./ending.js";
import { offerWords, turnWords } from "./now.js";

/** Sentences come at least this far apart, in milliseconds: what happens meanwhile is said together. */
const APART = 900;
/** More moves than this at once are not said one by one. */
const AT_ONCE = 3;
/** So many sentences stay for somebody who reads back. */
const KEPT = 8;

export class Voice {
  /** @param {HTMLElement} log @param {GameInfo} game @param {BoardSpec} spec @param {Standing} standing how it stands at first: that is read with the page */
  constructor(log, game, spec, standing) {
    this.log = log;
    this.game = game;
    this.spec = spec;
    this.you = standing.you;
    this.state = standing.state;
    /** @type {string[]} */
    this.moves = [];
    /** @type {string[]} what else there is to say */
    this.rest = [];
    this.turn = this.turnOf(standing);
    this.said = this.turn;
    /** @type {string[]} the earlier position somebody looks at */
    this.looked = [];
    this.offer = "";
    this.ply = standing.state.ply;
    this.timer = 0;
    this.last = -Infinity;
  }

  /** @param {Standing} standing */
  turnOf(standing) {
    const { outcome, saved } = standing.state;
    if (outcome) return endInOne(this.game, standing);
    // That the game cannot be saved is said in full, and it is nobody's turn until it can.
    return saved === false ? "" : turnWords(this.game, standing).says;
  }

  /** A move was made. @param {Pick<MovedMessage, "move" | "side" | "events">} move @param {View} before what the board was like */
  moved(move, before) {
    // That another side passes is a passing note, which is read as well.
    if (move.events.some(({ event }) => event === "pass") && !this.you.includes(move.side)) this.moves = [];
    else this.moves.push(this.describe(move, before));
    this.turn = this.said = ""; // whose turn it is now is known when the move has been shown
    this.soon();
  }

  /** How it stands now; said where it is new. @param {Standing} standing */
  set(standing) {
    const { state, you } = standing;
    this.you = you;
    this.state = state;
    if (state.ply < this.ply) {
      this.rest.push(say("moves-taken-back", { count: this.ply - state.ply }));
      this.said = "";
    }
    this.ply = state.ply;
    const offer = offerWords(standing);
    const words = offer && !offer.mine ? offer.says : "";
    if (words && words !== this.offer) this.rest.push(words);
    this.offer = words;
    this.turn = this.turnOf(standing);
    this.soon();
  }

  /** Somebody looks at an earlier position. @param {string} where @param {string} [move] that led there @param {Side} [side] */
  past(where, move, side) {
    this.looked = [
      side ? say("looked-at-move", { where, who: this.who(side), name: this.called(side), move }) : say("looked-at", { where }),
    ];
    this.soon();
  }

  /** Something else that has to be known. @param {string} text */
  announce(text) {
    this.rest.push(text);
    this.soon();
  }

  /** How a sentence speaks of a side to this reader. @param {Side} side */
  who(side) {
    return this.you.length === 1 && this.you[0] === side ? "you" : "named";
  }

  /** @param {Side} side */
  called(side) {
    return callName(this.game, this.state, side);
  }

  /** @param {Pick<MovedMessage, "move" | "side" | "events">} move @param {View} before @returns {string} */
  describe({ move, side, events }, before) {
    const [who, name] = [this.who(side), this.called(side)];
    if (events.some(({ event }) => event === "pass")) return say("passes", { who, name });
    // Pieces belong to colours, moves to people: the board speaks of the pieces, and who moved is said by name.
    return say("moved", { who, name, what: describe(events, this.spec, this.game.id, before) || move });
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.speak(), Math.max(60, this.last + APART - performance.now()));
  }

  speak() {
    const moves = this.moves.slice(-AT_ONCE);
    const turn = !this.turn || this.turn === this.said ? [] : [/[.!?]$/.test(this.turn) ? this.turn : `${this.turn}.`];
    const text = [...moves, ...this.rest, ...this.looked, ...turn].join(" ");
    this.moves = [];
    this.rest = [];
    this.looked = [];
    this.said = this.turn;
    if (!text) return;
    this.last = performance.now();
    this.log.append(element("p", {}, text));
    while (this.log.childElementCount > KEPT) this.log.firstElementChild?.remove();
  }
}
