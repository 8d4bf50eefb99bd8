/** The choices of a set-up form: kept in this browser from game to game, kept under a name, and given as a link. */

const LAST = "plyground.setup.";
const NAMED = "plyground.setups.";
/** So many set-ups are kept for each game. */
const MOST = 12;
/** Who plays is no part of a set-up, and a position text only where one was typed. */
const LEFT_OUT = new Set(["who", "name", "opponent_name", "first_name", "second_name"]);

/** @typedef {{ name: string, query: string }} NamedSetup */

/** @param {HTMLFormElement} form @returns {(HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]} */
const fields = (form) =>
  [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement,
  );

/** What was chosen otherwise than it is by default. @param {HTMLFormElement} form @returns {URLSearchParams} */
export function collect(form) {
  const query = new URLSearchParams();
  for (const field of fields(form)) {
    if (!field.name || field.disabled || LEFT_OUT.has(field.name)) continue;
    if (field instanceof HTMLInputElement && field.type === "radio") {
      if (field.checked && !field.defaultChecked) query.set(field.name, field.value);
    } else if (field instanceof HTMLSelectElement) {
      if (field.selectedOptions[0] && !field.selectedOptions[0].defaultSelected) query.set(field.name, field.value);
    } else if (field.value !== field.defaultValue && field.type !== "hidden") query.set(field.name, field.value);
  }
  if (query.get("start") !== "custom") query.delete("position");
  return query;
}

/** Chooses what a link or an earlier game says; what it does not know stays as it is. @param {HTMLFormElement} form @param {URLSearchParams} query */
export function fill(form, query) {
  for (const [name, value] of query) {
    const named = fields(form).filter((field) => field.name === name);
    const radio = named.find((field) => field instanceof HTMLInputElement && field.type === "radio" && field.value === value);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    else
      for (const field of named) if (!(field instanceof HTMLInputElement && ["radio", "hidden"].includes(field.type))) field.value = value;
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
