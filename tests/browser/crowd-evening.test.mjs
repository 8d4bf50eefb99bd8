// Thirty-two phones at one evening: most are real clients without a window, four are real browsers.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "./support/browser.mjs";
import { asHost, boardsOf, Guest, gather, tableOf } from "./support/evening.mjs";
import { startServer } from "./support/server.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Who plays in a real browser. */
const WINDOWED = new Set(["P29", "P30", "P31", "P32"]);
const people = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => `P${String(i + 1).padStart(2, "0")}`);

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {import("./support/browser.mjs").Browser} */
let browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), Browser.start()]);
});
afterEach(() => browser.check());
after(async () => {
  await browser?.close();
  await server?.remove();
});

/** A phone with a window. @param {string} address @param {string} name */
async function phone(address, name) {
  const visit = await browser.visit(server, { context: PHONE });
  // A server that is killed is not reached for a while.
  visit.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|WebSocket connection|Failed to load resource|network error/,
  );
  await visit.page.goto(address);
  await visit.page.getByLabel("Your name").fill(name);
  await visit.page.getByRole("button", { name: "Take part" }).click();
  await visit.page.getByText("your next game opens by itself").waitFor();
  return visit.page;
}

/** Gives every open game up, as whoever of the two is a client; one who is alone with a window waits. @param {Guest[]} guests @returns {Promise<number>} */
async function finish(guests) {
  const resigned = new Set();
  for (const guest of guests.toReversed()) {
    const game = guest.shown?.game;
    if (!game || resigned.has(game)) continue;
    resigned.add(game);
    await guest.resign(game).catch((error) => {
      if (!/no answer|seat/.test(String(error))) throw error;
    });
  }
  return resigned.size;
}

/** The boards that no client can end: both play in a window. @param {string} parts @param {number} round */
function betweenWindows(parts, round) {
  const open = boardsOf(parts, round).flatMap(({ names, score }, at) => (score === null ? [{ names, board: at + 1 }] : []));
  return open.every(({ names }) => names.every((name) => WINDOWED.has(name))) && { boards: open.map(({ board }) => board) };
}

/** Every person is in a round once. @param {string} parts @param {number} round @param {number} count */
function checkRound(parts, round, count) {
  const boards = boardsOf(parts, round);
  const seated = boards.flatMap(({ names }) => names);
  assert.equal(new Set(seated).size, seated.length, "nobody sits twice");
  assert.equal(seated.length, count - (count % 2), `round ${round}`);
}

test("A20 A23 thirty-two phones through a Swiss: late, leaving, dropped, a kill, a correction, to the final table", async () => {
  const { host, id, guests, leave } = await gather(server, people(28), { format: "swiss", rounds: "4" });
  const phones = await Promise.all([29, 30, 31].map((number) => phone(`/event/${id}`, `P${number}`)));
  await host.sees("thirty-one people", ({ parts }) => parts.includes("31 people are here"));
  await asHost(host, "start");
  const first = await host.sees("round 1", ({ parts }) => boardsOf(parts, 1).length === 15 && parts);
  checkRound(first, 1, 31);
  // Phones with a window are in their games without a touch; one is dropped there and comes back to its game.
  const paused = /<p>(P\d+) has no opponent<\/p>/.exec(first)[1];
  const [dropped] = phones.filter((_, at) => `P${29 + at}` !== paused);
  await dropped.waitForURL(/\/g\//);
  const game = dropped.url();
  await dropped.goto("about:blank");
  await dropped.goto(`${server.base}/event/${id}`);
  await dropped.locator("#to-game").click();
  await dropped.waitForURL(game);
  // The server is killed with all games open.
  const was = boardsOf(host.shown.parts, 1);
  await server.kill();
  await server.start();
  assert.deepEqual(await host.sees("the round again", ({ parts }) => boardsOf(parts, 1).length === 15 && boardsOf(parts, 1)), was);
  await Promise.all(guests.filter(({ name }) => name !== paused).map((guest) => guest.game()));
  await finish(guests);
  // Who is left plays against another window: the host enters that.
  const open = await host.sees("nearly the end", ({ parts }) => betweenWindows(parts, 1));
  for (const board of open.boards) await asHost(host, "result", { round: 1, board, outcome: "draw" });
  await host.sees("the end of round 1", ({ parts }) => parts.includes("Round 1 is over"));
  const before = tableOf(host.shown.parts);
  await asHost(host, "correct", { round: 1, board: 1, outcome: "draw", note: "Seen from the side" });
  await host.sees("another table", ({ parts }) => JSON.stringify(tableOf(parts)) !== JSON.stringify(before));

  // One comes late, three leave, one of them is brought back.
  const late = await phone(`/event/${id}`, "P32");
  const players = [...host.shown.parts.matchAll(/id="person-(\d+)".*?<b>(P\d+)<\/b>/gs)];
  const number = (/** @type {string} */ name) => players.find(([, , known]) => known === name)[1];
  for (const name of ["P03", "P04", "P05"]) await asHost(host, "out", { player: number(name) });
  await asHost(host, "back", { player: number("P05") });
  for (const round of [2, 3, 4]) {
    await asHost(host, "start");
    const shown = await host.sees(`round ${round}`, ({ parts }) => boardsOf(parts, round).length === 15 && parts);
    checkRound(shown, round, 30);
    assert.ok(!boardsOf(shown, round).some(({ names }) => names.includes("P03")), "who has left is not paired");
    if (round === 2) await late.waitForURL(/\/g\//);
    const playing = guests.filter(({ name }) => !["P03", "P04"].includes(name));
    await Promise.all(playing.map((guest) => guest.sees("a game", ({ parts, game: own }) => own && parts.includes(`Round ${round}:`))));
    await finish(playing);
    const left = await host.sees("nearly the end", ({ parts }) => betweenWindows(parts, round));
    for (const board of left.boards) await asHost(host, "result", { round, board, outcome: "first" });
    await host.sees(
      `the end of round ${round}`,
      ({ parts }) => !/Round \d: /.test(parts) && boardsOf(parts, round).every(({ score }) => score),
    );
  }
  await host.sees("the end", ({ parts }) => parts.includes("All games are over"));
  const table = tableOf(host.shown.parts);
  assert.equal(table.length, 32);
  const pairs = [1, 2, 3, 4].flatMap((round) => boardsOf(host.shown.parts, round).map(({ names }) => names.toSorted().join()));
  assert.equal(new Set(pairs).size, pairs.length, "nobody meets an opponent twice");
  const points = table.map(([, , got]) => Number(got.replace("½", ".5").replace(/^\./, "0.")));
  assert.deepEqual(
    points,
    points.toSorted((a, b) => b - a),
  );
  // 15 boards in each of 4 rounds, and one point without a game in the first.
  assert.equal(
    points.reduce((sum, one) => sum + one, 0),
    61,
  );
  await late.goto(`/event/${id}`);
  await late.getByText("All your games are over.").waitFor();
  await leave();
});

test("A20 a round robin of thirty-two to the end, and an arena in which everybody plays on and on", async () => {
  const table = await gather(server, people(32), { format: "round-robin" });
  for (let round = 1; round <= 31; round++) {
    await asHost(table.host, "start");
    const shown = await table.host.sees(`round ${round}`, ({ parts }) => boardsOf(parts, round).length === 16 && parts);
    checkRound(shown, round, 32);
    // Results over the table for most of the evening: a click each.
    for (let board = 1; board <= 16; board++) await asHost(table.host, "result", { round, board, outcome: board % 3 ? "first" : "draw" });
  }
  await table.host.sees("the end", ({ parts }) => parts.includes("All games are over"));
  const pairs = Array.from({ length: 31 }, (_, at) =>
    boardsOf(table.host.shown.parts, at + 1).map(({ names }) => names.toSorted().join()),
  ).flat();
  assert.equal(new Set(pairs).size, (32 * 31) / 2, "everybody has met everybody");
  await table.leave();

  const arena = await gather(server, people(32), { format: "arena", duration: "30" });
  await asHost(arena.host, "start");
  const played = new Map(arena.guests.map(({ name }) => [name, new Set()]));
  const fewest = () => Math.min(...[...played.values()].map(({ size }) => size));
  // Two who have just played each other wait for others, but not for long.
  for (let wave = 0; fewest() < 3; wave++) {
    assert.ok(wave < 20, `games of each: ${[...played.values()].map(({ size }) => size)}`);
    await sleep(300);
    for (const guest of arena.guests) if (guest.shown?.game) played.get(guest.name).add(guest.shown.game);
    await finish(arena.guests);
  }
  await arena.leave();
});
