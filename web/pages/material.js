/**
 * The strip of the card at a game's end: pieces of who won come to lie on it, sparks where a beam decided. They fall once, in less
 * than a second; without motion they lie there.
 */

/** @import { GameInfo, Side, State } from "../types/messages.js" */

import { pace } from "../board/timeline.js";
import { element, pieceIcon } from "../dom.js";
import { SIDES } from "./seats.js";

const PIECES = 17;
const SPARKS = 26;
/** The last one begins to fall so late, in milliseconds; with its fall it is 900 (result.css). */
const LATEST = 350;
/** Steps of the golden ratio never come close to each other: the pieces lie as if they had been thrown. */
const GOLDEN = 0.618034;

/** @param {HTMLElement} host @param {GameInfo} game @param {State} state */
export function layMaterial(host, game, state) {
  const winner = state.outcome?.winner ?? null;
  const beam = state.last.find(({ event }) => event === "beam");
  const sparks = winner !== null && beam !== undefined && state.outcome?.scored === true;
  const length = sparks ? SPARKS : PIECES;
  const all = Array.from({ length }, (_, i) => {
    const made = sparks ? spark(winner) : piece(game, winner ?? SIDES[i % 2], i);
    const down = (i * GOLDEN) % 1;
    const along = (i + ((i * i * GOLDEN) % 1)) / length;
    const { style } = made;
    style.setProperty("--x", `${(2 + 88 * along).toFixed(1)}%`);
    style.setProperty("--y", `${Math.round(8 + 58 * down)}%`);
    style.setProperty("--size", `${16 + ((i * 7) % 12)}px`);
    style.setProperty("--turn", `${(i * 47) % 360}deg`);
    style.setProperty("--late", `${Math.round(LATEST * ((i * 5) % 9) * 0.111)}ms`);
    return made;
  });
  host.replaceChildren(...all);
}

/** Lets what lies there fall, once. @param {HTMLElement} host */
export function dropMaterial(host) {
  if (pace() === 0) return;
  host.classList.add("falling");
  host.addEventListener("animationend", () => setTimeout(() => host.classList.remove("falling"), LATEST), { once: true });
}

/** @param {GameInfo} game @param {Side} side @param {number} i */
function piece(game, side, i) {
  return pieceIcon(game.id, game.pieces[i % game.pieces.length].id, side);
}

/** @param {Side} side */
const spark = (side) => element("i", { class: "spark", "data-side": side });
