/**
 * What a person has chosen, kept in this browser. Most settings act through data attributes of the root element, set by
 * theme.js before the first paint.
 */

import { say } from "./words.js";

const KEY = "plyground.settings";

/**
 * Every setting with its values, the usual one first. `motion` has none as long as nobody chose: the system's wish counts.
 * @type {Record<string, { label: string, values: [string, string][] }>}
 */
export const SETTINGS = {
  theme: {
    label: say("setting-theme"),
    values: [
      ["system", say("value-system")],
      ["light", say("value-light")],
      ["dark", say("value-dark")],
    ],
  },
  board: {
    label: say("setting-board"),
    values: [
      ["classic", say("value-classic")],
      ["slate", say("value-slate")],
      ["sand", say("value-sand")],
    ],
  },
  pieces: {
    label: say("setting-pieces"),
    values: [
      ["classic", say("value-classic")],
      ["alternative", say("value-alternative")],
    ],
  },
  motion: {
    label: say("setting-motion"),
    values: [
      ["system", say("value-system")],
      ["off", say("value-off")],
      ["slow", say("value-slow")],
      ["normal", say("value-normal")],
      ["fast", say("value-fast")],
    ],
  },
  sound: { label: say("setting-sound"), values: onOff() },
  coordinates: { label: say("setting-coordinates"), values: onOff() },
  pass: { label: say("setting-pass"), values: onOff() },
  hints: { label: say("setting-hints"), values: onOff() },
};

/** @returns {[string, string][]} */
function onOff() {
  return [
    ["on", say("value-on")],
    ["off", say("value-off")],
  ];
}

/** Numbers from 0 to 1. @type {Record<string, { label: string, usual: number }>} */
export const VOLUMES = {
  volume: { label: say("setting-volume"), usual: 0.6 },
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

/** @param {string} name @param {string | number} value */
export function set(name, value) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dispatchEvent(new CustomEvent("plyground:settings", { detail: { name, value } }));
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
