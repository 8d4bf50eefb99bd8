// Club evenings from the set-up to the final table: people with phones as real clients, late ones, corrected results, a killed server.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asHost, boardsOf, Guest, games, gather, play, refusal, tableOf } from "./support/evening.mjs";
import { startServer } from "./support/server.mjs";

/** @type {import("./support/server.mjs").Server} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server?.remove());

const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida"];

/** @param {number} count @param {Record<string, string>} fields */
const evening = (count, fields) => gather(server, names.slice(0, count), fields);

test("A20 A23 a Swiss of eight to the final table: a latecomer, a corrected result, a kill in mid-round", async () => {
  const { host, id, guests, leave } = await evening(8, { format: "swiss", rounds: "3" });
  const all = [...guests];
  /** @type {Record<string, number>} */
  const points = Object.fromEntries(names.map((name) => [name, 0]));
  /** @type {Map<string, string>} */
  let last = new Map();
  const before = () => all.map((guest) => last.get(guest.name) ?? null);
  const remember = (/** @type {Map<string, Guest[]>} */ open) => {
    last = new Map([...open].flatMap(([game, two]) => two.map(({ name }) => [name, game])));
    for (const two of open.values()) points[two.map(({ name }) => name).toSorted()[0]] += 1;
  };

  await asHost(host, "start");
  const first = await games(all, before());
  assert.equal(first.size, 4, "everybody plays");
  assert.match(await refusal(host.post(`/event/${id}/do`, { do: "start" })), /4 games are still being played/);
  remember(first);
  await play(first);
  await host.sees("the end of round 1", ({ parts }) => parts.includes("Round 1 is over"));

  // The result of a board was wrong; only the host can say so, and why is read by all.
  const [board] = boardsOf(host.shown.parts, 1);
  const winner = board.names.toSorted()[0];
  const turned = {
    do: "correct",
    round: "1",
    board: "1",
    outcome: board.names[0] === winner ? "second" : "first",
    note: "They swapped phones",
  };
  assert.match(await refusal(guests[0].post(`/event/${id}/do`, turned), 403), /Only the host/);
  await asHost(host, "correct", turned);
  points[winner] -= 1;
  points[board.names.find((name) => name !== winner)] += 1;
  await guests[3].sees("the correction", ({ parts }) => parts.includes("They swapped phones"));

  // Somebody comes late: nine are an odd number.
  const late = new Guest(server, "Ida");
  await late.come(id);
  all.push(late);
  await asHost(host, "start");
  const [, pausing] = await host.sees("who pauses", ({ parts }) => /<p>(\w+) has no opponent<\/p>/.exec(parts));
  points[pausing] += 1;
  const playing = all.filter(({ name }) => name !== pausing);
  const second = await games(
    playing,
    playing.map(({ name }) => last.get(name) ?? null),
  );
  assert.equal(second.size, 4);
  const half = [...second];
  remember(second);
  await play(new Map(half.slice(0, 2)));
  await host.sees("two games", ({ parts }) => parts.includes("Round 2: 2 games are still being played"));
  const was = boardsOf(host.shown.parts, 2);
  await server.kill();
  await server.start();
  // The evening goes on where it was, with the same games.
  const now = await host.sees("the round again", ({ parts }) => parts.includes("Round 2: 2 games") && boardsOf(parts, 2));
  assert.deepEqual(now, was);
  for (const [game, two] of half.slice(2)) for (const guest of two) assert.equal(await guest.game(), game);
  await play(new Map(half.slice(2)));
  await host.sees("the end of round 2", ({ parts }) => parts.includes("Round 2 is over"));

  await asHost(host, "start");
  const [, free] = await host.sees("who pauses now", ({ parts }) => /id="round-3".*?<p>(\w+) has no opponent<\/p>/s.exec(parts));
  assert.notEqual(free, pausing, "nobody pauses twice");
  points[free] += 1;
  const rest = all.filter(({ name }) => name !== free);
  const third = await games(
    rest,
    rest.map(({ name }) => last.get(name) ?? null),
  );
  remember(third);
  await play(third);
  await host.sees("the end", ({ parts }) => parts.includes("All games are over"));
  const met = [1, 2, 3].flatMap((round) => boardsOf(host.shown.parts, round).map(({ names: two }) => two.toSorted().join()));
  assert.equal(new Set(met).size, 12, "nobody meets an opponent twice");
  const table = tableOf(host.shown.parts);
  assert.deepEqual(Object.fromEntries(table.map(([, name, got]) => [name, Number(got)])), points);
  assert.deepEqual(
    table.map(([, , got]) => got),
    table.map(([, , got]) => got).toSorted((a, b) => Number(b) - Number(a)),
  );
  assert.match(host.shown.parts, /Buchholz.*The points of all opponents added up/s);
  assert.match(host.shown.parts, /They had not met before/);
  await asHost(host, "end");
  await guests[0].sees("the end", ({ parts }) => parts.includes("The evening is over"));
  assert.match(await refusal(host.post(`/event/${id}/do`, { do: "start" })), /event is over/);
  await Promise.all([leave(), late.leave()]);
});

test("A20 what does not fit is refused with one sentence", async () => {
  const { host, id, guests, leave } = await evening(2, {});
  const stranger = new Guest(server, "ada ");
  await stranger.fetch("/events");
  assert.equal(await refusal(stranger.post(`/event/${id}/join`, { name: "ada " })), "There is already somebody called Ada.");
  assert.equal(await refusal(stranger.post(`/event/${id}/join`, { name: " " })), "A name needs a letter or a digit.");
  assert.equal(await refusal(guests[0].post(`/event/${id}/join`, { name: "Zoe" })), "Somebody has joined in this browser already.");
  assert.equal(await refusal(stranger.fetch("/events/join?code=zzzzz")), "There is no evening with the code ZZZZZ.");
  const result = { do: "result", round: "1", board: "7", outcome: "first" };
  assert.match(await refusal(stranger.post(`/event/${id}/do`, result), 403), /Only the host/);
  assert.equal(await refusal(host.post(`/event/${id}/do`, result)), "There is no board 7 in round 1.");
  assert.equal(await refusal(host.post(`/event/${id}/do`, { ...result, outcome: "lost" })), "There is no such result.");
  assert.equal(
    await refusal(host.post("/events", { event_name: "x", variant: "reversi", rounds: "99" })),
    "A Swiss event has between 1 and 30 rounds.",
  );
  assert.equal(
    await refusal(host.post("/events", { event_name: "x", variant: "reversi", rounds: "two" })),
    "Say how many rounds there are, as a number.",
  );
  assert.match(await refusal(host.post("/events", { event_name: "x", variant: "reversi", rounds: "2", clock: "999" })), /^A clock has/);
  assert.match(await refusal(stranger.fetch("/event/nothing"), 404), /evening/);
  // The code of the wall leads to the event, however it is written.
  const page = await (await host.fetch(`/event/${id}`)).text();
  const [, code] = /<b class="code">(\w+)<\/b>/.exec(page);
  const found = await stranger.fetch(`/events/join?code=${code.toLowerCase()}`);
  assert.equal(found.headers.get("location"), `/event/${id}`);
  await leave();
});

test("A20 people without devices, a place that is taken over, a round undone, a result by hand", async () => {
  const { host, id, guests, leave } = await evening(2, { rounds: "2" });
  await asHost(host, "add", { name: "Old Tom" });
  await asHost(host, "add", { name: "Nell" });
  await asHost(host, "start");
  const [one] = await Promise.all(guests.map((guest) => guest.sees("a board", ({ parts }) => /You play against/.test(parts))));
  assert.ok(one);
  const open = [...new Set(guests.map(({ shown }) => shown.game))];
  await asHost(host, "undo");
  await host.sees("no round", ({ parts }) => parts.includes("No round has begun yet"));
  for (const game of open.filter(Boolean)) {
    const line = await guests[0].join(game);
    assert.equal(line.state.outcome.reason, "aborted", "a game of a round that was undone has no result");
    await line.close();
  }
  // Who joins under the name of somebody without a device takes the place.
  const tom = new Guest(server, "old tom");
  await tom.come(id);
  await host.sees("Tom's phone", ({ parts }) => /<b>Old Tom<\/b> <span class="soft small">with a device/.test(parts));
  await asHost(host, "start");
  for (const [at, { score }] of (
    await host.sees("the round", ({ parts }) => boardsOf(parts, 1).length === 2 && boardsOf(parts, 1))
  ).entries()) {
    assert.equal(score, null);
    await asHost(host, "result", { round: 1, board: at + 1, outcome: at ? "draw" : "first-by-forfeit" });
  }
  const shown = await host.sees("the results", ({ parts }) => parts.includes("Round 1 is over") && boardsOf(parts, 1));
  assert.deepEqual(
    shown.map((/** @type {any} */ { score }) => score),
    ["+ : –", "½ : ½"],
  );
  assert.match(
    await refusal(host.post(`/event/${id}/do`, { do: "result", round: "1", board: "1", outcome: "draw" })),
    /has a result already/,
  );
  await asHost(host, "out", { player: 3 });
  await host.sees("Nell away", ({ parts }) => /<b>Nell<\/b> <span class="soft small">let out/.test(parts));
  await asHost(host, "back", { player: 3 });
  await asHost(host, "rename", { player: 3, name: "Nelly" });
  await host.sees("Nelly", ({ parts }) => tableOf(parts).some(([, name]) => name === "Nelly"));
  await Promise.all([leave(), tom.leave()]);
});

test("A20 an arena pairs by itself, and a drawn or aborted knockout game is played again", async () => {
  const arena = await evening(3, { format: "arena", duration: "30" });
  await asHost(arena.host, "start");
  const two = await arena.host.sees("a game", ({ parts }) => boardsOf(parts, 1)[0]?.names);
  const pair = arena.guests.filter(({ name }) => two.includes(name));
  const [game] = [...(await games(pair, [null, null])).keys()];
  await pair[0].resign(game);
  const third = arena.guests.find(({ name }) => !two.includes(name));
  const next = await third.game();
  assert.notEqual(next, game, "who waited plays next, without the host");
  await arena.leave();

  const knockout = await evening(2, { format: "knockout" });
  await asHost(knockout.host, "start");
  const [first] = [...(await games(knockout.guests, [null, null])).keys()];
  const lines = await Promise.all(knockout.guests.map((guest) => guest.join(first)));
  lines[0].say({ do: "abort" });
  await lines[1].next((/** @type {any} */ { state }) => state?.outcome);
  await Promise.all(lines.map((line) => line.close()));
  const again = await games(knockout.guests, [first, first]);
  await play(again);
  await knockout.host.sees("the winner", ({ parts }) => parts.includes("All games are over") && tableOf(parts)[0][1] === "Ada");
  await knockout.leave();
});
