/** Import and collections: sending files, the board of one game, and imports under way. */

/** @import { ImportPage, ShownImport } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, element, icon, pageData, show, write } from "../dom.js";
import { chosenFiles, pastedText, send } from "../files.js";
import "../header.js";
import { format, listed } from "../words.js";

/** How often it is asked how far imports have come. */
const PAUSE = 700;

/** @type {ImportPage} */
const { jobs, preview } = pageData();

if (preview) {
  const label = document.querySelector("#sent .says")?.textContent ?? "";
  const board = new Board(byId("preview"), { game: preview.game, spec: preview.board, label, still: true });
  void board.show(preview.view);
}

/** Sends files and goes on to what they are. @param {import("../files.js").Brought[]} brought */
async function bring(brought) {
  if (!brought.length) return;
  show(byId("refused"), false);
  show(byId("sending"), true);
  const { address, wrong } = await send(brought, (name, share) => {
    /** @type {HTMLProgressElement} */ (byId("sending-bar")).value = 100 * share;
    write(byId("sending-says"), format("sending-file", { name }));
  });
  if (address) return location.assign(address);
  show(byId("sending"), false);
  show(byId("refused"), true);
  byId("refused-says").replaceChildren(...wrong.map((why) => element("p", {}, why)));
}

const picker = /** @type {HTMLInputElement} */ (byId("files"));
picker.addEventListener("change", () => void bring(chosenFiles(picker.files ?? [])));
byId("paste-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = /** @type {HTMLTextAreaElement} */ (byId("paste")).value.trim();
  if (text) void bring([pastedText(text)]);
});

// The chosen variant goes with whatever is decided.
const variant = /** @type {HTMLSelectElement | null} */ (document.getElementById("variant"));
for (const form of document.querySelectorAll("form[data-variant]")) {
  form.addEventListener("submit", () => {
    if (!variant || form.querySelector("[name=variant]")) return;
    form.append(element("input", { type: "hidden", name: "variant", value: variant.value }));
  });
}
// Coming back, another one may be chosen.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("form[data-variant] [name=variant]")) field.remove();
});

// A collection that is there has a name.
const into = /** @type {HTMLSelectElement | null} */ (document.getElementById("into"));
const named = () => show(byId("new-name"), into?.value === "");
into?.addEventListener("change", named);
if (into) named();

/** @param {string} address @param {string} sign @param {string} label */
function action(address, sign, label) {
  const button = element("button", { class: "button small" }, icon(sign), label);
  return element("form", { method: "post", action: address }, button);
}

const UNDER_WAY = ["waiting", "running", "stopping"];

/** An import as it begins to be shown, or when it changes into another state; what only counts up is written by `fill`. @param {ShownImport} job */
function jobItem({ id, name, state, collection }) {
  const over = !UNDER_WAY.includes(state);
  const list = element("details", { class: "problems", hidden: "" }, element("summary", {}, format("import-problems")), element("ul", {}));
  const actions = element("div", { class: "actions" });
  if (collection !== null) {
    const label = format("import-show");
    actions.append(element("a", { class: "button small", href: `/games?collection=${collection}` }, icon("search"), label));
  }
  actions.append(
    over
      ? action(`/import/jobs/${id}/forget`, "close", format("import-forget"))
      : action(`/import/jobs/${id}/stop`, "stop", format("import-stop")),
  );
  return element(
    "li",
    { "data-job": id, "data-like": `${state} ${collection}` },
    element("b", {}, name),
    element("p", { class: "small soft form" }),
    ...(over ? [] : [element("progress", { max: "100", value: "0", "aria-label": name })]),
    element("p", { class: state === "failed" ? "wrong" : "soft", "data-state": state }, format("import-state", { state })),
    element("p", { class: "num counts" }),
    list,
    actions,
  );
}

/** @param {Element} item @param {ShownImport} job */
function fill(item, { forms, added, known, failed, percent, problems }) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (item.querySelector(name));
  write(part(".form"), listed(forms.map((message) => format(message))));
  write(part(".counts"), format("import-counts", { added, known, failed }));
  const bar = item.querySelector("progress");
  if (bar) bar.value = percent;
  const more = failed - problems.length;
  const lines = [...problems.map((problem) => format(problem)), ...(more > 0 ? [format("import-more-problems", { count: more })] : [])];
  const list = part(".problems ul");
  show(part(".problems"), failed > 0);
  if (lines.length !== list.childElementCount || list.lastElementChild?.textContent !== lines.at(-1))
    list.replaceChildren(...lines.map((line) => element("li", {}, line)));
}

/** The imports, as they are now. A button stays the same element while it means the same, so that no click is lost. @param {ShownImport[]} now */
function showJobs(now) {
  const section = document.getElementById("imports");
  if (!section) return;
  show(section, now.length > 0);
  const host = byId("jobs");
  for (const job of now) {
    let item = host.querySelector(`[data-job="${job.id}"]`);
    if (item?.getAttribute("data-like") !== `${job.state} ${job.collection}`) {
      const made = jobItem(job);
      const details = made.querySelector("details");
      if (details) details.open = item?.querySelector("details")?.open ?? false;
      const focused = item?.contains(document.activeElement);
      if (item) item.replaceWith(made);
      else host.append(made);
      if (focused) made.querySelector("button")?.focus();
      item = made;
    }
    fill(item, job);
  }
}

async function watch() {
  let now = jobs;
  showJobs(now);
  const busy = () => now.some(({ state }) => UNDER_WAY.includes(state));
  while (busy()) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    try {
      const answer = await fetch("/import/jobs", { headers: { accept: "application/json" } });
      if (!answer.ok) continue;
      now = await answer.json();
      showJobs(now);
      // The list of collections is the server's.
      if (!busy()) await refreshCollections();
    } catch {
      // The server is being restarted, perhaps; the next answer tells.
    }
  }
}

/** Shows the collections as they are by now. */
async function refreshCollections() {
  const text = await (await fetch("/import")).text();
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("collections");
  const there = byId("collections");
  if (fresh && !there.contains(document.activeElement)) there.replaceWith(document.adoptNode(fresh));
}

void watch();
