/** Settings: built from the list of what can be set, and kept as soon as it is changed. */

import { byId, element } from "../dom.js";
import "../header.js";
import { bind, get, onchange, SETTINGS, VOLUMES } from "../settings.js";
import { sound } from "../sound.js";
import { format } from "../words.js";
import { chooseLooks } from "./looks.js";
import { notifications } from "./notices.js";

/** @param {string} name */
function choice(name) {
  const { label, values } = SETTINGS[name];
  const options = values.map(([value, text]) =>
    element("label", { class: "option" }, element("input", { type: "radio", name, value }), element("span", {}, text)),
  );
  return element("fieldset", { class: "field" }, element("legend", {}, label), element("div", { class: "options" }, ...options));
}

/** @param {string} name */
function onOff(name) {
  return element("label", { class: "switch" }, SETTINGS[name].label, element("input", { type: "checkbox", name, role: "switch" }));
}

/** @param {string} name */
function slider(name) {
  const input = element("input", { type: "range", name, id: name, min: "0", max: "1", step: "0.05" });
  if (name === "volume") input.addEventListener("change", () => sound.opponent());
  return element("div", { class: "field" }, element("label", { for: name }, VOLUMES[name].label), input);
}

/** @param {string} title @param {...HTMLElement} controls */
function group(title, ...controls) {
  return element("section", { class: "panel" }, element("h2", {}, title), element("div", { class: "body" }, ...controls));
}

const notices = notifications(onOff("notify"));
const form = /** @type {HTMLFormElement} */ (byId("settings"));
form.append(
  group(format("settings-look"), choice("theme"), ...chooseLooks(), onOff("coordinates")),
  group(
    format("settings-play"),
    choice("motion"),
    choice("effects"),
    choice("confirm"),
    onOff("hints"),
    onOff("preview"),
    onOff("point"),
    onOff("pass"),
    onOff("premove"),
    onOff("phrases"),
  ),
  group(format("settings-sound"), onOff("sound"), slider("volume"), onOff("music"), slider("music-volume"), ...notices.controls),
);
form.addEventListener("submit", (event) => event.preventDefault());
bind(form);
notices.listen();
// The header can turn the sound off, too.
onchange(() => {
  const control = form.elements.namedItem("sound");
  if (control instanceof HTMLInputElement) control.checked = get("sound") === "on";
});
