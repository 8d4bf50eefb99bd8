/** What a finger covers, enlarged beside it: points that are smaller than a fingertip can be hit nevertheless. */

/** @import { Place } from "./types.js" */
/** @import { State } from "./state.js" */

import { svg } from "./pieces.js";

/** Points that are at least this far apart are seen beside a finger, in CSS pixels. */
const FINGERTIP = 44;
/** How wide the loupe is, and how far its middle is from the finger, in CSS pixels. */
const WIDTH = 132;
const AWAY = 104;
const MAGNIFIED = 2;

/** @param {State} state @param {Place} place under the finger @param {{ clientX: number, clientY: number }} finger */
export function showLoupe({ host, drawing }, place, { clientX, clientY }) {
  const scale = drawing.root.getScreenCTM()?.a ?? FINGERTIP;
  if (scale >= FINGERTIP) return;
  const width = WIDTH / scale / MAGNIFIED;
  const box = [place.x - width / 2, place.y - width / 2, width, width];
  const loupe = svg("svg", { class: "loupe", viewBox: box.join(" "), width: WIDTH, height: WIDTH, "aria-hidden": "true" });
  // What can be focused is on the board, and named once.
  const layers = [...drawing.root.children].filter((layer) => layer !== drawing.targets && layer.tagName !== "defs");
  loupe.append(...layers.map((layer) => layer.cloneNode(true)));
  // Above the finger, or beside it where there is no room.
  const above = clientY - AWAY - WIDTH / 2 > 0;
  const x = above ? clientX : clientX + (clientX > innerWidth / 2 ? -AWAY : AWAY);
  const y = above ? clientY - AWAY : Math.max(clientY, WIDTH / 2);
  loupe.style.left = `${Math.min(Math.max(x - WIDTH / 2, 4), innerWidth - WIDTH - 4)}px`;
  loupe.style.top = `${y - WIDTH / 2}px`;
  const before = host.querySelector(".loupe");
  if (before) before.replaceWith(loupe);
  else host.append(loupe);
}
