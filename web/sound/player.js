/** What is heard on a page: sounds and, if wanted, music. Loaded after the first gesture: before it nothing can be heard anyway. */

/** @import { BoardEvent } from "../types/messages.js" */
/** @import { Music } from "./music.js" */
/** @import { Cue } from "./cues.js" */

import { get, onchange, volume } from "../settings.js";
import { Cues } from "./cues.js";
import { createOutput, render } from "./render.js";
import { SOUNDS } from "./sounds.js";

/** How loud full volume is; the ear hears steps of a power as even. @param {string} name a key of VOLUMES */
const level = (name) => volume(name) ** 1.6;

/** The same text, the same number. @param {string} text */
const seedOf = (text) => [...text].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 7);

export class Player {
  /** @param {AudioContext} context */
  constructor(context) {
    this.context = context;
    this.output = createOutput(context);
    this.sounds = context.createGain();
    this.sounds.connect(this.output);
    this.cues = new Cues();
    /** @type {Promise<Music> | null} */
    this.music = null;
    this.set();
    onchange(() => this.set());
    document.addEventListener("visibilitychange", () => this.set());
  }

  /** As the settings have it. */
  set() {
    const { context } = this;
    const on = get("sound") === "on";
    if (!on) void context.suspend();
    this.sounds.gain.setTargetAtTime(level("volume"), context.currentTime, 0.02);
    // Who looks away does not hear it: then it is a notice that has to be heard.
    const music = on && get("music") === "on" && !document.hidden ? level("music-volume") : 0;
    if (music > 0) this.music ??= import("./music.js").then(({ Music }) => new Music(context, this.output, seedOf(location.pathname)));
    void this.music
      ?.then((playing) => playing.set(music))
      .catch(() => {
        this.music = null;
      });
  }

  /** @param {Cue} cue */
  play({ sound, pitch, after = 0 }) {
    const { context } = this;
    if (context.state !== "running" || get("sound") === "off") return;
    render(context, this.sounds, SOUNDS[sound], { at: context.currentTime + after, pitch });
  }

  /** @param {BoardEvent} event @param {boolean} mine @param {string} [material] */
  playEvent(event, mine, material) {
    for (const cue of this.cues.of(event, { mine, material, now: performance.now() })) this.play(cue);
  }
}
