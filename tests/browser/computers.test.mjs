// Two computers playing each other: paused, stepped, slowed, for everybody who watches.

import assert from "node:assert/strict";
import test from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();

const TWO = { variant: "reversi", first: "computer", second: "computer", first_player: "random-moves", second_player: "greedy" };

/** How many moves are made within some time. @param {Table} table @param {number} ms */
async function movesIn(table, ms) {
  const before = (await table.moves()).length;
  await sleep(ms);
  return (await table.moves()).length - before;
}

/** Waits until the server knows this pace. @param {Table} table @param {string} pace */
const paced = (table, pace) =>
  table.page.waitForFunction((wanted) => /** @type {HTMLSelectElement} */ (document.getElementById("pace")).value === wanted, pace);

test("A13 A27 two computers are paused, stepped and go on, for all who watch", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, TWO);
  const other = await Table.open(await browser.visit(server), table.address);
  await table.page.waitForFunction(() => document.querySelectorAll("#moves [data-ply]").length >= 2);
  await table.click("halt");
  await other.until("#halt", /Continue/);
  await table.says(/Paused/);
  assert.equal(await table.page.locator("#paused").isVisible(), false, "the board can be looked at");
  assert.deepEqual(await violations(table.page, "two computers"), []);
  await other.ply((await table.moves()).length);
  const ply = (await other.moves()).length;
  assert.equal(await movesIn(other, 2500), 0, "they stand");
  // One move, asked for by the other watcher.
  await other.click("one-move");
  await table.ply(ply + 1);
  await table.says(/Paused/);
  assert.equal(await movesIn(table, 2500), 0, "and stand again");
  await table.click("halt");
  await other.page.waitForFunction((least) => document.querySelectorAll("#moves [data-ply]").length >= least, ply + 2);
  await other.until("#halt", /Pause/);
});

test("A13 the keyboard pauses, steps and changes the speed; the speed is everybody's", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, TWO);
  const { page } = table;
  await page.keyboard.press("-");
  await paced(table, "slow");
  const other = await Table.open(await browser.visit(server), table.address);
  await paced(other, "slow");
  await page.keyboard.press("-"); // there is nothing slower
  await page.keyboard.press(" ");
  await other.until("#halt", /Continue/);
  await page.keyboard.press("?");
  const keys = await page.locator("dialog .keys").textContent();
  assert.match(keys, /Pause two computers/);
  assert.match(keys, /one move/);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const ply = (await table.moves()).length;
  await page.keyboard.press(".");
  await table.ply(ply + 1);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await paced(other, "fast");
  await page.keyboard.press(" ");
  await other.until("#halt", /Pause/);
  const fast = await movesIn(table, 3000);
  assert.ok(fast >= 4, `${fast} moves in 3 s`);
});

test("A23 A27 a paused game of two computers stays paused when the program is started again", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, TWO);
  await table.page.waitForFunction(() => document.querySelectorAll("#moves [data-ply]").length >= 1);
  await table.page.locator("#pace").selectOption("slow");
  await table.click("halt");
  await table.says(/Paused/);
  const ply = (await table.moves()).length;
  visit.expect(/WebSocket|ERR_CONNECTION|Failed to load/);
  await server.kill();
  await server.start();
  const again = await Table.open(await browser.visit(server), table.address);
  await again.until("#halt", /Continue/);
  await paced(again, "slow");
  assert.equal((await again.moves()).length, ply, "what was told is there");
  assert.equal(await movesIn(again, 2000), 0);
  await again.click("halt");
  await again.ply(ply + 1);
});

test("A13 what makes no sense gets one sentence and changes nothing", async () => {
  const visitor = new Visitor(server.base);
  const own = await visitor.join(await visitor.newGame({ variant: "reversi", opponent: "greedy" }));
  assert.equal(await own.refused({ do: "step" }), "Only two computers can be stepped and slowed.");
  assert.equal(await own.refused({ do: "pace", pace: "slow" }), "Only two computers can be stepped and slowed.");
  assert.equal(own.state.pace, null);
  const stranger = await new Visitor(server.base).join(own.state.id);
  assert.equal(await stranger.refused({ do: "pause", say: "offer" }), "You are watching this game.");
  const two = await visitor.join(await visitor.newGame(TWO));
  two.say({ do: "pause", say: "offer" });
  await two.next((/** @type {any} */ m) => m.state?.paused);
  assert.match(await two.refused({ do: "pause", say: "offer" }), /paused already/);
  assert.match(await two.refused({ do: "pace", pace: "breakneck" }), /./);
  assert.match(await two.refused({ do: "move", ply: two.state.ply, move: "f5" }), /watching/);
  assert.equal(two.state.pace, "normal");
  await Promise.all([own.close(), stranger.close(), two.close()]);
});

test("A20 on a phone nothing scrolls and every button is there", async () => {
  for (const [width, height] of [
    [390, 664],
    [390, 844],
    [360, 640],
  ]) {
    const visit = await browser.visit(server, { context: { viewport: { width, height }, hasTouch: true, locale: "de" } });
    const table = await Table.start(visit, TWO);
    for (const id of ["halt", "one-move", "pace"]) assert.ok(await table.page.locator(`#${id}`).isVisible(), `${id} at ${width}x${height}`);
    const over = await table.page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    assert.deepEqual(
      over.map((px) => Math.max(0, px)),
      [0, 0],
      `${width}x${height} scrolls`,
    );
    await table.click("halt");
    await table.until("#halt", /Weiter/);
  }
});
