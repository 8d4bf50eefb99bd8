// Who waits at the board is served first: with many games of strong computers being watched, a person's opponent answers soon,
// no computer loses on time by waiting for its turn to think, and thinking ends when nobody is left to see it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { GAMES } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { retry, visitor } from "./support/told.mjs";

/** Test machines are slow and shared; without the right order an answer takes from half a minute to for ever. */
const ANSWER = 5_000;
const GIVE_UP = 15_000;
const STRONGEST = [
  ["reversi", "oracle"],
  ["gomoku", "grandmaster"],
  ["yinsh", "grandmaster"],
  ["laser", "pharaoh"],
];
const CLOCKED_MOVES = 5;

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {any[]} */
const watchers = [];
before(async () => {
  server = await startServer();
});
after(() => server?.remove());

/** Starts games between the strongest computers, each with a watcher of its own, until there are so many. @param {number} count */
async function watch(count) {
  while (watchers.length < count) {
    await Promise.all(
      Array.from({ length: Math.min(10, count - watchers.length) }, async (_, i) => {
        const [variant, player] = STRONGEST[(watchers.length + i) % STRONGEST.length];
        const somebody = visitor(server.base);
        const id = await retry(() =>
          somebody.newGame({ variant, first: "computer", second: "computer", first_player: player, second_player: player }),
        );
        watchers.push(await somebody.join(id));
      }),
    );
  }
  await sleep(1000);
}

/** Plays some moves and notes how long each answer took, in milliseconds. */
async function play(/** @type {Record<string, string>} */ fields, /** @type {number} */ moves) {
  const person = visitor(server.base);
  const id = await retry(() => person.newGame({ first: "here", second: "computer", ...fields }));
  const line = await person.join(id);
  const waits = [];
  try {
    for (let i = 0; i < moves && !line.state.outcome; i++) {
      const {
        choices,
        state: { ply },
      } = line;
      line.say({ do: "move", ply, move: choices[(i * 7) % choices.length].move });
      const began = performance.now();
      for (const answered = () => line.state.outcome || (line.state.ply > ply + 1 && line.choices.length); !answered(); await sleep(10)) {
        if (performance.now() - began > GIVE_UP) return { waits: [...waits, Infinity], state: line.state };
      }
      waits.push(performance.now() - began);
    }
    return { waits, state: line.state };
  } finally {
    await line.close();
  }
}

const seconds = (/** @type {number[]} */ waits) => waits.map((/** @type {number} */ ms) => (ms / 1000).toFixed(1)).join(" ");

for (const games of [15, 100]) {
  test(`A24 with ${games} watched games of the strongest computers the random player answers within seconds`, async (t) => {
    await watch(games);
    const { waits } = await play({ variant: "gomoku", second_player: "random-moves" }, 8);
    t.diagnostic(`answers after ${seconds(waits)} s`);
    assert.ok(Math.max(...waits) < ANSWER, `the longest answer took ${seconds([Math.max(...waits)])} s`);
  });
}

test("A24 several people at once are all served before those who watch", async (t) => {
  const all = await Promise.all(GAMES.map((variant) => play({ variant, second_player: "random-moves" }, 4)));
  const waits = all.flatMap((game) => game.waits);
  t.diagnostic(`answers after ${seconds(waits)} s`);
  assert.ok(Math.max(...waits) < ANSWER, `the longest answer took ${seconds([Math.max(...waits)])} s`);
});

test("A3 A24 a computer with a clock does not lose on time by waiting", async (t) => {
  const began = performance.now();
  const { waits, state } = await play(
    { variant: "reversi", second_player: "oracle", clock: "custom", minutes: "0.25", increment: "0" },
    CLOCKED_MOVES,
  );
  const { second_ms: left } = state.clock;
  t.diagnostic(`answers after ${seconds(waits)} s, ${(left / 1000).toFixed(1)} s left of 15`);
  assert.notEqual(state.outcome?.reason, "time", "lost on time");
  assert.ok(waits.length === CLOCKED_MOVES && Number.isFinite(Math.max(...waits)), "it answers");
  const spent = 15_000 - left;
  assert.ok(
    spent <= performance.now() - began && spent < 12_000,
    `a twentieth of the rest for each of ${CLOCKED_MOVES} moves, not ${spent} ms`,
  );
});

test("A24 games with a clock that nobody plays but watches do not end on time, either", async (t) => {
  const somebody = visitor(server.base);
  const id = await retry(() =>
    somebody.newGame({
      variant: "reversi",
      first: "computer",
      second: "computer",
      first_player: "oracle",
      second_player: "oracle",
      clock: "custom",
      minutes: "0.25",
      increment: "0",
    }),
  );
  const line = await somebody.join(id);
  // Longer than one side has: if waiting counted, the flag would fall.
  for (const deadline = Date.now() + 17_000; Date.now() < deadline && !line.state.outcome; await sleep(200))
    if (line.state.ply % 5 === 4) line.say({ do: "sync" });
  t.diagnostic(`${line.state.ply} moves after 17 s; ${line.state.clock.first_ms} and ${line.state.clock.second_ms} ms left`);
  assert.notEqual(line.state.outcome?.reason, "time");
  await line.close();
});

test("A24 thinking ends when the last watcher has gone", async (t) => {
  const before = server.processor();
  await sleep(1000);
  const busy = server.processor() - before;
  await Promise.all(watchers.map((line) => line.close()));
  await sleep(2000);
  const from = server.processor();
  await sleep(3000);
  const idle = (server.processor() - from) / 3;
  t.diagnostic(
    `processor time a second: ${busy.toFixed(2)} s with ${watchers.length} watchers, ${idle.toFixed(3)} s two seconds after the last left`,
  );
  assert.ok(busy > 0.3, "they were thinking");
  assert.ok(idle < 0.15, "and do so no more");
});
