// The HTTP API: every answer of the running server is what its OpenAPI document says.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Visitor } from "./support/client.mjs";
import { faults } from "./support/schema.mjs";
import { Server } from "./support/server.mjs";

/** @type {Server} */
let server;
/** @type {any} */
let document;
before(async () => {
  server = await new Server([], { data: withEngine() }).start();
  document = await (await fetch(`${server.base}/api`)).json();
});
after(() => server?.remove());

/** A data folder with an engine that ends as soon as it is asked for a move. */
function withEngine() {
  const data = mkdtempSync(join(tmpdir(), "plyground-test-"));
  mkdirSync(join(data, "engines"));
  const script = 'while read -r word rest; do case "$word" in plain) echo ready;; game) echo ready;; go) exit 3;; esac; done';
  writeFileSync(join(data, "engines", "ends.sh"), `${script}\n`);
  writeFileSync(join(data, "engines", "ends.toml"), 'name = "Ends"\ncommand = ["sh", "ends.sh"]\nprotocol = "plain"\n');
  return data;
}

/** The paths whose answers were checked. @type {Set<string>} */
const asked = new Set();

/** The schema of a path's answer. @param {string} path @param {number} status */
function schemaOf(path, status) {
  const operation = document.paths[path]?.get;
  assert.ok(operation, `${path} is in the document`);
  assert.ok(operation.responses[status], `${path} says that it may answer ${status}`);
  if (status === 200) asked.add(path);
  const [content] = Object.values(operation.responses[status].content);
  return content.schema;
}

/**
 * Asks, and checks the answer against the document.
 * @param {string} path as the document names it @param {string} address @param {number} [status]
 */
async function ask(path, address, status = 200) {
  const answer = await fetch(server.base + address);
  assert.equal(answer.status, status, address);
  const body = await answer.json();
  assert.deepEqual(faults(document, schemaOf(path, status), body), [], address);
  return body;
}

/** The lines of a stream, until `enough` says so. @param {string} address @param {(line: any) => boolean} enough */
async function stream(address, enough) {
  const gone = new AbortController();
  const answer = await fetch(server.base + address, { signal: gone.signal });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "application/x-ndjson");
  const lines = [];
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of answer.body) {
    text += decoder.decode(part, { stream: true });
    const whole = text.split("\n");
    text = whole.pop();
    lines.push(...whole.map((line) => JSON.parse(line)));
    if (lines.some(enough)) break;
  }
  gone.abort();
  return lines;
}

test("A21 the document is valid in itself: every reference leads somewhere", () => {
  assert.match(document.openapi, /^3\.1/);
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name] of references) assert.ok(document.components.schemas[name], name);
  const refusal = document.components.schemas.ApiRefusal;
  assert.deepEqual(faults(document, refusal, { why: "server.too-busy" }), []);
  assert.deepEqual(faults(document, refusal, { why: { id: "server.missing", what: "game" } }), []);
  for (const wrong of [{}, { why: 5 }, { why: { what: "game" } }, { why: "x", more: 1 }])
    assert.notDeepEqual(faults(document, refusal, wrong), []);
  for (const { get } of Object.values(document.paths))
    for (const status of [400, 429, 500, 503]) assert.ok(get.responses[status], `${get.operationId} may answer ${status}`);
  assert.ok(Object.keys(document.paths).every((path) => path.startsWith("/api/v1/")));
});

test("A21 the games, their variants and their players", async () => {
  const games = await ask("/api/v1/games", "/api/v1/games");
  assert.deepEqual(games.map((/** @type {any} */ game) => game.id).sort(), ["connect-four", "gomoku", "laser", "reversi", "yinsh"]);
  for (const { variants, players } of games) {
    assert.ok(players.length >= 10);
    for (const { id, start } of variants)
      assert.equal((await ask("/api/v1/positions/{variant}", `/api/v1/positions/${id}`)).position, start);
  }
});

test("A21 a position has its legal moves, its opening, its outcome", async () => {
  const path = "/api/v1/positions/{variant}";
  const start = await ask(path, "/api/v1/positions/reversi");
  assert.deepEqual(start.legal, ["c4", "d3", "e6", "f5"]);
  assert.equal(start.to_move, "first");
  const named = await ask(path, "/api/v1/positions/reversi?moves=f5,d6,c3,d3,c4");
  assert.ok(named.opening);
  const over = await ask(path, "/api/v1/positions/gomoku?moves=a1,a2,b1,b2,c1,c2,d1,d2,e1");
  assert.deepEqual([over.outcome.winner, over.legal], ["first", []]);
  for (const wrong of ["nothing", "reversi?moves=a1", "reversi?position=xyz", `reversi?moves=${"f5,".repeat(1100)}`])
    await ask(path, `/api/v1/positions/${wrong}`, 400);
});

test("A15 A21 an analysis streams its lines, ends by itself, and is bounded", async () => {
  const path = "/api/v1/analysis/{variant}";
  const won = await stream("/api/v1/analysis/gomoku?moves=h8,h9,i8,i9,j8,j9", ({ done }) => done);
  assert.equal(won.at(-1).lines[0].score.kind, "win", "a forced win ends it before its time");
  const lines = await stream("/api/v1/analysis/reversi?lines=3&time_ms=600", ({ done }) => done);
  for (const line of lines) assert.deepEqual(faults(document, schemaOf(path, 200), line), []);
  assert.equal(lines.at(-1).lines.length, 3);
  await ask(path, "/api/v1/analysis/gomoku?moves=a1,a2,b1,b2,c1,c2,d1,d2,e1", 400);
  assert.equal((await ask(path, "/api/v1/analysis/reversi?player=nobody", 400)).why, "server.no-such-player");
  // A player that fails halfway is said in a line of the same document.
  const failed = await stream("/api/v1/analysis/reversi?player=external-ends", ({ why, done }) => why || done);
  assert.deepEqual(failed.at(-1), { why: "server.analysis-failed" });
  for (const line of failed) assert.deepEqual(faults(document, schemaOf(path, 200), line), []);
  assert.notDeepEqual(faults(document, schemaOf(path, 200), { lines: [] }), []);
  // A client that stops reading frees the engine.
  await stream("/api/v1/analysis/gomoku?time_ms=999999", () => true);
  const since = server.processor();
  for (;;) {
    const before = server.processor();
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (server.processor() - before < 0.1) break;
    assert.ok(server.processor() - since < 8, "the engine goes on thinking");
  }
});

test("A20 A21 a live game streams its state and every move", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", first: "here", second: "here", clock: "none" });
  const watched = stream(`/api/v1/live/${id}`, ({ type, ply }) => type === "moved" && ply === 2);
  const line = await visitor.join(id);
  await line.play("f5");
  await line.play("d6");
  const lines = await watched;
  assert.equal(lines[0].type, "table");
  for (const line of lines) assert.deepEqual(faults(document, schemaOf("/api/v1/live/{id}", 200), line), []);
  assert.notDeepEqual(faults(document, schemaOf("/api/v1/live/{id}", 200), { ...lines[0], type: "moved" }), []);
  assert.deepEqual(
    lines.filter(({ type }) => type === "moved").map(({ move }) => move),
    ["f5", "d6"],
  );
  await line.close();
  await ask("/api/v1/live/{id}", "/api/v1/live/nothing", 404);
});

test("A11 A21 finished games are found by whose they are, and by a position on the board", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", first: "here", second: "here", clock: "none" });
  const line = await visitor.join(id);
  await line.play("f5");
  await line.play("d6");
  line.say({ do: "resign", side: "first" });
  await line.next((message) => message.state?.outcome);
  await line.close();
  const path = "/api/v1/archive";
  const find = async (/** @type {string} */ query) => {
    const body = await (await visitor.fetch(`${path}${query}`)).json();
    assert.deepEqual(faults(document, schemaOf(path, 200), body), []);
    return body.games.map((/** @type {any} */ game) => game.id);
  };
  assert.deepEqual(await find("?game=reversi"), [id]);
  assert.deepEqual(await find("?result=first"), []);
  const { moves, winner, reason } = await ask("/api/v1/archive/{id}", `/api/v1/archive/${id}`);
  assert.deepEqual([moves, winner, reason], [["f5", "d6"], "second", "resignation"]);
  // The mirror image of the position after f5; the game is put into the index a moment after its end.
  const { position } = await ask("/api/v1/positions/{variant}", "/api/v1/positions/reversi?moves=d3");
  const query = new URLSearchParams({ variant: "reversi", position });
  for (let tries = 0; tries < 100 && !(await find(`?${query}`)).length; tries++) await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(await find(`?${query}`), [id]);
  const kept = ["sort=result&length_to=2&reviewed=false", "sort=game&from=2020&to=2999-12"];
  for (const query of kept) assert.deepEqual(await find(`?${query}`), [id], query);
  const none = ["length_from=3", "reviewed=true", "accuracy_from=1", "tag=fine", "opponent=greedy", "rating_from=1000"];
  for (const query of none) assert.deepEqual(await find(`?${query}`), [], query);
  assert.deepEqual((await ask(path, path)).games, [], "another browser has none");
  await ask(path, `${path}?position=${encodeURIComponent(position)}`, 400);
  await ask(path, `${path}?after=nonsense`, 400);
  assert.deepEqual((await ask(path, `${path}?from=2026-13`, 400)).why, { id: "server.filter-wrong", value: "2026-13" });
  await ask("/api/v1/archive/{id}", "/api/v1/archive/nothing", 404);
});

test("A12 A21 collections are listed, and their games are found by their ids", async () => {
  const visitor = new Visitor(server.base);
  await visitor.fetch("/import");
  const path = "/api/v1/collections";
  assert.deepEqual(await ask(path, path), []);
  const sent = await visitor.fetch("/import/files?name=two.txt", {
    method: "POST",
    body: "f5d6c3\n\nf5f6e6\n",
    headers: { origin: server.base },
  });
  const { batch } = await sent.json();
  assert.equal((await visitor.post(`/import/${batch}/start`, { name: "Two" })).status, 303);
  for (let tries = 0; tries < 100 && (await ask(path, path))[0]?.games !== 2; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const [two, ...others] = await ask(path, path);
  assert.deepEqual([two.name, two.games, others], ["Two", 2, []]);
  const { games } = await ask("/api/v1/archive", `/api/v1/archive?collection=${two.id}`);
  assert.deepEqual(games.map((/** @type {any} */ { moves }) => moves.join("")).sort(), ["f5d6c3", "f5f6e6"]);
});

test("A14 A21 rankings, people, their figures and rated games", async () => {
  const visitor = new Visitor(server.base);
  await visitor.fetch("/people");
  const id = await visitor.newGame({ variant: "connect-four", first_name: "Zoe", second: "computer" });
  const line = await visitor.join(id);
  line.say({ do: "resign", side: "first" });
  await line.next((message) => message.state?.outcome);
  await line.close();
  const path = "/api/v1/rankings/{game}";
  const all = await ask(path, "/api/v1/rankings/connect-four");
  assert.ok(all.players.length > 10 && all.players.every((/** @type {any} */ player, /** @type {number} */ i) => player.rank === i + 1));
  const page = await ask(path, "/api/v1/rankings/connect-four?limit=4&from=2");
  assert.deepEqual([page.players, page.next], [all.players.slice(2, 6), 6]);
  const [found] = (await ask(path, "/api/v1/rankings/connect-four?q=zOE")).players;
  assert.deepEqual([found.name, found.rating, found.games, found.change, found.computer], ["Zoe", 1484, 1, -16, null]);
  const person = await ask("/api/v1/people/{id}", `/api/v1/people/${found.person}`);
  assert.deepEqual(
    [person.name, person.ratings.map((/** @type {any} */ { game, rating }) => [game, rating])],
    ["Zoe", [["connect-four", 1484]]],
  );
  const profile = await ask("/api/v1/people/{id}/profile/{game}", `/api/v1/people/${found.person}/profile/connect-four`);
  assert.deepEqual([profile.all, profile.first.lost, profile.opponents.length], [{ won: 0, drawn: 0, lost: 1 }, 1, 1]);
  const { games } = await ask("/api/v1/people/{id}/games", `/api/v1/people/${found.person}/games?game=connect-four`);
  assert.deepEqual([games.length, games[0].id, games[0].points, games[0].before, games[0].after], [1, id, 0, 1500, 1484]);
  assert.equal(JSON.stringify([all, person, profile, games]).includes("holder"), false, "nothing that a page does not show");
  for (const [of, nothing] of [
    [path, "rankings/chess"],
    ["/api/v1/people/{id}", "people/nobody"],
    ["/api/v1/people/{id}/profile/{game}", "people/nobody/profile/reversi"],
    ["/api/v1/people/{id}/games", `people/${found.person}/games?game=chess`],
  ])
    await ask(of, `/api/v1/${nothing}`, 404);
  await ask(path, "/api/v1/rankings/reversi?from=x", 400);
});

test("A13 A21 a match, as it stands", async () => {
  const visitor = new Visitor(server.base);
  await visitor.fetch("/matches");
  const begun = await visitor.post("/matches/new", {
    variant: "reversi-4x4",
    p1: "greedy",
    p2: "edge-lover",
    games: "2",
    seed: "18446744073709551615",
  });
  const id = begun.headers.get("location").slice("/match/".length);
  const path = "/api/v1/matches/{id}";
  let match = await ask(path, `/api/v1/matches/${id}`);
  for (let tries = 0; tries < 300 && match.state !== "finished"; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    match = await ask(path, `/api/v1/matches/${id}`);
  }
  assert.deepEqual([match.state, match.done, match.total, match.seed], ["finished", 2, 2, "18446744073709551615"]);
  await ask(path, "/api/v1/matches/nothing", 404);
});

test("A21 every path of the document was asked, and its answer checked", () => {
  assert.deepEqual([...asked].sort(), Object.keys(document.paths).sort());
});
