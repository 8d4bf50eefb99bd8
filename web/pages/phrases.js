/** What people say to each other across the room: a few phrases to choose from, shown at the speaker's seat. */

/** @import { Phrase, Request, Side } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */
/** @import { Seats } from "./seats.js" */

import { byId, element, show } from "../dom.js";
import { get, onchange } from "../settings.js";
import { format, textOf } from "../words.js";

/** @type {Record<Phrase, string>} */
const PHRASES = {
  luck: format("phrase-luck"),
  played: format("phrase-played"),
  thanks: format("phrase-thanks"),
  oops: format("phrase-oops"),
  moment: format("phrase-moment"),
};

export class Phrases {
  /** @param {Seats} seats @param {() => Standing} now @param {(message: Request) => void} send @param {(text: string) => void} announce */
  constructor(seats, now, send, announce) {
    this.seats = seats;
    this.now = now;
    this.announce = announce;
    const dialog = /** @type {HTMLDialogElement} */ (byId("say-dialog"));
    byId("say").addEventListener("click", () => dialog.showModal());
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
    byId("phrases").append(
      ...Object.entries(PHRASES).map(([phrase, words]) => {
        const button = element("button", { class: "button", type: "button", "data-phrase": phrase }, words);
        button.addEventListener("click", () => {
          dialog.close();
          send({ do: "say", phrase: /** @type {Phrase} */ (phrase) });
        });
        return button;
      }),
    );
    onchange(() => this.set(now()));
  }

  /** Whether there is an opponent or a watcher to talk to. @param {Standing} standing */
  static mayBeSaid({ state, you }) {
    return you.length === 1 && state.can.say && get("phrases") === "on";
  }

  /** @param {Standing} standing */
  set(standing) {
    show(byId("say"), Phrases.mayBeSaid(standing));
  }

  /** A side's person says something. @param {Side} side @param {Phrase} phrase */
  receive(side, phrase) {
    // A phrase that this page does not know yet comes from a newer program.
    const words = PHRASES[phrase];
    if (!words || get("phrases") !== "on") return;
    const { state, you } = this.now();
    this.seats.showPhrase(side, format("said", { phrase: words }));
    if (!you.includes(side)) this.announce(format("said-by", { name: textOf(state.players[side].name), phrase: words }));
  }
}
