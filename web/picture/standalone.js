/**
 * A board as an SVG file that any program shows: no styles, no variables, no references but to its own gradients. What the page's styles say
 * is written into each element, and each piece has its drawing.
 */

import { svg } from "../board/pieces.js";

/** What styles say that a drawing needs. */
const PROPERTIES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "stop-color",
  "stop-opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];
/** What need not be said. */
const USUAL = new Map([
  ["fill-opacity", "1"],
  ["fill-rule", "nonzero"],
  ["stroke", "none"],
  ["stroke-opacity", "1"],
  ["stroke-linecap", "butt"],
  ["stroke-linejoin", "miter"],
  ["stroke-dasharray", "none"],
  ["opacity", "1"],
  ["stop-opacity", "1"],
  ["text-anchor", "start"],
  ["dominant-baseline", "auto"],
]);
/** What only text, strokes or gradients have. */
const ONLY = [
  { properties: ["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"], tags: ["text"] },
  { properties: ["stop-color", "stop-opacity"], tags: ["stop"] },
];

/**
 * @param {HTMLElement} host a board @param {number} longest the longer edge of the picture, in pixels
 * @returns {{ text: string, width: number, height: number }}
 */
export function standalone(host, longest) {
  const surface = host.querySelector("svg.surface");
  if (!(surface instanceof SVGSVGElement)) throw new Error("there is no board");
  const { x, y, width, height } = surface.viewBox.baseVal;
  const scale = longest / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const copy = /** @type {SVGSVGElement} */ (surface.cloneNode(true));
  copy.querySelector(".targets")?.remove();
  for (const use of copy.querySelectorAll("use")) use.replaceWith(drawn(use));
  // The copy stands beside the board for a moment, so that the same styles fit.
  const stand = /** @type {HTMLElement} */ (host.cloneNode(false));
  stand.removeAttribute("id");
  stand.classList.add("unseen");
  stand.append(copy);
  host.after(stand);
  try {
    const colours = getComputedStyle(stand);
    const rim = (/** @type {string} */ name) => plainColour(colours.getPropertyValue(name).trim(), stand);
    flatten(copy);
    copy.removeAttribute("class");
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", String(size.width));
    copy.setAttribute("height", String(size.height));
    const stop = (/** @type {string} */ offset, /** @type {string} */ colour) => svg("stop", { offset, "stop-color": colour });
    const gradient = svg(
      "radialGradient",
      { id: "rim", cx: 0.5, cy: 0, r: 1.2 },
      stop("0", rim("--rim-light")),
      stop("0.55", rim("--rim")),
      stop("1", rim("--rim-low")),
    );
    const defs = [...document.querySelectorAll("svg.symbols defs")].map((each) => each.cloneNode(true));
    copy.prepend(...defs, svg("defs", {}, gradient), svg("rect", { x, y, width, height, rx: width * 0.02, fill: "url(#rim)" }));
    return { text: new XMLSerializer().serializeToString(copy), ...size };
  } finally {
    stand.remove();
  }
}

/** What a `use` shows, in its place. @param {SVGUseElement} use */
function drawn(use) {
  const symbol = document.querySelector(use.getAttribute("href") || "#");
  const group = svg("g");
  for (const name of ["transform", "class", "style"]) {
    const value = use.getAttribute(name);
    if (value) group.setAttribute(name, value);
  }
  // Every drawing is a unit square around its place, as `drawing` in board/pieces.js makes them.
  group.append(...[...(symbol?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  return group;
}

/** Writes into each element what its styles say, and leaves out what is not seen. @param {Element} root */
function flatten(root) {
  // All of it is looked up before any of it is changed: what an element looks like depends on those around it.
  const all = [...root.querySelectorAll("*")].map((element) => ({ element, look: lookOf(element) }));
  for (const { element, look } of all) {
    const tag = element.tagName;
    const inDefs = element.closest("defs") !== null;
    const blank = tag !== "g" && look.get("fill") === "none" && look.get("stroke") === "none";
    if (!inDefs && (look.get("hidden") || blank)) {
      element.remove();
      continue;
    }
    if (tag !== "defs" && !tag.endsWith("Gradient")) write(element, look);
    for (const name of ["class", "style", "aria-hidden", "pointer-events"]) element.removeAttribute(name);
    for (const name of element.getAttributeNames()) if (name.startsWith("data-")) element.removeAttribute(name);
  }
  for (const group of [...root.querySelectorAll("g")].reverse()) if (!group.childElementCount) group.remove();
}

/** What the styles say of an element. @param {Element} element @returns {Map<string, string>} */
function lookOf(element) {
  const style = getComputedStyle(element);
  const look = new Map(PROPERTIES.map((property) => [property, plain(style.getPropertyValue(property))]));
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) look.set("hidden", "yes");
  return look;
}

/** @param {Element} element @param {Map<string, string>} look */
function write(element, look) {
  const tag = element.tagName;
  for (const property of PROPERTIES) {
    const only = ONLY.find(({ properties }) => properties.includes(property));
    const stroke = property.startsWith("stroke-") && look.get("stroke") === "none";
    // A group has only what applies to it as a whole; the rest is said by each of its parts.
    const whole = tag === "g" && property !== "opacity";
    const value = look.get(property) ?? "";
    if ((only && !only.tags.includes(tag)) || (tag === "stop" && !only) || stroke || whole || USUAL.get(property) === value) {
      element.removeAttribute(property);
    } else {
      element.setAttribute(property, value);
    }
  }
}

/** A value as older programs read it. @param {string} value */
function plain(value) {
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (mixed) {
    const [red, green, blue] = mixed.slice(1, 4).map((part) => Math.round(255 * Number(part)));
    return mixed[4] === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${mixed[4]})`;
  }
  return value.replace(/url\("([^"]*)"\)/, "url($1)").replace(/(\d)px\b/g, "$1");
}

/** A colour that may be a variable's. @param {string} colour @param {HTMLElement} stand */
function plainColour(colour, stand) {
  const probe = document.createElement("span");
  probe.style.color = colour;
  stand.append(probe);
  const value = plain(getComputedStyle(probe).color);
  probe.remove();
  return value;
}
