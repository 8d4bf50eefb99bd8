// Two browsers at one table, and all one can do there beside moving.

import assert from "node:assert/strict";
import { test } from "node:test";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();

/** Two browsers that play each other: the second came through the link and sat down. */
async function pair(fields = {}) {
  const [host, guest] = [await browser.visit(server), await browser.visit(server)];
  const first = await Table.start(host, { variant: "reversi", second: "remote", first_name: "Ada", ...fields });
  await first.until("#share", /Waiting for the other player/);
  await guest.page.goto(first.address);
  await guest.page.getByLabel("Your name").fill("Babbage");
  await guest.page.getByRole("button", { name: "Sit down and play" }).click();
  const second = new Table(guest);
  await guest.page.locator("#sit").waitFor({ state: "detached" });
  await second.ready();
  await first.page.locator("#share").waitFor({ state: "detached" });
  return { first, second };
}

/** Plays moves alternately, each seen by both. @param {{ first: Table, second: Table }} tables @param {string} moves */
async function alternate({ first, second }, moves) {
  for (const move of moves.split(" ")) {
    const ply = (await first.moves()).length;
    await (ply % 2 ? second : first).move({ move, taps: [move] });
    await Promise.all([first.ply(ply + 1), second.ply(ply + 1)]);
  }
}

test("A1 A20 two browsers play each other through the link; a third one only watches", async () => {
  const { first, second } = await pair();
  assert.deepEqual(await first.page.locator(".seat .who").allTextContents(), ["Babbage", "Ada"], "the own side is at the bottom");
  assert.deepEqual((await second.page.locator(".seat .who").allTextContents()).sort(), ["Ada", "Babbage"]);
  const third = await Table.open(await browser.visit(server), first.address);
  await third.page.locator("#watching").waitFor();
  assert.equal(await third.page.locator("#sit").count(), 0, "no seat is free");
  await first.says(/Your move/);
  assert.equal(await second.live(), false, "not on the other's turn");
  await alternate({ first, second }, "f5 d6 c3 d3");
  await third.ply(4);
  for (const name of ["c4", "e6", "d2"]) await third.point(name);
  await second.point("c4"); // not the second player's turn
  assert.equal(await third.live(), false);
  assert.ok(await third.page.locator("#actions").isHidden(), "who watches has nothing to decide");
  assert.equal((await first.moves()).length, 4);
  const boards = await Promise.all([first, second, third].map((table) => table.pieces()));
  assert.deepEqual(boards[1], boards[0]);
  assert.deepEqual(boards[2], boards[0]);
});

test("A8 A20 a dropped phone comes back to its seat, and both see who is there", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5");
  await second.page.goto("about:blank");
  await first.until(".seat[data-side=second]", /away/);
  await second.page.goto(first.address);
  await second.ready();
  await first.page.locator(".seat[data-side=second]").filter({ hasNotText: /away/ }).waitFor();
  await second.move({ move: "d6", taps: ["d6"] });
  await first.ply(2);
});

test("A8 reload in mid-game: both sides stand as they stood", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5 d6 c3");
  const before = await first.pieces();
  for (const table of [first, second]) {
    table.page.on("dialog", (/** @type {import("playwright-core").Dialog} */ dialog) => void dialog.accept());
    await table.page.reload();
    await table.ready();
    assert.deepEqual(await table.moves(), ["f5", "d6", "c3"]);
    assert.deepEqual(await table.pieces(), before);
  }
  await alternate({ first, second }, "d3");
});

test("A7 takeback and redo at one screen", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  assert.ok(await table.page.locator("#takeback").isDisabled());
  await table.place_all("f5 d6 c3");
  const before = await table.pieces();
  await table.click("takeback");
  await table.ply(2);
  await table.click("takeback");
  await table.ply(1);
  await table.says(/Light/);
  await table.click("redo");
  await table.ply(2);
  await table.click("redo");
  await table.ply(3);
  assert.deepEqual(await table.moves(), ["f5", "d6", "c3"]);
  assert.deepEqual(await table.pieces(), before);
  assert.ok(await table.page.locator("#redo").isDisabled());
  await table.click("takeback");
  await table.ply(2);
  await table.place_all("c5"); // another move: there is nothing to redo any more
  assert.ok(await table.page.locator("#redo").isDisabled());
});

test("A7 a YINSH row is taken back decision by decision within a turn", async () => {
  const table = await Table.start(await browser.visit(server), {
    variant: "yinsh-blitz",
    start: "custom",
    position: "4/1B5/bbbbB3/8W/wwwwW5/6B2/W5W3/9/W7/B6/3B w 0-0",
  });
  await table.move({ move: "e5-e6", taps: ["e5", "e6"] });
  await table.says(/White: .*row/);
  await table.move({ move: "xe1-e5", taps: [["e1", "e2", "e3", "e4", "e5"]] });
  await table.says(/White: .*ring/);
  await table.click("takeback");
  await table.ply(1);
  await table.says(/White: .*row/);
  await table.move({ move: "xe1-e5", taps: [["e1", "e2", "e3", "e4", "e5"]] });
  await table.move({ move: "xd9", taps: ["d9"] });
  await table.until("#result", /White wins/);
});

test("A7 takeback against the computer takes back one's own move too", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "gomoku", second: "computer", second_player: "random-moves" });
  await table.move({ move: "h8", taps: ["h8"] }).catch(() => {});
  await table.ply(2);
  await table.click("takeback");
  await table.ply(0);
  await table.turn();
  assert.deepEqual(await table.pieces(), {});
});

test("A7 between two people a takeback is asked for", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5");
  await first.click("takeback");
  await second.until("#offer", /Ada would like to take a move back/);
  await second.click("decline");
  await first.page.locator("#offer").waitFor({ state: "hidden" });
  assert.equal((await first.moves()).length, 1);
  await first.click("takeback");
  await second.until("#offer", /take a move back/);
  await second.click("accept");
  await Promise.all([first.ply(0), second.ply(0)]);
  await alternate({ first, second }, "d3 c3");
});

test("A7 the move list, arrow keys, Home and End go to any move; nothing can be played while looking back", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  const { page } = table;
  await table.place_all("f5 d6 c3 d3 c4");
  const now = await table.pieces();
  const current = () => page.locator("#moves [aria-current=true]").getAttribute("data-ply");
  assert.equal(await current(), "5");
  await page.locator("#moves [data-ply='2']").click();
  await table.until("#looking", /ove 2 of 5/);
  assert.equal(await current(), "2");
  assert.equal(Object.keys(await table.pieces()).length, 6);
  assert.equal(await table.live(), false);
  for (const name of ["c3", "c4", "e3"]) await table.point(name);
  assert.equal((await table.moves()).length, 5, "the board is not editable");
  await page.keyboard.press("ArrowLeft");
  await table.until("#looking", /ove 1 of 5/);
  await page.keyboard.press("ArrowRight");
  await table.until("#looking", /ove 2 of 5/);
  await page.keyboard.press("Home");
  await table.until("#looking", /Before the first move/);
  assert.deepEqual(Object.keys(await table.pieces()).sort(), ["d4", "d5", "e4", "e5"]);
  await page.keyboard.press("End");
  await page.locator("#looking").waitFor({ state: "hidden" });
  assert.deepEqual(await table.pieces(), now);
  await page.getByRole("button", { name: "One move back" }).click();
  await table.until("#looking", /ove 4 of 5/);
  await table.click("return");
  await table.turn();
  await table.any();
  await table.ply(6);
});

test("A7 who looks back is not disturbed by the opponent's move, and comes back to it", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5 d6 c3");
  await first.page.locator("#moves [data-ply='1']").click();
  await first.until("#looking", /ove 1 of 3/);
  await second.move({ move: "d3", taps: ["d3"] });
  await first.ply(4);
  assert.equal(Object.keys(await first.pieces()).length, 5, "still the old position");
  await first.page.keyboard.press("Escape");
  await first.page.locator("#looking").waitFor({ state: "hidden" });
  assert.equal(Object.keys(await first.pieces()).length, 8);
  await alternate({ first, second }, "c4");
});

test("A8 draw: offered and declined, offered and accepted, between two browsers", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5 d6");
  await first.click("draw");
  await first.answer("Play on");
  await first.click("draw");
  await first.answer("Offer a draw");
  await first.until("#offer", /You have offered a draw/);
  await second.until("#offer", /Ada offers a draw/);
  await second.click("decline");
  await first.page.locator("#offer").waitFor({ state: "hidden" });
  assert.ok(await first.page.locator("#result").isHidden());
  await second.click("draw");
  await second.answer("Offer a draw");
  await first.until("#offer", /Babbage offers a draw/);
  await first.click("accept");
  for (const table of [first, second]) {
    await table.until("#result", /A draw/);
    await table.until("#result", /agree/i);
  }
});

test("A8 draw at one screen, and a computer declines", async () => {
  const visit = await browser.visit(server);
  const computer = await Table.start(visit, { variant: "reversi", second: "computer", second_player: "random-moves" });
  await computer.click("draw");
  await computer.answer("Offer a draw");
  await computer.until(".toast", /declines the draw/);
  const table = await Table.start(visit, { variant: "reversi" });
  await table.place_all("f5");
  await table.click("draw");
  await table.answer("Both agree");
  await table.until("#result", /A draw/);
});

test("A8 A9 resigning is confirmed, ends the game for both, and a rematch changes colours", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5 d6");
  await first.click("resign");
  await first.answer("Play on");
  assert.ok(await first.page.locator("#result").isHidden());
  await first.click("resign");
  await first.page.keyboard.press("Escape");
  assert.ok(await first.page.locator("#result").isHidden());
  await first.click("resign");
  await first.answer("Resign");
  await first.until("#result", /You lost/);
  await second.until("#result", /You won/);
  await second.until("#result", /resign/i);
  const before = first.address;
  await second.click("rematch");
  await second.page.waitForURL((/** @type {URL} */ url) => url.pathname !== before);
  await second.ready();
  await first.page.locator("#next").click();
  await first.page.waitForURL((/** @type {URL} */ url) => url.pathname === second.address);
  await first.ready();
  await second.says(/Your move/);
  await second.move({ move: "f5", taps: ["f5"] });
  await first.ply(1);
  await first.move({ move: "d6", taps: ["d6"] });
});

test("A9 a finished game is replayed, and saved as a file", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  await table.place_all("e6 f4 e3");
  await table.click("resign");
  await table.answer("Resign");
  await table.until("#result", /wins/);
  await table.click("replay");
  await table.until("#looking", /Before the first move/);
  await table.until("#looking", /ove 1 of 3/);
  await table.page.locator("#looking").waitFor({ state: "hidden" });
  await table.click("more");
  const [download] = await Promise.all([
    table.page.waitForEvent("download"),
    table.page.getByRole("link", { name: "Save as a Plyground file" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^\d{4}-\d\d-\d\d_.*_vs_.*\.json$/);
});

test("A10 an unfinished game is offered on the home page, a finished one is kept", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const table = await Table.start(visit, { variant: "gomoku", first_name: "Unfinished", second_name: "Business" });
  await table.place_all("h8 h9");
  const { address } = table;
  await page.goto("/");
  await page.getByRole("link", { name: /Unfinished.*Business/ }).click();
  await page.waitForURL(`**${address}`);
  await table.ready();
  await table.ply(2);
  await table.click("resign");
  await table.answer("Resign");
  await table.until("#result", /wins/);
  await page.goto("/");
  assert.equal(await page.getByRole("link", { name: /Unfinished.*Business.*Continue/ }).count(), 0);
  assert.equal(await page.getByRole("link", { name: /Unfinished.*Business/ }).count(), 1);
});

test("A3 the clock runs on its owner's turn only, and who runs out of time loses", async () => {
  const { first, second } = await pair({ clock: "custom", minutes: "0.25", increment: "0" });
  const left = (/** @type {import("./support/table.mjs").Table} */ table, /** @type {string} */ side) =>
    table.page.locator(`.seat[data-side=${side}] .clock`).textContent();
  assert.deepEqual([await left(first, "first"), await left(first, "second")], ["0:15", "0:15"], "nothing runs before the first move");
  await alternate({ first, second }, "f5");
  const kept = await left(first, "first");
  await first.page.locator(".seat[data-side=second] .clock.running").waitFor();
  await first.page.locator(".seat[data-side=second] .clock.low").waitFor();
  assert.equal(await left(first, "first"), kept, "the other clock stands");
  assert.equal(await first.page.locator(".seat[data-side=first] .clock.running").count(), 0);
  // Leaving now asks.
  await first.page.locator("header .home").click();
  await first.page.locator("dialog[open]").filter({ hasText: "The clock goes on" }).waitFor();
  await first.answer("Stay");
  await first.page.locator("#result:not([hidden])").waitFor({ timeout: 25_000 });
  await first.until("#result", /You won/);
  await first.until("#result", /time/i);
  await second.until("#result", /You lost/);
  assert.equal(await left(second, "second"), "0.0");
});

test("A8 leaving a game that somebody waits for asks first", async () => {
  const { first, second } = await pair();
  await alternate({ first, second }, "f5");
  await first.page.locator("header .home").click();
  await first.answer("Stay");
  assert.match(first.page.url(), /\/g\//);
  await first.page.locator("header .home").click();
  await first.answer("Leave");
  await first.page.waitForURL((/** @type {URL} */ url) => url.pathname === "/");
});

test("A7 the board is flipped by button and key, and still plays", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  await table.turn();
  const before = await table.place("f5");
  await table.click("flip");
  const after = await table.place("f5");
  assert.ok(Math.abs(before.x - after.x) > 20 && Math.abs(before.y - after.y) > 20);
  await table.place_all("f5 d6");
  await table.page.keyboard.press("f");
  await table.place_all("c3");
  assert.deepEqual(await table.moves(), ["f5", "d6", "c3"]);
});
