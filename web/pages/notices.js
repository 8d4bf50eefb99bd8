/** The switch for notifications. The browser asks for leave only when it is turned on here, never by itself. */

import { element, show, write } from "../dom.js";
import { set } from "../settings.js";
import { format } from "../words.js";

/** @param {HTMLElement} control a switch with its label */
export function notifications(control) {
  const input = /** @type {HTMLInputElement} */ (control.querySelector("input"));
  const why = element("p", { class: "soft", id: "notify-why" });
  input.setAttribute("aria-describedby", why.id);

  /** Why there are none, if there are none. */
  const update = () => {
    // On a page that is neither https nor of this machine the object may be missing, or be there and refuse.
    const can = "Notification" in window && isSecureContext;
    const denied = can && Notification.permission === "denied";
    input.disabled = !can || denied;
    if (!can || denied || Notification.permission !== "granted") input.checked = false;
    write(why, can ? (denied ? format("notify-denied") : "") : format("notify-missing"));
    show(why, why.textContent !== "");
  };

  /** Once the switch has its value. */
  const listen = () => {
    update();
    input.addEventListener("input", async () => {
      if (!input.checked) return;
      if ((await Notification.requestPermission()) !== "granted") set("notify", "off");
      update();
    });
  };
  return { controls: [control, why], listen };
}
