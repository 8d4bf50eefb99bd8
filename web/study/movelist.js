/** The moves: the line in two columns, a row for each pair of turns; variations below the row in which they begin. */

/** @import { Side } from "../types/messages.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { element } from "../dom.js";
import { format } from "../words.js";
import { go, sideOf, walk } from "./state.js";

/**
 * What else a move's button shows: a sign behind its text, a number at its right edge.
 * @typedef {(node: Node) => { sign?: HTMLElement | null, number?: string }} Adorn
 */

export class StudyMoves {
  /** @param {HTMLElement} host @param {Study} study @param {Adorn} adorn */
  constructor(host, study, adorn) {
    this.host = host;
    this.study = study;
    this.adorn = adorn;
    /** @type {Map<Node, HTMLElement>} */
    this.buttons = new Map();
    this.waiting = false;
    study.changed.add(() => this.refresh());
    study.shown.add(() => (this.buttons.has(study.now) || study.now === study.root ? this.mark() : this.refresh()));
    let turned = 0;
    host.addEventListener(
      "wheel",
      (event) => {
        if (event.ctrlKey || !event.shiftKey) return;
        event.preventDefault();
        const now = performance.now();
        const by = event.deltaY || event.deltaX;
        if (Math.abs(by) < 2 || now - turned < 60) return;
        turned = now;
        walk(study, by > 0 ? "forward" : "back");
      },
      { passive: false },
    );
  }

  /** Draws everything anew, once for all that happens at the same time. */
  refresh() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      this.draw();
    });
  }

  draw() {
    const { study, host } = this;
    const focused = host.contains(document.activeElement) && document.activeElement !== host;
    const { scrollTop } = host;
    this.buttons.clear();
    const { root } = study;
    const cells = [...this.commentOf(root), ...this.rows(root)];
    if (!root.children.length) cells.push(element("p", { class: "none" }, format("no-moves-yet")));
    host.replaceChildren(...cells);
    host.scrollTop = scrollTop;
    this.mark();
    if (focused) this.buttons.get(study.now)?.focus({ preventScroll: true });
  }

  /** The rows of the main line. @param {Node} root */
  rows(root) {
    const { study } = this;
    const rows = [];
    /** @type {{ row: number, cells: Record<Side, HTMLElement>, side: Side } | null} */
    let open = null;
    let number = 0;
    for (let node = root.children[0]; node; node = node.children[0]) {
      const side = sideOf(study, node);
      if (!open || (open.side === "second" && side === "first")) {
        number += 1;
        /** @type {Record<Side, HTMLElement>} */
        const cells = { first: element("span", { class: "cell" }), second: element("span", { class: "cell" }) };
        open = { row: number, cells, side };
        rows.push(element("span", { class: "turn" }, String(number)), cells.first, cells.second);
      }
      open.side = side;
      open.cells[side].append(this.button(node));
      const below = [...this.commentOf(node), ...(node.parent?.children.slice(1) ?? []).map((other) => this.variation(other))];
      // What stands between two moves of a row splits it; the number is said again.
      if (below.length) {
        rows.push(...below);
        open = side === "first" && node.children[0] ? this.again(rows, number) : null;
      }
    }
    return rows;
  }

  /** The rest of a row that was split. @param {HTMLElement[]} rows @param {number} number @returns {{ row: number, cells: Record<Side, HTMLElement>, side: Side }} */
  again(rows, number) {
    /** @type {Record<Side, HTMLElement>} */
    const cells = { first: element("span", { class: "cell soft" }, "…"), second: element("span", { class: "cell" }) };
    rows.push(element("span", { class: "turn" }, String(number)), cells.first, cells.second);
    return { row: number, cells, side: "first" };
  }

  /** A variation, and those that begin within it. @param {Node} first @returns {HTMLElement} */
  variation(first) {
    const block = element("div", { class: "variation" }, element("span", { class: "num" }, format("variation-number", { ply: first.ply })));
    for (let node = /** @type {Node | undefined} */ (first); node; node = node.children[0]) {
      block.append(this.button(node), ...this.commentOf(node));
      if (node !== first) for (const other of node.parent?.children.slice(1) ?? []) block.append(this.variation(other));
    }
    return block;
  }

  /** @param {Node} node */
  commentOf(node) {
    return node.comment ? [element("p", { class: "comment" }, node.comment)] : [];
  }

  /** @param {Node} node */
  button(node) {
    const { sign, number } = this.adorn(node);
    const button = element("button", { type: "button", "data-ply": String(node.ply) }, node.move + node.glyph);
    if (sign) button.append(sign);
    if (number) button.append(element("span", { class: "num" }, number));
    button.addEventListener("click", () => void go(this.study, node));
    this.buttons.set(node, button);
    return button;
  }

  /** Marks the move that led to what is on the board. */
  mark() {
    const { host, study } = this;
    for (const button of host.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
    const button = this.buttons.get(study.now);
    button?.setAttribute("aria-current", "true");
    if (!button) {
      if (study.now === study.root) host.scrollTop = 0;
      return;
    }
    const top = button.getBoundingClientRect().top - host.getBoundingClientRect().top + host.scrollTop;
    const seen = top >= host.scrollTop + 4 && top + button.offsetHeight <= host.scrollTop + host.clientHeight - 4;
    if (!seen) host.scrollTop = top - (host.clientHeight - button.offsetHeight) / 2;
  }
}
