// People, ratings, rankings and profiles, as people see them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { violations } from "./support/axe.mjs";
import { Visitor } from "./support/client.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { startServer } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { server, browser } = await serverAndBrowser(startServer("--bind", "0.0.0.0"));

/** Plays a rated game of Connect Four against a computer, and resigns. @param {import("./support/browser.mjs").Visit} visit */
async function lose(visit, name = "Ada", fields = {}) {
  const table = await Table.start(visit, { variant: "connect-four", first_name: name, second: "computer", ...fields });
  await table.any();
  await table.ply(2); // before both have moved there is nothing to resign
  await table.click("resign");
  await table.answer("Resign");
  await table.until("#result", /You lost/);
  return table;
}

test("A14 a game that is lost costs sixteen points, and the rankings say so", async () => {
  const visit = await browser.visit(server);
  const table = await lose(visit);
  await table.until("#rating-change", /^Ada: 1484 \(−16\)$/);
  const { page } = visit;
  await page.goto("/rankings/connect-four");
  const row = page.locator("tr[data-name=Ada]");
  assert.match((await row.innerText()).replaceAll(/\s+/g, " "), /Ada 1484 ± \d+ 1 −16 just now/);
  const elos = await page.locator("tbody td b").allInnerTexts();
  assert.deepEqual(
    elos.map(Number),
    elos.map(Number).sort((a, b) => b - a),
    "in descending order",
  );
  assert.equal(elos[0], "1516", "the winner stands first");
  await page.locator("#q").fill("ad");
  assert.equal(await page.locator("tr[data-name]:visible").count(), 1);
  await page.locator("#q").fill("nobody at all");
  await page.locator("#none").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=nobody/);
  assert.equal(await page.locator("tr[data-name]").count(), 0, "also without a script");
});

test("A14 what is played just for fun, or with a move taken back, changes no rating", async () => {
  const visit = await browser.visit(server);
  const fun = await lose(visit, "Bea", { rated: "no" });
  assert.equal(await fun.page.locator("#rating-change").isVisible(), false);
  // Verdicts name better moves. That they were wished for in another game gives no help in one that is rated.
  await fun.page.evaluate(() => localStorage.setItem("plyground.analysis", JSON.stringify({ judge: true })));
  const table = await Table.start(visit, { variant: "connect-four", first_name: "Bea", second: "computer" });
  await table.until("#counts", /rated/);
  await table.any();
  await table.turn();
  const { page } = table;
  assert.equal(await page.locator("#judge").isChecked(), true);
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/study/ws`);
        const game = location.pathname.split("/")[2];
        socket.onopen = () => socket.send(JSON.stringify({ do: "verdict", id: 1, game, ply: 1 }));
        socket.onmessage = ({ data }) => resolve(data);
      }),
  );
  assert.match(refused, /no-verdict-rated/);
  assert.equal(await page.locator("#advice").textContent(), "");
  await table.click("takeback");
  await table.until("#counts", /not rated any more/);
  await table.any();
  await table.until("#advice", / is .+\./);
  await table.ply(2);
  await table.click("resign");
  await table.answer("Resign");
  await table.until("#result", /You lost|wins/);
  assert.equal(await table.page.locator("#rating-change").isVisible(), false);
  await visit.page.goto("/rankings/connect-four");
  assert.equal(await visit.page.locator("tr[data-name=Bea]").count(), 0);
});

test("A14 a computer that is told to move now ends the rating of the game", async () => {
  const visit = await browser.visit(server);
  const games = await (await fetch(`${server.base}/api/v1/games`)).json();
  const strongest = games.find((/** @type {any} */ game) => game.id === "gomoku").players.at(-1).id;
  const table = await Table.start(visit, { variant: "gomoku", first_name: "Ivy", second: "computer", second_player: strongest });
  await table.until("#counts", /rated/);
  await table.any();
  // Again and again: before one's own move is stored nothing thinks.
  await table.page.waitForFunction(() => {
    const ended = /not rated any more/.test(document.querySelector("#counts")?.textContent ?? "");
    if (!ended) /** @type {HTMLElement} */ (document.querySelector("#stop")).click();
    return ended;
  });
});

test("A14 a rated game stays as it is", async () => {
  const visit = await browser.visit(server);
  const table = await lose(visit, "Cleo");
  assert.equal(await table.page.locator("#takeback").isEnabled(), false);
  await table.page.reload();
  await table.until("#rating-change", /Cleo: 148[4-9]/);
});

test("A14 a profile shows the rating, the results and the next opponent, one click away", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await lose(visit, "Dora");
  await page.goto("/rankings/connect-four");
  await page.getByRole("link", { name: "Dora" }).click();
  await page.locator(".chart").waitFor();
  assert.match(await page.locator(".now").innerText(), /^148[4-9] −1\d in 30 days$/);
  assert.match(await page.locator(".chart + .help").innerText(), /± \d+ points/);
  assert.match(await page.locator("main").innerText(), /You would win about [2-8] of 10/);
  assert.match(await page.locator(".bars").first().innerText(), /0 · 0 · 1/);
  const next = await page.locator(".opponent-name b").innerText();
  await page.getByRole("button", { name: /Challenge/ }).click();
  await page.waitForURL(/\/g\//);
  assert.equal(await page.locator(".seat[data-side=second] .who").innerText(), next);
  assert.equal(await page.locator(".seat[data-side=first] .who").innerText(), "Dora");
  await page.goto("/new/connect-four");
  assert.equal(await page.locator("#name").inputValue(), "Dora", "who played last");
  const advised = page.locator("label.face:has(input:checked) i");
  assert.equal(await advised.innerText(), next, "the same opponent is proposed");
});

test("A14 A16 a profile says in words what goes wrong, in which phase, how long a move takes, and the streak", async () => {
  const visit = await browser.visit(server);
  const { page, context } = visit;
  await lose(visit, "Gil");
  const [{ name, value }] = await context.cookies();
  const gil = new Visitor(server.base);
  gil.cookie = `${name}=${value}`;
  // A whole game with the first move that there is, again and again: it has mistakes.
  const id = await gil.newGame({ variant: "connect-four", first_name: "Gil", second: "computer", second_player: "trapper" });
  const line = await gil.join(id);
  while (!line.state.outcome) {
    if (line.choices?.length) await line.play(line.choices[0].move);
    else await line.next(({ type, state }) => type === "moved" || state?.outcome);
  }
  await line.close();
  await page.goto(`/g/${id}/review`);
  const reviewed = async () => (await (await gil.fetch("/api/v1/archive?reviewed=true")).json()).games.length;
  for (let tries = 0; tries < 300 && !(await reviewed()); tries++) await sleep(200);
  await page.goto("/people");
  await page.getByRole("link", { name: "Gil" }).first().click();
  await page.waitForURL(/\/person\//);
  assert.match(await page.locator(".person p").innerText(), /^2 games · 2 losses running$/);
  const phases = await page.locator("[aria-labelledby=phases-title] tbody tr").allInnerTexts();
  assert.match(phases.join("\n"), /\d+ %\s+\d/, "accuracy and seconds a move");
  const fault = page.locator("#faults li").first();
  assert.match(await fault.innerText(), /^\d×\s+\S+ .+/);
  assert.doesNotMatch(await fault.innerText(), /\w+\.\w+-\w+/, "a sentence, not a key");
  await fault.getByRole("link").click();
  await page.waitForURL(new RegExp(`/g/${id}/review\\?ply=\\d+$`));
  // The review shows the move it is about.
  await page.locator(".why, #why").first().waitFor();
});

test("A14 A27 play again on a shared machine is played by whoever plays now", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  const table = await lose(visit, "Hal");
  const id = table.address.split("/").at(-1);
  await page.goto("/people");
  await page.locator("#new-name").fill("Ines");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Ines" }).first().waitFor();
  await page.evaluate((id) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: `/again/${id}` });
    document.body.append(form);
    form.submit();
  }, id);
  await page.waitForURL(/\/g\//);
  assert.equal(await page.locator(".seat[data-side=first] .who").innerText(), "Ines");
});

test("A14 several people share a browser, and one of them plays", async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/people");
  for (const name of ["Eva", "Finn"]) {
    await page.locator("#new-name").fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name, exact: true }).waitFor();
  }
  assert.deepEqual(await page.locator(".who b").allInnerTexts(), ["Finn", "Eva"]);
  await page.getByRole("button", { name: "Eva: that's me" }).click();
  await page.waitForFunction(() => document.querySelector(".who b")?.textContent === "Eva");
  // The home page's quick game asks, too.
  await page.goto("/");
  await page.getByRole("button", { name: /Reversi/ }).click();
  await page.waitForURL(/\/new\/reversi/);
  const who = page.getByRole("group", { name: "Who is playing?" });
  const asked = await who.evaluate((row) =>
    [...row.querySelectorAll("label.option")].map((one) => [one.textContent, !!one.querySelector(":checked")]),
  );
  assert.deepEqual(asked, [
    ["Eva", true],
    ["Finn", false],
    ["Somebody else", false],
  ]);
  assert.equal(await page.locator("#name").isVisible(), false);
  await who.getByLabel("Finn").check();
  await page.locator(".go button").click();
  await page.waitForURL(/\/g\//);
  assert.equal(await page.locator(".seat[data-side=first] .who").innerText(), "Finn");
  await page.goto("/new/reversi");
  assert.equal(await who.locator(":checked").inputValue(), "Finn", "who played last stands first");
  await who.getByLabel("Somebody else").check();
  await page.locator("#name").fill("Gil");
  await page.locator(".go button").click();
  await page.waitForURL(/\/g\//);
  assert.equal(await page.locator(".seat[data-side=first] .who").innerText(), "Gil");
  // Where a guest sits down the same is asked.
  const host = new Visitor(server.base, "127.0.0.24");
  await host.fetch("/people");
  const free = await host.post("/new", { variant: "reversi", first_name: "Host", second: "remote" });
  await page.goto(`${free.headers.get("location")}`);
  await who.getByLabel("Eva").check();
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForFunction(() => document.querySelector(".seat[data-side=second] .who")?.textContent === "Eva");
  await page.goto("/people");
  assert.deepEqual(await page.locator(".who b").allInnerTexts(), ["Eva", "Gil", "Finn"]);
  const gil = page.locator(".folk li").nth(1);
  await gil.locator("summary").click();
  await gil.getByRole("button", { name: "Forget on this device" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".folk li").length === 2);
  const eva = page.locator(".folk li").first();
  await eva.locator("summary").click();
  await eva.locator("input[name=name]").first().fill("Evi");
  await eva.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("link", { name: "Evi", exact: true }).waitFor();
  visit.expect(/status of 400/);
  const finn = page.locator(".folk li").nth(1);
  await finn.locator("summary").click();
  await finn.getByLabel(/To delete/).fill("Fin");
  await finn.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Nothing was deleted.").waitFor();
  await page.goto("/people");
  await finn.locator("summary").click();
  await finn.getByLabel(/To delete/).fill("Finn");
  await finn.getByRole("button", { name: "Delete" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".folk li").length === 1);
});

test("A14 a protected name needs its passphrase elsewhere, and few are tried", async () => {
  const [owner, other] = [new Visitor(server.base, "127.0.0.21"), new Visitor(server.base, "127.0.0.22")];
  await owner.fetch("/people");
  await owner.post("/people", { name: "Gwen" });
  const [, id] = /href="\/person\/(\w+)"/.exec(await (await owner.fetch("/people")).text());
  assert.equal((await owner.post(`/people/${id}/protect`, { passphrase: "short" })).status, 400);
  assert.equal((await owner.post(`/people/${id}/protect`, { passphrase: "a small fox" })).status, 303);
  await other.fetch("/people");
  assert.equal((await other.post("/people", { name: "gwen" })).status, 409, "the name is taken, whatever its case");
  assert.equal((await other.post("/new", { variant: "reversi", first_name: "Gwen" })).status, 409);
  for (const path of ["rename", "protect", "along", "leave", "delete"])
    assert.equal((await other.post(`/people/${id}/${path}`, { name: "Gwen" })).status, 404, `${path} is the owner's`);
  const wrong = [];
  for (let i = 0; i < 8; i++) wrong.push((await other.post("/people/enter", { name: "Gwen", passphrase: `guess ${i}` })).status);
  assert.ok(wrong.slice(0, 5).every((status) => status === 400) && wrong.at(-1) === 429, wrong.join());
  const late = await other.post("/people/enter", { name: "Gwen", passphrase: "a small fox" });
  assert.equal(late.status, 429, "not even the right one");
  assert.ok(Number(late.headers.get("retry-after")) > 0);
  const third = new Visitor(server.base, "127.0.0.23");
  await third.fetch("/people");
  assert.equal(
    (await third.post("/people/enter", { name: "Gwen", passphrase: "a small fox" })).status,
    429,
    "the name is guarded everywhere",
  );
});

test("A14 a passphrase, or a code that works once, brings a person to another device", async () => {
  const owner = await browser.visit(server);
  await owner.page.goto("/people");
  await owner.page.locator("#new-name").fill("Hanna");
  await owner.page.keyboard.press("Enter");
  await owner.page.locator(".folk summary").click();
  await owner.page.getByLabel("Passphrase").first().fill("a tall tree");
  await owner.page.getByRole("button", { name: "Protect" }).click();
  await owner.page.getByText("protected").first().waitFor();
  const played = await lose(owner, "Hanna");
  const second = await browser.visit(server);
  await second.page.goto("/people");
  await second.page.getByText("Play under a protected name").click();
  await second.page.locator("#enter-name").fill("hanna");
  await second.page.locator("#enter-passphrase").fill("a tall tree");
  await second.page.keyboard.press("Enter");
  await second.page.getByRole("link", { name: "Hanna", exact: true }).waitFor();
  await second.page.locator(".folk summary").click();
  await second.page.getByRole("button", { name: "To another device" }).click();
  const code = await second.page.locator(".link code").first().innerText();
  assert.deepEqual(await violations(second.page, "code"), []);
  const { pathname } = new URL(code);
  const third = await browser.visit(server, { context: PHONE });
  await third.page.goto(pathname);
  await third.page.goto(pathname);
  await third.page.getByRole("button", { name: "Play here as Hanna" }).click();
  await third.page.getByRole("link", { name: "Hanna", exact: true }).waitFor();
  // Past games come along; what is said about them stays where they were played.
  for (const { page } of [second, third]) {
    await page.goto("/games");
    assert.equal(await page.locator("li.card").getAttribute("data-id"), new URL(played.page.url()).pathname.slice("/g/".length));
    assert.match(await page.locator("li.card").innerText(), /Hanna/);
    assert.equal(await page.locator("li.card .edit").count(), 0);
  }
  const fourth = await browser.visit(server);
  fourth.expect(/status of 400/);
  await fourth.page.goto(pathname);
  await fourth.page.getByText("This code has been used already").waitFor();
});

test("A14 A20 rankings, profile and people can be used by everybody, on a phone and on a large screen", async () => {
  const found = [];
  for (const theme of ["light", "dark"])
    for (const context of [PHONE, { viewport: { width: 1920, height: 1080 } }, { ...PHONE, locale: "de-DE" }]) {
      const visit = await browser.visit(server, { settings: { motion: "off", sound: "off", theme }, context });
      const { page } = visit;
      const base = { base: server.base, origin: server.base };
      const form = { variant: "connect-four", first: "here", first_name: `Ida ${theme}`, second: "computer" };
      const answer = await visit.context.request.post(`${base.base}/new`, { form, headers: base, maxRedirects: 0 });
      assert.equal(answer.status(), 303);
      await page.goto("/people");
      const profile = await page.locator(".who a").getAttribute("href");
      for (const path of ["/rankings/connect-four", "/rankings/yinsh", `${profile}?game=connect-four`, "/people", "/new/connect-four"]) {
        await page.goto(path);
        await page.locator("#mute").waitFor();
        found.push(...(await violations(page, `${path} ${theme}`)));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${path} is ${wide} wider than the screen`);
      }
    }
  assert.deepEqual(found, []);
});
