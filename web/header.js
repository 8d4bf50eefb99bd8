/** The tools in the header of every page: sound on and off, fullscreen. */

import { byId, element, icon, toast } from "./dom.js";
import { listenToFiles } from "./files.js";
import { get, onchange, set } from "./settings.js";
import { format } from "./words.js";

/** @param {string} id @param {() => void} act */
function tool(id, act) {
  const button = element("button", { class: "button plain square", type: "button", id });
  button.addEventListener("click", act);
  byId("tools").append(button);
  return button;
}

const toggleSound = () => set("sound", get("sound") === "on" ? "off" : "on");
const mute = tool("mute", toggleSound);

/** Turns the sound off, or on again, and says so. */
export function pressMute() {
  toggleSound();
  toast(get("sound") === "on" ? format("sound-is-on") : format("sound-is-off"));
}

// Where the letter means something else, as on a board with such a column, it does not come this far.
document.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey, repeat, target, defaultPrevented }) => {
  if (key.toLowerCase() !== "m" || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
  if (target instanceof Element && target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")) return;
  pressMute();
});

function update() {
  const on = get("sound") === "on";
  mute.setAttribute("aria-label", on ? format("turn-sound-off") : format("turn-sound-on"));
  mute.title = on ? format("sound-is-on") : format("sound-is-off");
  mute.replaceChildren(icon(on ? "sound" : "mute"));
}

update();
onchange(update);
listenToFiles();

/** Fills the screen, or leaves it again. */
export async function fullscreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.();
}

if (document.fullscreenEnabled) {
  const button = tool("whole-screen", () => void fullscreen().catch(() => {}));
  button.setAttribute("aria-label", format("fullscreen"));
  button.title = format("fullscreen");
  button.append(icon("fullscreen"));
}

// There are none over http from another computer. Nothing of a first visit waits for it.
addEventListener("load", () => setTimeout(() => void navigator.serviceWorker?.register("/worker.js").catch(() => {}), 2000));
