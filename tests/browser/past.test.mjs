// Past games: found by filters in the address and by position, changed, deleted and brought back, exported; the opening explorer.

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";

const { server, browser } = await serverAndBrowser();
/** @type {import("./support/browser.mjs").Visit} */
let visit;
/** @type {Record<string, string>} the games' ids */
const ids = {};
/** The visitor whose games they are. */
let token = "";

before(async () => {
  const person = new Visitor(server.base);
  await person.fetch("/");
  token = person.cookie.split("=")[1];
  ids.won = await play(person, { variant: "connect-four", first_name: "Ann", second_name: "Ben" }, ["d", "e", "d", "e", "d", "e", "d"]);
  ids.resigned = await play(person, { variant: "reversi", first_name: "Cleo" }, ["f5", "d6", "c3"], { do: "resign" });
  ids.unfinished = await play(person, { variant: "reversi" }, ["c4", "c3"]);
  // Games that are over are archived a moment later.
  const archived = async () => (await (await person.fetch("/games?length_from=1")).text()).split('<li class="card"').length - 1;
  for (const end = Date.now() + 30_000; (await archived()) < 2; await sleep(300)) assert.ok(Date.now() < end, "nothing is archived");
});
beforeEach(async () => {
  visit = await browser.visit(server);
  await visit.context.addCookies([{ name: "plyground", value: token, url: server.base }]);
});

/** @param {Visitor} person @param {Record<string, string>} fields @param {string[]} moves @param {unknown} [last] */
async function play(person, fields, moves, last) {
  const id = await person.newGame({ first: "here", second: "here", clock: "none", ...fields });
  const line = await person.join(id);
  for (const move of moves) await line.play(move);
  if (last) {
    line.say(last);
    await line.next("changed");
  }
  await line.close();
  return id;
}

/** The ids of the games that are listed. */
const listed = () => visit.page.locator(".past .card").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-id")));
/** @param {string} id */
const card = (id) => visit.page.locator(`.card[data-id="${id}"]`);

test("A11 all games are there, with pictures, and the page is accessible on phone and large screen", async () => {
  const { page } = visit;
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("/games");
    assert.deepEqual((await listed()).sort(), Object.values(ids).sort());
    const says = async (/** @type {string} */ id) => (await card(id).locator(".text").innerText()).replaceAll(/\s+/g, " ");
    assert.match(await says(ids.won), /Ann – Ben .*four.*Connect Four · 7 moves · (just now|\d)/i);
    assert.match(await says(ids.resigned), /Cleo – .*resign.*Reversi · 3 moves · (just now|\d)/i);
    assert.match(await says(ids.unfinished), /Reversi · 2 moves · (just now|\d)/i);
    await card(ids.won).scrollIntoViewIfNeeded();
    await card(ids.won).locator("svg.surface").waitFor();
    assert.deepEqual(await violations(page, `past games ${width}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${width}: ${wide} pixels too wide`);
  }
  assert.match(await card(ids.won).textContent(), /Ann – Ben/);
  assert.match(await card(ids.unfinished).textContent(), /Continue/);
});

test("A11 filters combine, stand in the address and can be taken away one by one, by keyboard", async () => {
  const { page } = visit;
  await page.goto("/games");
  await page.locator("#f-game").selectOption("reversi");
  await page.locator("#f-player").fill("cle");
  await page.locator("#f-player").press("Enter");
  await page.waitForURL(/player=cle/);
  assert.equal(new URL(page.url()).search, "?game=reversi&player=cle");
  assert.deepEqual(await listed(), [ids.resigned]);
  assert.equal(await page.locator(".chip").count(), 2);
  await page.locator(".chip", { hasText: "cle" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/game=reversi$/);
  assert.deepEqual((await listed()).sort(), [ids.resigned, ids.unfinished].sort());
  assert.deepEqual(await violations(page, "filtered games"), []);
  await page.goto("/games?result=unfinished");
  assert.deepEqual(await listed(), [ids.unfinished]);
  visit.expect(/status of 400/);
  const wrong = await page.goto("/games?length_from=many");
  assert.equal(wrong.status(), 400);
});

test("A11 games are found by a position, in any symmetry", async () => {
  const { page } = visit;
  // Another way to the position after f5 d6, mirrored, and one that leads elsewhere.
  await page.goto("/games?game=reversi&position=d3c3");
  assert.deepEqual(await listed(), []);
  for (const moves of ["d3c5", "f5d6c3", "f5d6"]) {
    await page.goto(`/games?game=reversi&position=${moves}`);
    assert.deepEqual(await listed(), [ids.resigned], moves);
  }
});

test("A11 names, note and tags are changed; deleting is asked for and undone", async () => {
  const { page } = visit;
  await page.goto("/games?game=reversi&reason=resignation");
  const edit = () => card(ids.resigned).locator("details.edit");
  await edit().locator("summary").first().click();
  await edit().locator("[name=first]").fill("Dora <b>");
  await edit().locator("[name=note]").fill("A short one.");
  await edit().locator("[name=tags]").fill("league, short");
  await edit().getByRole("button", { name: "Save" }).click();
  await page.waitForLoadState();
  assert.match(await card(ids.resigned).textContent(), /Dora <b>.*A short one\./s);
  await page.goto("/games?tag=league&player=dora");
  assert.deepEqual(await listed(), [ids.resigned]);
  await edit().locator("summary").first().click();
  await edit().locator("details.delete summary").click();
  await edit().getByRole("button", { name: "Yes, delete" }).click();
  await page.waitForURL(/deleted=/);
  assert.deepEqual(await listed(), []);
  await page.locator("#undo").click();
  await page.waitForURL(/player=dora/);
  assert.deepEqual(await listed(), [ids.resigned]);
  // Another browser sees none of it and can change nothing.
  const other = new Visitor(server.base);
  assert.doesNotMatch(await (await other.fetch("/games")).text(), /Dora/);
  const refused = await other.post(`/games/${ids.resigned}/delete`, {});
  assert.equal(refused.status, 409);
});

test("A11 what one player notes the other does not see, and names that both see stay", async () => {
  const host = new Visitor(server.base);
  await host.fetch("/");
  const guest = new Visitor(server.base);
  await guest.fetch("/");
  const id = await host.newGame({ variant: "connect-four", first_name: "Ida", second: "remote" });
  assert.equal((await guest.post(`/g/${id}/sit`, { name: "Jon" })).status, 303);
  const [first, second] = [await host.join(id), await guest.join(id)];
  await first.play("d");
  await second.next("moved");
  await second.play("e");
  first.say({ do: "resign" });
  await first.next((message) => message.state?.outcome);
  for (const line of [first, second]) await line.close();
  const note = (/** @type {Visitor} */ by, /** @type {Record<string, string>} */ fields) => by.post(`/games/${id}`, fields);
  assert.equal((await note(host, { note: "Ida's own.", tags: "hers" })).status, 303);
  assert.equal((await note(guest, { note: "Jon's own.", tags: "his" })).status, 303);
  assert.equal((await note(guest, { first: "Loser", second: "Jon", note: "", tags: "" })).status, 409);
  const [hers, his] = [await (await host.fetch("/games")).text(), await (await guest.fetch("/games")).text()];
  assert.ok(/Ida.{0,9}s own/.test(hers) && !/Jon.{0,9}s own/.test(hers) && !hers.includes("tag=his"), "her note is hers");
  assert.ok(/Jon.{0,9}s own/.test(his) && !/Ida.{0,9}s own/.test(his) && !his.includes("tag=hers"), "his note is his");
  assert.ok(/The names stand in your opponent/.test(his) && !/name="first"/.test(his) && !his.includes("Loser"));
  assert.equal((await (await guest.fetch("/games?tag=hers")).text()).includes(id), false);
});

test("A11 several games are exported together", async () => {
  const { page } = visit;
  await page.goto("/games");
  const button = page.locator("#export button");
  assert.ok(await button.isDisabled());
  await card(ids.won).locator("input[name=id]").check();
  await card(ids.unfinished).locator("input[name=id]").check();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const files = JSON.parse(Buffer.concat(chunks).toString());
  assert.deepEqual(files.map((/** @type {any} */ { game }) => game).sort(), ["connect-four", "reversi"]);
});

test("A11 all games of a page are ticked at once, by keyboard, on phone and large screen", async () => {
  const { page } = visit;
  const all = page.locator("#choose-all");
  const ticked = () => page.locator("input[name=id]:checked").count();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("/games");
    const cards = await page.locator(".past .card").count();
    await card(ids.won).locator("input[name=id]").check();
    assert.ok(await all.evaluate((box) => /** @type {HTMLInputElement} */ (box).indeterminate), "some are");
    await all.focus();
    await page.keyboard.press("Space");
    assert.equal(await ticked(), cards);
    assert.deepEqual(await violations(page, `all games ticked ${width}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${width}: ${wide} pixels too wide`);
    await card(ids.won).locator("input[name=id]").uncheck();
    assert.ok(!(await all.isChecked()), "not all any more");
    await all.check();
    await all.uncheck();
    assert.equal(await ticked(), 0);
    assert.ok(await page.locator("#export button").isDisabled());
  }
});

test("A16 the explorer counts the games with each continuation, and leads to them", async () => {
  const { page } = visit;
  await page.goto("/analysis/connect-four");
  await page.locator("#board.live").waitFor();
  await page.locator("#open-openings").click();
  const row = page.locator(".explored li");
  await row.first().waitFor();
  assert.equal(await row.count(), 1);
  assert.match(await row.textContent(), /1 game/);
  assert.match(await row.locator(".result-bar").getAttribute("aria-label"), /^100 % first side/);
  await row.locator("button").click();
  await page.locator('.explored [data-book^="e"], .explored [data-book^="c"]').first().waitFor();
  assert.deepEqual(await violations(page, "explorer"), []);
  await page.locator("#explore-find").click();
  await page.waitForURL(/position=/);
  assert.deepEqual(await listed(), [ids.won]);
});
