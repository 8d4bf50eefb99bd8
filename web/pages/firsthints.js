/** What is said once, in a visitor's first game: how moves are made on this board. Beside the board, never over it, and never twice. */

/** @import { GameInfo } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { byId, element, icon, show } from "../dom.js";
import { sawHint, seenHints } from "../settings.js";
import { format } from "../words.js";
import { playable } from "./now.js";

/** After how many moves the hint was shown that is there now. @type {{ ply: number } | null} */
let shown = null;

/** @param {GameInfo} game @param {Standing} standing */
export function showFirstHints(game, standing) {
  const { state, you } = standing;
  const mine = you.length === 1 && playable(standing).length > 0;
  // It stays through one's own turn and the reply, so that there is time to read it.
  if (shown && state.ply > shown.ply && mine) close();
  if (state.outcome) close();
  if (shown || !mine) return;
  const seen = seenHints();
  const hint = game.first_hints.find(({ says, at }) => !seen.has(says) && (at === null || at === state.view.prompt));
  if (!hint) return;
  shown = { ply: state.ply };
  sawHint(hint.says);
  const button = element(
    "button",
    { class: "button plain square", type: "button", "aria-label": format("first-hint-close"), title: format("first-hint-close") },
    icon("close"),
  );
  // On a phone it lies over buttons: all of it puts it aside.
  byId("first-hint").onclick = close;
  byId("first-hint").replaceChildren(icon("bulb"), element("span", {}, format(hint.says)), button);
  show(byId("first-hint"), true);
}

function close() {
  shown = null;
  show(byId("first-hint"), false);
}
