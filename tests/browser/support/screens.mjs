// Every screen of the program with something on it, for tests that go through all of them.

import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "./client.mjs";
import { asHost, Guest, setUp } from "./evening.mjs";
import { GAMES } from "./games.mjs";
import { PACE } from "./recorded.mjs";

/** Clocks that outlast every test. */
const SLOW = { clock: "custom", minutes: "180", increment: "5" };
/** The review of a whole game on a busy machine. */
const REVIEW = 150_000;
const SGF = "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Ben]DT[2001-05-06]RE[B+R];B[hh];W[hi](;B[ii]C[the usual one];W[ij])(;B[gh];W[gi]))";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {"new" | "host" | "guest" | "club"} who somebody who comes for the first time, who has done what is there to see, somebody
 *   else, or the host of an evening
 * @property {string} ready what is seen when the page is
 * @property {(page: Page) => Promise<unknown>} [act] what is done then
 * @property {boolean} [play] the page of a game: it is as large as the window
 * @property {boolean} [again] the same as of another game
 */

const recorded = (/** @type {string} */ variant) =>
  JSON.parse(readFileSync(new URL(`../games/${variant}.json`, import.meta.url), "utf8")).moves;

/** Makes moves in a game at one screen. @param {Visitor} visitor @param {string} id @param {string[]} moves @param {unknown} [last] */
async function play(visitor, id, moves, last) {
  const line = await visitor.join(id);
  for (const move of moves) {
    await line.play(move);
    await sleep(PACE);
  }
  if (last) {
    line.say(last);
    await line.next((/** @type {any} */ { state }) => state?.paused || state?.outcome);
  }
  await line.close();
}

/** Plays so many turns against a computer that answers each move with one. @param {Visitor} visitor @param {string} id @param {number} turns @param {unknown} [last] */
async function playComputer(visitor, id, turns, last) {
  const line = await visitor.join(id);
  for (let turn = 0; turn < turns; turn++) {
    await line.play(line.choices[Math.floor(line.choices.length / 2)].move);
    await line.next((/** @type {any} */ { type, ply }) => type === "moved" && ply % 2 === 0);
  }
  if (last) {
    line.say(last);
    await line.next((/** @type {any} */ { state }) => state?.outcome);
  }
  await line.close();
}

/** @param {string} selector */
const click = (selector) => (/** @type {Page} */ page) => page.locator(selector).click();

/**
 * Does what gives every screen something to show.
 * @param {import("./server.mjs").Server} server
 * @returns {Promise<{ screens: Screen[], cookies: Record<string, string>, leave: () => Promise<unknown> }>}
 */
export async function furnish(server) {
  const host = new Visitor(server.base);
  const guest = new Visitor(server.base);
  await Promise.all([host.fetch("/"), guest.fetch("/")]);
  const BOARD = "#board [data-name][aria-label]";
  /** @type {Screen[]} */
  const screens = [];
  const add = (
    /** @type {string} */ name,
    /** @type {string} */ path,
    /** @type {Screen["who"]} */ who,
    /** @type {string} */ ready,
    /** @type {Partial<Screen>} */ more = {},
  ) => screens.push({ name, path, who, ready, ...more });

  add("home, new", "/", "new", ".card svg.surface");
  const again = (/** @type {string} */ game) => !["yinsh", "laser"].includes(game);
  for (const game of GAMES) add(`set-up of ${game}`, `/new/${game}`, "new", "#preview svg", { again: again(game) });
  add("all opponents", "/new/gomoku", "new", "#preview svg", { act: click("#all > summary") });
  add("another device", "/new/yinsh?opponent=remote", "new", "#preview svg");
  add("each side", "/new/laser?opponent=sides", "new", "#preview svg");
  add("everything unfolded", "/new/gomoku", "new", "#preview svg", {
    act: (page) =>
      page.evaluate(() => {
        for (const fold of document.querySelectorAll("details")) fold.open = true;
      }),
  });

  /** @type {string[]} */
  const watching = [];
  for (const game of GAMES) {
    const base = { variant: game, first_name: "Ada", name: "Ada" };
    const moves = recorded(game).map((/** @type {{ move: string }} */ { move }) => move);
    const against = await host.newGame({ ...base, opponent: "random-moves", side: "first", ...SLOW });
    await playComputer(host, against, 3);
    add(`${game} against a computer`, `/g/${against}`, "host", BOARD, { play: true, again: again(game) });
    const two = await host.newGame({ ...base, second_name: "Bertha", first: "here", second: "here", ...SLOW });
    await play(host, two, moves.slice(0, Math.floor(moves.length / 2)));
    add(`${game} of two people`, `/g/${two}`, "host", BOARD, { play: true, again: again(game) });
    const watched = await host.newGame({
      variant: game,
      first: "computer",
      second: "computer",
      first_player: "random-moves",
      second_player: "random-moves",
    });
    watching.push(watched);
    add(`${game} of two computers`, `/g/${watched}`, "host", BOARD, { play: true, again: again(game) });
    const over = await host.newGame({ ...base, second_name: "Bertha", first: "here", second: "here", clock: "none" });
    await play(host, over, moves);
    add(`${game} at its end`, `/g/${over}`, "host", "#result:not([hidden])", { play: true, again: again(game) });
    if (game === "yinsh")
      add("replay", `/g/${over}`, "host", "#result:not([hidden])", {
        play: true,
        act: async (page) => {
          await page.keyboard.press("Escape");
          for (let back = 0; back < 5; back++) await page.keyboard.press("ArrowLeft");
          await page.locator("#looking:not([hidden])").waitFor();
        },
      });
    if (game === "connect-four") {
      const ready = "#review .thinking[hidden]";
      add("review", `/g/${over}/review`, "host", ready, { act: click('#tree .cell [data-ply="14"]') });
      add("files of a game", `/g/${over}/files`, "host", "#board svg.surface");
      add("score sheet", `/g/${over}/sheet`, "host", "main");
    }
  }
  // By now they have made some moves.
  for (const id of watching) await play(host, id, [], { do: "pause", say: "offer" });
  const resigned = await host.newGame({ variant: "reversi", name: "Ada", opponent: "greedy", side: "first", clock: "none" });
  await playComputer(host, resigned, 2, { do: "resign" });
  add("lost against a computer", `/g/${resigned}`, "host", "#result:not([hidden])", { play: true });
  const open = await host.newGame({ variant: "laser", first: "here", first_name: "Ada", second: "remote", clock: "none" });
  const sitting = await host.join(open);
  add("waiting for the other player", `/g/${open}`, "host", "#share", { play: true });
  add("a seat is free", `/g/${open}`, "guest", "#sit", { play: true });
  add("menu of a game", `/g/${open}`, "host", BOARD, { play: true, act: click("#more") });
  add("home with games", "/", "host", ".card svg.surface");
  add("room of somebody else", "/", "guest", ".card svg.surface");

  add("lessons", "/learn", "new", ".card svg.surface");
  for (const game of GAMES) {
    const more = { again: again(game) };
    add(`course of ${game}`, `/learn/${game}`, "new", "main", more);
    add(`lesson of ${game}`, `/learn/${game}/rules/3`, "new", "#board svg.surface", more);
    add(`strategy of ${game}`, `/learn/${game}/strategy/2`, "new", "#board svg.surface", more);
    add(`challenge of ${game}`, `/learn/${game}/challenges/2`, "new", "#board svg.surface", more);
  }

  add("past games, none", "/games", "new", "main");
  add("past games", "/games", "host", ".past .card svg.surface");
  add("filtered games", "/games?game=yinsh&player=ada", "host", ".chip");
  add("analysis boards", "/analysis", "new", ".card svg.surface");
  for (const game of GAMES) add(`analysis of ${game}`, `/analysis/${game}`, "host", "#board.live", { again: again(game) });
  add("opening explorer", "/analysis/reversi?moves=f5,d6", "host", "#board.live", { act: click("#open-openings") });
  add("editor", "/analysis/laser", "host", "#board.live", { act: click("#open-edit") });
  add("engine", "/analysis/reversi?moves=f5,d6,c3", "host", "#board.live", {
    act: async (page) => {
      await page.keyboard.press("l");
      await page.locator(".engine-lines li:nth-child(2) .line button").first().waitFor();
      await page.keyboard.press("l");
      await page.locator("#engine:not(.running)").waitFor();
    },
  });
  add("import", "/import", "host", "#drop");
  add("a file to import", "/import", "host", "#drop", {
    act: async (page) => {
      await page.locator("#files").setInputFiles([{ name: "club game.sgf", mimeType: "text/plain", buffer: Buffer.from(SGF) }]);
      await page.locator("#sent #preview svg.surface").waitFor();
    },
  });

  add("rankings", "/rankings/reversi", "host", "main table");
  const people = await (await host.fetch("/people")).text();
  const [, profile] = /href="(\/person\/[^"?]+)/.exec(people);
  add("profile", `${profile}?game=reversi`, "host", "main");
  add("people", "/people", "host", ".who");
  add("people, new", "/people", "new", "main");
  add("settings", "/settings", "host", "#settings fieldset");

  const match = await host.post("/matches/new", {
    variant: "reversi-4x4",
    p1: "greedy",
    p2: "edge-lover",
    p3: "random-moves",
    games: "4",
    seed: "11",
  });
  const at = match.headers.get("location");
  add("matches", "/matches", "host", "main");
  add("set-up of a match", "/matches/new/laser", "host", "#p1");
  add("match", at, "host", "main");
  add("games of a match", `${at}/games`, "host", "main");

  const club = new Guest(server, "Ada");
  const event = await setUp(club, { event_name: "Thursday in the library", rounds: "3" });
  const guests = ["Ben", "Bartholomew Longfellow-Smith", "Cleo", "Dan", "Eve"].map((name) => new Guest(server, name));
  for (const one of guests) await one.come(event);
  await asHost(club, "start");
  for (const board of [1, 2]) await asHost(club, "result", { round: 1, board, outcome: board === 1 ? "second" : "draw" });
  await asHost(club, "start");
  add("evenings", "/events", "new", "main");
  add("set-up of an evening", "/events/new/reversi", "new", "main form");
  add("evening", `/event/${event}`, "new", "main");
  add("evening of its host", `/event/${event}`, "club", "main");
  add("wall", `/event/${event}/wall`, "new", "main");

  add("nothing here", "/nothing", "new", "main");
  add("offline", "/offline", "new", "main");
  return {
    screens,
    cookies: { host: host.cookie, guest: guest.cookie, club: club.cookie },
    leave: () => Promise.all([sitting.close(), ...[club, ...guests].map((one) => one.leave())]),
  };
}

/**
 * Goes to a screen and does what belongs to it.
 * @param {import("./browser.mjs").Visit} visit one of the screen's visitor @param {Screen} screen
 */
export async function show({ page }, { path, ready, act }) {
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: "attached", timeout: REVIEW });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
}
