// Learning by doing: whole courses by clicks, wrong tries, what is kept, keyboard, phone, and the hints of a first game.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { violations } from "./support/axe.mjs";
import { Browser } from "./support/browser.mjs";
import { GAMES } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { Steps } from "./support/steps.mjs";
import { Table } from "./support/table.mjs";
import { THOROUGH } from "./support/thorough.mjs";

/** The shortest course: rules, strategy and challenges. */
const FEWEST = 5 + 4 + 12;

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

// The rules say in Rust that every step can be done; these two have every kind of tap.
for (const game of THOROUGH ? GAMES : ["yinsh", "laser"]) {
  test(`A26 the whole course of ${game} is done by clicks, and its last step starts a game`, async () => {
    const { page } = await browser.visit(server);
    const steps = new Steps(page);
    await page.goto(`/learn/${game}`);
    const all = await page.locator("[data-step]").count();
    assert.ok(all >= FEWEST, `${all} steps`);
    await page.locator("#continue").click();
    await page.waitForURL(/\/rules\/1$/);
    for (let done = 1; ; done += 1) {
      await steps.solve();
      const next = page.locator("#next");
      if (!(await next.count())) {
        assert.equal(done, all, "the last step");
        break;
      }
      const before = page.url();
      await next.click();
      await page.waitForURL((url) => url.href !== before);
    }
    await page.goto(`/learn/${game}`);
    assert.equal(await page.locator("[data-step].done").count(), all, "everything is done");
    await page.goBack();
    await page.locator("#play").click();
    await page.waitForURL(/\/g\/\w+$/);
    await page.locator("#board.live").waitFor();
  });
}

test("A26 a wrong try is answered and taken back, and another one can be made", async () => {
  const { page } = await browser.visit(server);
  const steps = new Steps(page);
  for (const game of GAMES) {
    for (const series of ["rules", "strategy", "challenges"]) {
      // Some step of each series where something can be wrong.
      for (let number = 1; ; number += 1) {
        await page.goto(`/learn/${game}/${series}/${number}`);
        const { exercise, ids } = await steps.data();
        const right = exercise.kind === "lesson" ? exercise.goal : [exercise.solution];
        const moves = (await steps.choices()).map(({ move }) => move);
        const wrong = right.length && moves.filter((move) => !right.includes(move))[0];
        if (!wrong && number < ids.length) continue;
        assert.ok(wrong, `${game} ${series} has a step with a wrong move`);
        await steps.ready();
        const pieces = await page.locator("#board .pieces > g").count();
        await steps.play(wrong);
        await page.locator("#says.wrong").waitFor();
        const said = (await page.locator("#says").textContent()) ?? "";
        assert.ok(said.includes(wrong), `it names the move: ${said}`);
        assert.doesNotMatch(said, /lesson-|challenge-/, "in words");
        await steps.ready();
        assert.equal(await page.locator("#board .pieces > g").count(), pieces, "taken back");
        assert.equal(await page.locator("#says.done").count(), 0);
        assert.equal(await page.locator(".dots .done").count(), 0, "nothing is done by a wrong try");
        break;
      }
    }
  }
});

test("A26 progress is kept and shown, each step has an address, and going back leads to the one before", async () => {
  const { page } = await browser.visit(server);
  const steps = new Steps(page);
  const [game] = GAMES;
  await page.goto("/learn");
  const shown = page.locator(`[data-progress="${game}/rules"]`);
  assert.match((await shown.textContent()) ?? "", /^0\/\d/);
  await page.goto(`/learn/${game}/rules/1`);
  await steps.solve();
  await page.locator("#next").click();
  await page.waitForURL(/\/rules\/2$/);
  await page.goBack();
  await page.waitForURL(/\/rules\/1$/);
  await page.locator(".dots .done").waitFor();
  await page.reload();
  assert.equal(await page.locator(".dots .done").count(), 1);
  await page.goto("/learn");
  assert.match((await shown.textContent()) ?? "", /^1\/\d/);
  await page.goto(`/learn/${game}`);
  assert.match((await page.locator("#continue").getAttribute("href")) ?? "", /\/rules\/2$/, "it goes on with the first that is not done");
});

test("A26 the solution can be shown, and is not counted as found", async () => {
  const { page } = await browser.visit(server);
  const steps = new Steps(page);
  for (const path of ["strategy/1", "challenges/1", "challenges/5"]) {
    await page.goto(`/learn/${GAMES[0]}/${path}`);
    await steps.ready();
    await page.locator("#show").click();
    await page.locator("#says", { hasText: "Like this" }).waitFor();
    assert.equal(await page.locator(".dots [aria-current].done").count(), 0);
    await page.locator("#again").click();
    await steps.solve();
  }
});

test("A18 A26 a step can be done by keyboard alone", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/learn/connect-four/rules/2");
  const steps = new Steps(page);
  await steps.ready();
  await page.locator("#board [tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("#says.done, #says.wrong").waitFor();
  await page.locator("#show").focus();
  await page.keyboard.press("Enter");
  await page.locator("#says", { hasText: "Like this" }).waitFor();
});

test("A20 A26 on a phone the board comes first, and board, task and buttons fit", async () => {
  for (const lang of ["en", "de"]) {
    const { page } = await browser.visit(server, { context: { viewport: { width: 390, height: 844 }, locale: lang } });
    const steps = new Steps(page);
    for (const game of GAMES) {
      for (const path of ["rules/2", "strategy/2", "challenges/6"]) {
        await page.goto(`/learn/${game}/${path}`);
        await steps.ready();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${game} ${path} ${lang} is ${wide} too wide`);
        const box = async (/** @type {string} */ id) => /** @type {{ y: number, height: number }} */ (await page.locator(id).boundingBox());
        const [board, task, ways] = [await box("#board"), await box(".task"), await box(".ways")];
        assert.ok(board.y + board.height <= task.y, "the board comes first");
        assert.ok(ways.y + ways.height <= 844, `${game} ${path} ${lang}: the buttons end at ${ways.y + ways.height}`);
      }
    }
  }
});

test("A20 A26 on laptops and large screens the board of a lesson has the height that there is, and nothing scrolls", async () => {
  for (const [width, height, least] of [
    [1366, 650, 0.69],
    [1280, 800, 0.71],
    [1920, 1080, 0.81],
  ]) {
    const { page } = await browser.visit(server, { context: { viewport: { width, height } } });
    for (const game of ["reversi", "yinsh", "laser"]) {
      await page.goto(`/learn/${game}/rules/3`);
      await page.locator("#board.live svg.surface").waitFor();
      const [share, over] = await page.evaluate(() => [
        document.querySelector("#board svg.surface").getBoundingClientRect().height / innerHeight,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      assert.ok(share >= least && over === 0, `${game} at ${width}x${height}: ${share} of the height, ${over} pixels too long`);
    }
  }
});

for (const theme of ["light", "dark"]) {
  test(`A18 A26 no accessibility violation in a course, ${theme}`, async () => {
    const { page } = await browser.visit(server, { settings: { motion: "off", sound: "off", theme } });
    const steps = new Steps(page);
    const found = [];
    for (const game of GAMES) {
      await page.goto(`/learn/${game}`);
      found.push(...(await violations(page, `course of ${game}`)));
      await page.goto(`/learn/${game}/strategy/1`);
      await steps.solve();
      found.push(...(await violations(page, `strategy of ${game}`)));
    }
    await page.goto(`/learn/${GAMES[0]}/challenges/1`);
    await steps.solve();
    found.push(...(await violations(page, "challenge")));
    assert.deepEqual(found, []);
  });
}

test("A26 the hints of a first game are shown once, beside the board, and can be put aside", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const table = await Table.start(visit, { variant: GAMES[0], second: "computer", second_player: "random-moves" });
  const hint = page.locator("#first-hint");
  await hint.waitFor();
  const first = await hint.textContent();
  await hint.getByRole("button").click();
  assert.equal(await hint.isVisible(), false);
  await table.any();
  await table.turn();
  await hint.waitFor();
  assert.notEqual(await hint.textContent(), first, "another one");
  await page.reload();
  await page.locator("#board.live").waitFor();
  assert.equal(await hint.isVisible(), false, "never twice");
});

test("A26 Y1 YINSH: how a ring is moved is said when rings are moved, not while they are placed", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, { variant: "yinsh", second: "computer", second_player: "random-moves" });
  const hint = visit.page.locator("#first-hint");
  await hint.filter({ hasText: "place your five rings" }).waitFor();
  for (let ring = 1; ring <= 5; ring += 1) {
    await table.any();
    await table.turn();
    if (ring < 5) assert.equal(await hint.isVisible(), false, `ring ${ring + 1}`);
  }
  await hint.filter({ hasText: "Choose a ring, then where it lands" }).waitFor();
});
