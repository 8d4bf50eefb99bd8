/** All that the page of a game knows, in one object: how the game stands, what is on its way, and the parts of the page. */

/** @import { BoardSpec, GameInfo, GamePage, Goal, Layer, Side, State } from "../types/messages.js" */
/** @import { Advice } from "./advice.js" */
/** @import { Guide } from "./guide.js" */
/** @import { Premove } from "./premove.js" */
/** @import { Chosen, MovedMessage, Standing, TableMessage } from "./types.js" */

import { Board } from "../board/board.js";
import { byId } from "../dom.js";
import { format } from "../words.js";
import { Actions } from "./actions.js";
import { Announcer } from "./announcer.js";
import { Buttons } from "./buttons.js";
import { Claim } from "./claim.js";
import { Clocks } from "./clocks.js";
import { Computers } from "./computers.js";
import { Connection } from "./connection.js";
import { EndCard } from "./endcard.js";
import { gameLoss, guardLeaving } from "./leaving.js";
import { MoreTime } from "./moretime.js";
import { MoveList } from "./movelist.js";
import { Passing } from "./passing.js";
import { PastView } from "./pastview.js";
import { Phrases } from "./phrases.js";
import { createSaving } from "./saving.js";
import { Seats } from "./seats.js";
import { Colours } from "./swap2.js";

/** @typedef {TableMessage | (MovedMessage & { state: State })} Shown  a message with the whole state after it */

/**
 * @typedef {object} GameState
 * @property {GameInfo} game
 * @property {BoardSpec} spec
 * @property {Goal} goal
 * @property {Layer[]} layers what can be foreseen beside what a move does
 * @property {Chosen} chosen how far a move is chosen on the board
 * @property {Standing} now how it stands, as last received
 * @property {{ ply: number, move: string, past: string } | null} pending a move that was sent and not answered; past: the moves before it
 * @property {boolean} fresh whether the next full state is the first after the line was (re)opened
 * @property {boolean} ended whether the end has been seen and heard
 * @property {Shown[]} waiting what has not been shown yet
 * @property {boolean} showing
 * @property {number} shownPly the number of moves behind what the board shows of the game itself
 * @property {boolean} mine whether the move being shown was made at this screen
 * @property {number} failedAt when something could last not be shown
 * @property {number} rested when the last move came to rest
 */

/**
 * @typedef {object} Parts
 * @property {Board} board
 * @property {Seats} seats
 * @property {Clocks} clocks
 * @property {MoveList} list
 * @property {PastView} pastView
 * @property {Connection} line
 * @property {Buttons} buttons
 * @property {Guide | null} guide
 * @property {Premove | null} premove
 * @property {Actions} actions
 * @property {Computers} computers
 * @property {Colours} colours
 * @property {{ go: (address: string) => void }} leaving
 * @property {Claim} claim
 * @property {MoreTime} moreTime
 * @property {Phrases} phrases
 * @property {Passing} passing
 * @property {EndCard} card
 * @property {Announcer} announcer
 * @property {ReturnType<typeof createSaving>} saving
 * @property {Promise<Advice> | null} advice loaded when it is needed: advising.js
 */

/** @typedef {GameState & Parts} Page */

/** The side at the bottom of the screen. @param {Side[]} you */
export const bottomSide = (you) => (you.length === 1 && you[0] === "second" ? "second" : "first");

/** @param {GamePage} data @returns {Page} */
export function createPage({ game, board: spec, goal, layers, table }) {
  const { id } = table.state;
  // The layout knows the board's proportions before anything is laid out.
  byId("main").style.setProperty("--ratio", String(spec.bounds[2] / spec.bounds[3]));
  const flipped = spec.own_edge && bottomSide(table.you) === "second";
  const board = new Board(byId("board"), { game: game.id, spec, label: format("board-of", { game: format(game.name) }), flipped });
  const seats = new Seats(game, goal, board.host);
  const line = new Connection(`/g/${id}/ws`);
  // A single button is a pass: rare, and no reason for the board to give way.
  const buttons = new Buttons(byId(spec.buttons.length > 1 ? "buttons" : "rare-buttons"), board);
  /** @type {Page} */
  const page = {
    game,
    spec,
    goal,
    layers,
    chosen: { taps: [], aimed: false, refused: "", ahead: "" },
    now: table,
    pending: null,
    fresh: false,
    ended: table.state.outcome !== null,
    waiting: [],
    showing: false,
    shownPly: table.state.ply,
    mine: false,
    failedAt: -Infinity,
    rested: -Infinity,
    board,
    seats,
    clocks: new Clocks({ first: seats.part("first", ".clock"), second: seats.part("second", ".clock") }, byId("turn-time")),
    list: new MoveList(byId("moves")),
    pastView: new PastView(id, board),
    line,
    buttons,
    guide: null,
    premove: null,
    actions: new Actions(game, line, () => page.now),
    computers: new Computers(line, () => page.now),
    colours: new Colours(line, () => page.now),
    leaving: guardLeaving({ title: format("leave-question"), loss: () => gameLoss(page.now) }),
    claim: new Claim(
      (message) => line.request(message),
      (text) => page.announcer.announce(text),
    ),
    moreTime: new MoreTime(seats, (message) => line.request(message)),
    phrases: new Phrases(
      seats,
      () => page.now,
      (message) => line.request(message),
      (text) => page.announcer.announce(text),
    ),
    passing: new Passing(buttons),
    card: new EndCard(game, id),
    announcer: new Announcer(byId("spoken"), game, spec, table),
    saving: createSaving(),
    advice: null,
  };
  return page;
}
