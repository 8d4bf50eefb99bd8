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

/** What has been measured, by player: random moves are 100 in every game. @param {string} game @returns {Map<string, number>} */
function measured(game) {
  const file = readFileSync(new URL(`../../crates/${game}/ratings.txt`, import.meta.url), "utf8");
  const lines = file
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(/\s+/));
  const random = Number(lines.find(([id]) => id === "random-moves")?.[1] ?? 100);
  return new Map(lines.map(([id, elo]) => [id, Number(elo) - random + 100]));
}

/** The list of all opponents, as it is read. */
const listed = (/** @type {import("playwright-core").Page} */ page) =>
  page.locator(".opponent").evaluateAll((rows) =>
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
  test(`A13 ${game}: three opponents to begin with, and all from weakest to strongest with what was measured`, async () => {
    const { page } = await browser.visit(server);
    await page.goto(`/new/${game}`);
    const levels = await page.locator(".face b").allTextContents();
    assert.deepEqual(levels, ["Beginner", "Casual", "Strong"]);
    assert.equal(await page.locator(".face:has(:checked) b").textContent(), "Beginner");
    const rows = await listed(page);
    const ratings = measured(game);
    assert.ok(rows.length >= 12, `${rows.length} players`);
    for (const { name, style, about } of rows) assert.ok(name && style && /[.]$/.test(about), name);
    for (const { id, rating } of rows) assert.equal(rating, String(ratings.get(id) ?? ""), id);
    const rated = rows.filter(({ rating }) => rating);
    assert.ok(
      rated.every(({ rating }) => Number(rating) >= 0),
      "no rating is below 0",
    );
    for (const [i, now] of rated.entries())
      for (const above of rated.slice(i + 1))
        assert.equal(
          Math.sign(above.scale - now.scale),
          Math.sign(Number(above.rating) - Number(now.rating)),
          "marks rise with the ratings",
        );
    assert.ok(rated[0].scale < 25 && rated.at(-1).scale > 75, "from one end of the scale to the other");
    assert.ok(
      rows.slice(rated.length).every(({ rating }) => !rating),
      "who has none comes last",
    );
    const values = await page
      .locator(".face input")
      .evaluateAll((all) => all.map((input) => /** @type {HTMLInputElement} */ (input).value));
    const strengths = values.map((id) => ratings.get(id));
    assert.deepEqual(
      strengths,
      [...strengths].sort((a, b) => a - b),
      "each stronger than the one before",
    );
    const faces = page.locator(".face img, .opponent img");
    assert.ok(
      await faces.evaluateAll((all) => all.slice(0, 3).every((img) => /** @type {HTMLImageElement} */ (img).naturalWidth > 0)),
      "they have faces",
    );
  });
}

test("A2 A13 the list is used by keys alone, and remembers whom one played", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/yinsh");
  const rows = await listed(page);
  await page.locator("#all > summary").focus();
  await page.keyboard.press("Enter");
  await page.locator(".opponent").nth(3).locator("input").focus();
  await page.keyboard.press("Space");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  const chosen = page.locator(".opponent:has(:checked)");
  assert.equal(await chosen.locator("b").textContent(), rows[6].name);
  assert.ok(
    await chosen.evaluate((row) => {
      const [own, box] = [row.getBoundingClientRect(), row.parentElement.getBoundingClientRect()];
      return own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
    }),
    "the list follows",
  );
  assert.equal(await page.locator("#opponent-name").textContent(), rows[6].name, "what is folded away says what it holds");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/g\//);
  assert.equal(await page.locator(".seat[data-side=second] .who").textContent(), rows[6].name);
  await page.goto("/new/yinsh");
  assert.equal(await chosen.locator("b").textContent(), rows[6].name);
  await page.goto("/new/laser");
  assert.equal(await page.locator(".face:has(:checked) b").textContent(), "Beginner", "another game has its own");
});

test("A2 A13 without scripts everything is there, and a game can be started", async () => {
  const visit = await browser.visit(server, { settings: null, context: { ...PHONE, javaScriptEnabled: false } });
  const { page } = visit;
  await page.goto("/new/reversi");
  await page.locator("#all > summary").click();
  await page.locator(".opponent", { hasText: "Scatterbrain" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  assert.deepEqual((await page.locator(".seat .who").allTextContents()).sort(), ["Dark", "Scatterbrain"]);
  await page.goto("/new/reversi");
  await page.locator("#all > summary").click();
  await page.locator("#all .option", { hasText: "Made to measure" }).click();
  await page.locator("#depth").selectOption("2");
  await page.locator("#perfect").selectOption("0");
  await page.locator("input[name=side][value=second]").check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  await page.locator(".seat[data-side=first] .who", { hasText: /^Depth 2$/ }).waitFor();
});

test("A2 A29 a link fills the form in, and a set-up is kept under a name and given as a code", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/laser?start=imhotep&clock=5%2B3&opponent=here&side=second&rated=no&nothing=x");
  const chosen = (/** @type {string} */ name) => page.locator(`input[name=${name}]:checked`).inputValue();
  assert.deepEqual(
    [await chosen("opponent"), await chosen("side"), await chosen("clock"), await chosen("start")],
    ["here", "second", "5+3", "imhotep"],
  );
  assert.equal(await page.locator("#clock-name").textContent(), "5+3");
  await page.locator("#give > summary").click();
  await page.locator("#setup-name").fill("Club <evening>");
  await page.locator("#keep-setup").click();
  await page.locator("#show-code").click();
  await page.waitForFunction(() => /** @type {HTMLImageElement} */ (document.querySelector("#setup-code img")).naturalWidth > 0);
  const link = new URL(await page.locator("#setup-code code").textContent());
  assert.equal(link.pathname, "/new/laser");
  assert.equal(link.searchParams.get("start"), "imhotep");
  await page.goto("/new/laser");
  await page.getByRole("link", { name: "Club <evening>" }).click();
  await page.waitForURL(/start=imhotep/);
  assert.deepEqual([await chosen("opponent"), await chosen("clock")], ["here", "5+3"]);
  await page.getByRole("button", { name: "Forget Club <evening>" }).click();
  await page.goto("/new/laser");
  assert.ok(await page.locator("#kept").isHidden());
  for (const to of ["//evil.example", "https://evil.example", "/x".repeat(400)]) {
    const answer = await page.request.get(`/code?to=${encodeURIComponent(to)}`);
    assert.equal(answer.status(), 400, to);
  }
});

test("A2 A29 a link holds the rules, the opponent and the previews, also where the page came with them", async () => {
  const visit = await browser.visit(server, { context: { permissions: ["clipboard-read", "clipboard-write"] } });
  const { page } = visit;
  await page.goto("/new/gomoku?variant=renju");
  const advised = await page.locator("input[name=opponent]:checked").inputValue();
  await page.locator("#names > summary").click();
  await page.locator("input[name=previews]").check();
  await page.locator("#give > summary").click();
  await page.locator("#copy-setup").click();
  await page.locator(".toast:not([hidden])").waitFor();
  const { pathname, search, searchParams } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  assert.deepEqual(Object.fromEntries(searchParams), { variant: "renju", opponent: advised, previews: "yes" });
  await page.goto(pathname + search);
  assert.equal(await page.locator("input[name=variant]:checked").inputValue(), "renju");
  assert.ok(await page.locator("input[name=previews]").isChecked());
  // What was played last is proposed under other rules as well, but for its start position.
  await page.locator("#time > summary").click();
  await page.locator("input[name=clock][value='3+2']").check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  await new Table(visit).ready();
  await page.goto("/new/gomoku?variant=gomoku-standard");
  assert.equal(await page.locator("input[name=variant]:checked").inputValue(), "gomoku-standard");
  assert.equal(await page.locator("#clock-name").textContent(), "3+2");
  await page.goto(pathname + search);
  assert.equal(await page.locator("#clock-name").textContent(), "None", "a whole set-up is as it was given");
});

test("A1 A2 the side may be left to chance, and the last set-up is proposed again", async () => {
  const visitor = new Visitor(server.base);
  const sides = new Set();
  for (let i = 0; i < 24; i++) {
    const line = await visitor.join(await visitor.newGame({ variant: "reversi-4x4", opponent: "random-moves", side: "random" }));
    sides.add(line.you[0]);
    await line.close();
  }
  assert.deepEqual([...sides].sort(), ["first", "second"]);
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/reversi");
  await page.locator("input[name=side][value=second]").check({ force: true });
  await page.locator("#time > summary").click();
  await page.locator("input[name=clock][value='10+5']").check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  await new Table(visit).ready();
  await page.goto("/new/reversi");
  assert.equal(await page.locator("input[name=side]:checked").inputValue(), "second");
  assert.equal(await page.locator("#clock-name").textContent(), "10+5");
});

test("A1 home: a quick game, once more as last time, and the room of others", async () => {
  const own = await startServer();
  try {
    const visit = await browser.visit(own);
    const { page } = visit;
    await page.goto("/");
    assert.equal(await page.locator(".again").count(), 0, "nothing was played yet");
    await page.getByRole("button", { name: "Quick game of Connect Four" }).click();
    await page.waitForURL(/\/g\//);
    const table = new Table(visit);
    await table.ready();
    const opponent = await page.locator(".seat[data-side=second] .who").textContent();
    await table.any();
    await table.ply(2);
    await page.goto("/");
    assert.match(await page.locator(".again").textContent(), new RegExp(`Connect Four against ${opponent}`));
    await page.getByRole("button", { name: "As last time" }).click();
    await page.waitForURL(/\/g\//);
    await table.ready();
    assert.equal(await page.locator(".seat[data-side=second] .who").textContent(), opponent);
    // Another visitor sees the game, and a free seat before it, also on a phone.
    const host = new Visitor(own.base);
    const waiting = await host.join(await host.newGame({ variant: "yinsh", first_name: "Ada", second: "remote" }));
    const guest = await browser.visit(own, { context: { viewport: { width: 360, height: 640 } } });
    await guest.page.goto("/");
    const rows = guest.page.locator("[aria-labelledby=room] .item");
    assert.equal(await rows.count(), 2);
    assert.match(await rows.first().textContent(), /YINSH.*Ada.*Sit down/s);
    assert.match(await rows.nth(1).textContent(), /Connect Four.*Watch/s);
    assert.ok(await rows.first().getByText("Sit down").isVisible());
    await rows.first().click();
    await guest.page.locator("#sit").waitFor();
    await waiting.close();
    const stranger = new Visitor(own.base);
    const again = await stranger.post(`/again/${table.address.split("/").pop()}`, {});
    assert.equal(again.status, 404, "only who played it can play it once more");
    for (const { page } of [visit, guest]) await page.goto("about:blank");
  } finally {
    await own.remove();
  }
});

test("A13 a random opponent is drawn from the list, another one another time", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/gomoku");
  const names = new Set((await listed(page)).map(({ name }) => name));
  await page.locator("#others .option", { hasText: "A random opponent" }).click();
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
    const measures = page.locator("#all .measures");
    assert.ok(await measures.isHidden());
    await page.locator("#all > summary").click();
    await page.locator("#all .option", { hasText: "Made to measure" }).click();
    await measures.waitFor();
    await page.locator("#depth").selectOption("3");
    await page.locator("#perfect").selectOption("10");
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
    assert.equal(await page.locator("[value=tailored]").count(), game === "reversi" ? 3 : 0, game);
  }
});

test("A6 A13 the opponent's rating stands beside its name, with and without scripts", async () => {
  const rating = String(measured("yinsh").get("hard"));
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
  const player = await page.locator(".opponent:has(.rating) input").last().inputValue();
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
  await table.place_all("f5 d6");
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
    // Colours are the same on every screen, and what fits is the same in every colour.
    const others = [
      { viewport: { width: 360, height: 640 } },
      { viewport: { width: 1280, height: 800 } },
      { viewport: { width: 1920, height: 1080 } },
    ];
    for (const context of [PHONE, ...(theme === "light" ? others : [])]) {
      const { page } = await browser.visit(server, { settings: { motion: "off", sound: "off", theme }, context });
      for (const game of GAMES) {
        await page.goto(`/new/${game}`);
        await page.locator("#preview svg").first().waitFor();
        found.push(...(await violations(page, `${game} ${context.viewport.width} folded`)));
        await page.locator("#all > summary").click();
        const tailored = page.locator("#all input[value=tailored]");
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
