// The analysis board: engine, layers, editor, notes, files, playing on.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { scoreText, shortScore } from "../../web/study/scores.js";
import { format } from "../../web/words.js";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Table } from "./support/table.mjs";
import { until } from "./support/until.mjs";
import { spoken } from "./support/words.mjs";

const VARIANTS = ["reversi", "gomoku", "renju", "yinsh", "laser", "connect-four"];

const { server, browser } = await serverAndBrowser();

/** @typedef {import("playwright-core").Page} Page */

/** Opens an analysis board and waits until it can be used. @param {import("./support/browser.mjs").Visit} visit @param {string} address */
async function open(visit, address) {
  await visit.page.goto(address);
  await visit.page.locator("#board.live").waitFor();
  return visit.page;
}

/** Clicks a point of the board. @param {Page} page @param {string} name */
async function tap(page, name) {
  const box = await page.locator(`#board [data-name="${name}"]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(270);
}

/** The moves in the list, as they are written. @param {Page} page */
const listed = (page) => page.locator("#tree button").allTextContents();

/** Opens one of the tools. @param {Page} page @param {string} name */
async function tool(page, name) {
  const button = page.locator(`#open-${name}`);
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  await page.locator(`#part-${name}`).waitFor();
}

/** Numbers that are the same every time. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** What the server says of a line. @param {string} variant @param {string[]} moves @param {string} [layers] @returns {Promise<any>} */
async function tried(variant, moves, layers = "") {
  const answer = await fetch(`${server.base}/try/${variant}?${new URLSearchParams({ moves: moves.join(), layers })}`);
  return answer.json();
}

test("A15 G6 the engine streams lines, its marks and words; a line is played; it stops", async () => {
  const visit = await browser.visit(server);
  const page = await open(visit, "/analysis/reversi?moves=f5,d6,c3");
  assert.equal(await page.locator("#engine-power").getAttribute("aria-pressed"), "false", "off until it is switched on");
  await page.keyboard.press("l");
  await page.locator(".engine-lines li:nth-child(3) .line button").first().waitFor();
  assert.match(await page.locator(".engine-says").textContent(), /(even|advantage|wins|draw|winning).*chances: \d+\s%/i);
  assert.match(await page.locator(".engine-depth").textContent(), /^[+−]?[\d.]+ discs?, depth \d+, [\d.,]+ ?[KMB]? positions$/);
  await page.locator("#board .layer-mark.engine.ring.best").waitFor({ state: "attached" });
  assert.equal(await page.locator("#gauge").isVisible(), true);
  await page.locator("#engine-count").selectOption("5");
  await page.locator(".engine-lines li:nth-child(4) .line button").first().waitFor();
  // At once: the line may change between a look and a click.
  const best = await page.evaluate(() => {
    const [first, second] = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".engine-lines li:first-child .line button"));
    second.click();
    return first.textContent;
  });
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 5);
  assert.equal((await listed(page))[3].trim(), best);
  await page.keyboard.press("l");
  assert.equal(await page.locator("#engine-power").getAttribute("aria-pressed"), "false");
  await page.locator("#engine:not(.running)").waitFor();
  await page.keyboard.press("ArrowLeft");
  await sleep(600);
  assert.equal(await page.locator("#engine.running").count(), 0, "it does not begin again by itself");

  // Another player judges as far as it sees, and remains the judge.
  await page.locator("#engine-player").selectOption("greedy");
  await page.locator("#engine-power").click();
  await page.locator(".engine-depth", { hasText: /depth 1,/ }).waitFor();
  await page.locator("#engine:not(.running)").waitFor();
  const marks = page.locator("#board .layer-mark.engine");
  await marks.first().waitFor({ state: "attached" });
  await page.keyboard.press("a");
  assert.equal(await marks.count(), 0);
  await tool(page, "layers");
  assert.equal(await page.locator("[data-layer=best-moves]").isChecked(), false);
  await page.locator("[data-layer=best-moves]").check();
  assert.notEqual(await marks.count(), 0);
  await page.locator("[data-layer=best-moves]").uncheck();
  assert.equal(await marks.count(), 0);
  const where = async () => (await page.locator('#board [data-name="a1"]').boundingBox()).y;
  const corner = await where();
  await page.locator("#tree").focus();
  await page.keyboard.press("f");
  assert.notEqual(await where(), corner, "the board is turned round");
  const greedy = await page.locator(".engine-lines li:first-child .line button").first().textContent();
  await page.keyboard.press("Space");
  await page.locator("#tree button[aria-current]", { hasText: greedy }).waitFor();
  await page.reload();
  await page.locator(".engine-depth", { hasText: /depth 1,/ }).waitFor();
  assert.equal(await page.locator("#engine-player").inputValue(), "greedy");
  assert.equal(await page.locator("[data-layer=best-moves]").isChecked(), false);
});

test("A15 G6 an evaluation is told in the unit of its game", async () => {
  for (const [variant, value, text, short] of /** @type {const} */ ([
    ["reversi", 340, "+3.4 discs", "+3.4"],
    ["reversi", -100, "−1 disc", "−1"],
    ["gomoku", 377, "+377 points", "+377"],
    ["yinsh", -1, "−1 point", "−1"],
    ["laser", 0, "0 points", "0"],
    ["connect-four", -60, "−60 points", "−60"],
  ])) {
    const page = await (await fetch(`${server.base}/analysis/${variant}`)).text();
    const { game } = JSON.parse(/<script[^>]* id="data"[^>]*>([^<]*)</.exec(page)[1]);
    assert.equal(scoreText(game.score_unit, { kind: "heuristic", value }), text);
    assert.equal(shortScore(game.score_unit, { kind: "heuristic", value }), short);
    const counts = variant === "reversi";
    assert.equal(scoreText(game.score_unit, { kind: "exact", value: 0 }), counts ? "exactly 0 discs" : "a draw");
    if (counts) assert.equal(scoreText(game.score_unit, { kind: "exact", value: 4 }), "exactly +4 discs");
  }
});

test("A15 G6 forced wins have their length; the values of all moves stand on their squares", async () => {
  const visit = await browser.visit(server);
  // Black has four in a row with one open end.
  const page = await open(visit, "/analysis/gomoku?moves=h8,h9,i8,i9,j8,j9,k8,l8");
  await tool(page, "layers");
  await page.keyboard.press("l");
  await page.locator(".engine-lines li .line button", { hasText: /^g8$/ }).first().waitFor();
  await page.waitForFunction(() => /at once/.test(document.querySelector(".engine-says")?.textContent ?? ""));
  await page.locator("[data-layer=values]").check();
  await page.locator("#board .layer-mark.values.best").first().waitFor({ state: "attached" });
  assert.match(await page.locator("#board .layer-mark.values.best").first().textContent(), /#1/);
});

test("A15 a closed tab frees the engine", async () => {
  const visit = await browser.visit(server);
  const page = await open(visit, "/analysis/gomoku?moves=h8,i9");
  await page.keyboard.press("l");
  await page.locator(".engine-lines li .line button").first().waitFor();
  await page.close();
  // An analysis goes on for twenty seconds of its own; processor time tells whether a search still runs.
  const idle = async () => {
    const before = server.processor();
    await sleep(500);
    return server.processor() - before < 0.1;
  };
  const since = server.processor();
  while (!(await idle())) assert.ok(server.processor() - since < 4, "the engine goes on thinking");
});

for (const variant of VARIANTS) {
  test(`A15 G7 layers show what the server says, ${variant}`, async () => {
    const random = numbers(variant.length * 77);
    const visit = await browser.visit(server);
    for (let round = 0; round < 3; round += 1) {
      /** @type {string[]} */
      const moves = [];
      for (let n = 6 + random(18); n > 0; n -= 1) {
        const { choices, over } = await tried(variant, moves);
        if (over || !choices.length) break;
        moves.push(choices[random(choices.length)].move);
      }
      if ((await tried(variant, moves)).over) moves.pop();
      const page = await open(visit, `/analysis/${variant}?moves=${encodeURIComponent(moves.join())}`);
      await tool(page, "layers");
      const ids = await page.locator("[data-layer]").evaluateAll((all) => all.map((one) => one.getAttribute("data-layer")));
      const own = ids.filter((id) => id !== "values" && id !== "best-moves");
      assert.ok(own.includes("numbers"));
      for (const id of own) await page.locator(`[data-layer="${id}"]`).check();
      const wanted = (await tried(variant, moves, own.join())).marks.map(
        (/** @type {any} */ { shape, kind, points, text }) => `${shape} ${kind} ${points.join(" ")} ${text ?? ""}`,
      );
      const shown = () =>
        page.locator("#board .layer-mark.layers").evaluateAll((all) =>
          all.map((mark) => {
            const [, , shape, kind] = mark.getAttribute("class").split(" ");
            return `${shape} ${kind} ${mark.getAttribute("data-points")} ${mark.textContent}`;
          }),
        );
      for (let waited = 0; (await shown()).length !== wanted.length && waited < 100; waited += 1) await sleep(50);
      assert.deepEqual((await shown()).sort(), wanted.sort(), moves.join());
      await page.evaluate(() => localStorage.removeItem("plyground.analysis"));
    }
  });
}

test("L8 the editor places, alternates, moves, turns, erases and clears", async () => {
  const visit = await browser.visit(server);
  const page = await open(visit, "/analysis/gomoku");
  await tool(page, "edit");
  await page.locator(".problems .fine").waitFor();
  await page.locator("#editor-alternate").check();
  for (const point of ["h8", "i9", "a1"]) await tap(page, point);
  const side = (/** @type {string} */ name) => page.locator(`#board [data-name="${name}"]`).getAttribute("aria-label");
  assert.match(await side("h8"), /black/i);
  assert.match(await side("i9"), /white/i);
  await page.locator("[data-tool=move]").click();
  await tap(page, "a1");
  await tap(page, "o15");
  assert.match(await side("o15"), /black/i);
  await page.locator("[data-tool=erase]").click();
  await tap(page, "o15");
  await page.locator("#editor-to-move").selectOption("first");
  await page.locator(".problems .fine").waitFor();
  await page.locator("#editor-analyse").click();
  await page.waitForURL(/from=/);
  await page.locator("#board.live").waitFor();
  assert.equal(await page.locator("#board .piece").count(), 2);
  assert.match(await page.locator("#says").textContent(), /Black/);

  await open(visit, "/analysis/laser");
  await tool(page, "edit");
  await page.locator(".problems .fine").waitFor();
  const pieces = await page.locator("#board .piece").count();
  await page.locator("[data-tool=turn]").click();
  const turned = () => page.locator("#board .piece .body").evaluateAll((all) => all.map((one) => one.getAttribute("transform")).join());
  const before = await turned();
  const pharaoh = await page.locator("#board [data-name][aria-label*=pyramid i]").first().getAttribute("data-name");
  await tap(page, pharaoh);
  assert.notEqual(await turned(), before, "it was turned");
  await page.locator("#editor-clear").click();
  await page.locator(".problems li:not(.fine)").first().waitFor();
  assert.equal(await page.locator("#board .piece").count(), 0);
  assert.equal(await page.locator("#editor-analyse").isDisabled(), true);
  await page.locator("#editor-start").selectOption({ index: 2 });
  await page.locator(".problems .fine").waitFor();
  assert.equal(await page.locator("#board .piece").count(), pieces);
  assert.equal(await page.locator(".extras select").count(), 0, "this game asks for nothing else");
});

test("L8 the editor asks what the game wants to know beside the pieces", async () => {
  const visit = await browser.visit(server);
  const from = "WWWW/7/8/9/10/wwwww4/5W4/9/8/6B/BBBB w 0-0 row w";
  const page = await open(visit, `/analysis/yinsh?${new URLSearchParams({ from })}`);
  await tool(page, "edit");
  await page.locator(".problems .fine").waitFor();
  const shown = () =>
    page.locator(".extras select").evaluateAll((all) => all.map((one) => /** @type {HTMLSelectElement} */ (one).value).join());
  assert.equal(await shown(), "0,0,row,white");
  await page.getByLabel("To be taken next").selectOption({ label: "Nothing" });
  await page.locator(".problems li:not(.fine)").first().waitFor();
  assert.equal(await page.locator("#extra-turn").isVisible(), false, "there is nothing to take in a turn");
  await page.getByLabel("To be taken next").selectOption({ label: "A row" });
  await page.locator(".problems .fine").waitFor();
  assert.equal(await shown(), "0,0,row,", "the turn is asked anew");
  await page.getByLabel("Rings off: White").selectOption("1");
  await page.locator(".problems li", { hasText: /rings/ }).waitFor();
  await page.getByLabel("Rings off: White").selectOption("0");
  await page.getByLabel("In whose turn").selectOption({ label: "Black" });
  await page.locator(".problems .fine").waitFor();
  await page.locator("#editor-analyse").click();
  await page.waitForURL((url) => url.searchParams.get("from") === `${from.slice(0, -1)}b`);
  await page.locator("#board.live").waitFor();
  await tool(page, "edit");
  await page.locator(".problems .fine").waitFor();
  assert.equal(await shown(), "0,0,row,black");
  await page.locator("#editor-clear").click();
  await page.locator(".extras select#extra-turn").waitFor({ state: "hidden" });
  assert.equal(await shown(), "0,0,,");
});

/**
 * What is wrong in each game: pieces as `point kind side facing`, extras, and what is said of it.
 * @type {[string, string[], Record<string, string>, RegExp[]][]}
 */
const WRONG = [
  ["reversi", [], {}, [/no disc on the board/]],
  [
    "reversi",
    ["z9 disc first", "a1 disc first", "a1 disc second", "b1 ring first", "c1 disc first 2"],
    {},
    [/not a square/, /more than one disc/, /no .*ring/, /faces nowhere/],
  ],
  ["reversi", ["d4 disc first"], { luck: "7" }, [/knows no .*luck/]],
  ["gomoku", ["p1 stone first", "a1 king first"], {}, [/p1/, /no piece called/]],
  ["gomoku", [..."abcde"].flatMap((x) => [`${x}1 stone first`, `${x}3 stone second`]), {}, [/both sides have a winning line/]],
  [
    "yinsh",
    ["e5 ring first", "e5 ring second", "z1 ring first", "d4 king first"],
    { "taken-white": "x", luck: "1" },
    [/e5/, /z1/, /neither a ring nor a marker/, /is a number of rings/, /nothing called/],
  ],
  ["yinsh", [], { "taken-white": "3", "taken-black": "3" }, [/both sides have/]],
  ["laser", [], {}, [/sphinx/, /pharaohs are missing/]],
  ["laser", ["z9 pyramid first", "e4 queen first", "e5 pyramid first 9"], {}, [/no such square/, /no piece called/, /faces 0, 1, 2 or 3/]],
  ["connect-four", ["d2 disc first"], {}, [/nothing is under/]],
  ["connect-four", ["a1 disc first", "b1 disc first", "c1 disc first"], {}, [/disc/]],
  ["connect-four", ["j9 disc first", "a1 king first"], {}, [/not a cell/, /only discs/]],
];

test("L8 everything that is wrong with a set-up is named", async () => {
  for (const [variant, pieces, extras, wanted] of WRONG) {
    const described = pieces.map((text) => {
      const [at, kind, side, facing = "0"] = text.split(" ");
      return { at, kind, side, facing: Number(facing) };
    });
    const body = JSON.stringify({ pieces: described, to_move: "first", extras });
    const headers = { "content-type": "application/json", origin: server.base };
    const answer = await fetch(`${server.base}/analysis/${variant}/check`, { method: "POST", body, headers });
    const { position, problems } = /** @type {any} */ (await answer.json());
    assert.equal(position, null, `${variant}: ${pieces}`);
    const said = problems.map((/** @type {any} */ { at, what }) => `${at ?? ""}: ${format(what)}`).join("\n");
    for (const what of wanted) assert.match(said, what, `${variant}: ${pieces}`);
  }
});

/** Leaves through the browser, which asks; the answer is no. @param {Page} page @param {(page: Page) => Promise<unknown>} go */
async function refuseToLeave(page, go) {
  const asked = page.waitForEvent("dialog");
  const gone = go(page).catch(() => {});
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await gone;
}

test("A15 a tree is edited, saved, exported, imported and reopened", async () => {
  const visit = await browser.visit(server, { context: { acceptDownloads: true } });
  const page = await open(visit, "/analysis/reversi?moves=f5,d6,c3");
  await tool(page, "notes");
  await page.locator('[data-glyph="!?"]').click();
  await page.locator("#comment").fill("Tiger, perhaps <b>not</b>.");
  await page.locator("#tree").focus();
  await page.keyboard.press("ArrowLeft");
  await tap(page, "c5");
  await page.locator(".variation button", { hasText: "c5" }).waitFor();
  await tap(page, "f6");
  await page.locator("#promote").click();
  await page.waitForFunction(() => document.querySelector(".variation")?.textContent?.includes("c3"));
  // Nothing of it is saved: whatever leads elsewhere asks first.
  const question = page.locator("dialog[open]", { hasText: "not saved yet" });
  for (const [part, way] of [
    ["edit", "#editor-analyse:not(:disabled)"],
    ["play", "#play-on"],
    ["save", "header a[href='/learn']"],
  ]) {
    await tool(page, part);
    await page.locator(way).first().click();
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
  }
  await refuseToLeave(page, () => page.evaluate(() => location.reload()));
  await page.locator("#save").click();
  await page.waitForURL(/study=\w+/);
  await page.locator("#part-save [role=status]", { hasText: /^Saved$/ }).waitFor();
  const before = await listed(page);
  assert.deepEqual(before.map((text) => text.trim()).sort(), ["c3!?", "c5", "d6", "f5", "f6"]);

  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#export").click()]);
  const text = readFileSync(await file.path(), "utf8");
  assert.equal(JSON.parse(text).plyground, 2);

  await page.reload();
  await page.locator(".comment", { hasText: "Tiger, perhaps <b>not</b>." }).waitFor();
  assert.deepEqual(await listed(page), before, "reopened as it was");

  const other = await browser.visit(server);
  await open(other, "/analysis/yinsh");
  await tool(other.page, "save");
  await other.page.locator("#pasted").fill(text);
  await other.page.locator("#read").click();
  await other.page.waitForURL(/analysis\/reversi/);
  await other.page.locator(".comment", { hasText: "Tiger" }).waitFor();
  assert.deepEqual((await listed(other.page)).sort(), [...before].sort(), "imported on another board");

  // Another browser may look, and keeps a copy of its own.
  await open(other, new URL(page.url()).pathname + new URL(page.url()).search);
  await other.page.locator(".comment", { hasText: "Tiger" }).waitFor();
  await tool(other.page, "save");
  await other.page.locator("#save").click();
  await other.page.waitForFunction((mine) => location.href !== mine, page.url());

  await page.goto("/analysis");
  await page.locator(".saved-list a").first().click();
  await page.locator(".comment", { hasText: "Tiger" }).waitFor();
  await tool(page, "notes");
  await page.locator("#tree button", { hasText: "c5" }).click();
  await page.locator("#remove").click();
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 3);
});

test("A15 a tree too large to be sent while the page is left is saved before, or the browser asks", async () => {
  const visit = await browser.visit(server);
  const page = await open(visit, "/analysis/gomoku");
  const comment = "é".repeat(1000);
  const pairs = ["ab", "cd", "ef", "gh", "ij", "kl", "mn"].flatMap((pair) => [1, 4, 7, 10, 13].map((row) => [...pair].map((x) => x + row)));
  const moves = pairs.flatMap(([black, white]) => [{ move: black, comment }, { move: white }]);
  const players = { first: "", second: "" };
  await tool(page, "save");
  await page.locator("#pasted").fill(JSON.stringify({ plyground: 2, game: "gomoku", variant: "gomoku", players, moves }));
  await page.locator("#read").click();
  await page
    .locator(".comment")
    .nth(pairs.length - 1)
    .waitFor();
  await page.locator("#save").click();
  await page.waitForURL(/study=/);
  const state = (/** @type {RegExp} */ hasText) => page.locator("#part-save [role=status]", { hasText }).waitFor({ state: "attached" });
  await state(/^Saved$/);
  await tool(page, "notes");
  await page.locator("#comment").fill("Kept on the way out.");
  await state(/^Not saved yet$/);
  await page.locator("header a[href='/learn']").first().click();
  await page.waitForURL(/learn/);
  await page.goBack();
  await page.locator(".comment", { hasText: "Kept on the way out." }).waitFor();
  // The server is out of reach: the browser asks, and it is saved as soon as that is possible.
  visit.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.locator("#board.live").waitFor();
  await tool(page, "notes");
  await visit.context.setOffline(true);
  await page.locator("#comment").fill("Kept all the same.");
  await refuseToLeave(page, () => page.evaluate(() => location.reload()));
  await page.locator("header a[href='/learn']").first().click();
  await page.locator("dialog[open]", { hasText: "not saved yet" }).waitFor();
  await visit.context.setOffline(false);
  await page.keyboard.press("Escape");
  await page.locator("header a[href='/learn']").first().click();
  await page.waitForURL(/learn/);
  await page.goBack();
  await page.locator(".comment", { hasText: "Kept all the same." }).waitFor();
});

test("A15 A16 variations and comments are kept with a game that is reviewed", async () => {
  const visit = await browser.visit(server);
  const { page } = await Table.start(visit, { variant: "connect-four" });
  const review = `${new URL(page.url()).pathname}/review`;
  // Red gets four in a column.
  await page.evaluate(
    (moves) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}${location.pathname}/ws`);
        const next = (/** @type {number} */ ply) => {
          if (ply === moves.length) return resolve(socket.close());
          socket.send(JSON.stringify({ do: "move", ply, move: moves[ply] }));
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "table" || message.type === "moved") next(message.state.ply);
        };
      }),
    ["d", "e", "d", "e", "d", "e", "d"],
  );
  await open(visit, review);
  await page.locator("#tree button").nth(5).click();
  await page.locator("#tree button[aria-current]", { hasText: "e" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#tree button[data-ply='5'][aria-current]").waitFor();
  await page.locator("#board.live").waitFor();
  await tap(page, "d4");
  const variation = page.locator(".variation button", { hasText: "d" });
  await variation.waitFor();
  await tool(page, "save");
  await page.locator("#part-save [role=status]", { hasText: "Not saved yet" }).waitFor();
  // Leaving at once loses nothing, even if nothing was said of the move.
  await page.goto("/learn");
  await page.locator(".card svg.surface").first().waitFor();
  await open(visit, review);
  await variation.click();
  await tool(page, "notes");
  await page.locator("#comment").fill("This holds.");
  // A browser that takes no beacon.
  await page.evaluate(() => {
    navigator.sendBeacon = () => false;
  });
  await page.goto("/learn");
  await page.locator(".card svg.surface").first().waitFor();
  await open(visit, review);
  await page.locator(".variation .comment", { hasText: "This holds." }).waitFor();
  assert.equal(await page.locator("#tree button").count(), 8);
  // Its moves are the game's and stay its line: only variations can be promoted beside it and deleted.
  await tool(page, "notes");
  const current = (/** @type {string} */ column) => page.locator("#tree .variation [aria-current]", { hasText: column }).waitFor();
  await variation.click();
  await current("d");
  assert.equal(await page.locator("#promote").isDisabled(), true, "not above the game");
  // The second reply in the variation goes before the first.
  for (const point of ["c1", "b1"]) {
    // After a click on the board the keys still mean the moves.
    if (point === "b1") await page.keyboard.press("ArrowLeft");
    await current("d");
    await page.locator("#board.live").waitFor();
    await tap(page, point);
    await current(point[0]);
  }
  await page.locator("#promote:not(:disabled)").click();
  await page.locator("#promote:disabled").waitFor();
  // The list is drawn with the next frame.
  const columns = (/** @type {string} */ wanted) =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll("#tree button")].map(({ textContent }) => textContent?.trim()[0]).join("") === wanted,
      wanted,
    );
  // What comes first is the line of the variation.
  await columns("dededed" + "bc" + "d");
  await page.locator("#remove").click();
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 9);
  await page.locator("#tree button").first().click();
  await page.locator('#tree [data-ply="1"][aria-current]').waitFor();
  await page.locator("#remove").click();
  await page.locator(".toast:not([hidden])", { hasText: "moves of the game stay" }).waitFor();
  await columns("dededed" + "c" + "d");
  // Another browser does not see it.
  const other = await browser.visit(server);
  await open(other, review);
  assert.equal(await other.page.locator("#tree button").count(), 7);
});

test("A15 malformed links, trees and texts get one sentence and change nothing", async () => {
  const visitor = new Visitor(server.base);
  await visitor.fetch("/");
  const send = (/** @type {string} */ path, /** @type {string} */ body) =>
    visitor.fetch(path, { method: "POST", body, headers: { origin: server.base, "content-type": "application/json" } });
  const good = (/** @type {string} */ comment) =>
    JSON.stringify({
      plyground: 2,
      game: "reversi",
      variant: "reversi",
      players: { first: "", second: "" },
      moves: [{ move: "f5", comment }],
    });
  const { id } = /** @type {any} */ (await (await send("/analysis/reversi/study", good("kept"))).json());
  const deep = `${"[".repeat(50_000)}`;
  for (const body of [
    "",
    "{",
    "[]",
    deep,
    good("x".repeat(1001)),
    good("x").replace("f5", "a1"),
    good("x").replaceAll("reversi", "gomoku"),
    "x".repeat(300_000),
  ]) {
    const answer = await send(`/analysis/reversi/study/${id}`, body);
    assert.ok([400, 413].includes(answer.status), String(answer.status));
    const { why } = spoken(await answer.json());
    assert.match(why, /^[A-Z].*\.$/, body.slice(0, 60));
  }
  const still = await (await visitor.fetch(`/analysis/reversi/study/${id}`)).json();
  assert.equal(/** @type {any} */ (still).moves[0].comment, "kept");
  const stranger = new Visitor(server.base);
  await stranger.fetch("/");
  const stolen = await stranger.fetch(`/analysis/reversi/study/${id}`, {
    method: "POST",
    body: good("mine"),
    headers: { origin: server.base },
  });
  assert.equal(stolen.status, 409);
  for (const path of [
    "/analysis/nonsense",
    "/analysis/reversi?from=nonsense",
    "/analysis/reversi?moves=a1",
    "/analysis/reversi?study=none",
    `/analysis/gomoku?study=${id}`,
  ]) {
    const answer = await visitor.fetch(path, { headers: { accept: "text/html" } });
    assert.ok([400, 404].includes(answer.status), `${path}: ${answer.status}`);
    assert.match(await answer.text(), /<p class="lead">[^<]+\.<\/p>/, path);
  }
  const visit = await browser.visit(server);
  visit.expect(/status of 400/);
  const page = await open(visit, "/analysis/reversi?moves=f5");
  await tool(page, "save");
  await page.locator("#pasted").fill("hello world");
  await page.locator("#read").click();
  await page.locator("#part-save .wrong:not(:empty)").waitFor();
  assert.deepEqual(
    (await listed(page)).map((text) => text.trim()),
    ["f5"],
  );
});

test("A15 whatever is pasted opens; position, link and picture are copied", async () => {
  const visit = await browser.visit(server, { context: { permissions: ["clipboard-read", "clipboard-write"] } });
  const page = await open(visit, "/analysis/reversi");
  await tool(page, "save");
  await page.locator("#pasted").fill("F5 d6 c3");
  await page.locator("#read").click();
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 3);
  await tool(page, "copy");
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await page.locator("#copy-position").click();
  await page.locator(".toast:not([hidden])").waitFor();
  const position = await pasted();
  assert.equal(position, (await tried("reversi", ["f5", "d6", "c3"])).position);
  await page.locator("#copy-link").click();
  await until(page, async () => (await navigator.clipboard.readText()).startsWith("http"));
  const link = await pasted();
  await page.locator("#copy-picture").click();
  await until(page, async () => (await navigator.clipboard.read())[0].types.includes("image/png"));
  const picture = await page.evaluate(async () => {
    const there = async () => (await navigator.clipboard.read()).find(({ types }) => types.includes("image/png"));
    let item = await there();
    for (let tries = 0; !item && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      item = await there();
    }
    const bitmap = await createImageBitmap(await item.getType("image/png"));
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4 * 97) colours.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`);
    return { width: bitmap.width, colours: colours.size };
  });
  assert.ok(picture.width >= 1000 && picture.colours > 50, JSON.stringify(picture));

  await open(visit, "/analysis/laser");
  await tool(page, "save");
  await page.locator("#pasted").fill(link);
  await page.locator("#read").click();
  await page.waitForURL(/analysis\/reversi\?moves/);
  await page.locator("#board.live").waitFor();
  await tool(page, "copy");
  await page.waitForFunction((text) => document.querySelector("#position")?.textContent === text, position);
});

test("A15 one plays on from here against a computer, and hears what moves are worth", async () => {
  const visit = await browser.visit(server);
  const page = await open(visit, "/analysis/connect-four?moves=d,d,d");
  await tool(page, "play");
  await page.locator("#judge").check();
  await page.locator("#part-play .judged", { hasText: /d is / }).waitFor();
  const { position, to_move } = await tried("connect-four", ["d", "d", "d"]);
  await page.locator("#opponent").selectOption({ index: 1 });
  await page.locator("#play-on").click();
  await page.waitForURL(/\/g\/\w+$/);
  await page.locator("#board.live").waitFor();
  assert.equal(await page.locator("#board .piece").count(), 3);
  const state = await page.evaluate(() => JSON.parse(document.querySelector("#data").textContent).table.state);
  assert.equal(state.position, position);
  assert.equal(state.players[to_move].kind, "here");
  assert.equal(state.players[to_move === "first" ? "second" : "first"].kind, "computer");
  // The wish for verdicts comes along: each of one's own moves gets one.
  const you = await page.evaluate(() => JSON.parse(document.querySelector("#data").textContent).table.you[0]);
  assert.equal(you, to_move);
  await page.locator('#board [data-name="a1"]').click();
  await page.locator("#advice", { hasText: /^a is .+\./ }).waitFor({ timeout: 60_000 });
  await page.locator("#more").click();
  await page.locator("#judge-row").click();
  await page.waitForFunction(() => document.querySelector("#advice")?.textContent === "");
});

test("A15 named openings are offered with their names", async () => {
  const visit = await browser.visit(server);
  const page = await open(visit, "/analysis/renju?moves=h8,h9");
  await tool(page, "openings");
  const { book } = await tried("renju", ["h8", "h9"]);
  const named = book.find((/** @type {any} */ [, name]) => name);
  assert.ok(named, "a third move has a name");
  assert.deepEqual(
    await page.locator("[data-book]").allTextContents(),
    book.map((/** @type {any} */ [move]) => move),
  );
  await page.locator(`[data-book="${named[0]}"]`).click();
  await page.waitForFunction((name) => document.querySelector("#opening")?.textContent === name, named[1]);
});

for (const [theme, width, height] of /** @type {const} */ ([
  ["light", 1280, 800],
  ["dark", 390, 844],
])) {
  test(`A15 A18 analysis boards fit ${width}x${height} and are accessible, ${theme}`, async () => {
    const visit = await browser.visit(server, {
      settings: { motion: "off", sound: "off", theme },
      context: { viewport: { width, height } },
    });
    const { page } = visit;
    const found = [];
    await page.goto("/analysis");
    await page.locator(".card svg.surface").first().waitFor();
    found.push(...(await violations(page, "list")));
    for (const variant of ["reversi", "yinsh", "laser"]) {
      await open(visit, `/analysis/${variant}`);
      for (const name of ["layers", "edit", "notes", "save", "copy", "openings", "play"]) {
        await tool(page, name);
        if (variant === "yinsh" || name === "edit") found.push(...(await violations(page, `${variant} ${name}`)));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${variant} ${name} is ${wide} too wide`);
      }
    }
    assert.deepEqual(found, []);
  });
}
