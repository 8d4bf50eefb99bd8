/** A club evening on the wall: boards, pairings and standings take turns, each as large as the screen lets it be. */

/** @import { WallBoard, WallLine, WallPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, element, pageData, show, write } from "../dom.js";
import "../header.js";
import { sound } from "../sound.js";
import { listenToTime } from "./countdown.js";
import { follow, showParts } from "./stream.js";
import { applaud, arrange } from "./wallboards.js";

/** @type {WallPage} */
const { game, board: spec } = pageData();
/** How long each is shown while they take turns, in seconds. @type {Record<string, number>} */
const TURNS = { podium: 30, boards: 45, lists: 20, rounds: 15, table: 15 };
/** So many lines stand beside each other; more take turns. */
const FEW = 16;
/** The smallest letters, as a part of the usual ones. */
const SMALLEST = 0.35;

const wall = byId("main");
const parts = byId("parts");
const host = byId("boards");
/** @type {Map<string, { figure: HTMLElement, board: Board, names: HTMLElement[], score: HTMLElement }>} */
const boards = new Map();
/** @type {string | null} */
let large = null;
/** What somebody chose to see; empty: all in turn. */
let chosen = "";
let since = 0;
let round = "";
/** The boards as they were placed last. */
let arranged = "";

/** What there is to be seen. */
function scenes() {
  const lines = (/** @type {string} */ list) => document.querySelectorAll(`${list} > li`).length;
  const [pairs, people] = [lines(".wall-boards"), lines(".wall-table")];
  const both = pairs > 0 && people > 0 && pairs <= FEW / 2 && people <= FEW;
  const lists = both ? ["lists"] : [pairs > 0 && "rounds", people > 0 && "table"].filter((one) => one !== false);
  if (document.getElementById("part-podium")) return ["podium", ...(both ? ["table"] : lists)];
  return [...(boards.size ? ["boards"] : []), ...lists];
}

/** @param {string} scene */
function turnTo(scene) {
  since = performance.now();
  wall.dataset.scene = scene;
  show(host, scene === "boards");
  fit();
}

/** Shows the next in turn when it is time, or when there is nothing of the present one. */
function turn() {
  const all = scenes();
  const now = wall.dataset.scene ?? "";
  if (chosen) {
    const wanted = chosen === "boards" && !boards.size ? "rounds" : chosen;
    if (wanted !== now) turnTo(wanted);
    return;
  }
  const here = all.indexOf(now);
  if (here >= 0 && (all.length === 1 || performance.now() - since < 1000 * (TURNS[now] ?? 0))) return;
  turnTo(all[(here + 1) % all.length] ?? "table");
}

/** Makes everything as large as fits. */
function fit() {
  if (wall.dataset.scene === "boards") {
    const order = (/** @type {string} */ place) => place.split("-").map(Number);
    const sorted = [...boards].toSorted(([a], [b]) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1]);
    arrange(
      host,
      sorted.map(([place, { figure }]) => ({ figure, large: place === large })),
      spec.bounds[2] / spec.bounds[3],
    );
    return;
  }
  let [low, high] = [SMALLEST, 1];
  const fits = (/** @type {number} */ size) => {
    parts.style.setProperty("--fit", String(size));
    return document.documentElement.scrollHeight <= innerHeight;
  };
  if (fits(high)) return;
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}

/** @param {WallBoard} shown */
function showBoard({ place, number, first, second, score, view, last }) {
  let known = boards.get(place);
  if (!known) {
    const stage = element("div", { class: "board" });
    const names = [element("b", {}), element("b", {})];
    const points = element("span", { class: "num" });
    const figure = element(
      "figure",
      {},
      element("figcaption", {}, element("span", { class: "num soft" }, String(number)), names[1], points),
      stage,
      element("figcaption", {}, names[0]),
    );
    known = { figure, board: new Board(stage, { game, spec, label: `${first} – ${second}`, still: true }), names, score: points };
    boards.set(place, known);
  }
  write(known.names[0], first);
  write(known.names[1], second);
  write(known.score, score ?? "");
  known.figure.classList.toggle("over", score !== null);
  void known.board.show(view);
  known.board.last(last);
}

/** @param {WallLine} line */
function receive(line) {
  if (line.parts !== null) {
    const applauded = document.getElementById("part-podium") !== null;
    showParts(line.parts);
    write(byId("heard"), byId("state-title").textContent ?? "");
    if (!applauded && document.getElementById("part-podium")) {
      applaud(wall);
      sound.end("won");
      turnTo("podium");
    }
  }
  for (const shown of line.boards) showBoard(shown);
  for (const [place, { figure, board }] of boards)
    if (!line.places.includes(place)) {
      board.remove();
      figure.remove();
      boards.delete(place);
    }
  large = line.large;
  const now = `${line.places} ${large}`;
  const changed = now !== arranged;
  arranged = now;
  // Who plays whom is the news of a round.
  const title = document.querySelector("#part-rounds h2")?.textContent ?? "";
  if (!chosen && title !== round && document.getElementById("part-podium") === null) {
    const all = scenes();
    turnTo(["lists", "rounds"].find((scene) => all.includes(scene)) ?? all[0] ?? "table");
  } else if (changed || line.parts !== null) fit();
  round = title;
  turn();
}

byId("scenes").addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button) return;
  chosen = button.dataset.show ?? "";
  for (const one of byId("scenes").querySelectorAll("button")) one.setAttribute("aria-pressed", String(one === button));
  since = 0;
  turn();
});
addEventListener("resize", fit);

/** A projector does not fall asleep, where that can be asked for. */
function stayAwake() {
  if (document.visibilityState === "visible") navigator.wakeLock?.request("screen").catch(() => {});
}
document.addEventListener("visibilitychange", stayAwake);
stayAwake();

turn();
setInterval(turn, 1000);
listenToTime();
void follow(location.pathname.replace(/wall$/, "live?for=wall"), receive);
