// Many tables at once: TABLES (200) tables of two WebSocket clients each; every table makes one move a second for SECONDS (120).
// No move may be lost, doubled or reordered, the 99th percentile from sending a move to the opponent's hearing of it must stay
// under LATENCY (50) milliseconds, memory must be flat, at the end at most 15 % above the middle, and the write-ahead log of the
// database under 64 MB. The clients are CLIENTS (1 for every 500 tables) threads of their own; how late their own timers are is
// reported, as a client that is busy measures itself.
//
//   TABLES=1000 SECONDS=60 node load.mjs

import assert from "node:assert/strict";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { Visitor } from "./support/client.mjs";
import { startServer } from "./support/server.mjs";
import { localAddress, retry } from "./support/told.mjs";

const PERIOD = 1000;
/** The write-ahead log's bound in MB. */
export const LOG = 64;
/** Games that are started at the same time by one client. */
const BATCH = 16;
/** Creating thousands of games may have to wait for the server's permission. */
const PATIENCE = 20 * 60_000;
/** How often the event loop is looked at, in milliseconds. */
const RESOLUTION = 5;
/** Mostly Gomoku: 225 points are enough for a long run. All Reversi games end after the same minute, so they are few. */
const variant = (/** @type {number} */ number) => (number % 8 === 0 ? "reversi" : "gomoku");

/** A table with both its players. */
export class Pair {
  constructor(/** @type {string} */ base, /** @type {number} */ number) {
    this.base = base;
    this.number = number;
    this.variant = variant(number);
    this.random = 1 + number;
    /** @type {number[]} */
    this.latencies = [];
    this.played = 0;
    this.games = 0;
  }

  /** Begins a new game and connects both. */
  async begin() {
    const [host, guest] = [1, 2].map((who) => new Visitor(this.base, localAddress(2 * this.number + who)));
    this.id = await retry(() => host.newGame({ variant: this.variant, first: "here", second: "remote" }), PATIENCE);
    await retry(() => guest.sit(this.id), PATIENCE);
    /** @type {Record<"first" | "second", import("./support/client.mjs").Line & { heard?: [number, string][], arrived?: (when: number) => void }>} */
    this.lines = { first: await host.join(this.id), second: await guest.join(this.id) };
    /** What was sent, in order. @type {[number, string][]} */
    this.sent = [];
    this.games++;
    for (const line of Object.values(this.lines)) {
      line.heard = [];
      line.hear = (message) => {
        line.take(message);
        if (message.type !== "moved") return;
        line.heard.push([message.ply, message.move]);
        line.arrived?.(performance.now());
      };
    }
  }

  /** One move by the side to move. */
  async move() {
    const { to_move: side, ply } = this.lines.first.state;
    const [mover, other] = side === "first" ? [this.lines.first, this.lines.second] : [this.lines.second, this.lines.first];
    assert.ok(mover.choices.length, `table ${this.number}: the side to move has choices`);
    this.random = (this.random * 1103515245 + 12345) % 2147483648;
    const { move } = mover.choices[this.random % mover.choices.length];
    const arrived = [other, mover].map(
      (line) =>
        new Promise((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`table ${this.number}: move ${ply + 1} did not arrive`)), 30_000);
          line.arrived = (/** @type {number} */ when) => {
            clearTimeout(late);
            resolve(when);
          };
        }),
    );
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
    for (const { state } of [first, second])
      assert.deepEqual(
        state.history.map((/** @type {{ move: string }} */ { move }) => move),
        moves,
      );
    const kept = await (await fetch(`${this.base}/g/${this.id}/export/json`)).json();
    assert.deepEqual(
      kept.moves.map((/** @type {any} */ m) => m.text ?? m.move ?? m),
      moves,
      `table ${this.number}: what is kept`,
    );
    await Promise.all([first.close(), second.close()]);
  }

  /** Moves at its own moment of every second. */
  async play(/** @type {number} */ until) {
    await sleep((this.number * 37) % PERIOD);
    for (let next = performance.now(); next < until; next += PERIOD) {
      await sleep(Math.max(0, next - performance.now()));
      await this.move();
    }
  }
}

/** The tables of one client. The main thread says when to begin, to play and to end. */
class Client {
  constructor(/** @type {{ base: string, numbers: number[] }} */ { base, numbers }) {
    this.pairs = numbers.map((/** @type {number} */ number) => new Pair(base, number));
  }

  async begin() {
    for (let i = 0; i < this.pairs.length; i += BATCH)
      await Promise.all(this.pairs.slice(i, i + BATCH).map((/** @type {Pair} */ pair) => pair.begin()));
  }

  async play(/** @type {{ seconds: number }} */ { seconds }) {
    const lag = monitorEventLoopDelay({ resolution: RESOLUTION });
    lag.enable();
    await Promise.all(this.pairs.map((/** @type {Pair} */ pair) => pair.play(performance.now() + seconds * 1000)));
    lag.disable();
    const ms = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    return { p50: ms(lag.percentile(50)), p99: ms(lag.percentile(99)), max: ms(lag.max) };
  }

  async end() {
    for (const pair of this.pairs) await pair.end();
    return {
      latencies: this.pairs.flatMap((/** @type {Pair} */ { latencies }) => latencies),
      games: this.pairs.reduce((/** @type {any} */ sum, /** @type {Pair} */ { games }) => sum + games, 0),
    };
  }
}

/** A client in a thread of its own. */
class Remote {
  constructor(/** @type {any} */ data) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { plygroundLoad: data } });
    this.failed = new Promise((_, reject) => this.worker.once("error", reject));
    this.failed.catch(() => {});
  }

  ask(/** @type {string} */ step, options = {}) {
    const answer = new Promise((resolve, reject) =>
      this.worker.once("message", ({ result, error }) => (error ? reject(new Error(error)) : resolve(result))),
    );
    this.worker.postMessage({ step, options });
    return Promise.race([answer, this.failed]);
  }
}

if (!isMainThread && workerData?.plygroundLoad) {
  const client = new Client(workerData.plygroundLoad);
  parentPort.on("message", async ({ step, options }) => {
    try {
      parentPort.postMessage({ result: await /** @type {any} */ (client)[step](options) });
    } catch (error) {
      parentPort.postMessage({ error: String(error.stack ?? error) });
    }
  });
}

/** Notes the largest value of something until it is stopped. */
function watchMost(/** @type {() => number} */ measure, every = 250) {
  let most = measure();
  const timer = setInterval(() => (most = Math.max(most, measure())), every);
  return () => {
    clearInterval(timer);
    return Math.max(most, measure());
  };
}

/** @param {{ tables: number, seconds: number, clients?: number, idle?: number }} size idle: seconds of rest before the log is measured again */
export async function load({ tables, seconds, clients = Math.ceil(tables / 500), idle = 5 }) {
  const server = await startServer();
  /** @type {Remote[]} */
  const remotes = [];
  try {
    for (let i = 0; i < clients; i++) {
      remotes.push(
        new Remote({ base: server.base, numbers: Array.from({ length: tables }, (_, n) => n).filter((n) => n % clients === i) }),
      );
    }
    const all = (/** @type {string} */ step, /** @type {Record<string, unknown>} */ options = undefined) =>
      Promise.all(remotes.map((remote) => remote.ask(step, options)));
    const mostLog = watchMost(() => server.logSize());
    const setUp = performance.now();
    await all("begin");
    const began = performance.now();
    const memory = { start: server.memory(), middle: NaN, end: NaN };
    const processor = server.processor();
    const playing = all("play", { seconds });
    playing.catch(() => {});
    await Promise.race([sleep(seconds * 500), playing]);
    memory.middle = server.memory();
    const lags = await playing;
    memory.end = server.memory();
    const took = (performance.now() - began) / 1000;
    const used = server.processor() - processor;
    const log = { most: mostLog(), end: NaN };
    const results = await all("end");
    await sleep(idle * 1000);
    log.end = server.logSize();
    const latencies = results.flatMap((result) => result.latencies).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
    const worst = (/** @type {(lag: any) => number} */ of) => Math.max(...lags.map(of));
    return {
      tables,
      clients,
      idle,
      moves: latencies.length,
      perSecond: latencies.length / took,
      games: results.reduce((sum, { games }) => sum + games, 0),
      p50: at(0.5),
      p99: at(0.99),
      max: latencies.at(-1),
      memory,
      log,
      processor: used / took,
      setUp: (began - setUp) / 1000,
      lag: {
        p50: worst((/** @type {any} */ { p50 }) => p50),
        p99: worst((/** @type {any} */ { p99 }) => p99),
        max: worst((/** @type {any} */ { max }) => max),
      },
    };
  } finally {
    await Promise.all(remotes.map(({ worker }) => worker.terminate()));
    await server.remove();
  }
}

/** @param {Awaited<ReturnType<typeof load>>} result */
export function describe({ tables, clients, idle, moves, perSecond, games, p50, p99, max, memory, log, processor, lag, setUp }) {
  const ms = (/** @type {number} */ n) => `${n.toFixed(1)} ms`;
  const mb = (/** @type {number} */ n) => `${n.toFixed(1)} MB`;
  return (
    `${tables} tables, ${games} games, ${moves} moves (${perSecond.toFixed(0)} a second), none lost, doubled or reordered\n` +
    `from a move to the opponent: median ${ms(p50)}, 99th percentile ${ms(p99)}, longest ${ms(max)}\n` +
    `server memory: ${mb(memory.start)} at the start, ${mb(memory.middle)} in the middle, ${mb(memory.end)} at the end\n` +
    `write-ahead log: at most ${mb(log.most)}, ${mb(log.end)} after ${idle} s of rest\n` +
    `processor: ${processor.toFixed(2)} of a core for the server; games set up in ${setUp.toFixed(0)} s\n` +
    `timers of the ${clients} client threads are late by: median ${ms(lag.p50)}, 99th percentile ${ms(lag.p99)}, longest ${ms(lag.max)}`
  );
}

if (isMainThread && process.argv[1] === fileURLToPath(import.meta.url)) {
  const limit = Number(process.env.LATENCY ?? 50);
  const tables = Number(process.env.TABLES ?? 200);
  const result = await load({
    tables,
    seconds: Number(process.env.SECONDS ?? 120),
    clients: Number(process.env.CLIENTS ?? Math.ceil(tables / 500)),
  });
  console.log(describe(result));
  assert.ok(result.p99 < limit, `the 99th percentile is ${result.p99.toFixed(1)} ms, not under ${limit} ms`);
  assert.ok(result.memory.end <= result.memory.middle * 1.15, "memory grows");
  assert.ok(result.log.most <= LOG, `the log reached ${result.log.most.toFixed(0)} MB, more than ${LOG} MB`);
}
