// Past games of a collection and of one's own: found by everything that the form asks for, page by page, by keyboard, on a phone and on a
// large screen. The collection is of real tournament games, whose table says what has to be found.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";

const WTHOR = fileURLToPath(new URL("../../crates/reversi/tests/data/wthor/", import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LARGE = { viewport: { width: 1280, height: 800 } };
/** Games on a page. */
const PAGE = 24;

/** What the table says of each game. */
const GAMES = readFileSync(`${WTHOR}games.txt`, "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const [year, , event, dark, light, discs, moves] = line.split("|").map((part) => part.trim());
    const result = Number(discs) > 32 ? "first" : Number(discs) < 32 ? "second" : "draw";
    return { year: Number(year), event, dark, light, result, moves };
  });

const { server, browser } = await serverAndBrowser();
const owner = new Visitor(server.base);
/** The address of the collection. */
let collection = "";

before(async () => {
  await owner.fetch("/");
  const { page } = await asOwner(LARGE);
  await page.goto("/import");
  await page.locator("#files").setInputFiles(readdirSync(WTHOR).flatMap((name) => (name.endsWith(".txt") ? [] : [WTHOR + name])));
  await page.waitForURL(/batch=/);
  await page.locator("#name").fill("World");
  await page.locator("#import").click();
  const link = page.locator("#jobs").getByRole("link", { name: "Show the games" }).first();
  await link.waitFor({ timeout: 60_000 });
  await page.locator("#jobs li [data-state=done]").first().waitFor({ timeout: 60_000 });
  collection = await link.getAttribute("href");
  await page.context().close();
  // One's own: against a weak and a strong computer.
  for (const computer of ["newcomer", "master"]) {
    const id = await owner.newGame({ variant: "reversi", first_name: "Ann", second: "computer", second_player: computer });
    const line = await owner.join(id);
    await line.play("f5");
    await line.next(({ type, ply }) => type === "moved" && ply === 2);
    line.say({ do: "resign" });
    await line.next(({ state }) => state?.outcome);
    await line.close();
  }
  const archived = async () => (await (await owner.fetch("/games?length_from=1")).text()).split('<li class="card"').length - 1;
  for (const end = Date.now() + 60_000; (await archived()) < 2; await sleep(300)) assert.ok(Date.now() < end, "nothing is archived");
});

/** @param {import("playwright-core").BrowserContextOptions} context */
async function asOwner(context) {
  const visit = await browser.visit(server, { context, settings: { motion: "off", sound: "off" } });
  const [name, value] = owner.cookie.split("=");
  await visit.context.addCookies([{ name, value, url: server.base }]);
  return visit;
}

/** The games that are listed, as the table calls them. @param {import("playwright-core").Page} page */
const listed = (page) => page.locator(".past .card h2").allInnerTexts();
/** @param {(game: (typeof GAMES)[number]) => boolean} which */
const wanted = (which) => GAMES.filter(which).map(({ dark, light }) => [dark, light]);

/** The listed games are these, in whatever order. @param {import("playwright-core").Page} page @param {(game: (typeof GAMES)[number]) => boolean} which */
async function lists(page, which) {
  const [found, table] = [await listed(page), wanted(which)];
  assert.equal(found.length, table.length, `${found}, not ${table}`);
  for (const players of table)
    assert.ok(
      found.some((title) => players.every((name) => name === "???" || title.includes(name))),
      `${players} in ${found}`,
    );
}

/** Fills the form in and sends it, by keyboard alone. @param {import("playwright-core").Page} page @param {Record<string, string>} fields by their names */
async function ask(page, fields) {
  const toggle = page.locator("#show-filters");
  if (await toggle.isVisible()) {
    await toggle.focus();
    await page.keyboard.press("Enter");
  }
  const more = page.locator(".more-filters");
  if (!(await more.evaluate((fold) => /** @type {HTMLDetailsElement} */ (fold).open))) {
    await more.locator("summary").focus();
    await page.keyboard.press("Enter");
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`#filters [name=${name}]`);
    await field.focus();
    if (await field.evaluate((field) => field instanceof HTMLSelectElement)) {
      const options = await field
        .locator("option")
        .evaluateAll((all) => all.map((option) => /** @type {HTMLOptionElement} */ (option).value));
      const [from, to] = [await field.evaluate((field) => /** @type {HTMLSelectElement} */ (field).selectedIndex), options.indexOf(value)];
      assert.ok(to >= 0, `${value} of ${options}`);
      for (let step = from; step !== to; step += Math.sign(to - from)) await page.keyboard.press(to > from ? "ArrowDown" : "ArrowUp");
    } else {
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Delete");
      await page.keyboard.type(value);
    }
  }
  await page.locator("#filters .button.main").focus();
  const [name, value] = Object.entries(fields).at(-1);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get(name) === value);
}

for (const context of [PHONE, LARGE])
  test(`A11 a collection is found through by any filters together, by keyboard, ${context.viewport.width} wide`, async () => {
    const { page } = await asOwner(context);
    const begin = () => page.goto(collection);
    await begin();
    await ask(page, { player: "murakami", result: "first" });
    await lists(page, ({ dark, light, result }) => /Murakami/.test(dark + light) && result === "first");
    assert.equal(await page.locator(".chip").count(), 2);
    await begin();
    await ask(page, { from: "1988", to: "1996", result: "second" });
    await lists(page, ({ year, result }) => year >= 1988 && year <= 1996 && result === "second");
    assert.deepEqual(await violations(page, `filtered collection ${context.viewport.width}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    await begin();
    await ask(page, { position: "f5d6c3d3c4", result: "draw" });
    await lists(page, () => false);
    await begin();
    await ask(page, { position: "f5f6e6f4g5", sort: "oldest" });
    // Another order of moves can lead there, too; every game that begins so is found.
    const begins = wanted(({ moves }) => moves.startsWith("f5f6e6f4g5"));
    const found = await listed(page);
    for (const players of begins)
      assert.ok(
        found.some((title) => players.every((name) => name === "???" || title.includes(name))),
        `${players} in ${found}`,
      );
    const dates = await page.locator(".past .card .small").allInnerTexts();
    const years = [...dates.join("\n").matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
    assert.ok(years.length >= begins.length && years.every((year, i) => i === 0 || year >= years[i - 1]), `the oldest first: ${years}`);
    // An opening on a card leads to all games with it.
    const opening = page.locator(".card .small a[href*='opening=']").first();
    const name = await opening.innerText();
    await opening.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/opening=/);
    const openings = await page.locator(".card .small a[href*='opening=']").allInnerTexts();
    assert.ok(openings.length > 0 && openings.every((other) => other.startsWith(name)), `${name}: ${openings}`);
    // What decided it on the board, in words, both in the form and in the filter that is on.
    await begin();
    await ask(page, { reason: "discs", player: "murakami" });
    const decided = await page.locator(".past .card .result").allInnerTexts();
    assert.ok(decided.length > 0 && decided.every((said) => /most discs when neither side can move/.test(said)), `${decided}`);
    assert.match(await page.locator(".chip", { hasText: "How it ended" }).innerText(), /most discs when neither side can move/);
    assert.match(await page.locator("#f-reason option:checked").textContent(), /^most discs/);
    await begin();
    await ask(page, { length_to: "20" });
    await lists(page, () => false);
    await page.locator(".nothing").waitFor();
    await page.context().close();
  });

test("A11 a long list goes on page by page, each game once, and back", async () => {
  const { page } = await asOwner(LARGE);
  await page.goto(collection);
  const first = await page.locator(".past .card").evaluateAll((cards) => cards.map((card) => /** @type {HTMLElement} */ (card).dataset.id));
  assert.equal(first.length, PAGE);
  await page.locator("#more").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/after=/);
  const second = await page
    .locator(".past .card")
    .evaluateAll((cards) => cards.map((card) => /** @type {HTMLElement} */ (card).dataset.id));
  assert.equal(second.length, GAMES.length - PAGE);
  assert.equal(new Set([...first, ...second]).size, GAMES.length);
  assert.equal(await page.locator("#more").count(), 0);
  await page.goBack();
  await page.locator("#more").waitFor();
});

test("A11 one's own games are found by how strong the opponent was, and by who it was", async () => {
  const { page } = await asOwner(LARGE);
  const { players } = await (await owner.fetch("/api/v1/rankings/reversi")).json();
  const elo = (/** @type {string} */ id) => players.find((/** @type {any} */ { computer }) => computer === id).measured.elo;
  const between = Math.round((elo("newcomer") + elo("master")) / 2);
  await page.goto("/games");
  await ask(page, { rating_from: String(between) });
  assert.match((await listed(page)).join("|"), /^Ann – Master$/);
  await page.goto("/games");
  await ask(page, { rating_to: String(between) });
  assert.match((await listed(page)).join("|"), /^Ann – Newcomer$/);
  await page.goto("/games?game=reversi");
  await ask(page, { opponent: "master", result: "lost" });
  assert.match((await listed(page)).join("|"), /^Ann – Master$/);
  await page.goto("/games?game=reversi");
  await ask(page, { reason: "resignation", result: "won" });
  assert.deepEqual(await listed(page), []);
});

test("A11 a game is deleted and brought back by keyboard alone", async () => {
  for (const context of [PHONE, LARGE]) {
    const { page } = await asOwner(context);
    await page.goto("/games?opponent=newcomer&game=reversi");
    for (const part of [".edit > summary", ".delete > summary", ".delete button"]) {
      await page.locator(`.past .card ${part}`).focus();
      await page.keyboard.press("Enter");
    }
    await page.waitForURL(/deleted=/);
    assert.deepEqual(await listed(page), []);
    await page.locator("#undo").focus();
    assert.deepEqual(await violations(page, `a deleted game ${context.viewport.width}`), []);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.searchParams.has("deleted"));
    assert.equal((await listed(page)).length, 1);
    await page.context().close();
  }
});

test("A12 A16 the explorer knows an imported collection", async () => {
  const { page } = await asOwner(LARGE);
  await page.goto("/analysis/reversi");
  await page.locator("#board.live").waitFor();
  await page.locator("#open-openings").click();
  await page.locator("#explore-in").selectOption({ label: "World" });
  const begin = page.locator(".explored li");
  // All begin alike, whichever of the four squares that is.
  await begin.first().getByText(`${GAMES.length} games`).waitFor();
  const won = GAMES.filter(({ result }) => result === "first").length;
  const share = Math.round((100 * won) / GAMES.length);
  assert.match(await begin.first().locator(".result-bar").getAttribute("aria-label"), new RegExp(`^${share} %`));
});
