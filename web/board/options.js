/** What can be tapped next, shown on the board: highlights, the ghost of a piece, what the buttons may do. */

/** @import { Piece, Tap } from "../types/messages.js" */
/** @import { State } from "./state.js" */

import { hideGhost, hoverGroup, setHighlight, showGhost, showGroups } from "./highlight.js";
import { askAhead, showPreview } from "./preview.js";
import { pieceAt } from "./stage.js";
import { aim, keyOf } from "./taps.js";
import { updateTargets } from "./targets.js";

/** Whether a move was sent and not answered. @param {State} state */
export const isWaiting = ({ taps }) => taps.here.move !== null;

/** Shows what can be tapped. @param {State} state */
export function refreshOptions(state) {
  const { taps } = state;
  const next = taps.next();
  const first = taps.first();
  const chosen = taps.path.flatMap(({ tap }) => (tap && "point" in tap ? [tap.point] : []));
  const leaves = [...next.points].filter((point) => taps.peek({ point })?.move !== null);
  setHighlight(state, "can", taps.chosen ? [] : next.points);
  setHighlight(state, "other", taps.chosen ? first.points : []);
  setHighlight(state, "next", taps.chosen ? next.points : []);
  setHighlight(state, "place", taps.chosen ? [] : leaves.filter((point) => !pieceAt(state, point)));
  setHighlight(state, "pick", taps.chosen ? [] : leaves.filter((point) => pieceAt(state, point)));
  setHighlight(
    state,
    "taken",
    [...next.points].filter((point) => pieceAt(state, point)),
  );
  setHighlight(state, "selected", chosen);
  showGroups(state, next.groups);
  for (const [point, piece] of state.standing) piece.group.classList.toggle("selected", chosen.includes(point));
  state.hovered = ""; // what can be done has changed: hovering means something else now
  forgetAim(state);
  hover(state, null);
  if (taps.chosen) askAhead(state);
  updateTargets(state);
  state.on.buttons?.(state.spec.buttons.filter(({ id }) => next.buttons.has(id)));
  noteStep(state);
}

/** Says how much of a move is chosen. @param {State} state */
export function noteStep({ taps, aimed, on }) {
  if (taps.here.move === null)
    on.step?.(
      taps.path.flatMap(({ tap }) => (tap ? [tap] : [])),
      aimed !== null,
    );
}

/** While a move is on its way nothing can be tapped. @param {State} state */
export function hideOptions(state) {
  for (const name of ["next", "can", "place", "pick"]) setHighlight(state, name, []);
  showGroups(state, []);
  state.host.classList.remove("live", "pointing");
  forgetAim(state);
  showPreview(state);
  state.on.buttons?.([]);
}

/** @param {State} state */
function forgetAim(state) {
  if (state.aimed === null) return;
  state.aimed = null;
  setHighlight(state, "aimed", []);
}

/** What was shown is not meant. @param {State} state @returns {boolean} whether anything was shown */
export function loseAim(state) {
  if (state.aimed === null) return false;
  forgetAim(state);
  hover(state, null);
  noteStep(state);
  return true;
}

/** What the pointer or the focus is on. @param {State} state @param {Tap | null} pointed */
export function hover(state, pointed) {
  const tap = aim(state, pointed);
  const key = tap && keyOf(tap);
  // What is shown and waits for its second tap stays, wherever the pointer goes.
  if (state.aimed !== null && key !== state.aimed) return;
  if (key === state.hovered) return;
  state.hovered = key;
  const { taps } = state;
  const point = tap && "point" in tap ? tap.point : null;
  hoverGroup(state, tap && "group" in tap ? tap.group : null);
  const node = point === null ? null : taps.peek({ point });
  const can = point !== null && (node !== null || taps.first().points.has(point));
  setHighlight(state, "hover", can ? [point] : []);
  for (const [at, piece] of state.standing) piece.group.classList.toggle("hover", can && at === point);
  state.host.classList.toggle("pointing", can || Boolean(tap && "group" in tap));
  const ghost = node && node.move !== null && !state.held ? ghostPiece(state) : null;
  if (ghost && point !== null && !pieceAt(state, point)) showGhost(state, point, ghost);
  else if (!isWaiting(state)) hideGhost(state);
  state.on.pointed?.(point);
  if (can || (tap && taps.peek(tap))) askAhead(state);
  showPreview(state);
}

/** The piece that would come to stand: the chosen one, or the first kind the game has. @param {State} state @returns {Piece | null} */
function ghostPiece({ taps, view, game, mover }) {
  const from = taps.chosenPoint;
  if (from !== null) return view?.pieces[from] ?? null;
  const symbol = document.querySelector(`symbol[id^="${game}-"][id$="-${mover}"]`);
  const kind = symbol?.id.slice(game.length + 1, -mover.length - 1);
  return kind ? { kind, side: mover } : null;
}
