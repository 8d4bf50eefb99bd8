// A club evening under load: PEOPLE (60) phones with their pages open, a game on each of half as many boards with a move every SECOND for SECONDS
// (60), and WALLS (1) walls that show all of them. The 99th percentile from sending a move to the opponent's hearing of it must stay
// under LATENCY (50) milliseconds.
//
//   PLYGROUND_BIN=target/release/plyground node tests/browser/load-evening.mjs

import assert from "node:assert/strict";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { Pair } from "./load.mjs";
import { asHost, Guest, gather } from "./support/evening.mjs";
import { startServer } from "./support/server.mjs";

/** A board of the evening: both sit there already. */
class Board extends Pair {
  /** @param {number} number @param {Guest[]} two */
  constructor(number, two) {
    super(two[0].base, number);
    this.two = two;
  }

  async begin() {
    const [one, other] = await Promise.all(this.two.map((guest) => guest.join(this.id)));
    this.lines = one.you.includes("first") ? { first: one, second: other } : { first: other, second: one };
    /** @type {[number, string][]} */
    this.sent = [];
    this.games = 1;
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
}

/** Reads what a wall is told, as its page does. @param {Guest} guest @param {string} id @param {AbortSignal} signal */
async function watchWall(guest, id, signal) {
  let [lines, bytes, boards] = [0, 0, 0];
  const answer = await fetch(`${guest.base}/event/${id}/live?for=wall`, { headers: { cookie: guest.cookie }, signal });
  let text = "";
  try {
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      bytes += part.length;
      const all = (text + part).split("\n");
      text = all.pop();
      for (const line of all) {
        lines++;
        boards += JSON.parse(line).boards.length;
      }
    }
  } catch {
    // It was left.
  }
  return { lines, bytes, boards };
}

/** @param {{ people: number, seconds: number, walls: number }} size */
export async function loadEvening({ people, seconds, walls }) {
  const server = await startServer();
  try {
    const names = Array.from({ length: people }, (_, i) => `P${i + 1}`);
    const { host, id, guests, leave } = await gather(server, names, { variant: "gomoku", rounds: "3" });
    await asHost(host, "start");
    /** @type {Map<string, Guest[]>} */
    const at = new Map();
    for (const guest of guests) {
      const game = await guest.game();
      at.set(game, [...(at.get(game) ?? []), guest]);
    }
    const boards = [...at].map(([game, two], number) => Object.assign(new Board(number + 1, two), { id: game }));
    for (const board of boards) await board.begin();
    const ended = new AbortController();
    const watched = Array.from({ length: walls }, () => watchWall(host, id, ended.signal));
    const processor = server.processor();
    const began = performance.now();
    await Promise.all(boards.map((board) => board.play(performance.now() + seconds * 1000)));
    const took = (performance.now() - began) / 1000;
    const used = server.processor() - processor;
    ended.abort();
    const seen = await Promise.all(watched);
    for (const board of boards) await board.end();
    await leave();
    const latencies = boards.flatMap((board) => board.latencies).sort((a, b) => a - b);
    const share = (/** @type {number} */ part) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))];
    return {
      boards: boards.length,
      moves: latencies.length,
      p50: share(0.5),
      p99: share(0.99),
      max: latencies.at(-1),
      processor: used / took,
      memory: server.memory(),
      seen,
    };
  } finally {
    await server.remove();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [people, seconds, walls, bound] = [
    ["PEOPLE", 60],
    ["SECONDS", 60],
    ["WALLS", 1],
    ["LATENCY", 50],
  ].map(([name, usual]) => Number(process.env[name] ?? usual));
  const result = await loadEvening({ people, seconds, walls });
  const ms = (/** @type {number} */ n) => `${n.toFixed(1)} ms`;
  console.log(
    `${people} people, ${result.boards} boards, ${result.moves} moves, none lost, doubled or reordered; load of the machine ${loadavg()[0].toFixed(1)}`,
  );
  console.log(`from a move to the opponent: median ${ms(result.p50)}, 99th percentile ${ms(result.p99)}, longest ${ms(result.max)}`);
  console.log(`server: ${result.processor.toFixed(2)} of a core, ${result.memory.toFixed(0)} MB`);
  for (const { lines, bytes, boards } of result.seen)
    console.log(`a wall: ${lines} lines with ${boards} boards, ${(bytes / seconds / 1024).toFixed(0)} KB a second`);
  assert.ok(result.p99 < bound, `the 99th percentile is ${ms(result.p99)}`);
}
