/** The list of moves: a row for each pair of turns, a column for each side, a button for each decision. */

/** @import { Entry } from "../types/messages.js" */

import { element } from "../dom.js";
import { format } from "../words.js";

export class MoveList {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {((ply: number) => void) | null} called with the ply whose position is wanted */
    this.ongo = null;
    /** @type {((by: number) => void) | null} */
    this.onstep = null;
    /** @type {HTMLElement[]} the button of every move */
    this.buttons = [];
    this.known = "";
    let turned = 0;
    host.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) this.ongo?.(Number(button.dataset.ply));
    });
    host.addEventListener(
      "wheel",
      (event) => {
        if (event.ctrlKey || !this.buttons.length) return;
        event.preventDefault();
        const now = performance.now();
        if (Math.abs(event.deltaY) < 2 || now - turned < 60) return;
        turned = now;
        this.onstep?.(Math.sign(event.deltaY));
      },
      { passive: false },
    );
  }

  /** @param {Entry[]} history @param {string} ending how the game ended, in words; "": it goes on */
  set(history, ending = "") {
    const known = [...history.map(({ move, side }) => side + move), ending].join(" ");
    if (known === this.known && this.buttons.length === history.length) return;
    this.known = known;
    this.buttons = history.map((entry, i) => moveButton(entry, i + 1));
    /** @type {HTMLElement[]} */
    const cells = [];
    const late = history[0]?.side === "second" ? 1 : 0; // the second side began: the first cell stays empty
    const rows = Math.ceil(((history.at(-1)?.turn ?? -1) + late + 1) / 2);
    for (let row = 0; row < rows; row++) {
      cells.push(element("span", { class: "turn" }, String(row + 1)));
      for (const turn of [2 * row - late, 2 * row + 1 - late]) {
        const steps = this.buttons.filter((_, i) => history[i].turn === turn);
        cells.push(element("span", { class: "cell" }, ...steps));
      }
    }
    if (!rows) cells.push(element("p", { class: "none" }, format("no-moves-yet")));
    if (ending) cells.push(element("p", { class: "ending" }, ending));
    this.host.replaceChildren(...cells);
  }

  /** Marks the move that led to what is on the board. @param {number} ply */
  mark(ply) {
    for (const button of this.host.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
    const button = this.buttons[ply - 1];
    button?.setAttribute("aria-current", "true");
    const { host } = this;
    if (!button) {
      host.scrollTop = 0;
      return;
    }
    // The last move of a game has the result below it.
    if (ply === this.buttons.length && host.querySelector(".ending")) {
      host.scrollTop = host.scrollHeight;
      return;
    }
    const top = button.getBoundingClientRect().top - host.getBoundingClientRect().top + host.scrollTop;
    const seen = top >= host.scrollTop + 4 && top + button.offsetHeight <= host.scrollTop + host.clientHeight - 4;
    if (!seen) host.scrollTop = top - (host.clientHeight - button.offsetHeight) / 2;
  }
}

/** A move with a sign of what it did; the words for it are in its tooltip. @param {Entry} entry @param {number} ply */
function moveButton({ move, ms, did }, ply) {
  const button = element("button", { type: "button", "data-ply": String(ply) }, move);
  const { flipped = 0, taken = 0, destroyed = 0, clockwise = null } = did ?? {};
  const signs = [clockwise === null ? "" : clockwise ? "↻" : "↺", destroyed || taken ? "×" : ""];
  if (signs.some(Boolean)) button.dataset.sign = signs.join("");
  const words = [
    clockwise === null ? "" : clockwise ? format("move-clockwise") : format("move-anticlockwise"),
    flipped ? format("move-flipped", { count: flipped }) : "",
    taken ? format("move-took", { count: taken }) : "",
    destroyed ? format("move-hit") : "",
    format("seconds-spent", { seconds: (ms / 1000).toFixed(ms < 10_000 ? 1 : 0) }),
  ];
  button.title = words.filter(Boolean).join(" · ");
  return button;
}
