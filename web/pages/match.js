/** A match as it goes on: scores, games and the board change as the server says. */

/** @import { MatchBoard, MatchLine, MatchPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, pageData, show, write } from "../dom.js";
import "../header.js";
import { format } from "../words.js";
import { follow, send, showParts } from "./stream.js";

/** @type {MatchPage} */
const { game, spec, first } = pageData();
/** @type {Board | null} */
let board = null;
/** @type {MatchBoard | null} */
let before = null;

/** @param {MatchBoard | null} shown */
function showBoard(shown) {
  show(byId("watch"), Boolean(shown));
  if (!shown) return;
  write(byId("watch-label"), shown.label);
  board ??= new Board(byId("board"), { game, spec, label: format("match-board-label"), still: true });
  // The next move is seen as it is made; what was missed is not made up for.
  const next = before?.game === shown.game && before.ply + 1 === shown.ply;
  if (next) void board.play(shown.events, shown.view);
  else if (before?.game !== shown.game || before.ply !== shown.ply) void board.show(shown.view);
  board.last(shown.events);
  before = shown;
}

/** @param {MatchLine} line */
function receive(line) {
  showParts(line.parts);
  showBoard(line.board);
  // Parts that are new are not read out; this is.
  write(byId("says"), byId("state-title").textContent ?? "");
}

// Pausing and stopping need no new page; without a script it is one.
byId("parts").addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.leaves !== undefined) return;
  event.preventDefault();
  await send(form);
});

receive(first);
if (!first.over)
  void follow(`${location.pathname}/live`, (said) => {
    receive(said);
    return said.over;
  });
