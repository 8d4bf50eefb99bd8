/** What can be done beside moving: take back, play again, pause, offer a draw, abort or resign, rematch, and the menu. */

/** @import { GameInfo, Past, Request } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */
/** @import { Connection } from "./connection.js" */

import { byId, copy, show, toast } from "../dom.js";
import { fullscreen } from "../header.js";
import { format } from "../words.js";
import { confirmAction } from "./dialogs.js";
import { other } from "./ending.js";
import { Phrases } from "./phrases.js";

/** Whether two browsers play each other. @param {Standing} standing */
export const betweenPeople = ({ state: { players }, you }) =>
  you.length === 1 && players.first.kind !== "computer" && players.second.kind !== "computer";

export class Actions {
  /** @param {GameInfo} game @param {Connection} line @param {() => Standing} now */
  constructor(game, line, now) {
    this.game = game;
    this.now = now;
    /** Whether this browser asked for the rematch, and so goes there by itself. */
    this.wantsRematch = false;
    /** @type {Past | null} the earlier position on the board */
    this.past = null;
    const send = (/** @type {Request} */ message) => line.request(message);
    const on = (/** @type {string} */ id, /** @type {() => unknown} */ act) => byId(id).addEventListener("click", act);
    on("takeback", () => send({ do: "takeback", say: "offer" }));
    on("redo", () => send({ do: "redo" }));
    on("pause", () => send({ do: "pause", say: "offer" }));
    on("resume", () => send({ do: "resume" }));
    on("stop", () => send({ do: "stop" }));
    on("rematch", () => {
      this.wantsRematch = true;
      send({ do: "rematch" });
    });
    const offered = () => /** @type {"draw" | "takeback" | "pause"} */ (byId("offer").dataset.kind);
    on("accept", () => send({ do: offered(), say: "accept" }));
    on("decline", () => {
      byId("offer").dataset.withdrawn = "yes";
      send({ do: offered(), say: "decline" });
    });
    on("draw", async () => {
      const both = now().you.length === 2;
      const question = both
        ? { title: format("call-it-a-draw"), text: format("draw-if-both-agree"), yes: format("both-agree") }
        : { title: format("offer-a-draw-question"), text: format("draw-if-accepted"), yes: format("offer-a-draw") };
      if (await confirmAction({ ...question, no: format("play-on") })) send({ do: "draw", say: "offer" });
    });
    on("resign", async () => {
      const { state, you } = now();
      const side = you.length === 1 ? you[0] : state.to_move;
      const title = you.length === 2 ? format("resign-question-for", { side: format(game.sides[side].name) }) : format("resign-question");
      const text = format("resign-consequence", { winner: state.players[other(side)].name });
      if (await confirmAction({ title, text, yes: format("resign"), no: format("play-on"), danger: true })) send({ do: "resign", side });
    });
    on("abort", async () => {
      const question = { title: format("abort-question"), text: format("abort-consequence"), yes: format("abort"), no: format("play-on") };
      if (await confirmAction({ ...question, danger: true })) send({ do: "abort" });
    });
    this.menu();
  }

  menu() {
    const dialog = /** @type {HTMLDialogElement} */ (byId("more-dialog"));
    byId("more").addEventListener("click", () => dialog.showModal());
    byId("fullscreen").addEventListener("click", () => {
      dialog.close();
      void fullscreen().catch(() => toast(format("fullscreen-refused")));
    });
    show(byId("fullscreen"), document.fullscreenEnabled);
    document.addEventListener("click", ({ target }) => {
      if (target === dialog) dialog.close();
      const button = target instanceof Element ? target.closest("[data-copy], [data-copy-address]") : null;
      if (!(button instanceof HTMLElement)) return;
      void copy(button.dataset.copy ?? location.href).then(() => dialog.close());
    });
    for (const link of dialog.querySelectorAll("a")) link.addEventListener("click", () => dialog.close());
  }

  /** @param {Standing} standing */
  set({ state, you }) {
    const seated = you.length > 0;
    const over = state.outcome !== null;
    const { can } = state;
    show(byId("actions"), seated && (!over || can.takeback || can.redo || Phrases.mayBeSaid({ state, you, choices: [] })));
    show(byId("watching"), !seated);
    /** @type {[string, boolean][]} */
    const buttons = [
      ["takeback", can.takeback],
      ["redo", can.redo],
      ["draw", can.draw],
      ["pause", can.pause === true],
      ["abort", can.abort],
      ["resign", can.resign],
    ];
    // As long as the game cannot be saved all of these would be refused.
    for (const [id, allowed] of buttons) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !allowed || state.saved === false;
    show(byId("redo"), can.redo || !betweenPeople({ state, you, choices: [] }));
    show(byId("draw"), !over);
    show(byId("pause"), !over && can.pause !== undefined);
    show(byId("abort"), can.abort);
    show(byId("resign"), !over && !can.abort);
    this.setPast(this.past);
  }

  /** What is copied is what is on the board. @param {Past | null} past null: the game as it is now */
  setPast(past) {
    this.past = past;
    byId("copy-position").dataset.copy = past?.position ?? this.now().state.position;
  }
}
