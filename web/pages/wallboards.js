/** How the boards of a round share the wall, and applause. */

import { element } from "../dom.js";

const GAP = 12;
/** Names beside a board have letters of this part of its width, but neither fewer nor more pixels than these. */
const LETTERS = 0.1;
const SMALLEST = 12;
const LARGEST = 28;
const LINE = 1.35;
/** The share of the width that the large board may have: beside a few others, and beside many. */
const WIDE = 0.55;
const NARROW = 0.42;
const MANY = 9;
const CONFETTI = 60;

/** @param {number} width */
const lettersOf = (width) => Math.min(LARGEST, Math.max(SMALLEST, width * LETTERS));

/** What a board with two lines of names takes. @param {number} width @param {number} ratio width by height */
const heightOf = (width, ratio) => width / ratio + 2 * LINE * lettersOf(width);

/** The greatest width with which so many boards fit. @param {number} count @param {number} width @param {number} height @param {number} ratio */
function widest(count, width, height, ratio) {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const room = (height - GAP * (rows - 1)) / rows;
    let [low, high] = [0, (width - GAP * (columns - 1)) / columns];
    // Letters do not shrink with the smallest boards, so the height is no multiple of the width.
    for (let step = 0; step < 12 && heightOf(high, ratio) > room; step++) {
      const middle = (low + high) / 2;
      if (heightOf(middle, ratio) <= room) low = middle;
      else high = middle;
    }
    const size = heightOf(high, ratio) <= room ? high : low;
    if (size > best.size) best = { columns, size };
  }
  return best;
}

/**
 * Places the boards so that all are seen at once, one of them large.
 * @param {HTMLElement} host @param {{ figure: HTMLElement, large: boolean }[]} boards @param {number} ratio
 */
export function arrange(host, boards, ratio) {
  const width = host.clientWidth;
  const below = host.parentElement ? Number.parseFloat(getComputedStyle(host.parentElement).paddingBottom) : 0;
  const height = Math.max(200, Math.floor(innerHeight - host.getBoundingClientRect().top - scrollY - below));
  const main = boards.find(({ large }) => large) ?? boards[0];
  const others = boards.filter((one) => one !== main);
  const share = others.length > MANY ? NARROW : WIDE;
  const mainSize = widest(1, others.length ? width * share : width, height, ratio).size;
  const rest = widest(others.length, width - mainSize - 2 * GAP, height, ratio);
  const set = (/** @type {HTMLElement} */ figure, /** @type {number} */ size) => {
    figure.style.setProperty("--size", `${Math.floor(size)}px`);
    figure.style.setProperty("--letters", `${lettersOf(size)}px`);
  };
  if (main) set(main.figure, mainSize);
  for (const { figure } of others) set(figure, rest.size);
  host.style.setProperty("--columns", String(rest.columns));
  host.style.setProperty("--height", `${height}px`);
  const grid = host.querySelector(".small-boards") ?? element("div", { class: "small-boards" });
  // What stays in its place is not taken out: a move that is being shown goes on.
  if (main && host.firstElementChild !== main.figure) host.prepend(main.figure);
  if (!grid.isConnected) host.append(grid);
  for (const [at, { figure }] of others.entries()) if (grid.children[at] !== figure) grid.insertBefore(figure, grid.children[at] ?? null);
  for (const { figure, large } of boards) figure.classList.toggle("large", large || figure === main?.figure);
}

/** Confetti, where things may move. @param {HTMLElement} wall */
export function applaud(wall) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const confetti = element("div", { class: "confetti", "aria-hidden": "true" });
  for (let i = 0; i < CONFETTI; i++) {
    const piece = element("i", {});
    piece.style.setProperty("--x", `${Math.random() * 100}vw`);
    piece.style.setProperty("--late", `${Math.random() * 4}s`);
    piece.style.setProperty("--hue", String(Math.floor(Math.random() * 360)));
    confetti.append(piece);
  }
  wall.append(confetti);
  setTimeout(() => confetti.remove(), 14_000);
}
