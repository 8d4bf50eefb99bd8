// The program ends from its own page: only who sits at the machine may do it, and nothing that was told is lost.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { afterEach, test } from "node:test";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Server, startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const BROKEN = [/ERR_CONNECTION_REFUSED/, /WebSocket connection to .* failed/];
/** Requests under way may take three seconds; the rest is for a busy machine. */
const ENDS = 10_000;

const { server, browser } = await serverAndBrowser();

/** The server of a test that ends it. */
let own = server;
afterEach(() => (own === server ? null : own.remove()));

/** How the program has ended, within reason. @param {Server} server */
async function ended(server) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the program goes on")), ENDS);
  });
  const { code, signal } = await Promise.race([/** @type {Promise<any>} */ (server.ended), late]);
  clearTimeout(timer);
  return { code, signal };
}

test("A28 a visitor from another device can neither see nor use it", async () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === "IPv4" && !each.internal)?.address;
  const behind = await startServer("--host", "play.example.org");
  const open = address ? await startServer("--bind", "0.0.0.0") : null;
  try {
    const proxied = new Visitor(behind.base);
    const guests = [proxied, ...(open ? [new Visitor(`http://${address}:${open.port}`)] : [])];
    for (const guest of guests) {
      assert.doesNotMatch(await (await guest.fetch("/settings")).text(), /action="\/stop"/, guest.base);
      const refused = await guest.post("/stop", {});
      assert.equal(refused.status, 403, guest.base);
      assert.match(await refused.text(), /Only who sits at the machine/);
      assert.equal((await guest.fetch("/")).status, 200, "it goes on");
    }
  } finally {
    await Promise.all([behind.remove(), open?.remove()]);
  }
});

test("A28 another site's page cannot end it, nor can a link", async () => {
  const visitor = new Visitor(server.base);
  for (const origin of ["http://example.com", "null", ""]) assert.equal((await visitor.post("/stop", {}, { origin })).status, 403, origin);
  assert.equal((await visitor.fetch("/stop")).status, 405);
  assert.equal((await visitor.fetch("/")).status, 200, "it goes on");
});

test("A28 A8 the host stops it after a warning; others are told, and every move is there after the next start", async () => {
  own = await new Server([]).start();
  const [host, other] = [await browser.visit(own), await browser.visit(own)];
  other.expect(...BROKEN);
  const table = await Table.start(other, { variant: "reversi", clock: "5+3" });
  await table.place_all("f5 d6 c3");
  const before = await table.pieces();

  await host.page.goto("/settings");
  const yes = host.page.getByRole("button", { name: "Yes, stop" });
  assert.equal(await yes.isVisible(), false, "a single click stops nothing");
  await host.page.getByText("Stop Plyground").click();
  await host.page.getByText(/All games are kept.*Every other device that plays here loses the connection\./).waitFor();
  assert.deepEqual(await violations(host.page, "settings, asked"), []);
  await yes.click();
  await host.page.getByRole("heading", { name: "Plyground has stopped" }).waitFor();
  assert.deepEqual(await ended(own), { code: 0, signal: null });

  await host.page.getByText(/All games are kept as they stood\. Other devices have lost the connection\./).waitFor();
  assert.deepEqual(await violations(host.page, "stopped"), [], "the last page has its styles, with nothing to fetch them from");
  assert.equal(await host.page.locator("a, button, form").count(), 0, "nothing leads to a server that is gone");
  await table.until(".toast", /Connection lost/);

  await own.start();
  await other.page.locator("body:not(.offline)").waitFor();
  assert.deepEqual(await table.moves(), ["f5", "d6", "c3"]);
  assert.deepEqual(await table.pieces(), before);
  await table.place_all("d3");
});

test("A28 A22 it can be stopped without scripts, in the visitor's language, with a stream open", async () => {
  own = await new Server([]).start();
  const visit = await browser.visit(own, { settings: null, context: { javaScriptEnabled: false, locale: "de-DE" } });
  const visitor = new Visitor(own.base);
  const id = await visitor.newGame({ variant: "gomoku", first: "here", second: "computer", opponent: "grandmaster" });
  const line = await visitor.join(id);
  await line.play("h8");
  await visit.page.goto("/settings");
  await visit.page.getByText("Plyground beenden").click();
  await visit.page.getByRole("button", { name: "Ja, beenden" }).click();
  await visit.page.getByRole("heading", { name: "Plyground ist beendet" }).waitFor();
  assert.deepEqual(await ended(own), { code: 0, signal: null });
  await line.closed;
});
