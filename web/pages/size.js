/** The board's lower corner draws it larger or smaller; how large is kept for the next visit. */

import { byId } from "../dom.js";

const KEY = "plyground.board-size";
const LEAST = 50;
const STEP = 5;

/** In percent of the room there is. */
function kept() {
  try {
    return Number(localStorage.getItem(KEY)) || 100;
  } catch {
    return 100; // a browser that keeps nothing still plays
  }
}

/** Lets the handle change the size of the board. */
export function listenToSize() {
  const handle = byId("size");
  const main = byId("main");
  let percent = 100;

  const set = (/** @type {number} */ wanted) => {
    percent = Math.round(Math.min(100, Math.max(LEAST, wanted)));
    main.style.setProperty("--scale", String(percent / 100));
    handle.setAttribute("aria-valuenow", String(percent));
    handle.setAttribute("aria-valuetext", `${percent} %`);
  };
  const keep = () => {
    try {
      localStorage.setItem(KEY, String(percent));
    } catch {
      // As above.
    }
  };
  set(kept());

  handle.addEventListener("pointerdown", (down) => {
    const before = percent;
    const { width } = byId("board").getBoundingClientRect();
    // The column beside the board stays where it is in the middle of the window, so a corner goes half as far as the board grows.
    const move = (/** @type {PointerEvent} */ at) => set(before * (1 + (2 * (at.clientX - down.clientX)) / width));
    const up = () => {
      handle.removeEventListener("pointermove", move);
      handle.classList.remove("drawn");
      keep();
    };
    handle.setPointerCapture(down.pointerId);
    handle.classList.add("drawn");
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", up, { once: true });
  });
  handle.addEventListener("dblclick", () => {
    set(100);
    keep();
  });
  handle.addEventListener("keydown", ({ key }) => {
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: percent - STEP, ArrowDown: percent - STEP, ArrowRight: percent + STEP, ArrowUp: percent + STEP };
    const wanted = { ...to, Home: LEAST, End: 100 }[key];
    if (wanted === undefined) return;
    set(wanted);
    keep();
  });
}
