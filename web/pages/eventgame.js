/** Beside a game of a club evening: the next one opens by itself. */

/** @import { EventLine } from "../types/messages.js" */

import { byId, toast } from "../dom.js";
import { format } from "../words.js";
import { follow } from "./stream.js";

/** So long one can still see how the last game ended. */
const NOTICE = 4000;

/** @type {string | null | undefined} not known before the first line */
let game;

/** @param {EventLine} line */
function receive(line) {
  const before = game;
  game = line.game;
  if (before === undefined || !game || game === before) return;
  toast(format("next-game-opens"), { stays: true });
  setTimeout(() => location.assign(`/g/${game}`), NOTICE);
}

void follow(`/event/${byId("event").dataset.event}/live?for=game`, receive);
