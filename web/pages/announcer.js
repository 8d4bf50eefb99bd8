/**
 * What a screen reader says of the game: each move in words, then whose turn it is. One log for all of it, as several live
 * regions would talk at the same time; every sentence is added once and never changed, so nothing is said twice.
 */

/** @import { BoardSpec, GameInfo, Side, View } from "../types/messages.js" */
/** @import { MovedMessage, Standing } from "./types.js" */

import { describe } from "../board/words.js";
import { element } from "../dom.js";
import { asSentence, format, sentences } from "../words.js";
import { callName, endInOne } from "./ending.js";
import { offerWords, turnWords } from "./now.js";

/** Sentences come at least this far apart, in milliseconds: what happens meanwhile is said together. */
const APART = 900;
/** More moves than this at once are not said one by one. */
const AT_ONCE = 3;
/** So many sentences stay in the log for screen readers. */
const KEPT = 8;

export class Announcer {
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
    this.announced = this.turn;
    /** @type {string[]} the earlier position that is shown */
    this.lookedAt = [];
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
    this.turn = this.announced = ""; // whose turn it is now is known when the move has been shown
    this.schedule();
  }

  /** How it stands now; said where it is new. @param {Standing} standing */
  set(standing) {
    const { state, you } = standing;
    this.you = you;
    this.state = state;
    if (state.ply < this.ply) {
      this.rest.push(format("moves-taken-back", { count: this.ply - state.ply }));
      this.announced = "";
    }
    this.ply = state.ply;
    const offer = offerWords(standing);
    const words = offer && !offer.mine ? offer.says : "";
    if (words && words !== this.offer) this.rest.push(words);
    this.offer = words;
    this.turn = this.turnOf(standing);
    this.schedule();
  }

  /** An earlier position is shown. @param {string} where @param {string} [move] that led there @param {Side} [side] */
  past(where, move, side) {
    this.lookedAt = [
      side ? format("looked-at-move", { where, who: this.who(side), name: this.called(side), move }) : format("looked-at", { where }),
    ];
    this.schedule();
  }

  /** Something else that has to be known. @param {string} text */
  announce(text) {
    this.rest.push(text);
    this.schedule();
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
    if (events.some(({ event }) => event === "pass")) return format("passes", { who, name });
    // Pieces belong to colours, moves to people: the board speaks of the pieces, and who moved is said by name.
    return format("moved", { who, name, what: describe(events, this.spec, this.game.id, before) || move });
  }

  schedule() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.flush(), Math.max(60, this.last + APART - performance.now()));
  }

  flush() {
    const moves = this.moves.slice(-AT_ONCE);
    const turn = !this.turn || this.turn === this.announced ? [] : [asSentence(this.turn)];
    const text = sentences([...moves, ...this.rest, ...this.lookedAt, ...turn]);
    this.moves = [];
    this.rest = [];
    this.lookedAt = [];
    this.announced = this.turn;
    if (!text) return;
    this.last = performance.now();
    this.log.append(element("p", {}, text));
    while (this.log.childElementCount > KEPT) this.log.firstElementChild?.remove();
  }
}
