// Frame times of what is animated: tests/browser/frames.mjs [game...]. Each recorded game's first moves are played with every choice of effects, and the time between
// two frames is measured while its board moves. Run it against a built program (PLYGROUND_BIN) with CHROMIUM set; CHROMIUM_ARGS are given to Chromium, for a graphics
// card for instance "--use-angle=gl --enable-gpu".

import { chromium } from "playwright-core";
import { Browser } from "./support/browser.mjs";
import { RECORDED } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const ARGS = process.env.CHROMIUM_ARGS?.split(" ") ?? ["--disable-gpu", "--enable-unsafe-swiftshader"];
const EFFECTS = ["off", "reduced", "full"];
/** Pages of each kind, and moves on each: light takes less when a page was too slow, so each page plays few. */
const PAGES = 3;
const MOVES = 2;

/** Runs in the page: notes when frames come while the board moves, and how long what a frame runs takes. */
function note() {
  const frames = { apart: /** @type {number[]} */ ([]), work: /** @type {number[]} */ ([]) };
  Object.assign(globalThis, { plygroundFrames: frames });
  const native = requestAnimationFrame.bind(globalThis);
  let last = 0;
  globalThis.requestAnimationFrame = (callback) =>
    native((now) => {
      const moving = document.querySelector("#board.moving") !== null;
      if (moving && last && now > last) frames.apart.push(now - last);
      last = moving ? now : 0;
      const began = performance.now();
      callback(now);
      if (moving) frames.work.push(performance.now() - began);
    });
}

/** @param {number[]} values @param {number} share */
const part = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const row = (/** @type {(string | number)[]} */ cells) =>
  console.log(cells.map((cell, i) => String(typeof cell === "number" ? cell.toFixed(1) : cell).padEnd(i ? 10 : 14)).join(""));

const wanted = process.argv.slice(2);
const games = RECORDED.filter(({ game, variant }) => (wanted.length ? wanted.includes(variant) : game === variant));
const [server, chrome] = await Promise.all([
  startServer(),
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", ...ARGS] }),
]);
const browser = new Browser(chrome);
try {
  row(["ms", "effects", "frames", "median", "95 %", "longest", "script 95 %"]);
  for (const { variant, moves } of games) {
    for (const effects of EFFECTS) {
      /** @type {number[]} */
      const apart = [];
      /** @type {number[]} */
      const work = [];
      for (let page = 0; page < PAGES; page++) {
        const visit = await browser.visit(server, {
          settings: { motion: "normal", sound: "off", pass: "off", effects },
          context: { viewport: { width: 1280, height: 800 } },
        });
        await visit.context.addInitScript(note);
        const table = await Table.start(visit, { variant });
        for (const move of moves.slice(0, MOVES)) {
          await table.move(move);
          await visit.page.waitForFunction(() => !document.querySelector("#board.moving"), null, { polling: 100 });
        }
        const seen = await visit.page.evaluate(() => plygroundFrames);
        apart.push(...seen.apart);
        work.push(...seen.work);
        await visit.context.close();
      }
      row([variant, effects, String(apart.length), part(apart, 0.5), part(apart, 0.95), part(apart, 1), part(work, 0.95)]);
    }
  }
} finally {
  await browser.close();
  await server.remove();
}
