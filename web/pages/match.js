/** A match as it goes on: scores, games and the board change as the server says. */

/** @import { MatchBoard, MatchLine, MatchPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, pageData, show, toast, write } from "../dom.js";
import "../header.js";
import { format } from "../words.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** @type {MatchPage} */
const { game, spec, first } = pageData();
const parts = byId("parts");
/** @type {Board | null} */
let board = null;
/** @type {MatchBoard | null} */
let before = null;

/** Shows new parts in the place of the old ones. @param {string} html */
function showParts(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  for (const fresh of made.content.querySelectorAll("section[id]")) update(byId(fresh.id), fresh);
}

/** Makes a part what it is now. What has not changed stays the same element: a click that falls between two updates is not lost, and
 * neither is the focus. What is open stays open. @param {ChildNode} old @param {ChildNode} fresh */
function update(old, fresh) {
  if (old.isEqualNode(fresh)) return;
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

/** @param {ChildNode} old @param {ChildNode} fresh */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const href = focused?.getAttribute("href");
  old.replaceWith(fresh);
  if (!(fresh instanceof Element)) return;
  const open = old instanceof Element ? old.querySelectorAll("details[open]") : [];
  for (const details of open)
    for (const same of fresh.querySelectorAll("details")) if (same.className === details.className) same.open = true;
  if (!focused) return;
  const again = (focused.id && fresh.querySelector(`#${focused.id}`)) || (href && fresh.querySelector(`a[href="${href}"]`));
  /** @type {HTMLElement | null} */ (again || fresh.querySelector("button, a"))?.focus();
}

/** @param {MatchBoard | null} shown */
function showBoard(shown) {
  show(byId("watch"), Boolean(shown));
  if (!shown) return;
  write(byId("watch-label"), shown.label);
  board ??= new Board(byId("board"), { game, spec, label: format("match-board-label"), still: true });
  // The next move is seen as it is made; what was missed is not made up for.
  const next = before?.game === shown.game && before.ply + 1 === shown.ply;
  if (next) void board.play(shown.events, shown.view);
  else if (before?.game !== shown.game || before.ply !== shown.ply) void board.show(shown.view);
  board.last(shown.events);
  before = shown;
}

/** @param {MatchLine} line */
function receive(line) {
  showParts(line.parts);
  showBoard(line.board);
  // Parts that are new are not read out; this is.
  write(byId("says"), byId("state-title").textContent ?? "");
}

/** Reads the stream to its end. @returns {Promise<boolean>} whether nothing more comes */
async function listen() {
  const answer = await fetch(`${location.pathname}/live`);
  if (!answer.ok || !answer.body) return answer.status === 404;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return false;
    const lines = (text + value).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      /** @type {MatchLine} */
      const said = JSON.parse(line);
      receive(said);
      if (said.over) return true;
    }
  }
}

/** Listens until the match is over, again and again where the line breaks. */
async function follow() {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    const since = Date.now();
    if (await listen().catch(() => false)) return;
    if (Date.now() - since > LONGEST_WAIT) wait = FIRST_WAIT;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

// Pausing and stopping need no new page; without a script it is one.
parts.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.leaves !== undefined) return;
  event.preventDefault();
  const answer = await fetch(form.action, { method: "POST", headers: { accept: "application/json" }, redirect: "manual" }).catch(
    () => null,
  );
  if (!answer || answer.type === "opaqueredirect" || answer.ok) {
    if (!answer) toast(format("not-reached"));
    return;
  }
  const { why } = await answer.json().catch(() => ({ why: "not-reached" }));
  toast(format(why));
});

receive(first);
if (!first.over) void follow();
