// Around the board nothing bursts, jumps or falls behind what happens on it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Table } from "./support/table.mjs";

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1000, 700],
  [1280, 800],
  [1920, 1080],
];

const { server, browser } = await serverAndBrowser();

test("A20 the actions have room for their words on every screen", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "gomoku" });
  await table.place_all("h8 h9");
  await table.click("takeback");
  await table.ply(1);
  for (const [width, height] of SIZES) {
    await table.page.setViewportSize({ width, height });
    const burst = await table.page
      .locator("#actions .button")
      .evaluateAll((all) => all.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent.trim()));
    assert.deepEqual(burst, [], `${width} x ${height}`);
  }
});

test("A5 A9 at the end the board keeps its size, and who has won is written once", async () => {
  const { moves } = JSON.parse(readFileSync(new URL("games/laser.json", import.meta.url), "utf8"));
  const table = await Table.start(await browser.visit(server), { variant: "laser" });
  const width = () => table.page.locator("#board").evaluate((board) => board.getBoundingClientRect().width);
  const before = await width();
  for (const move of moves) await table.move(move);
  await table.until("#result", /Blue wins/);
  assert.equal(await width(), before);
  // The log for screen readers, which nobody sees, says it too, some moments later.
  const written = await table.page.evaluate(() => {
    const times = (/** @type {string} */ where) =>
      /** @type {HTMLElement} */ (document.querySelector(where)).innerText.split("Blue wins").length - 1;
    return times("main") - times("#spoken") - times("#moves");
  });
  assert.equal(written, 1, "once beside the list of moves, which ends with it");
  await table.until("#says", /^Final position$/);
  assert.equal(await table.page.locator(".board-buttons button:visible").count(), 0, "nothing can be turned any more");
});

test("A6 what stands around the board keeps up with moves that come faster than they can be shown", async () => {
  const visit = await browser.visit(server, { settings: { motion: "slow", sound: "off" } });
  const table = await Table.start(visit, {
    variant: "laser",
    first: "computer",
    first_player: "random-moves",
    second: "computer",
    second_player: "random-moves",
  });
  /** @type {Set<string>} */
  const seen = new Set();
  for (let i = 0; i < 80 && seen.size < 2; i++) {
    const { turn, says, time } = await table.page.evaluate(() => ({
      turn: document.querySelector(".seat.turn")?.getAttribute("data-side"),
      says: document.querySelector("#says").textContent,
      time: document.querySelector("#game-time").textContent,
    }));
    // Both have the same name, so they are told apart by colour.
    if (time) seen.add(`${turn}: ${says}`);
    await table.page.waitForTimeout(150);
  }
  assert.deepEqual([...seen].sort(), ["first: Blue is thinking", "second: Red is thinking"]);
});
