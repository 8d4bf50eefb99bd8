// Reviews: a recorded game of each game, end to end; what is planted in it is found, named, explained and practised.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { PACE, playRecorded } from "./support/recorded.mjs";
import { Table } from "./support/table.mjs";

/** A whole game on a busy machine. */
const PATIENCE = 150_000;

/**
 * The move that throws the game away, what it is called, the sentence that has to be said, and the point it ended on. Where a move alone
 * held, its praise.
 * @type {{ game: string, skipped?: number, ply: number, verdict: RegExp, why: RegExp | null, at: string, best: string, praise?: { ply: number, why: RegExp } }[]}
 */
const PLANTED = [
  { game: "reversi", ply: 8, verdict: /^blunder$/, why: /Dark turns over every disc of Light and wins/, at: "f5", best: "f3" },
  {
    game: "gomoku",
    ply: 8,
    verdict: /^blunder$/,
    why: /Black threatens five in a row at e8, and this does not stop it/,
    at: "d9",
    best: "e8",
  },
  // Its last twenty moves, in which both sides take rows and rings: reviews of YINSH take the longest.
  {
    game: "yinsh",
    skipped: 33,
    ply: 17,
    verdict: /^(mistake|blunder)$/,
    why: /lets White make the row i4 to i8 .* and win/,
    at: "b6",
    best: "",
  },
  { game: "laser", ply: 8, verdict: /^blunder$/, why: /Red's own shot hits the pharaoh on f8 and loses the game/, at: "e6", best: "" },
  {
    game: "connect-four",
    ply: 14,
    verdict: /^blunder$/,
    why: /Red now wins by force .*Column d wins by force for Yellow/,
    at: "c2",
    best: "",
    praise: { ply: 25, why: /^Column a wins by force for Red within 8 moves/ },
  },
];

const { server, browser } = await serverAndBrowser();

/** @param {string} name @param {number} [skipped] */
const played = (name, skipped) => playRecorded(server, name, skipped);

/** Opens the review of a game as the one who played it, and waits until all of it is known. @param {{ id: string, cookie: string }} game @param {object} [options] */
async function reviewed({ id, cookie }, options = {}) {
  const visit = await browser.visit(server, options);
  await visit.context.addCookies([{ name: "plyground", value: cookie, url: server.base }]);
  await visit.page.goto(`/g/${id}/review`);
  await visit.page.locator("#review .thinking[hidden]").waitFor({ state: "attached", timeout: PATIENCE });
  await visit.page.locator("#turned #find-better").waitFor();
  return visit;
}

/** The points of what is drawn over the board, by its classes. @param {import("playwright-core").Page} page @param {string} selector */
const drawn = (page, selector) =>
  page.locator(`#board .layer-mark${selector}`).evaluateAll((all) => {
    const names = [...document.querySelectorAll("#board [data-name]")].map((target) => /** @type {HTMLElement} */ (target).dataset.name);
    return all.flatMap((mark) => (mark.getAttribute("data-points") ?? "").split(" ").map((point) => names[Number(point)]));
  });

for (const { game, skipped, ply, verdict, why, at, best, praise } of PLANTED) {
  test(`A16 ${game}: the planted blunder is found, explained and marked`, async () => {
    const record = await played(game, skipped);
    const visit = await reviewed(record);
    const { page } = visit;

    // Every move is in the list with its chance, and what is counted above is what is marked below.
    assert.equal(await page.locator("#tree [data-ply]").count(), record.moves.length);
    for (const fault of ["inaccuracy", "mistake", "blunder"]) {
      const counts = await page.locator(`#review [data-fault=${fault}] b`).allTextContents();
      const marked = await page.locator(`#tree .verdict.${fault}`).count();
      assert.equal(
        counts.reduce((sum, count) => sum + Number(count), 0),
        marked,
        fault,
      );
      assert.equal(await page.locator(`#chances .dot.${fault}`).count(), marked, `${fault} on the graph`);
    }
    for (const accuracy of await page.locator("#review .accuracy").allTextContents()) assert.match(accuracy, /^\d+\s%$/);
    assert.notEqual(await page.locator(".phases li").count(), 0, "phases are marked");

    await page.locator(`#tree .cell [data-ply="${ply}"]`).click();
    const card = page.locator("#turned");
    await card.locator("h2", { hasText: `${ply}. ${record.moves[ply - 1]} is` }).waitFor();
    assert.match((await card.getAttribute("data-verdict")) ?? "", verdict);
    assert.match(await card.locator(".swing").innerText(), /\d+\s% → \d+\s%/);
    assert.match(await card.locator(".worth").innerText(), /^\S.*\. With the best move: \S.*\.$/);
    assert.match(await card.locator(".reasons").innerText(), why);

    await page.locator("#board .layer-mark.best").first().waitFor({ state: "attached" });
    assert.ok((await drawn(page, ".why.ring.bad")).includes(at), "the move is marked where it ended");
    if (best) assert.deepEqual(await drawn(page, ".why.ring.best"), [best], "and the better one where it would have");

    // The better line is played on the board, as a variation, and the way back is one press.
    await card.locator("[data-line=better]").click();
    await card.locator(".line.better [data-step='2'][aria-current]").waitFor();
    assert.notEqual(await page.locator("#tree .variation").count(), 0);
    await card.locator("#back-to-game").click();
    await page.locator(`#tree .cell [data-ply="${ply}"][aria-current]`).waitFor();

    // Praise has its sign in the list and on the card, and its reason there.
    if (!praise) return;
    const move = page.locator(`#tree .cell:has([data-ply="${praise.ply}"])`);
    assert.equal(await move.locator(".verdict.only").innerText(), "!");
    await page.locator(`#tree .cell [data-ply="${praise.ply}"]`).click();
    await card.locator("h2", { hasText: `${praise.ply}. ${record.moves[praise.ply - 1]} is the only good move` }).waitFor();
    assert.equal(await card.locator(".title .verdict.only").innerText(), "!");
    assert.match(await card.locator(".reasons").innerText(), praise.why);
    assert.equal(await card.getAttribute("data-verdict"), "");
    assert.equal(await card.locator("#find-better").count(), 0, "nothing better is to be found");
  });
}

test("A16 a review opens where the game turned, or at the move that the address names", async () => {
  const record = await played("gomoku");
  const visit = await reviewed(record);
  const { page } = visit;
  const losses = await page.locator("#turned").evaluate((card) => [card.dataset.verdict, card.querySelector("h2")?.textContent ?? ""]);
  assert.deepEqual(losses[0], "blunder");
  const opened = await page.locator("#tree .cell [aria-current]").getAttribute("data-ply");
  assert.ok(losses[1].startsWith(`${opened}. `), "the card is about the move on the board");
  await page.locator("#board .layer-mark.why.best").first().waitFor({ state: "attached" });
  // Nothing loses more than that.
  await page.keyboard.press("Home");
  await page.locator("#turned .turning").first().waitFor();
  const swings = await page.locator("#turned .turning .swing").allInnerTexts();
  const lost = swings.map((text) => text.match(/\d+/g)?.map(Number) ?? []).map(([from, to]) => from - to);
  const plies = await page.locator("#turned .turning").evaluateAll((all) => all.map((one) => /** @type {any} */ (one).dataset.ply));
  assert.equal(lost[plies.indexOf(opened)], Math.max(...lost));
  await page.goto(`/g/${record.id}/review?ply=4`);
  await page.locator('#tree .cell [data-ply="4"][aria-current]').waitFor();
  await page.locator("#turned h2", { hasText: /^4\. / }).waitFor();
  assert.equal(await page.locator("#tree .cell [aria-current]").getAttribute("data-ply"), "4");
});

test("A16 each player's review opens at a mistake, the own one where there is one", async () => {
  // White leaves an open three alone, Black forgets it, White leaves it alone again.
  const moves = "h8 a15 i8 c15 j8 e15 a1 g13 k8 a13 l8".split(" ");
  const [host, guest] = [new Visitor(server.base), new Visitor(server.base)];
  const id = await host.newGame({ variant: "gomoku", second: "remote" });
  await guest.sit(id);
  const lines = [await host.join(id), await guest.join(id)];
  for (const [ply, move] of moves.entries()) {
    await sleep(PACE);
    lines[ply % 2].say({ do: "move", ply, move });
    await Promise.all(lines.map((line) => line.next("moved")));
  }
  for (const line of lines) line.socket.close();
  for (const [seat, { cookie }] of [host, guest].entries()) {
    const { page } = await reviewed({ id, cookie: cookie.split("=")[1] });
    const opened = await page.locator("#tree .cell [aria-current]").getAttribute("data-ply");
    // Black's slower win is no mistake, so Black is shown where White went wrong.
    assert.equal((Number(opened) - 1) % 2, 1, `seat ${seat}, move ${opened}`);
    assert.match((await page.locator("#turned").getAttribute("data-verdict")) ?? "", /mistake|blunder/);
  }
});

test("A16 a review is walked with keys, counts, the graph and the list", async () => {
  const record = await played("gomoku");
  const { page } = await reviewed(record);
  const current = () => page.locator("#tree [aria-current]").getAttribute("data-ply");
  await page.keyboard.press("Home");
  await page.locator("#turned .turning").first().waitFor();
  for (const [key, ply] of [
    ["End", "11"],
    ["ArrowLeft", "10"],
    ["k", "9"],
    ["j", "10"],
  ]) {
    await page.keyboard.press(key);
    await page.locator(`#tree .cell [data-ply="${ply}"][aria-current]`).waitFor();
  }
  // Round and round through the blunders of White.
  const blunders = page.locator("#review [data-fault=blunder][data-side=second]");
  await page.keyboard.press("Home");
  await page.locator("#chances", { hasText: "Move 0 of 11" }).waitFor();
  const plies = await page
    .locator("#tree .cell:has(.verdict.blunder) [data-ply]")
    .evaluateAll((all) => all.map((cell) => cell.getAttribute("data-ply")).filter((ply) => Number(ply) % 2 === 0));
  assert.ok(plies.includes("8") && plies.length > 1);
  for (const ply of [...plies, plies[0]]) {
    await blunders.click();
    await page.locator(`#tree .cell [data-ply="${ply}"][aria-current]`).waitFor();
  }
  // Nothing there, and it says so.
  await page.locator("#review [data-fault=inaccuracy][data-side=first]").click();
  await page.locator(".toast", { hasText: "No inaccuracies." }).waitFor();
  assert.equal(await current(), plies[0]);
  const plot = await page.locator("#chances .plot").boundingBox();
  await page.mouse.click(plot.x + plot.width - 1, plot.y + plot.height / 2);
  await page.locator('#tree .cell [data-ply="11"][aria-current]').waitFor();
  // Seen from the other side the chances are the rest to 100.
  const chance = async () => Number.parseInt(await page.locator('#tree .cell [data-ply="4"] .num').innerText(), 10);
  const first = await chance();
  await page.locator("#review .who").first().click();
  await page.locator("#chances h2", { hasText: "Chances of White" }).waitFor();
  await page.waitForFunction(
    (/** @type {number} */ before) =>
      Number.parseInt(document.querySelector('#tree .cell [data-ply="4"] .num')?.textContent ?? "", 10) !== before,
    first,
  );
  assert.ok(Math.abs(first + (await chance()) - 100) <= 1);
  // Figures for each phase and side, and the game with its verdicts as a file.
  for (const phase of await page.locator(".phase-figures li").allTextContents()) assert.match(phase, /^\D+ (\d+\s%|–)(\d+\s%|–)$/);
  const { moves } = await (await fetch(`${server.base}/g/${record.id}/export/reviewed`)).json();
  assert.equal(moves[9].glyph, "??");
  assert.equal(moves[9].variations[0][0].move, "e9");
  await page.keyboard.press("?");
  await page.locator("dialog[open]", { hasText: "One move back" }).waitFor();
  await page.keyboard.press("Escape");
  // Threats, in the colours of the game, which are those of the legend.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("x");
  const threat = page.locator("#board .layer-mark.layers .ink").first();
  await threat.waitFor({ state: "attached" });
  const kind = await threat.evaluate((ink) => /** @type {Element} */ (ink.parentElement).classList.item(3) ?? "");
  const sample = await page
    .locator(`#part-layers .sample .${kind}`)
    .first()
    .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  assert.equal(await threat.evaluate((ink) => getComputedStyle(ink).stroke), sample);
  assert.notEqual(sample, "rgb(255, 200, 61)", "a colour of its own");
  await page.keyboard.press("x");
  await page.waitForFunction(() => !document.querySelector("#board .layer-mark.layers"));
  await page.keyboard.press("z");
  await page.waitForURL(/\/analysis\/gomoku\?moves=/);
});

test("A16 exercises: nothing gives the solution away; failed, hinted, solved, kept", async () => {
  const record = await played("gomoku");
  const visit = await reviewed(record);
  const { page } = visit;
  const table = new Table(visit);
  const card = page.locator("#exercise");
  const stage = (/** @type {string} */ name) => page.locator(`#exercise[data-stage=${name}]`).waitFor();
  // Until its position has come, the button is that of the move before.
  const better = async (/** @type {string} */ move) => {
    await page.locator("#turned h2", { hasText: move }).waitFor();
    await page.locator("#find-better").click();
  };
  await page.locator('#tree .cell [data-ply="8"]').click();
  await better("8. d9");
  await stage("asked");
  await page.locator("#board.live").waitFor();
  assert.match(await card.innerText(), /Here White played 8\. d9, a blunder/);
  // The whole page: no star, sentence, line, value, graph or gauge.
  const text = await page.locator("main").innerText();
  assert.doesNotMatch(text, /e8|%|five in a row/);
  assert.equal(await page.locator("#board .layer-mark").count(), 0);
  for (const hidden of ["#turned", "#chances", "#review", "#variations", "#gauge", "#engine", "#bench"])
    assert.equal(await page.locator(hidden).isVisible(), false, hidden);
  // Nor do the keys walk to what followed.
  await page.keyboard.press("ArrowRight");
  assert.equal(Object.keys(await table.pieces()).length, 7);

  await table.point("a1");
  await stage("wrong");
  await card.getByText("a1 is answered by e8").waitFor();
  await page.locator("#board .layer-mark.exercise").first().waitFor({ state: "attached" });
  assert.equal((await table.pieces()).e8, "black stone", "the answer is on the board");
  await page.locator("#exercise-again").click();
  await stage("asked");
  await page.waitForFunction(() => !document.querySelector('#board [data-name="e8"]')?.getAttribute("aria-label")?.includes("black"));
  assert.equal((await table.pieces()).a1, undefined, "and both are taken back");

  await page.locator("#exercise-hint").click();
  await page.locator("#board .layer-mark.hinted").waitFor({ state: "attached" });
  const where = await drawn(page, ".hinted");
  assert.ok(where.includes("e8") && where.length > 4, "where to look, not what to play");
  await table.point("e8");
  await stage("solved");
  assert.match(await card.innerText(), /e8 is right, and it is the best move/);
  assert.match(await card.innerText(), /1 solved/);
  await page.locator("#exercise-line").click();
  await page.locator("#tree .variation [aria-current]").first().waitFor();

  // The solution of the next one is shown on demand, and then it does not count as solved.
  await page.locator('#tree .cell [data-ply="10"]').click();
  await page.locator("#exercise-close").click();
  await page.locator('#tree .cell [data-ply="10"]').click();
  await better("10. c9");
  await stage("asked");
  await page.locator("#exercise-solution").click();
  await stage("shown");
  assert.match(await card.innerText(), /The best move is e9\. .*five in a row/);
  assert.match(await card.innerText(), /· 1 solved/);
  // What is stored is bounded by the game.
  const refused = await page.evaluate(
    (/** @type {string} */ game) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/study/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ do: "reveal", game, ply: 11 }));
        socket.onmessage = ({ data }) => resolve(JSON.parse(data).type);
      }),
    record.id,
  );
  assert.equal(refused, "refused");
  await page.reload();
  await page.locator("#turned #practise-all").waitFor({ timeout: PATIENCE });
  await page.keyboard.press("Home");
  await page.locator("#review .who").first().click();
  await page.locator("#learn-mistakes", { hasText: /White \(1 of \d solved\)/ }).waitFor();
});

test("A16 the review is found from the end screen, the menu and the list of games", async () => {
  const record = await played("reversi");
  const visit = await reviewed(record);
  const { page } = visit;
  await page.goto(`/g/${record.id}`);
  assert.equal(await page.locator("#menu-review").getAttribute("href"), `/g/${record.id}/review`);
  await page.locator("#review-link").click();
  await page.waitForURL(/review$/);
  await page.goto("/");
  const item = page.locator(".played").first();
  assert.notEqual((await item.locator("polyline").getAttribute("points")) ?? "", "");
  // Who played both sides sees both, each beside its piece.
  const counted = await item.locator(".faults").allInnerTexts();
  for (const counts of counted) assert.match(counts, /\?!\s*\d+\s*\?\s*\d+\s*\?\?\s*\d+/);
  assert.deepEqual([counted.length, await item.locator(".faults .piece-icon").count()], [2, 2]);
  assert.match(await item.locator(".reviewed").innerText(), /Dark: [\s\S]*Light: /);
  await item.locator(".reviewed").click();
  await page.waitForURL(/review$/);
});

test("A16 R5 hints come in steps, and openings have names while one plays", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const table = await Table.start(visit, { variant: "reversi", first_name: "Hilda", second: "computer" });
  await page.locator("#board.live").waitFor();
  await table.until("#counts", /^· rated$/);
  await page.locator("#advise").click();
  await page.locator("#advice", { hasText: "Look where the board is marked" }).waitFor({ timeout: PATIENCE });
  assert.ok((await drawn(page, ".advice.hinted")).length > 4);
  assert.equal(await page.locator("#board .layer-mark.best").count(), 0, "not the move yet");
  await table.until("#counts", /not rated any more/);
  await page.locator("#advise").click();
  const said = await page.locator("#advice").innerText();
  const [, move] = /^(\S+) is the best move/.exec(said) ?? [];
  assert.deepEqual(await drawn(page, ".advice.ring.best"), [move]);
  await page.locator("#advise").click();
  assert.ok((await page.locator("#advice").innerText()).length > said.length, "why");
  await table.point(move);
  await page.waitForFunction(() => document.querySelectorAll("#board .layer-mark").length === 0);

  const other = await browser.visit(server);
  const both = await Table.start(other, { variant: "reversi" });
  assert.equal(await other.page.locator("#judge-row").isVisible(), false, "two people get no verdicts");
  await both.place_all("c4 e3 f6 e6 f5");
  assert.equal(await other.page.locator("#advise").isVisible(), false, "two people get no hints");
  await both.until("#opening", /·\s\S/);
});

for (const theme of ["light", "dark"]) {
  test(`A18 A20 the review has no accessibility violation and fits a phone, ${theme}`, async () => {
    const record = await played("gomoku");
    const settings = { motion: "off", sound: "off", theme };
    const { page } = await reviewed(record, { settings });
    const found = [...(await violations(page, "review"))];
    await page.locator('#tree .cell [data-ply="8"]').click();
    await page.locator("#find-better").waitFor();
    found.push(...(await violations(page, "why")));
    await page.locator("#find-better").click();
    await page.locator("#exercise[data-stage=asked]").waitFor();
    found.push(...(await violations(page, "exercise")));
    assert.deepEqual(found, []);
    await page.locator("#exercise-close").click();
    await page.setViewportSize({ width: 390, height: 844 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "no horizontal scroll");
    const board = await page.locator("#board").boundingBox();
    assert.ok(board.width >= 370, "the board has the width of a phone");
    assert.ok((await page.locator("#turned").boundingBox()).y < (await page.locator("#review").boundingBox()).y, "why comes first");
  });
}
