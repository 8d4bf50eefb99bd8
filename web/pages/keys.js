/** Keys that work wherever the focus is, as long as nothing is being typed. */

/** @import { Page } from "./gamestate.js" */

import { byId } from "../dom.js";
import { showKeyList } from "../keylist.js";
import { format } from "../words.js";
import { COMPUTERS_KEYS } from "./computers.js";
import { fold } from "./fold.js";
import { TYPE_KEY } from "./typed.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "→"], format("keys-step")],
  [[format("key-home"), format("key-end")], format("keys-ends")],
  [["Tab"], format("keys-board")],
  [["e", "5"], format("keys-point")],
  [["Enter"], format("keys-choose")],
  [[TYPE_KEY], format("keys-type")],
  [["Esc"], format("keys-escape")],
  [["F"], format("keys-flip")],
  [["Z"], format("keys-review")],
  [["M"], format("keys-mute")],
  [["?"], format("keys-list")],
];

/** @param {Page} page @param {() => void} flip */
export function listenToKeys({ board, pastView, card, premove, computers }, flip) {
  // In the capture phase, before the board: after a click the focus is on the board, too, and the keys mean the game.
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches("input, textarea, select, [role=slider]")) return;
      // A button that has the focus is pressed by the space bar, as everywhere.
      if (event.key === " " && target instanceof HTMLElement && target.matches("button, a, summary, label")) return;
      const walking = target instanceof Node && board.host.contains(target) && !board.host.classList.contains("by-pointer");
      if (!act(event.key, walking)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );

  /** @param {string} key @param {boolean} walking whether the board's cursor is in use @returns {boolean} whether it meant something */
  function act(key, walking) {
    switch (key) {
      case "?":
        showKeys(board.spec.buttons, computers);
        return true;
      case "Escape":
        return fold() || premove?.drop() || board.deselect() || pastView.leave() || card.putAside();
      case "Home":
        void pastView.go(0);
        return true;
      case "End":
        void pastView.go(pastView.tip);
        return true;
    }
    if (computers.pressKey(key)) return true;
    if (walking) return false;
    if (key === "ArrowLeft" || key === "ArrowRight") {
      void pastView.step(key === "ArrowLeft" ? -1 : 1);
      return true;
    }
    if (board.pressKey(key)) return true;
    if (key.toLowerCase() === "f") {
      flip();
      return true;
    }
    const review = byId("menu-review");
    if (key.toLowerCase() === "z" && !review.hidden) {
      review.click();
      return true;
    }
    return false;
  }
}

/** Shows what the keys do. @param {{ label: string, key: string }[]} buttons of the board @param {Page["computers"]} computers */
export function showKeys(buttons, computers) {
  /** @type {[string[], string][]} */
  const own = buttons.map(({ label, key }) => [[key.toUpperCase()], format(label)]);
  showKeyList([...KEYS.slice(0, -4), ...own, ...(computers.now().state.can.step ? COMPUTERS_KEYS : []), ...KEYS.slice(-4)]);
}
