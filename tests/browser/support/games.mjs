// The games of the program that is tested, by its own list, so that no test has one.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { BINARY } from "./server.mjs";

const folder = new URL("../games/", import.meta.url);

/** A game of each variant that was played before: see `games/`. */
export const RECORDED = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")));

/** The ids of all variants, as `plyground games` lists them. @type {string[]} */
export const VARIANTS = execFileSync(BINARY, ["games"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[0]);

/** The ids of all games: their first variant is called the same. */
export const GAMES = VARIANTS.filter((id) => RECORDED.some(({ game, variant }) => variant === id && game === id));
