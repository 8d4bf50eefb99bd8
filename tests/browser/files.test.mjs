// Files in the browser: bringing games in by choosing, dropping and pasting, collections, imports in the background that are stopped,
// killed or meet a full disk, variations that stay, and taking games along as files, pictures and on paper.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Browser } from "./support/browser.mjs";
import { Visitor } from "./support/client.mjs";
import { LimitedFiles, SmallDisk } from "./support/disk.mjs";
import { Server, startServer } from "./support/server.mjs";
import { database, players } from "./support/wthor.mjs";

/** @type {Server} */
let server;
/** @type {Browser} */
let browser;
/** @type {import("./support/browser.mjs").Visit} */
let visit;
const folder = mkdtempSync(join(tmpdir(), "plyground-files-"));

before(async () => {
  [server, browser] = await Promise.all([startServer(), Browser.start()]);
});
beforeEach(async () => {
  visit = await browser.visit(server);
});
afterEach(() => browser.check());
after(async () => {
  await browser?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What an import may need more, in MB, once it is under way. */
const MOST_GROWN = 40;

const SGF =
  "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[<b>Ben</b>]DT[2001-05-06]RE[B+R];B[hh];W[hi](;B[ii]C[the usual one];W[ij])(;B[gh];W[gi]C[also good]))";
const OLD = '{"black_player_name":"A","white_player_name":"B","moves":[[7,7],[7,8],[6,7]],"ended":false,"win":0}';

/** @param {string} name @param {string | Buffer} content */
function file(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Chooses files on the page of imports. @param {...string} paths */
async function choose(...paths) {
  await visit.page.goto("/import");
  await visit.page.locator("#files").setInputFiles(paths);
}

/** Drops a file on whatever page is open. @param {string} name @param {string} content */
async function drop(name, content) {
  const { page } = visit;
  const data = await page.evaluateHandle(
    ([name, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name));
      return data;
    },
    [name, content],
  );
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  assert.ok(await page.locator(".drop-veil").isVisible());
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
}

/** Pastes a text where no field has the focus. @param {string} text */
const paste = (text) =>
  visit.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const says = () => visit.page.locator("#sent .says").allTextContents();
/** The state of the latest import. */
const state = () => visit.page.locator("#jobs li [data-state]").first().getAttribute("data-state");
const counts = () => visit.page.locator("#jobs li .counts").first().textContent();

/** How many games that says; thousands stand apart. @param {string | null} text */
const gamesIn = (text) => Number(/([\d,]+) games?/.exec(text ?? "")?.[1].replaceAll(",", "") ?? 0);

/** @param {() => Promise<boolean>} done @param {string} what */
async function until(done, what, patience = 60_000) {
  for (const end = Date.now() + patience; !(await done()); await sleep(100)) assert.ok(Date.now() < end, what);
}

/** @param {import("playwright-core").Download} download */
async function content(download) {
  return readFileSync(await download.path());
}

/** What a click lets the browser keep. @param {import("playwright-core").Locator} button */
async function saved(button) {
  const [download] = await Promise.all([visit.page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: await content(download) };
}

test("A12 a file that is dropped on any page is recognised, said in words and shown; nothing is kept before one says so", async () => {
  const { page } = visit;
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("/rankings");
    await drop("evil <img src=x onerror=alert(1)>.sgf", SGF);
    await page.waitForURL(/\/import\?batch=/);
    assert.deepEqual(await says(), ["A game of Renju with variations or comments (Gomoku SGF)"]);
    assert.match(await page.locator("#sent").textContent(), /evil <img src=x onerror=alert\(1\)>\.sgf/);
    assert.match(await page.locator("#sent .about").textContent(), /Ann – <b>Ben<\/b>.*2001-05-06/s);
    await page.locator("#preview svg.surface .piece").first().waitFor();
    assert.equal(await page.locator("#preview .piece").count(), 4);
    assert.deepEqual(await violations(page, `import ${width}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${width}: ${wide} pixels too wide`);
    await page.locator("#put-away").click();
    await page.waitForURL(/\/import$/);
    assert.equal(await page.locator("#sent").count(), 0);
  }
  assert.equal(await page.locator(".collections li").count(), 0);
});

test("A12 every screen takes a file that is dragged over it", async () => {
  const { page } = visit;
  const guest = new Visitor(server.base);
  const id = await guest.newGame({ variant: "reversi", first_name: "Ann", second: "here", clock: "none" });
  const person = /\/person\/[^"?]+/.exec(await (await guest.fetch("/people")).text())[0];
  const [name, value] = guest.cookie.split("=");
  await visit.context.addCookies([{ name, value, url: server.base }]);
  // The page for what is not there, too.
  visit.expect(/status of 404/);
  const screens = [
    ...["/", "/games", "/import", "/people", "/settings", "/nothing", person],
    ...["/new/gomoku", "/rankings/yinsh", "/matches", "/matches/new/laser"],
    ...["/analysis", "/analysis/renju", "/learn", "/learn/reversi", "/learn/reversi/rules/1"],
    ...["", "/review", "/files", "/sheet"].map((part) => `/g/${id}${part}`),
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await page.locator(".drop-veil").waitFor({ state: "attached" });
    const data = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["f5"], "game.txt"));
      return data;
    });
    await page.dispatchEvent("main", "dragover", { dataTransfer: data });
    assert.ok(await page.locator(".drop-veil").isVisible(), screen);
  }
});

test("A12 A15 pasted text is recognised anywhere but in a field, and opens in the analysis with its variations", async () => {
  const { page } = visit;
  await page.goto("/settings");
  await paste("---------------------------OX------XO--------------------------- X");
  await page.waitForURL(/\/import\?batch=/);
  assert.deepEqual(await says(), ["A position of Reversi"]);
  assert.equal(await page.locator("#keep").count(), 0, "a position is no game");
  await page.goto("/");
  await paste(SGF);
  await page.waitForURL(/\/import\?batch=/);
  await page.locator("#open-analysis").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/analysis\/renju\?import=/);
  await page.locator("#tree").getByText("g8").first().waitFor();
  assert.match(await page.locator("#tree").textContent(), /also good/);
  await page.goto("/import");
  await page.locator("#paste").fill("f5d6");
  await page.locator("#paste").press("Control+A");
  await page.keyboard.press("Control+C");
  await page.keyboard.press("Control+V");
  assert.match(page.url(), /\/import$/, "a text in a field stays there");
  await page.locator("#read").click();
  await page.waitForURL(/batch=/);
  assert.deepEqual(await says(), ["A game of Reversi (moves or positions as text)"]);
  await page.goto("/rankings");
  await paste("this is a poem and not a game");
  await page.locator(".toast", { hasText: "Not a game" }).waitFor();
  assert.match(page.url(), /rankings/);
});

test("A12 G4 an old file that does not say its rules is asked about and kept as one's own game, once", async () => {
  const { page } = visit;
  for (let i = 0; i < 2; i++) {
    await choose(file("old.json", OLD));
    await page.waitForURL(/batch=/);
    assert.deepEqual(await page.locator("#variant option").allTextContents(), ["Gomoku", "Standard Gomoku", "Renju"]);
    await page.locator("#variant").selectOption("renju");
    await page.locator("#keep").click();
    await page.waitForURL(/\/g\/k/);
    await page.locator("#moves").getByText("h8").first().waitFor();
  }
  await page.goto("/games");
  assert.equal(await page.locator(".past .card").count(), 1);
  assert.match(await page.locator(".past .card").textContent(), /A – B.*Renju/s);
});

test("A12 what is no game is said in one sentence, whatever it is, and changes nothing", async () => {
  const { page } = visit;
  const hostile = {
    "nothing.txt": "",
    "noise.bin": Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 251)),
    "deep.json": "[".repeat(100_000),
    "nested.sgf": `(;GM[4]SZ[15]${"(;B[hh]".repeat(5000)}`,
    "later.json": '{"plyground":99}',
    "markup.txt": "<script>alert(1)</script>",
    "picture.png": Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
    "liar.lib": Buffer.from("\xffRenLib\xff\x03\x04", "latin1"),
  };
  for (const [name, bytes] of Object.entries(hostile)) {
    await choose(file(name, bytes));
    const refused = page.locator("#refused-says p");
    await refused.waitFor();
    assert.equal(await refused.count(), 1, name);
    assert.match(await refused.textContent(), new RegExp(`^${name}: Not a game: .{3,}`), name);
    assert.match(page.url(), /\/import$/);
  }
  assert.deepEqual(await violations(page, "refused file"), []);
  assert.equal(await page.locator(".collections li").count(), 0);
});

test("A12 a guest reads single games; larger files and collections are for who sits at the machine", async () => {
  const other = new Server(["--bind", "0.0.0.0"]);
  await other.start();
  try {
    const address = Object.values((await import("node:os")).networkInterfaces())
      .flat()
      .find((each) => each?.family === "IPv4" && !each.internal)?.address;
    if (!address) return;
    const guest = new Visitor(`http://${address}:${other.port}`);
    const send = (/** @type {any} */ body) =>
      guest.fetch("/import/files?name=x.sgf", { method: "POST", body, headers: { origin: guest.base } });
    const taken = await (await send(SGF)).json();
    assert.ok(taken.readable);
    const large = await send(Buffer.alloc(2 * 2 ** 20, 32));
    assert.equal(large.status, 413);
    assert.match((await large.json()).why.id, /upload-too-large/);
    for (const path of [
      `/import/${taken.batch}/start`,
      "/backup",
      "/collections/1/delete",
      "/import/jobs/x/stop",
      `/import/${taken.batch}/restore`,
    ]) {
      assert.equal((await guest.post(path, { name: "x" })).status, 403, path);
    }
    assert.equal((await guest.fetch("/import/jobs")).status, 403);
    const page = await (await guest.fetch(`/import?batch=${taken.batch}`)).text();
    assert.match(page, /Keep as my game/);
    assert.doesNotMatch(page, /id="start"|id="backup"|id="read-back"/);
    // What somebody sent is nobody else's.
    const third = new Visitor(guest.base);
    assert.equal((await third.fetch(`/import?batch=${taken.batch}`)).status, 404);
  } finally {
    await other.remove();
  }
});

test("A12 A11 a database is imported in the background with its names, listed with what could not be read, browsed, and never doubled", async () => {
  const { page } = visit;
  const base = file("WTH_1999.wtb", database(900, { wrong: [3, 700] }));
  const names = file(
    "WTHOR.JOU",
    players(300, (number) => (number === 1 ? "<i>One</i>" : `Player ${number}`)),
  );
  await choose(base, names);
  await page.waitForURL(/batch=/);
  assert.deepEqual((await says()).sort(), ["Names of players and tournaments", "WTHOR database of Reversi games: 900 games"]);
  assert.equal(await page.locator("#name").inputValue(), "WTH_1999");
  await page.locator("#name").fill("Old <masters>");
  await page.locator("#import").click();
  await page.waitForURL(/\/import#imports$/);
  // Left and come back to, it is still there.
  await page.goto("/");
  await page.goto("/import");
  await until(async () => (await state()) === "done", "the import ends");
  assert.equal(await counts(), "898 games added, 0 already there, 2 refused");
  await page.locator("#jobs summary").focus();
  await page.keyboard.press("Enter");
  const problems = await page.locator("#jobs .problems li").allTextContents();
  assert.equal(problems.length, 2);
  assert.match(problems[0], /^WTH_1999\.wtb, game 4: .*99/);
  assert.deepEqual(await violations(page, "import that is done"), []);
  const row = page.locator(".collections li", { hasText: "Old <masters>" });
  assert.match(await row.textContent(), /898 games/);
  await row.getByRole("link", { name: "Browse" }).click();
  await page.waitForURL(/collection=/);
  await page.locator("#f-player").fill("<i>one");
  await page.locator("#f-player").press("Enter");
  await page.waitForURL(/player=/);
  assert.match(await page.locator(".past .card").first().textContent(), /<i>One<\/i>/);
  await page.goto("/games");
  assert.equal(await page.locator(".past .card").count(), 0, "not among one's own");
  await page.goto("/rankings/reversi");
  assert.doesNotMatch(await page.locator("main").textContent(), /Player/);

  await choose(base, names);
  await page.waitForURL(/batch=/);
  await page.locator("#import").click();
  await until(async () => /898 already there/.test(await counts()), "the second import ends");
  await until(async () => (await state()) === "done", "the second import ends");
  assert.equal(await counts(), "0 games added, 898 already there, 2 refused");
  await page.reload();
  assert.equal(await page.locator(".collections li").count(), 1, "nothing new, no new collection");
});

test("A12 a collection is renamed and deleted after a question, by keyboard; its games go, one's own stay", async () => {
  const { page } = visit;
  await page.goto("/import");
  const row = () => page.locator(".collections li").first();
  await row().locator(".edit > summary").focus();
  await page.keyboard.press("Enter");
  await row().locator("[name=name]").fill("Masters");
  await row().locator("[name=name]").press("Enter");
  await page.waitForURL(/#collections/);
  assert.match(await row().textContent(), /Masters/);
  await row().locator(".edit > summary").click();
  await row().locator(".delete > summary").click();
  assert.match(await row().locator(".delete").textContent(), /898 games\? This cannot be undone/);
  const href = await row().locator("a.name").getAttribute("href");
  assert.deepEqual(await violations(page, "deleting a collection"), []);
  await row().getByRole("button", { name: "Yes, delete" }).click();
  await page.locator(".importing .nothing").waitFor();
  visit.expect(/404/);
  assert.equal((await page.goto(href)).status(), 404);
});

test("A12 A23 an import is stopped with what is in; killed, it is whole as far as it came, and the rest is added to it", async () => {
  const { page } = visit;
  const large = file("large.wtb", database(60_000));
  const names = file(
    "large.jou",
    players(300, (number) => `Player ${number}`),
  );
  await choose(large, names);
  await page.waitForURL(/batch=/);
  await page.locator("#import").click();
  await until(async () => /^[1-9][\d,]* games added/.test((await counts()) ?? ""), "games come in");
  await page.locator("#jobs").getByRole("button", { name: "Stop" }).first().click();
  await until(async () => (await state()) === "stopped", "it stops");
  const stopped = gamesIn(await counts());
  assert.ok(stopped > 0 && stopped < 60_000, `${stopped} games`);
  await page.reload();
  const stands = await page.locator(".collections li").textContent();
  assert.equal(gamesIn(stands), stopped);
  assert.match(stands, /stopped/);

  await choose(large, names);
  await page.waitForURL(/batch=/);
  await page.locator("#into").selectOption({ label: "large" });
  await page.locator("#import").click();
  const soFar = async () => gamesIn(await counts());
  await until(async () => (await soFar()) > 400, "games come in");
  // What is read waits for what is written: memory does not grow with the file.
  const peak = server.peak();
  await until(async () => (await soFar()) > 3_000, "more games come in", 120_000);
  const grown = server.peak() - peak;
  assert.ok(grown < MOST_GROWN, `${grown.toFixed(1)} MB more after ${await soFar()} games`);
  await server.kill();
  await server.start();
  await page.goto("/import");
  const row = page.locator(".collections li");
  assert.equal(await row.count(), 1);
  assert.match(await row.textContent(), /stopped|broke off/);
  const there = gamesIn(await row.textContent());
  assert.ok(there > stopped, `${there} after ${stopped}`);
  assert.equal(await page.locator("#jobs li").count(), 0);
  const small = file("small.wtb", database(1200));
  await choose(small, names);
  await page.waitForURL(/batch=/);
  await page.locator("#into").selectOption({ label: "large" });
  await page.locator("#import").click();
  await until(async () => (await state()) === "done", "it ends", 120_000);
  const [, added, known] = /(\d+) games? added, (\d+) already/.exec(await counts()).map(Number);
  assert.equal(added + known, 1200);
  assert.equal(known, Math.min(1200, there), "nothing doubled");
  await page.goto("/import");
  assert.equal(gamesIn(await row.textContent()), there + added);
});

test("A23 a full disk during an import is told, what is in stays, and the rest comes in when there is room", async (t) => {
  const disk = SmallDisk.mount() ?? LimitedFiles.make();
  if (!disk) return t.skip("not allowed here");
  const small = new Server([], disk);
  disk.server = small;
  const guest = await (async () => {
    await small.start();
    return browser.visit(small);
  })();
  visit = guest;
  const { page } = guest;
  try {
    const names = file(
      "disk.jou",
      players(300, (number) => `Player ${number}`),
    );
    const large = file("disk.wtb", database(20_000));
    await choose(large, names);
    await page.waitForURL(/batch=/);
    await page.locator("#import").click();
    await until(async () => /^[1-9][\d,]* games added/.test((await counts()) ?? ""), "games come in");
    disk.fill();
    await until(async () => ["failed", "done"].includes(await state()), "it ends", 120_000);
    assert.equal(await state(), "failed");
    assert.match(await page.locator("#jobs li").textContent(), /could not write to its disk/);
    // A file for which there is no room is refused in words; that of the import has left some.
    disk.fill();
    guest.expect(/507/);
    await page.locator("#files").setInputFiles(large);
    await page.locator("#refused-says", { hasText: "no room" }).waitFor({ timeout: 30_000 });
    disk.free();
    await choose(file("few.wtb", database(900)), names);
    await page.waitForURL(/batch=/);
    await page.locator("#import").click();
    await until(async () => (await state()) === "done", "it goes on", 60_000);
    const [, added, known] = /(\d+) games? added, (\d+) already/.exec(await counts()).map(Number);
    assert.equal(added + known, 900);
    assert.ok(known >= 400, "what was told stays");
  } finally {
    disk.free();
    await guest.context.close();
    await small.remove();
    disk.remove();
  }
});

test("A12 A16 variations and comments of an imported game are seen in its review and analysis, and are exported again", async () => {
  const { page } = visit;
  await choose(file("tree.sgf", SGF));
  await page.waitForURL(/batch=/);
  await page.locator("#name").fill("Trees");
  await page.locator("#import").click();
  await until(async () => (await state()) === "done", "the import ends");
  await page.locator("#jobs").getByRole("link", { name: "Show the games" }).first().click();
  await page.waitForURL(/collection=/);
  const id = await page.locator(".past .card").getAttribute("data-id");
  await page.goto(`/g/${id}/review`);
  await page.locator("#tree").getByText("g8").first().waitFor();
  assert.match(await page.locator("#tree").textContent(), /the usual one.*also good|also good.*the usual one/s);
  await page.goto(`/analysis/renju?game=${id}`);
  await page.locator("#tree").getByText("g8").first().waitFor();
  const file_ = await (await page.request.get(`/g/${id}/export/json`)).json();
  assert.equal(file_.moves[2].comment, "the usual one");
  assert.deepEqual(file_.moves[2].variations, [[{ move: "g8" }, { move: "g7", comment: "also good" }]]);
  const sgf = await (await page.request.get(`/g/${id}/export/sgf`)).text();
  assert.match(sgf, /\(\s*;B\[gh\]\s*;W\[gi\]C\[also good\]\)/);
});

test("A9 A12 a game is taken along: every form that can hold it, pictures that other programs read, an animation", async () => {
  const { page } = visit;
  await choose(file("keep.sgf", SGF));
  await page.waitForURL(/batch=/);
  await page.locator("#side").selectOption("first");
  await page.locator("#keep").click();
  await page.waitForURL(/\/g\/k/);
  // The file does not say how long a move took, and nobody pretends to know.
  const figures = await page.locator("#figures dt").allTextContents();
  assert.ok(figures.length > 0 && !figures.some((what) => /time|thought/i.test(what)), `${figures}`);
  await page.locator("#save").click();
  await page.waitForURL(/\/files$/);
  const forms = await page
    .locator("[data-form]")
    .evaluateAll((links) => links.map((link) => /** @type {HTMLElement} */ (link).dataset.form));
  assert.deepEqual(forms.sort(), ["json", "legacy", "psq", "renlib", "reviewed", "sgf", "text"]);
  for (const form of forms.filter((form) => form !== "reviewed")) {
    const { bytes } = await saved(page.locator(`[data-form=${form}]`));
    if (form === "json") assert.doesNotMatch(bytes.toString(), /"ms"/);
    const sent = await page.request.post(`/import/files?name=again.${form}`, { data: bytes, headers: { origin: server.base } });
    assert.ok((await sent.json()).readable, form);
  }
  await page.locator("#board .piece").nth(3).waitFor();
  const svg = await saved(page.locator("#svg"));
  assert.match(svg.name, /^2001-05-06_Ann_vs_.*_4\.svg$/);
  const drawing = svg.bytes.toString();
  assert.doesNotMatch(drawing, /var\(|class=|<use|<style/, "nothing that needs this page");
  const png = await saved(page.locator("#png"));
  assert.equal(png.bytes.toString("latin1", 1, 4), "PNG");
  await page.locator("#ply").fill("1");
  await page.locator("#board .piece").nth(1).waitFor({ state: "detached" });
  const gif = await saved(page.locator("#gif"));
  assert.equal(gif.bytes.toString("latin1", 0, 6), "GIF89a");
  // A program that is not ours counts its frames and sees that they differ: the browser's own decoder.
  const frames = await page.evaluate(
    async (data) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(data), type: "image/gif" });
      await decoder.tracks.ready;
      await decoder.completed;
      const colours = [];
      for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        colours.push(data.reduce((sum, part) => sum + part, 0));
        image.close();
      }
      return colours;
    },
    [...gif.bytes],
  );
  assert.equal(frames.length, 5, "the start and four moves");
  assert.equal(new Set(frames).size, 5, "each looks different");
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await violations(page, `save and print ${width}`), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${width}: ${wide} pixels too wide`);
  }
});

test("A12 a score sheet has names, date, result, moves and diagrams, and is printed on A4", async () => {
  const { page } = visit;
  await choose(file("sheet.sgf", SGF));
  await page.waitForURL(/batch=/);
  await page.locator("#keep").click();
  await page.waitForURL(/\/g\/k/);
  await page.goto(`${page.url()}/sheet?at=2`);
  const text = await page.locator(".paper").textContent();
  for (const part of ["Renju", "Ann", "<b>Ben</b>", "2001-05-06", "resigned", "h8", "After 2 moves", "Final position"])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.equal(await page.locator(".diagrams .board .surface").count(), 2);
  assert.deepEqual(await violations(page, "score sheet"), []);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")).map(Number);
  assert.ok(Math.abs(width - 595) < 2 && Math.abs(height - 842) < 2, `${width} x ${height}`);
  await page.emulateMedia({ media: "print" });
  assert.ok(!(await page.locator("header.top").isVisible()) && !(await page.locator(".sheet-tools").isVisible()));
  visit.expect(/400/);
  assert.equal((await page.goto(`${page.url().split("?")[0]}?at=99`)).status(), 400);
});

test("A11 several past games are exported in one file of a form that holds them", async () => {
  const { page } = visit;
  for (const moves of ["f5d6c3", "f5f6e6"]) {
    await page.goto("/import");
    await page.locator("#paste").fill(moves);
    await page.locator("#read").click();
    await page.waitForURL(/batch=/);
    await page.locator("#keep").click();
    await page.waitForURL(/\/g\/k/);
  }
  await page.goto("/games");
  for (const box of await page.locator("input[name=id]").all()) await box.check();
  await page.locator("#form").selectOption("text");
  const { name, bytes } = await saved(page.locator("#export button"));
  assert.equal(name, "games.txt");
  await choose(file(name, bytes));
  await page.waitForURL(/batch=/);
  assert.deepEqual(await says(), ["moves or positions as text: 2 games"]);
});

test("Y4 a backup is downloaded with one click while a game goes on, and holds everything", async () => {
  const { page } = visit;
  await page.goto("/import");
  const { name, bytes } = await saved(page.locator("#make-backup"));
  assert.match(name, /^plyground-\d{4}-\d\d-\d\d\.backup$/);
  assert.equal(bytes.toString("latin1", 0, 15), "SQLite format 3");
  assert.match(await page.locator("#backup").textContent(), /plyground restore FILE/);
  const data = mkdtempSync(join(tmpdir(), "plyground-restored-"));
  const again = new Server([], { data });
  try {
    const { execFileSync } = await import("node:child_process");
    const { BINARY } = await import("./support/server.mjs");
    execFileSync(BINARY, ["restore", file("all.backup", bytes), "--data", data]);
    await again.start();
    assert.match(await (await fetch(`${again.base}/import`)).text(), /Trees/);
  } finally {
    await again.remove();
  }
});

test("A10 A23 a backup is read back by a click while a game goes on; what was there is kept aside, and a full disk changes nothing", async () => {
  const disk = SmallDisk.mount() ?? LimitedFiles.make();
  const own = await new Server([], { data: disk.data, wrapper: disk.wrapper }).start();
  disk.server = own;
  const person = await browser.visit(own);
  // The full disk's answer.
  person.expect(/status of 507/);
  try {
    const { page } = person;
    const guest = new Visitor(own.base);
    const fields = { variant: "reversi", first: "here", second: "here", rated: "no" };
    const old = await guest.newGame(fields);
    const line = await guest.join(old);
    await line.play("d3");
    await page.goto("/import");
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#make-backup").click()]);
    const backup = file("then.backup", await content(download));

    // Since then the game went on, and another one began and ended.
    await line.play("c3");
    const later = await guest.newGame(fields);
    const ended = await guest.join(later);
    await ended.play("e6");
    ended.say({ do: "resign", side: "first" });
    await ended.next(({ state }) => state?.outcome);

    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto("/import");
      await page.locator("#files").setInputFiles(backup);
      await page.waitForURL(/batch=/);
      const says = await page.locator("#sent .says").allTextContents();
      assert.match(says[0], /^Backup of Plyground: 1 game, 0 people, up to \d{4}-\d\d-\d\d$/);
      assert.equal(await page.locator("#import, #open-analysis").count(), 0, "it is no game");
      // It is asked first, and by keyboard too.
      await page.locator("#read-back summary").focus();
      await page.keyboard.press("Enter");
      assert.match(await page.locator("#read-back p").textContent(), /Games that are not over go on/);
      assert.deepEqual(await violations(page, `a backup that was sent, ${width}`), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    }

    disk.fill();
    await page.locator("#read-back-yes").click();
    await page.getByText(/The backup could not be read back: the disk of the server is full/).waitFor();
    disk.free();
    assert.equal((await guest.fetch(`/g/${later}`)).status, 200, "nothing has changed");

    await page.goBack();
    await page.locator("#read-back summary").click();
    await page.locator("#read-back-yes").click();
    await page.waitForURL(/\/import#backup$/);
    const done = await page.locator("#backup .notice").textContent();
    assert.match(done, /The backup is read back: 1 game is here now, one of them went on meanwhile\./);
    const aside = /plyground\.sqlite\.before-restore-\d+/.exec(done)[0];
    assert.equal((await new Visitor(own.base).fetch(`/g/${later}`)).status, 404);
    // The game never noticed.
    await line.play("c4");

    // What was there before comes back by the same way.
    await page.goto("/import");
    await page.locator("#files").setInputFiles(join(disk.data, aside));
    await page.waitForURL(/batch=/);
    await page.locator("#read-back summary").click();
    await page.locator("#read-back-yes").click();
    await page.waitForURL(/\/import#backup$/);
    assert.equal((await guest.fetch(`/g/${later}`)).status, 200);
  } finally {
    await person.context.close();
    await own.remove();
    disk.remove();
  }
});

test("A10 A23 the command reads a backup back while a game goes on, and the pages show what is there now", async () => {
  const { execFileSync, spawnSync } = await import("node:child_process");
  const { BINARY } = await import("./support/server.mjs");
  const own = await new Server([]).start();
  const person = await browser.visit(own);
  try {
    const guest = new Visitor(own.base);
    const fields = { variant: "reversi", first: "here", second: "here", rated: "no" };
    const line = await guest.join(await guest.newGame(fields));
    await line.play("d3");
    const backup = join(folder, "command.backup");
    execFileSync(BINARY, ["backup", backup, "--data", own.data]);
    await line.play("c3");
    const later = await guest.newGame(fields);
    const ended = await guest.join(later);
    await ended.play("e6");
    ended.say({ do: "resign", side: "first" });
    await ended.next(({ state }) => state?.outcome);
    await ended.close();
    // Somebody looks at the game that is over: the program has it in memory.
    const { page } = person;
    person.expect(/404/);
    await page.goto(`${own.base}/g/${later}`);
    await page.locator("#result").waitFor();

    writeFileSync(join(folder, "text.backup"), "f5d6c3");
    const wrong = spawnSync(BINARY, ["restore", join(folder, "text.backup"), "--data", own.data], { encoding: "utf8" });
    assert.match(wrong.stderr, /text\.backup is not a backup of Plyground/);
    const said = execFileSync(BINARY, ["restore", backup, "--data", own.data], { encoding: "utf8" });
    assert.match(
      said,
      /^Restored while Plyground runs; one game that is not over goes on\. What was there before is .*before-restore-\d+\n$/,
    );
    await line.play("c4");
    assert.deepEqual(
      line.state.history.map((/** @type {any} */ { move }) => move),
      ["d3", "c3", "c4"],
    );
    // It is not there any more, also for who looks at it, within seconds.
    await until(async () => (await guest.fetch(`/g/${later}`)).status === 404, "the game is gone", 15_000);
    const inMemory = async () => {
      const leave = new AbortController();
      const { status } = await fetch(`${own.base}/api/v1/live/${later}`, { signal: leave.signal });
      leave.abort();
      return status === 200;
    };
    await until(async () => !(await inMemory()), "from memory, too", 15_000);
  } finally {
    await person.context.close();
    await own.remove();
  }
});
