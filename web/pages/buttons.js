/** The board's buttons below it: turning a piece, passing. */

/** @import { Button, Choice } from "../board/types.js" */
/** @import { Board } from "../board/board.js" */

import { element, icon } from "../dom.js";

export class Buttons {
  /** @param {HTMLElement} host @param {Board} board */
  constructor(host, board) {
    this.host = host;
    this.board = board;
    /** Whether they stay when they cannot be pressed: one button is rare (a pass), several are needed all the time. */
    this.stay = board.spec.buttons.length > 1;
    this.playing = true;
    /** @type {Set<string>} */
    this.now = new Set();
    this.made = new Map(board.spec.buttons.map((button) => [button.id, this.make(button)]));
    board.onbuttons = (buttons) => {
      this.now = new Set(buttons.map(({ id }) => id));
      this.update();
    };
    this.update();
  }

  /** @param {Button} button */
  make({ id, label, key }) {
    const made = /** @type {HTMLButtonElement} */ (element("button", { class: "button", type: "button", "data-button": id }, icon(id), `${label} `, element("kbd", {}, key.toUpperCase())));
    made.addEventListener("click", () => this.board.press(id));
    return made;
  }

  /** Whether this browser plays at all. @param {boolean} playing */
  set(playing) {
    this.playing = playing;
    this.update();
  }

  update() {
    const shown = [...this.made].filter(([id]) => (this.stay && this.playing) || this.now.has(id));
    for (const [id, button] of shown) {
      button.disabled = !this.now.has(id);
      button.classList.toggle("main", !this.stay);
    }
    const same = shown.length === this.host.children.length && shown.every(([, button], i) => this.host.children[i] === button);
    if (!same) this.host.replaceChildren(...shown.map(([, button]) => button));
  }
}

/**
 * Whether it helps to see where one can place something: not if nearly every empty point will do.
 * @param {Board} board @param {Choice[]} choices
 */
export function placementsHelp(board, choices) {
  const empty = board.spec.points.length - Object.keys(board.view?.pieces ?? {}).length;
  return choices.length < empty / 2 && choices.every(({ taps }) => taps.length === 1);
}
