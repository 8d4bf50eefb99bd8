// The server dies and comes back: games stand as they stood, clocks are fair.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Table } from "./support/table.mjs";

const BROKEN = [/ERR_CONNECTION_REFUSED/, /WebSocket connection to .* failed/];

const { server, browser } = await serverAndBrowser();

test("A8 SIGKILL in mid-game: after a restart and a reload the game stands, clocks fair, and goes on", async () => {
  const visit = await browser.visit(server);
  visit.expect(...BROKEN);
  visit.page.on("dialog", (/** @type {import("playwright-core").Dialog} */ dialog) => void dialog.accept());
  const table = await Table.start(visit, { variant: "reversi", clock: "3+2" });
  await table.place_all("f5 d6 c3");
  const [pieces, position] = [await table.pieces(), await table.position()];
  const watcher = await new Visitor(server.base).join(table.address.slice(3));
  const clock = watcher.state.clock;
  await server.kill();
  await table.until(".toast", /Connection lost/);
  await server.start();
  const again = await new Visitor(server.base).join(table.address.slice(3));
  const { first_ms, second_ms, running } = again.state.clock;
  assert.equal(first_ms, clock.first_ms, "who was not to move has lost nothing");
  assert.ok(
    second_ms <= 180_000 + 2_000 && second_ms >= clock.second_ms - 3_000,
    `who was to move has not paid for the crash: ${clock.second_ms}, ${second_ms}`,
  );
  assert.equal(running, "second");
  await again.close();
  await visit.page.reload();
  await table.ready();
  assert.deepEqual(await table.moves(), ["f5", "d6", "c3"]);
  assert.deepEqual([await table.pieces(), await table.position()], [pieces, position]);
  await table.place_all("d3 c4");
});

test("A8 a page left open finds the restarted server by itself, in every game", async () => {
  /** @type {[Table, string[]][]} */
  const tables = [];
  for (const [variant, moves] of [
    ["gomoku", "h8 h9"],
    ["yinsh", "e5 e6 f5"],
    ["renju", "h8"],
  ]) {
    const visit = await browser.visit(server);
    visit.expect(...BROKEN);
    const table = await Table.start(visit, { variant });
    await table.place_all(moves);
    tables.push([table, moves.split(" ")]);
  }
  await server.kill();
  for (const [table] of tables) await table.until(".toast", /Connection lost/);
  await server.start();
  for (const [table, moves] of tables) {
    await table.page.locator("body:not(.offline)").waitFor();
    await table.any();
    assert.deepEqual((await table.moves()).slice(0, -1), moves);
  }
});

test("A8 a move made while the server is away is sent when it is back, once", async () => {
  const visit = await browser.visit(server);
  visit.expect(...BROKEN);
  const table = await Table.start(visit, { variant: "reversi" });
  await table.place_all("f5");
  await table.turn();
  await server.kill();
  await table.point("d6");
  await server.start();
  await table.ply(2);
  assert.deepEqual(await table.moves(), ["f5", "d6"]);
});

test("A8 a computer goes on thinking after the restart", async () => {
  const visit = await browser.visit(server);
  visit.expect(...BROKEN);
  const table = await Table.start(visit, { variant: "reversi", second: "computer", second_player: "random-moves" });
  await table.turn();
  await table.point("f5");
  await table.page.locator("#moves [data-ply='1']").waitFor();
  await server.kill();
  await server.start();
  await table.page.locator("#moves [data-ply='2']").waitFor();
});

test("A8 SIGTERM ends cleanly and quickly, with people at the tables, and nothing is lost", async () => {
  const visit = await browser.visit(server);
  visit.expect(...BROKEN);
  const table = await Table.start(visit, { variant: "reversi-6x6" });
  await table.any();
  const moves = await table.moves();
  const began = Date.now();
  assert.deepEqual(await server.end("SIGTERM"), { code: 0, signal: null });
  assert.ok(Date.now() - began < 20_000);
  await server.start();
  await visit.page.reload();
  await table.ready();
  assert.deepEqual(await table.moves(), moves);
  assert.doesNotMatch(server.log, /panic/);
});

test("A20 SIGINT ends cleanly, too", async () => {
  assert.deepEqual(await server.end("SIGINT"), { code: 0, signal: null });
  await server.start();
});
