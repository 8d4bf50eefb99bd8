/**
 * Setting up a position: what is placed, moved, turned or taken off changes a description, which the server checks after every change; all that is wrong
 * with it is listed in words and marked on the board.
 */

/** @import { Checked, Choice, Extra, Piece, Side, View } from "../types/messages.js" */
/** @import { Study } from "./state.js" */

import { copy, element, icon, pieceIcon, show, toast } from "../dom.js";
import { format } from "../words.js";
import { fetchJson } from "./ask.js";
import { go } from "./state.js";
import { movesTo } from "./tree.js";

/**
 * @typedef {{ at: string, kind: string, side: Side, facing?: number }} Placed
 * @typedef {{ pieces: Placed[], to_move: Side, extras?: Record<string, string> }} Description
 * @typedef {{ do: "put", kind: string, side: Side } | { do: "move" | "turn" | "erase" }} Tool
 */

/** @type {Side[]} */
const SIDES = ["first", "second"];

export class Editor {
  /** @param {HTMLElement} host @param {Study} study @param {(go: () => void) => void} leave goes to another page, without losing the tree */
  constructor(host, study, leave) {
    this.host = host;
    this.study = study;
    this.leave = leave;
    this.points = new Map(study.data.board.points.map(({ name }, index) => [name, index]));
    this.open = false;
    /** @type {Map<number, Piece>} */
    this.pieces = new Map();
    /** @type {Side} */
    this.toMove = "first";
    /** @type {Record<string, string>} */
    this.extras = {};
    const [kind] = study.data.game.pieces;
    /** @type {Tool} */
    this.tool = { do: "put", kind: kind.id, side: "first" };
    this.alternate = false;
    /** How often something was checked: an answer that comes late counts no more. */
    this.checks = 0;
    /** @type {string | null} */
    this.position = null;
    this.tools = element("div", { class: "palette", role: "radiogroup", "aria-label": format("editor-tools") });
    this.turn = this.select(
      "editor-to-move",
      format("editor-to-move"),
      SIDES.map((side) => [side, format(study.data.game.sides[side].name)]),
      (value) => {
        this.toMove = /** @type {Side} */ (value);
        this.changed();
      },
    );
    this.more = element("div", { class: "extras" });
    /** What the game asks beside the pieces, in its order. */
    this.asked = study.data.game.extras.map(({ name, label, choices }, index) => {
      const options = choices.map(({ value, label: text }) => /** @type {[string, string]} */ ([value, text ? format(text) : value]));
      return this.select(`extra-${name}`, format(label), options, (value) => this.extra(index, value));
    });
    this.more.append(...this.asked.map(({ field }) => field));
    this.problems = element("ul", { class: "problems", "aria-live": "polite" });
    this.analyse = /** @type {HTMLButtonElement} */ (
      element("button", { class: "button main", type: "button", id: "editor-analyse" }, icon("check"), format("editor-analyse"))
    );
    this.text = /** @type {HTMLButtonElement} */ (
      element("button", { class: "button", type: "button" }, icon("copy"), format("copy-position"))
    );
    this.build();
  }

  build() {
    const { game, variant } = this.study.data;
    for (const kind of game.pieces) {
      for (const side of SIDES) {
        const name = format("editor-put", { side: format(game.sides[side].name), kind: format(kind.name) });
        this.addTool({ do: "put", kind: kind.id, side }, pieceIcon(game.id, kind.id, side), name);
      }
    }
    this.addTool({ do: "move" }, icon("hand"), format("editor-move"));
    if (game.pieces.some(({ facings }) => facings > 1)) this.addTool({ do: "turn" }, icon("turn-right"), format("editor-turn"));
    this.addTool({ do: "erase" }, icon("trash"), format("editor-erase"));

    const alternate = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", role: "switch", id: "editor-alternate" }));
    alternate.addEventListener("change", () => {
      this.alternate = alternate.checked;
    });
    const alternates = element("label", { class: "switch" }, element("span", {}, format("editor-alternate")), alternate);

    const starts = this.select(
      "editor-start",
      format("editor-begin-with"),
      [
        ["", format("editor-as-it-is")],
        ["-", format("editor-empty")],
        .../** @type {[string, string][]} */ (variant.starts.map(({ id, name }) => [id, format(name)])),
      ],
      (value) => {
        if (value === "-") this.clear();
        else if (value) void this.load({ from: value });
        else void this.loadShown();
      },
    );
    this.analyse.addEventListener("click", () => {
      if (!this.position) return;
      const query = new URLSearchParams({ from: this.position });
      this.leave(() => location.assign(`/analysis/${variant.id}?${query}`));
    });
    show(this.more, this.asked.length > 0);
    const clear = element("button", { class: "button", type: "button", id: "editor-clear" }, icon("trash"), format("editor-clear"));
    clear.addEventListener("click", () => this.clear());
    this.text.addEventListener("click", () => this.position && void copy(this.position));
    this.host.append(
      this.tools,
      alternates,
      element("div", { class: "pair" }, this.turn.field, starts.field),
      this.more,
      this.problems,
      element("div", { class: "actions" }, this.analyse, clear, this.text),
    );
  }

  /** @param {Tool} tool @param {Element} picture @param {string} name */
  addTool(tool, picture, name) {
    const button = element("button", { class: "button square", type: "button", role: "radio", title: name, "aria-label": name });
    button.dataset.tool = tool.do === "put" ? `${tool.kind}-${tool.side}` : tool.do;
    button.append(picture);
    button.addEventListener("click", () => this.choose(tool));
    this.tools.append(button);
  }

  /** @param {Tool} tool */
  choose(tool) {
    this.tool = tool;
    const name = tool.do === "put" ? `${tool.kind}-${tool.side}` : tool.do;
    for (const button of this.tools.children)
      button.setAttribute("aria-checked", String(/** @type {HTMLElement} */ (button).dataset.tool === name));
    this.offer();
  }

  /** @param {string} id @param {string} label @param {[string, string][]} options @param {(value: string) => void} change */
  select(id, label, options, change) {
    const made = options.map(([value, text]) => element("option", { value }, text));
    const select = /** @type {HTMLSelectElement} */ (element("select", { id, class: "input" }, ...made));
    select.addEventListener("change", () => change(select.value));
    return { select, field: element("div", { class: "field" }, element("label", { for: id }, label), select) };
  }

  /** @param {boolean} open */
  async set(open) {
    if (open === this.open) return;
    this.open = open;
    const { study } = this;
    study.board.host.closest("main")?.classList.toggle("editing", open);
    if (open) {
      study.quiet = true;
      study.intercept = (move) => {
        this.edit(move);
        return true;
      };
      for (const name of ["engine", "values", "layers", "why"]) study.board.overlay(name, []);
      study.board.last([]);
      await this.loadShown();
      return this.choose(this.tool);
    }
    study.quiet = false;
    study.intercept = null;
    study.board.overlay("editor", []);
    await go(study, study.now);
  }

  loadShown() {
    const { study } = this;
    return this.load({ from: study.data.start ?? "", moves: movesTo(study.now).join() });
  }

  /** @param {Record<string, string>} what */
  async load(what) {
    const query = new URLSearchParams(Object.entries(what).filter(([, value]) => value));
    const { answer, why } = await fetchJson(`/analysis/${this.study.data.variant.id}/describe?${query}`);
    if (!answer) return toast(why);
    /** @type {Description} */
    const { pieces, to_move, extras = {} } = answer;
    this.pieces = new Map(pieces.map(({ at, ...piece }) => [this.points.get(at) ?? -1, piece]));
    this.toMove = to_move;
    this.extras = extras;
    this.turn.select.value = to_move;
    this.showExtras();
    this.changed();
  }

  clear() {
    this.pieces.clear();
    this.extras = {};
    this.showExtras();
    this.changed();
  }

  /** Shows what is chosen beside the pieces: the first of the choices where nothing was said. */
  showExtras() {
    const { extras } = this.study.data.game;
    for (const [index, { select, field }] of this.asked.entries()) {
      select.value = this.chosen(extras[index]);
      const before = extras[index - 1];
      show(field, !extras[index].follows || this.chosen(before) !== before.choices[0].value);
    }
  }

  /** @param {Extra} extra */
  chosen({ name, choices }) {
    return this.extras[name] ?? choices[0].value;
  }

  /** @param {number} index of the game's extras @param {string} value */
  extra(index, value) {
    const { extras } = this.study.data.game;
    const { name, choices } = extras[index];
    if (value === choices[0].value) delete this.extras[name];
    else this.extras[name] = value;
    const next = extras[index + 1];
    if (next?.follows) delete this.extras[next.name];
    this.showExtras();
    this.changed();
  }

  /** What a tap on the board does. */
  offer() {
    if (!this.open) return;
    const { tool, study } = this;
    const names = study.data.board.points.map(({ name }) => name);
    /** @type {Choice[]} */
    let choices = [];
    if (tool.do === "put") choices = names.map((name, point) => ({ move: name, taps: [{ point }] }));
    else if (tool.do === "move") {
      for (const from of this.pieces.keys())
        for (const [to, name] of names.entries())
          if (to !== from) choices.push({ move: `${names[from]} ${name}`, taps: [{ point: from }, { point: to }] });
    } else choices = [...this.pieces.keys()].map((point) => ({ move: names[point], taps: [{ point }] }));
    // The same choices on other pieces look different.
    study.board.offer([]);
    study.board.offer(choices, { side: tool.do === "put" ? tool.side : this.toMove });
  }

  /** @param {string} move */
  edit(move) {
    const { tool, pieces } = this;
    const [at, to] = move.split(" ").map((name) => this.points.get(name) ?? -1);
    const there = pieces.get(at);
    if (tool.do === "put") {
      if (there && there.kind === tool.kind && there.side === tool.side) pieces.delete(at);
      else pieces.set(at, { kind: tool.kind, side: tool.side });
      if (this.alternate) this.tool = { ...tool, side: tool.side === "first" ? "second" : "first" };
    } else if (tool.do === "move" && there) {
      pieces.delete(at);
      pieces.set(to, there);
    } else if (tool.do === "turn" && there) {
      const facings = this.study.data.game.pieces.find(({ id }) => id === there.kind)?.facings ?? 1;
      pieces.set(at, { ...there, facing: ((there.facing ?? 0) + 1) % Math.max(1, facings) });
    } else if (tool.do === "erase") pieces.delete(at);
    this.choose(this.tool);
    this.changed();
  }

  /** Shows what there is now and has it checked. */
  changed() {
    const { study, pieces } = this;
    /** @type {View} */
    const view = { marks: [], prompt: null, pieces: Object.fromEntries(pieces), counters: [] };
    void study.board.show(view).then(() => this.offer());
    void this.check();
  }

  async check() {
    this.checks += 1;
    const number = this.checks;
    const { points } = this.study.data.board;
    const placed = [...this.pieces].map(([point, piece]) => ({ at: points[point]?.name ?? "", ...piece }));
    const description = { pieces: placed, to_move: this.toMove, extras: this.extras };
    const { answer, why } = await fetchJson(`/analysis/${this.study.data.variant.id}/check`, description);
    if (number !== this.checks) return;
    /** @type {Checked} */
    const { position, problems } = answer ?? { position: null, problems: [{ at: null, what: why }] };
    this.position = position;
    this.analyse.disabled = position === null;
    this.text.disabled = position === null;
    const items = problems.map(({ at, what }) =>
      element("li", {}, at ? format("editor-problem-at", { point: at, what: format(what) }) : format(what)),
    );
    this.problems.replaceChildren(...(items.length ? items : [element("li", { class: "fine" }, format("editor-fine"))]));
    const marked = problems.flatMap(({ at }) => (at && this.points.has(at) ? [/** @type {number} */ (this.points.get(at))] : []));
    this.study.board.overlay("editor", marked.length ? [{ shape: "ring", kind: "bad", points: marked }] : []);
  }
}
