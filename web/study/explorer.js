/** The openings: which moves from here have names, how often and how well they did in stored games. */

/** @import { Explored, ExploredMove, Tried } from "../types/messages.js" */
/** @import { Study } from "./state.js" */

import { element, show } from "../dom.js";
import { format } from "../words.js";
import { make } from "./state.js";
import { movesTo } from "./tree.js";

/** @param {Study} study @param {string} move */
function moveButton(study, move) {
  const button = element("button", { class: "button small", type: "button", "data-book": move }, move);
  button.addEventListener("click", () => void make(study, move));
  return button;
}

/** How the games with a move ended, as a bar of three parts. @param {ExploredMove} counted */
function resultBar({ first, draws, second }) {
  const all = Math.max(1, first + draws + second);
  const [a, b] = [first, draws].map((count) => Math.round((100 * count) / all));
  const c = first + draws + second ? 100 - a - b : 0;
  const label = format("explore-result", { first: a, draws: b, second: c });
  const bar = element("span", { class: "result-bar", role: "img", "aria-label": label, title: label });
  for (const [share, kind] of /** @type {[number, string][]} */ ([
    [a, "first"],
    [b, "draw"],
    [c, "second"],
  ])) {
    const part = element("i", { class: kind }, share >= 18 ? `${share} %` : "");
    part.style.flexGrow = String(share);
    bar.append(part);
  }
  return bar;
}

/** @param {HTMLElement} host @param {Study} study */
export function showOpenings(host, study) {
  const list = element("ul", { class: "book" });
  const none = element("p", { class: "soft" }, format("no-book-moves"));
  const choice = /** @type {HTMLSelectElement} */ (element("select", { id: "explore-in" }));
  const label = element("label", { for: "explore-in" }, format("explore-in"));
  const counted = element("ul", { class: "book explored", "aria-label": format("explored-moves") });
  const unknown = element("p", { class: "soft" }, format("explore-none"));
  const find = element("a", { class: "button small", id: "explore-find" }, format("explore-find"));
  host.append(list, none, element("div", { class: "field" }, label, choice), counted, unknown, find);
  choice.append(new Option(format("explore-own"), ""));

  /** @type {Tried | null} */
  let shown = null;
  /** What the list is about, so that a slow answer does not replace a later one. */
  let asked = "";

  async function explore() {
    if (host.hidden || !shown) return;
    const query = new URLSearchParams({ moves: movesTo(study.now).join() });
    if (study.data.start) query.set("from", study.data.start);
    if (choice.value) query.set("collection", choice.value);
    const address = `/explore/${encodeURIComponent(study.data.variant.id)}?${query}`;
    if (address === asked) return;
    asked = address;
    const there = new URLSearchParams({ game: study.data.game.id, position: shown.position });
    if (choice.value) there.set("collection", choice.value);
    find.setAttribute("href", `/games?${there}`);
    /** @type {Explored | null} */
    const found = await fetch(address).then(
      (answer) => (answer.ok ? answer.json() : null),
      () => null,
    );
    if (asked !== address) return;
    if (!found) asked = "";
    else showFound(found);
  }

  /** @param {Explored} found */
  function showFound({ moves, collections }) {
    const chosen = choice.value;
    choice.replaceChildren(new Option(format("explore-own"), ""), ...collections.map(({ id, name }) => new Option(name, String(id))));
    choice.value = chosen;
    const rows = moves.map((one) => {
      const games = element("span", { class: "num soft" }, format("explore-games", { count: one.games }));
      return element("li", {}, moveButton(study, one.move), resultBar(one), games, element("span", {}, one.name ?? ""));
    });
    counted.replaceChildren(...rows);
    show(unknown, moves.length === 0);
    show(counted, moves.length > 0);
  }

  choice.addEventListener("change", () => void explore());
  new MutationObserver(() => void explore()).observe(host, { attributeFilter: ["hidden"] });
  study.shown.add((_, tried) => {
    shown = tried;
    const { book, opening } = tried;
    const rows = book.map(([move, name]) =>
      element("li", {}, moveButton(study, move), element("span", {}, name ?? format("book-goes-on"))),
    );
    if (opening) rows.unshift(element("li", { class: "here" }, element("b", {}, opening)));
    list.replaceChildren(...rows);
    show(none, book.length === 0);
    void explore();
  });
}
