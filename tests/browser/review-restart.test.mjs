// A review that is under way when the program is killed goes on when it starts again.

import assert from "node:assert/strict";
import { test } from "node:test";
import WebSocket from "ws";
import { serverAndBrowser } from "./support/fixture.mjs";
import { playRecorded } from "./support/recorded.mjs";

/** A whole game on a busy machine. */
const PATIENCE = 300_000;
/** Killed when so much is done: enough to tell going on from beginning anew. */
const ENOUGH = 0.5;
/** Of the longest game only the last twenty moves. */
const SKIPPED = 33;

const { server, browser } = await serverAndBrowser();

/**
 * Watches a review until `until` says so.
 * @param {string} game @param {string} cookie @param {(share: number) => boolean} until
 * @returns {Promise<{ share: number, moves: Map<number, any> }>} how much is done, and the moves that are known, by ply
 */
function watch(game, cookie, until) {
  const socket = new WebSocket(`${server.base.replace("http", "ws")}/study/ws`, {
    headers: { origin: server.base, cookie: `plyground=${cookie}` },
  });
  const moves = new Map();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${moves.size} moves are known, and no more come`)), PATIENCE);
    socket.once("error", reject);
    socket.once("open", () => socket.send(JSON.stringify({ do: "review", game })));
    socket.on("message", (data) => {
      const message = JSON.parse(String(data));
      if (message.type === "refused") reject(new Error(JSON.stringify(message.why)));
      if (message.type !== "review") return;
      for (const report of message.moves) moves.set(report.ply, report);
      if (!until(message.share)) return;
      clearTimeout(late);
      socket.terminate();
      resolve({ share: message.share, moves });
    });
  });
}

test("A16 SIGKILL in the middle of a review: it goes on where it was, and ends", async () => {
  const { id, cookie, moves } = await playRecorded(server, "yinsh", SKIPPED);
  const played = server.processor();
  const before = await watch(id, cookie, (share) => share >= ENOUGH);
  const spent = server.processor() - played;
  await server.kill();
  assert.ok(before.share < 1, "it was under way");

  await server.start();
  const resumed = await watch(id, cookie, (share) => share >= before.share);
  const again = server.processor();
  // What was evaluated is on disk: only the reasons are looked for once more, and the program has started.
  assert.ok(again < spent / 2, `${again.toFixed(1)} s of processor time to come where it was, which had taken ${spent.toFixed(1)} s`);
  const whole = await watch(id, cookie, (share) => share === 1);
  assert.equal(whole.moves.size, moves.length);
  for (const [ply, report] of [...before.moves, ...resumed.moves]) {
    const { verdict, win, best, loss } = report;
    const now = whole.moves.get(ply);
    assert.deepEqual({ verdict, win, best, loss }, { verdict: now.verdict, win: now.win, best: now.best, loss: now.loss }, `move ${ply}`);
  }

  const visit = await browser.visit(server);
  await visit.context.addCookies([{ name: "plyground", value: cookie, url: server.base }]);
  await visit.page.goto(`/g/${id}/review`);
  await visit.page.locator("#review .thinking[hidden]").waitFor({ state: "attached" });
  assert.equal(await visit.page.locator("#tree [data-ply]").count(), moves.length);
});

test("A16 SIGKILL in the middle of a review that nobody looks at: it ends all the same", async () => {
  const { id, cookie } = await playRecorded(server, "connect-four");
  const before = await watch(id, cookie, (share) => share > 0);
  await server.kill();
  assert.ok(before.share < 1, "it was under way");
  await server.start();
  // The card beside a finished game shows its review once that is complete, and asks for nothing.
  const visit = await browser.visit(server);
  await visit.context.addCookies([{ name: "plyground", value: cookie, url: server.base }]);
  const card = visit.page.locator(`a.reviewed[href="/g/${id}/review"]`);
  const late = Date.now() + PATIENCE;
  for (;;) {
    await visit.page.goto("/games");
    if (await card.count()) break;
    assert.ok(Date.now() < late, "the card has no review");
    await visit.page.waitForTimeout(500);
  }
});
