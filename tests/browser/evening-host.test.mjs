// What a host does beside starting rounds: computers, teams, people kept apart, a call, another device, and taking the evening along.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asHost, boardsOf, Guest, games, gather, play, refusal, tableOf } from "./support/evening.mjs";
import { startServer } from "./support/server.mjs";

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {import("./support/server.mjs").Server} */
let other;
before(async () => {
  [server, other] = await Promise.all([startServer(), startServer()]);
});
after(() => Promise.all([server?.remove(), other?.remove()]));

const names = ["Ada", "Ben", "Cleo", "Dan"];

test("A1 A20 computers play with the others, and against each other while nobody looks", async () => {
  const { host, id, guests, leave } = await gather(server, ["Ada"], { rounds: "1", variant: "reversi-4x4", fills: "yes" });
  await asHost(host, "computers", { count: 4 });
  await asHost(host, "computers", {});
  const added = await host.sees("six people", ({ parts }) => parts.includes("6 people are here") && parts);
  assert.equal([...added.matchAll(/<span class="soft small">computer<\/span>/g)].length, 5);
  await asHost(host, "out", { player: 5 });
  // Five are an odd number: the one that was let out comes back, or another leaves.
  await asHost(host, "start");
  const [game] = [await guests[0].game()];
  const boards = await host.sees("the round", ({ parts }) => boardsOf(parts, 1).length >= 2 && boardsOf(parts, 1));
  assert.ok(!host.shown.parts.includes("has no opponent"));
  await guests[0].resign(game);
  const done = await host.sees(
    "results of computers that nobody watches",
    ({ parts }) => parts.includes("All games are over") && boardsOf(parts, 1),
  );
  assert.equal(done.length, boards.length);
  assert.match(await refusal(host.post(`/event/${id}/do`, { do: "computers", count: "99" })), /^Between 1 and 30 computers|event is over/);
  await leave();
});

test("A20 teams, people kept apart, a place by strength, and a call to a board", async () => {
  const { host, id, guests, leave } = await gather(server, names, { rounds: "3" });
  await asHost(host, "place", { player: 3, seed: 1, team: "Red" });
  await asHost(host, "place", { player: 0, seed: 2, team: "red " });
  await asHost(host, "forbid", { player: 1, other: 3 });
  assert.equal(
    await refusal(host.post(`/event/${id}/do`, { do: "place", player: "1", seed: "zero" })),
    "A place by strength is a number from 1 to 200.",
  );
  await asHost(host, "start");
  const met = (/** @type {number} */ round) => boardsOf(host.shown.parts, round).map(({ names: two }) => two.toSorted().join());
  await host.sees("the round", ({ parts }) => boardsOf(parts, 1).length === 2);
  assert.deepEqual(met(1).toSorted(), ["Ada,Ben", "Cleo,Dan"], "neither team mates nor those kept apart meet");
  await asHost(host, "call", { player: 2 });
  await guests[0].sees("the call", ({ parts }) => /Cleo, please come to board [12]\./.test(parts));
  await asHost(host, "call", { player: 2 });
  await guests[0].sees("no call", ({ parts }) => !parts.includes("please come"));
  const old = new Map();
  for (const guest of guests) old.set(guest.name, await guest.game());
  // Cleo is not there at all: without her the round is paired anew, and nobody meets who is kept apart.
  await asHost(host, "again", { player: 2 });
  await host.sees("the new pairing", ({ parts }) => parts.includes("has no opponent") && boardsOf(parts, 1).length === 1);
  const playing = guests.filter(({ name }) => met(1)[0].includes(name));
  const open = await games(
    playing,
    playing.map(({ name }) => old.get(name)),
  );
  await play(open);
  await host.sees("points of teams", ({ parts }) => /<ol class="teams">.*Red/s.test(parts));
  await leave();
});

test("A20 another device becomes the host's by a code, and the first is it no longer", async () => {
  const { host, id, guests, leave } = await gather(server, names.slice(0, 2), {});
  const [tablet] = guests;
  const to = (/** @type {string} */ code) => tablet.post(`/event/${id}/host`, { code });
  assert.equal(await refusal(to("KUMEL TARIN")), "This code is wrong, or its ten minutes are over.");
  await asHost(host, "move");
  const [, code] = await host.sees("the code", ({ parts }) => /id="host-code">(\w+ \w+)</.exec(parts));
  assert.ok(!tablet.shown.parts.includes(code), "nobody else is shown it");
  const moved = await to(code.toLowerCase());
  assert.equal(moved.status, 303);
  tablet.event = id;
  await tablet.sees("the host's controls", ({ parts }) => parts.includes('id="start-round"'));
  assert.match(await refusal(host.post(`/event/${id}/do`, { do: "start" }), 403), /Only the host/);
  await asHost(tablet, "start");
  // It is kept: a server that is started again knows the new host.
  await server.kill();
  await server.start();
  assert.match(await refusal(host.post(`/event/${id}/do`, { do: "undo" }), 403), /Only the host/);
  await asHost(tablet, "undo");
  assert.equal(await refusal(to(code)), "This code is wrong, or its ten minutes are over.", "a code is good once");
  await leave();
});

test("A12 A20 the file of an evening goes on elsewhere, with games, people and points", async () => {
  const { host, id, guests, leave } = await gather(server, names, { rounds: "2", event_name: "Evening, =1" });
  await asHost(host, "start");
  const first = await games(guests, [null, null, null, null]);
  const [[replayed, two]] = first;
  const line = await two[0].join(replayed);
  const mover = line.choices?.length ? line : await two[1].join(replayed);
  await mover.play(mover.choices[0].move);
  await play(first);
  await host.sees("the end of round 1", ({ parts }) => parts.includes("Round 1 is over"));
  const corrected = { round: 1, board: 1, outcome: "draw", note: "Both agreed" };
  await asHost(host, "correct", corrected);
  await host.sees("the correction", ({ parts }) => parts.includes("Both agreed"));
  const table = tableOf(host.shown.parts);
  const bytes = Buffer.from(await (await host.fetch(`/event/${id}/csv`)).arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], "spreadsheets know by this that it is UTF-8");
  const csv = bytes.subarray(3).toString("utf8");
  const rows = csv.trim().split("\r\n");
  assert.equal(rows.length, 5);
  assert.deepEqual(
    rows.slice(1).map((/** @type {string} */ row) => row.split(",")[1]),
    table.map(([, name]) => name),
  );
  assert.ok(
    rows.some((/** @type {string} */ row) => row.split(",")[3] === "0.5"),
    csv,
  );
  const file = await (await host.fetch(`/event/${id}/file`)).text();
  assert.equal(JSON.parse(file).games.length, 2);

  const away = new Guest(other, "Away");
  await away.fetch("/events");
  const open = (/** @type {string} */ body) =>
    away.fetch("/events/open", {
      method: "POST",
      body,
      headers: { origin: other.base, "content-type": "application/json", accept: "application/json" },
    });
  for (const [wrong, why] of [
    ["{}", /line 1 cannot be read/],
    [file.replace("plyground-event", "x"), /no event, or one of a later version/],
    [file.replace('"round":1,"board":2,"game"', '"round":9,"board":2,"game"'), /There is no board 2 in round 9/],
    [file.replace(/"moves":\[/, '"moves":["zz",'), /The game on board 1 of round 1 cannot be read/],
  ]) {
    const answer = await open(/** @type {string} */ (wrong));
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /** @type {RegExp} */ (why));
  }
  const opened = await open(file);
  const { address } = await opened.json();
  const there = address.slice("/event/".length);
  away.follow(there);
  const shown = await away.sees("the same table", ({ parts }) => tableOf(parts).length === 4 && parts);
  assert.deepEqual(tableOf(shown), table);
  assert.match(shown, /Both agreed/);
  const [, game] = /href="\/g\/(\w+)"[^>]*>The game/.exec(shown);
  const kept = await (await away.fetch(`/g/${game}/export/json`)).json();
  assert.ok(kept.moves.length + JSON.parse(file).games.length > 2, "its moves are there");
  assert.equal((await away.fetch(`/g/${game}/review`)).status, 200, "it can be reviewed");
  // People take their places by their names, and the next round begins.
  const again = names.map((name) => new Guest(other, name));
  for (const guest of again) await guest.come(there);
  await asHost(away, "start");
  const second = await games(again, [null, null, null, null]);
  await play(second);
  await away.sees("the end", ({ parts }) => parts.includes("All games are over"));
  const pairs = [1, 2].flatMap((round) => boardsOf(away.shown.parts, round).map(({ names: pair }) => pair.toSorted().join()));
  assert.equal(new Set(pairs).size, 4, "nobody meets an opponent again");
  assert.match(await refusal(host.fetch(address), 404), /evening/);
  await Promise.all([leave(), away.leave(), ...again.map((guest) => guest.leave())]);
});

test("A16 A20 prizes: the games are reviewed, and the best, the most accurate and the biggest upset are named", async () => {
  const { host, guests, leave } = await gather(server, ["Zoe", "Yan"], { rounds: "1", variant: "reversi-4x4" });
  await asHost(host, "place", { player: 0, seed: 2, team: "" });
  await asHost(host, "place", { player: 1, seed: 1, team: "" });
  await asHost(host, "start");
  const [game] = [...(await games(guests, [null, null])).keys()];
  const lines = await Promise.all(guests.map((guest) => guest.join(game)));
  for (let ply = 0; !lines[0].state.outcome && ply < 40; ply++) {
    const side = lines[0].state.to_move;
    const mover = lines.find((line) => line.you.includes(side));
    await mover.play(mover.choices[0].move, ply);
    await Promise.all(
      lines.map((line) => line.state.ply > ply || line.next((/** @type {any} */ m) => m.type === "moved" && m.ply === ply + 1)),
    );
  }
  await host.sees("the end", ({ parts }) => parts.includes("All games are over"));
  await asHost(host, "prizes");
  const shown = await host.sees("the prizes", ({ parts }) => parts.includes("Most accurate play") && parts);
  assert.match(shown, /with \d+ % accuracy over all games/);
  assert.match(shown, /Best game/);
  const [winner] = tableOf(shown)[0].slice(1);
  assert.equal(shown.includes("Biggest upset"), winner === "Zoe" && tableOf(shown)[0][2] === "1");
  await Promise.all(lines.map((line) => line.close()));
  await leave();
});

test("A16 A20 where no game is long enough for a prize the host reads so", async () => {
  const { host, guests, leave } = await gather(server, ["Zoe", "Yan"], { rounds: "1", variant: "reversi-4x4" });
  await asHost(host, "start");
  const [[game, [one]]] = [...(await games(guests, [null, null]))];
  await one.resign(game);
  await host.sees("the end", ({ parts }) => parts.includes("All games are over"));
  await asHost(host, "prizes");
  await host.sees("the sentence", ({ parts }) => parts.includes("No game was long enough for a prize."));
  await leave();
});
