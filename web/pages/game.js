/** A game being played or watched: makes the page's state, connects its parts with each other, and opens the line. */

/** @import { GamePage, Past } from "../types/messages.js" */
/** @import { Page } from "./gamestate.js" */

import { byId, clearToast, pageData, show, toast, write } from "../dom.js";
import { playEventSound, sound } from "../sound.js";
import { format } from "../words.js";
import { advise } from "./advising.js";
import { createPage } from "./gamestate.js";
import { listenToKeys, showKeys } from "./keys.js";
import { rememberName } from "./names.js";
import { showPause } from "./pause.js";
import { flipBoard, present, recover } from "./present.js";
import { historyKey, receive, takeIn } from "./receive.js";
import { showReplay } from "./result.js";

/** @param {Page} page */
function connectBoard(page) {
  const { board, line, pastView, game, spec } = page;
  board.on.move = (move) => {
    const { ply } = page.now.state;
    page.pending = { ply, move, past: historyKey(page.now) };
    if (!line.send({ do: "move", ply, move })) toast(format("move-waits"), { stays: true });
  };
  board.on.refuse = (point) => {
    const mark = board.view?.marks.find(({ at, kind }) => at === point && kind === "forbidden");
    sound.refuse();
    if (!mark) return;
    const side = format(game.sides[page.now.state.to_move].name);
    toast(format("point-forbidden-for", { point: spec.points[point].name, side, why: format(mark.note) }));
  };
  // What could not be drawn may have come over the line damaged: everything is asked for anew.
  board.on.failure = (error) => recover(page, error);
  board.on.event = (event) => (pastView.at === null ? playEventSound(event, page.mine) : pastView.playSound(event));
}

/** Another position is on the board, or the game itself again. @param {Page} page @param {Past | null} past */
function showPast(page, past) {
  const { now, board, pastView } = page;
  byId("main").classList.toggle("looking-back", past !== null);
  show(byId("looking"), past !== null);
  page.actions.setPast(past);
  page.passing.set(null);
  advise(page);
  showPause(now, past !== null);
  page.list.mark(past ? past.ply : now.state.ply);
  if (past) {
    write(byId("looking-says"), past.ply ? format("ply-of", { ply: past.ply, count: now.state.ply }) : format("before-first-move"));
    page.seats.count(past.view);
    const entry = now.state.history[past.ply - 1];
    page.announcer.past(byId("looking-says").textContent ?? "", entry?.move, entry?.side);
    return;
  }
  board.last(now.state.last);
  void board.show(now.state.view).then(() => pastView.at === null && !page.showing && present(page));
}

/** @param {Page} page */
function connectPastView(page) {
  const { pastView, list } = page;
  pastView.onposition = (past) => showPast(page, past);
  pastView.onreplay = showReplay;
  list.ongo = (ply) => void pastView.go(ply);
  list.onstep = (by) => void pastView.step(by);
  byId("return").addEventListener("click", () => pastView.leave());
  byId("replay").addEventListener("click", () => void pastView.replay());
  byId("walk").addEventListener("click", ({ target }) => {
    const walk = target instanceof Element ? target.closest("[data-walk]")?.getAttribute("data-walk") : null;
    if (walk === "first") void pastView.go(0);
    if (walk === "last") void pastView.go(pastView.tip);
    if (walk === "back" || walk === "forward") void pastView.step(walk === "back" ? -1 : 1);
  });
}

/** @param {Page} page */
function connectControls(page) {
  byId("flip").hidden = page.board.upright; // nobody sees a rack upside down
  byId("flip").addEventListener("click", () => flipBoard(page));
  byId("keys").addEventListener("click", () => {
    /** @type {HTMLDialogElement} */ (byId("more-dialog")).close();
    showKeys(page.spec.buttons);
  });
  listenToKeys(page.board, page.pastView, () => flipBoard(page));
}

/** @param {Page} page */
function connectLine(page) {
  const { line } = page;
  line.onmessage = (message) => receive(page, message);
  line.onlost = (lost) => {
    document.body.classList.toggle("offline", lost);
    if (lost) toast(format("connection-lost"), { stays: true });
    else {
      page.fresh = true;
      clearToast();
    }
  };
}

/** @param {GamePage} data */
function start(data) {
  const { table } = data;
  const page = createPage(data);
  connectBoard(page);
  connectPastView(page);
  connectControls(page);
  connectLine(page);
  show(byId("legacy"), data.legacy);
  rememberName(document.getElementById("sit-name"));
  page.seats.flip(page.board.flipped);
  void page.board.show(table.state.view);
  page.board.last(table.state.last);
  takeIn(page, table);
  page.line.connect();
}

start(pageData());
