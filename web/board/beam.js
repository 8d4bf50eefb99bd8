/** What is drawn only while it happens: beams, and pieces that burst. */

/** @import { Beam, Place } from "./types.js" */
/** @import { PieceElement } from "./pieces.js" */

import { svg } from "./pieces.js";
import { mix, rest } from "./timeline.js";

/** How far from a piece's centre a beam that it stops ends. */
const FACE = 0.36;

/**
 * The corners of a beam's way on the screen.
 * @param {Beam} beam
 * @param {Place[]} places
 * @returns {Place[]}
 */
export function corners(beam, places) {
  const way = beam.path.map(({ at }) => ({ ...places[at] }));
  const last = way.at(-1);
  const before = way.at(-2);
  if (!last) return [];
  if (beam.end === "edge") {
    const leaves = beam.path.at(-1)?.leaves;
    const from = before ?? way[0];
    let dx = Math.sign(last.x - from.x);
    let dy = Math.sign(last.y - from.y);
    if (typeof leaves === "number") {
      // Directions are the board's; on a board seen from the other side they are the opposite on the screen.
      const [ux, uy] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][leaves];
      const sign = orientation(beam, places);
      [dx, dy] = [ux * sign, uy * sign];
    }
    way.push({ x: last.x + dx * 0.55, y: last.y + dy * 0.55 });
  } else if (beam.end === "stopped" && before) {
    const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
    last.x -= ((last.x - before.x) / length) * FACE;
    last.y -= ((last.y - before.y) / length) * FACE;
  }
  return way;
}

/** 1, or -1 if the board is seen from the other side. @param {Beam} beam @param {Place[]} places */
function orientation(beam, places) {
  for (let i = 0; i + 1 < beam.path.length; i++) {
    const leaves = beam.path[i].leaves;
    if (leaves === null) continue;
    const a = places[beam.path[i].at];
    const b = places[beam.path[i + 1].at];
    const along = [a.y - b.y, b.x - a.x, b.y - a.y, a.x - b.x][leaves];
    return along < 0 ? -1 : 1;
  }
  return 1;
}

/**
 * A beam that can be grown from nothing to its full way.
 * @param {Beam} beam
 * @param {Place[]} places
 */
export function beamElement(beam, places) {
  const way = corners(beam, places);
  const lengths = way.slice(1).map((p, i) => Math.hypot(p.x - way[i].x, p.y - way[i].y));
  const total = lengths.reduce((sum, n) => sum + n, 0);
  const d = `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const strokes = ["halo", "glow", "core"].map((name) => svg("path", { class: name, d, pathLength: 1 }));
  const head = svg("circle", { class: "head", r: 0.16 });
  // Light gathers where it is turned.
  const flares = way.slice(1, -1).flatMap(({ x, y }, i) => {
    const [a, b] = [way[i], way[i + 2]];
    const straight = Math.abs((x - a.x) * (b.y - y) - (y - a.y) * (b.x - x)) < 1e-3;
    return straight ? [] : [{ after: i, flare: svg("circle", { class: "flare", cx: x, cy: y, r: 0.1 }) }];
  });
  const group = svg("g", { class: "beam", "data-side": beam.side }, ...strokes, ...flares.map(({ flare }) => flare), head);
  const grow = (/** @type {number} */ t) => {
    for (const stroke of strokes) stroke.setAttribute("stroke-dasharray", `${t} 2`);
    let left = t * total;
    let i = 0;
    while (i < lengths.length - 1 && left > lengths[i]) left -= lengths[i++];
    for (const { flare, after } of flares) flare.style.opacity = after < i || t === 1 ? "1" : "0";
    const [a, b] = [way[i], way[i + 1] ?? way[i]];
    const part = lengths[i] ? Math.min(1, left / lengths[i]) : 0;
    head.setAttribute("transform", `translate(${mix(a.x, b.x, part)} ${mix(a.y, b.y, part)})`);
    head.style.opacity = t > 0 && t < 1 ? "1" : "0";
  };
  grow(0);
  return { group, grow, total };
}

/**
 * A piece in fragments that can be scattered.
 * @param {PieceElement} piece
 * @param {string} id a prefix that is unique on the page
 */
export function burst(piece, id) {
  const count = 9;
  const cut = Array.from({ length: count }, (_, i) => ((i + 0.35 * Math.sin(i * 7.3)) / count) * 2 * Math.PI);
  const { x, y } = piece.place;
  const group = svg("g", { class: "burst", "data-side": piece.side, transform: `translate(${x} ${y})` });
  const flash = svg("circle", { class: "flash", r: 0.5 });
  const shards = cut.map((from, i) => {
    const to = i + 1 < count ? cut[i + 1] : cut[0] + 2 * Math.PI;
    const clip = svg(
      "clipPath",
      { id: `${id}-${i}` },
      svg("path", { d: `M0 0L${Math.cos(from)} ${Math.sin(from)}L${Math.cos(to)} ${Math.sin(to)}Z` }),
    );
    const copy = /** @type {SVGGElement} */ (piece.body.cloneNode(true));
    const shard = svg("g", {}, svg("g", { "clip-path": `url(#${id}-${i})` }, copy));
    group.append(clip, shard);
    return { shard, angle: (from + to) / 2, spin: (i % 2 ? 1 : -1) * (70 + ((i * 53) % 120)), reach: 0.55 + ((i * 37) % 50) / 90 };
  });
  const sparks = Array.from({ length: 12 }, (_, i) => {
    const spark = svg("circle", { class: "spark", r: 0.028 + (i % 3) * 0.012 });
    group.append(spark);
    return { spark, angle: i * 2.4, reach: 0.6 + ((i * 29) % 60) / 70 };
  });
  group.append(flash);
  const scatter = (/** @type {number} */ t) => {
    const out = rest(t);
    for (const { shard, angle, spin, reach } of shards) {
      const fall = 0.35 * t * t;
      shard.setAttribute(
        "transform",
        `translate(${Math.cos(angle) * reach * out} ${Math.sin(angle) * reach * out + fall}) rotate(${spin * out}) scale(${1 - 0.45 * t})`,
      );
      shard.style.opacity = String(1 - t * t);
    }
    for (const { spark, angle, reach } of sparks) {
      spark.setAttribute("transform", `translate(${Math.cos(angle) * reach * out} ${Math.sin(angle) * reach * out})`);
      spark.style.opacity = String(1 - t);
    }
    flash.setAttribute("transform", `scale(${mix(0.3, 1.5, out)})`);
    flash.style.opacity = String(Math.max(0, 0.9 - 1.8 * t));
  };
  scatter(0);
  return { group, scatter };
}
