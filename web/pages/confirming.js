/** Whether a move is confirmed: always, never, or where fingers easily hit the wrong point. */

/** @import { Board } from "../board/board.js" */

import { get } from "../settings.js";

/** Points nearer to each other than this are easily mistaken by a finger, in CSS pixels. */
const SMALL = 30;

/** @param {Pick<Board, "spacing">} board @param {boolean} touch whether a finger taps */
export function confirmed(board, touch) {
  const wanted = get("confirm");
  return wanted === "on" || (wanted === "auto" && touch && board.spacing < SMALL);
}
