// The pictures of the README, taken from the real program: node tests/browser/pictures.mjs [path of the binary]
//
// Of each game the end of its showcase comes as the animation that the program itself saves; screens come as PNG.

import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

if (process.argv[2]) process.env.PLYGROUND_BIN = process.argv[2];
const { Browser } = await import("./support/browser.mjs");
const { Visitor } = await import("./support/client.mjs");
const { startServer } = await import("./support/server.mjs");

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
/** So many moves are in an animation. */
const MOVES = 12;
const GAMES = ["reversi", "gomoku", "yinsh", "laser", "connect-four"];

/**
 * Plays the moves of a showcase, those before `from` as the start position.
 * @param {import("./support/server.mjs").Server} server @param {string} game @param {number} from @param {number} [to]
 */
async function play(server, game, from, to) {
  const text = readFileSync(new URL(`../../crates/${game}/showcase.txt`, import.meta.url), "utf8");
  const moves = text.trim().split(/\s+/).slice(0, to);
  const begun = new URLSearchParams({ moves: moves.slice(0, from).join() });
  const { position } = await (await fetch(`${server.base}/try/${game}?${begun}`)).json();
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: game, first: "here", second: "here", clock: "none", start: "custom", position });
  const line = await visitor.join(id);
  for (const move of moves.slice(from)) await line.play(move);
  await line.close();
  const [name, value] = visitor.cookie.split("=");
  return { id, cookie: { name, value, url: server.base }, length: moves.length - from };
}

mkdirSync(FOLDER, { recursive: true });
const [server, browser] = await Promise.all([startServer(), Browser.start()]);
try {
  for (const game of GAMES) {
    const all = readFileSync(new URL(`../../crates/${game}/showcase.txt`, import.meta.url), "utf8")
      .trim()
      .split(/\s+/).length;
    const { id, cookie } = await play(server, game, all - MOVES);
    const { page, context } = await browser.visit(server);
    await context.addCookies([cookie]);
    await page.goto(`/g/${id}/files`);
    await page.locator("#board .piece").first().waitFor();
    const [saved] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), page.locator("#gif").click()]);
    copyFileSync(await saved.path(), `${FOLDER}${game}.gif`);
    await context.close();
  }
  const { id, cookie } = await play(server, "yinsh", 0, 40);
  for (const [name, viewport, colorScheme] of /** @type {const} */ ([
    ["play", { width: 1280, height: 800 }, "light"],
    ["phone", { width: 390, height: 844 }, "dark"],
  ])) {
    const { page, context } = await browser.visit(server, { context: { viewport, colorScheme } });
    await context.addCookies([cookie]);
    await page.goto(`/g/${id}`);
    await page.locator("#board .piece").first().waitFor();
    await page.screenshot({ path: `${FOLDER}${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await server.remove();
}
