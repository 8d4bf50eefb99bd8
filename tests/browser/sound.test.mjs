// What is heard: every sound rendered to samples and measured, which of them the games call for, silence before the first gesture, the mute
// key, music, and the notice when the other side has moved while one looks away. PLYGROUND_SOUNDS names a folder that keeps the files.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES, RECORDED } from "./support/games.mjs";
import { decibels, distance, lengthOf, loudest, peak, RATE, rms, spectrogram, wav } from "./support/samples.mjs";
import { Table } from "./support/table.mjs";

/** The loudest 50 ms of a sound lie between these, in decibels below the loudest there is. */
const QUIETEST = -28;
const LOUDEST = -14;
/** In seconds. */
const SHORTEST = 0.02;
const LONGEST = 1.5;
/** Nearer than this two sounds are alike. A flip and the next one of a run, which nobody takes for the same, are 0.12 apart. */
const ALIKE = 0.2;
/** Music is this much quieter than the quietest sound of a move, both at full volume, in decibels. */
const BELOW = 6;
const MUSIC = 30;
const SEEDS = [1, 2, 77];

const { server, browser } = await serverAndBrowser();
const folder = process.env.PLYGROUND_SOUNDS ?? mkdtempSync(join(tmpdir(), "plyground-sounds-"));
mkdirSync(folder, { recursive: true });
after(() => process.env.PLYGROUND_SOUNDS ?? rmSync(folder, { recursive: true }));

/**
 * Renders in the browser, through all that sounds go through on a page. The compressor needs a moment before it works as it will.
 * @param {import("playwright-core").Page} page
 * @param {{ sounds?: { sound: string, pitch?: number, after?: number }[], seed?: number, seconds: number }} what sounds, or music
 */
async function rendered(page, what) {
  const samples = await page.evaluate(
    async ({ sounds, seed, seconds, rate }) => {
      const [{ SOUNDS }, { createOutput, render }, { BAR, bars, createRoom }] = await Promise.all([
        import("/assets/sound/sounds.js"),
        import("/assets/sound/render.js"),
        import("/assets/sound/music.js"),
      ]);
      const before = 0.5;
      const context = new OfflineAudioContext(1, (before + seconds) * rate, rate);
      const output = createOutput(context);
      for (const { sound, pitch, after = 0 } of sounds ?? [])
        render(context, output, SOUNDS[/** @type {"wood"} */ (sound)], { at: before + after, pitch });
      if (seed !== undefined) {
        const room = createRoom(context, output);
        const music = bars(seed);
        for (let at = 0; at < seconds; at += BAR) render(context, room, music.next().value, { at: before + at });
      }
      const rendering = await context.startRendering();
      const bytes = new Uint8Array(rendering.getChannelData(0).slice(before * rate).buffer);
      let text = "";
      for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    { ...what, rate: RATE },
  );
  const bytes = Buffer.from(samples, "base64");
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** The names of all sounds. @param {import("playwright-core").Page} page */
const names = (page) => page.evaluate(async () => Object.keys((await import("/assets/sound/sounds.js")).SOUNDS));

/** What the events of a move sound like. @param {import("playwright-core").Page} page @param {any[]} events @param {{ mine: boolean, material?: string }} of */
const cues = (page, events, of) =>
  page.evaluate(
    async ([events, of]) => {
      const { Cues } = await import("/assets/sound/cues.js");
      const cues = new Cues();
      return events.flatMap((event) => cues.of(event, { ...of, now: 1000 }));
    },
    /** @type {const} */ ([events, of]),
  );

test("A19 every sound is audible, short and ends, never clips, and is like no other", async (t) => {
  const { page } = await browser.visit(server);
  await page.goto("/settings");
  /** @type {Map<string, Float64Array>} */
  const known = new Map();
  for (const sound of await names(page)) {
    const samples = await rendered(page, { sounds: [{ sound }], seconds: LONGEST + 0.5 });
    writeFileSync(join(folder, `${sound}.wav`), wav(samples));
    const loud = decibels(loudest(samples));
    const length = lengthOf(samples);
    t.diagnostic(`${sound}: ${length.toFixed(2)} s, peak ${peak(samples).toFixed(2)}, loudest ${loud.toFixed(1)} dB`);
    assert.ok(peak(samples) < 0.9, `${sound} clips`);
    assert.ok(loud > QUIETEST && loud < LOUDEST, `${sound} has ${loud.toFixed(1)} dB`);
    assert.ok(length > SHORTEST && length < LONGEST, `${sound} takes ${length.toFixed(2)} s`);
    assert.ok(peak(samples.subarray(LONGEST * RATE)) < 1e-6, `${sound} ends in silence`);
    const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
    assert.ok(Math.abs(mean) < 1e-3, `${sound} lies around zero`);
    const spectrum = spectrogram(samples, LONGEST);
    for (const [other, its] of known) {
      const apart = distance(spectrum, its);
      assert.ok(apart > ALIKE, `${sound} and ${other} are alike: ${apart.toFixed(3)}`);
    }
    known.set(sound, spectrum);
  }
  for (const sound of ["stone", "flip", "hop", "marker", "turn", "laser", "burst", "row", "warning", "low", "won", "lost", "drawn"])
    assert.ok(known.has(sound), `there is a sound for ${sound}`);
});

test("A19 a move of the other side sounds unlike one's own; many together do not clip", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/settings");
  const put = { event: "put", at: 0, piece: { kind: "k", side: "first" } };
  for (const material of ["wood", "stone", "disc", "chip", "ring", "marker"]) {
    const [own, others] = await Promise.all([true, false].map((mine) => cues(page, [put], { mine, material })));
    assert.deepEqual(
      own.map(({ sound }) => sound),
      [material],
    );
    const [a, b] = await Promise.all([own, others].map((sounds) => rendered(page, { sounds, seconds: 1 })));
    const apart = distance(spectrogram(a, 1), spectrogram(b, 1));
    assert.ok(apart > 0.2, `${material}: one's own and the other side's are alike: ${apart.toFixed(3)}`);
  }
  const flips = Array.from({ length: 18 }, (_, at) => ({ event: "flip", at }));
  const all = await cues(page, [put, ...flips], { mine: false, material: "disc" });
  const samples = await rendered(page, { sounds: all, seconds: 2 });
  writeFileSync(join(folder, "18-flips.wav"), wav(samples));
  assert.ok(peak(samples) < 0.95, `18 flips reach ${peak(samples)}`);
});

test("A19 flips rise one by one, also where they are seen at once; a row is more than its rings", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/settings");
  const flips = await cues(
    page,
    Array.from({ length: 6 }, (_, at) => ({ event: "flip", at })),
    { mine: true },
  );
  assert.equal(flips.length, 6);
  for (const [i, { sound, pitch, after }] of flips.entries()) {
    assert.equal(sound, "flip");
    if (i) assert.ok(pitch > flips[i - 1].pitch && after > flips[i - 1].after, `flip ${i} is higher and later than the one before`);
  }
  const take = (/** @type {number} */ at) => ({ event: "take", at, destroyed: false });
  const sounds = async (/** @type {any[]} */ events) => (await cues(page, events, { mine: true })).map(({ sound }) => sound);
  assert.deepEqual(await sounds([take(0), take(1), take(2), take(3), take(4)]), ["take", "take", "take", "row", "take", "take"]);
  assert.deepEqual(await sounds([take(0)]), ["take"]);
  assert.deepEqual(await sounds([{ ...take(0), destroyed: true }]), ["burst"]);
  assert.deepEqual(await sounds([{ event: "put", at: 0, piece: { kind: "k", side: "first" } }]), ["wood"], "of nothing in particular");
});

test("A18 A19 music: the same after the same seed, without clipping, far quieter than a move", async (t) => {
  const { page } = await browser.visit(server);
  await page.goto("/settings");
  const moves = [];
  for (const sound of ["wood", "stone", "disc", "chip", "ring", "marker", "flip", "hop", "slide", "turn"])
    moves.push(loudest(await rendered(page, { sounds: [{ sound }], seconds: 1 })));
  /** @type {Float32Array[]} */
  const heard = [];
  for (const seed of SEEDS) {
    const samples = await rendered(page, { seed, seconds: MUSIC });
    writeFileSync(join(folder, `music-${seed}.wav`), wav(samples));
    t.diagnostic(`music ${seed}: peak ${peak(samples).toFixed(2)}, loudest ${decibels(loudest(samples)).toFixed(1)} dB`);
    assert.ok(peak(samples) < 0.3, "nothing is near to clipping");
    assert.ok(decibels(rms(samples)) > -55, "there is something to hear");
    const below = decibels(Math.min(...moves) / loudest(samples));
    assert.ok(below > BELOW, `music is ${below.toFixed(1)} dB quieter than the quietest move`);
    heard.push(samples);
  }
  const again = await rendered(page, { seed: SEEDS[0], seconds: MUSIC });
  assert.ok(peak(again.map((x, i) => x - heard[0][i])) < 1e-4, "the same again");
  assert.ok(distance(spectrogram(heard[0], MUSIC), spectrogram(heard[1], MUSIC)) > 0.01, "another seed is other music");
});

/** Notes every audio context of a page, and what it makes. */
function countContexts() {
  const Native = AudioContext;
  Object.assign(globalThis, { contexts: [], sources: 0 });
  globalThis.AudioContext = class extends Native {
    constructor() {
      super();
      contexts.push(this);
    }
  };
  const make = Native.prototype.createOscillator;
  Native.prototype.createOscillator = function () {
    sources++;
    return make.call(this);
  };
}

/** Scripts that only sound needs, of those that were loaded. @param {import("playwright-core").Page} page */
const loaded = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.split("/assets/sound/")[1])
      .filter(Boolean)
      .sort(),
  );

test("A19 before the first gesture nothing runs and nothing is loaded; music comes only where it is wanted", async () => {
  const visit = await browser.visit(server, { settings: { motion: "off", sound: "on", music: "off" } });
  const { page } = visit;
  await page.addInitScript(countContexts);
  await Table.start(visit, { variant: "gomoku" });
  const running = () => page.waitForFunction(() => contexts.length === 1 && contexts[0].state === "running");
  assert.equal(await page.evaluate(() => contexts.length), 0);
  assert.deepEqual(await loaded(page), []);
  await page.mouse.click(5, 5);
  await running();
  // They come one after another.
  await page.waitForFunction(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/sound/")).length >= 4,
  );
  assert.deepEqual(await loaded(page), ["cues.js", "player.js", "render.js", "sounds.js"]);
  const quiet = await page.evaluate(() => sources);
  await page.goto("/settings");
  await page.locator("input[name=music]").check();
  await running();
  await page.waitForFunction(() => sources > 4);
  assert.ok((await loaded(page)).includes("music.js"));
  assert.equal(quiet, 0, "a gesture alone is not heard");

  await page.keyboard.press("m");
  await page.waitForFunction(() => contexts[0].state === "suspended");
  await page.keyboard.press("m");
  await running();
});

test("A19 who wants no sound loads none", async () => {
  const visit = await browser.visit(server, { settings: { motion: "off", sound: "off", music: "on" } });
  const { page } = visit;
  await page.addInitScript(countContexts);
  const table = await Table.start(visit, { variant: "gomoku" });
  await table.any();
  await table.any();
  assert.equal(await page.evaluate(() => contexts.length), 0);
  assert.deepEqual(await loaded(page), []);
});

test("A18 A22 the mute key works everywhere but where one writes, is in the list of keys, and is remembered", async () => {
  const visit = await browser.visit(server, { settings: null });
  const { page } = visit;
  const on = () => page.locator("#mute[aria-label='Turn the sound off']").waitFor();
  const off = () => page.locator("#mute[aria-label='Turn the sound on']").waitFor();
  const table = await Table.start(visit, { variant: "gomoku" });
  await on();
  await page.keyboard.press("m");
  await off();
  await table.until(".toast", /Sound is off/);
  await page.reload();
  await table.ready();
  await off();
  await page.keyboard.press("M");
  await on();
  await page.keyboard.press("?");
  const key = page.locator("dialog[open] dt", { hasText: /^M$/ });
  assert.match(await key.locator("+ dd").textContent(), /Sound on or off/);
  await page.keyboard.press("Escape");
  // On this board there is a column of that name: who walks over the board goes there.
  await page.locator("#board [data-name='h8']").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("m");
  await on();

  await page.goto("/new/gomoku");
  await page.locator("#names > summary").click();
  await page.locator("#name").fill("");
  await page.locator("#name").press("m");
  assert.equal(await page.locator("#name").inputValue(), "m");
  await on();
  await page.goto("/analysis/reversi");
  await page.locator("#board [data-name]").first().waitFor();
  await page.keyboard.press("m");
  await off();
});

/** The player of the pages, but that it notes what it should play. */
const RECORDER = `
import { Cues } from "./cues.js";
export class Player {
  constructor() { this.cues = new Cues(); globalThis.heard = []; }
  play({ sound }) { heard.push(sound); }
  playEvent(event, mine, material) {
    for (const cue of this.cues.of(event, { mine, material, now: performance.now() })) this.play(cue);
  }
}`;

/** A page whose sounds are noted in `heard`. @param {Record<string, unknown>} [settings] */
async function listener(settings = {}) {
  const visit = await browser.visit(server, { settings: { motion: "off", sound: "on", pass: "off", ...settings } });
  await visit.context.route("**/assets/sound/player.js", (route) => route.fulfill({ contentType: "text/javascript", body: RECORDER }));
  return visit;
}

/** What was heard since the last time. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const listen = (page) => page.evaluate(() => heard.splice(0));

/** The first gesture. @param {import("playwright-core").Page} page */
async function gesture(page) {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => "heard" in globalThis);
}

/** What each game is heard to be made of. @type {Record<string, string[]>} */
const MADE_OF = {
  reversi: ["disc", "flip"],
  gomoku: ["stone"],
  "connect-four": ["chip"],
  yinsh: ["ring", "hop", "marker", "flip", "take", "row"],
  laser: ["turn", "laser", "burst"],
};

for (const variant of GAMES)
  test(`A19 ${variant}: a whole game is heard as its events say`, async () => {
    const visit = await listener();
    const { page, context } = visit;
    const recorded = RECORDED.find((game) => game.variant === variant);
    const table = await Table.start(visit, { variant });
    await gesture(page);
    // The same person, from elsewhere: each move is one's own.
    const person = new Visitor(server.base);
    person.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const line = await person.join(table.address.slice("/g/".length));
    /** @type {any[]} */
    const events = [];
    let rows = 0;
    for (const [i, { move }] of recorded.moves.entries()) {
      const told = await line.play(move);
      events.push(...told.events);
      if (told.events.filter((/** @type {any} */ { event }) => event === "take").length > 1) rows++;
      await table.ply(i + 1);
      await page.waitForFunction(() => !document.querySelector("#board.moving"));
    }
    await table.until("#result", /wins|draw/i);
    const heard = await listen(page);
    const count = (/** @type {(what: any) => boolean} */ test, /** @type {any[]} */ of) => of.filter(test).length;
    const times = (/** @type {string} */ sound) => count((one) => one === sound, heard);
    const happened = (/** @type {string} */ event, destroyed = false) =>
      count((e) => e.event === event && (e.destroyed ?? false) === destroyed, events);
    const puts = ["wood", "stone", "disc", "chip", "ring", "marker"].reduce((sum, sound) => sum + times(sound), 0);
    assert.equal(puts, happened("put"), "every piece is put down");
    assert.equal(times("laser"), happened("beam"));
    assert.equal(times("burst"), happened("take", true));
    assert.equal(times("take"), happened("take"));
    assert.equal(times("row"), rows);
    assert.equal(times("warning"), happened("pass"));
    for (const same of ["flip", "hop", "slide", "swap", "turn"]) assert.equal(times(same), happened(same), same);
    assert.equal(times("opponent"), 0, "all moves are one's own");
    assert.equal(
      count((sound) => ["won", "lost", "drawn"].includes(sound), heard),
      1,
      "the end is heard once",
    );
    for (const sound of MADE_OF[variant] ?? []) assert.ok(times(sound) > 0, `${sound} is heard`);
    await line.close();
  });

/** A game against somebody elsewhere, who is to move. @param {Record<string, unknown>} settings */
async function against(settings) {
  const visit = await listener(settings);
  await visit.page.addInitScript(() => {
    Object.assign(globalThis, { notes: [], asked: 0, away: false });
    Object.defineProperty(document, "hidden", { get: () => away });
    Object.assign(globalThis, {
      Notification: class extends EventTarget {
        static permission = "granted";
        close() {}
        constructor(/** @type {string} */ title, /** @type {NotificationOptions} */ { body }) {
          super();
          notes.push(`${title}: ${body}`);
        }
      },
    });
  });
  const table = await Table.start(visit, { variant: "reversi", second: "remote" });
  const guest = new Visitor(server.base);
  await guest.fetch("/");
  const id = table.address.slice("/g/".length);
  await guest.sit(id, "Gwen");
  const line = await guest.join(id);
  await gesture(visit.page);
  await table.place_all("f5");
  await line.next("moved");
  await listen(visit.page);
  return { page: visit.page, table, line };
}

/** @param {import("playwright-core").Page} page @param {boolean} away */
const look = (page, away) =>
  page.evaluate((now) => {
    globalThis.away = now;
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);

test("A19 who looks away hears and sees that the other side has moved", async () => {
  const { page, table, line } = await against({ notify: "on" });
  await look(page, true);
  await line.play("d6");
  await table.ply(2);
  await page.waitForFunction(() => notes.length > 0 && document.title.startsWith("●"));
  assert.match(await page.title(), /^● Your move/);
  assert.deepEqual(await listen(page), ["away"], "a notice instead of what nobody sees");
  const [note] = await page.evaluate(() => notes);
  assert.match(note, /^Reversi: /);
  assert.match(note, /Gwen has moved/);

  await look(page, false);
  await table.place_all("c3");
  await page.waitForFunction(() => !document.title.startsWith("●"));
  await listen(page);
  await line.play("d3");
  await table.ply(4);
  await page.waitForFunction(() => heard.length > 1);
  const heard = await listen(page);
  assert.ok(heard.includes("opponent") && !heard.includes("away"), `who looks hears the move: ${heard}`);
  assert.equal(await page.evaluate(() => notes.length), 1, "and needs no notice");
});

test("A19 without the setting there is no notification, but the sound and the title", async () => {
  const { page, table, line } = await against({});
  await look(page, true);
  await line.play("d6");
  await table.ply(2);
  await page.waitForFunction(() => document.title.startsWith("●"));
  assert.deepEqual(await listen(page), ["away"]);
  assert.deepEqual(await page.evaluate(() => notes), []);
});

test("A18 A19 the browser is asked for notifications only by the switch, and the page says why there are none", async () => {
  const { page } = await browser.visit(server, { settings: { motion: "off", sound: "off" } });
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    const answer = new URLSearchParams(location.search).get("answer");
    if (!answer) Reflect.deleteProperty(globalThis, "Notification");
    else
      Object.assign(globalThis, {
        Notification: {
          permission: "default",
          requestPermission: async () => {
            asked++;
            Object.assign(Notification, { permission: answer });
            return answer;
          },
        },
      });
  });
  const input = page.locator("input[name=notify]");
  const why = page.locator("#notify-why");
  await page.goto("/settings?answer=granted");
  assert.equal(await page.evaluate(() => asked), 0);
  assert.equal(await why.isVisible(), false);
  await input.check();
  await page.waitForFunction(() => asked === 1);
  assert.ok(await input.isChecked());
  await page.goto("/settings?answer=denied");
  await input.evaluate((/** @type {HTMLInputElement} */ box) => box.click());
  await why.filter({ hasText: /blocked/ }).waitFor();
  assert.ok(!(await input.isChecked()) && (await input.isDisabled()));
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("plyground.settings")).notify), "off");
  await page.goto("/settings");
  await why.filter({ hasText: /https/ }).waitFor();
  assert.ok(await input.isDisabled());
});
