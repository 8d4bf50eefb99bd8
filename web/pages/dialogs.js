/** Questions over the page. */

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
