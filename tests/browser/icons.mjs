// Draws the icons of the installed app from web/favicon.svg: `node icons.mjs` writes web/icons/*.png.

import { readFileSync, writeFileSync } from "node:fs";
import { Browser } from "./support/browser.mjs";

const PAPER = "#f4f1ea";
/** How much of the width the sign takes: launchers cut maskable icons to a circle of four fifths, or any shape around it. */
const ICONS = [
  { name: "icon-192", size: 192, sign: 0.74, corner: 0.2 },
  { name: "icon-512", size: 512, sign: 0.74, corner: 0.2 },
  { name: "maskable-192", size: 192, sign: 0.58, corner: 0 },
  { name: "maskable-512", size: 512, sign: 0.58, corner: 0 },
];

const web = new URL("../../web/", import.meta.url);
const [, inner] = /<\/style>(.*)<\/svg>/s.exec(readFileSync(new URL("favicon.svg", web), "utf8"));

const browser = await Browser.start();
const page = await browser.chrome.newPage();
for (const { name, size, sign, corner } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const scale = (size * sign) / 28;
  const edge = (size - 28 * scale) / 2;
  await page.setContent(`<style>body { margin: 0 } svg { display: block } .a { fill: #22242a } .b { fill: ${PAPER}; stroke: ${PAPER} }</style>
    <svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${PAPER}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">${inner}</g></svg>`);
  writeFileSync(new URL(`icons/${name}.png`, web), await page.screenshot({ omitBackground: true }));
}
await browser.close();
