// Ten minutes (SECONDS) of ordinary life at TABLES (100) tables: people play, games end and begin anew, watchers come and go,
// computers play. Memory and open files must be flat: in the last third not more than in the middle third, within 15 %.
//
//   node soak.mjs

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startServer } from "./support/server.mjs";
import { random, retry, visitor } from "./support/told.mjs";

/** Small boards, so that many games end. */
const PEOPLE = ["reversi-4x4", "reversi-6x6", "gomoku", "laser", "yinsh-blitz", "reversi"];
const COMPUTERS = [
  ["reversi", "random-moves"],
  ["gomoku", "random-moves"],
  ["laser", "random-moves"],
  ["yinsh", "random-moves"],
  ["reversi-6x6", "greedy"],
];
/** A table makes a move so often, in milliseconds; a watcher stays for so long at most. */
const PERIOD = 700;
const VISIT = 8_000;
/** The memory allocator keeps some of what was freed, so a little growth is no leak. */
const ALLOWED = 1.15;
const FEW_FILES = 12;

/** @param {{ tables: number, seconds: number, every?: number }} size every: seconds between two measurements */
export async function soak({ tables, seconds, every = 5 }) {
  const server = await startServer();
  const { base } = server;
  const until = Date.now() + seconds * 1000;
  const count = { games: 0, moves: 0, watchers: 0, ended: 0 };
  const going = () => Date.now() < until;
  /** @type {Map<number, string>} the game at each table */
  const games = new Map();

  /** One game, begun, played and left. */
  const game = async (/** @type {number} */ at, /** @type {(below: number) => number} */ dice) => {
    const kind = at % 5;
    const computers = COMPUTERS[dice(COMPUTERS.length)];
    const fields =
      kind === 0
        ? { variant: computers[0], first: "computer", second: "computer", first_player: computers[1], second_player: computers[1] }
        : kind === 1
          ? { variant: computers[0], first: "here", second: "computer", second_player: computers[1] }
          : { variant: PEOPLE[dice(PEOPLE.length)], first: "here", second: "remote" };
    const [host, guest] = [visitor(base), visitor(base)];
    const id = await retry(() => host.newGame(fields), seconds * 1000);
    const lines = [await host.join(id)];
    if (kind > 1) {
      await retry(() => guest.sit(id));
      lines.push(await guest.join(id));
    }
    count.games++;
    games.set(at, id);
    const most = 30 + dice(60); // so that games also end by resignation
    let stuck = 0;
    for (let moves = 0; going() && !lines[0].state.outcome && moves < 200; ) {
      await sleep(PERIOD);
      for (const line of lines) line.messages.length = 0;
      const mover = lines.find(({ choices }) => choices?.length);
      if (!mover) {
        moves += kind === 0 ? 1 : 0;
        assert.ok(kind === 0 || ++stuck < 100, `table ${at}: nobody can move for ${(100 * PERIOD) / 1000} s`);
        if (kind === 0 && moves > 60) break;
        continue;
      }
      stuck = 0;
      if (++moves > most) mover.say({ do: "resign" });
      else mover.say({ do: "move", ply: mover.state.ply, move: mover.choices[dice(mover.choices.length)].move });
      count.moves++;
    }
    if (lines[0].state.outcome) count.ended++;
    await Promise.all(lines.map((line) => line.close()));
  };

  const table = async (/** @type {number} */ at) => {
    const dice = random(at + 1);
    await sleep((at * 97) % 5000);
    while (going()) await game(at, dice);
  };

  /** A visitor who looks at one game after the other, on its page and over its line. */
  const watcher = async (/** @type {number} */ number) => {
    const dice = random(1000 + number);
    while (going()) {
      await sleep(300 + dice(1500));
      const id = games.get(dice(tables));
      if (!id) continue;
      const somebody = visitor(base);
      await (await somebody.fetch(`/g/${id}`)).text();
      const line = await somebody.join(id).catch(() => /** @type {import("./support/client.mjs").Line} */ (null));
      if (!line) continue;
      count.watchers++;
      await sleep(dice(VISIT));
      if (dice(2)) line.socket.terminate();
      else await line.close();
    }
  };

  try {
    /** @type {Record<string, number>[]} */
    const samples = [];
    const life = Promise.all([
      ...Array.from({ length: tables }, (_, at) => table(at)),
      ...Array.from({ length: 40 }, (_, number) => watcher(number)),
    ]);
    life.catch(() => {});
    const processor = server.processor();
    while (going()) {
      await Promise.race([sleep(Math.min(every * 1000, Math.max(1, until - Date.now()))), life]);
      samples.push({ memory: server.memory(), files: server.files(), log: server.logSize() });
    }
    await life;
    const used = (server.processor() - processor) / seconds;
    await sleep(3000);
    const third = (/** @type {number} */ part, /** @type {(sample: Record<string, number>) => number} */ of) => {
      const some = samples.slice(Math.floor((samples.length * part) / 3), Math.floor((samples.length * (part + 1)) / 3)).map(of);
      return some.reduce((sum, n) => sum + n, 0) / some.length;
    };
    const thirds = (/** @type {(sample: Record<string, number>) => number} */ of) => [0, 1, 2].map((part) => third(part, of));
    return {
      tables,
      seconds,
      ...count,
      memory: thirds((/** @type {any} */ { memory }) => memory),
      files: thirds((/** @type {any} */ { files }) => files),
      left: server.files(),
      log: Math.max(...samples.map(({ log }) => log)),
      processor: used,
      panics: /panic/.test(server.log),
    };
  } finally {
    await server.remove();
  }
}

/** @param {Awaited<ReturnType<typeof soak>>} result */
export function describe({ tables, seconds, games, ended, moves, watchers, memory, files, left, log, processor }) {
  const list = (/** @type {number[]} */ numbers, /** @type {number} */ digits) =>
    numbers.map((/** @type {number} */ n) => n.toFixed(digits)).join(", ");
  return (
    `${tables} tables for ${seconds} s: ${games} games begun, ${ended} played to the end, ${moves} moves by people, ${watchers} visits of watchers\n` +
    `memory in each third: ${list(memory, 1)} MB; open files: ${list(files, 0)}, ${left} when all have left\n` +
    `write-ahead log: at most ${log.toFixed(1)} MB; processor: ${processor.toFixed(2)} of a core`
  );
}

/** @param {Awaited<ReturnType<typeof soak>>} result */
export function check({ memory, files, panics }) {
  assert.ok(memory[2] <= memory[1] * ALLOWED, `memory grows: ${memory.map(Math.round)} MB`);
  assert.ok(files[2] <= files[1] * ALLOWED + FEW_FILES, `open files grow: ${files.map(Math.round)}`);
  assert.ok(!panics, "nothing panicked");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await soak({ tables: Number(process.env.TABLES ?? 100), seconds: Number(process.env.SECONDS ?? 600) });
  console.log(describe(result));
  check(result);
}
