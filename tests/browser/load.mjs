// Many tables at once: TABLES (200) tables of two WebSocket clients each; every table makes one move a second for SECONDS (120).
// No move may be lost, doubled or reordered, the 99th percentile from sending a move to the opponent's hearing of it must stay
// under LATENCY (50) milliseconds, and memory must be flat: at the end at most 15 % above the middle.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Visitor } from "./support/client.mjs";
import { startServer } from "./support/server.mjs";

const PERIOD = 1000;
/** Mostly Gomoku: 225 points are enough for a long run. All Reversi games end after the same minute, so they are few. */
const variant = (number) => (number % 8 === 0 ? "reversi" : "gomoku");

/** A table with both its players. */
class Pair {
  constructor(base, number) {
    this.base = base;
    this.number = number;
    this.variant = variant(number);
    this.random = 1 + number;
    this.latencies = [];
    this.played = 0;
    this.games = 0;
  }

  /** Begins a new game and connects both. */
  async begin() {
    const [host, guest] = [new Visitor(this.base), new Visitor(this.base)];
    this.id = await host.newGame({ variant: this.variant, first: "here", second: "remote" });
    await guest.sit(this.id);
    this.lines = { first: await host.join(this.id), second: await guest.join(this.id) };
    /** What was sent, in order. */
    this.sent = [];
    this.games++;
    for (const line of Object.values(this.lines)) {
      line.heard = [];
      line.hear = (message) => {
        if (message.state) Object.assign(line, { state: message.state, choices: message.choices });
        if (message.type !== "moved") return;
        line.heard.push([message.ply, message.move]);
        line.arrived?.(performance.now());
      };
    }
  }

  /** One move by whoever is to move. */
  async move() {
    const { to_move: side, ply } = this.lines.first.state;
    const [mover, other] = side === "first" ? [this.lines.first, this.lines.second] : [this.lines.second, this.lines.first];
    assert.ok(mover.choices.length, `table ${this.number}: somebody can move`);
    this.random = (this.random * 1103515245 + 12345) % 2147483648;
    const { move } = mover.choices[this.random % mover.choices.length];
    const arrived = [other, mover].map((line) => new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`table ${this.number}: move ${ply + 1} did not arrive`)), 10_000);
      line.arrived = (when) => {
        clearTimeout(late);
        resolve(when);
      };
    }));
    this.sent.push([ply + 1, move]);
    const began = performance.now();
    mover.say({ do: "move", ply, move });
    const [heard] = await Promise.all(arrived);
    this.latencies.push(heard - began);
    this.played++;
    if (this.lines.first.state.outcome) {
      await this.end();
      await this.begin();
    }
  }

  /** Checks that both heard exactly what was sent, and that it is what is kept. */
  async end() {
    const { first, second } = this.lines;
    assert.deepEqual(first.heard, this.sent, `table ${this.number}: what the first player heard`);
    assert.deepEqual(second.heard, this.sent, `table ${this.number}: what the second player heard`);
    const moves = this.sent.map(([, move]) => move);
    for (const { state } of [first, second]) assert.deepEqual(state.history.map(({ move }) => move), moves);
    const kept = await (await fetch(`${this.base}/g/${this.id}/export/json`)).json();
    assert.deepEqual(kept.moves.map((m) => m.text ?? m.move ?? m), moves, `table ${this.number}: what is kept`);
    await Promise.all([first.close(), second.close()]);
  }

  /** Moves at its own moment of every second. */
  async play(until) {
    await sleep((this.number * 37) % PERIOD);
    for (let next = performance.now(); next < until; next += PERIOD) {
      await sleep(Math.max(0, next - performance.now()));
      await this.move();
    }
  }
}

/** @param {{ tables: number, seconds: number }} size */
export async function load({ tables, seconds }) {
  const server = await startServer();
  try {
    const pairs = Array.from({ length: tables }, (_, number) => new Pair(server.base, number));
    for (const pair of pairs) await pair.begin();
    const began = performance.now();
    const memory = { start: server.memory() };
    const playing = Promise.all(pairs.map((pair) => pair.play(began + seconds * 1000)));
    playing.catch(() => {});
    await Promise.race([sleep(seconds * 500), playing]);
    memory.middle = server.memory();
    await playing;
    memory.end = server.memory();
    const took = (performance.now() - began) / 1000;
    for (const pair of pairs) await pair.end();
    const latencies = pairs.flatMap((pair) => pair.latencies).sort((a, b) => a - b);
    const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
    const sum = (of) => pairs.reduce((all, pair) => all + of(pair), 0);
    return { tables, moves: latencies.length, perSecond: latencies.length / took, games: sum((pair) => pair.games), p50: at(0.5), p99: at(0.99), max: latencies.at(-1), memory };
  } finally {
    await server.remove();
  }
}

/** @param {Awaited<ReturnType<typeof load>>} result */
export function describe({ tables, moves, perSecond, games, p50, p99, max, memory }) {
  const ms = (n) => `${n.toFixed(1)} ms`, mb = (n) => `${n.toFixed(1)} MB`;
  return `${tables} tables, ${games} games, ${moves} moves (${perSecond.toFixed(0)} a second), none lost, doubled or reordered\n` +
    `from a move to the opponent: median ${ms(p50)}, 99th percentile ${ms(p99)}, longest ${ms(max)}\n` +
    `server memory: ${mb(memory.start)} at the start, ${mb(memory.middle)} in the middle, ${mb(memory.end)} at the end`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const limit = Number(process.env.LATENCY ?? 50);
  const result = await load({ tables: Number(process.env.TABLES ?? 200), seconds: Number(process.env.SECONDS ?? 120) });
  console.log(describe(result));
  assert.ok(result.p99 < limit, `the 99th percentile is ${result.p99.toFixed(1)} ms, not under ${limit} ms`);
  assert.ok(result.memory.end <= result.memory.middle * 1.15, "memory grows");
}
