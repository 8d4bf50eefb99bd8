/** The openings: which moves from here have names. */

/** @import { Study } from "./state.js" */

import { element, show } from "../dom.js";
import { format } from "../words.js";
import { make } from "./state.js";

/** @param {HTMLElement} host @param {Study} study */
export function showOpenings(host, study) {
  const list = element("ul", { class: "book" });
  const none = element("p", { class: "soft" }, format("no-book-moves"));
  host.append(list, none);
  study.shown.add((_, { book, opening }) => {
    const rows = book.map(([move, name]) => {
      const button = element("button", { class: "button small", type: "button", "data-book": move }, move);
      button.addEventListener("click", () => void make(study, move));
      return element("li", {}, button, element("span", {}, name ?? format("book-goes-on")));
    });
    if (opening) rows.unshift(element("li", { class: "here" }, element("b", {}, opening)));
    list.replaceChildren(...rows);
    show(none, book.length === 0);
  });
}
