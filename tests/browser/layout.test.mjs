// The screens of play: how much of the window the board has, what is seen without scrolling, and the end of a game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Browser } from "./support/browser.mjs";
import { Visitor } from "./support/client.mjs";
import { GAMES } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

/** The share of the window's height that the board has at least. */
const SHARE = 0.85;
const LAPTOPS = [
  { width: 1366, height: 650 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
];
/** Moves, back and forward, and the menu, wherever one is in the game. */
const WALK = ["#unfold", "#walk [data-walk=back]", "#walk [data-walk=forward]", "#more"];
/** A computer player of measured strength. */
const MEASURED = "greedy";
/** A client may say so much at once; then it has to go slower. */
const FRAMES = 30;
/** The shortest clock there is, in milliseconds. */
const SHORTEST_CLOCK = 15_000;
/** The last piece has fallen after so long, in milliseconds. */
const CELEBRATION = 900;

const recorded = (/** @type {string} */ variant) =>
  JSON.parse(readFileSync(new URL(`games/${variant}.json`, import.meta.url), "utf8")).moves;

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {import("./support/browser.mjs").Browser} */
let browser;
/** @type {Visitor} */
let visitor;
before(async () => {
  [server, browser] = await Promise.all([startServer(), Browser.start()]);
  visitor = new Visitor(server.base);
  await visitor.fetch("/"); // from here on it is known, and pages can be opened as its own
});
afterEach(() => browser.check());
after(async () => {
  await browser?.close();
  await server?.remove();
});

/** A game at one screen with some recorded moves made, all if not said. @returns {Promise<string>} its address */
async function played(/** @type {string} */ variant, /** @type {number | undefined} */ plies, fields = {}) {
  const id = await visitor.newGame({ variant, first: "here", second: "here", clock: "none", ...fields });
  const line = await visitor.join(id);
  for (const [i, { move }] of recorded(variant).slice(0, plies).entries()) {
    await line.play(move);
    if (i > FRAMES) await sleep(80);
  }
  await line.close();
  return `/g/${id}`;
}

/** A game of each kind after three moves. */
async function underWay() {
  const all = [];
  for (const game of GAMES) all.push({ game, address: await played(game, 3, { clock: "5+3" }) });
  return all;
}

/** A page of the one who has set up these games. @param {{ width: number, height: number }} viewport */
async function visit(viewport, settings = {}, context = {}) {
  const made = await browser.visit(server, {
    settings: { motion: "off", sound: "off", pass: "off", ...settings },
    context: { viewport, ...context },
  });
  const [name, value] = visitor.cookie.split("=");
  if (value) await made.context.addCookies([{ name, value, url: server.base }]);
  return made;
}

/** The box of what is drawn. @param {import("playwright-core").Page} page @param {string} selector */
const box = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });

/** Whether the page is longer than the window, and where each of these is. @param {import("playwright-core").Page} page */
const scrolls = (page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** All of an element is in the window and nothing lies over its middle. @param {import("playwright-core").Page} page @param {string} selector */
async function seen(page, selector) {
  const problem = await page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 1 || bottom - top < 1) return "is not there";
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return `is outside: ${[left, top, right, bottom]}`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && (element.contains(over) || over.contains(element)) ? "" : `is covered by ${over?.outerHTML.slice(0, 80)}`;
  });
  assert.equal(problem, "", `${selector} ${problem}`);
}

test("A20 the board has at least 85 % of the height on laptops and large screens, whatever the game", async () => {
  const addresses = await underWay();
  for (const viewport of LAPTOPS) {
    const made = await visit(viewport);
    const { page } = made;
    for (const { game, address } of addresses) {
      await Table.open(made, address);
      await page.locator("#actions").waitFor();
      const where = `${game} at ${viewport.width}x${viewport.height}`;
      const board = await box(page, "#board svg.surface");
      const share = board.height / viewport.height;
      assert.ok(share >= SHARE, `${where}: ${(100 * share).toFixed(1)} % (${JSON.stringify(board)})`);
      assert.ok(board.top >= 0 && board.bottom <= viewport.height, "all of it is seen");
      assert.equal(await scrolls(page), 0, `${where} does not scroll`);
      for (const beside of [".seat[data-side=first]", ".seat[data-side=second]", "#status", "#walk", "#actions"]) {
        await seen(page, beside);
        assert.ok((await box(page, beside)).left >= board.right, `${where}: ${beside} is beside the board`);
      }
      for (const button of await page.locator("#buttons .button").all()) assert.ok((await button.boundingBox()).x >= board.right);
    }
  }
});

test("A20 on a phone the board has all of the width, and nothing scrolls in play", async () => {
  const addresses = await underWay();
  // The longer words where there is least room.
  for (const [locale, viewport] of /** @type {const} */ ([
    ["de", PHONES[0]],
    ["en", PHONES[1]],
  ])) {
    const made = await visit(viewport, {}, { locale, hasTouch: true, isMobile: true });
    const { page } = made;
    for (const { game, address } of addresses) {
      await Table.open(made, address);
      await page.locator("#board.live").waitFor();
      const where = `${game} at ${viewport.width}x${viewport.height}`;
      const board = await box(page, "#board svg.surface");
      assert.ok(board.width >= viewport.width - 8, `${where}: ${board.width}`);
      assert.equal(await scrolls(page), 0, `${where} scrolls`);
      const buttons = (await page.locator("#buttons .button").count()) ? ["#buttons"] : [];
      for (const part of ["#board", ".seat[data-side=first] .clock", ".seat[data-side=second] .clock", "#says", "#walk", ...buttons])
        await seen(page, part);
      // The list of moves is behind a control, or there is room for it.
      if (await page.locator("#moves").isVisible()) continue;
      await page.locator("#unfold").click();
      await seen(page, "#moves");
      await seen(page, "#actions");
      await page.keyboard.press("Escape");
      assert.ok(await page.locator("#moves").isHidden(), "Escape folds it");
    }
    // Clocks of hours beside all that is counted.
    const slow = { clock: "custom", minutes: "180", increment: "5", first_name: "Margarete", second_name: "Charlotte" };
    for (const game of ["yinsh", "laser"]) {
      await Table.open(made, await played(game, -1, slow));
      assert.equal(await scrolls(page), 0, `${game} with long clocks at ${viewport.width}x${viewport.height} scrolls`);
      for (const part of [".seat[data-side=first] .clock", ".seat[data-side=second] .clock", "#says", ...WALK]) await seen(page, part);
    }
    // A newcomer's first game has a hint, what wins, and room for a computer's thinking.
    for (const game of GAMES) {
      const table = await Table.open(made, await played(game, 0, { second: "computer", second_player: "random-moves" }));
      await page.locator("#first-hint").waitFor();
      const where = `the first game of ${game} at ${viewport.width}x${viewport.height}`;
      assert.equal(await scrolls(page), 0, `${where} scrolls`);
      // The hint covers nothing that one plays with.
      for (const part of ["#board", "#says", "#goal", "#first-hint", ...WALK]) await seen(page, part);
      if (game === "yinsh") await table.until("#goal", /: 0 (of|von) 3$/);
      await page.locator("#first-hint button").click();
      assert.equal(await scrolls(page), 0, `${where}, without the hint`);
      if (locale !== "en") continue;
      await table.any();
      await table.turn();
      await page.locator("#goal").waitFor({ state: "hidden" });
      assert.equal(await scrolls(page), 0, `${where}, after a move`);
    }
  }
});

test("A6 A20 no clock is louder than what there is to do", async () => {
  const screens = [
    ...PHONES.map((viewport) => ({ viewport, more: { hasTouch: true, isMobile: true } })),
    ...LAPTOPS.map((viewport) => ({ viewport, more: {} })),
    { viewport: { width: 820, height: 1180 }, more: { hasTouch: true, isMobile: true } },
  ];
  for (const { viewport, more } of screens) {
    const made = await visit(viewport, {}, more);
    for (const game of ["yinsh", "laser"]) {
      await Table.open(made, await played(game, 2, { clock: "5+3" }));
      const [says, clock] = await made.page.evaluate(() =>
        ["#says", ".seat .clock:not([hidden])"].map((selector) => {
          const { fontSize, fontWeight } = getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
          return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
        }),
      );
      const where = `${game} at ${viewport.width}x${viewport.height}`;
      assert.ok(says.size >= clock.size && says.weight > clock.weight, `${where}: ${JSON.stringify({ says, clock })}`);
    }
  }
});

test("A4 A6 with a finger a shown move is played by a button that no hint covers", async () => {
  const made = await visit(PHONES[0], { confirm: "on" }, { hasTouch: true, isMobile: true });
  const { page } = made;
  const table = await Table.start(made, { variant: "connect-four", second: "computer", second_player: "random-moves" });
  await table.turn();
  const tap = async (/** @type {string} */ name) => {
    const { x, y } = await table.place(name);
    await page.touchscreen.tap(x, y);
  };
  await tap("d1");
  await table.until("#says", /^Tap again to play it$/);
  await seen(page, "#confirm");
  await page.locator("#confirm").tap();
  await table.ply(2);
  await table.turn();
  // The same while a hint stands there; the hint goes with the turn for which it was asked.
  await page.locator("#advise").tap();
  await table.until("#advice", /./);
  await page.locator("#advise:not([hidden])").waitFor();
  await tap("a1");
  await table.until("#says", /^Tap again to play it$/);
  await seen(page, "#says");
  await seen(page, "#confirm");
  await page.locator("#confirm").tap();
  await page.locator("#advice").waitFor({ state: "hidden" });
});

test("A20 on a phone everything in the header is wide enough for a finger", async () => {
  for (const locale of ["de", "en", "fr", "zh-CN"]) {
    const { page } = await visit(PHONES[0], {}, { locale, hasTouch: true, isMobile: true });
    await page.goto("/");
    await page.locator("#tools button:visible").first().waitFor();
    const boxes = await page.locator(".top :is(a, button):visible").evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return { left, right, width, height };
      }),
    );
    assert.ok(boxes.length >= 8, "analysis, games, rankings, lessons, settings, who plays, sound, and home");
    for (const [i, { left, right, width, height }] of boxes.entries()) {
      assert.ok(width >= 42 && height >= 44, `${locale}: ${width} by ${height}`);
      assert.ok(left >= (boxes[i - 1]?.right ?? 0) - 0.5 && right <= 360, "beside each other");
    }
  }
});

test("A11 on a phone the games come first, and the filters when they are asked for", async () => {
  await played("connect-four", 3);
  const { page } = await visit(PHONES[0], {}, { hasTouch: true, isMobile: true });
  await page.goto("/games");
  assert.ok((await box(page, ".cards.past > .card >> nth=0")).top < 320, "the latest game is seen at once");
  const bar = page.locator("#export");
  assert.ok(await bar.isHidden());
  await page.locator("#show-filters").tap();
  await seen(page, "#f-player");
  assert.equal(await page.locator("#show-filters").getAttribute("aria-expanded"), "true");
  await page.locator("#show-filters").tap();
  assert.ok(await page.locator("#f-player").isHidden());
  await page.locator(".pick input").first().check({ force: true });
  await seen(page, "#export button");
  assert.deepEqual(await violations(page, "games"), []);
  await page.goto("/games?player=nobody");
  assert.ok(await page.locator(".chip").isVisible(), "what is filtered is always said");
});

test("A2 A20 on a phone opponents, sides and the way into a game are seen without scrolling", async () => {
  for (const [locale, viewport] of /** @type {const} */ ([
    ["de", PHONES[0]],
    ["en", PHONES[1]],
  ])) {
    const { page } = await visit(viewport, {}, { locale, hasTouch: true, isMobile: true });
    for (const game of GAMES) {
      await page.goto(`/new/${game}`);
      await page.locator("#preview svg").first().waitFor({ state: "attached" });
      for (const part of [".faces", "#side", ".go"]) await seen(page, part);
    }
  }
});

test("A20 the board's size is drawn by its corner or by keys, and kept", async () => {
  const made = await visit({ width: 1280, height: 800 });
  const { page } = made;
  const table = await Table.open(made, await played("reversi", 3));
  const full = (await box(page, "#board")).width;
  const { x, y, width, height } = await page.locator("#size").boundingBox();
  await page.mouse.move(x + width - 6, y + height - 6);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 60, { steps: 5 });
  await page.mouse.up();
  const drawn = (await box(page, "#board")).width;
  assert.ok(drawn < full - 60, `${drawn} of ${full}`);
  await page.reload();
  await table.ready();
  assert.ok(Math.abs((await box(page, "#board")).width - drawn) < 2, "it is kept");
  await page.locator("#size").focus();
  await page.keyboard.press("ArrowRight");
  const larger = (await box(page, "#board")).width;
  assert.ok(larger > drawn, "an arrow makes it larger");
  assert.ok(await page.locator("#looking").isHidden(), "and does not go through the moves");
  await page.keyboard.press("End");
  assert.ok(Math.abs((await box(page, "#board")).width - full) < 2);
  assert.equal(await page.locator("#size").getAttribute("aria-valuenow"), "100");
  assert.deepEqual(await violations(page, "size"), []);
});

test("A20 what passes by covers nothing one needs", async () => {
  for (const viewport of [PHONES[0], LAPTOPS[0]]) {
    const made = await visit(viewport);
    const { page } = made;
    await Table.open(made, await played("reversi", 3, { clock: "5+3" }));
    await page.locator("#copy-position").evaluate((button) => /** @type {HTMLElement} */ (button).click());
    await page.locator(".toast:not([hidden])").waitFor();
    const toast = await box(page, ".toast");
    for (const part of ["#board", ".seat[data-side=first]", ".seat[data-side=second]", "#status", "#walk"]) {
      const { left, top, right, bottom } = await box(page, part);
      const apart = toast.right <= left || toast.left >= right || toast.bottom <= top || toast.top >= bottom;
      assert.ok(apart, `${part} at ${viewport.width}x${viewport.height}`);
    }
  }
});

/** Two people, a game ended by what `end` does, seen by the first. @param {(first: any, second: any) => Promise<void>} end */
async function between(end, fields = {}) {
  const guest = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", first: "here", first_name: "Ada", second: "remote", clock: "none", ...fields });
  await guest.sit(id, "Babbage");
  const [first, second] = [await visitor.join(id), await guest.join(id)];
  await end(first, second);
  await first.next(({ state }) => Boolean(state?.outcome));
  await Promise.all([first.close(), second.close()]);
  return `/g/${id}`;
}

/** A rated game against a computer, decided on the board. */
async function decided() {
  const id = await visitor.newGame({
    variant: "reversi-4x4",
    first_name: "Ada",
    second: "computer",
    second_player: MEASURED,
    clock: "none",
  });
  const line = await visitor.join(id);
  while (!line.state.outcome) {
    if (line.choices.length) await line.play(line.choices[0].move);
    else await line.next(() => line.choices.length > 0 || line.state.outcome);
  }
  await line.close();
  return `/g/${id}`;
}

test("A9 the end is a card over the board with everything one may do next, on phones and large screens", async () => {
  const ends = [
    {
      title: /^You won$/,
      why: /Babbage resigned/,
      address: await between(async (_, second) => second.say({ do: "resign", side: "second" })),
    },
    { title: /^You lost$/, why: /You resigned/, address: await between(async (first) => first.say({ do: "resign", side: "first" })) },
    {
      title: /^A draw$/,
      why: /agreed/,
      address: await between(async (first, second) => {
        first.say({ do: "draw", say: "offer" });
        await second.next((/** @type {any} */ { state }) => Boolean(state?.offers.draw));
        second.say({ do: "draw", say: "accept" });
      }),
    },
    {
      title: /^You won on time$/,
      why: /Babbage ran out of time/,
      address: await between(
        async (first) => {
          await first.play("f5");
          await sleep(SHORTEST_CLOCK);
        },
        { clock: "custom", minutes: "0.25", increment: "0" },
      ),
    },
    {
      title: /^(You (won|lost) by \d+|A draw)$/,
      why: /disc/,
      address: await decided(),
      more: ["#score", "#rating-change", "#play-next"],
    },
  ];
  for (const viewport of [...PHONES, ...LAPTOPS]) {
    const made = await visit(viewport);
    const { page } = made;
    for (const { title, why, address, more = [] } of ends) {
      const table = await Table.open(made, address);
      await table.until("#result-title", title);
      await table.until("#why", why);
      assert.equal(await scrolls(page), 0);
      for (const part of ["#result-title", "#figures", "#rematch", "#review-link", "#replay", "#put-aside", ...more])
        await seen(page, part);
      const below = await page.locator("#result").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      assert.equal(below, 0, `nothing of the card has to be scrolled to at ${viewport.width}x${viewport.height}`);
    }
    assert.deepEqual(await violations(page, `end at ${viewport.width}`), []);
    // Aside and back, by keys alone.
    await page.keyboard.press("Escape");
    assert.ok(await page.locator("#result").isHidden());
    await seen(page, "#board");
    await page.locator("#to-result").focus();
    await page.keyboard.press("Enter");
    await page.locator("#result").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), "result", "the focus is on the card");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "put-aside");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "to-result", "and then on what brings it back");
    assert.deepEqual(await violations(page, `put aside at ${viewport.width}`), []);
  }
});

test("A9 A30 the board's own endings: the margin, what decided stays and glows, figures, the pieces fall once", async () => {
  for (const game of GAMES) {
    const moves = recorded(game);
    const made = await visit({ width: 1280, height: 800 }, { motion: "normal" });
    const { page } = made;
    const address = await played(game, moves.length - 1);
    const table = await Table.open(made, address);
    await page.evaluate(() => {
      const fallen = { pieces: 0, ms: 0 };
      Object.assign(globalThis, { fallen });
      document.querySelector("#material")?.addEventListener("animationstart", ({ target }) => {
        fallen.pieces++;
        for (const animation of /** @type {Element} */ (target).getAnimations())
          fallen.ms = Math.max(fallen.ms, Number(animation.effect?.getComputedTiming().endTime));
      });
    });
    await table.move(moves.at(-1));
    await table.until("#result", /wins/);
    if (game === "reversi") await table.until("#result-title", /wins by \d+$/);
    // Once, and done within the time for it.
    await page.waitForFunction(() => /** @type {any} */ (globalThis).fallen.pieces > 8);
    await page.locator("#material:not(.falling)").waitFor();
    const { pieces, ms } = await page.evaluate(() => /** @type {any} */ (globalThis).fallen);
    assert.equal(pieces, await page.locator("#material > *").count(), "each falls once");
    assert.ok(ms > 0 && ms <= CELEBRATION, `${game}: ${ms} ms`);
    assert.ok(await page.locator("#board.over").count());
    const glowing = await page.locator("#board :is(.mark.line, .beam.afterglow, .last)").count();
    assert.ok(glowing > 0, `${game} keeps what decided it`);
    assert.ok(await page.evaluate(() => document.activeElement?.id === "result"), "the focus goes to the card");
    const figures = await page.locator("#figures").innerText();
    for (const what of ["Turns", "Time used", "Longest thought"]) assert.ok(figures.includes(what), `${game}: ${what}`);
    await table.until("#moves .ending", /wins/);
    await page.close();
  }
});

test("A9 the row that decided the game is seen beside the card, also in the middle of the board", async () => {
  // The card with the next opponent on it is more than half as high as the board.
  const begun = new URLSearchParams({ moves: "h8,a1,g8,c1,f8,e1,e8,g1" });
  const { position } = await (await visitor.fetch(`/try/gomoku?${begun}`)).json();
  const made = await visit(LAPTOPS[0]);
  const fields = { variant: "gomoku", second: "computer", second_player: "newcomer", start: "custom", position };
  const table = await Table.start(made, fields);
  await table.turn();
  await table.point("i8");
  await table.until("#result-title", /^You won$/);
  await made.page.locator("#next-opponent").waitFor();
  const card = await box(made.page, "#result");
  const row = await made.page.locator("#board .mark.line").evaluateAll((marks) => {
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const most = (/** @type {"right" | "bottom"} */ side) => Math.max(...boxes.map((box) => box[side]));
    const least = (/** @type {"left" | "top"} */ side) => Math.min(...boxes.map((box) => box[side]));
    return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
  });
  const apart = card.left >= row.right || card.right <= row.left || card.top >= row.bottom || card.bottom <= row.top;
  assert.ok(apart, JSON.stringify({ card, row }));
  for (const part of ["#result-title", "#rematch", "#review-link", "#play-next", "#put-aside"]) await seen(made.page, part);
});

test("A9 L5 Y2 the beam that hit, or the row that was taken off, is seen beside the card", async () => {
  for (const [game, what] of /** @type {const} */ ([
    ["laser", ".beam.afterglow"],
    ["yinsh", ".last.row"],
  ])) {
    const address = await played(game, undefined);
    for (const viewport of LAPTOPS) {
      const made = await visit(viewport);
      await Table.open(made, address);
      await made.page.locator("#result:not([hidden])").waitFor();
      const decided = made.page.locator(`#board ${what}`);
      assert.ok((await decided.count()) > 0, `${game} ends with it`);
      const card = await box(made.page, "#result");
      for (const mark of await decided.all()) {
        const { left, top, right, bottom } = await mark.evaluate((element) => element.getBoundingClientRect().toJSON());
        const apart = card.left >= right || card.right <= left || card.top >= bottom || card.bottom <= top;
        assert.ok(apart, `${game} at ${viewport.width}x${viewport.height}: ${JSON.stringify({ card, left, top, right, bottom })}`);
      }
      for (const part of ["#result-title", "#rematch", "#review-link", "#put-aside"]) await seen(made.page, part);
      await made.context.close();
    }
  }
});

test("A9 without motion nothing falls and nothing rises", async () => {
  const moves = recorded("gomoku");
  const made = await visit({ width: 1280, height: 800 }, { motion: undefined }, { reducedMotion: "reduce" });
  const table = await Table.open(made, await played("gomoku", moves.length - 1));
  await table.move(moves.at(-1));
  await table.until("#result", /wins/);
  assert.equal(await made.page.locator("#material.falling, #result.rising").count(), 0);
  assert.ok((await made.page.locator("#material > *").count()) > 8, "the pieces lie there");
});

test("A9 who plays a computer is offered the next opponent, and plays it with one press", async () => {
  const made = await visit({ width: 390, height: 664 });
  const { page } = made;
  const table = await Table.start(made, { variant: "reversi", second: "computer", second_player: MEASURED, clock: "5+3" });
  await table.any();
  await table.ply(2);
  await page.locator("#first-hint button").click();
  await page.locator("#unfold").click();
  await table.click("resign");
  await table.answer("Resign");
  await table.until("#result-title", /^You lost$/);
  await page.locator("#next-opponent").waitFor();
  await seen(page, "#play-next");
  const [, name] = /^Next: (.+)$/.exec(await page.locator("#next-name").textContent());
  const before = table.address;
  await page.locator("#play-next").click();
  await page.waitForURL((url) => url.pathname !== before);
  await page.locator(".seat[data-side=second] .who", { hasText: name }).waitFor();
  await page.locator(".seat[data-side=first] .clock", { hasText: "5:00" }).waitFor();
});

test("A7 a move is in the list when its animation has ended, with a sign of what it did", async () => {
  const moves = recorded("laser");
  const hit = moves.findIndex((/** @type {{ move: string }} */ { move }) => move === "c5-");
  const made = await visit({ width: 1280, height: 800 }, { motion: "slow" });
  const { page } = made;
  const table = await Table.open(made, await played("laser", hit));
  await page.evaluate(() => {
    const seen = { during: 0, frames: 0 };
    Object.assign(globalThis, { seen });
    const count = () => document.querySelectorAll("#moves [data-ply]").length;
    const before = count();
    const watch = () => {
      if (document.querySelector("#board.moving")) {
        seen.frames++;
        if (count() > before) seen.during++;
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
  await table.move(moves[hit]);
  const { during, frames } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  assert.ok(frames > 5, `the move was animated: ${frames} frames`);
  assert.equal(during, 0, "the list waited");
  const last = page.locator("#moves [data-ply]").last();
  assert.match(await last.getAttribute("data-sign"), /↺/);
  assert.match(await last.getAttribute("title"), /anticlockwise/);
  assert.equal(await page.locator(".move-heads .piece-icon").count(), 2, "the sides' pieces are the heads");
});

test("A20 names stay readable beside what is counted and a clock, in every language", async () => {
  const names = { first_name: "Margarete", second_name: "Charlotte", clock: "15+10" };
  for (const game of ["yinsh", "laser"]) {
    const address = await played(game, undefined, names);
    for (const locale of ["de", "en", "fr", "zh-CN"])
      for (const viewport of [...LAPTOPS, ...PHONES]) {
        const made = await visit(viewport, {}, { locale });
        await Table.open(made, address);
        for (const who of await made.page.locator(".seat .who").all()) {
          const { seen, all } = await who.evaluate(({ clientWidth, scrollWidth }) => ({ seen: clientWidth, all: scrollWidth }));
          assert.ok(seen > all * 0.6, `${game} in ${locale} at ${viewport.width}x${viewport.height}: ${seen} of ${all}`);
        }
        await made.context.close();
      }
  }
});

test("A20 the cards of games stand in full rows, and what is written on their buttons is seen", async () => {
  for (const viewport of [...LAPTOPS, ...PHONES, { width: 820, height: 1180 }, { width: 1024, height: 700 }])
    for (const locale of ["de", "fr"]) {
      const made = await visit(viewport, {}, { locale });
      const { page } = made;
      for (const address of ["/", "/learn", "/analysis"]) {
        await page.goto(address);
        const where = `${address} in ${locale} at ${viewport.width}x${viewport.height}`;
        const cards = await page.locator(".cards > .card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
        const last = cards.filter(({ top }) => top === cards.at(-1).top);
        const inner = cards.at(-1).right - cards.at(0).left;
        assert.ok(last.length > 1 || last[0].width > 0.95 * inner, `${where}: one is left over`);
        const cut = await page
          .locator(".card .actions .button")
          .evaluateAll((all) =>
            all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent?.trim()),
          );
        assert.deepEqual(cut, [], where);
      }
      await made.context.close();
    }
});

test("A29 home names every game and its rules, fills a large screen, and offers ways on where something is missing", async () => {
  const made = await visit({ width: 1920, height: 1080 });
  const { page } = made;
  await page.goto("/");
  await page.locator(".card", { hasText: "Renju" }).waitFor();
  const cards = await box(page, ".cards");
  assert.ok(cards.width > 1920 * 0.9 && cards.height > 1080 * 0.5, JSON.stringify(cards));
  await page
    .locator(".card .board.over")
    .nth(GAMES.length - 1)
    .waitFor();
  made.expect(/404/);
  await page.goto("/nothing-here");
  for (const name of ["To the games", "Past games"]) await page.getByRole("link", { name, exact: true }).waitFor();
});
