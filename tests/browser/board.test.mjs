// The board itself: how the last move is marked, what can be reached by keys, quick fingers, and animations that fail.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lastMove } from "../../web/board/last.js";
import { describe } from "../../web/board/words.js";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { contrasts } from "./support/pixels.mjs";
import { Table } from "./support/table.mjs";
import { THOROUGH } from "./support/thorough.mjs";
import { loadWords } from "./support/words.mjs";

const recorded = (/** @type {string} */ variant) =>
  JSON.parse(readFileSync(new URL(`games/${variant}.json`, import.meta.url), "utf8")).moves;

const { server, browser } = await serverAndBrowser();
const visitor = new Visitor(server.base);

/** A game at one screen with some recorded moves made. @returns {Promise<string>} its id */
async function played(/** @type {string} */ variant, /** @type {number} */ plies, fields = {}) {
  const id = await visitor.newGame({ variant, first: "here", second: "here", clock: "none", ...fields });
  const line = await visitor.join(id);
  for (const { move } of recorded(variant).slice(0, plies)) await line.play(move);
  await line.close();
  return id;
}

/** A page of the one who has set up these games. */
async function visit(settings = {}, context = {}) {
  const made = await browser.visit(server, { settings: { motion: "off", sound: "off", ...settings }, context });
  const [name, value] = visitor.cookie.split("=");
  if (value) await made.context.addCookies([{ name, value, url: server.base }]);
  return made;
}

/** The points marked, by how. @param {import("playwright-core").Page} page @returns {Promise<Record<string, string[]>>} */
const marked = (page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll("#board [data-name]")].map((t) => t.getAttribute("data-name"));
    /** @type {Record<string, string[]>} */
    const out = {};
    for (const mark of document.querySelectorAll("#board .last[data-point]")) {
      const [, how] = mark.getAttribute("class").split(" ");
      if (how !== "dot") {
        out[how] ??= [];
        out[how].push(names[Number(mark.getAttribute("data-point"))]);
      }
    }
    for (const how of Object.values(out)) how.sort();
    if (document.querySelector("#board .beam.afterglow")) out.beam = ["yes"];
    return out;
  });

test("A5 what a move was about is read from its events", () => {
  const read = (/** @type {import("../../web/types/messages.js").BoardEvent[]} */ events) =>
    Object.fromEntries(
      Object.entries(lastMove(events))
        .map(([key, set]) => [key, [...set]])
        .filter(([, all]) => all.length),
    );
  assert.deepEqual(read([{ event: "put", at: 5, piece: { kind: "stone", side: "first" } }]), { moved: [5] });
  assert.deepEqual(
    read([
      { event: "hop", from: 1, to: 4 },
      { event: "put", at: 1, piece: { kind: "marker", side: "first" } },
      { event: "flip", at: 2 },
      { event: "flip", at: 3 },
    ]),
    { moved: [4], origin: [1], changed: [2, 3] },
  );
  assert.deepEqual(read([{ event: "swap", from: 1, to: 2 }]), { moved: [2], origin: [1], changed: [1] });
  /** @type {import("../../web/board/types.js").Beam} */
  const beam = { event: "beam", side: "first", path: [{ at: 9, leaves: null }], end: "destroyed" };
  assert.deepEqual(read([{ event: "turn", at: 7, clockwise: true }, beam, { event: "take", at: 7, destroyed: true }]), {
    hit: [7],
    beams: [beam],
  });
  const take = (/** @type {number} */ at) => /** @type {const} */ ({ event: "take", at, destroyed: false });
  assert.deepEqual(read([1, 2, 3, 4, 5].map(take)), { rows: [[1, 2, 3, 4, 5]] });
  assert.deepEqual(read([take(8)]), { origin: [8] });
  assert.deepEqual(read([{ event: "pass", side: "first" }]), {});
});

test("A20 what happened in a move is said in words", async () => {
  await loadWords(server.base);
  const first = async (/** @type {string} */ variant, /** @type {number} */ plies) => {
    const id = await played(variant, plies);
    const past = async (/** @type {number} */ ply) => (await visitor.fetch(`/g/${id}/ply/${ply}`)).json();
    const page = await (await visitor.fetch(`/g/${id}`)).text();
    const spec = JSON.parse(/<script[^>]*id="data"[^>]*>(.*?)<\/script>/s.exec(page)[1]).board;
    return async (/** @type {number} */ ply) => describe((await past(ply)).events, spec, variant.split("-")[0], (await past(ply - 1)).view);
  };
  const reversi = await first("reversi", 2);
  assert.match(await reversi(1), /^[a-h][1-8], 1 disc flipped: [a-h][1-8]$/);
  const gomoku = await first("gomoku", 1);
  assert.match(await gomoku(1), /^[a-o]\d+$/);
  const moves = recorded("yinsh-blitz");
  const yinsh = await first("yinsh-blitz", moves.length);
  const said = [];
  for (let ply = 1; ply <= moves.length; ply++) said.push(await yinsh(ply));
  assert.equal(said[0], moves[0].move);
  assert.ok(
    said.some((text) => /^row \w+ to \w+ taken off$/.test(text)),
    said.join("\n"),
  );
  const full =
    recorded("yinsh").findIndex((/** @type {{ move: string }} */ { move }, /** @type {number} */ i) => i > 30 && move.includes("-")) + 1;
  assert.match(await (await first("yinsh", full))(full), /^ring \w+ to \w+(, \d+ markers? flipped: \w+(, \w+)*)?$/);
  const laser = await first("laser", recorded("laser").length);
  const shots = [];
  for (let ply = 1; ply <= recorded("laser").length; ply++) shots.push(await laser(ply));
  assert.ok(
    shots.some((text) => /^\w+ \w\d to \w\d; the beam (turns at [\w, ]+ and )?destroys Red's own pharaoh at \w\d$/.test(text)),
    shots.join("\n"),
  );
  // Where no piece is destroyed, too: the beam is half of the game.
  const way = "; the beam (turns at [a-j]\\d(, [a-j]\\d)* and )?";
  for (const text of shots)
    assert.match(text, new RegExp(`${way}(destroys .+ at|is stopped by (Blue|Red)'s \\w+ at|leaves the board at) [a-j]\\d$`));
  assert.ok(
    shots.some((text) => text.includes("leaves")),
    shots.join("\n"),
  );
  const facing = await visitor.newGame({
    variant: "laser",
    start: "custom",
    position: "sc8nc/10/10/4fc5/10/10/4Fa5/9Sa b",
    second: "here",
  });
  const line = await visitor.join(facing);
  const before = line.state.view;
  const { events } = await line.play("e2e1");
  await line.close();
  const page = await (await visitor.fetch(`/g/${facing}`)).text();
  const spec = JSON.parse(/<script[^>]*id="data"[^>]*>(.*?)<\/script>/s.exec(page)[1]).board;
  assert.equal(describe(events, spec, "laser", before), "pharaoh e2 to e1; the beam is stopped by Red's anubis at j8");
  assert.ok(
    shots.some((text) => /changes places with|turns (anti)?clockwise/.test(text)),
    shots.join("\n"),
  );
});

/** Moves of recorded games after which there are marks of every kind; the first, the fourth and the ninth where nothing is said.
 * @type {Record<string, number[]>} */
const MARKED = { gomoku: [3, 6], yinsh: [11, 24, 31], laser: [4, 5, 8] };
/** @type {{ sets: { game: string, sets: { id: string }[] }[] }} */
const { sets: SETS } = JSON.parse(
  /<script[^>]*id="data"[^>]*>(.*?)<\/script>/s.exec(await (await fetch(`${server.base}/settings`)).text())[1],
);
for (const [at, variant] of GAMES.entries()) {
  const plies = MARKED[variant] ?? [1, 4, 9];
  const all = ["light", "dark"].flatMap((theme) => SETS.find(({ game }) => game === variant).sets.map(({ id: set }) => ({ theme, set })));
  // Two looks of each game: their colours are compared in looks.test.mjs, all of them.
  const looks = all.filter((_, look) => THOROUGH || look % 5 === at % 5);
  test(`A5 A18 ${variant}: the last move stands out by 3 to 1, light and dark`, async () => {
    const id = await played(variant, Math.max(...plies));
    const weak = [];
    for (const { theme, set } of looks) {
      const { page, context } = await visit({ theme, looks: { [variant]: set } }, { deviceScaleFactor: 2 });
      await page.goto(`/g/${id}`);
      await page.locator("#board [data-name][aria-label]").first().waitFor();
      for (const ply of plies) {
        await page.evaluate((n) => document.querySelector(/** @type {"button"} */ (`#moves [data-ply="${n}"]`))?.click(), ply);
        await page.waitForFunction(
          (/** @type {number} */ n) =>
            n === document.querySelectorAll("#moves [data-ply]").length || document.querySelector("#main.looking-back"),
          ply,
        );
        // What is said about the end lies over the board until it is put aside.
        await page.evaluate(() => {
          const aside = /** @type {HTMLElement | null} */ (document.querySelector("#put-aside"));
          if (aside?.checkVisibility()) aside.click();
        });
        await page.waitForTimeout(250);
        // On a busy machine marks still fade in after that.
        await page.waitForFunction(
          () =>
            !document.querySelector("#board.moving") &&
            getComputedStyle(document.querySelector("#board .last-marks") ?? document.body).opacity === "1",
        );
        for (const { mark, drawn, least } of await contrasts(browser, page)) {
          if (drawn < 0.3 || least < 3)
            weak.push(`${theme} ${set} ply ${ply} ${mark}: ${least.toFixed(2)} to 1, ${Math.round(100 * drawn)} % seen`);
        }
      }
      await context.close();
    }
    assert.deepEqual(weak, []);
  });
}

test("A5 A7 the mark is right when one joins, looks back, flips the board and after a pass", async () => {
  const { page } = await visit();
  const id = await played("laser", 8);
  await page.goto(`/g/${id}`);
  await page.locator("#board .last.moved").waitFor();
  const now = { origin: ["e5"], moved: ["e6"], hit: ["f8"], beam: ["yes"] };
  assert.deepEqual(await marked(page), now);
  await page.keyboard.press("f");
  assert.deepEqual(await marked(page), now, "flipped");
  const where = await page.evaluate(() => {
    const box = (/** @type {string} */ selector) => document.querySelector(selector).getBoundingClientRect();
    const [a, b] = [box("#board .last.moved .line"), box("#board [data-name=e6]")];
    return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  });
  assert.ok(where < 1, "it moved with the board");
  await page.locator('#moves [data-ply="7"]').click();
  await page.locator("#main.looking-back").waitFor();
  await page.waitForFunction(() => document.querySelector("#board .last.moved")?.getAttribute("data-point") !== "54");
  assert.notDeepEqual(await marked(page), now);
  await page.locator("#return").click();
  await page.waitForFunction(() => !document.querySelector("#main.looking-back"));
  assert.deepEqual(await marked(page), now, "back in the game");

  const moves = recorded("reversi-4x4");
  const pass = moves.findIndex((/** @type {{ move: string }} */ { move }) => move === "--");
  await page.goto(`/g/${await played("reversi-4x4", pass + 1)}`);
  await page.locator("#board .last.moved").waitFor();
  assert.deepEqual((await marked(page)).moved, [moves[pass - 1].move], "the pass marks nothing");

  const yinsh = recorded("yinsh-blitz");
  await page.goto(`/g/${await played("yinsh-blitz", yinsh.length)}`);
  await page.locator("#board .last.row").waitFor({ state: "attached" });
  assert.deepEqual(
    await marked(page),
    { origin: ["d9"], moved: ["e6"] },
    "the whole turn is marked at the end: the ring that moved, the row, the ring taken off",
  );
});

test("R2 legal squares have dots in Reversi to the end, and never in Gomoku or YINSH", async () => {
  const { page } = await visit();
  const seen = () =>
    page.locator("#board .hint.place").evaluateAll((all) => all.filter((h) => Number(getComputedStyle(h).opacity) > 0.5).length);
  const full = readFileSync(new URL("games/reversi-6x6.json", import.meta.url), "utf8");
  const { moves } = JSON.parse(full);
  let checked = 0;
  for (let plies = moves.length - 9; plies < moves.length; plies += 2) {
    if (moves[plies].move === "--") continue;
    await page.goto(`/g/${await played("reversi-6x6", plies)}`);
    await page.locator("#board.live").waitFor();
    assert.equal(await seen(), await page.locator("#board .hint.place").count(), `after ${plies} moves`);
    assert.ok((await seen()) > 0, `after ${plies} moves`);
    checked++;
  }
  assert.ok(checked > 1);
  for (const variant of ["gomoku", "yinsh"]) {
    await page.goto(`/g/${await played(variant, 2)}`);
    await page.locator("#board.live").waitFor();
    await page.waitForTimeout(200);
    assert.equal(await seen(), 0, variant);
  }
});

test("A20 every stop of the Tab key has a name", async () => {
  const { page } = await visit();
  for (const variant of GAMES) {
    await page.goto(`/g/${await played(variant, 1)}`);
    await page.locator("#board.live").waitFor();
    const stops = [];
    for (let i = 0; i < 22; i++) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const e = /** @type {HTMLInputElement} */ (document.activeElement);
          const labels = Array.from(e.labels ?? [], (label) => label.textContent.trim());
          return [
            e.getAttribute("aria-label") || e.getAttribute("aria-labelledby") || labels.join() || e.textContent.trim(),
            `${e.tagName} ${e.getAttribute("class")}`,
          ];
        }),
      );
    }
    assert.deepEqual(
      stops.filter(([name]) => !name).map(([, what]) => what),
      [],
      variant,
    );
    assert.equal(stops.filter(([, what]) => /target/.test(what)).length, 1, `${variant}: the board is one stop`);
  }
});

test("L2 a piece that can be swapped with keeps its ring when it moved last", async () => {
  const { page } = await visit();
  // Red's pyramid moves beside blue's scarab.
  const id = await visitor.newGame({
    variant: "laser",
    first: "here",
    second: "here",
    clock: "none",
    start: "custom",
    position: "sc9/4fc5/10/3pa6/10/3Ra6/10/6Fa2Sa r",
  });
  const line = await visitor.join(id);
  await line.play("d5d4");
  await line.close();
  await page.goto(`/g/${id}`);
  const table = new Table(/** @type {any} */ ({ page }));
  await table.ready();
  await table.turn();
  await table.point("d3");
  const hint = page.locator("#board .hint.next.taken");
  assert.equal(await hint.count(), 1);
  // It fades in.
  await page.waitForFunction(
    () => Number(getComputedStyle(document.querySelector("#board .hint.next.taken") ?? document.body).opacity) > 0.5,
  );
  const { r, stroke, opacity, fill } = await hint.evaluate((h) => {
    const { r, stroke, opacity, fill } = getComputedStyle(h);
    return { r, stroke, opacity, fill };
  });
  assert.deepEqual([parseFloat(r) > 0.4, stroke !== "none", Number(opacity) > 0.5, fill], [true, true, true, "none"]);
  assert.deepEqual((await marked(page)).moved, ["d4"]);
});

test("A4 two people at one screen: a quick click after a move counts, a double click is one", async () => {
  const { page } = await visit({ motion: "slow" });
  const id = await played("gomoku", 0);
  await page.goto(`/g/${id}`);
  const table = new Table(/** @type {any} */ ({ page }));
  await table.ready();
  await table.turn();
  const [h8, i8, j8] = [await table.place("h8"), await table.place("i8"), await table.place("j8")];
  await page.mouse.click(h8.x, h8.y);
  await page.waitForFunction(() => document.querySelector("#board.moving"));
  await page.mouse.click(i8.x, i8.y); // the first stone is still falling
  await page.waitForFunction(() => document.querySelectorAll("#moves [data-ply]").length === 2);
  assert.deepEqual(await table.moves(), ["h8", "i8"]);
  await table.turn();
  const refusals = await page.evaluate(() => {
    globalThis.refusals = 0;
    const count = (/** @type {any[]} */ all) => {
      globalThis.refusals += all.filter(
        (/** @type {MutationRecord} */ { target }) => target instanceof Element && target.classList.contains("refused"),
      ).length;
    };
    new MutationObserver(count).observe(document.querySelector("#board"), { subtree: true, attributeFilter: ["class"] });
    return globalThis.refusals;
  });
  assert.equal(refusals, 0);
  await page.mouse.dblclick(j8.x, j8.y);
  await table.ply(3);
  await page.waitForTimeout(300);
  assert.deepEqual(await table.moves(), ["h8", "i8", "j8"]);
  assert.equal(await page.evaluate(() => globalThis.refusals), 0, "the second half of a double click is no refused move");
});

test("A5 A8 an animation that fails does not stop the game", async () => {
  for (const how of ["event", "track"]) {
    const made = await visit({ motion: "normal" });
    made.expect(/console: /, /unknown|broken|undefined|null/);
    const { page } = made;
    /** @type {string[]} */
    const asked = [];
    await page.routeWebSocket(/\/ws$/, (line) => {
      const beyond = line.connectToServer();
      line.onMessage((message) => {
        asked.push(JSON.parse(String(message)).do);
        beyond.send(message);
      });
      beyond.onMessage((message) => {
        const said = JSON.parse(String(message));
        // Something that no board can draw.
        if (how === "event" && said.type === "moved" && said.ply === 1)
          said.events.push({ event: "put", at: 9999, piece: { kind: "disc", side: "first" } });
        line.send(JSON.stringify(said));
      });
    });
    const table = await Table.start(made, { variant: "reversi" });
    await table.turn();
    if (how === "track") {
      await page.evaluate(() => {
        const { setAttribute } = Element.prototype;
        let left = 40; // well into the animation
        Element.prototype.setAttribute = function (name, value) {
          if (name === "transform" && document.querySelector("#board.moving") && --left === 0) throw new Error("broken on purpose");
          return setAttribute.call(this, name, value);
        };
      });
    }
    await table.move({ move: "f5", taps: ["f5"] });
    await page.waitForFunction(() => document.querySelector("#board [data-name=e5]").getAttribute("aria-label").includes("dark"));
    assert.equal((await table.pieces()).f5, "dark disc", `${how}: the board stands as in the view`);
    await table.move({ move: "d6", taps: ["d6"] });
    await page.waitForFunction(() => document.querySelector("#board [data-name=d5]").getAttribute("aria-label").includes("light"));
    assert.deepEqual(await table.moves(), ["f5", "d6"], `${how}: the game goes on`);
    assert.ok(asked.includes("sync"), `${how}: the state is fetched anew`);
  }
});
