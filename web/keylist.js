/** The list of keys as a dialog, for every page that has some. */

import { element } from "./dom.js";
import { format } from "./words.js";

/** Shows what keys do. @param {[keys: string[], what: string][]} list */
export function showKeyList(list) {
  const rows = list.flatMap(([keys, what]) => [
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
