// A person's profile with everything that it can hold: games that were really played and really reviewed say who was beaten, with which
// opening and colour, how well and how fast each phase was played, what runs, and what goes wrong again and again.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LARGE = { viewport: { width: 1920, height: 1080 } };
/** What Ola takes at least for each move of an opening, in milliseconds. */
const THINKING = 700;
/** Moves at the beginning of a game that are taken slowly. */
const SLOW = 6;

const { server, browser } = await serverAndBrowser();
const ola = new Visitor(server.base);
const pit = new Visitor(server.base);
/** Where the profile is. */
let profile = "";
/** The game that was played to its end. */
let whole = "";

/** Plays the moves in turn, from where the game stands. @param {any} first @param {any} second @param {string[]} moves */
async function alternate(first, second, moves) {
  for (const [i, move] of moves.entries()) {
    const [mover, other] = i % 2 === 0 ? [first, second] : [second, first];
    await mover.play(move, i);
    await other.next((/** @type {any} */ message) => message.state.ply > i);
  }
}

/** A rated game of Reversi between Ola and Pit. @param {boolean} dark whether Ola plays dark @param {string[]} moves @param {"pit resigns" | "draw"} end */
async function withPit(dark, moves, end) {
  const names = dark ? { first_name: "Ola", second: "remote" } : { first: "remote", second: "here", second_name: "Ola" };
  const id = await ola.newGame({ variant: "reversi", rated: "yes", ...names });
  await pit.sit(id, "Pit");
  const [hers, his] = [await ola.join(id), await pit.join(id)];
  await alternate(dark ? hers : his, dark ? his : hers, moves);
  if (end === "pit resigns") his.say({ do: "resign" });
  else {
    his.say({ do: "draw", say: "offer" });
    await hers.next(({ state }) => state?.offers.draw);
    hers.say({ do: "draw", say: "accept" });
  }
  await hers.next(({ state }) => state?.outcome);
  await Promise.all([hers.close(), his.close()]);
}

/** A rated game against a computer, with the first move that there is, again and again: it has mistakes. The first moves are taken slowly. */
async function againstComputer() {
  const id = await ola.newGame({ variant: "reversi-6x6", first_name: "Ola", second: "computer", second_player: "expert" });
  const line = await ola.join(id);
  for (let mine = 0; !line.state.outcome; ) {
    if (!line.choices?.length) {
      await line.next(({ type, state }) => type === "moved" || state?.outcome);
      continue;
    }
    if (mine++ < SLOW) await sleep(THINKING);
    await line.play(line.choices[0].move);
  }
  await line.close();
  return id;
}

before(async () => {
  await Promise.all([ola.fetch("/"), pit.fetch("/")]);
  await withPit(true, ["f5", "d6", "c3", "d3", "c4"], "pit resigns");
  await withPit(true, ["f5", "d6", "c3", "d3"], "pit resigns");
  await withPit(false, ["f5", "f6", "e6"], "draw");
  whole = await againstComputer();
  const { page } = await asOla(LARGE);
  await page.goto(`/g/${whole}/review`);
  // Games that are over are archived a moment later; a review takes its time.
  const games = async () => (await (await ola.fetch("/api/v1/archive")).json()).games;
  const ready = async () => {
    const all = await games();
    const known = all.filter((/** @type {any} */ { opening }) => opening);
    return all.length === 4 && known.length === 3 && all.some((/** @type {any} */ { accuracy }) => accuracy.first !== null);
  };
  for (const end = Date.now() + 240_000; !(await ready()); await sleep(300)) assert.ok(Date.now() < end, JSON.stringify(await games()));
  const people = await (await ola.fetch("/people")).text();
  profile = /href="(\/person\/[^"?]+)/.exec(people)[1];
  await page.context().close();
});

/** The lines of a list of results, in words: what it is, won · drawn · lost, percent. @param {import("playwright-core").Page} page @param {string} heading */
async function results(page, heading) {
  const list = page.getByRole("heading", { name: heading, exact: true }).locator("xpath=following::ul[1]");
  const lines = await list
    .locator("li")
    .evaluateAll((all) =>
      all.map((line) =>
        [line.querySelector(".what"), line.querySelector(".counts"), line.querySelector(".percent")].map((part) => part.textContent.trim()),
      ),
    );
  // What is drawn, and what is said of it to who does not see it.
  const drawn = await list.locator("svg").evaluateAll((all) =>
    all.map((bar) => ({
      says: bar.getAttribute("aria-label"),
      widths: ["won", "drawn", "lost"].map((of) => bar.querySelector(`.${of}`).getBoundingClientRect().width),
      whole: bar.getBoundingClientRect().width,
    })),
  );
  for (const [i, [name, counts]] of lines.entries()) {
    const [won, drew, lost] = counts.split(" · ").map(Number);
    const { says, widths, whole } = drawn[i];
    assert.match(says, new RegExp(`\\b${won}\\b.*\\b${drew}\\b.*\\b${lost}\\b`), `${name}: ${says}`);
    const all = won + drew + lost;
    const wanted = [won / all, (won + drew) / all, 1].map((share) => share * whole);
    for (const [j, width] of widths.entries()) assert.ok(Math.abs(width - wanted[j]) < 1.5, `${name}: ${widths} of ${whole}`);
  }
  return lines;
}

/** The same visitor as Ola, in a window. @param {import("playwright-core").BrowserContextOptions} context */
async function asOla(context) {
  const visit = await browser.visit(server, { context, settings: { motion: "off", sound: "off" } });
  const [name, value] = ola.cookie.split("=");
  await visit.context.addCookies([{ name, value, url: server.base }]);
  return visit;
}

test("A14 a profile counts results by opponent, by colour and by opening, and says what runs", async () => {
  const { page } = await asOla(LARGE);
  await page.goto(`${profile}?game=reversi`);
  assert.equal((await page.locator(".person p").innerText()).trim(), "4 games · best run: 2 wins");
  assert.deepEqual(await results(page, "Results by opponent"), [
    ["Pit", "2 · 1 · 0", "83 %"],
    ["Expert", "0 · 0 · 1", "0 %"],
  ]);
  const colours = await results(page, "Results by colour");
  assert.deepEqual(colours, [
    ["Dark", "2 · 0 · 1", "67 %"],
    ["Light", "0 · 1 · 0", "50 %"],
  ]);
  const openings = await results(page, "Results by opening");
  const named = Object.fromEntries(openings.map(([name, counts]) => [name, counts]));
  assert.equal(named.Tiger, "1 · 0 · 0", JSON.stringify(openings));
  assert.equal(named["Diagonal Opening"], "0 · 1 · 0", JSON.stringify(openings));
  const games = openings.flatMap(([, counts]) => counts.split(" · ").map(Number)).reduce((sum, count) => sum + count, 0);
  assert.equal(games, 3, "every game with an opening once; small boards have none");
});

test("A14 the chart of a profile has a point for each game, and where the rating stands", async () => {
  const { page } = await asOla(LARGE);
  await page.goto(`${profile}?game=reversi`);
  const chart = page.locator("svg.chart");
  const elo = Number(await page.locator(".now b").innerText());
  assert.match(await chart.getAttribute("aria-label"), new RegExp(`^From 1500 to ${elo} in 4 rated games$`));
  const { games } = await (await ola.fetch(`/api/v1/people/${profile.split("/").at(-1)}/games?game=reversi`)).json();
  const points = (await chart.locator("polyline").getAttribute("points")).split(" ").map((point) => point.split(",").map(Number));
  assert.equal(points.length, 4);
  // Higher ratings stand higher.
  const after = games.map((/** @type {any} */ game) => game.after).reverse();
  for (let i = 1; i < after.length; i++)
    assert.equal(Math.sign(points[i - 1][1] - points[i][1]), Math.sign(after[i] - after[i - 1]), `${after}: ${points}`);
  assert.equal(Math.round(after.at(-1)), elo);
});

test("A14 A16 a profile has accuracy and time for each phase, and the mistakes of the reviews in words", async () => {
  const { page } = await asOla(LARGE);
  await page.goto(`${profile}?game=reversi`);
  const rows = await page
    .locator("[aria-labelledby=phases-title] tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
  const figures = await (await ola.fetch(`/api/v1/people/${profile.split("/").at(-1)}/profile/reversi`)).json();
  assert.equal(figures.reviewed, 1);
  assert.ok(rows.length >= 2, `a whole game has more than an opening: ${rows}`);
  for (const [phase, accuracy, seconds] of rows) {
    const at = ["Opening", "Middle", "End"].indexOf(phase);
    assert.ok(at >= 0, phase);
    assert.equal(accuracy, figures.accuracy[at] === null ? "–" : `${Math.round(figures.accuracy[at])} %`);
    assert.equal(seconds, (figures.time_ms[at] / 1000).toFixed(1));
  }
  const [opening, ...later] = rows.map(([, , seconds]) => Number(seconds));
  assert.ok(
    later.every((seconds) => seconds < opening),
    `only the first moves were slow: ${rows}`,
  );

  assert.match(await page.locator("#faults-title + span").innerText(), /^from 1 reviewed game$/);
  const faults = await page.locator("#faults li").allInnerTexts();
  assert.ok(faults.length > 0 && faults.length <= 8, `${faults.length} kinds of mistakes`);
  assert.deepEqual(
    faults.map((fault) => Number.parseInt(fault, 10)),
    figures.mistakes.slice(0, 8).map((/** @type {any} */ { times }) => times),
    "the most frequent first, as often as the review has them",
  );
  for (const fault of faults) {
    assert.match(fault, /^\d+×\s+\S+ \S+ .+/s, "a sentence");
    assert.doesNotMatch(fault, /\{|\w+\.\w+-\w+/, "not a key");
  }
});

test("A14 A20 a profile with everything on it is read and used by keyboard, on a phone and on a large screen, in every language", async () => {
  for (const context of [PHONE, LARGE]) {
    const { page } = await asOla(context);
    // From the rankings to the profile, the mistake and the next opponent, with Tab and Enter alone.
    await page.goto("/rankings/reversi");
    await go(page, (/** @type {Element} */ link) => link.matches("tbody a") && link.textContent === "Ola");
    await page.waitForURL(/\/person\//);
    await page.locator("#faults li").first().waitFor();
    assert.deepEqual(await violations(page, `profile ${context.viewport.width}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    await go(page, (/** @type {Element} */ link) => link.matches("#faults a"));
    await page.waitForURL(new RegExp(`/g/${whole}/review\\?ply=\\d+$`));
    await page.goBack();
    await go(page, (/** @type {Element} */ link) => link.matches(".tabs a") && link.textContent === "YINSH");
    await page.waitForURL(/game=yinsh/);
    assert.match(await page.locator(".sheets .none").first().innerText(), /No rated game yet/);
    await page.goBack();
    const next = await page.locator(".opponent-name b").innerText();
    await go(page, (/** @type {Element} */ button) => button.matches("form[action='/new'] button.main"));
    await page.waitForURL(/\/g\//);
    assert.equal(await page.locator(".seat[data-side=second] .who").innerText(), next);
    await page.context().close();
  }
  for (const locale of ["de-DE", "fr-FR", "zh-CN"]) {
    const { page } = await asOla({ ...PHONE, locale });
    await page.goto(`${profile}?game=reversi`);
    await page.locator("#faults li").first().waitFor();
    assert.deepEqual(await violations(page, `profile ${locale}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${locale}: ${wide} pixels too wide`);
    // Names of openings are English everywhere.
    for (const english of ["Results by", "Rating over", "reviewed", "games", "wins"])
      assert.equal((await page.locator("main").innerText()).includes(english), false, `${locale}: ${english}`);
  }
});

/** Goes to a link or button by Tab, and presses it. @param {import("playwright-core").Page} page @param {(element: Element) => boolean} which */
async function go(page, which) {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate(`(${which})(document.activeElement)`);
    if (there) return page.keyboard.press("Enter");
  }
  assert.fail(`no way to ${which}`);
}
