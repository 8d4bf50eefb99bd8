/** A board as pixels: a PNG for pasting elsewhere, and the frames of an animation. */

import { standalone } from "./standalone.js";

const KIND = "data:image/svg+xml;charset=utf-8,";
/** The longer edge of a picture, in pixels. */
export const SIZE = 1200;

/** @param {HTMLElement} host a board @param {number} [longest] the longer edge, in pixels @returns {Promise<HTMLCanvasElement>} */
export async function raster(host, longest = SIZE) {
  const { text, width, height } = standalone(host, longest);
  const image = new Image(width, height);
  image.src = KIND + encodeURIComponent(text);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** @param {HTMLElement} host a board @returns {Promise<Blob>} a PNG file */
export async function picture(host) {
  const canvas = await raster(host);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
