// A club evening on the screen: as its host, as somebody with a phone, and on the wall.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { violations } from "./support/axe.mjs";
import { Browser } from "./support/browser.mjs";
import { asHost, Guest, setUp } from "./support/evening.mjs";
import { startServer } from "./support/server.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCREENS = [
  { name: "phone", context: PHONE },
  { name: "laptop", context: { viewport: { width: 1280, height: 800 } } },
  { name: "laptop, dark", context: { viewport: { width: 1280, height: 800 }, colorScheme: /** @type {const} */ ("dark") } },
  { name: "phone, dark, German", context: { ...PHONE, colorScheme: /** @type {const} */ ("dark"), locale: "de-DE" } },
];

/** @type {import("./support/server.mjs").Server} */
let server;
/** @type {import("./support/browser.mjs").Browser} */
let browser;
before(async () => {
  // Addresses of the network are shown, and the code to scan.
  [server, browser] = await Promise.all([startServer("--bind", "0.0.0.0"), Browser.start()]);
  server.base = server.base.replace("0.0.0.0", "127.0.0.1");
});
afterEach(() => browser.check());
after(async () => {
  await browser?.close();
  await server?.remove();
});

/** Joins on the page. @param {string} address @param {string} name */
async function join(address, name) {
  const visit = await browser.visit(server, { context: PHONE });
  await visit.page.goto(address);
  await visit.page.getByLabel("Your name").fill(name);
  await visit.page.getByRole("button", { name: "Take part" }).click();
  await visit.page.getByText("your next game opens by itself").waitFor();
  return visit.page;
}

test("A20 A29 an evening from the first page to the second round: games open by themselves", async () => {
  const visit = await browser.visit(server);
  // What is refused is a failure to the console.
  visit.expect(/400 \(Bad Request\)/);
  const host = visit.page;
  await host.goto("/");
  await host.getByRole("link", { name: "Club evening" }).click();
  await host.getByRole("link", { name: "Reversi", exact: true }).click();
  await host.getByLabel("Name of the evening").fill("Thursday");
  await host.locator("#rounds").fill("2");
  assert.ok(await host.locator("#duration").isHidden(), "only what belongs to the choice is asked for");
  await host.getByRole("button", { name: "Set up the evening" }).click();
  await host.getByRole("heading", { name: "Thursday" }).waitFor();
  const address = new URL(host.url()).pathname;
  const code = await host.locator("b.code").innerText();

  // One comes by the code, one by the link.
  const { page: door } = await browser.visit(server);
  await door.goto("/events");
  await door.getByLabel("Code").fill(code.toLowerCase());
  await door.getByRole("button", { name: "Join" }).click();
  await door.waitForURL(`**${address}`);
  const ann = await join(address, "Ann");
  const ben = await join(address, "Ben");
  await host.getByRole("heading", { name: "2 people are here" }).waitFor();
  await host.getByLabel("Add somebody").fill("Tom");
  await host.keyboard.press("Enter");
  await host.locator(".people b").getByText("Tom", { exact: true }).waitFor();
  // A name that is half typed stays when others come.
  await host.getByLabel("Add somebody").fill("Half");
  const cleo = await join(address, "Cleo");
  await host.locator(".people b").getByText("Cleo", { exact: true }).waitFor();
  assert.equal(await host.getByLabel("Add somebody").inputValue(), "Half");
  await host.getByLabel("Add somebody").fill("ann");
  await host.keyboard.press("Enter");
  await host.getByText("There is already somebody called Ann.").waitFor();

  await host.getByRole("button", { name: "Start round 1" }).click();
  await host.getByRole("heading", { name: /^Round 1: 2 games/ }).waitFor();
  const phones = { Ann: ann, Ben: ben, Cleo: cleo };
  // Two of the three with a phone play each other, or Tom is met at a table.
  const rows = await host.locator(".board-row").allInnerTexts();
  const withTom = rows.findIndex((row) => row.includes("Tom"));
  assert.ok(withTom >= 0, rows.join());
  const [, opponent] = /(Ann|Ben|Cleo)/.exec(rows[withTom]);
  const playing = Object.entries(phones).filter(([name]) => name !== opponent);
  for (const [, page] of playing) await page.waitForURL(/\/g\//);
  await phones[/** @type {"Ann"} */ (opponent)].getByText("Tell the host the result").waitFor();
  await host.locator(".why summary").first().click();
  await host.getByText("They had not met before.").first().waitFor();

  // The host enters both results; a game that goes on ends without one, and its page leads back.
  for (const at of [0, 1]) {
    const row = host.locator(".boards > li").nth(at);
    await row.getByText("Enter the result").click();
    await row.getByRole("button", { name: "Enter", exact: true }).click();
    await row.locator(".score b").waitFor();
  }
  await host.getByRole("heading", { name: "Round 1 is over" }).waitFor();
  const [, first] = playing[0];
  await first.locator("#to-event").waitFor();
  await host.locator(".boards > li").first().getByText("Correct", { exact: true }).click();
  await host.getByLabel("Why, for everybody to read").first().fill("A wrong line");
  await host.getByRole("button", { name: "Correct the result" }).first().click();
  await door.getByText("A wrong line").waitFor();
  assert.equal(await door.getByText("Correct", { exact: true }).count(), 0, "who is not the host changes nothing");

  // The next game opens by itself, from the page of the last one, too.
  const last = first.url();
  await host.getByRole("button", { name: "Start round 2" }).click();
  await host.getByRole("heading", { name: /^Round 2/ }).waitFor();
  const next = await host.locator("#round-2 .board-row").allInnerTexts();
  const alone = next.find((row) => row.includes("Tom"));
  const again = Object.entries(phones).filter(([name]) => !alone?.includes(name));
  assert.equal(again.length, 2, next.join());
  for (const [, page] of again) await page.waitForURL((url) => url.pathname.startsWith("/g/") && url.href !== last);
  const games = again.map(([, page]) => page.url());
  assert.equal(games[0], games[1]);
  // Who goes back from the game is not sent there again.
  await again[0][1].goto(address);
  await again[0][1].locator("#to-game").waitFor();
  await again[0][1].waitForTimeout(700);
  assert.ok(again[0][1].url().endsWith(address));
});

test("A29 A22 the pages of an evening fit every screen, and everybody can use them", async () => {
  const host = new Guest(server, "Host");
  const id = await setUp(host, { event_name: "Thursday in the library", rounds: "3" });
  const guests = ["Ada", "Bartholomew Longfellow-Smith", "Cleo", "Dan", "Eve"].map((name) => new Guest(server, name));
  for (const guest of guests) await guest.come(id);
  await asHost(host, "start");
  for (const board of [1, 2]) await asHost(host, "result", { round: 1, board, outcome: board === 1 ? "second" : "draw" });
  await asHost(host, "correct", { round: 1, board: 1, outcome: "first", note: "Read the wrong way round" });
  await asHost(host, "start");
  const faults = [];
  for (const { name, context } of SCREENS) {
    for (const [who, person, paths] of /** @type {const} */ ([
      ["host", host, ["/events", "/events/new/laser", `/event/${id}`, `/event/${id}/wall`]],
      ["guest", guests[1], [`/event/${id}`]],
    ])) {
      const visit = await browser.visit(server, { context });
      const [cookie, value] = person.cookie.split("=");
      await visit.context.addCookies([{ name: cookie, value, url: server.base }]);
      for (const path of paths) {
        await visit.page.goto(path);
        await visit.page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        const screen = `${path.replace(id, "ID")}, ${who}, ${name}`;
        faults.push(...(await violations(visit.page, screen)));
        const over = (await visit.page.evaluate(() => document.documentElement.scrollWidth)) - context.viewport.width;
        if (over > 0) faults.push(`${screen}: ${over} pixels too wide`);
        if (process.env.PICTURES)
          await visit.page.screenshot({ path: `${process.env.PICTURES}/${screen.replaceAll(/[^a-z]+/gi, "-")}.png`, fullPage: true });
      }
      await visit.context.close();
    }
  }
  assert.deepEqual(faults, []);
  await Promise.all([host, ...guests].map((guest) => guest.leave()));
});
