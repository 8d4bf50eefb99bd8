/** A game being played or watched: makes the page's state, connects its parts with each other, and opens the line. */

/** @import { GamePage, Past } from "../types/messages.js" */
/** @import { Page } from "./gamestate.js" */

import { byId, clearToast, element, pageData, show, toast, write } from "../dom.js";
import { onchange } from "../settings.js";
import { playEventSound } from "../sound.js";
import { keep, kept } from "../study/kept.js";
import { asSentence, format } from "../words.js";
import { advise } from "./advising.js";
import { confirmed } from "./confirming.js";
import { listenToFold } from "./fold.js";
import { bottomSide, createPage } from "./gamestate.js";
import { Guide, promptAfter, sentence } from "./guide.js";
import { listenToKeys, showKeys } from "./keys.js";
import { rememberName } from "./names.js";
import { playable, showNow } from "./now.js";
import { showPause } from "./pause.js";
import { Premove } from "./premove.js";
import { flipBoard, present, recover } from "./present.js";
import { historyKey, receive, takeIn } from "./receive.js";
import { showReplay } from "./result.js";
import { listenToSize } from "./size.js";
import { offerTyping } from "./typed.js";

/** @param {Page} page */
function connectBoard(page) {
  const { board, line, pastView } = page;
  const play = (/** @type {string} */ move) => {
    page.guide?.clear();
    const { ply } = page.now.state;
    page.pending = { ply, move, past: historyKey(page.now) };
    if (!line.send({ do: "move", ply, move })) toast(format("move-waits"), { stays: true });
  };
  board.on.move = play;
  page.premove = new Premove(page, play);
  board.on.confirm = (touch) => confirmed(board, touch);
  byId("confirm").addEventListener("click", () => board.confirm());
  // What could not be drawn may have come over the line damaged: everything is asked for anew.
  board.on.failure = (error) => recover(page, error);
  board.on.event = (event, material) => playEventSound(event, pastView.at !== null || page.mine || !page.now.you.length, material);
}

/** What a move would do, what to do next, and why something cannot be done. @param {Page} page @returns {Guide} */
function createGuide(page) {
  const { board, game, layers, chosen } = page;
  // Those who only watch choose nothing; what they read keeps up with what is shown.
  // While the other side's move is still shown it is not said that one is to move.
  const early = () => page.showing && playable(page.now).length > 0;
  const say = () => page.now.you.length > 0 && !early() && showNow(page, page.now);
  return new Guide(board, {
    game: game.id,
    variant: page.now.state.variant,
    // Between two people a rated game is played without, unless it was set up with it.
    allowed: () => page.now.state.previews,
    layers,
    on: () => (kept().layers[game.id] ?? []).filter((id) => layers.some((layer) => layer.id === id)),
    step: (taps, aimed) => {
      const before = chosen.taps.length;
      Object.assign(chosen, { taps, aimed });
      say();
      // What is chosen is shown where the board is.
      const prompt = taps.length > before && !board.host.classList.contains("by-pointer") && promptAfter(page.now.state.steps, taps);
      if (prompt) page.announcer.announce(asSentence(sentence(prompt, board)));
    },
    refused: (why) => {
      if (why === chosen.refused) return;
      chosen.refused = why;
      say();
      if (why) page.announcer.announce(asSentence(why));
    },
  });
}

/** Switches for what can be foreseen beside what a move does. @param {Page} page */
function offerLayers({ game, layers, guide }) {
  const host = byId("foreseen-layers");
  host.append(
    ...layers.map(({ id, name }) => {
      const input = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", role: "switch", "data-layer": id }));
      const on = () => kept().layers[game.id] ?? [];
      input.checked = on().includes(id);
      input.addEventListener("change", () => {
        const others = on().filter((other) => other !== id);
        keep({ layers: { ...kept().layers, [game.id]: input.checked ? [...others, id] : others } });
        guide?.renew();
      });
      return element("label", { class: "switch" }, element("span", {}, format("foresee-layer", { layer: format(name) })), input);
    }),
  );
}

/** Another position is on the board, or the game itself again. @param {Page} page @param {Past | null} past */
function showPast(page, past) {
  const { now, board, pastView } = page;
  byId("main").classList.toggle("looking-back", past !== null);
  show(byId("looking"), past !== null);
  page.actions.setPast(past);
  page.passing.set(null);
  advise(page);
  page.colours.set(page.game, now, past !== null);
  showPause(now, past !== null);
  if (now.state.outcome) page.card.set(now, { lookingBack: past !== null, justEnded: false });
  page.list.mark(past ? past.ply : page.shownPly);
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
    showKeys(page.spec.buttons, page.computers);
  });
  listenToSize();
  if (page.now.you.length && page.guide) offerTyping(page.guide, byId("status"));
  listenToFold(() => page.list.mark(page.pastView.ply));
  listenToKeys(page, () => flipBoard(page));
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
  page.guide = createGuide(page);
  offerLayers(page);
  onchange(() => page.guide?.set());
  connectPastView(page);
  connectControls(page);
  connectLine(page);
  show(byId("legacy"), data.legacy);
  if (!document.querySelector(".whom")) rememberName(document.getElementById("sit-name"));
  page.seats.flip(bottomSide(table.you) === "second");
  void page.board.show(table.state.view);
  page.board.last(table.state.last);
  page.list.set(table.state.history); // nothing of it has to be seen first
  takeIn(page, table);
  page.line.connect();
}

start(pageData());
