// What a person sees of every move: the beam that is fired, each disc that turns over, the ring that hops. The events of every
// `moved` message are compared with what the page has drawn, for one's own moves, the computer's, two computers and two people.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { merge } from "./support/client.mjs";
import { expected, keys, record } from "./support/drawn.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { Table } from "./support/table.mjs";
import { random } from "./support/told.mjs";

const SETTINGS = { motion: "fast", sound: "off" };
/** Milliseconds of animation a frame. */
const STEP = 40;
const PATIENCE = 15_000;
const SEED = Number(process.env.SEED ?? 7);
/** Both sides are about to complete a row. */
const ROWS = { start: "custom", position: "4/1B5/bbbbB3/8W/wwwwW5/6B2/W5W3/9/W7/B6/3B w 0-0" };
/** A pyramid that is turned into the way of its own beam. */
const OWN_GOAL = { start: "custom", position: "sc9/4fc5/10/10/9Pc/10/4Fa5/9Sa b" };
/** What comes about in any game of these; a game of which nothing is said here puts pieces.
 * @type {Record<string, string[]>} */
const SEES = { reversi: ["put", "flip"], yinsh: ["put", "hop"], laser: ["slide", "beam"] };
/** @type {{ name: string, fields: Record<string, string>, sees: string[], opens?: string[], player?: string }[]} */
const TABLES = [
  ...GAMES.map((game) => ({ name: game, fields: { variant: game }, sees: SEES[game] ?? ["put"] })),
  { name: "yinsh rows", fields: { variant: "yinsh", ...ROWS }, sees: ["put", "hop", "take"], opens: ["e5-e6", "xe1-e5"], player: "easy" },
  { name: "laser own goal", fields: { variant: "laser", ...OWN_GOAL }, sees: ["turn", "beam", "burst"], opens: ["j4+"] },
];

const { server, browser } = await serverAndBrowser();

/** A game on a page, with all that came over the wire. */
class Watched {
  static async start(/** @type {Record<string, string>} */ fields, step = STEP) {
    const visit = await browser.visit(server, { settings: SETTINGS });
    await visit.context.addInitScript(record, step);
    const watched = new Watched();
    visit.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => watched.hear(JSON.parse(String(payload)))));
    watched.page = visit.page;
    watched.table = await Table.start(visit, fields);
    watched.points = await visit.page.evaluate(() => JSON.parse(document.getElementById("data")?.textContent ?? "{}").board.points);
    await watched.until(() => watched.state);
    return watched;
  }

  /** @type {any[]} */
  messages = [];
  /** @type {any} */
  state = null;
  /** @type {any[]} */
  choices = [];
  /** @type {import("playwright-core").Page} */
  page;
  /** @type {Table} */
  table;
  /** @type {{ name: string, x: number, y: number }[]} */
  points;

  hear(/** @type {any} */ message) {
    this.messages.push({ ...message, about: message.state?.ply });
    if (!message.state) return;
    this.state = merge(this.state, message);
    this.choices = message.choices ?? this.choices;
  }

  async until(/** @type {() => unknown} */ holds) {
    for (const deadline = Date.now() + PATIENCE; !holds(); await sleep(20)) assert.ok(Date.now() < deadline, `waited for ${holds}`);
  }

  get moved() {
    return this.messages.filter(({ type }) => type === "moved");
  }

  /** Makes one's own move, by its taps. @param {string} [wanted] @param {(below: number) => number} dice */
  async move(dice, wanted) {
    await this.until(() => this.choices.length || this.state.outcome);
    if (this.state.outcome) return;
    await this.table.turn();
    const { ply } = this.state;
    const choices = wanted ? this.choices.filter(({ move }) => move === wanted) : this.choices;
    assert.ok(choices.length, `${wanted} can be played`);
    const choice = choices[dice(choices.length)];
    const name = (/** @type {any} */ tap) =>
      "point" in tap
        ? this.points[tap.point].name
        : "group" in tap
          ? tap.group.map((/** @type {number} */ at) => this.points[at].name)
          : tap;
    const [only] = choice.taps;
    // Who can only pass may be spared the click.
    if (choices.length === 1 && "button" in only) await Promise.race([sleep(4000), this.until(() => this.state.ply > ply)]);
    let chosen = null;
    for (const tap of choice.taps) {
      if (this.state.ply > ply) break;
      await this.table.tap(name(tap), chosen);
      chosen = "point" in tap ? this.points[tap.point].name : null;
    }
    await this.until(() => this.state.ply > ply);
  }

  /** Waits until nothing moves on the board. */
  async still() {
    let before = -1;
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const count = await this.page.evaluate(() => globalThis.plygroundSeen.length);
      const busy = await this.page.locator("#board .air > *").count();
      if (count === before && !busy) return;
      before = count;
      await sleep(500);
    }
  }

  /** Compares the first moves with what was drawn. @param {number} plies @returns {Promise<Set<string>>} the kinds of events that came about */
  async check(/** @type {import("node:test").TestContext} */ t, plies) {
    await this.still();
    const drawn = keys(await this.page.evaluate(() => globalThis.plygroundSeen), this.points);
    const left = new Map();
    for (const key of drawn) left.set(key, (left.get(key) ?? 0) + 1);
    /** @type {Record<string, [number, number]>} of each side: what was seen, and what there was to see */
    const count = { first: [0, 0], second: [0, 0] };
    const missing = [];
    const kinds = new Set();
    for (const { ply, side, move, events } of this.moved.filter(({ ply }) => ply <= plies)) {
      for (const key of expected(events, this.points)) {
        const seen = left.get(key) ?? 0;
        kinds.add(key.split(" ")[0]);
        count[side][1]++;
        if (!seen) {
          missing.push(`${ply}. ${side} ${move}: ${key}`);
          continue;
        }
        count[side][0]++;
        left.set(key, seen - 1);
      }
    }
    for (const [side, [seen, all]] of Object.entries(count)) t.diagnostic(`${side}: ${seen} of ${all} events seen`);
    // The first message about a ply is the move itself: whatever comes before it would be drawn as a jump.
    const early = [];
    let reached = this.messages.find(({ type }) => type === "table").about;
    for (const { type, about, ply } of this.messages) {
      if (about !== undefined && about > reached && (type !== "moved" || ply !== about)) early.push(`${type} of ply ${about}`);
      if (about !== undefined) reached = type === "table" ? about : Math.max(reached, about);
    }
    const repeated = this.moved.length - new Set(this.moved.map(({ ply }) => ply)).size;
    const moves = this.moved.length;
    await this.page.close();
    assert.deepEqual(early.slice(0, 6), [], `${early.length} of ${moves} plies were not mentioned first by their move`);
    assert.equal(repeated, 0, "every move is told once");
    assert.deepEqual(missing.slice(0, 8), [], `${missing.length} events were not drawn: ${JSON.stringify(count)} (seen, all)`);
    return kinds;
  }
}

/** The test would say nothing of what did not happen. @param {string[]} sees @param {Set<string>} kinds */
const happened = (sees, kinds) =>
  assert.deepEqual(
    sees.filter((kind) => !kinds.has(kind)),
    [],
    "everything came about",
  );

for (const { name, fields, sees, opens = [], player = "random-moves" } of TABLES) {
  test(`A5 ${name}: every event of one's own moves and the computer's is drawn`, async (t) => {
    const dice = random(SEED);
    const kinds = new Set();
    /** @type {Record<string, number>} */
    const count = { first: 0, second: 0 };
    // A game of Laser Chess may be over after a few moves; then another is played.
    while (Math.min(count.first, count.second) < 8) {
      const watched = await Watched.start({ ...fields, second: "computer", second_player: player });
      for (let own = 0; own < 9 && !watched.state.outcome; own++) await watched.move(dice, opens[own]);
      await watched.until(() => watched.choices.length || watched.state.outcome);
      for (const { side } of watched.moved) count[side]++;
      for (const kind of await watched.check(t, watched.state.ply)) kinds.add(kind);
    }
    happened(sees, kinds);
  });
}

for (const { name, fields, sees, player = "random-moves" } of TABLES.filter(({ name }) =>
  ["reversi", "yinsh rows", "laser"].includes(name),
)) {
  test(`A5 ${name}: every event of a game between two computers is drawn`, async (t) => {
    // In real time: computers do not wait for the page, so it has to keep up.
    const watched = await Watched.start(
      { ...fields, first: "computer", second: "computer", first_player: player, second_player: player },
      null,
    );
    await watched.until(() => watched.state.ply >= 12 || watched.state.outcome);
    if (!watched.state.outcome) await watched.page.locator("#halt").click();
    await watched.until(() => watched.state.paused || watched.state.outcome);
    happened(sees, await watched.check(t, watched.state.ply));
  });
}

for (const { name, fields, sees, opens = [] } of TABLES.filter(({ name }) => ["reversi", "yinsh rows", "laser"].includes(name))) {
  test(`A5 ${name}: two people at one screen see every event`, async (t) => {
    const dice = random(SEED);
    const watched = await Watched.start(fields);
    for (let move = 0; move < 10 && !watched.state.outcome; move++) await watched.move(dice, opens[move]);
    happened(sees, await watched.check(t, watched.state.ply));
  });
}
