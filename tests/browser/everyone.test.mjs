// Boards for everybody: walked with arrow keys, with a focus that is seen, and with points that a finger can hit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { Table } from "./support/table.mjs";

const { server, browser } = await serverAndBrowser();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What a finger hits without looking, in CSS pixels. */
const FINGERTIP = 44;

test("A20 every point of every board is reached by arrow keys, and says what stands there", async () => {
  for (const variant of GAMES) {
    const { page } = await Table.start(await browser.visit(server), { variant });
    await page.locator("#board.live").waitFor();
    // Only then do screen readers leave arrow keys and letters to the page.
    await page.getByRole("application", { name: / board$/ }).waitFor();
    const { points, reached, mute } = await page.evaluate(() => {
      const all = [...document.querySelectorAll("#board [data-name]")].map((point) => /** @type {SVGElement} */ (point));
      const reached = new Set([document.querySelector("#board [data-name][tabindex='0']")]);
      for (const from of reached)
        for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
          /** @type {SVGElement} */ (from).focus();
          // The board goes on from where the keyboard is: a name leads there.
          for (const letter of /** @type {SVGElement} */ (from).dataset.name)
            from.dispatchEvent(new KeyboardEvent("keydown", { key: letter, bubbles: true }));
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          reached.add(document.activeElement);
        }
      const mute = all.filter((point) => !/, /.test(point.getAttribute("aria-label"))).map(({ dataset }) => dataset.name);
      return { points: all.length, reached: reached.size, mute };
    });
    assert.equal(reached, points, variant);
    assert.deepEqual(mute, [], variant);
  }
});

test("A20 L1 every piece of Laser Chess says where its mirrors and shields are, as the board is seen", async () => {
  const { page } = await Table.start(await browser.visit(server), { variant: "laser" });
  await page.locator("#board.live").waitFor();
  const said = (/** @type {string[]} */ names) =>
    page.evaluate((all) => all.map((name) => document.querySelector(`#board [data-name=${name}]`).getAttribute("aria-label")), names);
  const pieces = ["a8", "j1", "c7", "d6", "e5", "e4", "e8", "d1", "f1"];
  assert.deepEqual(
    (await said(pieces)).map((label) => label.split(", ").slice(0, 3).join(", ")),
    [
      "a8, red sphinx, fires down",
      "j1, blue sphinx, fires up",
      "c7, red pyramid, mirror down and left",
      "d6, blue pyramid, mirror left and up",
      "e5, red scarab, mirrors falling to the right",
      "e4, blue scarab, mirrors rising to the right",
      "e8, red anubis, shield down",
      "d1, blue anubis, shield up",
      "f1, blue anubis, shield up",
    ],
  );
  await page.locator("#flip").click();
  assert.deepEqual(
    (await said(["a8", "d6", "e4", "d1"])).map((label) => label.split(", ")[2]),
    ["fires up", "mirror right and down", "mirrors rising to the right", "shield down"],
  );
});

test("A20 wherever Tab leads, the focus is seen", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const table = await Table.start(visit, { variant: "reversi", clock: "5+3" });
  for (const path of [
    table.address,
    "/",
    "/new/yinsh",
    "/learn/laser/rules/1",
    "/analysis/gomoku",
    "/settings",
    "/games",
    "/people",
    "/rankings",
  ]) {
    await page.goto(path);
    await page.locator("svg.surface, main form, main h1").first().waitFor();
    const hidden = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press("Tab");
      const fault = await page.evaluate(() => {
        const { activeElement: e } = document;
        if (e === document.body) return null;
        /** What is drawn at an element's edge and on it. @param {Element} element */
        const look = (element) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke, strokeWidth, backgroundColor } =
            getComputedStyle(element);
          return [
            outlineStyle === "none" ? "" : outlineWidth + outlineColor,
            boxShadow,
            borderColor,
            stroke,
            strokeWidth,
            backgroundColor,
          ].join();
        };
        const near = [e, e.parentElement, ...(e.nextElementSibling ? [e.nextElementSibling] : [])];
        const focused = near.map(look);
        /** @type {HTMLElement} */ (e).blur();
        const without = near.map(look);
        /** @type {HTMLElement} */ (e).focus();
        const { width, height } = e.getBoundingClientRect();
        if (focused.some((words, i) => words !== without[i]) && (width > 1 || near.length > 2) && height > 1) return null;
        return `${e.tagName} ${e.id} ${e.getAttribute("class")} ${e.textContent.trim().slice(0, 30)}`;
      });
      if (fault) hidden.push(fault);
    }
    assert.deepEqual([...new Set(hidden)], [], path);
  }
});

test("A20 on a phone points under a fingertip's width are enlarged beside the finger, and lost by nobody", async () => {
  for (const variant of GAMES) {
    const visit = await browser.visit(server, { context: PHONE });
    const table = await Table.start(visit, { variant });
    const { page } = table;
    await page.locator("#board.live").waitFor();
    const [name, spacing] = await page.evaluate(() => {
      const point = [...document.querySelectorAll("#board [data-name]")].find((p) =>
        / can be (played|chosen)/.test(p.getAttribute("aria-label")),
      );
      return [
        /** @type {SVGElement} */ (point).dataset.name,
        /** @type {SVGSVGElement} */ (document.querySelector("#board svg.surface")).getScreenCTM().a,
      ];
    });
    const { x, y } = await table.place(name);
    const session = await page.context().newCDPSession(page);
    const finger = (/** @type {any} */ type, /** @type {any[]} */ ...points) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await finger("touchStart", { x, y });
    const loupe = page.locator("#board .loupe");
    if (spacing >= FINGERTIP) {
      await page.waitForTimeout(300);
      assert.equal(await loupe.count(), 0, `${variant}: ${spacing} px`);
    } else {
      await loupe.waitFor();
      const box = await loupe.boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.width > 100, `${variant}: the loupe is on the screen`);
      assert.ok(y < box.y || y > box.y + box.height || x < box.x || x > box.x + box.width, `${variant}: and not under the finger`);
      const bigger = await loupe.evaluate((/** @type {SVGSVGElement} */ svg) => svg.getScreenCTM().a);
      assert.ok(bigger >= FINGERTIP, `${variant}: its points are ${bigger} px wide`);
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/loupe-${variant}.png` });
    }
    await finger("touchEnd");
    await loupe.waitFor({ state: "detached" });
  }
});

test("A20 on a phone everything else that is tapped is as large as a fingertip", async () => {
  const visit = await browser.visit(server, { context: PHONE });
  const { page } = visit;
  const small = [];
  const table = await Table.start(visit, { variant: "reversi", clock: "5+3" });
  await table.any();
  const drawn = [table.address, "/", "/new/yinsh", "/learn", "/learn/laser/rules/1", "/analysis/gomoku", "/settings"];
  const written = ["/games", "/import", "/people", "/rankings/reversi", "/matches", "/matches/new/reversi"];
  for (const path of [...drawn, ...written]) {
    await page.goto(path);
    await page
      .locator(written.includes(path) ? "main h1" : "svg.surface, #settings fieldset")
      .first()
      .waitFor();
    small.push(
      ...(await page.evaluate(
        ([least, path]) =>
          [...document.querySelectorAll("button, select, [role=button]:not(.target), a.button, nav a, summary")]
            .filter((e) => e.checkVisibility() && !e.closest(".unseen, p"))
            .map((e) => ({ e, box: e.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
            .map(
              ({ e, box }) => `${path}: ${e.tagName} ${e.id || e.getAttribute("class")} ${Math.round(box.width)}x${Math.round(box.height)}`,
            ),
        /** @type {[number, string]} */ ([FINGERTIP, path]),
      )),
    );
  }
  assert.deepEqual([...new Set(small)], []);
});
