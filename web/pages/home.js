/** Home: the boards on the cards quietly play a game while they can be seen. */

/** @import { Card, HomePage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { pace } from "../board/timeline.js";
import { pageData } from "../dom.js";
import "../header.js";

const BETWEEN = 1300;
const AT_THE_END = 4000;

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {HTMLElement} host @param {Card} demo @param {number} delay */
async function playDemo(host, demo, delay) {
  const board = new Board(host, { game: demo.id, spec: demo.board, label: "", still: true });
  // Begins where there is something to see, which is also what stays if nothing may move.
  let at = Math.floor(demo.moves.length * 0.6);
  void board.show(demo.moves[at - 1]?.view ?? demo.view);
  let seen = false;
  new IntersectionObserver(([entry]) => (seen = entry.isIntersecting), { threshold: 0.4 }).observe(host);
  await sleep(delay);
  for (; ; at++) {
    await sleep(at === demo.moves.length ? AT_THE_END : BETWEEN);
    while (!seen || document.hidden || pace() === 0) await sleep(500);
    if (at === demo.moves.length) {
      await board.show(demo.view);
      at = -1;
    } else await board.play(demo.moves[at].events, demo.moves[at].view);
  }
}

/** @type {HomePage} */
const { games: demos } = pageData();
demos.forEach((demo, i) => {
  const host = document.querySelector(`[data-demo="${demo.id}"]`);
  if (host instanceof HTMLElement && demo.moves.length) void playDemo(host, demo, i * 450);
  else if (host instanceof HTMLElement) void new Board(host, { game: demo.id, spec: demo.board, label: "", still: true }).show(demo.view);
});
