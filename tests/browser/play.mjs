// Plays with a program that is running, as the pages do: play.mjs ADDRESS play|check|stop NOTES
// `play` begins games and notes them in the file NOTES, `check` finds them again, `stop` ends the program from its own page.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { Visitor } from "./support/client.mjs";
import { loadWords } from "./support/words.mjs";

const [base, what, notes] = process.argv.slice(2);
/** Moves of a computer. */
const MOVES = 3;

await loadWords(base);

async function play() {
  const visitor = new Visitor(base);
  const home = await visitor.fetch("/");
  assert.equal(home.status, 200);
  for (const [, path] of (await home.text()).matchAll(/(?:href|src)="(\/assets\/[^"#]+|\/words\/[^"]+)"/g))
    assert.equal((await visitor.fetch(path)).status, 200, path);

  const together = await visitor.newGame({ variant: "laser", first: "here", second: "here", clock: "none" });
  const line = await visitor.join(together);
  for (let ply = 0; ply < 4; ply++) await line.play(line.choices[0].move, ply);
  await line.close();

  const against = await visitor.newGame({ variant: "connect-four", opponent: "grandmaster", side: "first", clock: "none" });
  const game = await visitor.join(against);
  for (let turn = 0; turn < MOVES; turn++) {
    await game.play(game.choices[0].move);
    await game.next((message) => message.type === "moved" && message.ply % 2 === 0);
  }
  await game.close();
  writeFileSync(notes, JSON.stringify({ cookie: visitor.cookie, games: [noted(together, line), noted(against, game)] }));
  console.log(`played ${line.state.history.length} moves of Laser Chess and ${game.state.history.length} of Connect Four`);
}

/** @param {string} id @param {import("./support/client.mjs").Line} line */
const noted = (id, line) => ({ id, moves: line.state.history.map((/** @type {{ move: string }} */ { move }) => move) });

async function check() {
  const { cookie, games } = JSON.parse(readFileSync(notes, "utf8"));
  const visitor = new Visitor(base);
  visitor.cookie = cookie;
  for (const { id, moves } of games) {
    const line = await visitor.join(id);
    assert.deepEqual(noted(id, line), { id, moves });
    await line.close();
  }
  console.log("the games are there, move by move");
}

async function stop() {
  const visitor = new Visitor(base);
  assert.match(await (await visitor.fetch("/settings")).text(), /<form method="post" action="\/stop"/);
  const last = await visitor.post("/stop", {});
  assert.equal(last.status, 200);
  assert.match(await last.text(), /Plyground has stopped/);
  console.log("stopped from its page");
}

await { play, check, stop }[/** @type {"play" | "check" | "stop"} */ (what)]();
