// Choosing a computer player, and playing one: ratings, a random one, one made to measure, thinking, clocks.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { textOf } from "../../web/words.js";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { server, browser } = await serverAndBrowser();

/** What has been measured: "rating ± error" by player. @param {string} game */
function measured(game) {
  const file = readFileSync(new URL(`../../crates/${game}/ratings.txt`, import.meta.url), "utf8");
  const lines = file
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(/\s+/));
  return new Map(lines.map(([id, elo, error]) => [id, `${elo} ± ${error}`]));
}

/** The list for the second side, as it is read. */
const listed = (/** @type {import("playwright-core").Page} */ page) =>
  page.locator("[data-side=second] .opponent").evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.querySelector("input").value,
      name: row.querySelector("b").textContent,
      style: row.querySelector("i").textContent,
      rating: row.querySelector(".rating")?.textContent.replace("rated ", "") ?? "",
      about: row.querySelector(".about").textContent,
      scale: Number.parseFloat(row.querySelector(".scale circle")?.getAttribute("cx")),
      checked: row.querySelector("input").checked,
    })),
  );

for (const game of GAMES) {
  test(`A13 ${game}: opponents from weakest to strongest, with what was measured, and where to start`, async () => {
    const { page } = await browser.visit(server);
    await page.goto(`/new/${game}`);
    const rows = await listed(page);
    const ratings = measured(game);
    assert.ok(rows.length >= 12, `${rows.length} players`);
    for (const { name, style, about } of rows) assert.ok(name && style && /[.]$/.test(about), name);
    assert.deepEqual(
      new Set(rows.map(({ rating }) => rating).filter((rating) => /±/.test(rating))),
      new Set(ratings.values()),
      "ratings are those of the ladder",
    );
    if (ratings.size) {
      for (const { id, rating } of rows) assert.equal(rating, ratings.get(id) ?? "", id);
      const rated = rows.filter(({ rating }) => rating);
      // Two measurements differ by chance, so a neighbour may come out weaker by as much as both may be off.
      const measures = rated.map(({ rating, scale }) => ({
        elo: Number.parseInt(rating, 10),
        error: Number(rating.split(" ± ")[1]),
        scale,
      }));
      for (const [i, now] of measures.entries()) {
        for (const above of measures.slice(i + 1)) {
          assert.ok(above.elo + above.error + now.error >= now.elo, `ratings rise: ${rated[i].id}`);
          assert.equal(Math.sign(above.scale - now.scale), Math.sign(above.elo - now.elo), "and so do the marks on the scale");
        }
      }
      assert.ok(rated[0].scale < 25 && rated.at(-1).scale > 75, "from one end of the scale to the other");
      assert.ok(
        rows.slice(rated.length).every(({ rating }) => !rating),
        "who has none comes last",
      );
    } else for (const { id, rating } of rows) assert.match(rating, /^(beginner|easy|medium|hard|expert)$/, id);
    const advised = rows.filter(({ about }) => about.startsWith("Not sure? Start here."));
    assert.deepEqual(
      advised,
      rows.filter(({ checked }) => checked),
      "who is advised is chosen",
    );
    assert.equal(advised.length, 1);
    const [inside, box] = await page
      .locator("[data-side=second] .opponent:has(:checked)")
      .evaluate((row) => [row, row.parentElement].map((part) => part.getBoundingClientRect().toJSON()));
    assert.ok(inside.top >= box.top && inside.bottom <= box.bottom, "and can be seen without scrolling");
  });
}

test("A2 A13 the list is used by keys alone, and remembers whom one played", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/yinsh");
  const rows = await listed(page);
  const start = rows.findIndex(({ checked }) => checked);
  await page.locator("input[name=second][value=computer]").focus();
  await page.keyboard.press("Tab");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  const chosen = page.locator("[data-side=second] .opponent:has(:checked)");
  assert.equal(await chosen.locator("b").textContent(), rows[start + 3].name);
  assert.ok(
    await chosen.evaluate((row) => {
      const [own, box] = [row.getBoundingClientRect(), row.parentElement.getBoundingClientRect()];
      return own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
    }),
    "the list follows",
  );
  assert.ok(
    await page
      .getByRole("radio", { name: new RegExp(rows[start + 3].name) })
      .first()
      .isChecked(),
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/g\//);
  assert.equal(await page.locator(".seat[data-side=second] .who").textContent(), rows[start + 3].name);
  await page.goto("/new/yinsh");
  assert.equal(await chosen.locator("b").textContent(), rows[start + 3].name);
  await page.goto("/new/laser");
  assert.match(await chosen.textContent(), /Start here/, "another game has its own");
});

test("A2 A13 without scripts everything is there, and a game can be started", async () => {
  const visit = await browser.visit(server, { settings: null, context: { ...PHONE, javaScriptEnabled: false } });
  const { page } = visit;
  await page.goto("/new/reversi");
  await page.locator("[data-side=second] .opponent", { hasText: "Random Moves" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  assert.deepEqual((await page.locator(".seat .who").allTextContents()).sort(), ["Dark", "Random Moves"]);
  await page.goto("/new/reversi");
  await page.locator("[data-side=second] .option", { hasText: "Made to measure" }).click();
  await page.locator("#second-depth").selectOption("2");
  await page.locator("#second-perfect").selectOption("0");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  await page.locator(".seat .who", { hasText: /^Depth 2$/ }).waitFor();
});

test("A13 a random opponent is drawn from the list, another one another time", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/gomoku");
  const names = new Set((await listed(page)).map(({ name }) => name));
  await page.locator("[data-side=second] .option", { hasText: "A random opponent" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  assert.ok(names.has(await page.locator(".seat[data-side=second] .who").textContent()));
  const visitor = new Visitor(server.base);
  const drawn = new Set();
  for (let i = 0; i < 12; i++) {
    const line = await visitor.join(await visitor.newGame({ variant: "gomoku", second_player: "any" }));
    drawn.add(textOf(line.state.players.second.name));
    await line.close();
  }
  assert.ok(drawn.size > 1, "not always the same one");
  for (const name of drawn) assert.ok(names.has(name), name);
});

test("R4 depth and perfect end are set on the screen, kept with the game, and for the rematch", async () => {
  const own = await startServer();
  try {
    const visit = await browser.visit(own);
    const { page } = visit;
    await page.goto("/new/reversi");
    const measures = page.locator("[data-side=second] .measures");
    assert.ok(await measures.isHidden());
    await page.locator("[data-side=second] .option", { hasText: "Made to measure" }).click();
    await measures.waitFor();
    await page.getByLabel("Looks ahead").last().selectOption("3");
    await page.getByLabel("Perfect from").last().selectOption("10");
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(/\/g\//);
    const table = new Table(visit);
    await table.ready();
    await table.move({ move: "f5", taps: ["f5"] }).catch(() => {}); // the answer may be there before it has looked
    await table.ply(2);
    const name = page.locator(".seat .who", { hasText: /^Depth 3, perfect from 10$/ });
    await name.waitFor();
    visit.expect(/./); // the line breaks
    await own.kill();
    await own.start();
    await page.reload();
    await table.ready();
    await name.waitFor();
    await table.any();
    await table.ply(4);
    await table.click("resign");
    await table.answer("Resign");
    const before = table.address;
    await table.click("rematch");
    await page.waitForURL((/** @type {URL} */ url) => url.pathname !== before);
    await table.ready();
    await page.locator(".seat[data-side=first] .who", { hasText: /^Depth 3, perfect from 10$/ }).waitFor();
    await table.ply(1);
  } finally {
    await own.remove();
  }
});

test("R4 only games that offer it ask for it", async () => {
  const { page } = await browser.visit(server);
  for (const game of GAMES) {
    await page.goto(`/new/${game}`);
    assert.equal(await page.locator("input[value=tailored]").count(), game === "reversi" ? 2 : 0, game);
  }
});

test("A6 A13 the opponent's rating stands beside its name, with and without scripts", async () => {
  const rating = measured("yinsh").get("hard") ?? "";
  const visit = await browser.visit(server);
  const table = await Table.start(visit, { variant: "yinsh", second: "computer", second_player: "hard" });
  assert.equal(await visit.page.locator(".seat[data-side=second] .rated").textContent(), rating);
  assert.equal(await visit.page.locator(".seat[data-side=first] .rated").textContent(), "", "a person has none yet");
  const plain = await browser.visit(server, { settings: null, context: { javaScriptEnabled: false } });
  await plain.page.goto(table.address);
  assert.equal(await plain.page.locator(".seat[data-side=second] .rated").textContent(), rating);
});

test("A6 A17 while the computer thinks one sees how far it looks", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  // On a board without named openings: out of the book the answer comes without thinking.
  const table = await Table.start(visit, { variant: "reversi-6x6", second: "computer", second_player: "depth-16-perfect-0" });
  const seen = page.evaluate(
    () =>
      new Promise((done, fail) => {
        setTimeout(() => fail(new Error("nothing was said of how far it looks")), 15_000);
        const look = new MutationObserver(() => {
          const [, depth] = /(\d+) moves ahead/.exec(document.querySelector("#ahead").textContent) ?? [];
          if (!depth) return;
          look.disconnect();
          const bar = document.querySelector("#thinking [role=progressbar]");
          done({ depth: Number(depth), says: document.querySelector("#says").textContent, spoken: bar.getAttribute("aria-valuetext") });
        });
        look.observe(document.querySelector("#ahead"), { childList: true, characterData: true, subtree: true });
      }),
  );
  await table.any();
  const { depth, says, spoken } = await seen;
  assert.ok(depth > 1);
  assert.match(says, /is thinking/);
  assert.equal(spoken, `${depth} moves ahead`);
  await page.waitForFunction(() => {
    const answered = document.querySelectorAll("#moves [data-ply]").length >= 2;
    if (!answered) /** @type {HTMLElement} */ (document.querySelector("#stop")).click();
    return answered;
  });
  await page.waitForFunction(() => document.querySelector("#ahead").textContent === "");
});

test("A6 A17 who thinks for a known time fills the bar evenly, and by its reports where the system wants less motion", async () => {
  const filled = async (/** @type {import("playwright-core").BrowserContextOptions} */ context) => {
    const visit = await browser.visit(server, { context });
    await Table.start(visit, { variant: "reversi", first: "here", second: "computer", second_player: "random-moves" });
    return visit.page.evaluate(async () => {
      const { showThinking } = await import("/assets/pages/now.js");
      // On one's own turn the row holds the hint instead.
      document.querySelector("#thinking").classList.remove("idle", "advising");
      const bar = document.querySelector("#thinking .thinking > i");
      const width = () => bar.getBoundingClientRect().width / bar.parentElement.getBoundingClientRect().width;
      const after = (/** @type {number} */ ms) => new Promise((done) => setTimeout(() => done(width()), ms));
      const thinking = /** @type {const} */ ({ type: "thinking", side: "second", depth: 0, nodes: 0, share: 0 });
      showThinking({ ...thinking, ms: 60_000 });
      const early = await after(300);
      showThinking({ ...thinking, depth: 9, nodes: 5, share: 0.25 });
      const reported = await after(600);
      showThinking(null);
      return { early, reported, none: await after(600) };
    });
  };
  const even = await filled({});
  assert.ok(even.early > 0 && even.early < 0.1 && even.reported > even.early && even.reported < 0.15, JSON.stringify(even));
  const still = await filled({ reducedMotion: "reduce" });
  assert.deepEqual([still.early, Math.round(100 * still.reported)], [0, 25]);
  for (const { none } of [even, still]) assert.equal(none, 0);
});

test("A3 A17 with little time the strongest players hurry and do not lose by it", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/new/reversi");
  const player = await page.locator("[data-side=second] .opponent:has(.rating) input").last().inputValue();
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({
    variant: "reversi-6x6",
    first: "computer",
    second: "computer",
    first_player: player,
    second_player: player,
    clock: "custom",
    minutes: "0.25",
    increment: "0",
  });
  const line = await visitor.join(id);
  const deadline = Date.now() + 40_000;
  while (!line.state.outcome && Date.now() < deadline) await line.next(({ state }) => state);
  assert.ok(line.state.outcome, "the game ends");
  assert.notEqual(line.state.outcome.reason, "time");
  await line.close();
});

test("A6 A9 why a game ended is seen once and said once", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  await table.place_all("f5");
  await table.click("resign");
  await table.answer("Resign");
  await table.until("#result", /wins/);
  const why = (await table.page.locator("#why").textContent()).replace(/[.]$/, "").toLowerCase();
  assert.ok(why.length > 3);
  await table.page
    .locator("#spoken p")
    .filter({ hasText: new RegExp(`wins[.] ${why}`, "i") })
    .waitFor({ state: "attached" });
  const seen = await table.page.evaluate((/** @type {string} */ reason) => {
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const visible = [];
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (
        texts.currentNode.nodeValue.toLowerCase().includes(reason) &&
        holder.checkVisibility() &&
        holder.getBoundingClientRect().width > 2
      )
        visible.push(holder.id);
    }
    return visible;
  }, why);
  assert.deepEqual(seen, ["why"]);
});

for (const theme of ["light", "dark"]) {
  test(`A13 A20 choosing an opponent is accessible and fits any screen, ${theme}`, async () => {
    const found = [];
    for (const context of [
      PHONE,
      { viewport: { width: 360, height: 640 } },
      { viewport: { width: 1280, height: 800 } },
      { viewport: { width: 1920, height: 1080 } },
    ]) {
      const { page } = await browser.visit(server, { settings: { motion: "off", sound: "off", theme }, context });
      for (const game of GAMES) {
        await page.goto(`/new/${game}`);
        await page.locator("#preview svg").first().waitFor();
        await page.locator("input[name=first][value=computer]").check();
        const tailored = page.locator("input[name=first_player][value=tailored]");
        if (await tailored.count()) await tailored.check();
        const { width } = context.viewport;
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${game} is not wider than ${width}`);
        const cut = await page
          .locator(".opponent, .measures select")
          .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent.trim()));
        assert.deepEqual(cut, [], `nothing is cut off at ${width}`);
        found.push(...(await violations(page, `${game} ${width}`)));
      }
    }
    assert.deepEqual([...new Set(found)], []);
  });
}
