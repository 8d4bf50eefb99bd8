// Every screen: no accessibility violation, light and dark; settings, motion, escaping, and what a first visit costs.

import assert from "node:assert/strict";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const FIRST_VISIT = 200 * 1024;
const HOSTILE = "<img src=x onerror=alert(1)>";

const { server, browser } = await serverAndBrowser();

for (const theme of ["light", "dark"]) {
  test(`A18 A20 no accessibility violation on any screen, ${theme}`, async () => {
    const visit = await browser.visit(server, { settings: { motion: "off", sound: "off", theme } });
    const { page } = visit;
    const found = [];
    const look = async (/** @type {string} */ screen) => found.push(...(await violations(page, screen)));
    visit.expect(/status of 404/);
    await page.goto("/");
    await page.locator(".card svg.surface").first().waitFor();
    await look("home");
    await page.goto("/learn");
    await page.locator(".card svg.surface").first().waitFor();
    await look("all lessons");
    for (const game of GAMES) {
      await page.goto(`/new/${game}`);
      await page.locator("#preview svg").first().waitFor();
      await look(`new ${game}`);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("details")) fold.open = true;
      });
      await page.locator("input[name=opponent][value=sides]").check();
      await page.locator("input[name=second][value=remote]").check();
      await page.locator("input[name=clock][value=custom]").check();
      await look(`new ${game}`);
      await page.goto(`/learn/${game}/rules/1`);
      await page.locator(".lesson svg.surface").first().waitFor();
      await look(`learn ${game}`);
      const table = await Table.start(visit, { variant: game, clock: "5+3" });
      await table.any();
      await table.any();
      await table.turn();
      await look(`${game}, running`);
      if (game === "reversi") {
        await page.keyboard.press("ArrowLeft");
        await page.locator("#looking:not([hidden])").waitFor();
        await look("looking back");
        await table.click("return");
        await table.click("more");
        await look("menu");
        await page.keyboard.press("Escape");
      }
      await table.any(); // before both have moved there is nothing to resign
      await table.click("resign");
      if (game === "reversi") await look("question");
      await table.answer("Resign");
      await table.until("#result", /wins/);
      await look(`${game}, ended`);
    }
    const waiting = await Table.start(visit, { variant: "reversi", second: "remote" });
    await waiting.until("#share", /Waiting/);
    await look("waiting for the other player");
    const guest = await browser.visit(server, { settings: { motion: "off", sound: "off", theme } });
    await guest.page.goto(waiting.address);
    await guest.page.locator("#sit").waitFor();
    found.push(...(await violations(guest.page, "a seat is free")));
    await page.goto("/settings");
    await page.locator("#settings fieldset").first().waitFor();
    await look("settings");
    await page.goto("/nothing");
    await look("error");
    await page.goto("/");
    await look("home with games");
    assert.deepEqual([...new Set(found)], []);
  });
}

test("A20 no accessibility violation on a phone", async () => {
  const visit = await browser.visit(server, { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } });
  const found = [];
  for (const path of ["/", "/new/laser", "/learn", "/learn/yinsh/rules/1", "/settings"]) {
    await visit.page.goto(path);
    await visit.page.locator("svg.surface, #settings fieldset").first().waitFor();
    found.push(...(await violations(visit.page, path)));
    assert.ok(await visit.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is not wider than the phone`);
  }
  await Table.start(visit, { variant: "laser" });
  found.push(...(await violations(visit.page, "game")));
  assert.deepEqual(found, []);
});

test("A20 a first visit transfers less than 200 KB", async () => {
  // German has the longest words of all languages.
  for (const [path, locale] of [
    ["/", "en"],
    ["/new/yinsh", "de"],
    ["game", "en"],
    ["game", "de"],
  ]) {
    const visit = await browser.visit(server, { context: { locale } });
    const { page, context } = visit;
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    if (path === "game") await Table.start(visit, { variant: "laser" });
    else await page.goto(path);
    await page.waitForLoadState("networkidle");
    assert.ok(bytes > 10_000, "something was counted");
    assert.ok(bytes < FIRST_VISIT, `${path} in ${locale} transfers ${bytes} bytes`);
  }
});

test("A20 pages can be read without scripts", async () => {
  const visit = await browser.visit(server, { settings: null, context: { javaScriptEnabled: false } });
  const { page } = visit;
  await page.goto("/");
  assert.equal(await page.locator(".card h2").count(), 5);
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  assert.match(page.url(), /\/learn$/, "the navigation leads to the list");
  assert.equal(await page.locator(".card h2").count(), 5);
  for (const text of await page.locator("[data-progress]").allTextContents()) assert.match(text, /^0\/\d+$/);
  await page.getByRole("link", { name: "Learn YINSH" }).click();
  assert.match(page.url(), /\/learn\/yinsh$/);
  await page.locator("[data-step]").first().click();
  assert.match(page.url(), /\/learn\/yinsh\/rules\/1$/);
  assert.ok((await page.locator(".told p").count()) > 2, "what there is to know and to do");
});

test("A18 settings are kept between visits and act at once", async () => {
  const { page } = await browser.visit(server, { settings: null });
  await page.goto("/settings");
  await page.locator("input[name=theme][value=dark]").check();
  await page.locator("input[name=look][value=contrast]").check({ force: true });
  await page.locator("input[name=motion][value=fast]").check();
  await page.locator("input[name=coordinates]").uncheck();
  await page.locator("input[name=volume]").fill("0.25");
  const root = page.locator("html");
  const attributes = () => root.evaluate(({ dataset: { theme, motion, coordinates } }) => ({ theme, motion, coordinates }));
  const chosen = { theme: "dark", motion: "fast", coordinates: "off" };
  assert.deepEqual(await attributes(), chosen);
  await page.reload();
  assert.deepEqual(await attributes(), chosen);
  assert.ok(await page.locator("input[name=look][value=contrast]").isChecked());
  assert.equal(await page.locator("input[name=volume]").inputValue(), "0.25");
  await page.goto("/");
  assert.deepEqual(await attributes(), chosen);
  const worn = GAMES.map((game) => `${game}-contrast`).sort();
  assert.deepEqual((await root.getAttribute("data-looks")).split(" ").sort(), worn);
  await page.locator("#mute").click();
  await page.reload();
  await page.locator("#mute[aria-label='Turn the sound on']").waitFor();
});

test("A5 moves are animated: discs flip, a ring flies, the beam travels; off and reduced motion are still", async () => {
  /** How many frames something on the board changes after a move. */
  const frames = async (
    /** @type {any} */ options,
    /** @type {string} */ variant,
    /** @type {string} */ position,
    /** @type {any[]} */ taps,
  ) => {
    const visit = await browser.visit(server, options);
    const table = await Table.start(visit, { variant, ...(position && { start: "custom", position }) });
    await table.turn();
    await visit.page.evaluate(() => {
      globalThis.changes = 0;
      let last = "";
      const look = () => {
        const now = ["pieces", "air", "over"]
          .map((layer) => [...document.querySelectorAll(`#board .${layer}:not(.afterglow)`)].map((g) => g.innerHTML).join())
          .join();
        if (last && now !== last) globalThis.changes++;
        last = now;
        requestAnimationFrame(look);
      };
      look();
    });
    const ply = (await table.moves()).length;
    let chosen = null;
    for (const tap of taps) {
      await table.tap(tap, chosen);
      chosen = tap;
    }
    await table.ply(ply + 1);
    await table.turn();
    return visit.page.evaluate(() => globalThis.changes);
  };
  const lively = { settings: { motion: "normal", sound: "off" } };
  const still = { settings: { motion: "off", sound: "off" } };
  const reduced = { settings: { sound: "off" }, context: { reducedMotion: "reduce" } };
  const rings = "4/1B5/B7/8W/W9/6B2/W5W3/9/W7/B6/3B w 0-0";
  for (const [variant, position, taps] of /** @type {[string, string, (string | { button: string })[]][]} */ ([
    ["reversi", "", ["f5"]],
    ["yinsh", rings, ["e1", "e5"]],
    ["laser", "", ["j5", { button: "turn-left" }]],
    ["connect-four", "", ["d6"]],
  ])) {
    const [moving, none, less] = [
      await frames(lively, variant, position, taps),
      await frames(still, variant, position, taps),
      await frames(reduced, variant, position, taps),
    ];
    assert.ok(moving >= 8, `${variant} moves visibly: ${moving} frames`);
    // Choosing and putting changes the board a few times; how many frames see it depends on the load.
    assert.ok(none <= 7, `${variant} is still when animation is off: ${none} frames`);
    assert.ok(less <= 7, `${variant} is still when the system wants less motion: ${less} frames`);
  }
});

test("A5 the computer's moves are animated, and a jump through the list ends at the right position", async () => {
  const visit = await browser.visit(server, { settings: { motion: "fast", sound: "off" } });
  const table = await Table.start(visit, { variant: "reversi", second: "computer", second_player: "random-moves" });
  await table.any();
  await visit.page.waitForFunction(() => document.querySelectorAll("#moves [data-ply]").length >= 2);
  await table.turn();
  const now = await table.pieces();
  for (const key of ["Home", "End", "Home", "ArrowRight", "End"]) await visit.page.keyboard.press(key);
  await visit.page.locator("#looking").waitFor({ state: "hidden" });
  await table.turn();
  assert.deepEqual(await table.pieces(), now);
  assert.equal(await visit.page.locator("#board .pieces > g").count(), Object.keys(now).length, "nothing is left over from an animation");
});

test("A2 A10 names are text everywhere", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  page.on("dialog", (/** @type {import("playwright-core").Dialog} */ dialog) => {
    visit.wrong.push(`a name was run: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const names = { first_name: HOSTILE, second_name: "</script><b>&amp;\"'`" };
  const table = await Table.start(visit, { variant: "reversi", ...names });
  // The second name would make a bold element with these characters in it.
  const made = page.locator("img").or(page.locator("main b").filter({ hasText: "'`" }));
  const clean = async () => assert.equal(await made.count(), 0, "no element came from a name");
  assert.deepEqual((await page.locator(".seat .who").allTextContents()).sort(), Object.values(names).sort());
  await clean();
  await table.any();
  await table.any();
  await table.click("resign");
  await page
    .locator("dialog[open]")
    .filter({ hasText: HOSTILE })
    .or(page.locator("dialog[open]").filter({ hasText: "</script>" }))
    .waitFor();
  await table.answer("Resign");
  await table.until("#result", /wins/);
  await clean();
  await page.goto("/");
  assert.ok((await page.locator(".list").first().textContent()).includes(HOSTILE));
  await clean();
  const waiting = await Table.start(visit, { variant: "reversi", second: "remote", first_name: HOSTILE });
  const guest = await browser.visit(server);
  await guest.page.goto(waiting.address);
  await guest.page.getByLabel("Your name").fill(HOSTILE);
  await guest.page.getByRole("button", { name: "Sit down and play" }).click();
  await guest.page.locator(".seat .who").filter({ hasText: HOSTILE }).first().waitFor();
  await waiting.click("draw");
  await waiting.answer("Offer a draw");
  await guest.page.locator("#offer:not([hidden])").filter({ hasText: HOSTILE }).waitFor();
  assert.equal(await guest.page.locator("img").count(), 0);
  await clean();
});

test("A20 the link and its code are shown when others can come in", async () => {
  const open = await startServer("--bind", "0.0.0.0");
  try {
    const visit = await browser.visit(open);
    await Table.start(visit, { variant: "reversi", second: "remote" });
    const { page } = visit;
    if (/Every device/.test(open.said)) {
      const link = await page.locator("#share .link code").first().textContent();
      assert.match(link, /^http:\/\/[\d.:[\]a-f]+\/g\/\w+$/);
      assert.ok(await page.locator("#share .qr svg").isVisible());
      const answer = await fetch(link);
      assert.equal(answer.status, 200, "the link works");
    } else await page.locator("#share .notice").waitFor(); // this machine has no network
  } finally {
    await open.remove();
  }
});

test("A1 A20 other devices are let in on the page, and the set-up stays", async () => {
  const own = await startServer();
  try {
    const visit = await browser.visit(own);
    const { page } = visit;
    const notice = page.locator(".notice[data-opponent=remote]");
    const switchIt = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).click();
    await page.goto("/new/reversi");
    await page.locator("input[name=side][value=second]").check({ force: true });
    await page.locator("#time > summary").click();
    await page.locator("input[name=clock][value='5+3']").check({ force: true });
    assert.ok(await notice.isHidden());
    await page.locator("#others .option", { hasText: "Another device" }).click();
    await notice.filter({ hasText: "cannot reach this program yet" }).waitFor();
    const [address] = Object.values(networkInterfaces())
      .flat()
      .filter(({ family, internal }) => family === "IPv4" && !internal);
    if (!address) {
      visit.expect(/status of 400/);
      await switchIt("Let other devices in");
      await page.getByText("This machine is in no network").waitFor();
      return;
    }
    await switchIt("Let other devices in");
    await notice.filter({ hasText: "Everybody in your network" }).waitFor();
    for (const [name, value] of [
      ["opponent", "remote"],
      ["side", "second"],
      ["clock", "5+3"],
    ])
      assert.equal(await page.locator(`input[name=${name}]:checked`).inputValue(), value);
    const outside = new Visitor(`http://${address.address}:${own.port}`);
    const refused = await outside.post("/network", { open: "no", back: "/" });
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /Only the machine on which the program runs/);
    assert.ok(!(await (await outside.fetch("/new/reversi")).text()).includes('data-opponent="remote" hidden'), "and it is not offered");
    await switchIt("Shut them out again");
    await notice.filter({ hasText: "cannot reach this program yet" }).waitFor();
    await assert.rejects(reached(address.address, own.port), /ECONNREFUSED/);
    // On the page of a game that waits for a guest it is the same.
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(/\/g\//);
    const game = page.url();
    await page.locator("#share .notice").waitFor();
    await switchIt("Let other devices in");
    await page.locator("#share .qr svg").waitFor();
    assert.equal(page.url(), game);
    await page.waitForLoadState();
    assert.equal((await outside.fetch(new URL(game).pathname)).status, 200, "the guest gets there");
    await page.close();
  } finally {
    await own.remove();
  }
});

/** Whether a connection comes about. @param {string} host @param {number} port */
const reached = (host, port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host, () => resolve(socket.destroy()));
    socket.on("error", reject);
  });

test("A20 the list of lessons has a board of every game", async () => {
  const { page } = await browser.visit(server);
  await page.goto("/learn");
  for (const game of GAMES) await page.locator(`.card [data-sample="${game}"] .pieces > g`).first().waitFor({ state: "attached" });
});
