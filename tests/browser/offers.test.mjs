// What people at two devices offer each other: more time, a game without result, the win over somebody who left, phrases; what a computer makes
// of a draw and of a lost game; and how a move is confirmed, or chosen ahead.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { tabTo } from "./support/keys.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();

/**
 * Ada and Babbage at two devices.
 * @param {Record<string, string>} [fields] of the game
 * @param {Parameters<typeof browser.visit>[1]} [options] of both visits
 */
async function pair(fields = {}, options = {}) {
  const [host, guest] = [await browser.visit(server, options), await browser.visit(server, options)];
  const first = await Table.start(host, { variant: "reversi", second: "remote", first_name: "Ada", ...fields });
  const { base } = server;
  await guest.page.goto(first.address);
  const form = { name: "Babbage" };
  await guest.context.request.post(`${base}${first.address}/sit`, { form, headers: { origin: base }, maxRedirects: 0 });
  const second = await Table.open(guest, first.address);
  await first.page.locator("#share").waitFor({ state: "detached" });
  return { first, second };
}

/** Plays moves alternately, each seen by both. @param {{ first: Table, second: Table }} tables @param {string} moves */
async function alternate({ first, second }, moves) {
  for (const move of moves.split(" ")) {
    const ply = (await first.moves()).length;
    await (ply % 2 ? second : first).move({ move, taps: [move] });
    await Promise.all([first.ply(ply + 1), second.ply(ply + 1)]);
  }
}

/** The same game without windows. @param {Record<string, string>} [fields] */
async function lines(fields = {}) {
  const [ada, babbage] = [new Visitor(server.base), new Visitor(server.base)];
  const id = await ada.newGame({ variant: "reversi", first: "here", second: "remote", clock: "none", first_name: "Ada", ...fields });
  await babbage.fetch(`/g/${id}`);
  await babbage.sit(id, "Babbage");
  return { id, ada, babbage, first: await ada.join(id), second: await babbage.join(id) };
}

/** Both make a move, which both hear. @param {Record<"first" | "second", import("./support/client.mjs").Line>} lines */
async function begin({ first, second }) {
  await first.play("f5");
  await second.next((m) => m.ply === 1);
  await second.play("d6");
  await first.next((m) => m.ply === 2);
}

/** Refused with this sentence, and nothing has changed. @param {import("./support/client.mjs").Line} line @param {any} request @param {RegExp} why */
async function unchanged(line, request, why) {
  // What runs by itself is left out.
  const still = (/** @type {any} */ { claim_in_ms, ...person }) => person;
  const plain = (/** @type {any} */ { turn_ms, clock, players: { first, second }, ...state }) => [state, still(first), still(second)];
  line.say({ do: "sync" });
  await line.next("table");
  const before = plain(line.state);
  assert.match(await line.refused(request), why);
  line.say({ do: "sync" });
  await line.next("table");
  assert.deepEqual(plain(line.state), before);
}

test("A3 one click gives the other fifteen seconds; both read it", async () => {
  const tables = await pair({ clock: "5+0" });
  const { first, second } = tables;
  await alternate(tables, "f5 d6");
  assert.ok(await first.page.locator(".seat[data-side=first] .more-time").isHidden(), "not to oneself");
  await first.page.locator(".seat[data-side=second] .more-time").click();
  for (const table of [first, second]) await table.until(".toast", /Ada gives Babbage 15 seconds more/);
  for (const table of [first, second]) await table.until(".seat[data-side=second] .clock", /5:1\d/);
});

test("A3 A23 time that was given survives a kill; without clocks or a person it is refused", async () => {
  const { id, ada, first, second } = await lines({ clock: "5+0" });
  await begin({ first, second });
  const before = first.state.clock.second_ms;
  first.say({ do: "moretime" });
  await first.next("notice");
  assert.equal(first.state.clock.second_ms, before + 15_000);
  await server.kill();
  await server.start();
  const again = await ada.join(id);
  assert.equal(again.state.clock.second_ms, before + 15_000);
  const untimed = await lines();
  await unchanged(untimed.first, { do: "moretime" }, /no clocks/);
  const alone = await ada.join(await ada.newGame({ variant: "reversi", clock: "5+0", second: "computer", second_player: "random-moves" }));
  await unchanged(alone, { do: "moretime" }, /nobody to give time to/);
  await unchanged(await new Visitor(server.base).join(id), { do: "moretime" }, /watching/);
});

test("A9 in the first two moves a game is aborted instead of resigned: no result, for nobody", async () => {
  const tables = await pair();
  const { first, second } = tables;
  await alternate(tables, "f5");
  for (const table of [first, second]) assert.ok(await table.page.locator("#resign").isHidden(), "nothing to resign yet");
  await second.click("abort");
  assert.deepEqual(await violations(second.page, "abort"), []);
  await second.answer("Play on");
  assert.ok(await second.page.locator("#result").isHidden());
  await second.click("abort");
  await second.until("dialog[open]", /without a result and changes no rating/);
  await second.answer("Abort");
  for (const table of [first, second]) {
    await table.until("#result-title", /^Aborted$/);
    assert.equal(await table.page.locator("#why").textContent(), "There is no result, and no rating changes.");
    assert.ok(await table.page.locator("#rating-change").isHidden());
  }
  await first.page.goto("/games");
  await first.until(".card .result", /Aborted: no result/);
  await first.page.goto("/games?result=draw");
  assert.equal(await first.page.locator(".card").count(), 0, "it is no draw");
});

test("A9 when both have moved it is too late to abort", async () => {
  const { first, second, id, ada } = await lines();
  await begin({ first, second });
  await unchanged(await new Visitor(server.base).join(id), { do: "abort" }, /watching/);
  assert.equal(first.state.can.abort, false);
  await unchanged(first, { do: "abort" }, /no longer be aborted/);
  assert.equal((await (await ada.fetch(`/g/${id}/export/json`)).json()).result, undefined);
});

test("A9 an aborted rated game changes no rating, is told after a restart, and its file has no result", async () => {
  const { id, ada, first } = await lines({ rated: "yes", first_name: "Abel" });
  await first.play("f5");
  first.say({ do: "abort" });
  await first.next(({ state }) => state?.outcome);
  await server.kill();
  await server.start();
  const again = await ada.join(id);
  const { outcome, rated, counts } = again.state;
  assert.deepEqual([outcome.winner, outcome.reason, rated, counts], [null, "aborted", null, "nolonger"]);
  assert.equal((await (await ada.fetch(`/g/${id}/export/json`)).json()).result, undefined);
  assert.equal(await (await ada.fetch(`/g/${id}/next`)).json(), null);
});

test("A8 who leaves is named with a countdown, and coming back withdraws it", async () => {
  const tables = await pair({ clock: "10+0" });
  const { first, second } = tables;
  await alternate(tables, "f5 d6");
  assert.ok(await first.page.locator("#claim").isHidden());
  await second.page.goto("about:blank");
  await first.until("#claim", /Babbage left\. In (1:00|0:5\d) you may claim the win or call it a draw\./);
  assert.ok(await first.page.locator("#claim-win").isHidden(), "not yet");
  await first.until("#claim", /In 0:5[0-8] /); // it counts
  await second.page.goto(first.address);
  await first.page.locator("#claim").waitFor({ state: "hidden" });
});

test("A8 A18 a claim that comes too early is refused; after a minute the win is claimed, by keyboard alone", async () => {
  const { id, ada, babbage, first, second } = await lines({ clock: "10+0" });
  await begin({ first, second });
  await unchanged(first, { do: "claim", result: "win" }, /Nobody has left/);
  await second.close();
  const { state } = await first.next(({ state }) => state?.players.second.claim_in_ms != null);
  assert.ok(state.players.second.claim_in_ms <= 60_000);
  assert.match(await first.refused({ do: "claim", result: "win" }), /Babbage may still come back; you can claim the game in \d+ seconds/);
  const back = await babbage.join(id);
  await first.next(({ state }) => state?.players.second.claim_in_ms === null);
  assert.match(await first.refused({ do: "claim", result: "draw" }), /Nobody has left/);
  await back.close();
  await first.next(({ state }) => state?.players.second.claim_in_ms != null);
  const visit = await browser.visit(server);
  const [name, value] = ada.cookie.split("=");
  await visit.context.addCookies([{ name, value, url: server.base }]);
  const { page } = await Table.open(visit, `/g/${id}`);
  await page.locator("#claim-win").waitFor({ timeout: 70_000 });
  assert.deepEqual(await violations(page, "claim"), []);
  await tabTo(page, "#claim-win");
  await page.keyboard.press("Enter");
  const { state: over } = await first.next(({ state }) => state?.outcome);
  assert.deepEqual([over.outcome.winner, over.outcome.reason], ["first", "abandonment"]);
});

test("A8 a phrase crosses the room in each one's language, to watchers too, and can be muted", async () => {
  const { first, second } = await pair();
  const german = await Table.open(await browser.visit(server, { context: { locale: "de" } }), first.address);
  const muted = { motion: "off", sound: "off", pass: "off", phrases: "off" };
  const deaf = await Table.open(await browser.visit(server, { settings: muted }), first.address);
  await second.click("say");
  assert.deepEqual(await violations(second.page, "say"), []);
  await second.page.locator("[data-phrase=luck]").click();
  const seat = ".seat[data-side=second] .sub";
  for (const table of [first, second]) await table.until(seat, /“Good luck!”/);
  await german.until(seat, /„Viel Glück!“/);
  await first.until("#spoken", /Babbage says: Good luck!/);
  assert.doesNotMatch(await deaf.page.locator(seat).textContent(), /luck/);
  assert.ok(await german.page.locator("#say").isHidden(), "who watches says nothing");
  await first.page.locator(seat).filter({ hasNotText: /luck/ }).waitFor(); // it does not stay
});

test("A20 a flood of phrases, an unknown one and free text are refused", async () => {
  const { ada, first, second } = await lines();
  let heard = 0;
  second.socket.on("message", (data) => (heard += Number(JSON.parse(String(data)).type === "said")));
  for (let i = 0; i < 12; i++) first.say({ do: "say", phrase: "oops" });
  assert.match((await first.next("refused")).why, /wait a few seconds/);
  await unchanged(first, { do: "say", phrase: "oops" }, /wait a few seconds/);
  assert.equal(heard, 3);
  await unchanged(second, { do: "say", phrase: "you are bad at this" }, /.+/);
  await unchanged(second, { do: "say", phrase: "luck", text: "x" }, /.+/);
  const alone = await ada.join(await ada.newGame({ variant: "reversi", clock: "none", second: "computer", second_player: "random-moves" }));
  await unchanged(alone, { do: "say", phrase: "luck" }, /nobody on another device/);
});

/** What a finger does. @param {Table} table @param {string} name */
async function touch(table, name) {
  const { x, y } = await table.place(name);
  await table.page.touchscreen.tap(x, y);
}

test("A20 moves are confirmed where points are small under a finger, and made at once by a mouse", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visit = await browser.visit(server, { context: phone });
  const table = await Table.start(visit, { variant: "gomoku" });
  await table.turn();
  await touch(table, "h8");
  await table.says(/Tap again to play it/);
  assert.equal(await visit.page.locator("#board .piece.ghost").count(), 1, "the stone is shown where it would come");
  await touch(table, "j9");
  assert.equal(await visit.page.locator("#board .spot.aimed").count(), 1, "another point is meant instead");
  assert.deepEqual(await table.moves(), []);
  await table.click("confirm");
  await table.ply(1);
  assert.deepEqual(await table.moves(), ["j9"]);
  assert.ok(await visit.page.locator("#confirm").isHidden());

  const large = await Table.start(await browser.visit(server), { variant: "gomoku" });
  await large.place_all("h8 h9");
});

test("A20 always: the first click shows, the second makes it, Escape and another point take it back", async () => {
  const settings = { motion: "off", sound: "off", pass: "off", confirm: "on" };
  const visit = await browser.visit(server, { settings });
  const { page } = visit;
  const table = await Table.start(visit, { variant: "reversi" });
  await table.turn();
  await table.point("f5");
  await table.says(/Click again to play it/);
  await page.keyboard.press("Escape");
  await table.says(/Dark/);
  assert.equal(await page.locator("#board .spot.aimed").count(), 0);
  await table.point("f5");
  await table.point("d3");
  await page.mouse.move(1, 1);
  assert.equal(await page.locator("#board .preview").getAttribute("data-move"), "d3", "what is shown stays");
  await table.point("a1"); // nothing can be played there
  assert.equal(await page.locator("#board .spot.aimed").count(), 0);
  await table.point("d3");
  assert.deepEqual(await table.moves(), []);
  await table.point("d3");
  await table.ply(1);

  // Without a pointer, and by dragging.
  await page.keyboard.type("c3");
  await page.keyboard.press("Enter");
  await table.says(/Click again to play it/);
  await page.keyboard.press("Enter");
  await table.ply(2);
  const laser = await Table.start(visit, { variant: "laser" });
  await laser.turn();
  const [from, to] = [await laser.place("h2"), await laser.place("h3")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await laser.says(/Click again to play it/);
  assert.deepEqual(await laser.moves(), []);
  await laser.click("confirm");
  await laser.ply(1);
  assert.deepEqual(await laser.moves(), ["h2h3"]);
});

test("A20 never: one tap is a move, also on a small board", async () => {
  const settings = { motion: "off", sound: "off", pass: "off", confirm: "off" };
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visit = await browser.visit(server, { settings, context: phone });
  const table = await Table.start(visit, { variant: "gomoku" });
  await table.turn();
  await touch(table, "h8");
  await table.ply(1);
  await visit.page.goto("/settings");
  await visit.page.getByRole("group", { name: "Confirm moves" }).getByRole("radio", { name: "Always" }).check();
  assert.equal(JSON.parse(await visit.page.evaluate(() => localStorage.getItem("plyground.settings"))).confirm, "on");
});

test("A8 a move chosen while the other thinks is made when theirs has come", async () => {
  const tables = await pair();
  const { first, second } = tables;
  await second.point("d6");
  await second.says(/Your next move: d6 \(Esc: drop it\)/);
  assert.equal(await second.page.locator("#board .overlays .layer-mark.ahead").count(), 1, "it is marked on the board");
  await first.page.bringToFront();
  await first.turn();
  await first.point("f5");
  for (const table of [first, second]) await table.ply(2);
  assert.deepEqual(await first.moves(), ["f5", "d6"]);
  assert.equal(await second.page.locator("#board .overlays .layer-mark").count(), 0);
});

test("A8 what cannot be played any more is dropped with a word; Escape, the same point and a setting let go of it", async () => {
  const tables = await pair();
  const { first, second } = tables;
  const marks = second.page.locator("#board .overlays .layer-mark.ahead");
  await second.point("d6");
  await second.page.keyboard.press("Escape");
  assert.equal(await marks.count(), 0);
  await second.point("d6");
  await second.point("d6");
  assert.equal(await marks.count(), 0, "the same again lets go");
  await second.point("d6");
  await second.point("a1");
  assert.equal(await marks.count(), 1, "another one instead");
  await first.move({ move: "f5", taps: ["f5"] });
  await second.until(".toast", /a1 cannot be played any more/);
  await second.says(/Your move/);
  assert.deepEqual(await second.moves(), ["f5"]);
  await second.move({ move: "d6", taps: ["d6"] });
  await first.ply(2);
  await second.page.evaluate(() => {
    localStorage.setItem("plyground.settings", JSON.stringify({ motion: "off", sound: "off", pass: "off", premove: "off" }));
    dispatchEvent(new CustomEvent("plyground:settings"));
  });
  await second.point("c5");
  assert.equal(await marks.count(), 0, "switched off");
});

test("A8 a move of several taps is chosen ahead whole, or begun", async () => {
  const { first, second } = await pair({ variant: "laser" });
  await first.move({ move: "h2h3", taps: ["h2", "h3"] });
  await second.turn();
  const [piece] = await second.page
    .locator("#board [data-name]")
    .evaluateAll((all) => all.filter((t) => t.getAttribute("aria-label").endsWith("can be chosen")).map((t) => t.dataset.name));
  await second.point(piece);
  await second.page.locator(`.board-buttons [data-button="turn-right"]`).click();
  await Promise.all([first.ply(2), second.ply(2)]);
  await second.point(piece);
  await second.page.locator(`.board-buttons [data-button="turn-left"]`).click();
  await second.says(new RegExp(`Your next move: ${piece} – `));
  await first.turn();
  for (const name of ["h3", "h2"]) await first.point(name);
  await Promise.all([first.ply(4), second.ply(4)]);
  assert.equal((await second.moves())[3], `${piece}-`);
  await second.point(piece);
  await first.turn();
  for (const name of ["h2", "h3"]) await first.point(name);
  await second.ply(5);
  await second.page.locator("#board .spot.selected").waitFor({ state: "attached" });
  assert.equal((await second.moves()).length, 5, "the beginning of a move stays chosen and nothing more");
});

/** A game against a computer that plays light, from the middle of it. @param {Record<string, string>} fields */
const alone = (fields) => ({ first: "here", second: "computer", second_player: "oracle", start: "custom", clock: "none", ...fields });
/** Dark is to move and wins, or loses. */
const [WON, LOST] = ["-XO--OX-OXXX---- X", "OOO-XXO--XO----- X"];
/** Black has an open three. */
const THREE = "15/15/15/15/15/15/15/5xxx7/15/15/15/15/15/15/o2o2o8 b";

test("A8 a computer takes a draw when its search says that it is not better, and declines at once when it is", async () => {
  const better = await Table.start(await browser.visit(server), alone({ variant: "reversi-4x4", position: LOST }));
  await better.click("draw");
  await better.answer("Offer a draw");
  await better.until(".toast", /declines the draw/);
  assert.equal(await better.page.locator(".toast:visible").count(), 1, "it is said once");
  assert.ok(await better.page.locator("#offer").isHidden());
  await better.click("draw"); // it can be asked again
  await better.answer("Play on");
  const worse = await Table.start(await browser.visit(server), alone({ variant: "reversi-4x4", position: WON }));
  await worse.click("draw");
  await worse.answer("Offer a draw");
  await worse.until("#result", /A draw/);
  await worse.until("#result", /agree/i);
});

test("A8 in the opening, and of who looks not ahead, a draw is declined; an offer by a watcher is refused", async () => {
  const ada = new Visitor(server.base);
  for (const [player, fields] of /** @type {const} */ ([
    ["oracle", { start: "" }],
    ["random-moves", { position: WON }],
  ])) {
    const line = await ada.join(await ada.newGame(alone({ variant: "reversi-4x4", second_player: player, ...fields })));
    line.say({ do: "draw", say: "offer" });
    const { text } = await line.next("notice");
    assert.match(text, /declines the draw/, player);
    assert.deepEqual([line.state.outcome, line.state.offers.draw], [null, null]);
  }
  const id = await ada.newGame(alone({ variant: "reversi-4x4", position: WON }));
  await ada.join(id);
  await unchanged(await new Visitor(server.base).join(id), { do: "draw", say: "offer" }, /watching/);
});

test("A9 A23 a computer resigns a lost game where it was set up so, also after a restart; elsewhere it plays on", async () => {
  const ada = new Visitor(server.base);
  const fields = { variant: "gomoku", position: THREE, second_player: "grandmaster" };
  const proud = await ada.join(await ada.newGame(alone(fields)));
  await proud.play("e8");
  await proud.next((m) => m.type === "moved" && m.ply === 2);
  assert.equal(proud.state.outcome, null);

  const visit = await browser.visit(server);
  const table = await Table.start(visit, alone({ ...fields, resigns: "yes" }));
  // What comes after the board may still be on its way.
  visit.expect(/ERR_CONNECTION_REFUSED/);
  await server.kill();
  await server.start();
  await table.page.reload();
  await table.ready();
  await table.point("e8");
  await table.until("#result-title", /You win|won/i);
  await table.until("#why", /resign/i);
  assert.deepEqual(await table.moves(), ["e8"]);
});

test("A2 A9 that computers resign is a switch of the set-up, off at first, and proposed again the next time", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/new/gomoku");
  await page.locator("#names > summary").click();
  const resigns = page.getByRole("switch", { name: "Computers resign when their game is lost" });
  assert.equal(await resigns.isChecked(), false);
  await resigns.check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  await page.goto("/new/gomoku");
  assert.ok(await page.locator("input[name=resigns]").isChecked());
});
