/** Keeping the tree: with the game or by itself, as a file, and from anything that is pasted. */

/** @import { Recognised } from "../types/messages.js" */
/** @import { Study } from "./state.js" */

import { download, element, icon, toast, write } from "../dom.js";
import { guardLeaving } from "../pages/leaving.js";
import { format } from "../words.js";
import { fetchJson } from "./ask.js";
import { addMoves, toFile } from "./file.js";
import { go, noteEdit } from "./state.js";
import { endOf, isAnnotated } from "./tree.js";

/** Changes are saved with the game after this pause. */
const PAUSE = 1500;
/** What was pasted for another board waits here for that board. */
const PASTED = "plyground.pasted";
/** What is still sent when the page is gone already: browsers carry 64 KiB, with all else that is sent so. */
const MAX_FAREWELL = 60_000;

export class Saving {
  /** @param {HTMLElement} host @param {Study} study */
  constructor(host, study) {
    this.study = study;
    study.edited.add(() => this.changed());
    const { saved } = study.data;
    this.id = saved?.yours ? (saved.id ?? null) : null;
    this.timer = 0;
    /** Changes, and how many of them are saved. */
    this.changes = 0;
    this.saved = 0;
    this.failed = false;
    /** @type {Promise<void>} the last saving: one begins after another, so that no older tree replaces a newer one */
    this.saving = Promise.resolve();
    this.leaving = guardLeaving({ title: format("leave-board"), loss: () => this.loss(), save: () => this.settle() });
    addEventListener("beforeunload", () => this.loss() && void this.settle());
    addEventListener("pagehide", () => this.farewell());
    addEventListener("pageshow", ({ persisted }) => persisted && void this.settle());
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
    this.changes += 1;
    write(this.state, format("not-saved"));
    clearTimeout(this.timer);
    if (this.hasPlace) this.timer = window.setTimeout(() => void this.save(), PAUSE);
  }

  get isUnsaved() {
    return this.saved < this.changes;
  }

  /** Whether it is known where the tree is saved, so that it is saved without asking. */
  get hasPlace() {
    return this.study.data.reviewed !== null || this.id !== null;
  }

  /** What would be lost by leaving now, as a sentence; empty: nothing. */
  loss() {
    if (!this.isUnsaved) return "";
    const isLost = this.hasPlace ? this.failed || this.written().size > MAX_FAREWELL : isAnnotated(this.study.root);
    return isLost ? format("leave-unsaved") : "";
  }

  /** Saves what has a place and waits to be saved. */
  async settle() {
    if (this.isUnsaved && this.hasPlace) await this.save();
  }

  written() {
    return new Blob([JSON.stringify(toFile(this.study))], { type: "text/plain;charset=utf-8" });
  }

  /** Where the tree is kept. */
  get address() {
    const { reviewed, variant } = this.study.data;
    return reviewed ? `/g/${reviewed.id}/study` : `/analysis/${variant.id}/study${this.id ? `/${this.id}` : ""}`;
  }

  /** What waits to be saved is sent while the page is left. Nobody is there any more to be told of a failure. */
  farewell() {
    if (!this.isUnsaved || !this.hasPlace) return;
    clearTimeout(this.timer);
    const body = this.written();
    if (navigator.sendBeacon(this.address, body)) return;
    fetch(this.address, { method: "POST", body, keepalive: true }).catch(() => {});
  }

  /** @returns {Promise<void>} */
  save() {
    this.saving = this.saving.then(() => this.send());
    return this.saving;
  }

  async send() {
    clearTimeout(this.timer);
    const { study, changes } = this;
    const { variant } = study.data;
    const { answer, why } = await fetchJson(this.address, toFile(study));
    this.failed = !answer;
    if (answer) this.saved = changes;
    write(this.state, answer ? (this.isUnsaved ? format("not-saved") : format("saved")) : why);
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
    if (link) return this.leaving.leave(() => location.assign(link));
    const { variant, start } = this.study.data;
    const { answer, why } = await fetchJson(`/analysis/${variant.id}/read`, text);
    if (!answer) return write(this.wrong, why);
    /** @type {Recognised} */
    const found = answer;
    if (found.variant === variant.id && (found.start ?? null) === (start ?? null)) return this.take(found);
    const from = found.start ? `?${new URLSearchParams({ from: found.start })}` : "";
    await this.leaving.leave(() => {
      sessionStorage.setItem(PASTED, JSON.stringify(found));
      location.assign(`/analysis/${found.variant}${from}`);
    });
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
