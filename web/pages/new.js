/** Setting up a game: shows only what matters for what is chosen, and the start position as it will be. */

/** @import { BoardSpec, NewPage, Side } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, element, pageData, show, write } from "../dom.js";
import "../header.js";
import { format } from "../words.js";
import { offerGiving } from "./giving.js";
import { rememberName } from "./names.js";
import { address, collect, fill, keepLast, last, putNamesAside, takeNamesBack } from "./setup.js";
import { attempt } from "./tries.js";

/** @type {NewPage} */
const { game, boards, swap2 } = pageData();
const form = /** @type {HTMLFormElement} */ (byId("setup"));
const value = (/** @type {string} */ name) => String(new FormData(form).get(name) ?? "");
/** What is not the same under other rules. */
const OF_VARIANT = ["start", "position", "begins", "opening"];
const wrong = byId("position-wrong");
const details = byId("start");
const position = /** @type {HTMLTextAreaElement} */ (byId("position"));

/** @type {Board | null} */
let board = null;
/** @type {BoardSpec | null} */
let spec = null;
let request = 0;

/** Only what matters for who plays. */
function showSides() {
  const opponent = value("opponent");
  const kinds = opponent === "sides" ? ["sides"] : ["side", opponent];
  for (const part of document.querySelectorAll("[data-opponent]"))
    show(
      part,
      (part.getAttribute("data-opponent") ?? "").split(" ").some((kind) => kinds.includes(kind)),
    );
  for (const side of document.querySelectorAll("fieldset.side")) {
    if (!(side instanceof HTMLElement)) continue;
    const kind = value(side.dataset.side ?? "");
    for (const part of side.querySelectorAll("[data-for]")) show(part, (part.getAttribute("data-for") ?? "").split(" ").includes(kind));
    showMeasures(side, kind === "computer" && value(`${side.dataset.side}_player`) === "tailored");
    const label = side.querySelector("[data-for='here remote'] label");
    if (label) write(label, kind === "remote" ? format("name-of-guest") : format("name"));
  }
  showMeasures(byId("all"), opponent === "tailored");
  for (const part of document.querySelectorAll("[data-clock]")) {
    const shown = part.getAttribute("data-clock") === value("clock");
    show(part, shown);
    // What cannot be seen cannot be put right either, and must not keep the game from starting.
    for (const input of part.querySelectorAll("input")) {
      input.disabled = !shown;
      input.required = shown;
    }
  }
  showOpenings();
  for (const part of document.querySelectorAll("[data-start]")) show(part, part.getAttribute("data-start") === value("start"));
  nameChoices();
}

/** Only the opening rules that the game has; a position of one's own begins as it stands. */
function showOpenings() {
  const custom = value("start") === "custom";
  show(byId("openings"), !custom);
  const offered = { free: true, balanced: !custom, swap2: !custom && swap2.includes(value("variant")) };
  const inputs = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input[name=opening]")]);
  for (const input of inputs) {
    const shown = offered[/** @type {keyof typeof offered} */ (input.value)];
    input.disabled = !shown;
    const label = input.closest("label");
    if (label) show(label, shown);
    if (input.checked && !shown) for (const free of inputs) free.checked = free.value === "free";
  }
}

/** The settings of a player made to measure; they are sent only where they count. @param {Element} part @param {boolean} shown */
function showMeasures(part, shown) {
  for (const measures of part.querySelectorAll(".measures")) {
    show(measures, shown);
    for (const select of measures.querySelectorAll("select")) select.disabled = !shown;
  }
}

/** What is folded away says what it holds. */
function nameChoices() {
  const listed = form.querySelector("#all input:checked");
  const label = listed?.closest("label");
  write(byId("opponent-name"), (label?.querySelector("b") ?? label?.querySelector("span"))?.textContent?.trim() ?? "");
  const variant = document.getElementById("variant-name");
  if (variant) write(variant, format(chosenVariant().name));
  const clock = form.querySelector("input[name=clock]:checked + span");
  write(byId("clock-name"), clock?.textContent?.trim() ?? "");
  write(byId("opening-name"), form.querySelector("input[name=opening]:checked + span > b")?.textContent?.trim() ?? "");
  const own = value("opponent") === "sides" ? "" : (value("who") || value("name")).trim();
  const rated = value("rated") === "no" ? format("unrated-short") : format("rated-short");
  write(byId("names-chosen"), [own, rated].filter(Boolean).join(" · "));
}

/** Scrolls the list of opponents to the one that is chosen, and nothing else. */
function revealOpponent() {
  for (const ladder of document.querySelectorAll(".ladder")) {
    const row = ladder.querySelector("input:checked")?.closest("label");
    if (row) ladder.scrollTop = row.offsetTop - (ladder.clientHeight - row.offsetHeight) / 2;
  }
}

/** What a link says. One that names the rules alone leaves the rest as it was last time. */
function proposed() {
  if ([...given.keys()].some((name) => name !== "variant")) return given;
  const before = last(game.id);
  const variant = given.get("variant");
  if (variant === null || variant === before.get("variant")) return before;
  before.set("variant", variant);
  for (const name of OF_VARIANT) before.delete(name);
  return before;
}

const chosenVariant = () => game.variants.find(({ id }) => id === value("variant")) ?? game.variants[0];

/** The start positions of the chosen variant. */
function listStarts() {
  const variant = chosenVariant();
  const before = value("start");
  const options = [...variant.starts.map(({ id, name }) => [id, format(name)]), ["custom", format("start-typed")]].map(
    ([start, name], i) => {
      const input = /** @type {HTMLInputElement} */ (element("input", { type: "radio", name: "start", value: start }));
      input.defaultChecked = i === 0; // the usual one need not stand in a link
      input.checked = start === before || i === 0;
      return element("label", { class: "option" }, input, element("span", {}, name));
    },
  );
  byId("starts").replaceChildren(...options);
}

/** Where the position comes from, as the server understands it. */
const source = () => (value("start") === "custom" ? value("position").trim() : value("start"));

/** Offers the choice of who begins where the game lets either side begin. */
async function offerWhoBegins() {
  const mine = request;
  if (!wrong.hidden || (details instanceof HTMLDetailsElement && !details.open)) return;
  const answers = await Promise.all(
    ["first", "second"].map((side) => attempt(value("variant"), { from: source(), begins: /** @type {Side} */ (side) })),
  );
  if (mine !== request) return;
  const either = answers.every(({ tried }) => tried !== null && !tried.over);
  show(byId("begins"), either);
  if (!either)
    for (const usual of form.querySelectorAll("input[name=begins]"))
      if (usual instanceof HTMLInputElement) usual.checked = usual.value === "";
}

async function preview() {
  const mine = ++request;
  const variant = value("variant");
  const result = await attempt(variant, { from: source(), begins: /** @type {Side | ""} */ (value("begins")) });
  if (mine !== request) return;
  const why = result.tried?.over ? format("start-is-over") : result.why;
  show(wrong, Boolean(why));
  write(wrong, why ? format("start-impossible", { why }) : "");
  position.setAttribute("aria-invalid", String(Boolean(why)));
  const submit = form.querySelector(".go button");
  if (submit instanceof HTMLButtonElement) submit.disabled = Boolean(why);
  const named = chosenVariant().starts.find(({ id }) => id === value("start"));
  write(byId("start-name"), named ? format(named.name) : format("start-typed-short"));
  if (!result.tried) return;
  if (spec !== boards[variant]) {
    board?.remove();
    spec = boards[variant];
    board = new Board(byId("preview"), { game: game.id, spec, label: format("start-position"), still: true });
  }
  void board?.show(result.tried.view);
  write(byId("preview-says"), format("side-begins", { side: format(game.sides[result.tried.to_move].name) }));
  if (value("start") !== "custom") position.value = result.tried.position;
  void offerWhoBegins();
}

let typing = 0;
form.addEventListener("submit", () => keepLast(game.id, collect(form)));
// Letting others in leads back to the set-up as it is.
const network = byId("network");
network.addEventListener("submit", () => {
  const back = network.querySelector("[name=back]");
  if (back instanceof HTMLInputElement) back.value = address(form);
  keepLast(game.id, collect(form));
  putNamesAside(game.id, form);
});
form.addEventListener("input", ({ target }) => {
  const name = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : "";
  if (name === "variant") listStarts();
  showSides();
  clearTimeout(typing);
  if (["variant", "start", "begins", "position"].includes(name))
    typing = window.setTimeout(() => void preview(), name === "position" ? 250 : 0);
});
// A page brought back from the past has its old choices but not what follows from them.
addEventListener("pageshow", (event) => {
  if (event.persisted) showSides();
});
const all = byId("all");
all.addEventListener("toggle", revealOpponent);

// Where several people share the browser, the name that was typed last is one of them to choose.
if (!form.querySelector(".whom")) rememberName(byId("name"));
for (const side of /** @type {Side[]} */ (["first", "second"])) rememberName(document.getElementById(`${side}-name`), `.${side}`);
const given = new URLSearchParams(location.search);
const choices = proposed();
// Whose strength is known gets an opponent of the same.
if (!given.has("opponent") && form.dataset.advised !== undefined && !["here", "remote", "sides"].includes(choices.get("opponent") ?? ""))
  choices.delete("opponent");
fill(form, choices);
listStarts();
fill(form, choices); // the start positions of the variant are there only now
takeNamesBack(game.id, form);
if (all instanceof HTMLDetailsElement && form.querySelector("#all input:checked")) all.open = true;
// What was opened before the script came stays open.
if (details instanceof HTMLDetailsElement && value("start") === "custom") details.open = true;
details.addEventListener("toggle", () => void offerWhoBegins());
offerGiving(form, game.id);
showSides();
revealOpponent();
void preview();
