/**
 * What a person has chosen, kept in this browser. Most settings act through data attributes of the root element, set by
 * theme.js before the first paint.
 */

import { format } from "./words.js";

const KEY = "plyground.settings";

/**
 * Every setting with its values, the usual one first. `motion` has none as long as nobody chose: the system's wish counts.
 * @type {Record<string, { label: string, values: [string, string][] }>}
 */
export const SETTINGS = {
  theme: {
    label: format("setting-theme"),
    values: [
      ["system", format("value-system")],
      ["light", format("value-light")],
      ["dark", format("value-dark")],
    ],
  },
  motion: {
    label: format("setting-motion"),
    values: [
      ["system", format("value-system")],
      ["off", format("value-off")],
      ["slow", format("value-slow")],
      ["normal", format("value-normal")],
      ["fast", format("value-fast")],
    ],
  },
  effects: {
    label: format("setting-effects"),
    values: [
      ["full", format("value-full")],
      ["reduced", format("value-reduced")],
      ["off", format("value-off")],
    ],
  },
  sound: { label: format("setting-sound"), values: onOff() },
  music: { label: format("setting-music"), values: onOff().reverse() },
  notify: { label: format("setting-notify"), values: onOff().reverse() },
  coordinates: { label: format("setting-coordinates"), values: onOff() },
  confirm: {
    label: format("setting-confirm"),
    values: [
      ["auto", format("value-small-boards")],
      ["off", format("value-never")],
      ["on", format("value-always")],
    ],
  },
  pass: { label: format("setting-pass"), values: onOff() },
  hints: { label: format("setting-hints"), values: onOff() },
  preview: { label: format("setting-preview"), values: onOff() },
  premove: { label: format("setting-premove"), values: onOff() },
  phrases: { label: format("setting-phrases"), values: onOff() },
  point: { label: format("setting-point"), values: onOff() },
};

/** @returns {[string, string][]} */
function onOff() {
  return [
    ["on", format("value-on")],
    ["off", format("value-off")],
  ];
}

/** Numbers from 0 to 1. @type {Record<string, { label: string, usual: number }>} */
export const VOLUMES = {
  volume: { label: format("setting-volume"), usual: 0.6 },
  "music-volume": { label: format("setting-music-volume"), usual: 0.5 },
};

/** @returns {Record<string, unknown>} */
function kept() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

/** @param {string} name a key of SETTINGS @returns {string} */
export function get(name) {
  const { values } = SETTINGS[name];
  const value = kept()[name];
  return values.some(([known]) => known === value) ? String(value) : values[0][0];
}

/** @param {string} name a key of VOLUMES @returns {number} */
export function volume(name) {
  const value = kept()[name];
  return typeof value === "number" && value >= 0 && value <= 1 ? value : VOLUMES[name].usual;
}

/** The sets of board and pieces that were chosen, by game; a game that is missing has its usual one. @returns {Record<string, string>} */
export function looks() {
  const { looks } = kept();
  return looks && typeof looks === "object" ? /** @type {Record<string, string>} */ (looks) : {};
}

/** @param {string} name @param {string | number | Record<string, string>} value */
export function set(name, value) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dispatchEvent(new CustomEvent("plyground:settings", { detail: { name, value } }));
}

/** The hints that were shown, each once and never again. @returns {Set<string>} their keys */
export function seenHints() {
  const seen = kept()["seen-hints"];
  return new Set(Array.isArray(seen) ? seen : []);
}

/** @param {string} key of a hint that is shown now */
export function sawHint(key) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), "seen-hints": [...seenHints().add(key)] }));
  } catch {
    // A browser that keeps nothing hears it again.
  }
}

/** Calls back on every change, also from another tab. @param {() => void} callback */
export function onchange(callback) {
  addEventListener("plyground:settings", callback);
  addEventListener("storage", callback);
}

/**
 * Brings a form alive whose controls are named after settings: radio buttons, selects, checkboxes (on/off) and sliders.
 * @param {HTMLFormElement} form
 */
export function bind(form) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const { name } = control;
    const type = control.type;
    if (name in VOLUMES) control.value = String(volume(name));
    else if (!(name in SETTINGS)) continue;
    else if (type === "radio" && control instanceof HTMLInputElement) control.checked = control.value === get(name);
    else if (type === "checkbox" && control instanceof HTMLInputElement) control.checked = get(name) === "on";
    else control.value = get(name);
  }
  form.addEventListener("input", (event) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
    const { name } = control;
    if (name in VOLUMES) set(name, Number(control.value));
    else if (!(name in SETTINGS)) return;
    else if (control.type === "checkbox" && control instanceof HTMLInputElement) set(name, control.checked ? "on" : "off");
    else set(name, control.value);
  });
}
