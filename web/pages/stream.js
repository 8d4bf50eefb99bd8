/** Pages whose parts change while one looks: parts are replaced as the server sends them, and what is asked for needs no new page. */

import { byId, toast } from "../dom.js";
import { format } from "../words.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/**
 * Shows new parts in the place of the old ones, and in their order.
 * @param {string} html @param {string[]} [all] the ids of all parts, where only those that have changed are given
 */
export function showParts(html, all) {
  const made = document.createElement("template");
  made.innerHTML = html;
  const fresh = [...made.content.querySelectorAll("section[id]")];
  const host = byId("parts");
  const ids = all ?? fresh.map(({ id }) => id);
  for (const old of [...host.querySelectorAll(":scope > section[id]")]) if (!ids.includes(old.id)) old.remove();
  for (const section of fresh) {
    const old = document.getElementById(section.id);
    // Where none of those that follow is there it comes last.
    const next = ids.slice(ids.indexOf(section.id) + 1).map((id) => document.getElementById(id));
    if (old) update(old, section);
    else host.insertBefore(section, next.find((part) => part?.parentElement === host) ?? null);
  }
}

/** Makes a part what it is now. What has not changed stays the same element: a click that falls between two updates is not lost, and
 * neither is the focus. What is open stays open. @param {ChildNode} old @param {ChildNode} fresh */
function update(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  const lists = old instanceof Element && fresh instanceof Element && keyed(old) && keyed(fresh);
  if (lists) return updateList(old, fresh);
  const alike = old.nodeName === fresh.nodeName && old.childNodes.length === fresh.childNodes.length;
  if (!alike || !(old instanceof Element) || !(fresh instanceof Element)) {
    replace(old, fresh);
    return;
  }
  for (const { name } of [...old.attributes]) if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...fresh.childNodes];
  for (const [i, child] of [...old.childNodes].entries()) update(child, children[i]);
}

/** Whether every line of a list has an id: then lines come and go without touching the others. @param {Element} list */
const keyed = (list) => list.nodeName === "UL" && list.children.length > 0 && [...list.children].every(({ id }) => id);

/** @param {Element} old @param {Element} fresh */
function updateList(old, fresh) {
  const before = new Map([...old.children].map((line) => [line.id, line]));
  let at = old.firstElementChild;
  for (const line of [...fresh.children]) {
    const known = before.get(line.id);
    before.delete(line.id);
    if (known && known !== at) old.insertBefore(known, at);
    else if (!known) old.insertBefore(line, at);
    else at = known.nextElementSibling;
    if (known) update(known, line);
  }
  for (const gone of before.values()) gone.remove();
}

/** @param {ChildNode} old @param {ChildNode} fresh */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const href = focused?.getAttribute("href");
  old.replaceWith(fresh);
  if (!(fresh instanceof Element)) return;
  const open = old instanceof Element ? old.querySelectorAll("details[open]") : [];
  for (const details of open)
    for (const same of fresh.querySelectorAll("details"))
      if (same.className === details.className && !("current" in same.dataset)) same.open = true;
  if (!focused) return;
  const again = (focused.id && fresh.querySelector(`#${focused.id}`)) || (href && fresh.querySelector(`a[href="${href}"]`));
  /** @type {HTMLElement | null} */ (again || fresh.querySelector("button, a"))?.focus();
}

/**
 * Reads a stream of JSON lines to its end.
 * @param {string} address @param {(line: any) => boolean | void} receive says whether nothing more comes
 * @returns {Promise<boolean>} whether nothing more comes
 */
async function listen(address, receive) {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) return answer.status === 404;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return false;
    const lines = (text + value).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) if (receive(JSON.parse(line))) return true;
  }
}

/** Listens until nothing more comes, again and again where the line breaks. @param {string} address @param {(line: any) => boolean | void} receive */
export async function follow(address, receive) {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    const since = Date.now();
    if (await listen(address, receive).catch(() => false)) return;
    if (Date.now() - since > LONGEST_WAIT) wait = FIRST_WAIT;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/**
 * Sends a form without leaving the page, and says why if it is refused.
 * @param {HTMLFormElement} form @param {HTMLElement | null} [button] the one that was pressed @returns {Promise<boolean>} whether it is done
 */
export async function send(form, button) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value);
  const headers = { accept: "application/json" };
  const answer = await fetch(form.action, { method: "POST", headers, body: fields, redirect: "manual" }).catch(() => null);
  if (!answer) {
    toast(format("not-reached"));
    return false;
  }
  if (answer.type === "opaqueredirect" || answer.ok) return true;
  const { why } = await answer.json().catch(() => ({ why: "not-reached" }));
  toast(format(why));
  return false;
}
