/**
 * Moves that are typed in a line instead of being pointed at, in the notation of the game. The line shows itself when the keyboard comes to it:
 * with Tab, or with its own key from anywhere on the page.
 */

/** @import { Choice } from "../types/messages.js" */
/** @import { Guide } from "./guide.js" */

import { element } from "../dom.js";
import { format } from "../words.js";

/** The key that leads to the line. */
export const TYPE_KEY = "/";
/** So many letters are looked at: a turn of several moves. */
const LONGEST = 60;

/** Puts the line behind an element. @param {Guide} guide of the board on which is moved @param {Element} after */
export function offerTyping(guide, after) {
  const { board } = guide;
  const input = /** @type {HTMLInputElement} */ (
    element("input", {
      class: "input",
      id: "typed",
      maxlength: String(LONGEST),
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      enterkeyhint: "go",
      "aria-describedby": "typed-help",
    })
  );
  const help = element("small", { id: "typed-help" });
  const form = element(
    "form",
    { class: "typed", id: "type-moves" },
    element("label", { for: "typed" }, format("type-a-move")),
    input,
    help,
  );
  const showHelp = () => {
    const [choice] = board.offered;
    help.textContent = choice ? format("type-help", { move: choice.move }) : format("type-not-now");
  };
  showHelp();
  input.addEventListener("focus", showHelp);
  // What stands in the line stays to be seen.
  input.addEventListener("input", () => form.classList.toggle("open", input.value !== ""));
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    input.value = "";
    form.classList.remove("open");
    board.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [text, ...rest] = parts(input.value);
    if (!text) return;
    const choice = find(board.offered, text, board.spec);
    input.setAttribute("aria-invalid", String(!choice));
    if (!choice) {
      input.select();
      return void guide.refuseText(text);
    }
    // A turn of several moves is typed at once and made one by one.
    input.value = rest.join(" ");
    form.classList.toggle("open", rest.length > 0);
    guide.clear();
    board.make(choice);
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== TYPE_KEY || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
    if (target instanceof Element && target.matches("input, textarea, select")) return;
    event.preventDefault();
    input.focus();
  });
  after.after(form);
}

/** The moves in a text; blanks around signs belong to the move. @param {string} text @returns {string[]} */
const parts = (text) =>
  text
    .toLowerCase()
    .replace(/[‐-―−－]/g, "-")
    .replace(/\s+(?=[-+])|(?<=-)\s+(?=[a-z])/g, "")
    .split(/[\s,;，；]+/)
    .filter(Boolean);

/** What may be left out: the line between two points. @param {string} text */
const short = (text) => text.replace(/(?<=[a-z0-9])-(?=[a-z])/g, "");

/**
 * The move that a text means: its own text, or the points that are tapped for it; none if it might be several.
 * @param {Choice[]} choices @param {string} text @param {import("../types/messages.js").BoardSpec} spec @returns {Choice | undefined}
 */
function find(choices, text, { points }) {
  const tapped = (/** @type {Choice} */ { taps }) =>
    taps
      .map((tap) => {
        if ("point" in tap) return points[tap.point].name;
        return "group" in tap ? points[tap.group[0]].name + (points[tap.group.at(-1) ?? 0]?.name ?? "") : tap.button;
      })
      .join("");
  const exact = choices.find(({ move }) => move.toLowerCase() === text);
  if (exact) return exact;
  const meant = choices.filter((choice) => [short(choice.move.toLowerCase()), tapped(choice)].includes(short(text)));
  return meant.length === 1 ? meant[0] : undefined;
}
