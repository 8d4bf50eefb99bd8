/** What comes from the server: how it stands is taken in at once, what happened waits to be shown. */

/** @import { Side, State, TableUpdate } from "../types/messages.js" */
/** @import { ChangedMessage, MovedMessage, Standing, TableMessage } from "./types.js" */
/** @import { Page } from "./gamestate.js" */

import { byId, toast } from "../dom.js";
import { get } from "../settings.js";
import { sound } from "../sound.js";
import { format } from "../words.js";
import { other } from "./ending.js";
import { bottomSide } from "./gamestate.js";
import { offerWords, showThinking } from "./now.js";
import { present, showWaiting, sitAtBottom } from "./present.js";

/** @param {Page} page @param {TableUpdate} message */
export function receive(page, message) {
  switch (message.type) {
    case "table":
    case "moved":
    case "changed":
      return takeIn(page, message);
    case "thinking":
      return showThinking(message);
    case "said":
      return page.phrases.receive(message.side, message.phrase);
    case "notice":
      return toast(format(message.text));
    case "refused":
      toast(format(message.why));
      sound.refuse();
      if (!page.pending) return;
      page.pending = null;
      page.line.send({ do: "sync" });
      if (page.pastView.at === null) void page.board.show(page.now.state.view);
      present(page);
  }
}

/** The moves of a game as one text. @param {Standing} standing */
export const historyKey = ({ state }) => state.history.map(({ move, side }) => side + move).join(" ");

/** How it stands now; the board follows as fast as it can be watched. @param {Page} page @param {TableMessage | MovedMessage | ChangedMessage} message */
export function takeIn(page, message) {
  const before = page.now;
  const state = merge(before.state, message);
  if (!state) return void page.line.send({ do: "sync" });
  const choices = message.type === "changed" ? (state.outcome ? [] : before.choices) : message.choices;
  page.now = { state, you: message.you, choices };
  page.clocks.set(state, message.you);
  page.claim.set(page.now);
  if (message.type !== "changed") {
    page.pastView.set(state.history);
  }
  if (message.type === "moved") {
    showThinking(null);
    page.announcer.moved(message, before.state.view);
    void announceMade(page, before.state.position, message);
    noteAway(page, message.side);
  }
  warnOfOffer(before, page.now);
  settlePending(page, message);
  page.premove?.resolve(before);
  if (message.type !== "moved") noteDeclined(page, before);
  if (bottomSide(before.you) !== bottomSide(message.you)) sitAtBottom(page, bottomSide(message.you));
  if (state.next && state.next !== before.state.next) goToRematch(page, state.next);
  if (message.type === "table") page.waiting.push({ ...message, state });
  if (message.type === "moved") page.waiting.push({ ...message, state });
  void showWaiting(page);
}

/**
 * The state after a message, which brings only what has changed. A move that does not follow what is known here shows that
 * something was missed: then there is none.
 * @param {State} state @param {TableMessage | MovedMessage | ChangedMessage} message @returns {State | null}
 */
function merge(state, message) {
  if (message.type === "table") return message.state;
  if (message.type === "changed") return { ...state, ...message.state };
  const { ply, move, side, ms, turn, did } = message;
  if (ply !== state.history.length + 1) return null;
  return { ...state, ...message.state, history: [...state.history, { move, side, ms, turn, did }] };
}

/** A move that was sent is answered, or has to be sent again. @param {Page} page @param {{ type: string }} message */
function settlePending(page, { type }) {
  if (page.pending && page.now.state.ply > page.pending.ply) page.pending = null;
  if (!page.fresh || type !== "table") return;
  page.fresh = false;
  // The line broke under a move: either it arrived, or it is sent again. The server takes no move twice.
  const { pending } = page;
  if (pending && historyKey(page.now) === pending.past) page.line.send({ do: "move", ply: pending.ply, move: pending.move });
  else page.pending = null;
}

/** Threats that a move made are drawn for those who look, and said for those who hear. @param {Page} page @param {string} position before it @param {MovedMessage} message */
async function announceMade(page, position, { move, ply }) {
  const what = await page.guide?.madeBy(position, move);
  if (what && page.now.state.ply === ply) page.announcer.announce(format("move-makes", { what }));
}

/** The other side has moved, and nobody looks. @param {Page} page @param {Side} side */
function noteAway({ game, now }, side) {
  const { state, you } = now;
  if (!document.hidden || !you.length || you.includes(side) || !(state.outcome || you.includes(state.to_move))) return;
  if (!state.outcome) sound.away();
  if (get("notify") === "on") void import("./away.js").then(({ notify }) => notify(game, now)).catch(() => {});
}

/** The other side asks for something. @param {Standing} before @param {Standing} now */
function warnOfOffer(before, now) {
  const offer = offerWords(now);
  if (offer && !offer.mine && offer.says !== offerWords(before)?.says) sound.warning();
}

/** Notes that an offer of ours came to nothing. @param {Page} page @param {Standing} before */
function noteDeclined({ now: { state, you } }, { state: { offers, ply } }) {
  if (state.outcome || state.ply !== ply || byId("offer").dataset.withdrawn) return;
  // A computer says so itself.
  const by = offers.draw;
  const toPerson = by && state.players[other(by)].kind !== "computer";
  if (toPerson && !state.offers.draw && you.includes(by)) toast(format("draw-declined"));
  if (offers.takeback && !state.offers.takeback && you.includes(offers.takeback)) toast(format("takeback-declined"));
  if (offers.pause && !state.offers.pause && !state.paused && you.includes(offers.pause)) toast(format("pause-declined"));
}

/** @param {Page} page @param {string} next */
function goToRematch({ now: { state, you }, actions, leaving }, next) {
  if (actions.wantsRematch) leaving.go(`/g/${next}`);
  else if (you.length === 1) toast(format("rematch-waits", { name: state.players[other(you[0])].name }));
}
