/**
 * What a person has chosen, kept in this browser. Most settings act through data attributes of the root element, set by
 * theme.js before the first paint.
 */

const KEY = "plyground.settings";

/**
 * Every setting with its values, the usual one first. `motion` has none as long as nobody chose: the system's wish counts.
 * @type {Record<string, { label: string, values: [string, string][] }>}
 */
export const SETTINGS = {
  theme: {
    label: "Theme",
    values: [
      ["system", "System"],
      ["light", "Light"],
      ["dark", "Dark"],
    ],
  },
  board: {
    label: "Board",
    values: [
      ["classic", "Classic"],
      ["slate", "Slate"],
      ["sand", "Sand"],
    ],
  },
  pieces: {
    label: "Pieces",
    values: [
      ["classic", "Classic"],
      ["alternative", "Alternative"],
    ],
  },
  motion: {
    label: "Animation",
    values: [
      ["system", "System"],
      ["off", "Off"],
      ["slow", "Slow"],
      ["normal", "Normal"],
      ["fast", "Fast"],
    ],
  },
  sound: {
    label: "Sound",
    values: [
      ["on", "On"],
      ["off", "Off"],
    ],
  },
  coordinates: {
    label: "Coordinates",
    values: [
      ["on", "On"],
      ["off", "Off"],
    ],
  },
  pass: {
    label: "Pass by itself when there is no move",
    values: [
      ["on", "On"],
      ["off", "Off"],
    ],
  },
  hints: {
    label: "Show where one can play",
    values: [
      ["on", "On"],
      ["off", "Off"],
    ],
  },
};

/** Numbers from 0 to 1. @type {Record<string, { label: string, usual: number }>} */
export const VOLUMES = {
  volume: { label: "Sound effects", usual: 0.6 },
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
