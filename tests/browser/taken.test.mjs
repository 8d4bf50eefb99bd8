// Every game can be taken along: its pictures and its animation are read by another decoder and show the game, its score sheet has all
// of its moves.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { violations } from "./support/axe.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { playRecorded } from "./support/recorded.mjs";

const { server, browser } = await serverAndBrowser();

/** What a click lets the browser keep. @param {import("playwright-core").Page} page @param {string} button */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), page.locator(button).click()]);
  return readFileSync(await download.path());
}

/** How large the browser's own decoder finds a picture, and how many colours are in it, on a page that is not ours. @param {import("playwright-core").Page} page @param {Buffer} bytes @param {string} type */
const decoded = (page, bytes, type) =>
  page.evaluate(
    async ([data, type]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([Uint8Array.from(/** @type {number[]} */ (data))], { type: /** @type {string} */ (type) }));
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      return { width: canvas.width, height: canvas.height, colours: new Set(pixels).size };
    },
    /** @type {[number[], string]} */ ([[...bytes], type]),
  );

/** How many frames an animation has, and how many of them look like the one before. @param {import("playwright-core").Page} page @param {Buffer} bytes */
const frames = (page, bytes) =>
  page.evaluate(
    async (data) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(data), type: "image/gif" });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount } = decoder.tracks.selectedTrack;
      let [before, same] = ["", 0];
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const digest = await crypto.subtle.digest("SHA-1", context.getImageData(0, 0, canvas.width, canvas.height).data);
        const now = new Uint8Array(digest).join();
        same += Number(now === before);
        before = now;
        image.close();
      }
      return { count: frameCount, same };
    },
    [...bytes],
  );

for (const game of GAMES)
  test(`A12 ${game}: pictures, an animation and a score sheet have the whole game`, async () => {
    const { id, cookie, moves } = await playRecorded(server, game);
    const { page, context } = await browser.visit(server);
    await context.addCookies([{ name: "plyground", value: cookie, url: server.base }]);
    await page.goto(`/g/${id}/files`);
    await page.locator("#board svg.surface").waitFor();
    const svg = await saved(page, "#svg");
    const elsewhere = await context.newPage();
    assert.doesNotMatch(svg.toString(), /var\(|class=|<use|<style|href=/, "nothing that needs this page");
    for (const [bytes, type] of /** @type {[Buffer, string][]} */ ([
      [svg, "image/svg+xml"],
      [await saved(page, "#png"), "image/png"],
    ])) {
      const { width, height, colours } = await decoded(elsewhere, bytes, type);
      assert.ok(width >= 300 && height >= 300, `${type}: ${width} x ${height}`);
      assert.ok(colours > 3, `${type}: ${colours} colours`);
    }
    const animation = await frames(page, await saved(page, "#gif"));
    assert.deepEqual(animation, { count: moves.length + 1, same: 0 }, "the start and every move");

    await page.goto(`/g/${id}/sheet`);
    await page.locator(".diagrams .board .surface").first().waitFor();
    // A row of a turn may have several moves in a cell.
    const text = (await page.locator(".sheet-moves").innerText()).toLowerCase();
    for (const move of moves) assert.ok(text.includes(move.toLowerCase()), `${move} in ${text}`);
    assert.deepEqual(await violations(page, `score sheet of ${game}`), []);
    await page.emulateMedia({ media: "print" });
    // On paper nothing sticks out, however long the game is.
    const paper = await page.locator(".paper").evaluate((sheet) => ({ has: sheet.scrollWidth, is: sheet.clientWidth }));
    assert.ok(paper.has <= paper.is, `${paper.has} of ${paper.is} pixels`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    assert.match(pdf.toString("latin1", 0, 5), /%PDF-/);
  });
