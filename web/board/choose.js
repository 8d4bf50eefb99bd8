/**
 * What a person is about to choose: walks the taps of what is offered, shows what can be tapped next, and says which move was
 * meant.
 */

/** @import { Choice, Piece, Side, Tap } from "./types.js" */
/** @import { Board } from "./board.js" */

import { same } from "./same.js";
import { keyOf, Taps } from "./taps.js";

export class Choosing {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.taps = new Taps([]);
    /** @type {Side} whose taps are awaited */
    this.mover = "first";
    /** @type {Choice[]} what is offered, to tell whether it is the same again */
    this.offered = [];
    /** @type {string | null} the tap under the pointer */
    this.hovered = null;
    /** @type {Tap | null} made while the move before was still being shown */
    this.early = null;
  }

  /**
   * What may be tapped now; none: look only.
   * @param {Choice[]} choices
   * @param {{ side?: Side }} [options] whose choice it is
   */
  offer(choices, { side } = {}) {
    if (choices.length && !this.waiting && same(choices, this.offered)) return;
    this.offered = choices;
    if (this.board.hand.carried && choices.length) this.board.settle();
    this.taps = new Taps(choices);
    this.mover = side ?? this.guessSide(choices);
    this.board.host.dataset.mover = this.mover;
    this.board.host.classList.toggle("live", choices.length > 0);
    this.board.highlights.hideGhost();
    this.refresh();
    const { early } = this;
    if (!early || !choices.length) return;
    this.early = null;
    this.tap(early, true);
  }

  /** @param {Choice[]} choices @returns {Side} */
  guessSide([choice]) {
    if (choice?.put) return choice.put.side;
    const tap = choice?.taps[0];
    const point = tap && ("point" in tap ? tap.point : "group" in tap ? tap.group[0] : null);
    return (typeof point === "number" && this.board.view?.pieces[point]?.side) || this.mover;
  }

  /** Shows what can be tapped. */
  refresh() {
    const {
      taps,
      board: { highlights, stage },
    } = this;
    const next = taps.next();
    const first = taps.first();
    const chosen = taps.path.flatMap(({ tap }) => (tap && "point" in tap ? [tap.point] : []));
    const leaves = [...next.points].filter((point) => taps.peek({ point })?.move !== null);
    highlights.set("can", taps.chosen ? [] : next.points);
    highlights.set("other", taps.chosen ? first.points : []);
    highlights.set("next", taps.chosen ? next.points : []);
    highlights.set("place", taps.chosen ? [] : leaves.filter((point) => !stage.at(point)));
    highlights.set("pick", taps.chosen ? [] : leaves.filter((point) => stage.at(point)));
    highlights.set(
      "taken",
      [...next.points].filter((point) => stage.at(point)),
    );
    highlights.set("selected", chosen);
    highlights.offerGroups(next.groups);
    for (const [point, piece] of stage.standing) piece.group.classList.toggle("selected", chosen.includes(point));
    this.hovered = ""; // what can be done has changed: hovering means something else now
    this.hover(null);
    this.board.keyboard?.update();
    this.board.onbuttons?.(this.board.spec.buttons.filter(({ id }) => next.buttons.has(id)));
    this.board.onchoose?.(chosen);
  }

  /** What the pointer or the focus is on. @param {Tap | null} tap */
  hover(tap) {
    const key = tap && keyOf(tap);
    if (key === this.hovered) return;
    this.hovered = key;
    const {
      taps,
      board: { highlights, stage },
    } = this;
    const point = tap && "point" in tap ? tap.point : null;
    highlights.hoverGroup(tap && "group" in tap ? tap.group : null);
    const node = point === null ? null : taps.peek({ point });
    const can = point !== null && (node !== null || taps.first().points.has(point));
    highlights.set("hover", can ? [point] : []);
    for (const [at, piece] of stage.standing) piece.group.classList.toggle("hover", can && at === point);
    this.board.host.classList.toggle("pointing", can || Boolean(tap && "group" in tap));
    const ghost = node && node.move !== null && !this.board.hand.holds ? this.ghostOf(node.put) : null;
    if (ghost && point !== null && !stage.at(point)) highlights.showGhost(point, ghost);
    else if (!this.waiting) highlights.hideGhost();
  }

  /** Whether a move was sent and not answered. */
  get waiting() {
    return this.taps.here.move !== null;
  }

  /** The piece that would come to stand: told, or the chosen one, or the first kind the game has. @param {Piece | null} put @returns {Piece | null} */
  ghostOf(put) {
    if (put) return put;
    const from = this.taps.chosenPoint;
    if (from !== null) return this.board.view?.pieces[from] ?? null;
    const symbol = document.querySelector(`symbol[id^="${this.board.game}-"][id$="-${this.mover}"]`);
    const kind = symbol?.id.slice(this.board.game.length + 1, -this.mover.length - 1);
    return kind ? { kind, side: this.mover } : null;
  }

  /** @param {Tap} tap @param {boolean} [byPointer] */
  tap(tap, byPointer = false) {
    if (this.waiting) return;
    if (!this.taps.root.next.size) return this.hurry(tap);
    if (byPointer && "point" in tap) this.board.keyboard?.goTo(tap.point, true);
    const outcome = this.taps.tap(tap);
    if (outcome.result === "refused" && "point" in tap) this.refuse(tap.point);
    if (outcome.result === "move") this.send(outcome.move);
    else this.refresh();
  }

  /**
   * A tap while a move is still being shown ends the showing, and counts if it leads to a choice: two people at one
   * screen may be quicker than the animation.
   * @param {Tap} tap
   */
  hurry(tap) {
    if (!this.board.timeline.running) return;
    this.board.timeline.settle();
    this.early = tap;
  }

  /** @param {string} move */
  send(move) {
    const { path } = this.taps;
    this.board.pointer?.moved(path.at(-1)?.tap ?? null);
    this.offered = [];
    this.board.highlights.set("next", []);
    this.board.highlights.set("can", []);
    this.board.highlights.set("place", []);
    this.board.highlights.set("pick", []);
    this.board.highlights.offerGroups([]);
    this.board.host.classList.remove("live", "pointing");
    this.taps = new Taps([]);
    this.taps.path = path.slice(-1); // a leaf: nothing can be tapped until there is an answer
    this.board.onbuttons?.([]);
    this.board.onmove?.(move);
  }

  /** @param {number} point */
  refuse(point) {
    this.board.drawing.spots[point].classList.add("refused");
    setTimeout(() => this.board.drawing.spots[point]?.classList.remove("refused"), 450);
    this.board.onrefuse?.(point);
  }

  /** Presses one of the board's buttons. @param {string} button */
  press(button) {
    if (this.taps.next().buttons.has(button)) this.tap({ button });
  }

  /** Presses the button with this key, if it can be. @param {string} key @returns {boolean} */
  pressKey(key) {
    const allowed = this.taps.next().buttons;
    const button = this.board.spec.buttons.find((b) => b.key === key.toLowerCase() && allowed.has(b.id));
    if (button) this.press(button.id);
    return Boolean(button);
  }

  /** @returns {boolean} whether anything was chosen */
  deselect() {
    if (this.waiting || !this.taps.drop()) return false;
    this.refresh();
    return true;
  }
}
