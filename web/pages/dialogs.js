/** Questions and explanations over the page. */

import { element } from "../dom.js";
import { format } from "../words.js";

/**
 * Asks, and resolves with whether the answer was yes. Escape is no.
 * @param {{ title: string, text?: string, yes: string, no?: string, danger?: boolean }} question
 * @returns {Promise<boolean>}
 */
export function confirmAction({ title, text = "", yes, no = format("cancel"), danger = false }) {
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
  [["←", "→"], format("keys-step")],
  [[format("key-home"), format("key-end")], format("keys-ends")],
  [["Tab"], format("keys-board")],
  [["e", "5"], format("keys-point")],
  [["Enter"], format("keys-choose")],
  [["Esc"], format("keys-escape")],
  [["F"], format("keys-flip")],
  [["Z"], format("keys-review")],
  [["?"], format("keys-list")],
];

/** Shows what the keys do. @param {{ label: string, key: string }[]} buttons of the board */
export function showKeys(buttons) {
  /** @type {[string[], string][]} */
  const own = buttons.map(({ label, key }) => [[key.toUpperCase()], format(label)]);
  const rows = [...KEYS.slice(0, -3), ...own, ...KEYS.slice(-3)].flatMap(([keys, what]) => [
    element("dt", {}, ...keys.flatMap((key, i) => [...(i ? [" "] : []), element("kbd", {}, key)])),
    element("dd", {}, what),
  ]);
  const close = element("button", { class: "button main" }, format("close"));
  const form = element(
    "form",
    { method: "dialog" },
    element("h2", { id: "keys-title" }, format("keys")),
    element("dl", { class: "keys" }, ...rows),
    element("div", { class: "actions" }, close),
  );
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-labelledby": "keys-title" }, form));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
