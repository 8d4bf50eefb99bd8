/** Keeping a set-up under a name, and giving it to others as a link or a code to scan. */

import { byId, copy, element, show, toast, write } from "../dom.js";
import { format } from "../words.js";
import { address, collect, forgetNamed, keepNamed, named } from "./setup.js";

/** The link that other devices can open, with its picture. @param {string} to @returns {Promise<{ link: string, picture: string } | null>} */
async function linkTo(to) {
  const picture = `/code?to=${encodeURIComponent(to)}`;
  try {
    const answer = await fetch(picture);
    return answer.ok ? { link: answer.headers.get("link-to") ?? location.origin + to, picture } : null;
  } catch {
    return null;
  }
}

/** @param {HTMLFormElement} form @param {string} game */
export function offerGiving(form, game) {
  byId("copy-setup").addEventListener("click", async () => {
    const found = await linkTo(address(form));
    if (found) await copy(found.link);
    else toast(format("no-answer"));
  });
  byId("show-code").addEventListener("click", async () => {
    const found = await linkTo(address(form));
    const box = byId("setup-code");
    show(box, true);
    const [picture, code] = [box.querySelector("img"), box.querySelector("code")];
    if (found && picture) picture.src = found.picture;
    if (code) write(code, found ? found.link : format("no-answer"));
  });
  byId("keep-setup").addEventListener("click", () => {
    const field = /** @type {HTMLInputElement} */ (byId("setup-name"));
    const name = field.value.trim();
    if (!name) return field.focus();
    keepNamed(game, { name, query: collect(form).toString() });
    field.value = "";
    listNamed(game);
  });
  listNamed(game);
}

/** The set-ups that have a name, above everything else. @param {string} game */
function listNamed(game) {
  const items = named(game).map(({ name, query }) => {
    const remove = element("button", { type: "button", class: "button plain square", "aria-label": format("forget-setup", { name }) }, "×");
    remove.addEventListener("click", () => {
      forgetNamed(game, name);
      listNamed(game);
    });
    return element("span", { class: "kept-one" }, element("a", { class: "button", href: `${location.pathname}?${query}` }, name), remove);
  });
  byId("kept").replaceChildren(...items);
  show(byId("kept"), items.length > 0);
}
