/** How the chances stand, as a bar beside the board: the side at the board's bottom is at the bottom. */

/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { byId, element, show, write } from "../dom.js";
import { format } from "../words.js";
import { chanceOf, percent } from "./scores.js";

export class Gauge {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    this.host = byId("gauge");
    this.border = element("b");
    this.host.append(element("i"), this.border);
    /** @type {Map<Node, number>} the chances of the first side */
    this.chances = new Map();
    study.shown.add(() => this.show());
  }

  /** The chances of the first side at a node. @param {Node} node @param {number} chance from 0 to 1 */
  set(node, chance) {
    this.chances.set(node, chance);
    if (node === this.study.now) this.show();
  }

  /** Of the node that is shown; while nothing is known of it, what was last known stays. */
  show() {
    const { study, host } = this;
    const chance = this.chances.get(study.now);
    show(host, this.chances.size > 0 && !study.quiet);
    if (chance === undefined) return;
    const lower = study.board.flipped ? "second" : "first";
    const upper = lower === "first" ? "second" : "first";
    host.style.setProperty("--lower", `var(--${lower})`);
    host.style.setProperty("--upper", `var(--${upper})`);
    const share = chanceOf(chance, lower);
    host.style.setProperty("--share", String(share));
    write(this.border, String(Math.round(100 * share)));
    host.setAttribute("aria-label", format("gauge-says", { side: format(study.data.game.sides[lower].name), chance: percent(share) }));
  }
}
