// Whole games on one screen, clicked through from the first move to the end screen, and the other ways to play them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES, RECORDED, VARIANTS } from "./support/games.mjs";
import { Table } from "./support/table.mjs";

const game = (/** @type {string} */ variant) => RECORDED.find((g) => g.variant === variant);

const { server, browser } = await serverAndBrowser();

/** The end screen says what was recorded. @param {Table} table */
async function ended(table, /** @type {any} */ { moves, end, position }) {
  await table.until("#result", /wins|draw/i);
  const [winner, why] = end.split(" wins: ");
  const reason = (await table.page.locator("#why").textContent()).toLowerCase();
  assert.match(
    reason,
    new RegExp(`^${why.replace("the other side", `(?!${winner.toLowerCase()}|the )\\w+`)}[.]$`),
    "the end screen says why, and names the loser",
  );
  assert.match(await table.page.locator("#result-title").textContent(), new RegExp(`^${winner} wins`));
  assert.deepEqual(
    await table.moves(),
    moves.map((/** @type {{ move: string }} */ { move }) => move),
  );
  assert.equal(await table.position(), position);
  assert.equal(await table.live(), false, "nothing can be moved any more");
  for (const id of ["rematch", "replay"]) assert.ok(await table.page.locator(`#${id}`).isVisible(), `${id} is offered`);
}

test("A1 A9 there is a recorded game for every game and variant", async () => {
  assert.deepEqual(RECORDED.map(({ variant }) => variant).sort(), VARIANTS.toSorted());
  assert.deepEqual(new Set(RECORDED.map(({ game }) => game)), new Set(GAMES));
});

for (const recorded of RECORDED) {
  test(`A4 A6 A7 A9 ${recorded.variant}: ${recorded.title}`, async () => {
    const table = await Table.start(await browser.visit(server), { variant: recorded.variant });
    for (const [i, move] of recorded.moves.entries()) {
      for (const { after: ply, tap, says } of recorded.refused ?? []) {
        if (ply === i) await refused(table, tap, new RegExp(says));
      }
      if (move.move === "--") await table.says(/has no move/);
      await table.move(move);
    }
    await ended(table, recorded);
  });
}

/** A tap that changes nothing and says why. */
async function refused(/** @type {import("./support/table.mjs").Table} */ table, /** @type {string} */ name, /** @type {RegExp} */ why) {
  const before = await table.moves();
  await table.turn();
  await table.point(name);
  await table.until("#refusal", why);
  assert.deepEqual(await table.moves(), before);
  assert.match(await table.page.locator(`#board [data-name="${name}"]`).getAttribute("aria-label"), /forbidden/);
  assert.equal(await table.page.locator("#board .mark.forbidden").count(), 1, "the forbidden point is marked");
}

test("A2 a game is set up by its form: variant, names, start position, who begins", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/");
  await page.getByRole("link", { name: "Play Laser Chess" }).click();
  await page.locator("#start > summary").click();
  await page.locator("#starts input[value=dynasty]").check();
  await page.locator("#preview [role=img], #preview svg").first().waitFor();
  await page.locator("input[name=opponent][value=here]").check();
  await page.locator("#names > summary").click();
  await page.locator("#name").fill("Ada");
  await page.locator("#opponent-given").fill("Babbage");
  await page.locator("#begins input[value=second]").check();
  await page.locator("#preview-says").filter({ hasText: "Red begins." }).waitFor();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  assert.deepEqual(await page.locator(".seat .who").allTextContents(), ["Babbage", "Ada"]);
  await page.locator("#says").filter({ hasText: /^Red:/ }).waitFor();
});

test("L4 a typed start position is shown at once, and a wrong one cannot be played", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/laser");
  await page.locator("#start > summary").click();
  await page.locator("#starts input[value=custom]").check();
  await page.locator("#position").fill("nonsense");
  await page.locator("#position-wrong:not([hidden])").waitFor();
  assert.ok(await page.getByRole("button", { name: "Start the game" }).isDisabled());
  await page.locator("#position").fill("sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa r");
  await page.locator("#position-wrong").waitFor({ state: "hidden" });
  await page.locator("#preview-says").filter({ hasText: "Red begins." }).waitFor();
  await page.locator("input[name=opponent][value=here]").check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#says").filter({ hasText: /^Red:/ }).waitFor();
});

for (const variant of GAMES) {
  test(`A1 A6 ${variant}: a game against the weakest computer`, async () => {
    const visit = await browser.visit(server);
    const { page } = visit;
    await page.goto("/");
    await page.locator(`.card[data-game=${variant}] .button.main`).click();
    await page.locator("#all > summary").click();
    const weakest = page.locator(".opponent").first();
    await weakest.click();
    const name = await weakest.locator("b").textContent();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(/\/g\//);
    const table = new Table(visit);
    await table.ready();
    for (let i = 0; i < 4; i++) {
      await table.any();
      await page.waitForFunction((/** @type {number} */ n) => document.querySelectorAll("#moves [data-ply]").length >= n, 2 * i + 2);
    }
    assert.equal(await page.locator(".seat[data-side=second] .who").textContent(), name);
  });
}

test("A1 either side may be first: the computer begins, and two computers play each other", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, { variant: "reversi-4x4", first: "computer", second: "here" });
  await table.ply(1);
  await table.any();
  const both = await Table.start(visit, { variant: "reversi-4x4", first: "computer", second: "computer" });
  await both.until("#result", /wins|draw/i);
});

test("A17 the page lives while the computer thinks, and thinking can be stopped", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/laser");
  const strongest = await page.locator(".opponent:has(.rating) input").last().inputValue();
  const table = await Table.start(visit, { variant: "laser", second: "computer", second_player: strongest });
  // A strong player may decide within a second, so the page itself waits for the button and presses it at once.
  const stopped = page.evaluate(
    () =>
      new Promise((/** @type {(value?: void) => void} */ done) => {
        const look = setInterval(() => {
          const button = /** @type {HTMLElement} */ (document.querySelector("#stop"));
          if (!button?.checkVisibility() || !/thinking/i.test(document.querySelector("main").textContent)) return;
          clearInterval(look);
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "f", bubbles: true })); // the board turns while it thinks
          button.click();
          done();
        }, 5);
      }),
  );
  await table.any();
  await stopped;
  await table.ply(2);
});

test("A4 keyboard only: Reversi 4x4 from the first move to the end", async () => {
  const recorded = game("reversi-4x4");
  const table = await Table.start(await browser.visit(server), { variant: "reversi-4x4" });
  const { page } = table;
  const here = () =>
    page.evaluate(() => (document.activeElement?.closest("#board") && document.activeElement.getAttribute("data-name")) || "");
  for (let i = 0; i < 40 && !(await here()); i++) await page.keyboard.press("Tab");
  assert.ok(await here(), "the board is reached by Tab");
  for (const [
    i,
    {
      move,
      taps: [tap],
    },
  ] of recorded.moves.entries()) {
    await table.turn();
    if (typeof tap !== "string") await page.keyboard.press("p");
    else {
      // a1 is at the top left: letters go right, numbers down.
      for (const [at, less, more] of /** @type {const} */ ([
        [0, "ArrowLeft", "ArrowRight"],
        [1, "ArrowUp", "ArrowDown"],
      ])) {
        for (let far = tap.charCodeAt(at) - (await here()).charCodeAt(at); far; far -= Math.sign(far))
          await page.keyboard.press(far < 0 ? less : more);
      }
      assert.equal(await here(), tap);
      await page.keyboard.press(i % 2 ? "Enter" : "Space");
    }
    await table.ply(i + 1);
    assert.equal((await table.moves()).at(-1), move);
  }
  await ended(table, recorded);
});

test("A4 keyboard only: a YINSH row and its ring, a Laser piece turned", async () => {
  const recorded = game("yinsh-blitz");
  const table = await Table.start(await browser.visit(server), { variant: "yinsh-blitz" });
  const { page } = table;
  await page.locator("#board [data-name][tabindex='0']").focus();
  for (const [i, { taps }] of recorded.moves.entries()) {
    await table.turn();
    for (const tap of taps) {
      if (Array.isArray(tap)) await page.locator("#board .group-target").first().focus();
      else await page.keyboard.type(tap);
      await page.keyboard.press("Enter");
    }
    await table.ply(i + 1);
    if (Array.isArray(taps[0])) await page.locator("#board [data-name][tabindex='0']").focus();
  }
  await ended(table, recorded);

  const laser = await Table.start(table.visit, { variant: "laser" });
  await page.locator("#board [data-name][tabindex='0']").focus();
  await page.keyboard.type("j5");
  await page.keyboard.press("Enter");
  await page.keyboard.press("e");
  await laser.ply(1);
  assert.deepEqual(await laser.moves(), ["j5+"]);
});

test("A20 touch: whole games on a phone", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const visit = await browser.visit(server, { context: phone });
  for (const recorded of [game("renju"), game("laser-khet")]) {
    const table = await Table.start(visit, { variant: recorded.variant });
    assert.ok(await visit.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the phone");
    for (const [i, { taps }] of recorded.moves.entries()) {
      await table.turn();
      const touch = async (/** @type {string | { button: string }} */ tap) => {
        if (typeof tap !== "string") return visit.page.locator(`.board-buttons [data-button="${tap.button}"]`).tap();
        const { x, y } = await table.place(tap);
        await visit.page.touchscreen.tap(x, y);
      };
      for (const tap of taps) await touch(tap);
      // The first tap shows what a Laser move would do, and on a board of small points where a stone would come.
      await touch(taps.at(-1));
      await table.ply(i + 1);
    }
    await ended(table, recorded);
  }
});

test("L5 Y1 a Laser piece and a YINSH ring are dragged", async () => {
  const visit = await browser.visit(server);
  const laser = await Table.start(visit, { variant: "laser" });
  const drag = async (/** @type {import("./support/table.mjs").Table} */ table, /** @type {string} */ from, /** @type {string} */ to) => {
    await table.turn();
    const [a, b] = [await table.place(from), await table.place(to)];
    await table.page.mouse.move(a.x, a.y);
    await table.page.mouse.down();
    await table.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await table.page.mouse.move(b.x, b.y, { steps: 4 });
    await table.page.mouse.up();
  };
  await drag(laser, "e4", "c2"); // too far: nothing happens
  assert.deepEqual(await laser.moves(), []);
  await drag(laser, "h2", "h3");
  await laser.ply(1);
  assert.deepEqual(await laser.moves(), ["h2h3"]);

  const yinsh = await Table.start(visit, { variant: "yinsh", start: "custom", position: "4/1B5/B7/8W/W9/6B2/W5W3/9/W7/B6/3B w 0-0" });
  await drag(yinsh, "e1", "e5");
  await yinsh.ply(1);
  const pieces = await yinsh.pieces();
  assert.deepEqual([pieces.e1, pieces.e5], ["white marker", "white ring"]);
});

test("A4 choosing again deselects, Escape lets go, a click that leads nowhere says why and changes nothing", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "laser" });
  const chosen = () => table.page.locator("#board .spot.selected").count();
  await table.turn();
  await table.point("h2");
  assert.equal(await chosen(), 1);
  assert.ok(await table.page.locator("#board .spot.next").count(), "where it may go is marked");
  await table.point("h2");
  assert.equal(await chosen(), 0);
  await table.point("h2");
  await table.page.keyboard.press("Escape");
  assert.equal(await chosen(), 0);
  await table.point("h2");
  await table.point("a1");
  await table.until("#refusal", /a1 is no neighbour of h2/);
  assert.equal(await chosen(), 1);
  await table.point("h8"); // the other side's
  assert.equal(await chosen(), 1);
  await table.page.keyboard.press("Escape");
  await table.point("h8");
  await table.until("#refusal", /^The pyramid on h8 is red's$/);
  assert.equal(await chosen(), 0);
  assert.deepEqual(await table.moves(), []);
});

test("A4 A8 what is chosen stays chosen when the server's first word comes late", async () => {
  const visit = await browser.visit(server);
  await visit.page.routeWebSocket(/\/ws$/, (line) => {
    const beyond = line.connectToServer();
    beyond.onMessage((message) => setTimeout(() => line.send(message), 1000));
  });
  const heard = visit.page.waitForEvent("websocket").then((line) => line.waitForEvent("framereceived"));
  const table = await Table.start(visit, { variant: "laser" });
  await table.turn();
  await table.point("j5");
  const chosen = () => table.page.locator("#board .spot.selected").count();
  assert.equal(await chosen(), 1);
  await heard;
  await sleep(1500); // the page has long drawn what it heard
  assert.equal(await chosen(), 1);
  await table.page.locator('[data-button="turn-left"]').click();
  await table.ply(1);
});

test("A4 R2 a ghost shows where a piece would go, legal squares have dots, the last move is marked", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  await table.turn();
  assert.equal(await table.page.locator("#board.show-placements .hint.place").count(), 4);
  const { x, y } = await table.place("f5");
  await table.page.mouse.move(x, y);
  assert.equal(await table.page.locator("#board .ghost").count(), 1);
  await table.move({ move: "f5", taps: ["f5"] });
  assert.deepEqual(await table.page.locator("#board .last.moved").count(), 1);
  assert.equal((await table.pieces()).e5, "dark disc", "the disc between is flipped");
});
