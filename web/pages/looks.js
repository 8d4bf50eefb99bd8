/** Sets of board and pieces: each is a small board that stands still; chosen for one game, or for all games that have it. */

/** @import { SettingsPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { element, pageData } from "../dom.js";
import { looks, onchange, set } from "../settings.js";
import { format } from "../words.js";

/** Stands for every game. */
const ALL = "";

/** @typedef {SettingsPage["sets"][number]} GameSets */

/** The controls, none where the page knows no games. @returns {HTMLElement[]} */
export function chooseLooks() {
  if (!document.getElementById("data")) return [];
  /** @type {SettingsPage} */
  const page = pageData();
  const chips = [{ game: ALL, name: format("every-game") }, ...page.sets.map(({ game, name }) => ({ game, name: format(name) }))];
  const options = chips.map(({ game, name }) =>
    element("label", { class: "option" }, element("input", { type: "radio", name: "look-game", value: game }), element("span", {}, name)),
  );
  const legend = element("legend", {}, format("setting-looks"));
  const cards = element("div", { class: "looks" });
  const field = element(
    "fieldset",
    { class: "field", id: "looks" },
    legend,
    element("fieldset", { class: "options bare" }, element("legend", { class: "unseen" }, format("looks-of")), ...options),
    cards,
  );
  let shown = ALL;
  const show = () => {
    const games = page.sets.filter(({ game }) => shown === ALL || game === shown);
    cards.replaceChildren(...setsOf(games).map(({ id, name }) => card(page, games, id, format(name))));
    cards.classList.toggle("several", games.length > 1);
    mark();
  };
  const mark = () => {
    for (const input of field.querySelectorAll("input")) {
      if (input.name === "look-game") input.checked = input.value === shown;
      else input.checked = page.sets.every(({ game, sets }) => (shown !== ALL && game !== shown) || chosen(game, sets) === input.value);
    }
    const { theme } = document.documentElement.dataset;
    for (const preview of field.querySelectorAll("[data-looks]")) preview.setAttribute("data-theme", theme ?? "light");
  };
  field.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "look-game") {
      shown = target.value;
      show();
    } else choose(page, shown, target.value);
  });
  onchange(mark);
  // theme.js listens as well, and was there first.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", mark);
  show();
  return [field];
}

/** The sets that all of these games have. @param {GameSets[]} games */
const setsOf = ([first, ...others]) => first.sets.filter(({ id }) => others.every(({ sets }) => sets.some((other) => other.id === id)));

/** The set of a game: the first one, if no other was chosen. @param {string} game @param {GameSets["sets"]} sets */
function chosen(game, sets) {
  const id = looks()[game];
  return sets.some((known) => known.id === id) ? id : sets[0].id;
}

/** @param {SettingsPage} page @param {string} wanted a game or all @param {string} id */
function choose(page, wanted, id) {
  const all = { ...looks() };
  for (const { game, sets } of page.sets) {
    if (wanted !== ALL && game !== wanted) continue;
    if (id === sets[0].id) delete all[game];
    else all[game] = id;
  }
  set("looks", all);
}

/** A set as something to choose. @param {SettingsPage} page @param {GameSets[]} games @param {string} id @param {string} name */
function card(page, games, id, name) {
  const boards = games.map(({ game }) => {
    const { board, view } = /** @type {SettingsPage["games"][number]} */ (page.games.find((sample) => sample.id === game));
    addStyle(game, id);
    const host = element("div", { class: "board", "data-game": game });
    void new Board(host, { game, spec: board, label: "", still: true }).show(view);
    return element("div", { "data-looks": `${game}-${id}` }, host);
  });
  return element(
    "label",
    { class: "option look" },
    element("input", { type: "radio", name: "look", value: id }),
    element("span", {}, element("div", { class: "boards", "aria-hidden": "true" }, ...boards), name),
  );
}

/** @param {string} game @param {string} id of a set */
function addStyle(game, id) {
  const href = `/assets/game/${game}.${id}.css`;
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(element("link", { rel: "stylesheet", href }));
}
