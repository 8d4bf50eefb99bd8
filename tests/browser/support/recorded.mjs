// Recorded games, played by one visitor on both sides.

import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "./client.mjs";

/** Between two moves, so that nobody is told to slow down. */
export const PACE = 45;

/**
 * Plays a recorded game to its end.
 * @param {import("./server.mjs").Server} server @param {string} name
 * @returns {Promise<{ id: string, cookie: string, moves: string[] }>}
 */
export async function playRecorded(server, name) {
  const { variant, moves } = JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), "utf8"));
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant, first: "here", second: "here", clock: "none" });
  const line = await visitor.join(id);
  for (const [ply, { move }] of moves.entries()) {
    await sleep(PACE);
    line.socket.send(JSON.stringify({ do: "move", ply, move }));
    await line.next("moved");
  }
  line.socket.close();
  return { id, cookie: visitor.cookie.split("=")[1], moves: moves.map((/** @type {{ move: string }} */ { move }) => move) };
}
