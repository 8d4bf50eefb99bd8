// Matches between computers, as people see them: scores as they change, a board to watch, pause, stop, kills and full disks.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, afterEach, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Browser } from "./support/browser.mjs";
import { Visitor } from "./support/client.mjs";
import { LimitedFiles } from "./support/disk.mjs";
import { BINARY, Server, startServer } from "./support/server.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** So long a short match may take, on a busy machine. */
const PATIENCE = 120_000;
const QUICK = { variant: "reversi-4x4", p1: "greedy", p2: "edge-lover", games: "6", seed: "11" };
/** Nobody waits for its end. */
const LONG = { ...QUICK, variant: "reversi", games: "1000" };

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

/** Begins a match. @param {Visitor} visitor @param {Record<string, string>} fields @returns {Promise<string>} its id */
async function begin(visitor, fields) {
  if (!visitor.cookie) await visitor.fetch("/matches");
  const answer = await visitor.post("/matches/new", fields);
  assert.equal(answer.status, 303, await answer.text());
  return answer.headers.get("location").slice("/match/".length);
}

/** @param {Visitor} visitor @param {string} id */
const state = async (visitor, id) => (await visitor.fetch(`/api/v1/matches/${id}`)).json();

/** Waits until a match has come so far. @param {Visitor} visitor @param {string} id @param {(match: any) => boolean} enough */
async function until(visitor, id, enough) {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    const match = await state(visitor, id);
    if (enough(match)) return match;
    assert.ok(Date.now() < end, JSON.stringify(match));
  }
}

/** All games of a match. @param {Visitor} visitor @param {string} id @returns {Promise<any[]>} */
const games = async (visitor, id) => (await visitor.fetch(`/match/${id}/export`)).json();
const moves = (/** @type {any} */ game) => game.moves.map((/** @type {any} */ move) => move.move ?? move);

/** The games that the command line plays. @param {string[]} args @returns {any[]} */
function commandLine(...args) {
  const text = execFileSync(BINARY, ["match", ...args, "--json", "--jobs", "1"], { encoding: "utf8" });
  return text
    .trim()
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test("A13 a match is set up, watched, paused, continued and stopped", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/rankings");
  await page.getByRole("link", { name: "Matches" }).click();
  await page.getByText("You have not begun a match yet.").waitFor();
  await page.getByRole("link", { name: "Reversi", exact: true }).click();
  await page.locator("#p1").selectOption("greedy");
  await page.locator("#p2").selectOption("edge-lover");
  await page.locator("#games").fill("500");
  await page.getByRole("button", { name: "Start the match" }).click();
  await page.waitForURL(/\/match\//);
  await page.locator("#watch").waitFor();
  const label = await page.locator("#watch-label").innerText();
  assert.match(label, /^Game \d+: /);
  await page.waitForFunction(
    () => /^([2-9]|\d\d+) of 500 games · about/.test(document.querySelector("#part-state .soft")?.textContent ?? ""),
    null,
    {
      timeout: PATIENCE,
    },
  );
  assert.match(await page.locator("#part-scores").innerText(), /Elo difference of .+: /);
  const shown = () => page.locator("#part-state .soft").innerText();
  await page.locator("#match-pause").focus();
  await page.keyboard.press("Enter");
  await page.locator("#match-continue").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "match-continue", "the keyboard stays where it was");
  const paused = await shown();
  await sleep(1500);
  assert.equal(await shown(), paused, "nothing is played in a pause");
  await page.keyboard.press("Enter");
  await page.locator("#match-pause").waitFor();
  await page.waitForFunction((before) => document.querySelector("#part-state .soft")?.textContent !== before, paused, {
    timeout: PATIENCE,
  });
  await page.locator("#match-stop").click();
  await page.locator("#match-stop-yes").click();
  await page.getByRole("heading", { name: "Stopped" }).waitFor();
  assert.equal(await page.locator("#says").textContent(), "Stopped", "who listens is told");
  await page.locator("#watch").waitFor({ state: "hidden" });
  // Its games are looked at, and reviewed.
  const first = page.locator("#part-games li").first();
  await first.locator("a.item").click();
  await page.waitForURL(/\/g\//);
  await page.goBack();
  await page.getByRole("link", { name: "All games" }).click();
  assert.ok((await page.locator(".played-games li").count()) >= 2);
  await page.goto("/games");
  assert.equal(await page.locator(".card[data-id]").count(), 0, "they are not among one's own games");
  await page.goto("/matches");
  assert.match(await page.locator(".list .item").first().innerText(), /Stopped/);
  await page.locator(".list .item").first().click();
  await page.locator("#match-delete").click();
  await page.locator("#match-delete-yes").click();
  await page.waitForURL(/\/matches$/);
  await page.getByText("You have not begun a match yet.").waitFor();
});

test("A13 a match in the browser has the games of the command line, move by move", async () => {
  const visitor = new Visitor(server.base);
  const id = await begin(visitor, QUICK);
  const match = await until(visitor, id, ({ state }) => state === "finished");
  const theirs = commandLine("reversi-4x4", "greedy", "edge-lover", "--games", "6", "--seed", "11");
  const ours = await games(visitor, id);
  assert.deepEqual(
    ours.map(moves),
    theirs.map((game) => game.moves),
  );
  const points = theirs.reduce((sum, game) => sum + game.points, 0);
  const [{ wins, draws, losses }] = match.pairings;
  assert.deepEqual([wins + draws / 2, wins + draws + losses], [points, 6]);
  const opened = await begin(visitor, { ...QUICK, variant: "reversi", games: "2", openings: "chosen", opening: "f5 d6 c3" });
  await until(visitor, opened, ({ state }) => state === "finished");
  assert.deepEqual(
    (await games(visitor, opened)).map(moves),
    commandLine("reversi", "greedy", "edge-lover", "--games", "2", "--seed", "11", "--opening", "f5 d6 c3").map((game) => game.moves),
  );
});

test("A13 everybody meets everybody, and a random opponent is drawn by the seed", async () => {
  const visitor = new Visitor(server.base);
  const id = await begin(visitor, { ...QUICK, p2: "any", p3: "random-moves", games: "2", variant: "reversi-4x4" });
  const match = await until(visitor, id, ({ state }) => state === "finished");
  assert.equal(match.total, 6);
  assert.ok(!match.players.includes("any") && match.players.length === 3);
  const visit = await browser.visit(server);
  await visit.page.goto(`/match/${id}`);
  assert.equal(await visit.page.locator("#part-scores tbody tr").count(), 3);
  assert.match(await visit.page.locator("#part-scores thead").innerText(), /Elo/);
  assert.equal(await visit.page.locator("#match-delete").count(), 0, "only who began it may delete it");
});

test("A13 A14 a match changes the ratings here, beside the measured ones", async () => {
  const visitor = new Visitor(server.base);
  const players = ["stonewall", "any"];
  const { players: listed } = (await (await visitor.fetch("/api/v1/games")).json()).find(
    (/** @type {any} */ game) => game.id === "connect-four",
  );
  players[0] = listed[2].id;
  players[1] = listed[3].id;
  const rating = async (/** @type {string} */ id) => {
    const { players: ranked } = await (await visitor.fetch("/api/v1/rankings/connect-four")).json();
    return ranked.find((/** @type {any} */ player) => player.computer === id);
  };
  const fields = { variant: "connect-four-6x5", p1: players[0], p2: players[1], games: "2", seed: "3" };
  const fun = await begin(visitor, { ...fields, rated: "no" });
  await until(visitor, fun, ({ state }) => state === "finished");
  assert.equal((await rating(players[0])).games, 0, "just for fun");
  const id = await begin(visitor, fields);
  await until(visitor, id, ({ state }) => state === "finished");
  const [first, second] = [await rating(players[0]), await rating(players[1])];
  assert.deepEqual([first.games, second.games], [2, 2]);
  assert.ok(Math.abs(first.rating + second.rating - 3000) < 1e-6 && first.measured.elo > 0);
  // The command line does the same, beside the running server.
  const args = ["connect-four-6x5", players[0], players[1], "--games", "2", "--seed", "4", "--rate", "--data", server.data];
  commandLine(...args);
  assert.deepEqual([(await rating(players[0])).games, (await rating(players[1])).games], [4, 4]);
  const refused = (/** @type {string[]} */ ...more) =>
    assert.throws(() => execFileSync(BINARY, ["match", ...more], { stdio: "pipe" }), /Command failed/);
  refused("connect-four", players[0], "plain-2", "--rate", "--data", server.data);
  refused("connect-four", players[0], players[0], "--rate", "--data", server.data);
  refused(...args, "--nodes", "100");
});

test("A13 A23 a match goes on after a kill where it was", async () => {
  const other = await startServer();
  try {
    const visitor = new Visitor(other.base);
    const id = await begin(visitor, { ...QUICK, games: "40" });
    for (let kills = 0; kills < 4; kills++) {
      await until(visitor, id, ({ done }) => done >= 4 * (kills + 1));
      const told = (await state(visitor, id)).done;
      await other.kill();
      await other.start();
      assert.ok((await state(visitor, id)).done >= told, "what was told is there");
    }
    await until(visitor, id, ({ state }) => state === "finished");
    assert.deepEqual(
      (await games(visitor, id)).map(moves),
      commandLine("reversi-4x4", "greedy", "edge-lover", "--games", "40", "--seed", "11").map((game) => game.moves),
    );
    const { players } = await (await visitor.fetch("/api/v1/rankings/reversi?q=")).json();
    const rated = players.filter((/** @type {any} */ player) => player.games > 0);
    assert.deepEqual(
      rated.map((/** @type {any} */ player) => player.games),
      [40, 40],
      "each game was rated once",
    );
  } finally {
    await other.remove();
  }
});

test("A13 A23 on a full disk a match says so, and goes on when there is space", async (t) => {
  const disk = LimitedFiles.make();
  if (!disk) return t.skip("not allowed here");
  const other = new Server([], disk);
  disk.server = other;
  try {
    await other.start();
    const visitor = new Visitor(other.base);
    const id = await begin(visitor, { ...QUICK, games: "400" });
    await until(visitor, id, ({ done }) => done >= 2);
    disk.fill();
    const page = async () => (await visitor.fetch(`/match/${id}`)).text();
    for (const end = Date.now() + PATIENCE; !(await page()).includes("cannot be saved"); await sleep(200))
      assert.ok(Date.now() < end, "nobody is told");
    const { done } = await state(visitor, id);
    await sleep(1000);
    assert.equal((await state(visitor, id)).done, done, "what is not stored does not count");
    assert.equal((await visitor.post(`/match/${id}/pause`, {})).status, 500, "nor is a pause granted that is not stored");
    disk.free();
    await until(visitor, id, (match) => match.done > done + 2);
    assert.ok(!(await page()).includes("cannot be saved"));
    assert.equal((await visitor.post(`/match/${id}/stop`, {})).status, 303);
  } finally {
    disk.free();
    await other.remove();
    disk.remove();
  }
});

test("A13 A20 bad forms, strangers and too many matches are refused in one sentence", async () => {
  const visitor = new Visitor(server.base);
  await visitor.fetch("/matches");
  const wrong = async (/** @type {Record<string, string>} */ fields, /** @type {RegExp} */ sentence) => {
    const answer = await visitor.post("/matches/new", { ...QUICK, ...fields });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), sentence);
  };
  await wrong({ p2: "" }, /at least two players/);
  await wrong({ p2: "nobody" }, /player/);
  await wrong({ games: "0" }, /1 to 1000/);
  await wrong({ games: "9".repeat(400) }, /1 to 1000/);
  await wrong({ seed: "x" }, /whole number/);
  await wrong({ openings: "chosen", opening: "z9" }, /opening cannot be read/);
  await wrong({ openings: "chosen", opening: "d1" }, /opening move 1, d1/);
  await wrong({ variant: "chess" }, /game/);
  const ids = [];
  for (let i = 0; i < 3; i++) ids.push(await begin(visitor, LONG));
  assert.equal((await visitor.post("/matches/new", LONG)).status, 429);
  const stranger = new Visitor(server.base);
  await stranger.fetch("/matches");
  for (const what of ["pause", "continue", "stop", "delete"])
    assert.equal((await stranger.post(`/match/${ids[0]}/${what}`, {})).status, 409);
  assert.equal((await visitor.post("/match/nothing/pause", {})).status, 404);
  assert.equal((await visitor.fetch("/match/nothing")).status, 404);
  assert.equal((await visitor.fetch("/match/nothing/live")).status, 404);
  for (const id of ids) assert.equal((await visitor.post(`/match/${id}/stop`, {})).status, 303);
  assert.equal((await visitor.post(`/match/${ids[0]}/stop`, {})).status, 400, "it is over");
});

test("A13 A16 a reviewed game of a match has its little graph in the list of games", async () => {
  const { page } = await browser.visit(server);
  const visitor = new Visitor(server.base);
  const id = await begin(visitor, { ...QUICK, games: "2" });
  await until(visitor, id, ({ state }) => state === "finished");
  await page.goto(`/match/${id}/games`);
  assert.equal(await page.locator(".played").count(), 2);
  assert.equal(await page.locator(".spark").count(), 0);
  await page.locator(".reviewed").first().click();
  await page.waitForURL(/\/review/);
  for (const end = Date.now() + PATIENCE; ; await sleep(300)) {
    await page.goto(`/match/${id}/games`);
    if (await page.locator(".played:first-child .spark polyline").count()) break;
    assert.ok(Date.now() < end, "the review ends");
  }
  assert.equal(await page.locator(".spark").count(), 1);
});

test("A13 A24 who plays is not kept waiting by a match", async () => {
  const visitor = new Visitor(server.base);
  const id = await begin(visitor, { ...LONG, p1: "expert", p2: "legend" });
  const game = await visitor.newGame({ variant: "reversi", second: "computer", second_player: "greedy" });
  const line = await visitor.join(game);
  const since = Date.now();
  await line.play("f5");
  await line.next((message) => message.type === "moved" && message.ply === 2);
  assert.ok(Date.now() - since < 20_000, `${Date.now() - since} ms`);
  await line.close();
  assert.equal((await visitor.post(`/match/${id}/stop`, {})).status, 303);
});

test("A13 A20 the pages of matches can be used by everybody, on a phone and on a large screen", async () => {
  const found = [];
  for (const theme of ["light", "dark"])
    for (const context of [PHONE, { viewport: { width: 1920, height: 1080 } }, { ...PHONE, locale: "de-DE" }]) {
      const visit = await browser.visit(server, { settings: { motion: "off", sound: "off", theme }, context });
      const { page } = visit;
      const headers = { origin: server.base };
      await page.goto("/matches");
      const begun = await visit.context.request.post(`${server.base}/matches/new`, {
        form: { ...LONG, p3: "random-moves" },
        headers,
        maxRedirects: 0,
      });
      assert.equal(begun.status(), 303);
      const match = begun.headers().location;
      for (const path of ["/matches", "/matches/new/reversi", match, `${match}/games`]) {
        // The computers think for all they can, and nobody at this page is a player.
        await page.goto(path, { waitUntil: "domcontentloaded", timeout: 60_000 });
        if (path === match) {
          await page.locator("#watch").waitFor({ timeout: 60_000 });
          await page.locator("#match-pause").click();
          await page.locator("#match-continue").waitFor();
        }
        found.push(...(await violations(page, `${path} ${theme}`)));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${path} is ${wide} wider than the screen`);
      }
      await visit.context.request.post(`${server.base}${match}/stop`, { headers, maxRedirects: 0 });
    }
  assert.deepEqual(found, []);
});
