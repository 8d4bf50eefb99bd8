/** Questions and explanations over the page. */

import { element } from "../dom.js";

/**
 * Asks, and resolves with whether the answer was yes. Escape is no.
 * @param {{ title: string, text?: string, yes: string, no?: string, danger?: boolean }} question
 * @returns {Promise<boolean>}
 */
export function confirmAction({ title, text = "", yes, no = "Cancel", danger = false }) {
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
  [["←", "→"], "One move back or forward in the list"],
  [["Home", "End"], "First position, or back to the game"],
  [["Tab"], "To the board; there the arrow keys walk over it"],
  [["e", "5"], "On the board: go to the point of that name"],
  [["Enter"], "On the board: choose the point"],
  [["Esc"], "Let go of a piece; back to the game"],
  [["F"], "Flip the board"],
  [["?"], "This list"],
];

/** Shows what the keys do. @param {{ label: string, key: string }[]} buttons of the board */
export function showKeys(buttons) {
  /** @type {[string[], string][]} */
  const own = buttons.map(({ label, key }) => [[key.toUpperCase()], label]);
  const rows = [...KEYS.slice(0, -2), ...own, ...KEYS.slice(-2)].flatMap(([keys, what]) => [
    element("dt", {}, ...keys.flatMap((key, i) => [...(i ? [" "] : []), element("kbd", {}, key)])),
    element("dd", {}, what),
  ]);
  const close = element("button", { class: "button main" }, "Close");
  const form = element(
    "form",
    { method: "dialog" },
    element("h2", { id: "keys-title" }, "Keys"),
    element("dl", { class: "keys" }, ...rows),
    element("div", { class: "actions" }, close),
  );
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-labelledby": "keys-title" }, form));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
