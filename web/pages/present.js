/** What has happened is shown one thing after the other; then everything around the board says how it stands. */

/** @import { Side, State } from "../types/messages.js" */
/** @import { MovedMessage } from "./types.js" */
/** @import { Page, Shown } from "./gamestate.js" */

import { pace } from "../board/timeline.js";
import { toast } from "../dom.js";
import { sound } from "../sound.js";
import { format } from "../words.js";
import { advise } from "./advising.js";
import { placementsHelp } from "./buttons.js";
import { endTitle, howItEnded } from "./ending.js";
import { showFirstHints } from "./firsthints.js";
import { noteEnd } from "./newcomer.js";
import { playable, showNow } from "./now.js";
import { showPause } from "./pause.js";
import { showFigures } from "./result.js";
import { showSaving } from "./saving.js";
import { nextColour } from "./swap2.js";

/** More moves than this waiting to be shown are not shown one by one; fewer are shown faster. */
const BEHIND = 8;
/** After a failure everything is asked for anew, but not more often than this, in milliseconds. */
const AGAIN = 3000;
/** So long a move lies still before an answer to it is shown, in milliseconds at normal speed. */
const BEAT = 240;

/** Shows what is waiting, one thing after the other. @param {Page} page */
export async function showWaiting(page) {
  if (page.showing) return;
  page.showing = true;
  try {
    for (let message = page.waiting.shift(); message; message = page.waiting.shift()) {
      await showMessage(page, message);
      if (page.waiting.length) follow(page, message.state);
    }
  } catch (error) {
    recover(page, error);
  } finally {
    page.showing = false;
  }
  present(page);
}

/** @param {Page} page @param {Shown} message */
async function showMessage(page, message) {
  const { state } = message;
  const { board, pastView } = page;
  const behind = page.waiting.filter(({ type }) => type === "moved").length;
  // Who answers quickly still has to be seen doing so; one's own moves wait for nothing.
  const still = page.rested + (behind ? 0 : BEAT * pace()) - performance.now();
  if (still > 0 && message.type === "moved" && !page.now.you.includes(message.side)) {
    await new Promise((resolve) => setTimeout(resolve, still));
  }
  if (pastView.at !== null) {
    if (message.type === "moved" && !page.now.you.includes(message.side)) sound.opponent();
  } else if (message.type === "moved" && state.ply === page.shownPly + 1 && behind < BEHIND) {
    page.mine = page.now.you.includes(message.side);
    board.offer([]);
    board.last(state.last);
    notePass(page, message);
    await board.play(message.events, state.view, { faster: Math.max(1, behind) });
    page.rested = performance.now();
  } else if (!page.pending || state.ply !== page.pending.ply) {
    board.last(state.last);
    void board.show(state.view);
  }
  page.shownPly = state.ply;
  listMoves(page, state);
}

/** The list has what the board has shown: a move is read when it has been seen. @param {Page} page @param {State} state */
function listMoves({ list, game, now, pastView }, state) {
  const over = state.outcome !== null && state.ply === now.state.ply;
  list.set(state.history, over ? endTitle(game, now) : "");
  if (pastView.at === null) list.mark(state.ply);
}

/** What stands around the board keeps up with it, also where moves come faster than they can be shown. @param {Page} page @param {State} state */
function follow(page, state) {
  const { game, now, seats, pastView } = page;
  const standing = { state: { ...state, thinking: now.state.thinking }, you: now.you, choices: [] };
  seats.set(standing);
  showNow(page, standing);
  showFigures(game, standing);
  if (pastView.at === null) seats.count(state.view);
}

/** Something could not be shown: the game goes on with the state as the server has it. @param {Page} page @param {unknown} error */
export function recover(page, error) {
  console.error(error);
  if (performance.now() - page.failedAt < AGAIN) return;
  page.failedAt = performance.now();
  page.line.send({ do: "sync" });
}

/** Another side's pass is easily missed. @param {Page} page @param {MovedMessage} message */
function notePass({ now }, { events, side }) {
  if (!now.you.includes(side) && events.some(({ event }) => event === "pass"))
    toast(format("passes-noted", { name: now.state.players[side].name }));
}

/** Everything around the board, and what can be done on it. @param {Page} page */
export function present(page) {
  const { game, now, board, seats, pastView } = page;
  const { state, you } = now;
  const choices = playable(now);
  seats.set(now);
  showNow(page, now);
  showFirstHints(game, now);
  page.card.set(now, { lookingBack: pastView.at !== null, justEnded: state.outcome !== null && !page.ended });
  showFigures(game, now);
  showPause(now, pastView.at !== null);
  showSaving(page.saving, state, (text) => page.announcer.announce(text));
  page.announcer.set(now);
  page.actions.set(now);
  page.moreTime.set(now);
  page.phrases.set(now);
  page.computers.set(now);
  page.colours.set(game, now, pastView.at !== null);
  page.buttons.set(you.length > 0 && !state.outcome);
  if (pastView.at === null) {
    seats.count(state.view);
    if (!page.pending) {
      board.host.classList.toggle("show-placements", placementsHelp(board, choices));
      page.guide?.set();
      board.offer(choices, { side: nextColour(state), position: state.position });
      page.premove?.offered();
    }
  }
  advise(page);
  page.passing.set(pastView.at === null && !page.pending ? now : null);
  if (state.outcome && !page.ended) {
    const how = howItEnded(you, state.outcome);
    if (how !== "aborted") sound.end(how);
    if (you.length && how !== "aborted") noteEnd(game.id);
  }
  page.ended = state.outcome !== null;
  if (state.players.first.taken && state.players.second.taken) removeInvitations();
  if (!page.showing) listMoves(page, state); // last, as what has appeared above may have left the list less room
}

/** Nobody can come any more. */
function removeInvitations() {
  for (const panel of ["share", "sit"]) document.getElementById(panel)?.closest(".panel")?.remove();
}

/** Turns the board and the seats around it. @param {Page} page */
export function flipBoard({ board, seats }) {
  board.flip();
  seats.flip(!seats.flipped);
}

/** A side sits at the bottom; the board turns with it where each side has its own edge. @param {Page} page @param {Side} side */
export function sitAtBottom({ board, seats, spec }, side) {
  board.flip(spec.own_edge && side === "second");
  seats.flip(side === "second");
}
