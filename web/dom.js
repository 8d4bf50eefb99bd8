/** Small things every page needs. */

/** @import { Side } from "./types/messages.js" */

import { format } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element with this id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`#${id} is not on the page`);
  return found;
}

/** What the server put on the page for its script. @returns {any} */
export const pageData = () => JSON.parse(byId("data").textContent || "null");

/**
 * A new element.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** @param {string} className @param {string} href @param {string} [viewBox] */
function drawing(className, href, viewBox) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  if (viewBox) svg.setAttribute("viewBox", viewBox);
  use.setAttribute("href", href);
  svg.append(use);
  return svg;
}

/** An icon of icons.svg. @param {string} name */
export const icon = (name) => drawing("icon", `/assets/icons.svg#icon-${name}`);

/** A piece beside the board. @param {string} game @param {string} kind @param {Side} side */
export const pieceIcon = (game, kind, side) => drawing("piece-icon", `#${game}-${kind}-${side}`, "0 0 1 1");

/** Shows or hides. @param {Element} target @param {boolean} shown */
export function show(target, shown) {
  target.toggleAttribute("hidden", !shown);
}

/** Writes a text if it is another one: live regions speak only of what changes. @param {Element} target @param {string} text */
export function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** @type {HTMLElement | null} */
let toasted = null;
let toastTimer = 0;
/** What is said as long as it is so. */
let lasting = "";

/** @param {string} text */
function setToast(text) {
  toasted ??= document.body.appendChild(element("div", { class: "toast", role: "status" }));
  write(toasted, text);
  show(toasted, text !== "");
}

/** A passing note. @param {string} text @param {{ stays?: boolean }} [options] stays: until `clearToast` */
export function toast(text, { stays = false } = {}) {
  if (stays) lasting = text;
  setToast(text);
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => setToast(lasting), 2200 + 45 * text.length);
}

/** Ends a note that stays. */
export function clearToast() {
  if (lasting && toasted?.textContent === lasting) setToast("");
  lasting = "";
}

/** Puts a text where it can be pasted from. @param {string} text @returns {Promise<void>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https on another machine there is no clipboard object; the old way still works.
    const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { class: "unseen", readonly: "" }));
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  toast(format("copied"));
}

/** Lets the browser keep a file. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = element("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
