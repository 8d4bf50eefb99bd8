/** The board's buttons below it: turning a piece, passing. */

/** @import { Button, Choice } from "../types/messages.js" */
/** @import { Board } from "../board/board.js" */

import { element, icon, write } from "../dom.js";
import { format } from "../words.js";

export class Buttons {
  /** @param {HTMLElement} host @param {Board} board */
  constructor(host, board) {
    this.host = host;
    this.board = board;
    /** Whether they stay when they cannot be pressed: one button is rare (a pass), several are needed all the time. */
    this.stay = board.spec.buttons.length > 1;
    this.playing = true;
    /** Whether it was played here: then their room stays when the game has ended. */
    this.played = false;
    /** @type {Set<string>} */
    this.now = new Set();
    /** Whether they can be pressed for the next turn. */
    this.ahead = false;
    /** @type {((button: string) => void) | null} one of them was */
    this.onahead = null;
    this.made = new Map(board.spec.buttons.map((button) => [button.id, this.make(button)]));
    board.on.buttons = (buttons) => {
      this.now = new Set(buttons.map(({ id }) => id));
      this.update();
    };
    this.update();
  }

  /** @param {Button} button */
  make({ id, label, key }) {
    const made = /** @type {HTMLButtonElement} */ (
      element(
        "button",
        { class: "button", type: "button", "data-button": id },
        icon(id),
        element("span", {}, format(label)),
        " ",
        element("kbd", {}, key.toUpperCase()),
      )
    );
    let finger = false;
    made.addEventListener("pointerdown", ({ pointerType }) => {
      finger = pointerType === "touch";
    });
    // A key that presses it comes without a pointer.
    made.addEventListener("click", ({ detail }) =>
      this.ahead ? this.onahead?.(id) : finger && detail !== 0 ? this.board.touch(id) : this.board.press(id),
    );
    made.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && this.board.point(id));
    made.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.board.point(null));
    made.addEventListener("focus", () => made.matches(":focus-visible") && this.board.point(id));
    made.addEventListener("blur", () => this.board.point(null));
    return made;
  }

  /** Whether they can be pressed for the next turn. @param {boolean} ahead */
  setAhead(ahead) {
    this.ahead = ahead;
    this.update();
  }

  /** Whether this browser plays at all. @param {boolean} playing */
  set(playing) {
    this.playing = playing;
    this.played ||= playing;
    this.host.classList.toggle("resting", !playing);
    this.update();
  }

  /**
   * Shows that a button will be pressed by itself: it fills up meanwhile, and says that it need not be waited for.
   * @param {string} id @param {number | null} ms how long that takes; null: it will not
   */
  count(id, ms) {
    const button = this.made.get(id);
    const label = this.board.spec.buttons.find((b) => b.id === id)?.label;
    if (!button || !label) return;
    write(
      /** @type {Element} */ (button.querySelector("span")),
      ms === null ? format(label) : format("button-now", { button: format(label) }),
    );
    button.style.setProperty("--time", `${ms ?? 0}ms`);
    button.classList.toggle("counting", ms !== null);
  }

  update() {
    const shown = [...this.made].filter(([id]) => (this.stay && (this.playing || this.played)) || this.now.has(id));
    for (const [id, button] of shown) {
      button.disabled = !this.now.has(id) && !this.ahead;
      button.classList.toggle("main", !this.stay);
    }
    const same = shown.length === this.host.children.length && shown.every(([, button], i) => this.host.children[i] === button);
    if (!same) this.host.replaceChildren(...shown.map(([, button]) => button));
  }
}

/**
 * Whether it helps to see where one can place something: where the rules leave only some of the empty points.
 * @param {Board} board @param {Choice[]} choices
 */
export function placementsHelp(board, choices) {
  return board.spec.restricted_placements && choices.every(({ taps }) => taps.length === 1);
}
