// What guides a person to a move: what it would do before it is made, what to do next, and why something cannot be done.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { drawn, foresees, promised } from "./support/ahead.mjs";
import { Browser } from "./support/browser.mjs";
import { Visitor } from "./support/client.mjs";
import { RECORDED } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A pyramid that is turned into the way of its own beam. */
const OWN_GOAL = { variant: "laser", start: "custom", position: "sc9/4fc5/10/10/9Pc/10/4Fa5/9Sa b" };

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

/** Points at the last tap of a move, without tapping. @param {Table} table @param {string | string[] | { button: string }} tap */
async function pointAt(table, tap) {
  if (typeof tap === "object" && !Array.isArray(tap)) return table.page.locator(`.board-buttons [data-button="${tap.button}"]`).hover();
  const { x, y } = await table.place(Array.isArray(tap) ? tap[Math.floor(tap.length / 2)] : tap);
  await table.page.mouse.move(x, y);
}

for (const { variant, moves } of RECORDED) {
  test(`A25 ${variant}: what is shown before each move of a recorded game is what it then does`, async () => {
    const table = await Table.start(await browser.visit(server), { variant });
    const { page } = table;
    let shown = 0;
    for (const [ply, { move, taps }] of moves.entries()) {
      await table.turn();
      let chosen = null;
      for (const tap of taps.slice(0, -1)) {
        await table.tap(tap, chosen);
        chosen = typeof tap === "string" ? tap : null;
      }
      // Away first: the pointer may still be where it was when the position before was shown.
      await page.mouse.move(1, 1);
      await pointAt(table, taps.at(-1));
      await foresees(page, move);
      const ahead = await drawn(page);
      await table.tap(taps.at(-1), chosen);
      await table.ply(ply + 1);
      await page.mouse.move(1, 1);
      await page.waitForFunction(() => document.querySelector("#board.live") || document.querySelector("#result:not([hidden])"));
      const then = await drawn(page);
      assert.deepEqual(promised(ahead), Object.fromEntries(Object.entries(then.pieces).sort()), `${ply + 1}. ${move}`);
      assert.deepEqual(ahead.rows, then.rows, `rows of ${ply + 1}. ${move}`);
      if (move !== "--") assert.equal(ahead.beam, then.beam, `beam of ${ply + 1}. ${move}`);
      assert.deepEqual(then.flips, [], "nothing is foreseen any more");
      shown += ahead.flips.length + ahead.hits.length + ahead.rows.length + (ahead.beam ? 1 : 0);
    }
    assert.ok(shown > 0, "something was foreseen in the game");
  });
}

test("A25 L5 one's own piece in the way of the beam is marked in another shape, by pointer and by focus on the turn button", async () => {
  const table = await Table.start(await browser.visit(server), OWN_GOAL);
  const { page } = table;
  await table.turn();
  await table.point("j4");
  const button = page.locator(`.board-buttons [data-button="turn-right"]`);
  await button.hover();
  await foresees(page, "j4+");
  const mouse = await drawn(page);
  assert.deepEqual([mouse.hits, mouse.own], [["j4"], ["j4"]]);
  const shapes = await page.locator("#board .preview .hits .ink").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  assert.ok(!shapes[0].includes("a"), "a cross, no circle");
  await page.mouse.move(1, 1);
  await page.locator("#board .preview[data-move]").waitFor({ state: "detached" });
  // By keys alone: the piece is chosen by its name, the button by the focus.
  await page.keyboard.press("Escape");
  await page.locator("#board [data-name=e4]").focus();
  for (const key of ["j", "4", "Enter"]) await page.keyboard.press(key);
  for (let i = 0; i < 20 && !(await button.evaluate((b) => b === document.activeElement)); i++) await page.keyboard.press("Tab");
  await foresees(page, "j4+");
  assert.deepEqual((await drawn(page)).own, ["j4"]);
  await page
    .locator("[role=status]")
    .filter({ hasText: /^Would happen: pyramid j4 turns clockwise; the beam destroys Blue's own pyramid at j4\.$/ })
    .waitFor({ state: "attached" });
  assert.deepEqual(await table.moves(), [], "looking is not moving");
});

test("A25 R2 by keys: the focus shows what a disc would turn, Enter does it", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  const { page } = table;
  await table.turn();
  await page.locator("#board [data-name][tabindex='0']").focus();
  for (const key of ["d", "3"]) await page.keyboard.press(key);
  await foresees(page, "d3");
  assert.deepEqual((await drawn(page)).flips, ["d4"]);
  await page
    .locator("[role=status]")
    .filter({ hasText: /^Would happen: d3, 1 disc flipped: d4\.$/ })
    .waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await table.ply(1);
  assert.equal((await table.pieces()).d4, "dark disc");
});

test("A25 a dragged piece shows the beam over each square", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "laser" });
  const { page } = table;
  await table.turn();
  const [from, to] = [await table.place("h2"), await table.place("h3")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await foresees(page, "h2h3");
  const ahead = await drawn(page);
  assert.ok(ahead.beam);
  await page.mouse.up();
  await table.ply(1);
  await table.turn();
  assert.equal((await drawn(page)).beam, ahead.beam);
});

test("A25 A20 by touch the first tap shows and the second does, where a move changes more than its piece", async () => {
  const visit = await browser.visit(server, { context: PHONE });
  const { page } = visit;
  const table = await Table.start(visit, { variant: "reversi" });
  const tap = async (/** @type {string} */ name) => {
    const { x, y } = await table.place(name);
    await page.touchscreen.tap(x, y);
  };
  await table.turn();
  await tap("d3");
  await foresees(page, "d3");
  await table.says(/Tap again to play it/);
  await tap("c4");
  await foresees(page, "c4");
  assert.deepEqual((await drawn(page)).flips, ["d4"]);
  assert.deepEqual(await table.moves(), []);
  await tap("c4");
  await table.ply(1);
  assert.equal(await page.locator("#board .preview[data-move]").count(), 0);

  const laser = await Table.start(visit, OWN_GOAL);
  await laser.turn();
  const j4 = await laser.place("j4");
  await page.touchscreen.tap(j4.x, j4.y);
  const button = page.locator(`.board-buttons [data-button="turn-right"]`);
  await button.tap();
  await foresees(page, "j4+");
  assert.deepEqual((await drawn(page)).own, ["j4"]);
  assert.deepEqual(await laser.moves(), []);
  await button.tap();
  await laser.ply(1);

  const gomoku = await Table.start(visit, { variant: "gomoku" });
  await gomoku.turn();
  const h8 = await gomoku.place("h8");
  await page.touchscreen.tap(h8.x, h8.y);
  await gomoku.says(/Tap again to play it/); // its points are small, so that moves are confirmed
  await page.touchscreen.tap(h8.x, h8.y);
  await gomoku.ply(1);
});

test("A25 what comes late is not shown in another position", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const table = await Table.start(visit, { variant: "reversi" });
  await table.turn();
  /** @type {(() => void) | undefined} */
  let release;
  const held = new Promise((/** @type {(value?: unknown) => void} */ resolve) => (release = resolve));
  let asked = 0;
  await page.route("**/foreseen?*", async (route) => {
    if (++asked === 1) await held;
    await route.continue();
  });
  await pointAt(table, "d3");
  await page.waitForTimeout(50);
  assert.equal(asked, 1, "asked once it is pointed at");
  await table.point("d3");
  await table.ply(1);
  await table.turn();
  await page.mouse.move(1, 1);
  await pointAt(table, "c5"); // legal for light now; for dark it was nothing
  await foresees(page, "c5");
  const now = await drawn(page);
  release();
  await page.waitForResponse("**/foreseen?*");
  await page.waitForTimeout(100);
  assert.deepEqual(await drawn(page), now);
  assert.deepEqual(now.flips, ["d5"]);
  assert.equal(asked, 2, "once for each position");
});

test("A25 G7 with threats switched on it is said what a stone would make", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const position = "15/15/15/15/15/15/15/6xx7/15/15/15/15/15/15/oo13 b";
  const table = await Table.start(visit, { variant: "gomoku", start: "custom", position });
  const readout = page.locator("#board .readout");
  await table.turn();
  await pointAt(table, "i8");
  await readout.filter({ hasText: /^i8$/ }).waitFor();
  await table.click("more");
  await page.locator("#foreseen-layers [data-layer=threats]").check();
  await page.keyboard.press("Escape");
  await page.mouse.move(1, 1);
  await pointAt(table, "i8");
  await readout.filter({ hasText: /^i8 · open three$/i }).waitFor();
  assert.ok((await page.locator("#board .preview .layer-mark.open-three").count()) > 0);
  await page.mouse.move(1, 1);
  await pointAt(table, "a15");
  await readout.filter({ hasText: /^a15$/ }).waitFor();
  // What moves make is heard, too, the other side's as one's own.
  const spoken = page.locator("#spoken");
  await table.move({ move: "i8", taps: ["i8"] });
  await spoken.filter({ hasText: /i8.*That makes: open three\./i }).waitFor({ state: "attached" });
  await table.move({ move: "c1", taps: ["c1"] });
  await spoken.filter({ hasText: /c1.*That makes: three\./i }).waitFor({ state: "attached" });
});

test("A25 switched off nothing is shown and asked for, and one tap is a move", async () => {
  const settings = { motion: "off", sound: "off", pass: "off", preview: "off", point: "off" };
  const visit = await browser.visit(server, { settings, context: PHONE });
  const { page } = visit;
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().includes("/foreseen"))));
  const table = await Table.start(visit, { variant: "reversi" });
  await table.turn();
  const { x, y } = await table.place("d3");
  await page.touchscreen.tap(x, y);
  await table.ply(1);
  assert.equal(asked, 0);
  assert.equal(await page.locator("#board .readout").textContent(), "");
});

test("A22 A25 a rated game between two people shows nothing ahead unless it was set up so", async () => {
  for (const previews of ["", "yes"]) {
    const host = await browser.visit(server);
    const fields = {
      variant: "reversi",
      first: "here",
      first_name: "Ada",
      second: "remote",
      rated: "yes",
      ...(previews ? { previews } : {}),
    };
    const table = await Table.start(host, fields);
    const guest = new Visitor(server.base);
    const door = await (await guest.fetch(table.address)).text();
    assert.equal(door.includes("By sitting down you agree"), previews !== "", "the guest is told what both agree to");
    await guest.sit(table.address.split("/").at(-1), "Babbage");
    await table.turn();
    let asked = 0;
    host.page.on("request", (request) => (asked += Number(request.url().includes("/foreseen"))));
    await pointAt(table, "d3");
    if (previews) await foresees(host.page, "d3");
    await host.page.waitForTimeout(150);
    assert.equal(asked, previews ? 1 : 0);
    assert.equal(await host.page.locator("#board .preview[data-move]").count(), previews ? 1 : 0);
  }
});

/** A tap that leads nowhere, what is said about it, and a tap after which it is said no longer. */
const REFUSED = [
  { fields: { variant: "reversi" }, taps: ["a1"], says: "a1 is not possible: it would flip no light disc", next: "d3" },
  {
    fields: { variant: "gomoku", start: "custom", position: "15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 w" },
    taps: ["h8"],
    says: "h8 is taken by a black stone",
    next: "a1",
  },
  {
    fields: { variant: "connect-four", start: "custom", position: "3r3/3y3/3r3/3y3/3r3/3y3 r" },
    taps: ["d1"],
    says: "Column d is full",
    next: "a1",
  },
  {
    fields: { variant: "yinsh", start: "custom", position: "WWWW/7/8/9/10/4WB3/10/9/8/7/BBBB w 0-0" },
    taps: ["f7"],
    says: "The ring on f7 is Black's",
    next: "f6",
  },
  {
    fields: { variant: "yinsh", start: "custom", position: "WWWW/7/8/9/10/4WB3/10/9/8/7/BBBB w 0-0" },
    taps: ["f6", "f8"],
    says: "A ring cannot jump over the ring on f7",
    next: "f5",
  },
  { fields: OWN_GOAL, taps: ["e7"], says: "The pharaoh on e7 is red's", next: "e2" },
  { fields: OWN_GOAL, taps: ["e2", "h5"], says: "A piece goes one square in any direction, h5 is no neighbour of e2", next: "e3" },
];
for (const { fields, taps, says, next } of REFUSED) {
  test(`A4 A25 ${fields.variant}: ${says}`, async () => {
    const table = await Table.start(await browser.visit(server), fields);
    const { page } = table;
    await table.turn();
    for (const tap of taps) await table.point(tap);
    await page.locator("#refusal").filter({ hasText: says }).waitFor();
    assert.equal(await page.locator("#refusal").textContent(), says);
    await page.locator("#spoken p").filter({ hasText: says }).waitFor({ state: "attached" });
    if (taps.length > 1) assert.equal(await page.locator("#board .spot.selected").count(), 1, "what was chosen stays so");
    await table.point(next);
    await page.waitForFunction(() => document.getElementById("refusal").textContent === "");
  });
}

test("A25 questions that make no sense get one sentence", async () => {
  const wrong = [
    "laser/refusal",
    "laser/refusal?points=",
    "laser/refusal?points=99999",
    "laser/refusal?points=80",
    "laser/refusal?points=1,2,3,4,5,6,7,8,9",
    "laser/refusal?points=1&from=nonsense",
    "laser/foreseen?from=nonsense",
    "nothing/foreseen",
    "nothing/refusal?points=1",
  ];
  for (const question of wrong) {
    const answer = await fetch(`${server.base}/try/${question}`);
    assert.ok(answer.status >= 400 && answer.status < 500, `${question}: ${answer.status}`);
    assert.ok((await answer.json()).why, question);
  }
  const over = await fetch(`${server.base}/try/connect-four/foreseen?from=${encodeURIComponent("7/7/r6/r5y/r5y/r5y y")}`);
  assert.deepEqual(await over.json(), [], "nothing can be done when the game is over");
});

test("A6 Y3 the prompt follows the step, and what wins is shown while it is new", async () => {
  const position = "WWWW/7/8/9/10/4W4/10/9/8/6B/BBBB w 1-0";
  const table = await Table.start(await browser.visit(server), {
    variant: "yinsh",
    start: "custom",
    position: position.replace("WWWW", "WWW1"),
  });
  const { page } = table;
  await table.until("#says", /^White: choose a ring to move$/);
  await table.until("#goal", /^Three rings off win$/);
  assert.equal(await page.locator(".seat[data-side=first] .slot").count(), 3);
  assert.equal(await page.locator(".seat[data-side=first] .slot .piece-icon").count(), 1, "one of three is filled");
  await table.point("f6");
  await table.until("#says", /^White: choose where it lands$/);
  await table.until("#hint", /^Esc: choose another/);
  await page.keyboard.press("Escape");
  await table.until("#says", /^White: choose a ring to move$/);
  const laser = await Table.start(await browser.visit(server), { variant: "laser" });
  await laser.until("#goal", /^Hit the other pharaoh to win$/);
  await laser.turn();
  await laser.point("e4"); // a scarab
  await laser.until("#says", /^Blue: turn it, choose a square, or a neighbour to swap with$/);
  await laser.page.evaluate(() => localStorage.setItem("plyground.ended", JSON.stringify({ laser: 3 })));
  await laser.page.reload();
  await laser.ready();
  assert.equal(await laser.page.locator("#goal").textContent(), "", "nobody is new for ever");
});

test("A25 lessons and the analysis board show it as well", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/analysis/reversi");
  await page.locator("#board.live").waitFor();
  const target = page.locator("#board [data-name=d3]");
  await target.hover({ force: true });
  await foresees(page, "d3");
  assert.deepEqual((await drawn(page)).flips, ["d4"]);
  await page.locator("#board [data-name=a1]").click({ force: true });
  await page.locator("#refusal").filter({ hasText: "a1 is not possible" }).waitFor();

  await page.goto("/learn/reversi/rules/2");
  const lesson = page.locator(".lesson").first();
  await lesson.locator(".board.live").waitFor();
  const can = await lesson.locator("[data-name][aria-label$='can be played']").first().getAttribute("data-name");
  await lesson.locator(`[data-name=${can}]`).hover({ force: true });
  await lesson.locator(`.preview[data-move=${can}] .flips`).first().waitFor({ state: "attached" });
});

test("A7 Reversi and Gomoku are not turned for the second side, YINSH and Laser are", async () => {
  for (const [variant, turned, low, high] of /** @type {[string, boolean, string, string][]} */ ([
    ["reversi", false, "a1", "h8"],
    ["gomoku", false, "a1", "o15"],
    ["yinsh", true, "a2", "k10"],
    ["laser", true, "a1", "j8"],
  ])) {
    const first = await Table.start(await browser.visit(server), { variant, second: "remote" });
    const second = await Table.start(await browser.visit(server), { variant, first: "remote", second: "here" });
    const [a, b] = [await first.place(low), await second.place(low)];
    const [c, d] = [await first.place(high), await second.place(high)];
    assert.equal(Math.sign(a.x - c.x) !== Math.sign(b.x - d.x), turned, variant);
    assert.equal(await second.page.locator(".stage .seat").last().getAttribute("data-side"), "second", "one's own seat is below");
  }
});
