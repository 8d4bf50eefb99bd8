// Moves that are typed in a line: on the page of a game, in lessons and in analysis; what is wrong with a text is said in a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./support/axe.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES, RECORDED } from "./support/games.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();

/** Types a text into the line, from wherever the focus is. */
async function type(/** @type {import("playwright-core").Page} */ page, /** @type {string} */ text) {
  if (!(await page.locator("#typed:focus").count())) await page.keyboard.press("/");
  await page.locator("#typed:focus").waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

for (const game of GAMES) {
  test(`A20 a game of ${game} is played by typing`, async () => {
    const { variant, moves } = RECORDED.find((recorded) => recorded.game === game && recorded.variant === game);
    const table = await Table.start(await browser.visit(server), { variant });
    for (const [ply, { move }] of moves.entries()) {
      await table.turn();
      await type(table.page, ply % 2 ? move.toUpperCase() : move);
      await table.ply(ply + 1);
    }
    assert.deepEqual(
      await table.moves(),
      moves.map((/** @type {{ move: string }} */ { move }) => move),
    );
  });
}

test("A20 the line is found by Tab, says what is wrong, and Escape leads back to the board", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, { variant: "yinsh" });
  const { page } = table;
  const line = page.getByLabel("Type a move");
  assert.ok((await page.locator("#type-moves").boundingBox()).width < 2, "nobody sees the line who does not come to it");
  await page.locator("#board [tabindex='0']").focus();
  for (let stops = 0; stops < 8 && !(await page.locator("#typed:focus").count()); stops++) await page.keyboard.press("Tab");
  assert.ok((await page.locator("#type-moves").boundingBox()).width > 200);
  assert.match(await page.locator("#typed-help").textContent(), /^For example [a-k]\d+;/);
  assert.deepEqual(await violations(page, "the line"), []);
  await type(page, "a9");
  await table.until("#refusal", /^A9 is not on the board/);
  await page
    .locator("#spoken p")
    .filter({ hasText: /^A9 is.*\.$/ })
    .waitFor({ state: "attached" });
  // An empty value would say that the text is right.
  assert.equal(await line.getAttribute("aria-invalid"), "true");
  await type(page, "E5");
  await table.ply(1);
  assert.equal(await line.getAttribute("aria-invalid"), "false");
  await type(page, "e5");
  await table.until("#refusal", /^e5 is not possible/);
  await page.keyboard.press("Escape");
  assert.ok(await page.evaluate(() => document.activeElement.closest("#board")));
  assert.equal(await line.inputValue(), "");
});

test("A20 a turn of several moves is typed at once, and points stand for a move", async () => {
  const position = "WWWW/7/8/9/10/4W4/1wwwbw4/9/8/6B/BBBB w 0-0";
  const table = await Table.start(await browser.visit(server), { variant: "yinsh", start: "custom", position });
  await table.turn();
  await type(table.page, "f6 – h6, g3g7 a2");
  await table.ply(1);
  assert.equal(await table.page.locator("#typed").inputValue(), "g3g7 a2");
  await table.turn();
  await table.page.keyboard.press("Enter");
  await table.ply(2);
  await table.turn();
  await table.page.keyboard.press("Enter");
  await table.ply(3);
  assert.deepEqual(await table.moves(), ["f6-h6", "xg3-g7", "xa2"]);
});

test("A20 moves are typed in analysis and in lessons", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/analysis/reversi");
  await page.locator("#board.live").waitFor();
  await type(page, "f5");
  await page.locator("#tree [data-ply='1']", { hasText: "f5" }).waitFor();
  await type(page, "f5");
  await page.locator("#refusal", { hasText: "f5" }).waitFor();
  await page.goto("/learn/reversi/rules/1");
  await page.locator("#board.live").waitFor();
  await type(page, "a1");
  await page.locator("#says.refused", { hasText: "a1" }).waitFor();
});

test("A20 who cannot move is told so, and who watches has no line", async () => {
  const host = await browser.visit(server);
  const table = await Table.start(host, { variant: "reversi", second: "remote" });
  await table.place_all("f5");
  await type(table.page, "d6");
  await table.until("#refusal", /Nothing can be moved now/);
  const watching = await Table.open(await browser.visit(server), table.address);
  await watching.page.keyboard.press("/");
  assert.equal(await watching.page.locator("#typed").count(), 0);
});
