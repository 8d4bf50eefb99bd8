// Opening rules: swap2 in all its ways, and balanced starts.

import assert from "node:assert/strict";
import test from "node:test";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { tabTo } from "./support/keys.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();

const SWAP2 = { variant: "gomoku", opening: "swap2" };
const REMOTE = { ...SWAP2, opponent: "remote", side: "first", name: "Ann" };

/** Ann's page and Ben's, after her three stones. */
async function offered() {
  const ann = await Table.start(await browser.visit(server), REMOTE);
  const guest = await browser.visit(server);
  const ben = new Table(guest);
  await guest.page.goto(ann.address);
  await guest.page.fill("#sit-name", "Ben");
  await guest.page.locator("#sit button[type=submit]").click();
  await ben.ready();
  await ann.says(/Place three stones: Black, White, Black/);
  await ben.says(/Ann places stones/);
  await ann.place_all("h8");
  await ann.says(/Now White, then Black/);
  await ann.place_all("h9");
  await ann.says(/Now the last stone: Black/);
  await ann.place_all("j7");
  await ann.says(/Ben chooses a colour/);
  await ben.says(/Choose: play Black, play White, or add two stones/);
  return { ann, ben };
}

/** @param {Table} table @param {string} take */
const take = (table, take) => table.page.locator(`#colours [data-take=${take}]`).click();

/** The name at a side. @param {Table} table @param {string} side */
const name = (table, side) => table.page.locator(`.seat[data-side=${side}] .who`).textContent();

test("G1 swap2: the second player takes Black, and the first one goes on as White", async () => {
  const { ann, ben } = await offered();
  assert.equal(await ann.page.locator("#colours").isVisible(), false, "it is not her choice");
  assert.deepEqual(await violations(ben.page, "colours"), []);
  await take(ben, "first");
  await ann.says(/Your move/);
  assert.equal(await name(ann, "first"), "Ben");
  assert.equal(await name(ben, "second"), "Ann");
  assert.equal(await ben.page.locator("#colours").isVisible(), false);
  await ann.place_all("a1");
  assert.equal((await ann.pieces()).a1, "white stone");
  await ben.place_all("a2");
});

test("A18 G1 swap2: the second player stays White, by keyboard alone, and moves", async () => {
  const { ann, ben } = await offered();
  await tabTo(ben.page, "#colours [data-take=second]");
  await ben.page.keyboard.press("Enter");
  await ben.place_all("a1");
  await ann.says(/Your move/);
  assert.equal(await name(ann, "first"), "Ann");
});

test("G1 swap2: two more stones, then the first player chooses; all of it survives a restart", async () => {
  const { ann, ben } = await offered();
  await take(ben, "more");
  await ann.says(/Ben places stones/);
  await ben.says(/Place two more stones: White, Black/);
  await ben.place_all("g7");
  for (const { visit } of [ann, ben]) visit.expect(/WebSocket|ERR_CONNECTION|Failed to load/);
  await server.kill();
  await server.start();
  await ben.says(/Now the last stone: Black/);
  await ben.place_all("k7");
  await ann.says(/Choose: play Black or play White/);
  assert.equal(await ann.page.locator("#colours [data-take=more]").isVisible(), false);
  await take(ann, "second");
  await ann.says(/Your move/);
  assert.deepEqual([await name(ann, "first"), await name(ann, "second")], ["Ben", "Ann"]);
  await ann.place_all("a1");
  await ben.place_all("a2");
  assert.deepEqual(await ann.moves(), ["h8", "h9", "j7", "g7", "k7", "a1", "a2"]);
});

test("G1 swap2 against a computer: it chooses, and it offers", async () => {
  const table = await Table.start(await browser.visit(server), { ...SWAP2, opponent: "minimax-2", side: "first" });
  await table.place_all("h8 h9 a1");
  await table.until("#says", /Your move|thinking|chooses/);
  await table.turn();
  // It took a colour, and has moved if it took White.
  await table.page.waitForFunction(() => !document.querySelector(".seat.undecided"));
  const other = await Table.start(await browser.visit(server), { ...SWAP2, opponent: "minimax-2", side: "second" });
  await other.ply(3);
  await other.says(/Choose: play Black, play White, or add two stones/);
  await take(other, "second");
  await other.says(/Your move/);
  assert.match(await name(other, "first"), /Clerk/);
  await other.any();
});

test("G1 swap2: what is out of turn gets one sentence and changes nothing", async () => {
  const [ann, ben] = [new Visitor(server.base), new Visitor(server.base)];
  const id = await ann.newGame(REMOTE);
  await ben.sit(id, "Ben");
  const [a, b] = [await ann.join(id), await ben.join(id)];
  assert.equal(await b.refused({ do: "choose", take: "first" }), "There is no colour to choose now.");
  assert.equal(await b.refused({ do: "move", ply: 0, move: "h8" }), "It is not your turn.");
  for (const move of ["h8", "h9", "j7"]) await a.play(move);
  assert.deepEqual(a.state.swap2, { step: "choose", more: true });
  assert.equal(await a.refused({ do: "choose", take: "first" }), "It is the other player's choice.");
  assert.equal(await b.refused({ do: "move", ply: 3, move: "a1" }), "Choose a colour first.");
  assert.match(await b.refused({ do: "choose", take: "red" }), /./);
  b.say({ do: "choose", take: "first" });
  await a.next((/** @type {any} */ m) => m.type === "table" && m.state.swap2 === null);
  assert.deepEqual(a.you, ["second"]);
  assert.equal(await b.refused({ do: "choose", take: "second" }), "There is no colour to choose now.");
  assert.equal(a.state.players.first.name, "Ben");
  await Promise.all([a.close(), b.close()]);
  for (const [fields, why] of /** @type {[Record<string, string>, RegExp][]} */ ([
    [{ variant: "renju", opening: "swap2" }, /Swap2 is not played/],
    [{ variant: "reversi", opening: "swap2" }, /Swap2 is not played/],
    [{ variant: "gomoku", opening: "pie" }, /no such opening rule/],
    [
      { variant: "gomoku", opening: "balanced", start: "custom", position: "15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 w" },
      /begins as it stands/,
    ],
  ]))
    await assert.rejects(ann.newGame({ opponent: "here", ...fields }), why);
});

test("A13 every game can begin from a random balanced position, which its file and its rematch keep", async () => {
  const visitor = new Visitor(server.base);
  for (const variant of ["reversi", "gomoku", "renju", "yinsh", "laser", "connect-four"]) {
    const line = await visitor.join(await visitor.newGame({ variant, opponent: "here", opening: "balanced" }));
    const { id, position, history, opening_rule } = line.state;
    assert.deepEqual([history.length, opening_rule], [0, "balanced"]);
    const usual = await visitor.join(await visitor.newGame({ variant, opponent: "here" }));
    assert.notEqual(position, usual.state.position, variant);
    const file = await (await visitor.fetch(`/g/${id}/export/json`)).json();
    assert.equal(file.start, position, variant);
    line.say({ do: "resign" });
    await line.next((/** @type {any} */ m) => m.state?.outcome);
    line.say({ do: "rematch" });
    const { state } = await line.next((/** @type {any} */ m) => m.state?.next);
    const again = await visitor.join(state.next);
    assert.equal(again.state.position, position, `${variant}: the return game is fair`);
    await Promise.all([line.close(), usual.close(), again.close()]);
  }
  const line = await visitor.join(await visitor.newGame({ variant: "yinsh", opponent: "easy", side: "second", opening: "balanced" }));
  assert.equal(line.state.opening_rule, "balanced");
  if (!line.state.history.length) await line.next((/** @type {any} */ m) => m.ply === 1);
  await line.close();
});

test("A2 A29 the opening is chosen on the page, kept, and part of the link", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/gomoku?opening=swap2&opponent=here");
  await page.locator("#openings > summary").click();
  assert.equal(await page.locator("#opening-name").textContent(), "Swap2");
  assert.ok(await page.locator("input[name=opening][value=swap2]").isChecked());
  // Renju has none: the choice falls back to the free one.
  await page.locator("#rules > summary").click();
  await page.locator("input[name=variant][value=renju]").check();
  assert.equal(await page.locator("#swap2").isVisible(), false);
  assert.equal(await page.locator("#opening-name").textContent(), "Free");
  await page.locator("input[name=variant][value=gomoku-standard]").check();
  await page.locator("input[name=opening][value=swap2]").check();
  await page.locator(".go button").click();
  await page.waitForURL(/\/g\//);
  await new Table(visit).says(/Place three stones/);
  assert.match(await page.locator("#opening-rule").textContent(), /swap2/);
  await page.goto("/new/gomoku");
  assert.ok(await page.locator("input[name=opening][value=swap2]").isChecked(), "the last choice is kept");
  await page.goto("/new/yinsh");
  assert.equal(await page.locator("input[name=opening][value=swap2]").count(), 0);
});

test("A20 on a phone the opening fits, in German too", async () => {
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, locale: "de" };
  const table = await Table.start(await browser.visit(server, { context: phone }), { ...SWAP2, opponent: "here", side: "first" });
  const fits = async () => {
    const over = await table.page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    assert.ok(Math.max(...over) <= 0, `scrolls by ${over}`);
  };
  await table.says(/Setze drei Steine: Schwarz, Weiß, Schwarz/);
  await fits();
  for (const [at, stone] of ["h8", "h9", "j7"].entries()) {
    await table.point(stone);
    // Close points want a second tap.
    const chosen = table.page.locator("#board .spot.selected").first();
    await Promise.race([chosen.waitFor().catch(() => {}), table.ply(at + 1).catch(() => {})]);
    if (await chosen.count()) await table.point(stone);
    await table.ply(at + 1);
  }
  await table.until("#colours-says", /Wähle: Schwarz spielen, Weiß spielen oder zwei Steine dazusetzen/);
  await fits();
  for (const which of ["first", "second", "more"]) {
    const box = await table.page.locator(`#colours [data-take=${which}]`).boundingBox();
    assert.ok(box && box.height >= 44 && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 664, which);
  }
});
