// A game whose players write down what they are told, to compare it with what is stored after a kill or a full disk.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { Line, Visitor } from "./client.mjs";

/** Where a visitor comes from. On Linux every address of 127.0.0.0/8 is this machine, so limits per address see many clients. @param {number} number */
export const localAddress = (number) => (process.platform === "linux" ? `127.1.${(number >> 8) & 255}.${number & 255}` : undefined);

let visitors = 0;
export const visitor = (/** @type {string} */ base) => new Visitor(base, localAddress(++visitors));

/** A pseudo-random number generator, so that a failure can be repeated. @param {number} seed */
export function random(seed) {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The connection broke: the server was killed. */
export class Gone extends Error {}

const starts = (/** @type {string[]} */ whole, /** @type {string[]} */ part) =>
  part.every((/** @type {string} */ move, /** @type {number} */ i) => whole[i] === move);

/**
 * A line and how far it was told: plies: the moves told; early: the number of moves of a table that ran ahead of its move.
 * @typedef {Line & { plies?: number, early?: number | null, gone?: boolean }} ToldLine
 */

export class ToldGame {
  /**
   * @param {{ server: import("./server.mjs").Server, fields: Record<string, string>, seed: number, mischief?: boolean }} options
   *   mischief: sometimes take back, seldom resign
   */
  constructor({ server, fields, seed, mischief = false }) {
    this.server = server;
    this.fields = fields;
    this.mischief = mischief;
    this.random = random(seed);
    this.alone = fields.second === "computer";
    /** @type {string[]} the moves that were broadcast, less what was taken back */
    this.told = [];
    this.outcome = null;
    /** @type {null | { takeback?: boolean, move?: string, resign?: boolean }} asked for and not yet told */
    this.asked = null;
    /** @type {ToldLine[]} */
    this.lines = [];
    /** @type {string[]} */
    this.faults = [];
    this.waiting = new Set();
    /** Whether everybody was told that the seat is theirs. */
    this.seated = false;
    /** @type {string[]} */
    this.refusals = [];
    /** Signs that the game is not saved, since this was last cleared. */
    this.unsaved = 0;
    this.heard = 0;
  }

  fault(/** @type {string} */ what) {
    this.faults.push(`${this.fields.variant} ${this.id}: ${what}`);
  }

  /** Starts the game; tries again while the server says that too many are being started. */
  async begin() {
    const { base } = this.server;
    this.people = this.alone ? [visitor(base)] : [visitor(base), visitor(base)];
    this.id = await retry(() => this.people[0].newGame({ first: "here", second: "remote", clock: "none", ...this.fields }));
    if (!this.alone) await retry(() => this.people[1].sit(this.id));
    this.seated = true;
    await this.connect();
  }

  /** Connects everybody and compares what is stored with what was told. */
  async connect() {
    this.lines = this.people.map((person) => new Line(person, this.id));
    for (const line of this.lines) {
      line.hear = (message) => this.hear(line, message);
      line.socket.on("close", () => {
        line.gone = true;
        this.wake();
      });
    }
    await Promise.all(this.lines.map((line) => line.opened));
    await this.until(() => this.lines.every(({ state }) => state));
    for (const [i, line] of this.lines.entries()) {
      if (line.you.join() === ["first", "second"][i]) continue;
      this.fault(`after ${this.told.length} moves the seat ${i} is not one's own: ${line.you}`);
    }
  }

  /** Compares after a restart: what is stored is what was told, or that and what was asked for. */
  async recover() {
    const { told, asked } = this;
    this.told = [];
    this.asked = null;
    const outcome = this.outcome;
    this.outcome = null;
    await this.connect();
    const stored = this.lines[0].state.history.map((/** @type {{ move: string }} */ { move }) => move);
    const now = this.lines[0].state.outcome?.reason ?? null;
    const more = stored.length - told.length;
    // A computer's move may be stored without having been told, and before it the move it answers.
    const most = (asked?.move ? 1 : 0) + (this.alone ? 1 : 0);
    if (!starts(stored, told) && !(asked?.takeback && starts(told, stored)))
      this.fault(`told ${told.length} moves, stored ${stored.length}: ${told.slice(-3)} / ${stored.slice(-3)}`);
    else if (more > most) this.fault(`${more} moves are stored that nobody asked for`);
    else if (more > 0 && asked?.move && stored[told.length] !== asked.move)
      this.fault(`${stored[told.length]} is stored, ${asked.move} was asked for`);
    if (outcome && now !== outcome) this.fault(`the end was told (${outcome}) and is stored as ${now}`);
    this.told = stored;
  }

  hear(/** @type {ToldLine} */ line, /** @type {any} */ message) {
    line.take(message);
    const { type, state } = message;
    if (type === "refused") this.refusals.push(message.why);
    if (
      (type === "refused" && /disk|saved/i.test(message.why)) ||
      (type === "notice" && /disk|saved/i.test(message.text)) ||
      state?.saved === false
    )
      this.unsaved++;
    if (type === "moved") {
      this.heard++;
      const before = line.plies ?? 0;
      if (message.ply !== before + 1 && line.early !== message.ply) this.fault(`move ${message.ply} was told after ${before}`);
      line.plies = message.ply;
      const known = this.told[message.ply - 1];
      if (known === undefined) this.told.push(message.move);
      else if (known !== message.move) this.fault(`move ${message.ply} was told as ${known} and as ${message.move}`);
    }
    if (type === "table") {
      const moves = state.history.map((/** @type {{ move: string }} */ { move }) => move);
      // A table that runs ahead of its move tells it, too.
      line.early = moves.length > (line.plies ?? 0) ? moves.length : null;
      line.plies = moves.length;
      if (moves.length > this.told.length) {
        if (!starts(moves, this.told)) this.fault(`a table of ${moves.length} moves does not go on from ${this.told.length}`);
        this.told = moves;
      } else if (moves.length < this.told.length && this.asked?.takeback) this.told = moves;
    }
    if (state) this.outcome = state.outcome?.reason ?? (type === "changed" || type === "table" || type === "moved" ? null : this.outcome);
    this.wake();
  }

  wake() {
    for (const check of [...this.waiting]) check();
  }

  /** Waits until something holds. @returns {Promise<boolean>} whether it did in time */
  until(/** @type {() => unknown} */ holds, patience = 15_000) {
    return new Promise((resolve, reject) => {
      const end = (/** @type {boolean | Gone} */ result) => {
        clearTimeout(late);
        this.waiting.delete(check);
        result instanceof Error ? reject(result) : resolve(result);
      };
      const check = () => {
        if (this.lines.some(({ gone }) => gone)) end(new Gone("the connection broke"));
        else if (holds()) end(true);
      };
      const late = setTimeout(() => end(false), patience);
      this.waiting.add(check);
      check();
    });
  }

  get over() {
    return this.outcome !== null;
  }

  /** The line whose decision it is, if it is a person's. */
  get mover() {
    return this.lines.find(({ choices, state }) => choices?.length && state.ply === this.told.length && state.saved !== false) ?? null;
  }

  /** Does one thing, and waits until everybody was told, or it was refused. @returns {Promise<boolean>} whether it was done */
  async step(patience = 15_000) {
    if (!(await this.until(() => this.mover || this.over, patience)) || this.over) return false;
    const dice = this.mischief ? this.random(300) : 300;
    if (dice < 2 && this.told.length > 6) return this.ask({ resign: true }, patience);
    if (dice < 14 && this.told.length > 2) return this.takeback(patience);
    const { choices } = this.mover;
    return this.ask({ move: choices[this.random(choices.length)].move }, patience);
  }

  async ask(/** @type {any} */ asked, /** @type {number} */ patience) {
    const { mover } = this;
    const { ply } = mover.state;
    this.asked = asked;
    /** @type {string[]} */
    this.refusals = [];
    mover.say(asked.resign ? { do: "resign" } : { do: "move", ply, move: asked.move });
    const told = () => (asked.resign ? this.lines.every(({ state }) => state.outcome) : this.lines.every(({ plies }) => plies > ply));
    const answered = await this.until(() => told() || (this.refusals.length && !this.waitsForDisk), patience);
    if (!answered) return false;
    this.asked = null;
    if (told()) return true;
    if (this.refusals.some((why) => /slow down/.test(why))) await sleep(200);
    return false;
  }

  get waitsForDisk() {
    return this.lines.some(({ state }) => state.saved === false);
  }

  /** The side that moved last asks to take it back, and the other side agrees. */
  async takeback(/** @type {number} */ patience) {
    const { history, ply } = this.lines[0].state;
    const line = this.lines[history.at(-1).side === "first" ? 0 : 1];
    const other = this.lines.find((l) => l !== line);
    this.asked = { takeback: true };
    /** @type {string[]} */
    this.refusals = [];
    line.say({ do: "takeback" });
    const done = () => this.lines.every(({ state }) => state.ply < ply);
    await this.until(() => this.refusals.length || done() || other.state.offers.takeback, patience);
    if (!done() && !this.refusals.length) {
      other.say({ do: "takeback", say: "accept" });
      await this.until(() => this.refusals.length || done(), patience);
    }
    if (this.refusals.some((why) => /slow down/.test(why))) await sleep(200);
    if (done()) this.told = this.told.slice(0, this.lines[0].state.ply);
    else if (other.state.offers.takeback) {
      // The offer stands; it must not surprise a later step.
      other.say({ do: "takeback", say: "decline" });
      await this.until(() => !other.state.offers.takeback || this.refusals.length, 1000);
    }
    this.asked = null;
    return done();
  }

  /** The moves of the file that the server gives. */
  async exported() {
    const file = await (await this.people[0].fetch(`/g/${this.id}/export/json`)).json();
    return file.moves.map((/** @type {any} */ m) => m.text ?? m.move ?? m);
  }

  async close() {
    await Promise.all(this.lines.map((line) => (line.gone ? null : line.close())));
    this.lines = [];
  }
}

/** Does something again while the server says that it is too much at once. */
export async function retry(/** @type {() => Promise<any>} */ what, patience = 60_000) {
  const deadline = Date.now() + patience;
  for (let pause = 500; ; pause = Math.min(10_000, pause * 1.5)) {
    try {
      return await what();
    } catch (error) {
      if (!/^(429|503)/.test(error.message) || Date.now() > deadline) throw error;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

/** Whether an error only says that the server is not there. */
export const isGone = (/** @type {any} */ error) =>
  error instanceof Gone ||
  /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|fetch failed|not open|WebSocket/i.test(
    `${error.code} ${error.message} ${error.cause?.code}`,
  );

/** @param {ToldGame[]} games */
export function noFaults(games) {
  assert.deepEqual(games.flatMap(({ faults }) => faults).slice(0, 12), []);
}
