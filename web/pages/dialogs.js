/** Questions and explanations over the page. */

import { element } from "../dom.js";
import { say } from "../words.js";

/**
 * Asks, and resolves with whether the answer was yes. Escape is no.
 * @param {{ title: string, text?: string, yes: string, no?: string, danger?: boolean }} question
 * @returns {Promise<boolean>}
 */
export function confirmAction({ title, text = "", yes, no = say("cancel"), danger = false }) {
  const heading = element("h2", { id: "question" }, title);
  const refuse = element("button", { class: "button", value: "no" }, no);
  const agree = element("button", { class: `button main${danger ? " danger" : ""}`, value: "yes" }, yes);
  const form = element(
    "form",
    { method: "dialog" },
    heading,
    ...(text ? [element("p", { class: "soft" }, text)] : []),
    element("div", { class: "actions" }, refuse, agree),
  );
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-labelledby": "question" }, form));
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    dialog.showModal();
    agree.focus();
  });
}

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "→"], say("keys-step")],
  [["Home", "End"], say("keys-ends")],
  [["Tab"], say("keys-board")],
  [["e", "5"], say("keys-point")],
  [["Enter"], say("keys-choose")],
  [["Esc"], say("keys-escape")],
  [["F"], say("keys-flip")],
  [["?"], say("keys-list")],
];

/** Shows what the keys do. @param {{ label: string, key: string }[]} buttons of the board */
export function showKeys(buttons) {
  /** @type {[string[], string][]} */
  const own = buttons.map(({ label, key }) => [[key.toUpperCase()], say(label)]);
  const rows = [...KEYS.slice(0, -2), ...own, ...KEYS.slice(-2)].flatMap(([keys, what]) => [
    element("dt", {}, ...keys.flatMap((key, i) => [...(i ? [" "] : []), element("kbd", {}, key)])),
    element("dd", {}, what),
  ]);
  const close = element("button", { class: "button main" }, say("close"));
  const form = element(
    "form",
    { method: "dialog" },
    element("h2", { id: "keys-title" }, say("keys")),
    element("dl", { class: "keys" }, ...rows),
    element("div", { class: "actions" }, close),
  );
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-labelledby": "keys-title" }, form));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
