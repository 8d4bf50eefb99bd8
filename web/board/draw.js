/**
 * The board that does not move: field, lines, dots, labels, and the layers everything else is put into. Colours come from
 * CSS alone.
 */

/** @import { BoardSpec } from "../types/messages.js" */
/** @import { Place } from "./types.js" */

import { svg } from "./pieces.js";

let boards = 0;

/** The radius of a rack's holes: a little less than a disc's. */
const HOLE = 0.415;

/** @typedef {ReturnType<typeof draw>} Drawing */

/**
 * @param {BoardSpec} spec
 * @param {boolean} flipped whether it is seen from the other side
 * @param {boolean} still whether it is a picture that nobody can touch
 */
export function draw(spec, flipped, still) {
  const id = `board${++boards}`;
  const [left, top, width, height] = spec.bounds;
  // A rack stands upright from both sides.
  const rack = spec.shape === "hole";
  /** @type {(x: number, y: number) => Place} */
  const turn = (x, y) => (flipped && !rack ? { x: 2 * left + width - x, y: 2 * top + height - y } : { x, y });
  const places = spec.points.map(({ x, y }) => turn(x, y));
  const layer = (/** @type {string} */ name) => svg("g", { class: name });
  const layers = {
    ground: layer("ground"),
    under: layer("under"),
    pieces: layer("pieces"),
    front: layer("front"),
    over: layer("over"),
    air: layer("air"),
    targets: layer("targets"),
  };
  layers.air.setAttribute("pointer-events", "none");

  if (spec.shape === "square") layers.ground.append(...squares(spec, places, id));
  if (rack) {
    const { back, front } = upright(places, id);
    layers.ground.append(...back);
    layers.front.append(...front);
  }
  const lines = spec.lines.map(({ from, to }) => {
    const [a, b] = [turn(from[0], from[1]), turn(to[0], to[1])];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  layers.ground.append(svg("path", { class: "lines", d: lines.join("") }));
  for (const [x, y] of spec.dots) {
    const at = turn(x, y);
    layers.ground.append(svg("circle", { class: "star", cx: at.x, cy: at.y, r: 0.085 }));
  }
  const size = Math.min(0.38, Math.max(0.28, Math.min(width, height) * 0.028));
  const labels = svg("g", { class: "labels", "aria-hidden": "true", "font-size": size });
  for (const { text, x, y } of spec.labels) {
    const at = turn(x, y);
    const label = svg("text", { x: at.x, y: at.y });
    label.textContent = text;
    labels.append(label);
  }

  const spots = places.map(({ x, y }) => {
    const spot =
      spec.shape === "square"
        ? svg("rect", { class: "spot", x: x - 0.5, y: y - 0.5, width: 1, height: 1 })
        : svg("circle", { class: "spot", cx: x, cy: y, r: 0.47 });
    layers.under.append(spot);
    return spot;
  });
  const hints = places.map(({ x, y }) => {
    const hint = svg("circle", { class: "hint", cx: x, cy: y, r: 0.13 });
    layers.over.append(hint);
    return hint;
  });

  const root = svg(
    "svg",
    { viewBox: spec.bounds.join(" "), class: "surface", preserveAspectRatio: "xMidYMid meet" },
    light(id),
    labels,
    ...Object.values(layers),
  );
  if (still) layers.targets.remove();
  const highest = Math.min(...places.map(({ y }) => y)) - 1;
  return { root, id, rack, /** From where pieces fall in a rack. */ highest, places, spots, hints, ...layers };
}

/** The area of all cells, and an edge around it. @param {Place[]} places */
function frame(places) {
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const box = { x: Math.min(...xs) - 0.5, y: Math.min(...ys) - 0.5, width: 0, height: 0 };
  box.width = Math.max(...xs) + 0.5 - box.x;
  box.height = Math.max(...ys) + 0.5 - box.y;
  const edge = { x: box.x - 0.07, y: box.y - 0.07, width: box.width + 0.14, height: box.height + 0.14, rx: 0.12 };
  return { edge, box };
}

/**
 * Square fields with the light that falls on them from above.
 * @param {BoardSpec} spec
 * @param {Place[]} places
 * @param {string} id
 */
function squares(spec, places, id) {
  const { edge, box } = frame(places);
  const cells = places.map(({ x, y }, i) => {
    const odd = (Math.round(x - box.x) + Math.round(y - box.y)) % 2 ? "odd" : "even";
    const cell = svg("rect", { class: `cell ${odd}`, x: x - 0.5, y: y - 0.5, width: 1, height: 1 });
    const { reserved } = spec.points[i];
    if (reserved) cell.dataset.reserved = reserved;
    return cell;
  });
  return [
    svg("rect", { class: "edge", ...edge }),
    svg("rect", { class: "field", ...box }),
    ...cells,
    svg("rect", { class: "light", ...box, fill: `url(#${id}-light)` }),
  ];
}

/**
 * A rack that stands upright: what is seen through its holes, and the face in front of the pieces.
 * @param {Place[]} places
 * @param {string} id
 */
function upright(places, id) {
  const { edge, box } = frame(places);
  const circle = (/** @type {Place} */ { x, y }) =>
    `M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0`;
  const d = `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z${places.map(circle).join("")}`;
  return {
    back: [svg("rect", { class: "edge", ...edge }), svg("rect", { class: "behind", ...box })],
    front: [
      svg("path", { class: "face", d, "fill-rule": "evenodd" }),
      svg("path", { class: "light", d, "fill-rule": "evenodd", fill: `url(#${id}-light)` }),
      svg("path", { class: "bevel", d: places.map(circle).join("") }),
    ],
  };
}

/** @param {string} id */
function light(id) {
  const stop = (/** @type {number} */ offset, /** @type {string} */ colour, /** @type {number} */ opacity) =>
    svg("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
  return svg(
    "defs",
    {},
    svg(
      "radialGradient",
      { id: `${id}-light`, cx: 0.5, cy: 0.1, r: 1.05 },
      stop(0, "#fff", 0.08),
      stop(0.5, "#fff", 0),
      stop(1, "#000", 0.2),
    ),
  );
}
