/** Home: the boards on the cards quietly play the end of a game while they can be seen. */

/** @import { Card, HomePage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { pace } from "../board/timeline.js";
import { pageData } from "../dom.js";
import "../header.js";

const BETWEEN = 900;
const AT_THE_END = 4000;

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Plays the end of a recorded game over and over. Without motion its last position stands there, which is the point of it.
 * @param {HTMLElement} host @param {Card} demo @param {number} delay
 */
async function playDemo(host, demo, delay) {
  const board = new Board(host, { game: demo.id, spec: demo.board, label: "", still: true });
  const last = demo.moves.length - 1;
  const decided = (/** @type {boolean} */ over) => {
    board.last(over ? demo.moves[last].events : []);
    host.classList.toggle("over", over);
  };
  let seen = false;
  new IntersectionObserver(([entry]) => (seen = entry.isIntersecting), { threshold: 0.4 }).observe(host);
  const resting = () => !seen || document.hidden || pace() === 0;
  await board.show(demo.moves[last]?.view ?? demo.view);
  decided(true);
  await sleep(delay);
  for (;;) {
    await sleep(AT_THE_END);
    while (resting()) await sleep(500);
    decided(false);
    await board.show(demo.view);
    for (const { events, view } of demo.moves) {
      await sleep(BETWEEN);
      while (resting()) await sleep(500);
      await board.play(events, view);
    }
    decided(true);
  }
}

/** @type {HomePage} */
const { games: demos } = pageData();
demos.forEach((demo, i) => {
  const host = document.querySelector(`[data-demo="${demo.id}"]`);
  if (host instanceof HTMLElement && demo.moves.length) void playDemo(host, demo, i * 450);
  else if (host instanceof HTMLElement) void new Board(host, { game: demo.id, spec: demo.board, label: "", still: true }).show(demo.view);
});
