/** Keys of the pages on which games are studied. They work wherever the focus is, as long as nothing is being typed. */

/** @import { Study } from "./state.js" */

import { byId } from "../dom.js";
import { pressMute } from "../header.js";
import { showKeyList } from "../keylist.js";
import { TYPE_KEY } from "../pages/typed.js";
import { format } from "../words.js";
import { walk } from "./state.js";

/**
 * What a key does, and how that is explained; a part of the page may add its own.
 * @typedef {{ keys: string[], shown: string[], what: string, act: () => void }} Shortcut
 */

/** @param {Study} study @param {() => void} flip @returns {Shortcut[]} to which others can be added */
export function listenToStudyKeys(study, flip) {
  /** @type {Shortcut[]} */
  const shortcuts = [
    { keys: ["ArrowLeft", "k"], shown: ["←", "K"], what: format("keys-back"), act: () => walk(study, "back") },
    { keys: ["ArrowRight", "j"], shown: ["→", "J"], what: format("keys-forward"), act: () => walk(study, "forward") },
    { keys: ["Home"], shown: [format("key-home")], what: format("first-position"), act: () => walk(study, "first") },
    { keys: ["End"], shown: [format("key-end")], what: format("latest-position"), act: () => walk(study, "last") },
    { keys: ["f"], shown: ["F"], what: format("keys-flip"), act: flip },
    { keys: ["m"], shown: ["M"], what: format("keys-mute"), act: pressMute },
    { keys: [TYPE_KEY], shown: [TYPE_KEY], what: format("keys-type"), act: () => byId("typed").focus() },
    { keys: ["?"], shown: ["?"], what: format("keys-list"), act: () => showKeyList(shortcuts.map(({ shown, what }) => [shown, what])) },
  ];
  // In the capture phase, before the board: after a click the focus is on the board, too, and the keys mean the moves.
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const { target, key } = event;
      if (!(target instanceof Element) || target.matches("input, textarea, select")) return;
      const { host } = study.board;
      const walking = host.contains(target) && !host.classList.contains("by-pointer");
      if (walking && (key.startsWith("Arrow") || key.length === 1)) return;
      // A button that has the focus is pressed with the space bar.
      if (key === " " && target.closest("button, a, summary")) return;
      if (key === "Escape" && study.board.deselect()) return;
      if (study.board.pressKey(key)) return event.preventDefault();
      const meant = shortcuts.find(({ keys }) => keys.includes(key.length === 1 ? key.toLowerCase() : key));
      if (!meant) return;
      event.preventDefault();
      event.stopPropagation();
      meant.act();
    },
    { capture: true },
  );
  return shortcuts;
}
