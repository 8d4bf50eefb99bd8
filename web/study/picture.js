/** A picture of a board as it stands, for pasting elsewhere. */

const SVG = "http://www.w3.org/2000/svg";
const KIND = "data:image/svg+xml;charset=utf-8,";
/** The longer edge, in pixels. */
const SIZE = 1200;

/** @param {HTMLElement} host a board @param {string} game its id @returns {Promise<Blob>} a PNG file */
export async function picture(host, game) {
  const surface = host.querySelector("svg.surface");
  if (!(surface instanceof SVGSVGElement)) throw new Error("there is no board");
  const { width, height } = surface.viewBox.baseVal;
  const scale = SIZE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const image = new Image(size.width, size.height);
  image.src = KIND + encodeURIComponent(standalone(surface, host, game, size));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/**
 * The board as a file that needs nothing else: with the pieces' drawings and all styles of the page. What stands around a board on the page
 * stands around it here, so that the same rules fit.
 * @param {SVGSVGElement} surface @param {HTMLElement} host @param {string} game @param {{ width: number, height: number }} size
 */
function standalone(surface, host, game, size) {
  const root = document.createElementNS(SVG, "svg");
  for (const { name, value } of document.documentElement.attributes) if (name !== "lang") root.setAttribute(name, value);
  root.setAttribute("width", String(size.width));
  root.setAttribute("height", String(size.height));
  root.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  root.setAttribute("data-game", game);
  const style = document.createElementNS(SVG, "style");
  style.textContent = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
  const board = document.createElementNS(SVG, "g");
  board.setAttribute("class", "board");
  board.setAttribute("data-game", game);
  const copy = /** @type {SVGSVGElement} */ (surface.cloneNode(true));
  copy.querySelector(".targets")?.remove();
  copy.setAttribute("x", "0");
  copy.setAttribute("y", "0");
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  board.append(copy);
  const symbols = document.querySelector("svg.symbols");
  root.append(style, ...(symbols ? [...symbols.children].map((symbol) => symbol.cloneNode(true)) : []), board);
  if (host.dataset.mover) board.setAttribute("data-mover", host.dataset.mover);
  return new XMLSerializer().serializeToString(root);
}
