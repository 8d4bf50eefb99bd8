// Recorded games, played by one visitor on both sides.

import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "./client.mjs";

/** Between two moves, so that nobody is told to slow down. */
export const PACE = 45;

/**
 * Plays a recorded game to its end.
 * @param {import("./server.mjs").Server} server @param {string} name
 * @param {number} [skipped] how many of its first moves are left out: the game starts from the position after them
 * @returns {Promise<{ id: string, cookie: string, moves: string[] }>} the moves that were played
 */
export async function playRecorded(server, name, skipped = 0) {
  const { variant, moves: recorded } = JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), "utf8"));
  /** @type {string[]} */
  const all = recorded.map((/** @type {{ move: string }} */ { move }) => move);
  const moves = all.slice(skipped);
  const visitor = new Visitor(server.base);
  const start = skipped ? { start: "custom", position: await positionAfter(server, variant, all.slice(0, skipped)) } : {};
  const id = await visitor.newGame({ variant, first: "here", second: "here", clock: "none", ...start });
  const line = await visitor.join(id);
  for (const [ply, move] of moves.entries()) {
    await sleep(PACE);
    line.socket.send(JSON.stringify({ do: "move", ply, move }));
    await line.next("moved");
  }
  line.socket.close();
  return { id, cookie: visitor.cookie.split("=")[1], moves };
}

/** @param {import("./server.mjs").Server} server @param {string} variant @param {string[]} moves @returns {Promise<string>} */
async function positionAfter(server, variant, moves) {
  const answer = await fetch(`${server.base}/try/${variant}?${new URLSearchParams({ moves: moves.join() })}`);
  return /** @type {any} */ (await answer.json()).position;
}
