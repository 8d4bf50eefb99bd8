// The wall of a club evening: everything fits the screen, boards are live, and the end is applauded.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Browser } from "./support/browser.mjs";
import { asHost, games, gather, play } from "./support/evening.mjs";
import { startServer } from "./support/server.mjs";

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {import("./support/browser.mjs").Browser} */
let browser;
before(async () => {
  [server, browser] = await Promise.all([startServer("--bind", "0.0.0.0"), Browser.start()]);
  server.base = server.base.replace("0.0.0.0", "127.0.0.1");
});
afterEach(() => browser.check());
after(async () => {
  await browser?.close();
  await server?.remove();
});

/** What is wrong with how the wall stands. @param {import("playwright-core").Page} page @param {number} count of boards */
const misplaced = (page, count) =>
  page.evaluate((wanted) => {
    const wrong = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      wrong.push(`${scrollWidth} x ${scrollHeight} of ${innerWidth} x ${innerHeight}`);
    const scene = document.querySelector("main").dataset.scene;
    if (scene === "boards") {
      const boxes = [...document.querySelectorAll("#boards figure")].map((figure) => figure.getBoundingClientRect());
      if (boxes.length !== wanted) wrong.push(`${boxes.length} boards`);
      for (const [at, a] of boxes.entries()) {
        if (a.bottom > innerHeight + 1 || a.right > innerWidth + 1 || a.width < 70) wrong.push(`board ${at}: ${JSON.stringify(a)}`);
        for (const b of boxes.slice(at + 1))
          if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            wrong.push(`board ${at} covers another`);
      }
      const large = document.querySelectorAll("#boards .large");
      if (large.length !== 1 || boxes.some(({ width }) => width > large[0].getBoundingClientRect().width + 1))
        wrong.push("no board is the largest");
    }
    const letters = [...document.querySelectorAll(`.scene li, .scene figcaption b`)].filter((one) => one.checkVisibility());
    const smallest = Math.min(...letters.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    if (smallest < 10) wrong.push(`letters of ${smallest} pixels`);
    return wrong.map((one) => `${scene}: ${one}`);
  }, count);

/** @param {import("playwright-core").Page} page @param {string} button @param {string} scene */
async function turnTo(page, button, scene) {
  await page.getByRole("button", { name: button }).click();
  await page.locator(`main[data-scene="${scene}"]`).waitFor();
}

for (const boards of [1, 4, 15, 30])
  test(`A20 a wall with ${boards} boards fits any projector`, async () => {
    const names = Array.from({ length: 2 * boards }, (_, i) => `${["Ann", "Bartholomew", "Cleo", "Dominique"][i % 4]} ${i + 1}`);
    const { host, id, leave } = await gather(server, names, { variant: "reversi", rounds: "3", event_name: "Thursday in the library" });
    await asHost(host, "start");
    const { page } = await browser.visit(server, { context: { viewport: SCREENS[0] } });
    await page.goto(`/event/${id}/wall`);
    await page.getByRole("button", { name: "Boards" }).click();
    const last = page.locator("#boards figure").nth(boards - 1);
    await last.waitFor();
    const faults = [];
    for (const scheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        for (const [button, scene] of [
          ["Boards", "boards"],
          ["Pairings", "rounds"],
          ["Standings", "table"],
        ]) {
          await turnTo(page, button, scene);
          await page.waitForTimeout(100);
          faults.push(...(await misplaced(page, boards)).map((fault) => `${scheme} ${screen.width}: ${fault}`));
          if (process.env.PICTURES)
            await page.screenshot({ path: `${process.env.PICTURES}/wall-${boards}-${scheme}-${screen.width}-${scene}.png` });
        }
      }
    }
    assert.deepEqual(faults, []);
    await leave();
  });

test("A20 the boards of the wall move with the games, and the first three are applauded", async () => {
  const { host, id, guests, leave } = await gather(server, ["Ann", "Ben", "Cleo", "Dan"], { variant: "reversi-6x6", rounds: "1" });
  const { page } = await browser.visit(server, { context: { viewport: SCREENS[0] } });
  await page.goto(`/event/${id}/wall`);
  await page.getByText("Dan", { exact: true }).waitFor();
  await asHost(host, "start");
  // A round begins with who plays whom; then the boards.
  await page.locator(".wall-boards li").nth(1).waitFor();
  await turnTo(page, "Boards", "boards");
  const open = await games(guests, [null, null, null, null]);
  const pieces = page.locator("#boards .board .piece");
  await page.waitForFunction(() => document.querySelectorAll("#boards .board .piece").length === 8);
  const [[game, two]] = open;
  const lines = await Promise.all(two.map((guest) => guest.join(game)));
  const mover = lines.find((line) => line.choices.length);
  await mover.play(mover.choices[0].move);
  await page.waitForFunction(() => document.querySelectorAll("#boards .board .piece").length === 9);
  assert.equal(await pieces.count(), 9, "a move is seen without a word from anybody");
  await page.getByRole("button", { name: "In turn" }).click();
  await Promise.all(lines.map((line) => line.close()));
  await play(open);
  await host.sees("the end", ({ parts }) => parts.includes("All games are over"));
  await page.locator('main[data-scene="podium"]').waitFor();
  // The upper half has met the lower, and who comes first in the alphabet has won.
  const names = await page.locator(".podium b").allInnerTexts();
  assert.deepEqual(names.slice(0, 2).toSorted(), ["Ann", "Ben"]);
  assert.deepEqual(await misplaced(page, 2), []);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/wall-podium.png` });
  await leave();
});
