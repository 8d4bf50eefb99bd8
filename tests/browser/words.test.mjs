// What the page says, and to whom: the end of a game, whose turn it is, what was played; pausing, passing, saving, leaving, copying.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Visitor } from "./support/client.mjs";
import { LimitedFiles } from "./support/disk.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Server } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

/** Dark has no move, Light has one. */
const MUST_PASS = "OX-------------- X";
const AUTOMATIC = { settings: { motion: "off", sound: "off" } };
const COMPUTER = { second: "computer", second_player: "random-moves" };

const { server, browser } = await serverAndBrowser();

/** Two browsers that play each other, and one that watches. */
async function three(fields = {}) {
  const [host, guest, watcher] = await Promise.all([0, 0, 0].map(() => browser.visit(server)));
  const first = await Table.start(host, { variant: "reversi", second: "remote", first_name: "Ada", ...fields });
  await guest.page.goto(first.address);
  await guest.page.getByLabel("Your name").fill("Babbage");
  await guest.page.getByRole("button", { name: "Sit down and play" }).click();
  await guest.page.locator("#sit").waitFor({ state: "detached" });
  const second = new Table(guest);
  await second.ready();
  await first.page.locator("#share").waitFor({ state: "detached" });
  return { first, second, third: await Table.open(watcher, first.address) };
}

/** What the log has said so far. */
const spoken = (/** @type {import("./support/table.mjs").Table} */ table) => table.page.locator("#spoken p").allTextContents();

/** Waits until the log's last sentence fits. @param {RegExp} text */
async function hears(/** @type {import("./support/table.mjs").Table} */ table, text) {
  const last = table.page.locator("#spoken p:last-child").filter({ hasText: text });
  await last.waitFor({ state: "attached" }).catch(async () => assert.match((await spoken(table)).join("\n"), text));
}

test("A6 A9 the end says who resigned, to each reader", async () => {
  const { first, second, third } = await three();
  await first.move({ move: "f5", taps: ["f5"] });
  await second.move({ move: "d6", taps: ["d6"] });
  await second.click("resign");
  await second.answer("Resign");
  await first.until("#result", /You won/);
  await second.until("#result", /You lost/);
  await third.until("#result", /Ada wins/);
  assert.equal(await first.page.locator("#why").textContent(), "Babbage resigned.");
  assert.equal(await second.page.locator("#why").textContent(), "You resigned.");
  assert.equal(await third.page.locator("#why").textContent(), "Babbage resigned.");
  for (const table of [first, second, third]) {
    assert.ok(await table.page.locator("#score").isHidden(), "discs decided nothing");
    assert.doesNotMatch(await table.page.locator("body").innerText(), /other side/);
  }
  await hears(second, /You lost\. You resigned\.$/);
});

test("A3 A9 the end says who ran out of time", async () => {
  const { first, second } = await three({ clock: "custom", minutes: "0.25", increment: "0" });
  await first.move({ move: "f5", taps: ["f5"] });
  await first.page.locator("#result:not([hidden])").waitFor({ timeout: 30_000 });
  await first.until("#result-title", /^You won on time$/);
  await second.until("#result-title", /^You lost on time$/);
  assert.equal(await first.page.locator("#why").textContent(), "Babbage ran out of time.");
  assert.equal(await second.page.locator("#why").textContent(), "You ran out of time.");
});

test("A9 A30 a game that the board decided shows its score, and every game its figures", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi-4x4", start: "custom", position: MUST_PASS });
  await table.move({ move: "--", taps: [{ button: "pass" }] });
  await table.move({ move: "c1", taps: ["c1"] });
  await table.until("#result", /Light wins/);
  assert.match(await table.page.locator("#score").textContent(), /0.*3/);
  const figures = await table.page.locator("#figures").innerText();
  assert.match(figures, /Turns\s+2\s/);
  for (const what of ["Time used", "Longest thought"]) assert.match(figures, new RegExp(`${what}\\s+\\d+:\\d\\d\\s+\\d+:\\d\\d`));
  assert.match(figures, /Turned over\s+0\s+[1-9]/);
});

test("A9 A30 Y3 L5 the figures hold what the game counts, also when the board decided nothing", async () => {
  const visit = await browser.visit(server);
  // White completes g3 to g7; the beam hits the pyramid that is turned into its way.
  for (const { fields, moves, figures } of [
    {
      fields: { variant: "yinsh", position: "WWWW/7/8/9/10/4W4/1wwwbw4/9/8/6B/BBBB w 0-0" },
      moves: [
        { move: "f6-h6", taps: ["f6", "h6"] },
        { move: "xg3-g7", taps: [["g3", "g4", "g5", "g6", "g7"]] },
        { move: "xa2", taps: ["a2"] },
      ],
      figures: [/Turned over\s+1\s+0/, /Rows made\s+1\s+0/, /Rings taken off\s+1\s+0/],
    },
    {
      fields: { variant: "laser", position: "sc9/4fc5/10/10/9Pc/10/4Fa5/9Sa b" },
      moves: [{ move: "j4+", taps: ["j4", { button: "turn-right" }] }],
      figures: [/Hits\s+1\s+0/, /Pyramids captured\s+0\s+1/],
    },
  ]) {
    const table = await Table.start(visit, { ...fields, start: "custom" });
    for (const move of moves) await table.move(move);
    await table.any();
    await table.ply(moves.length + 1);
    await table.click("resign");
    await table.answer("Resign");
    await table.until("#result", /resigned/);
    const shown = await table.page.locator("#figures").innerText();
    for (const figure of figures) assert.match(shown, figure);
  }
});

test("A6 a lost pharaoh is named by whose it was", async () => {
  const visit = await browser.visit(server);
  // The blue beam goes up the last file, and whose pharaoh stands at its end is destroyed by any move.
  for (const [position, turned, why] of /** @type {[string, string, RegExp][]} */ ([
    ["sc8Fa/10/10/4fc5/10/10/10/9Sa b", "j8", /^Your pharaoh was destroyed\.$/],
    ["sc8fc/10/10/4Fa5/10/10/10/9Sa b", "e5", /^Scatterbrain's pharaoh was destroyed\.$/],
  ])) {
    const table = await Table.start(visit, { variant: "laser", start: "custom", position, ...COMPUTER });
    await table.move({ move: `${turned}+`, taps: [turned, { button: "turn-right" }] });
    await table.until("#why", why);
  }
});

test("A6 the status line speaks to its reader, and the log says each move once, then whose turn it is", async () => {
  const { first, second, third } = await three();
  await first.until("#says", /^Your move: place a disc$/);
  await second.until("#says", /^Waiting for Ada$/);
  await third.until("#says", /^Waiting for Ada$/);
  assert.deepEqual(await spoken(second), [], "nothing is said before something happens");
  await first.move({ move: "f5", taps: ["f5"] });
  await second.until("#says", /^Your move: place a disc$/);
  await first.until("#says", /^Waiting for Babbage$/);
  await hears(first, /Waiting for Babbage\.$/);
  await hears(second, /Your move: place a disc\.$/);
  await hears(third, /Waiting for Babbage\.$/);
  assert.match((await spoken(first)).join(" "), /^You: f5, 1 disc flipped: e5\. Waiting for Babbage\.$/);
  assert.match((await spoken(second)).join(" "), /^Ada: f5, 1 disc flipped: e5\. Your move: place a disc\.$/);
  assert.match((await spoken(third)).join(" "), /^Ada: f5, 1 disc flipped: e5\. Waiting for Babbage\.$/);
  // A watcher comes and goes: nothing of this is said again.
  const more = await Table.open(await browser.visit(server), first.address);
  await more.page.close();
  await third.page.goto("about:blank");
  await second.page.waitForTimeout(1200);
  assert.equal((await spoken(second)).join(" ").match(/Your move/g).length, 1);
});

test("A6 against the computer: it thinks, then it is said what it played", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "gomoku", ...COMPUTER });
  await table.point("h8");
  await table.ply(2);
  await hears(table, /Your move: place a stone\.$/);
  const said = (await spoken(table)).join(" ");
  const [, reply] = await table.moves();
  assert.match(said, /You: h8\./);
  assert.match(said, new RegExp(`Scatterbrain: ${reply}\\. Your move: place a stone\\.$`));
  assert.doesNotMatch(await table.page.locator("#status").textContent(), /White: /);
});

test("A4 a side without a move passes by itself after a moment", async () => {
  const table = await Table.start(await browser.visit(server, AUTOMATIC), {
    variant: "reversi-4x4",
    start: "custom",
    position: MUST_PASS,
    ...COMPUTER,
  });
  await table.until("#says", /^You have no move$/);
  await table.page.getByRole("button", { name: /Pass now/ }).waitFor();
  await table.ply(2);
  assert.deepEqual(await table.moves(), ["--", "c1"]);
});

test("A4 A18 it does not pass by itself while looking back, nor if the setting is off", async () => {
  const looking = await Table.start(await browser.visit(server, AUTOMATIC), {
    variant: "reversi-4x4",
    start: "custom",
    position: "OX------OX------ O",
  });
  // Dark has no move after Light's first one, and looks back as soon as the moment begins.
  await looking.page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".counting")) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
    }).observe(document.querySelector("#rare-buttons"), { childList: true, subtree: true, attributes: true }),
  );
  await looking.move({ move: "c1", taps: ["c1"] });
  await looking.until("#looking", /Before the first move/);
  await looking.page.waitForTimeout(2200);
  assert.equal((await looking.moves()).length, 1);
  await looking.page.keyboard.press("End");
  await looking.ply(2);
  const off = await Table.start(await browser.visit(server), { variant: "reversi-4x4", start: "custom", position: MUST_PASS });
  await off.until("#says", /^Dark has no move$/);
  await off.page.waitForTimeout(2200);
  assert.equal((await off.moves()).length, 0);
  await off.page.getByRole("button", { name: /^Pass( P)?$/ }).click();
  await off.ply(1);
  await off.page.goto("/settings");
  await off.page.getByRole("switch", { name: "Pass automatically" }).check();
  assert.equal(JSON.parse(await off.page.evaluate(() => localStorage.getItem("plyground.settings"))).pass, "on");
});

test("A9 the replay's button shows what it does while it plays", async () => {
  const table = await Table.start(await browser.visit(server), { variant: "reversi" });
  await table.place_all("f5 d6 c3");
  await table.click("resign");
  await table.answer("Resign");
  const icon = () => table.page.locator("#replay use").getAttribute("href");
  await table.page.locator("#replay").waitFor();
  assert.match(await icon(), /play$/);
  await table.click("replay");
  // The card it stands on is put aside while the board is looked at.
  await table.page.locator("#replay", { hasText: "Pause" }).waitFor({ state: "attached" });
  assert.match(await icon(), /pause$/);
  await table.until("#replay", /Replay/);
  assert.match(await icon(), /play$/);
});

test("A7 without scripts each side has its column, also if the second side began", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", second: "here", start: "Standard", begins: "second" });
  const line = await visitor.join(id);
  const [{ move }] = line.choices;
  await line.play(move);
  const html = await (await visitor.fetch(`/g/${id}`)).text();
  assert.match(html, new RegExp(`<span class="turn">1</span><span class="cell"></span><span class="cell">${move}</span>`));
  await line.close();
});

test("A3 nothing ticks without a clock; the time of the whole game is in the moves' header and in the menu", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, { variant: "reversi" });
  assert.equal(await visit.page.locator("#turn-time").textContent(), "");
  await table.turn();
  await visit.page.waitForTimeout(1300);
  await table.place_all("f5");
  await table.until("#game-time", /^0:0[1-9]$/);
  assert.equal(await visit.page.locator("#turn-time").textContent(), "");
  await table.click("more");
  assert.match(await visit.page.locator("#menu-figures").innerText(), /Time used\s+0:0[1-9]\s+0:0/);
  await Table.start(visit, { variant: "reversi", clock: "5+3" });
  await visit.page.locator("#turn-time").filter({ hasText: /^0:/ }).waitFor();
});

test("A8 leaving asks only where something would be lost", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  for (const link of ["Settings", "Learn", "Play"]) {
    const table = await Table.start(visit, { variant: "reversi" });
    await table.place_all("f5");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
    await page.waitForURL((/** @type {URL} */ url) => !url.pathname.startsWith("/g/"));
  }
  const timed = await Table.start(visit, { variant: "reversi", clock: "5+3" });
  await timed.place_all("f5");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.locator("dialog[open]").filter({ hasText: "The clock goes on" }).waitFor();
  await timed.answer("Leave");
  await page.waitForURL("**/settings");
  const { first, second } = await three();
  await first.move({ move: "f5", taps: ["f5"] });
  await second.ply(1);
  await first.page.getByRole("link", { name: "Settings" }).click();
  await first.page.locator("dialog[open]").filter({ hasText: "Babbage is waiting for you." }).waitFor();
  await first.answer("Stay");
  await second.page.goto("about:blank");
  await first.until(".seat[data-side=second]", /away/);
  await first.page.getByRole("link", { name: "Settings" }).click();
  await first.page.waitForURL("**/settings");
});

test("A11 the position that is copied is the one on the board", async () => {
  const visit = await browser.visit(server);
  // Says which position it is, also if the server does not yet.
  await visit.page.route(/\/ply\/\d+$/, async (/** @type {import("playwright-core").Route} */ route) => {
    const answer = await route.fetch();
    const past = await answer.json();
    await route.fulfill({ response: answer, json: { position: `position ${past.ply}`, ...past } });
  });
  const table = await Table.start(visit, { variant: "reversi" });
  await table.place_all("f5 d6");
  const now = await table.position();
  await table.page.keyboard.press("ArrowLeft");
  await table.until("#looking", /ove 1 of 2/);
  const then = await table.position();
  assert.notEqual(then, now);
  await table.page.keyboard.press("End");
  await table.page.locator("#looking").waitFor({ state: "hidden" });
  assert.equal(await table.position(), now);
});

test("A2 A30 each side gets its own clock at set-up", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/new/reversi");
  await page.locator("#preview svg").first().waitFor();
  await page.locator("input[name=opponent][value=here]").check();
  await page.locator("#time > summary").click();
  assert.ok(await page.locator("#first-minutes").isHidden());
  await page.locator("input[name=clock][value=each]").check();
  await page.locator("#first-minutes").fill("3");
  await page.locator("#first-increment").fill("0");
  await page.locator("#second-minutes").fill("12");
  await page.locator("#second-increment").fill("7");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#board [data-name]").first().waitFor();
  const clock = (/** @type {string} */ side) => page.locator(`.seat[data-side=${side}] .clock`).textContent();
  assert.deepEqual([await clock("first"), await clock("second")], ["3:00", "12:00"]);
});

test("A27 a paused game rests behind a card, survives a restart, and goes on from home", async () => {
  const visit = await browser.visit(server);
  const table = await Table.start(visit, { variant: "reversi", clock: "5+0" });
  const { page } = table;
  await table.place_all("f5 d6");
  await table.click("pause");
  await table.until("#paused", /the game is kept, also if the program is restarted/);
  await table.until("#says", /^Paused$/);
  assert.equal(await table.live(), false);
  assert.equal(await page.evaluate(() => document.activeElement.id), "resume", "the focus goes to the card");
  await hears(table, /Paused\.$/);
  const clock = await page.locator(".clock").allTextContents();
  await page.keyboard.press("ArrowLeft");
  await table.until("#looking", /ove 1 of 2/);
  assert.ok(await page.locator("#paused").isHidden(), "what is looked at can be seen");
  await page.keyboard.press("End");
  await table.until("#paused", /Continue/);
  await server.kill();
  await server.start();
  await page.goto("/");
  const item = page.locator(".item").filter({ hasText: "paused" }).first();
  await item.click();
  await table.ready();
  await table.until("#paused", /Continue/);
  assert.deepEqual(await page.locator(".clock").allTextContents(), clock, "clocks stand while the game is paused");
  await table.click("resume");
  await page.locator("#paused").waitFor({ state: "hidden" });
  await table.place_all("c3");
});

test("A27 between people a pause is asked for, and both continue it", async () => {
  const { first, second, third } = await three();
  await first.move({ move: "f5", taps: ["f5"] });
  await second.click("pause");
  await first.until("#offer", /Babbage would like to pause the game/);
  await first.click("decline");
  await second.until(".toast", /goes on without a pause/);
  await second.click("pause");
  await first.until("#offer", /Babbage would like to pause the game/);
  await first.click("accept");
  await second.until("#paused", /when you and Ada both continue/);
  await third.until("#paused", /until the players continue/);
  await second.click("resume");
  await first.until("#paused", /Babbage would like to continue/);
  await second.until("#paused", /Waiting for Ada to continue, too/);
  await second.page.locator("#resume").waitFor({ state: "hidden" });
  await first.click("resume");
  await second.page.locator("#paused").waitFor({ state: "hidden" });
  await second.move({ move: "d6", taps: ["d6"] });
});

test("A23 a game that cannot be saved says so as long as it is so, nobody can move, and then it goes on", async (t) => {
  const disk = LimitedFiles.make();
  if (!disk) return t.skip("not allowed here");
  const limited = new Server([], disk);
  disk.server = limited;
  try {
    await limited.start();
    const visit = await browser.visit(limited);
    const table = await Table.start(visit, { variant: "reversi" });
    await table.place_all("f5");
    disk.fill();
    await table.turn();
    await table.point("d6");
    await table.until("#unsaved", /cannot be saved at the moment .* nobody can move until then/);
    await hears(table, /cannot be saved at the moment .* nobody can move until then\.$/);
    await table.until("#says", /^Not saved yet$/);
    await table.page.waitForTimeout(1500);
    assert.ok(await table.page.locator("#unsaved").isVisible(), "it stays");
    assert.deepEqual(await table.moves(), ["f5"], "what is not on disk has not happened");
    assert.equal(await table.live(), false);
    assert.equal(await table.page.locator("#actions button:enabled:visible").count(), 0, "what would be refused is not offered");
    disk.free();
    await table.until("#unsaved", /^Saved again\.$/);
    await table.ply(2);
    assert.deepEqual(await table.moves(), ["f5", "d6"], "the move was kept");
    await table.place_all("c3");
    await table.page.locator("#unsaved").waitFor({ state: "hidden" });
    await visit.context.close();
  } finally {
    disk.free();
    await limited.remove();
    disk.remove();
  }
});

test("A9 A13 a rematch of two computers is for everybody who watches", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi-4x4", first: "computer", first_player: "random-moves", ...COMPUTER });
  const visit = await browser.visit(server);
  const table = await Table.open(visit, `/g/${id}`);
  await table.until("#result", /wins|won|lost|draw/);
  await table.page.locator("#rematch").click();
  await table.page.waitForURL((/** @type {URL} */ url) => url.pathname.startsWith("/g/") && url.pathname !== `/g/${id}`);
});

test("A20 every tab stop around the board has a name", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const nameless = () =>
    page.evaluate(() => {
      const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")].filter(
        (stop) => !stop.closest("#board, [hidden]") && stop.checkVisibility(),
      );
      const name = (/** @type {any} */ stop) =>
        stop.getAttribute("aria-label") ||
        stop.labels?.[0]?.textContent.trim() ||
        document.getElementById(stop.getAttribute("aria-labelledby"))?.textContent.trim() ||
        stop.textContent.trim();
      return { count: stops.length, nameless: stops.filter((stop) => !name(stop)).map((stop) => stop.outerHTML.slice(0, 80)) };
    });
  const table = await Table.start(visit, { variant: "reversi", clock: "5+3" });
  await table.place_all("f5");
  for (const path of ["", "/new/reversi", "/settings", "/"]) {
    if (path) await page.goto(path);
    const { count, nameless: found } = await nameless();
    assert.ok(count > 4);
    assert.deepEqual(found, [], path);
  }
});
