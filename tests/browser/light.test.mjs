// Light over a board: what is drawn while a beam is shown, that nothing is drawn afterwards, and that the plain beam remains where there is no WebGL2, no wish for light
// or no motion. Software renders here, so frames are stepped by hand: what is looked at does not depend on how fast the machine is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Table } from "./support/table.mjs";

/** WebGL2 without a graphics card. */
const WEBGL = ["--enable-unsafe-swiftshader"];
/** Light is drawn without a graphics card where somebody has chosen it. */
const SETTINGS = { motion: "normal", sound: "off", pass: "off", effects: "full" };
/** Blue's beam goes up the j-file and leaves the board; an anubis stands beside it. */
const BESIDE = { variant: "laser", start: "custom", position: "sc9/4fc5/10/10/8Na1/10/4Fa5/9Sa b" };
const AWAY = { move: "e2e1", taps: ["e2", "e1"] };
const BACK = { move: "e7e6", taps: ["e7", "e6"] };
/** A pyramid that is turned into the way of its own beam. */
const OWN_GOAL = { variant: "laser", start: "custom", position: "sc9/4fc5/10/10/9Pc/10/4Fa5/9Sa b" };
/** Fewer pixels for the processor. */
const SMALL = { width: 760, height: 600 };
/** When a piece has slid and the beam has come to its end, and when it is still as bright. */
const COME = 620;
const STAYS = 160;

const { server, browser } = await serverAndBrowser(undefined, WEBGL);

/**
 * Runs in the page before anything else: frames come when the test steps, once it holds them; frames asked for and drawings are counted.
 * @param {boolean} without whether the browser has no WebGL2
 */
function watch(without) {
  const native = requestAnimationFrame.bind(globalThis);
  /** @type {FrameRequestCallback[]} */
  let waiting = [];
  let held = false;
  let clock = 0;
  const light = {
    asked: 0,
    drawn: 0,
    /** @type {WebGL2RenderingContext[]} */
    contexts: [],
    hold: () => (held = true),
    /** @param {number} ms */
    step(ms) {
      for (let left = ms; left > 0; left -= 40) {
        clock += Math.min(40, left);
        const now = waiting;
        waiting = [];
        for (const callback of now) callback(clock);
      }
    },
    release() {
      held = false;
      for (const callback of waiting.splice(0)) requestAnimationFrame(callback);
    },
    /** How much brighter the board gets at some points, 0 to 255, right after a frame. @param {string[]} names */
    at(names) {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#board canvas"));
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext("2d", { willReadFrequently: true });
      context.drawImage(canvas, 0, 0);
      const box = canvas.getBoundingClientRect();
      return names.map((name) => {
        const { x, y, width, height } = document.querySelector(`#board [data-name="${name}"]`).getBoundingClientRect();
        const at = [(x + width / 2 - box.x) / box.width, (y + height / 2 - box.y) / box.height];
        const { data } = context.getImageData(Math.round(at[0] * canvas.width) - 1, Math.round(at[1] * canvas.height) - 1, 3, 3);
        return data.filter((_, i) => i % 4 < 3).reduce((sum, value) => sum + value, 0) / 27;
      });
    },
  };
  Object.assign(globalThis, { plygroundLight: light });
  globalThis.requestAnimationFrame = (callback) => {
    light.asked++;
    if (held) return waiting.push(callback);
    return native((now) => {
      clock = Math.max(clock, now);
      callback(clock);
    });
  };
  for (const name of /** @type {const} */ (["drawArrays", "drawArraysInstanced", "clear"])) {
    const draw = WebGL2RenderingContext.prototype[name];
    /** @this {WebGL2RenderingContext} @param {any[]} args */
    WebGL2RenderingContext.prototype[name] = function (...args) {
      light.drawn++;
      return Reflect.apply(draw, this, args);
    };
  }
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
    /** @this {HTMLCanvasElement} @param {string} kind @param {any[]} args */
    function (kind, ...args) {
      if (kind === "webgl2" && without) return null;
      const context = Reflect.apply(get, this, [kind, ...args]);
      if (kind === "webgl2") light.contexts.push(context);
      return context;
    }
  );
}

/** A game at one screen. */
class Lit {
  /**
   * @param {Record<string, string>} fields
   * @param {{ settings?: Record<string, string>, without?: boolean, context?: import("playwright-core").BrowserContextOptions }} [options]
   */
  static async start(fields, { settings = {}, without = false, context = {} } = {}) {
    const visit = await browser.visit(server, { settings: { ...SETTINGS, ...settings }, context: { viewport: SMALL, ...context } });
    // The test reads what was drawn.
    visit.expect(/GPU stall due to ReadPixels/);
    await visit.context.addInitScript(watch, without);
    const lit = new Lit();
    lit.page = visit.page;
    lit.fetched = 0;
    visit.page.on("request", (request) => (lit.fetched += Number(request.url().includes("/assets/light/"))));
    lit.table = await Table.start(visit, fields);
    return lit;
  }

  /** @type {import("playwright-core").Page} */
  page;
  /** @type {Table} */
  table;
  fetched = 0;

  /** Makes a move and stops its animation after so long. @param {{ move: string, taps: any[] }} move @param {number} ms */
  async shoot({ taps }, ms) {
    await this.table.turn();
    await this.table.tap(taps[0], null);
    // What draws light comes with the first tap.
    await this.page.waitForLoadState("networkidle");
    await this.page.evaluate(() => plygroundLight.hold());
    await this.table.tap(taps[1], taps[0]);
    await this.page.locator("#board.moving").waitFor();
    await this.page.evaluate((step) => plygroundLight.step(step), ms);
  }

  /** Steps on and looks. @param {number} ms @param {string[]} names */
  look(ms, names) {
    return this.page.evaluate(
      ([step, points]) => {
        plygroundLight.step(/** @type {number} */ (step));
        return plygroundLight.at(/** @type {string[]} */ (points));
      },
      [ms, names],
    );
  }

  canvases() {
    return this.page.locator("#board canvas").count();
  }

  /** The plain beam, with all it has where nothing else shines. */
  async plain() {
    const strokes = await this.page.evaluate(() =>
      [...document.querySelectorAll("#board .air .beam :is(.halo, .glow, .core)")].map((stroke) => getComputedStyle(stroke).display),
    );
    assert.deepEqual(strokes, ["inline", "inline", "inline"]);
  }

  /** Lets the animation end. */
  async end() {
    await this.page.evaluate(() => plygroundLight.release());
    await this.page.locator("#board:not(.moving)").waitFor();
  }
}

test("L6 a beam lights the board, pieces cast shadows, and afterwards nothing is drawn", async () => {
  const lit = await Lit.start(BESIDE);
  assert.equal(lit.fetched, 0, "nothing is fetched for it with the page");
  await lit.shoot(AWAY, COME);
  const [beam, behind, ...beside] = await lit.look(STAYS / 4, ["j5", "h4", "h2", "h6"]);
  const far = await lit.look(STAYS / 4, ["b4"]);
  assert.ok(beam > 200, `the beam shines: ${beam}`);
  for (const lighter of beside) assert.ok(behind < lighter * 0.8, `behind a piece it is darker than beside it: ${behind}, ${lighter}`);
  assert.ok(Math.min(...beside) > far[0] + 20, `light falls off: ${beside}, ${far}`);
  assert.equal(await lit.page.evaluate(() => getComputedStyle(document.querySelector("#board canvas")).pointerEvents), "none");
  await lit.end();
  assert.equal(await lit.canvases(), 0);
  const [asked, drawn] = await lit.page.evaluate(async () => {
    const before = [plygroundLight.asked, plygroundLight.drawn];
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return [plygroundLight.asked - before[0], plygroundLight.drawn - before[1]];
  });
  assert.deepEqual([asked, drawn], [0, 0], "no frame is asked for and nothing drawn while nothing moves");
  // The board is turned round: so is the light.
  await lit.page.locator("#flip").click();
  await lit.shoot(BACK, COME);
  const [red, dark] = await lit.look(STAYS / 4, ["a5", "g5"]);
  assert.ok(red > 100 && red > 2 * dark, `the beam shines where it goes: ${red}, ${dark}`);
  await lit.end();
});

test("L6 a destroyed piece flashes, and casts no shadow any more", async () => {
  const lit = await Lit.start(OWN_GOAL);
  await lit.shoot({ move: "j4+", taps: ["j4", { button: "turn-right" }] }, COME - 180);
  const [before] = await lit.look(20, ["j5"]);
  const [after] = await lit.look(120, ["j5"]);
  assert.ok(after > before + 30, `it was in the shadow of the piece: ${before}, ${after}`);
  await lit.end();
  await lit.table.says(/Red/);
});

test("L6 without light there is the plain beam, and the game goes on", async () => {
  for (const options of [{ settings: { effects: "off" } }, { without: true }]) {
    const lit = await Lit.start(BESIDE, options);
    for (const move of [AWAY, BACK]) {
      await lit.shoot(move, COME);
      assert.equal(await lit.canvases(), 0);
      await lit.plain();
      await lit.end();
    }
    assert.equal(lit.fetched > 0, "without" in options, "with the effects off nothing is fetched");
    assert.deepEqual(await lit.table.moves(), [AWAY.move, BACK.move]);
  }
});

test("L6 a lost context leaves the plain beam, and the game goes on", async () => {
  const lit = await Lit.start(BESIDE);
  await lit.shoot(AWAY, COME);
  assert.equal(await lit.canvases(), 1);
  await lit.page.evaluate(() => {
    for (const context of plygroundLight.contexts) context.getExtension("WEBGL_lose_context").loseContext();
  });
  await lit.page.locator("#board canvas").waitFor({ state: "detached" });
  await lit.page.evaluate(() => plygroundLight.step(40));
  await lit.plain();
  await lit.end();
  await lit.shoot(BACK, COME);
  const [red] = await lit.look(STAYS / 4, ["a5"]);
  assert.ok(red > 100, `the next beam has a new context: ${red}`);
  await lit.end();
  assert.deepEqual(await lit.table.moves(), [AWAY.move, BACK.move]);
});

test("L6 where frames come far too late the plain beam takes over, and stays", async () => {
  const lit = await Lit.start(BESIDE);
  await lit.shoot(AWAY, COME / 2);
  assert.equal(await lit.canvases(), 1);
  await lit.page.evaluate(() => {
    const { now } = performance;
    // Each frame is a fifth of a second after the one before, for all that the page can see.
    let late = performance.now();
    performance.now = () => (late += 200);
    for (let frames = 0; frames < 20; frames++) plygroundLight.step(15);
    performance.now = now;
  });
  assert.equal(await lit.canvases(), 0);
  await lit.plain();
  await lit.end();
  await lit.shoot(BACK, COME);
  assert.equal(await lit.canvases(), 0);
  await lit.plain();
  await lit.end();
  assert.deepEqual(await lit.table.moves(), [AWAY.move, BACK.move]);
});

test("L6 A5 with less motion nothing shines; where motion is chosen all the same, nothing flickers or bursts", async () => {
  const context = { reducedMotion: /** @type {const} */ ("reduce") };
  const still = await Lit.start(BESIDE, { settings: { motion: "system" }, context });
  await still.table.move(AWAY);
  assert.equal(still.fetched, 0);
  assert.equal(await still.page.evaluate(() => plygroundLight.drawn), 0);
  const calm = await Lit.start(BESIDE, { context });
  const names = ["j3", "i2", "h3", "h6"];
  await calm.shoot(AWAY, COME);
  const one = await calm.look(STAYS / 4, names);
  const other = await calm.look(STAYS / 4, names);
  for (const [i, value] of one.entries()) assert.ok(Math.abs(value - other[i]) < 2, `${names[i]} is steady: ${one}, ${other}`);
  await calm.end();
});
