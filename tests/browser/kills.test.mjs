// The server is killed at random moments while twenty games are played as fast as it permits (KILLS). Nothing that any
// player was told may be missing afterwards, nothing may be there twice or that nobody asked for.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { VARIANTS } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { times } from "./support/thorough.mjs";
import { isGone, noFaults, random, ToldGame } from "./support/told.mjs";

const KILLS = times("KILLS", 30, 12);
const TABLES = 20;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** @type {import("./support/server.mjs").Server} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server?.remove());

test(`A8 A23 ${KILLS} kills with ${TABLES} games at once: what was told is stored, once and in order`, async (t) => {
  t.diagnostic(`SEED=${SEED}`);
  const dice = random(SEED);
  let made = 0;
  const create = () =>
    new ToldGame({
      server,
      seed: SEED + ++made,
      mischief: true,
      fields: { variant: VARIANTS[made % VARIANTS.length], clock: made % 5 === 0 ? "10+2" : "none" },
    });
  /** @type {ToldGame[]} */
  const games = Array.from({ length: TABLES }, create);
  /** @type {ToldGame[]} those that ended and were told so */
  const finished = [];
  let playing = true;
  let steps = 0;

  /** Plays at one table until the server goes away. @param {number} at */
  const play = async (at) => {
    try {
      while (playing) {
        const game = games[at];
        if (game.people?.length && game.lines.length && game.over) {
          await game.close();
          finished.push(game);
          games[at] = create();
        } else if (!game.lines.length) await game.begin();
        else if (await game.step()) steps++;
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  };

  await Promise.all(games.map((game) => game.begin()));
  for (let kill = 1; kill <= KILLS; kill++) {
    playing = true;
    const all = Promise.all(games.map((_, at) => play(at)));
    all.catch(() => {});
    await Promise.race([sleep(250 + dice(700)), all]);
    playing = false;
    await server.kill();
    await all;
    await server.start();
    await Promise.all(
      games.map(async (game, at) => {
        // A game that nobody was told to exist may or may not.
        if (game.seated) await game.recover();
        else games[at] = create();
      }),
    );
    noFaults([...games, ...finished]);
    await Promise.all(games.map((game) => game.lines.length || game.begin()));
  }

  const all = [...games, ...finished];
  for (const game of all) {
    const kept = await game.exported();
    assert.deepEqual(kept, game.told, `${game.fields.variant} ${game.id}`);
  }
  noFaults(all);
  const heard = all.reduce((sum, game) => sum + game.heard, 0);
  t.diagnostic(`${all.length} games, ${heard} moves heard, ${finished.length} games ended, ${steps} requests carried out, 0 lost`);
  assert.ok(heard > KILLS * TABLES, "the games were played");
  await Promise.all(games.map((game) => game.close()));
});
