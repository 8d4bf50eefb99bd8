/** What can be switched on over the board: the game's own layers, move numbers, the engine's marks and values. */

/** @import { Study } from "./state.js" */
/** @import { Engine } from "./engine.js" */

import { element } from "../dom.js";
import { attempt } from "../pages/tries.js";
import { format } from "../words.js";
import { keep, kept } from "./kept.js";
import { movesTo } from "./tree.js";

/** Layers of the server that every game has. */
const NUMBERS = "numbers";
const VALUES = "values";

export class Layers {
  /** @param {HTMLElement} host @param {Study} study @param {Engine} engine */
  constructor(host, study, engine) {
    this.study = study;
    this.engine = engine;
    /** @type {HTMLInputElement[]} */
    this.inputs = [];
    /** @type {Set<string>} */
    this.on = new Set(kept().layers[study.data.game.id] ?? []);
    const { layers } = study.data;
    const rows = [
      this.row(VALUES, format("layer-values"), []),
      this.arrows(),
      ...layers.map(({ id, name, kinds }) => this.row(id, format(name), kinds)),
      this.row(NUMBERS, format("layer-numbers"), []),
    ];
    host.append(...rows);
    // Where both sides' marks look the same one sample is enough.
    for (const sample of host.querySelectorAll(".sample")) {
      const [first, second] = sample.children;
      if (getComputedStyle(first).color === getComputedStyle(second).color) second.remove();
    }
    study.shown.add(() => void this.show());
    engine.values = this.on.has(VALUES);
  }

  /** @param {string} label @param {boolean} checked @param {(on: boolean) => void} change @param {string} id */
  toggle(label, checked, change, id) {
    const input = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", role: "switch", "data-layer": id }));
    input.checked = checked;
    this.inputs.push(input);
    input.addEventListener("change", () => change(input.checked));
    return element("label", { class: "switch" }, element("span", {}, label), input);
  }

  /** Switches some of them on, or off if all of them are. @param {string[]} ids */
  press(ids) {
    const inputs = this.inputs.filter(({ dataset }) => ids.includes(dataset.layer ?? ""));
    const on = !inputs.every(({ checked }) => checked);
    for (const input of inputs) if (input.checked !== on) input.click();
  }

  arrows() {
    return this.toggle(format("layer-best-moves"), this.engine.arrows, (on) => this.engine.showArrows(on), "best-moves");
  }

  /** @param {string} id @param {string} name @param {[string, string][]} kinds */
  row(id, name, kinds) {
    const legend = element(
      "ul",
      { class: "legend" },
      ...kinds.map(([kind, meaning]) => element("li", {}, this.sample(kind), format(meaning))),
    );
    const row = this.toggle(
      name,
      this.on.has(id),
      (on) => {
        if (on) this.on.add(id);
        else this.on.delete(id);
        legend.hidden = !on || !kinds.length;
        keep({ layers: { ...kept().layers, [this.study.data.game.id]: [...this.on] } });
        if (id === VALUES) this.engine.showValues(on);
        else void this.show();
        this.study.board.forget();
      },
      id,
    );
    legend.hidden = !this.on.has(id) || !kinds.length;
    return element("div", { class: "layer" }, row, legend);
  }

  /** The colour of a kind of mark. @param {string} kind */
  sample(kind) {
    const samples = ["side-first", "side-second"].map((side) => element("i", { class: `layer-mark layers ${kind} ${side}` }));
    return element("span", { class: "sample", "data-game": this.study.data.game.id, "aria-hidden": "true" }, ...samples);
  }

  /** Draws the layers over the position that is shown. */
  async show() {
    const { study } = this;
    const node = study.now;
    const ids = [...this.on].filter((id) => id !== VALUES);
    if (!ids.length) return study.board.overlay("layers", []);
    const { tried } = await attempt(study.data.variant.id, { from: study.data.start ?? undefined, moves: movesTo(node), layers: ids });
    // Another position is shown or another layer switched meanwhile.
    if (study.now !== node || ids.join() !== [...this.on].filter((id) => id !== VALUES).join()) return;
    study.board.overlay("layers", tried?.marks ?? []);
  }
}
