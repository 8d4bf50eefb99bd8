/** The position as a text, a link and a picture, each with one click; and playing on from it. */

/** @import { Tried } from "../types/messages.js" */
/** @import { Study } from "./state.js" */

import { copy, download, element, icon, toast, write } from "../dom.js";
import { picture } from "../picture/raster.js";
import { format } from "../words.js";
import { movesTo } from "./tree.js";

export class Sharing {
  /** @param {HTMLElement} host @param {Study} study */
  constructor(host, study) {
    this.study = study;
    this.text = element("code", { class: "position", id: "position", tabindex: "0" });
    /** @param {string} id @param {string} sign @param {string} label @param {() => void} act */
    const button = (id, sign, label, act) => {
      const made = element("button", { class: "button", type: "button", id }, icon(sign), label);
      made.addEventListener("click", act);
      return made;
    };
    host.append(
      this.text,
      element(
        "div",
        { class: "actions" },
        button("copy-position", "copy", format("copy-position"), () => void copy(this.text.textContent ?? "")),
        button("copy-link", "link", format("copy-link"), () => void copy(this.link())),
        button("copy-picture", "share", format("copy-picture"), () => void this.copyPicture()),
      ),
    );
    study.shown.add((_, { position }) => write(this.text, position));
  }

  link() {
    const { data, now } = this.study;
    const query = new URLSearchParams();
    if (data.start) query.set("from", data.start);
    const moves = movesTo(now);
    if (moves.length) query.set("moves", moves.join());
    const asked = query.size ? `?${query}` : "";
    return `${location.origin}/analysis/${data.variant.id}${asked}`;
  }

  async copyPicture() {
    const { study } = this;
    try {
      const png = await picture(study.board.host);
      try {
        await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
        toast(format("copied"));
      } catch {
        // Without https on another machine there is no clipboard for pictures; a file does as well.
        download(png, `${study.data.variant.id}.png`);
        toast(format("picture-saved"));
      }
    } catch {
      toast(format("picture-failed"));
    }
  }
}

/** A form that starts a game from the position that is shown. */
export class PlayOn {
  /** @param {HTMLElement} host @param {Study} study @param {(go: () => void) => void} leave goes to another page, without losing the tree */
  constructor(host, study, leave) {
    this.study = study;
    const { game, players, variant } = study.data;
    /** @param {string} name @param {string} [value] */
    const hidden = (name, value = "") => /** @type {HTMLInputElement} */ (element("input", { type: "hidden", name, value }));
    this.fields = {
      position: hidden("position"),
      first: hidden("first"),
      second: hidden("second"),
      first_player: hidden("first_player"),
      second_player: hidden("second_player"),
    };
    this.player = /** @type {HTMLSelectElement} */ (
      element(
        "select",
        { class: "input", id: "opponent" },
        ...players.map(({ id, name }) => element("option", { value: id }, format(name))),
      )
    );
    this.side = /** @type {HTMLSelectElement} */ (
      element(
        "select",
        { class: "input", id: "play-as" },
        element("option", { value: "" }, format("side-to-move")),
        element("option", { value: "first" }, format(game.sides.first.name)),
        element("option", { value: "second" }, format(game.sides.second.name)),
      )
    );
    this.button = /** @type {HTMLButtonElement} */ (
      element("button", { class: "button main", id: "play-on" }, icon("play"), format("play-on"))
    );
    const form = /** @type {HTMLFormElement} */ (
      element(
        "form",
        { method: "post", action: "/new", class: "play-on" },
        hidden("variant", variant.id),
        hidden("start", "custom"),
        ...Object.values(this.fields),
        element("div", { class: "field" }, element("label", { for: "opponent" }, format("opponent")), this.player),
        element("div", { class: "field" }, element("label", { for: "play-as" }, format("play-as")), this.side),
        this.button,
      )
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.fill();
      leave(() => form.submit());
    });
    host.append(form);
    study.shown.add((_, tried) => this.show(tried));
  }

  /** @param {Tried} tried */
  show(tried) {
    this.tried = tried;
    this.button.disabled = tried.over;
  }

  fill() {
    if (!this.tried) return;
    const you = this.side.value || this.tried.to_move;
    const { fields } = this;
    fields.position.value = this.tried.position;
    fields.first.value = you === "first" ? "here" : "computer";
    fields.second.value = you === "second" ? "here" : "computer";
    fields.first_player.value = you === "first" ? "" : this.player.value;
    fields.second_player.value = you === "second" ? "" : this.player.value;
  }
}
