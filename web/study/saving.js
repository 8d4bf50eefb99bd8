/** Keeping the tree: with the game or by itself, as a file, and from anything that is pasted. */

/** @import { Recognised } from "../types/messages.js" */
/** @import { Study } from "./state.js" */

import { download, element, icon, toast, write } from "../dom.js";
import { format } from "../words.js";
import { fetchJson } from "./ask.js";
import { addMoves, toFile } from "./file.js";
import { go, noteEdit } from "./state.js";
import { endOf } from "./tree.js";

/** Changes are saved with the game after this pause. */
const PAUSE = 1500;
/** What was pasted for another board waits here for that board. */
const PASTED = "plyground.pasted";

export class Saving {
  /** @param {HTMLElement} host @param {Study} study */
  constructor(host, study) {
    this.study = study;
    study.edited.add(() => this.changed());
    const { saved } = study.data;
    this.id = saved?.yours ? (saved.id ?? null) : null;
    this.timer = 0;
    addEventListener("pagehide", () => this.leave());
    this.state = element("span", { class: "soft", role: "status" });
    this.button = element("button", { class: "button main", type: "button", id: "save" }, icon("check"), format("save"));
    this.button.addEventListener("click", () => void this.save());
    const tree = element("button", { class: "button", type: "button", id: "export" }, icon("download"), format("export"));
    tree.addEventListener("click", () => offerFile(study));
    const { reviewed } = study.data;
    const annotated = reviewed && [
      element(
        "a",
        { class: "button", href: `/g/${reviewed.id}/export/reviewed`, download: "", id: "export-reviewed" },
        icon("download"),
        format("export-reviewed"),
      ),
      element("a", { class: "button", href: `/g/${reviewed.id}/files`, id: "all-forms" }, icon("share"), format("all-forms")),
    ];
    this.text = /** @type {HTMLTextAreaElement} */ (
      element("textarea", { class: "input", id: "pasted", rows: "3", spellcheck: "false", placeholder: format("paste-example") })
    );
    this.wrong = element("p", { class: "wrong", role: "alert" });
    const read = element("button", { class: "button", type: "button", id: "read" }, icon("upload"), format("paste-read"));
    read.addEventListener("click", () => void this.read(this.text.value));
    const file = /** @type {HTMLInputElement} */ (
      element("input", { type: "file", id: "file", class: "unseen", accept: ".json,.txt,application/json,text/plain" })
    );
    file.addEventListener("change", () => void file.files?.[0]?.text().then((text) => this.read(text)));
    const open = element("label", { class: "button", for: "file" }, icon("upload"), format("paste-file"));
    host.append(
      element("div", { class: "actions" }, this.button, tree, ...(annotated ?? []), this.state),
      element("div", { class: "field" }, element("label", { for: "pasted" }, format("paste")), this.text, this.wrong),
      element("div", { class: "actions" }, read, file, open),
    );
  }

  /** Something was changed: with a game, or once it was saved, it is saved by itself. */
  changed() {
    write(this.state, format("not-saved"));
    clearTimeout(this.timer);
    if (this.study.data.reviewed || this.id) this.timer = window.setTimeout(() => void this.save(), PAUSE);
  }

  /** Where the tree is kept. */
  get address() {
    const { reviewed, variant } = this.study.data;
    return reviewed ? `/g/${reviewed.id}/study` : `/analysis/${variant.id}/study${this.id ? `/${this.id}` : ""}`;
  }

  /** What waits to be saved is sent before the page is left. */
  leave() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    navigator.sendBeacon(this.address, JSON.stringify(toFile(this.study)));
  }

  async save() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { study } = this;
    const { variant } = study.data;
    const { answer, why } = await fetchJson(this.address, toFile(study));
    write(this.state, answer ? format("saved") : why);
    if (!answer) return toast(why);
    if (answer.id) {
      this.id = answer.id;
      history.replaceState(null, "", `/analysis/${variant.id}?study=${answer.id}`);
    }
  }

  /** Recognises anything: a link, a position, moves, a file. @param {string} text */
  async read(text) {
    write(this.wrong, "");
    const link = linkIn(text);
    if (link) return location.assign(link);
    const { variant, start } = this.study.data;
    const { answer, why } = await fetchJson(`/analysis/${variant.id}/read`, text);
    if (!answer) return write(this.wrong, why);
    /** @type {Recognised} */
    const found = answer;
    if (found.variant === variant.id && (found.start ?? null) === (start ?? null)) return this.take(found);
    sessionStorage.setItem(PASTED, JSON.stringify(found));
    const from = found.start ? `?${new URLSearchParams({ from: found.start })}` : "";
    location.assign(`/analysis/${found.variant}${from}`);
  }

  /** @param {Recognised} found */
  take({ moves }) {
    const { study } = this;
    if (!addMoves(study.root, moves)) toast(format("tree-full"));
    noteEdit(study);
    let node = study.root;
    for (const { move } of moves) node = node.children.find((child) => child.move === move) ?? node;
    study.line = endOf(node);
    this.text.value = "";
    toast(format("paste-taken", { count: moves.length }));
    void go(study, node);
  }

  /** Takes in what was pasted on another board and belongs to this one. */
  resume() {
    const pasted = sessionStorage.getItem(PASTED);
    sessionStorage.removeItem(PASTED);
    if (!pasted) return;
    /** @type {Recognised} */
    const found = JSON.parse(pasted);
    if (found.variant === this.study.data.variant.id && found.moves.length) this.take(found);
  }
}

/** The address on this server that a text is. @param {string} text @returns {string | null} */
function linkIn(text) {
  if (!/^https?:\/\/\S+$/.test(text.trim())) return null;
  try {
    const { pathname, search } = new URL(text.trim());
    return /^\/(analysis|g)\//.test(pathname) ? pathname + search : null;
  } catch {
    return null;
  }
}

/** Lets the browser keep a file. @param {Study} study */
function offerFile(study) {
  const text = `${JSON.stringify(toFile(study), null, 1)}\n`;
  download(new Blob([text], { type: "application/json" }), `${study.data.variant.id}.json`);
}
