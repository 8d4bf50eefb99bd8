// Every set of board and pieces of every game, light and dark: colours that fit the names of the sides, sides that differ in more than
// hue, marks that are seen; and how a set is chosen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { format } from "../../web/words.js";
import { contrast, DEFICIENCIES, distance, hue, lab, laid, read, seenWith } from "./support/colours.mjs";
import { serverAndBrowser } from "./support/fixture.mjs";
import { GAMES } from "./support/games.mjs";
import { alike } from "./support/pixels.mjs";
import { loadWords } from "./support/words.mjs";

/** @typedef {import("./support/colours.mjs").Colour} Colour */

const THEMES = ["light", "dark"];
/** Sets by what they promise. */
const [CONTRAST, SAFE] = ["contrast", "safe"];
/** WCAG 2.2, 1.4.11: what carries meaning stands out from what is beside it by so much. */
const SEEN = 3;
/** 1.4.3: and text by so much. */
const READ = 4.5;
/** How large pieces are drawn, in pixels. */
const PIECE = 48;

const { server, browser } = await serverAndBrowser();
await loadWords(server.base);
const data = async (/** @type {string} */ path) => {
  const html = await (await fetch(server.base + path)).text();
  return JSON.parse(/<script[^>]*id="data"[^>]*>(.*?)<\/script>/s.exec(html)[1]);
};
/** @type {{ sets: { game: string, sets: { id: string, name: string }[] }[] }} */
const { sets: ALL } = await data("/settings");
/** What else a piece is drawn with: its edge, and what is drawn on it. */
const EDGES = ["edge", "rim"];
const INLAYS = ["inlay", "deep"];
const ROLES = [...EDGES, ...INLAYS].flatMap((role) => [`first-${role}`, `second-${role}`]);
const COLOURS = [
  "first",
  "second",
  ...ROLES,
  "first-hint",
  "second-hint",
  "cell",
  "cell-odd",
  "rim",
  "rim-low",
  "rim-light",
  "label",
  "line",
];
const MARKS = ["select", "hint", "group", "last", "last-rim", "last-dot", "forbidden"];

/**
 * What the styles of a set come to.
 * @typedef {object} Look
 * @property {string} game @property {string} set @property {string} theme
 * @property {Record<string, Colour>} colours by variable; what is not set is missing
 * @property {Colour[]} ground what marks lie on
 * @property {Record<string, { mark: Colour, rim: Colour }>} layers by class
 * @property {boolean} frames whether the last move has a frame
 */
/** @returns {Promise<Look[]>} */
async function looks() {
  const all = [];
  for (const theme of THEMES) {
    const { page, context } = await browser.visit(server, { settings: { theme } });
    await page.goto("/settings");
    await page.locator("#looks .board svg").first().waitFor();
    all.push(
      ...(await page.evaluate(
        async ({ sets, names, theme }) => {
          const probe = document.createElement("i");
          const out = [];
          for (const { game, sets: ofGame } of sets) {
            const css = await (await fetch(`/assets/game/${game}.css`)).text();
            const kinds = new Set(
              [...css.matchAll(/\.layer-mark(\.[\w-]+|:is\([^)]*\))/g)].flatMap(([, list]) => list.match(/[a-z][\w-]*/g)),
            );
            kinds.delete("is");
            for (const { id } of ofGame) {
              const href = `/assets/game/${game}.${id}.css`;
              if (!document.querySelector(`link[href="${href}"]`)) {
                const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
                await new Promise((resolve) => {
                  link.onload = resolve;
                  document.head.append(link);
                });
              }
              const host = document.createElement("div");
              host.dataset.looks = `${game}-${id}`;
              host.dataset.theme = theme;
              const board = document.createElement("div");
              board.className = "board";
              board.dataset.game = game;
              host.append(board);
              document.body.append(host);
              const colour = (/** @type {Element} */ at, /** @type {string} */ name) => {
                const value = getComputedStyle(at).getPropertyValue(`--${name}`).trim();
                if (!value || value === "none") return null;
                board.append(probe);
                probe.style.color = value;
                return getComputedStyle(probe).color;
              };
              const colours = Object.fromEntries(
                names.map((/** @type {string} */ name) => [name, colour(board, name)]).filter(([, c]) => c),
              );
              const layers = Object.fromEntries(
                [...kinds].flatMap((kind) =>
                  ["first", "second"].map((side) => {
                    const mark = document.createElement("b");
                    mark.className = `layer-mark ${kind} side-${side}`;
                    board.append(mark);
                    return [`${kind} ${side}`, { mark: colour(mark, "mark"), rim: colour(mark, "mark-rim") }];
                  }),
                ),
              );
              out.push({
                game,
                set: id,
                theme,
                colours,
                layers,
                frames: getComputedStyle(board).getPropertyValue("--last-frame").trim() !== "none",
              });
              host.remove();
            }
          }
          return out;
        },
        { sets: ALL, names: [...COLOURS, ...MARKS], theme },
      )),
    );
    await context.close();
  }
  return all.map(({ colours, layers, ...look }) => {
    const read_ = Object.fromEntries(Object.entries(colours).map(([name, text]) => [name, read(text)]));
    const ground = (read_.cell?.[3] ? ["cell", "cell-odd"] : ["rim", "rim-low", "rim-light"]).map((name) => read_[name]);
    return {
      ...look,
      colours: read_,
      ground: ground.filter((c) => c?.[3] === 1),
      layers: Object.fromEntries(Object.entries(layers).map(([kind, { mark, rim }]) => [kind, { mark: read(mark), rim: read(rim) }])),
    };
  });
}
const LOOKS = await looks();

/** Every look about which something is to be said. @param {(look: Look) => (string | false)[]} complaints */
const wrong = (complaints) =>
  LOOKS.flatMap((look) =>
    complaints(look)
      .filter(Boolean)
      .map((what) => `${look.game} ${look.set} ${look.theme}: ${what}`),
  );

test("A18 every game has at least four sets, a high-contrast and a colour-safe one among them", () => {
  assert.deepEqual(
    ALL.map(({ game }) => game),
    GAMES,
  );
  for (const { game, sets } of ALL) {
    const ids = sets.map(({ id }) => id);
    assert.ok(sets.length >= 4 && new Set(ids).size === ids.length, `${game}: ${ids}`);
    assert.ok(ids.includes(CONTRAST) && ids.includes(SAFE), `${game}: ${ids}`);
    assert.equal(new Set(sets.map(({ name }) => format(name))).size, sets.length, `${game}: names differ`);
  }
  const drawn = LOOKS.map(({ colours: { first, second, rim }, theme, game }) => [game, theme, first, second, rim].join());
  assert.equal(new Set(drawn).size, drawn.length, "no two look the same");
});

test("A18 the sides have the colours of their names in every set", async () => {
  const tone = (/** @type {Colour} */ c) => lab(c)[0];
  const vivid = (/** @type {Colour} */ c) => Math.hypot(...lab(c).slice(1)) > 15;
  /** @type {Record<string, (c: Colour) => boolean>} */
  const FITS = {
    White: (c) => tone(c) > 85 && !vivid(c),
    Light: (c) => tone(c) > 85 && !vivid(c),
    Black: (c) => tone(c) < 20 && !vivid(c),
    Dark: (c) => tone(c) < 20 && !vivid(c),
    Blue: (c) => hue(c) >= 190 && hue(c) <= 270 && vivid(c),
    Red: (c) => (hue(c) >= 340 || hue(c) <= 30) && vivid(c),
    Yellow: (c) => hue(c) >= 40 && hue(c) <= 65 && vivid(c),
  };
  /** @type {Record<string, Record<string, string>>} */
  const names = {};
  for (const game of GAMES) {
    const { sides } = (await data(`/new/${game}`)).game;
    names[game] = { first: format(sides.first.name), second: format(sides.second.name) };
  }
  assert.deepEqual(
    wrong(({ game, colours }) =>
      ["first", "second"].map((side) => {
        const name = names[game][side];
        assert.ok(name in FITS, `what ${name} looks like is not known here`);
        return !FITS[name](colours[side]) && `${name} is ${colours[side]}`;
      }),
    ),
    [],
  );
});

test("A18 the sides differ in lightness in every set, and by far at high contrast", () => {
  assert.deepEqual(
    wrong(({ set, colours: { first, second } }) => {
      const apart = Math.abs(lab(first)[0] - lab(second)[0]);
      return [apart < (set === CONTRAST ? 45 : 25) && `L* differs by ${apart.toFixed(1)}`];
    }),
    [],
  );
});

test("A18 the colour-safe sets stay safe without any one kind of cones", () => {
  assert.deepEqual(
    wrong(({ set, colours: { first, second } }) =>
      set === SAFE
        ? Object.entries(DEFICIENCIES).map(([kind, matrix]) => {
            const [a, b] = [seenWith(first, matrix), seenWith(second, matrix)];
            const [apart, lightness] = [distance(a, b), Math.abs(lab(a)[0] - lab(b)[0])];
            return (apart < 40 || lightness < 25) && `${kind}: ${apart.toFixed(1)} apart, L* ${lightness.toFixed(1)}`;
          })
        : [],
    ),
    [],
  );
});

test("A18 every piece stands out from the board: at high contrast by its colour or its edge, in the colour-safe sets also by what is drawn on it", () => {
  assert.deepEqual(
    wrong(({ set, colours, ground }) => {
      const roles = { [CONTRAST]: EDGES, [SAFE]: [...EDGES, ...INLAYS] }[set];
      if (!roles) return [];
      return ["first", "second"].map((side) => {
        const own = [side, ...roles.map((role) => `${side}-${role}`)].map((name) => colours[name]).filter(Boolean);
        const best = Math.max(...own.map((colour) => Math.min(...ground.map((under) => contrast(laid(colour, under), under)))));
        return best < SEEN && `${side}: ${best.toFixed(2)} to 1`;
      });
    }),
    [],
  );
});

test("A5 A18 the last move, what can be done, threats and labels stand out from the board in every set", () => {
  assert.deepEqual(
    wrong(({ colours: c, ground, layers, frames }) => {
      const least = (/** @type {Colour} */ over, on = ground) => Math.min(...on.map((under) => contrast(laid(over, under), under)));
      const weak = (/** @type {string} */ name, /** @type {Colour} */ colour) =>
        least(colour) < SEEN && `${name}: ${least(colour).toFixed(2)} to 1`;
      const label = least(c.label, [c.rim, c["rim-low"], c["rim-light"]]);
      // Dots are drawn with a little less than all of their colour.
      const faded = (/** @type {Colour} */ [r, g, b]) => /** @type {Colour} */ ([r, g, b, 0.95]);
      const stones = [c.first, c.second].map((stone) => (c["last-dot"] ? contrast(c["last-dot"], stone) : 21));
      return [
        frames ? weak("last move", c.last) : Math.min(...stones) < SEEN && `dot of the last move: ${stones}`,
        weak("destination", faded(c.hint)),
        weak("chosen", c.select),
        // A game that shows where pieces can be put has colours for that.
        c["first-hint"] && weak("place for the first side", c["first-hint"]),
        c["second-hint"] && weak("place for the second side", c["second-hint"]),
        c.forbidden && weak("forbidden", c.forbidden),
        label < READ && `label: ${label.toFixed(2)} to 1`,
        ...Object.entries(layers).map(([kind, { mark, rim }]) => {
          // On the board, or on the pieces of both sides.
          const best = [ground, [c.first, c.second]].map((on) =>
            Math.min(...on.map((under) => Math.max(contrast(laid(mark, under), under), contrast(laid(rim, under), under)))),
          );
          return Math.max(...best) < SEEN && `layer ${kind}: ${best.map((b) => b.toFixed(2))} to 1`;
        }),
      ];
    }),
    [],
  );
});

test("A18 in the high-contrast and the colour-safe sets the sides differ in shape, too", async () => {
  const { page } = await browser.visit(server, { settings: { theme: "light" }, context: { deviceScaleFactor: 2 } });
  await page.goto("/settings");
  await page.locator("#looks .board svg").first().waitFor();
  /** @type {{ game: string, set: string, kind: string }[]} */
  const pieces = [];
  for (const { game } of ALL) {
    const { pieces: kinds } = (await data(`/new/${game}`)).game;
    for (const set of [CONTRAST, SAFE]) for (const { id } of kinds) pieces.push({ game, set, kind: id });
  }
  /** A row of pieces of one side. Both sides are drawn in the same colours: what remains is shape. */
  const row = async (/** @type {string} */ side) => {
    await page.evaluate(
      async (/** @type {{ pieces: any[], side: string, size: number }} */ { pieces, side, size }) => {
        const roles = { "": "#888", "-rim": "#555", "-edge": "#222", "-deep": "#333", "-light": "#ddd", "-beam": "#eee" };
        const marks = { "-inlay": "#fff", "-plate": "#bbb", "-star": "#888", "-core": "#333" };
        document.querySelector("#lab")?.remove();
        const lab = document.createElement("div");
        lab.id = "lab";
        lab.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:99;display:flex;width:${size * pieces.length}px;background:#777`;
        document.body.append(lab);
        for (const { game, set, kind } of pieces) {
          const href = `/assets/game/${game}.${set}.css`;
          if (!document.querySelector(`link[href="${href}"]`)) {
            const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
            await new Promise((resolve) => {
              link.onload = resolve;
              document.head.append(link);
            });
          }
          const host = document.createElement("div");
          host.dataset.looks = `${game}-${set}`;
          host.innerHTML = `<div data-game="${game}"><svg viewBox="-.5 -.5 1 1" width="${size}" height="${size}"><use href="#${game}-${kind}-${side}" x="-.5" y="-.5" width="1" height="1"/></svg></div>`;
          lab.append(host);
          const at = /** @type {HTMLElement} */ (host.firstElementChild);
          const styles = getComputedStyle(at);
          const has = (/** @type {string} */ role, /** @type {string} */ one) => styles.getPropertyValue(`--${one}${role}`) !== "";
          const used = Object.entries(marks).filter(([role]) => has(role, "first") || has(role, "second"));
          for (const one of ["first", "second"])
            for (const [role, colour] of [...Object.entries(roles), ...used]) at.style.setProperty(`--${one}${role}`, colour);
        }
      },
      { pieces, side, size: PIECE },
    );
    return (await page.locator("#lab").screenshot()).toString("base64");
  };
  const shares = await alike(browser, await row("first"), await row("second"), pieces.length);
  assert.deepEqual(
    pieces.flatMap(({ game, set, kind }, i) =>
      shares[i] > 0.97 ? [`${game} ${set} ${kind}: only ${(100 * (1 - shares[i])).toFixed(2)} % differ`] : [],
    ),
    [],
  );
});

test("A18 a set is chosen for one game or for all, by click or by key, and is there at the first paint", async () => {
  const { page } = await browser.visit(server, { settings: null });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("plyground.settings") ?? "{}").looks);
  const [one, other] = ALL;
  await page.goto("/settings");
  const choose = (/** @type {string} */ id) => page.locator(`#looks label:has(input[name=look][value=${id}])`).click();
  await choose(CONTRAST);
  assert.deepEqual(await kept(), Object.fromEntries(GAMES.map((game) => [game, CONTRAST])), "all games at once");
  await page.locator(`#looks input[name=look-game][value="${one.game}"]`).check({ force: true });
  const cards = page.locator("#looks input[name=look]");
  assert.deepEqual(
    await cards.evaluateAll((all) => all.map((input) => /** @type {HTMLInputElement} */ (input).value)),
    one.sets.map(({ id }) => id),
  );
  assert.equal(await page.locator("#looks input[name=look]:checked").inputValue(), CONTRAST);
  await page.locator("#looks input[name=look]:checked").focus();
  await page.keyboard.press("ArrowLeft");
  const before = one.sets[one.sets.findIndex(({ id }) => id === CONTRAST) - 1].id;
  assert.equal((await kept())[one.game], before, "by key");
  assert.equal((await kept())[other.game], CONTRAST, "the others stay");
  await page.reload();
  assert.equal(await page.locator("#looks input[name=look]:checked").count(), 0, "not all games have the same");
  // Its style is among those that the page waits for.
  await page.goto(`/new/${one.game}`);
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/.*\//, "")).filter((name) => name?.includes(".")));
  assert.deepEqual((await styles()).slice(1), [`${one.game}.css`, `${one.game}.${before}.css`]);
  assert.equal(await page.locator("html").getAttribute("data-looks"), `${one.game}-${before}`);
  const loaded = page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.equal((await loaded).filter((name) => /\/assets\/game\//.test(name)).length, 2, "no style of another set is fetched");
});

test("A18 without a choice no page fetches a set", async () => {
  const { page } = await browser.visit(server);
  for (const path of ["/", `/new/${GAMES[0]}`]) {
    await page.goto(path);
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    assert.deepEqual(
      names.filter((name) => /\/assets\/game\/[^/]+\.[^/]+\.css/.test(name)),
      [],
    );
  }
});
