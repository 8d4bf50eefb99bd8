// External engines as opponents. What they do wrong is said, in the reader's language.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { violations } from "./support/axe.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { Server } from "./support/server.mjs";
import { Table } from "./support/table.mjs";

const EXAMPLE = fileURLToPath(new URL("../../docs/examples/random_player.py", import.meta.url));
const PYTHON = spawnSync("python3", ["--version"]).status === 0;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** What engines do when they are asked for a move, and what the end of the game says about it. */
const FAULTS = [
  { id: "illegal", go: "echo best z9", en: /The engine sent an illegal move/, de: /Das Programm hat einen regelwidrigen Zug gesendet/ },
  { id: "crash", go: "exit 3", en: /The engine ended by itself/, de: /Das Programm hat sich beendet/ },
  { id: "silent", go: "sleep 1000", en: /The engine did not answer in time/, de: /Das Programm hat nicht rechtzeitig geantwortet/ },
];

/** A data folder with engines: the example, some that misbehave, and a file that makes none. */
function folder() {
  const data = mkdtempSync(join(tmpdir(), "plyground-test-"));
  const engines = join(data, "engines");
  mkdirSync(engines);
  const file = (/** @type {string} */ id, /** @type {string} */ name, /** @type {string[]} */ command, more = "") =>
    writeFileSync(join(engines, `${id}.toml`), `name = "${name}"\ncommand = ${JSON.stringify(command)}\nprotocol = "plain"\n${more}`);
  copyFileSync(EXAMPLE, join(engines, "random_player.py"));
  file("python", "Random Python", ["python3", "random_player.py"]);
  for (const { id, go } of FAULTS) {
    const script = `while read -r word rest; do case "$word" in plain) echo name ${id}; echo ready;; game) echo ready;; go) ${go};; esac; done`;
    writeFileSync(join(engines, `${id}.sh`), `${script}\n`);
    file(id, `Faulty ${id}`, ["sh", `${id}.sh`], "time_ms = 50\n");
  }
  file("broken", "Broken", ["sh"], "time_ms = 0\n");
  return data;
}

const { server, browser } = await serverAndBrowser(new Server([], { data: folder() }).start());

/** Whether nothing is wider than the screen, nor the navigation than its place. @param {import("playwright-core").Page} page */
const fits = (page) =>
  page.evaluate(() => [document.documentElement, document.querySelector(".top nav")].every((part) => part.scrollWidth <= part.clientWidth));

/** A picture for people who look at screens, where one is asked for. @param {import("playwright-core").Page} page @param {string} name */
async function picture(page, name) {
  const { PLYGROUND_PICTURES: where } = process.env;
  if (where) await page.screenshot({ path: join(where, `${name}.png`) });
}

test("A21 an engine in the data folder is an opponent, marked as external, and plays", { skip: !PYTHON && "no python3" }, async () => {
  const visit = await browser.visit(server);
  const { page } = visit;
  await page.goto("/new/reversi");
  const row = page.locator(".opponent", { hasText: "Random Python" });
  await page.locator("#all > summary").click();
  assert.match(await row.textContent(), /Random Python external.*not measured yet.*A program that somebody has added\./s);
  await row.click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\//);
  const table = new Table(visit);
  await table.ready();
  for (let moves = 2; moves <= 8; moves += 2) {
    await table.any();
    await table.ply(moves);
  }
  assert.ok(await page.locator("#result").isHidden(), "the game goes on");
  assert.match(await page.locator("body").textContent(), /Random Python/);
});

test("A21 A22 an external engine is asked in the analysis, and its move is shown and can be played", {
  skip: !PYTHON && "no python3",
}, async () => {
  const { page } = await browser.visit(server, { context: { ...PHONE, locale: "de" } });
  await page.goto("/analysis/reversi");
  await page.locator("#engine-player").selectOption({ label: "Random Python (extern)" });
  await page.locator("#engine-power").click();
  const move = page.locator(".engine-lines li:first-child .line button");
  await move.waitFor();
  const text = await move.textContent();
  assert.equal(await page.locator(".engine-says").textContent(), `Vorgeschlagen: ${text}`);
  assert.equal(await page.locator(".engine-lines .value").count(), 0, "it says no score");
  assert.ok(await fits(page));
  await picture(page, "analysis-external-de");
  await move.click();
  await page.locator(".moves, #moves").getByText(text, { exact: true }).first().waitFor();
  // Its faults are said.
  await page.locator("#engine-player").selectOption({ label: "Faulty crash (extern)" });
  await page.locator(".engine-says", { hasText: "Keine Analyse: das Programm hat sich beendet." }).waitFor();
});

for (const [lang, wanted] of /** @type {const} */ ([
  ["en", "The engine file broken.toml cannot be used: time_ms has to be a number from 1 to 600000."],
  ["de", "Die Engine-Datei broken.toml ist nicht verwendbar: time_ms muss eine Zahl von 1 bis 600000 sein."],
]))
  test(`A21 A22 a broken engine file is named where opponents are chosen: ${lang}`, async () => {
    const { page } = await browser.visit(server, { context: { ...PHONE, locale: lang } });
    await page.goto("/new/yinsh");
    await page.locator("#all > summary").click();
    await page.locator("#all .help", { hasText: wanted }).waitFor();
    assert.equal(await page.locator(".opponent", { hasText: "Broken" }).count(), 0, "it cannot be chosen");
    assert.ok(await fits(page));
    assert.deepEqual(await violations(page, `broken engine ${lang}`), []);
    await page.locator("#all .help", { hasText: wanted }).scrollIntoViewIfNeeded();
    await picture(page, `broken-${lang}`);
  });

for (const { id, go: _, ...said } of FAULTS)
  for (const [lang, context] of /** @type {const} */ ([
    ["en", DESKTOP],
    ["de", PHONE],
  ]))
    test(`A21 A22 an engine at fault (${id}) loses, and the end says why: ${lang}`, async () => {
      const visit = await browser.visit(server, { context: { ...context, locale: lang } });
      const fields = { variant: "reversi", first_name: "Ada", second: "computer", second_player: `external-${id}` };
      const table = await Table.start(visit, fields);
      await table.move({ move: "f5", taps: ["f5"] });
      await table.until("#result", said[lang]);
      await table.until("#result-title", lang === "de" ? /Du hast gewonnen/ : /You won/);
      assert.ok(await table.page.locator("#score").isHidden(), "the board decided nothing");
      assert.ok(await fits(table.page));
      await picture(table.page, `${id}-${lang}`);
      // It stands there for later watchers, too.
      await table.page.reload();
      await table.until("#result", said[lang]);
    });
