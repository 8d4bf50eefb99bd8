/** The choices of a set-up form: kept in this browser from game to game, kept under a name, and given as a link. */

const LAST = "plyground.setup.";
const NAMED = "plyground.setups.";
const ASIDE = "plyground.who.";
/** So many set-ups are kept for each game. */
const MOST = 12;
/** Who plays is no part of a set-up, and a position text only where one was typed. */
const LEFT_OUT = new Set(["who", "name", "opponent_name", "first_name", "second_name"]);
/** Who plays where each side is chosen. */
const SIDES = ["first_player", "second_player"];
/** Their defaults follow the page's address and the visitor's rating: a link without them would mean something else elsewhere. */
const VARYING = new Set(["variant", "opponent", ...SIDES]);

/** @typedef {{ name: string, query: string }} NamedSetup */

/** @param {HTMLFormElement} form @returns {(HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]} */
const fields = (form) =>
  [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement,
  );

/** @param {Element} field @returns {field is HTMLInputElement} */
const isChecked = (field) => field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type);

/** What was chosen otherwise than it is by default, and always what has another default elsewhere. @param {HTMLFormElement} form @returns {URLSearchParams} */
export function collect(form) {
  const query = new URLSearchParams();
  for (const field of fields(form)) {
    if (!field.name || field.disabled || LEFT_OUT.has(field.name)) continue;
    if (isChecked(field)) {
      if (field.checked && (!field.defaultChecked || VARYING.has(field.name))) query.set(field.name, field.value);
    } else if (field instanceof HTMLSelectElement) {
      const chosen = field.selectedOptions[0];
      if (chosen && (!chosen.defaultSelected || VARYING.has(field.name))) query.set(field.name, field.value);
    } else if (field.value !== field.defaultValue && field.type !== "hidden") query.set(field.name, field.value);
  }
  if (query.get("start") !== "custom") query.delete("position");
  if (query.get("opponent") !== "sides") for (const name of SIDES) query.delete(name);
  return query;
}

/** The address of the form as it is filled in. @param {HTMLFormElement} form */
export const address = (form) => `${location.pathname}?${collect(form)}`;

/** Chooses what a link or an earlier game says; what it does not know stays as it is. @param {HTMLFormElement} form @param {URLSearchParams} query */
export function fill(form, query) {
  for (const [name, value] of query)
    for (const field of fields(form)) {
      if (field.name !== name || field.type === "hidden") continue;
      if (!isChecked(field)) field.value = value;
      else if (field.value === value) field.checked = true;
    }
}

/** Keeps who plays for one way to the server and back, as no link may hold it. @param {string} game @param {HTMLFormElement} form */
export function putNamesAside(game, form) {
  const names = [...new FormData(form)].filter(([name]) => LEFT_OUT.has(name)).map(([name, value]) => [name, String(value)]);
  try {
    sessionStorage.setItem(ASIDE + game, new URLSearchParams(names).toString());
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Who plays, where it was put aside; once. @param {string} game @param {HTMLFormElement} form */
export function takeNamesBack(game, form) {
  try {
    fill(form, new URLSearchParams(sessionStorage.getItem(ASIDE + game) ?? ""));
    sessionStorage.removeItem(ASIDE + game);
  } catch {
    // As above.
  }
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** @param {string} game @param {URLSearchParams} query */
export const keepLast = (game, query) => write(LAST + game, query.toString());
/** @param {string} game */
export const last = (game) => new URLSearchParams(read(LAST + game) ?? "");

/** The set-ups that have a name, the latest first. @param {string} game @returns {NamedSetup[]} */
export function named(game) {
  try {
    const kept = JSON.parse(read(NAMED + game) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.name === "string" && typeof one?.query === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps a set-up under a name, in place of another one of that name. @param {string} game @param {NamedSetup} setup */
export function keepNamed(game, setup) {
  const others = named(game).filter(({ name }) => name !== setup.name);
  write(NAMED + game, JSON.stringify([setup, ...others].slice(0, MOST)));
}

/** @param {string} game @param {string} name */
export const forgetNamed = (game, name) => write(NAMED + game, JSON.stringify(named(game).filter((one) => one.name !== name)));
