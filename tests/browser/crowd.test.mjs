// Many watchers and many connections: the holder of a seat gets in, and one browser cannot take all places.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Visitor } from "./support/client.mjs";
import { startServer } from "./support/server.mjs";
import { visitor } from "./support/told.mjs";

/** @type {import("./support/server.mjs").Server} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server?.remove());

/** Joins if there is room. @returns {Promise<import("./support/client.mjs").Line | null>} */
const tryJoin = (/** @type {import("./support/client.mjs").Visitor} */ person, /** @type {string} */ id) =>
  person.join(id).catch((/** @type {Error & { status: number, sentence: string }} */ error) => {
    assert.ok([429, 503].includes(error.status), `refused politely: ${error.message}`);
    assert.match(error.sentence, /^[A-Z].*\.$/, "with a sentence");
    return /** @type {import("./support/client.mjs").Line} */ (null);
  });

/** Joins as often as told. @returns {Promise<import("./support/client.mjs").Line[]>} those that got in */
async function crowd(
  /** @type {string} */ id,
  /** @type {number} */ count,
  /** @type {import("./support/client.mjs").Visitor} */ person = undefined,
) {
  const lines = [];
  for (let i = 0; i < count; i++) lines.push(await tryJoin(person ?? visitor(server.base), id));
  return lines.filter(Boolean);
}

const open = (/** @type {import("./support/client.mjs").Line[]} */ lines) =>
  lines.filter((/** @type {import("./support/client.mjs").Line} */ { socket }) => socket.readyState === socket.OPEN).length;
const closeAll = (/** @type {import("./support/client.mjs").Line[]} */ lines) =>
  Promise.all(lines.map((/** @type {import("./support/client.mjs").Line} */ line) => line.close()));

test("A20 a hundred watchers do not keep the players out of their game", async (t) => {
  const [host, guest] = [visitor(server.base), visitor(server.base)];
  const id = await host.newGame({ variant: "reversi", first: "here", second: "remote", clock: "1+0" });
  await guest.sit(id);
  const watchers = await crowd(id, 100);
  t.diagnostic(`${watchers.length} of 100 watchers got in`);
  assert.ok(watchers.length >= 60, "there is room for many");
  const first = await host.join(id);
  const second = await guest.join(id);
  assert.deepEqual([first.you, second.you], [["first"], ["second"]]);
  await first.play("f5");
  await second.play("d6", 1);
  await watchers[0].next(({ type, ply }) => type === "moved" && ply === 2);
  // They come back after their connection broke, as often as it breaks, and may have the game open twice.
  for (let i = 0; i < 5; i++) {
    second.socket.terminate();
    const again = await guest.join(id);
    assert.deepEqual(again.you, ["second"]);
    again.socket.terminate();
  }
  const twice = await host.join(id);
  await twice.play("c3", 2);
  await closeAll([...watchers, first, twice]);
});

test("A20 a free seat can be taken, and its holder gets in, with the watchers' room full", async () => {
  const host = visitor(server.base);
  const id = await host.newGame({ variant: "gomoku", first: "here", second: "remote" });
  const watchers = await crowd(id, 100);
  const guest = visitor(server.base);
  await guest.sit(id);
  const line = await guest.join(id);
  assert.deepEqual(line.you, ["second"]);
  await closeAll([...watchers, line]);
});

test("A20 one browser has a bounded number of connections; others get in", async (t) => {
  const host = visitor(server.base);
  const id = await host.newGame({ variant: "gomoku", first: "here", second: "remote" });
  const greedy = visitor(server.base);
  await greedy.fetch("/");
  const many = await crowd(id, 80, greedy);
  await new Promise((resolve) => setTimeout(resolve, 300));
  t.diagnostic(`one browser holds ${open(many)} connections to a table`);
  assert.ok(open(many) >= 2, "a second tab is no crime");
  assert.ok(open(many) <= 32, "bounded");
  const others = await crowd(id, 20);
  assert.equal(others.length, 20, "others can watch");
  assert.deepEqual((await host.join(id)).you, ["first"]);
  await closeAll(others);
});

test("A20 a browser that holds many connections to many tables keeps nobody from playing", async (t) => {
  const greedy = visitor(server.base);
  const lines = [];
  await greedy.fetch("/");
  for (let table = 0; table < 20; table++) {
    const id = await greedy.newGame({ variant: "gomoku", first: "here", second: "here" });
    lines.push(...(await crowd(id, 20, greedy)));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  t.diagnostic(`one browser holds ${open(lines)} of 400 connections to 20 tables`);
  assert.ok(open(lines) < 400, "bounded");
  const other = visitor(server.base);
  const id = await other.newGame({ variant: "reversi", first: "here", second: "here" });
  const line = await other.join(id);
  await line.play("f5");
  await closeAll(lines);
});

test("A20 the player of a browser without cookies is told so, and nothing is taken from others", async () => {
  // Without a cookie every connection is a new browser; they are all watchers.
  const host = visitor(server.base);
  const id = await host.newGame({ variant: "reversi", first: "here", second: "remote" });
  const nobody = new Visitor(server.base);
  const line = await nobody.join(id);
  assert.deepEqual(line.you, []);
  assert.match(await line.refused({ do: "move", ply: 0, move: "f5" }), /watching/);
  await line.close();
});
