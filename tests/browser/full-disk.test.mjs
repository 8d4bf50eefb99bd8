// The disk is filled up while ten games are played, again and again (FILLS). What was told
// is stored; what cannot be stored is not told, and the players are told that; no game is lost by it, and play goes on without
// a restart when there is space again. Some fills end with a kill, some begin right after a restart, when the log is empty and
// not a single write can succeed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { LimitedFiles, SmallDisk } from "./support/disk.mjs";
import { GAMES } from "./support/games.mjs";
import { Server } from "./support/server.mjs";
import { times } from "./support/thorough.mjs";
import { isGone, noFaults, random, ToldGame } from "./support/told.mjs";

const FILLS = times("FILLS", 30, 9);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** So long the disk is full, so long it may take until everything goes on, and so long an unsaved game may be silent. */
const FULL = 1200;
const RECOVERY = 20_000;
const SILENCE = 700;
const TABLES = [
  ...GAMES.map((variant) => ({ variant })),
  { variant: "laser-khet", clock: "30+5" },
  ...GAMES.map((variant) => ({ variant, second: "computer", second_player: "random-moves" })),
];
/** Only these end a game here: the board decided. The others would mean that a player lost by our failure. */
const BY_PEOPLE = ["resignation", "time", "agreement", "abandonment", "length"];

const disks = [
  { what: "a full file system", fills: FILLS, make: SmallDisk.mount },
  // Other errors of the system, and every write fails at once.
  { what: "a limit on files", fills: Math.ceil(FILLS / 3), make: LimitedFiles.make },
];

for (const { what, fills, make } of disks) {
  test(`A23 ${fills} times ${what}: nothing told and not stored, no game lost, play goes on`, async (t) => {
    const disk = make();
    if (!disk) return t.skip("not allowed here");
    const server = new Server([], disk);
    disk.server = server;
    try {
      await server.start();
      await fillUp(t, server, disk, fills);
    } finally {
      disk.free();
      await server.remove();
      disk.remove();
    }
  });
}

/** @param {import("node:test").TestContext} t @param {Server} server @param {SmallDisk | LimitedFiles} disk @param {number} fills */
async function fillUp(t, server, disk, fills) {
  t.diagnostic(`SEED=${SEED}`);
  const dice = random(SEED);
  let made = 0;
  let playing = false;
  let stalled = 0;
  let slowest = 0;
  const create = (/** @type {number} */ at) => new ToldGame({ server, seed: SEED + ++made, fields: TABLES[at] });
  const games = TABLES.map((_, at) => create(at));
  /** @type {ToldGame[]} */
  const finished = [];

  const play = async (/** @type {number} */ at) => {
    try {
      while (playing) {
        if (games[at].over || !(await games[at].step(RECOVERY))) await sleep(60);
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  };
  let round = Promise.resolve();
  const start = () => {
    playing = true;
    round = Promise.all(games.map((_, at) => play(at))).then(() => {});
    round.catch(() => {});
  };
  const restart = async (/** @type {() => Promise<unknown>} */ end) => {
    playing = false;
    await end();
    await round;
    disk.free();
    await server.start();
    await Promise.all(games.map((game) => game.recover()));
    noFaults(games);
    start();
  };
  const check = () => {
    noFaults([...games, ...finished]);
    for (const { outcome, fields } of games) assert.ok(!BY_PEOPLE.includes(outcome), `${fields.variant} ended by our failure: ${outcome}`);
  };

  const heard = () => [...games, ...finished].reduce((sum, { told }) => sum + told.length, 0);
  /** What the program has in memory says nothing of what is stored: only a new one knows. @returns {Promise<number>} moves that were told and are lost */
  const lost = async () => {
    playing = false;
    await server.kill();
    await round;
    disk.free();
    await server.start();
    const missing = await Promise.all(
      [...games, ...finished].map(async (game) => {
        const kept = await game.exported().catch(() => /** @type {string[]} */ ([]));
        return game.told.filter((move, ply) => kept[ply] !== move).length;
      }),
    );
    return missing.reduce((sum, count) => sum + count, 0);
  };

  const fillAgainAndAgain = async () => {
    for (let fill = 1; fill <= fills; fill++) {
      await sleep(150 + dice(250));
      if (fill % 3 === 2) await restart(() => server.end("SIGTERM"));
      disk.fill();
      for (const game of games) game.unsaved = 0;
      await sleep(FULL - SILENCE);
      const before = games.map(({ heard }) => heard);
      await sleep(SILENCE);
      check();
      for (const [at, game] of games.entries()) {
        if (game.heard > before[at] || game.over || !game.asked) continue;
        stalled++;
        assert.ok(game.unsaved > 0, `${game.fields.variant}: not saved for ${SILENCE} ms, and nobody was told so`);
      }
      if (games.some(({ unsaved }) => unsaved > 0)) stalled++;
      if (fill % 3 === 0) {
        await restart(() => server.kill());
        continue;
      }
      const reached = games.map((game) => game.heard);
      const freed = Date.now();
      disk.free();
      for (const [at, game] of games.entries()) {
        const on = await game.until(() => game.over || game.heard > reached[at] + 2 * game.lines.length, RECOVERY - (Date.now() - freed));
        assert.ok(
          on,
          `${game.fields.variant}${game.alone ? " with a computer" : ""}: play does not go on after ${RECOVERY / 1000} s with space`,
        );
      }
      slowest = Math.max(slowest, Date.now() - freed);
      check();
      // Games that the board has decided give way to new ones.
      for (const [at, game] of games.entries()) {
        if (!game.over) continue;
        const next = create(at);
        await next.begin();
        finished.push(game);
        games[at] = next;
      }
    }
  };

  await Promise.all(games.map((game) => game.begin()));
  start();
  try {
    await fillAgainAndAgain();
  } catch (error) {
    error.message += `; ${await lost()} of the ${heard()} moves that were heard are lost`;
    throw error;
  } finally {
    playing = false;
  }
  assert.equal(await lost(), 0, "moves that were told and are lost");
  await Promise.all(games.map((game) => game.recover()));
  check();
  t.diagnostic(
    `${fills} fills, ${stalled} stalls seen, ${games.length + finished.length} games, ${heard()} moves heard, 0 lost; everything went on within ${slowest} ms`,
  );
  assert.ok(stalled >= fills / 3, "the disk was really full");
  await Promise.all(games.map((game) => game.close()));
}
