/** Files and texts from elsewhere: dropped or pasted on any page, they are sent to the server, which says what they are. */

/** @import { Received } from "./types/messages.js" */
/** @import { Message } from "./types/words.js" */

import { element, show, toast } from "./dom.js";
import { format } from "./words.js";

/** Something that was brought: a file, or a text without a name. @typedef {{ name: string, body: Blob }} Brought */

/** @param {string} text @returns {Brought} */
export const pastedText = (text) => ({ name: "", body: new Blob([text], { type: "text/plain" }) });

/** @param {Iterable<File>} files @returns {Brought[]} */
export const chosenFiles = (files) => [...files].map((file) => ({ name: file.name, body: file }));

/**
 * Sends files one after the other, those with names of players first: they belong to the others.
 * @param {Brought[]} brought
 * @param {(name: string, share: number) => void} [progress] share: of all bytes, from 0 to 1
 * @returns {Promise<{ address: string | null, wrong: string[] }>} where one decides about them; what could not be read
 */
export async function send(brought, progress = () => {}) {
  const all = brought.reduce((sum, { body }) => sum + body.size, 0) || 1;
  let batch = "";
  let before = 0;
  let readable = false;
  /** @type {string[]} */
  const wrong = [];
  for (const { name, body } of brought) {
    const shown = name || format("file-pasted");
    const answer = await sendOne(name, body, batch, (bytes) => progress(shown, (before + bytes) / all));
    before += body.size;
    if (answer.received) {
      batch = answer.received.batch;
      readable ||= answer.received.readable;
      if (!answer.received.readable) wrong.push(format("files-unreadable", { name: shown, why: sentence(answer.received.says) }));
    } else {
      wrong.push(answer.why);
    }
  }
  return { address: readable ? `/import?batch=${batch}` : null, wrong };
}

/** @param {Message} says @returns {import("./types/words.js").Wrapped} */
const sentence = (says) => (typeof says === "string" ? { id: says } : says);

/**
 * A request that says how much of it has been sent, which `fetch` cannot.
 * @param {string} name @param {Blob} body @param {string} batch @param {(bytes: number) => void} progress
 * @returns {Promise<{ received?: Received, why: string }>}
 */
function sendOne(name, body, batch, progress) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name, batch });
    request.open("POST", `/import/files?${query}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded }) => progress(loaded));
    request.addEventListener("error", () => resolve({ why: format("files-failed") }));
    request.addEventListener("load", () => {
      if (request.status === 200) return resolve({ received: request.response, why: "" });
      resolve({ why: request.response?.why ? format(request.response.why) : format("files-failed") });
    });
    request.send(body);
  });
}

/** Sends what was dropped or pasted, and goes where one decides about it. @param {Brought[]} brought */
async function bring(brought) {
  if (!brought.length) return;
  toast(format("sending-file", { name: brought[0].name || format("file-pasted") }));
  const { address, wrong } = await send(brought);
  if (address) location.assign(address);
  else toast(wrong[0] ?? format("files-failed"));
}

/** Whether keys and pasted texts belong to what has the focus. @param {EventTarget | null} target */
const takesText = (target) => target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Listens on the whole page. */
export function listenToFiles() {
  const veil = element("div", { class: "drop-veil" }, element("p", {}, format("drop-here")));
  show(veil, false);
  document.body.append(veil);
  const hasFiles = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  document.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    show(veil, true);
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && show(veil, false));
  document.addEventListener("drop", (event) => {
    show(veil, false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    void bring(chosenFiles(event.dataTransfer?.files ?? []));
  });
  document.addEventListener("paste", (event) => {
    if (takesText(event.target) || takesText(document.activeElement)) return;
    const files = chosenFiles(event.clipboardData?.files ?? []);
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (!files.length && !text) return;
    event.preventDefault();
    void bring(files.length ? files : [pastedText(text)]);
  });
}
