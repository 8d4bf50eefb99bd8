/** A game being played or watched: the board, and all around it, as the server's messages come. */

/** @import { Side } from "../board/types.js" */
/** @import { ChangedMessage, GamePage, Message, MovedMessage, Standing, State, TableMessage } from "./types.js" */

import { Board } from "../board/board.js";
import { pace } from "../board/timeline.js";
import { byId, clearToast, pageData, show, toast, write } from "../dom.js";
import { hear, sound } from "../sound.js";
import { Actions } from "./actions.js";
import { Buttons, placementsHelp } from "./buttons.js";
import { Clocks } from "./clocks.js";
import { Connection } from "./connection.js";
import { showKeys } from "./dialogs.js";
import { howItEnded } from "./ending.js";
import { listen } from "./keys.js";
import { guard } from "./leaving.js";
import { Looking } from "./looking.js";
import { MoveList } from "./movelist.js";
import { rememberName } from "./names.js";
import { playable, showNow, showThinking } from "./now.js";
import { Passing } from "./passing.js";
import { showPause } from "./pause.js";
import { showFigures, showReplay, showResult } from "./result.js";
import { showSaving } from "./saving.js";
import { Seats } from "./seats.js";
import { Voice } from "./voice.js";

/** More moves than this waiting to be shown are not shown one by one; fewer are shown faster. */
const BEHIND = 8;
/** After a failure everything is asked for anew, but not more often than this, in milliseconds. */
const AGAIN = 3000;
/** So long a move lies still before an answer to it is shown, in milliseconds at normal speed. */
const BEAT = 240;

/** @type {GamePage} */
const { game, board: spec, table, legacy = false } = pageData();
const { id } = table.state;
/** @type {Standing} how it stands, as last heard */
let now = table;
/** @type {{ ply: number, move: string, past: string } | null} sent, not answered */
let pending = null;
/** Whether the next full state is the first after the line was (re)opened. */
let fresh = false;
let ended = table.state.outcome !== null;
/** @type {(TableMessage | (MovedMessage & { state: State }))[]} what has not been shown yet, each with the whole state after it */
const waiting = [];
let showing = false;
/** The number of moves behind what the board shows of the game itself. */
let shownPly = table.state.ply;
let mine = false;
/** When something could last not be shown. */
let failedAt = -Infinity;
/** When the last move came to rest. */
let rested = -Infinity;

const bottom = (/** @type {Side[]} */ you) => (you.length === 1 && you[0] === "second" ? "second" : "first");
const names = { first: game.sides.first.name, second: game.sides.second.name };
const board = new Board(byId("board"), {
  game: game.id,
  spec,
  label: `${game.name} board`,
  sides: names,
  flipped: bottom(now.you) === "second",
});
const seats = new Seats(game, board.host);
const clocks = new Clocks({ first: seats.part("first", ".clock"), second: seats.part("second", ".clock") }, byId("turn-time"));
const list = new MoveList(byId("moves"));
const looking = new Looking(id, board);
const line = new Connection(`/g/${id}/ws`);
// A single button is a pass: rare, and no reason for the board to give way.
const buttons = new Buttons(byId(spec.buttons.length > 1 ? "buttons" : "rare-buttons"), board);
const actions = new Actions(game, line, () => now);
const leaving = guard(() => now);
const passing = new Passing(buttons);
const voice = new Voice(byId("spoken"), game, spec, table);

const keyOf = (/** @type {Standing} */ { state }) => state.history.map(({ move, side }) => side + move).join(" ");

/**
 * The state after a message, which brings only what has changed. A move that does not follow what is known here shows that
 * something was missed: then there is none.
 * @param {State} state @param {TableMessage | MovedMessage | ChangedMessage} message @returns {State | null}
 */
function merged(state, message) {
  if (message.type === "table") return message.state;
  if (message.type === "changed") return { ...state, ...message.state };
  const { ply, move, side, ms, turn } = message;
  if (ply !== state.history.length + 1) return null;
  return { ...state, ...message.state, history: [...state.history, { move, side, ms, turn }] };
}

/** Takes in how it stands now; the board follows as fast as it can be watched. @param {TableMessage | MovedMessage | ChangedMessage} message */
function take(message) {
  const before = now;
  const state = merged(before.state, message);
  if (!state) return void line.send({ do: "sync" });
  const choices = message.type === "changed" ? (state.outcome ? [] : before.choices) : message.choices;
  now = { state, you: message.you, choices };
  clocks.set(now.state, now.you);
  if (message.type !== "changed") {
    list.set(now.state.history);
    looking.set(now.state.history);
    if (looking.at === null) list.mark(now.state.ply);
  }
  if (message.type === "moved") {
    showThinking(null);
    voice.moved(message, before.state.view);
  }
  if (pending && state.ply > pending.ply) pending = null;
  if (fresh && message.type === "table") {
    fresh = false;
    // The line broke under a move: either it arrived, or it is sent again. The server takes no move twice.
    if (pending && keyOf(now) === pending.past) line.send({ do: "move", ply: pending.ply, move: pending.move });
    else pending = null;
  }
  if (message.type !== "moved") declined(before);
  if (bottom(before.you) !== bottom(now.you)) flip(bottom(now.you) === "second");
  if (now.state.next && now.state.next !== before.state.next) rematch(now.state.next);
  if (message.type === "table") waiting.push({ ...message, state });
  if (message.type === "moved") waiting.push({ ...message, state });
  void catchUp();
}

/** Shows what has happened, one thing after the other. */
async function catchUp() {
  if (showing) return;
  showing = true;
  try {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      await showMessage(message);
      if (waiting.length) follow(message.state);
    }
  } catch (error) {
    failed(error);
  } finally {
    showing = false;
  }
  present();
}

/** @param {TableMessage | (MovedMessage & { state: State })} message */
async function showMessage(message) {
  const { state } = message;
  const behind = waiting.filter(({ type }) => type === "moved").length;
  // Who answers quickly still has to be seen doing so; one's own moves wait for nothing.
  const still = rested + (behind ? 0 : BEAT * pace()) - performance.now();
  if (still > 0 && message.type === "moved" && !now.you.includes(message.side)) await new Promise((resolve) => setTimeout(resolve, still));
  if (looking.at !== null) {
    if (message.type === "moved") for (const event of message.events.slice(0, 1)) hear(event, now.you.includes(message.side));
  } else if (message.type === "moved" && state.ply === shownPly + 1 && behind < BEHIND) {
    mine = now.you.includes(message.side);
    board.offer([]);
    board.last(state.last);
    announce(message);
    await board.play(message.events, state.view, { faster: Math.max(1, behind) });
    rested = performance.now();
  } else if (!pending || state.ply !== pending.ply) {
    board.last(state.last);
    void board.show(state.view);
  }
  shownPly = state.ply;
}

/** What stands around the board keeps up with it, also where moves come faster than they can be shown. @param {State} state */
function follow(state) {
  const standing = { state: { ...state, thinking: now.state.thinking }, you: now.you, choices: [] };
  seats.set(standing);
  showNow(game, standing);
  showFigures(game, standing);
  if (looking.at === null) seats.count(state.view);
}

/** Something could not be shown: the game goes on with the state as the server has it. @param {unknown} error */
function failed(error) {
  console.error(error);
  if (performance.now() - failedAt < AGAIN) return;
  failedAt = performance.now();
  line.send({ do: "sync" });
}

/** Another side's pass is easily missed. @param {MovedMessage} message */
function announce({ events, side }) {
  if (!now.you.includes(side) && events.some(({ event }) => event === "pass"))
    toast(`${now.state.players[side].name} has no move and passes.`);
}

/** Everything around the board, and what can be done on it. */
function present() {
  const { state, you } = now;
  const choices = playable(now);
  seats.set(now);
  showNow(game, now);
  showResult(game, now);
  showFigures(game, now);
  showPause(now, looking.at !== null);
  showSaving(state, (text) => voice.say(text));
  voice.set(now);
  actions.set(now);
  buttons.set(you.length > 0 && !state.outcome);
  if (looking.at === null) {
    seats.count(state.view);
    if (!pending) {
      board.host.classList.toggle("show-placements", placementsHelp(board, choices));
      board.offer(choices, { side: state.to_move });
    }
  }
  passing.set(looking.at === null && !pending ? now : null);
  if (state.outcome && !ended) sound.end(howItEnded(you, state.outcome.winner));
  ended = state.outcome !== null;
  if (state.players.first.taken && state.players.second.taken)
    for (const panel of ["share", "sit"]) document.getElementById(panel)?.closest(".panel")?.remove();
  if (looking.at === null) list.mark(state.ply); // last, as what has appeared above may have left the list less room
}

/** Says so if an offer of ours came to nothing. @param {Standing} before */
function declined({ state: { offers, ply } }) {
  const { state, you } = now;
  if (state.outcome || state.ply !== ply || byId("offer").dataset.withdrawn) return;
  if (offers.draw && !state.offers.draw && you.includes(offers.draw)) toast("Your draw offer was declined.");
  if (offers.takeback && !state.offers.takeback && you.includes(offers.takeback)) toast("The move was not given back.");
  if (offers.pause && !state.offers.pause && !state.paused && you.includes(offers.pause)) toast("The game goes on without a pause.");
}

/** @param {string} next */
function rematch(next) {
  if (actions.wantsRematch) leaving.go(`/g/${next}`);
  else if (now.you.length === 1) toast(`${now.state.players[now.you[0] === "first" ? "second" : "first"].name} has set up a rematch.`);
}

/** @param {boolean} [flipped] */
function flip(flipped = !board.flipped) {
  board.flip(flipped);
  seats.flip(flipped);
}

/** @param {Message} message */
function heard(message) {
  switch (message.type) {
    case "table":
    case "moved":
    case "changed":
      return take(message);
    case "thinking":
      return showThinking(message);
    case "notice":
      return toast(message.text);
    case "refused":
      toast(message.why);
      sound.refuse();
      if (!pending) return;
      pending = null;
      line.send({ do: "sync" });
      if (looking.at === null) void board.show(now.state.view);
      present();
  }
}

board.on.move = (move) => {
  pending = { ply: now.state.ply, move, past: keyOf(now) };
  if (!line.send({ do: "move", ply: pending.ply, move })) toast("No connection: your move is sent as soon as it is back.", { stays: true });
};
board.on.refuse = (point) => {
  const mark = board.view?.marks.find(({ at, kind }) => at === point && kind === "forbidden");
  sound.refuse();
  if (mark) toast(`${spec.points[point].name} is forbidden for ${names[now.state.to_move]}: ${mark.note}`);
};
// What could not be drawn may have come over the line damaged: everything is asked for anew.
board.on.failure = failed;
board.on.event = (event) => (looking.at === null ? hear(event, mine) : looking.hear(event));

looking.onlook = (past) => {
  byId("main").classList.toggle("looking-back", past !== null);
  show(byId("looking"), past !== null);
  actions.look(past);
  passing.set(null);
  showPause(now, past !== null);
  list.mark(past ? past.ply : now.state.ply);
  if (past) {
    write(byId("looking-says"), past.ply ? `Move ${past.ply} of ${now.state.ply}` : "Before the first move");
    seats.count(past.view);
    const entry = now.state.history[past.ply - 1];
    voice.past(byId("looking-says").textContent ?? "", entry?.move, entry?.side);
    return;
  }
  board.last(now.state.last);
  void board.show(now.state.view).then(() => looking.at === null && !showing && present());
};
looking.onreplay = showReplay;
list.ongo = (ply) => void looking.go(ply);
list.onstep = (by) => void looking.step(by);
byId("return").addEventListener("click", () => looking.leave());
byId("replay").addEventListener("click", () => void looking.replay());
byId("flip").addEventListener("click", () => flip());
byId("keys").addEventListener("click", () => {
  /** @type {HTMLDialogElement} */ (byId("more-dialog")).close();
  showKeys(spec.buttons);
});
byId("walk").addEventListener("click", ({ target }) => {
  const walk = target instanceof Element ? target.closest("[data-walk]")?.getAttribute("data-walk") : null;
  if (walk === "first") void looking.go(0);
  if (walk === "last") void looking.go(looking.tip);
  if (walk === "back" || walk === "forward") void looking.step(walk === "back" ? -1 : 1);
});

line.onmessage = heard;
line.onlost = (lost) => {
  document.body.classList.toggle("offline", lost);
  if (lost) toast("Connection lost. Trying again…", { stays: true });
  else {
    fresh = true;
    clearToast();
  }
};

show(byId("legacy"), legacy);
rememberName(document.getElementById("sit-name"));
listen(board, looking, flip);
seats.flip(board.flipped);
void board.show(table.state.view);
board.last(table.state.last);
take(table);
line.connect();
