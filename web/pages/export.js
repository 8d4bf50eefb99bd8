/** A game to take along: pictures of any position, and the whole game as an animated one. */

/** @import { ExportPage, Past } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, download, element, pageData, show, toast, write } from "../dom.js";
import "../header.js";
import { encodeGif } from "../picture/gif.js";
import { picture, raster, SIZE } from "../picture/raster.js";
import { standalone } from "../picture/standalone.js";
import { format } from "../words.js";

/** The longer edge of an animation, in pixels, and the most moves that it shows: memory and files stay small. */
const FRAME = 480;
const MOST = 400;
/** The last position is seen so many times as long. */
const LAST = 4;

/** @type {ExportPage} */
const { id, game, board: spec, moves, name } = pageData();
const slider = /** @type {HTMLInputElement} */ (byId("ply"));
/** @type {Map<number, Promise<Past>>} */
const known = new Map();
let flipped = false;

/** @param {number} ply @returns {Promise<Past>} */
function past(ply) {
  let asked = known.get(ply);
  if (!asked) {
    asked = fetch(`/g/${id}/ply/${ply}`).then((answer) => {
      if (!answer.ok) throw new Error(`no move ${ply}`);
      return answer.json();
    });
    known.set(ply, asked);
    asked.catch(() => known.delete(ply));
  }
  return asked;
}

/** Draws a position on a new board, so that nothing moves. @param {HTMLElement} host @param {Past} position */
async function draw(host, { view, last }) {
  host.replaceChildren();
  const board = new Board(host, { game, spec, label: format("picture-label", { ply: slider.value }), still: true, flipped });
  await board.show(view);
  board.last(last);
}

let wanted = 0;
async function showPly() {
  const mine = ++wanted;
  write(byId("ply-says"), slider.value);
  try {
    const position = await past(Number(slider.value));
    if (mine === wanted) await draw(byId("board"), position);
  } catch {
    toast(format("picture-failed"));
  }
}
slider.addEventListener("input", () => void showPly());
byId("flip").addEventListener("click", () => {
  flipped = !flipped;
  void showPly();
});

/** @param {string} id @param {() => Promise<void>} act */
function on(id, act) {
  byId(id).addEventListener("click", () => void act().catch(() => toast(format("picture-failed"))));
}
const called = (/** @type {string} */ extension) => `${name}_${slider.value}.${extension}`;
on("svg", async () => download(new Blob([standalone(byId("board"), SIZE).text], { type: "image/svg+xml" }), called("svg")));
on("png", async () => download(await picture(byId("board")), called("png")));

let cancelled = false;
byId("cancel").addEventListener("click", () => {
  cancelled = true;
});

on("gif", async () => {
  const button = /** @type {HTMLButtonElement} */ (byId("gif"));
  const from = Math.max(0, moves - MOST);
  if (from > 0) toast(format("picture-cut", { count: MOST }));
  const time = Number(/** @type {HTMLSelectElement} */ (byId("pace")).value);
  const stand = /** @type {HTMLElement} */ (byId("board").cloneNode(false));
  stand.removeAttribute("id");
  const hidden = element("div", { class: "unseen", "aria-hidden": "true" }, stand);
  byId("board").after(hidden);
  cancelled = false;
  button.disabled = true;
  show(byId("making"), true);
  try {
    const frames = [];
    let [width, height] = [0, 0];
    for (let ply = from; ply <= moves && !cancelled; ply++) {
      await draw(stand, await past(ply));
      const canvas = await raster(stand, FRAME);
      ({ width, height } = canvas);
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, width, height);
      frames.push({ pixels: data, time: ply === moves ? LAST * time : time });
      /** @type {HTMLProgressElement} */ (byId("making-bar")).value = (100 * (ply - from + 1)) / (moves - from + 1);
      write(byId("making-says"), format("picture-frame", { done: ply - from + 1, all: moves - from + 1 }));
    }
    if (!cancelled) download(encodeGif(width, height, frames), `${name}.gif`);
  } finally {
    hidden.remove();
    button.disabled = false;
    show(byId("making"), false);
  }
});

void showPly();
