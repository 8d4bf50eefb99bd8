/**
 * Pieces as SVG elements. A piece is a group with a shadow that stays on the board and a body that may be lifted,
 * turned and turned over; its drawing is a symbol of the page, `{game}-{kind}-{side}`.
 */

/** @import { Piece, Side } from "../types/messages.js" */
/** @import { Place } from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} [attributes]
 * @param {Node[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A drawing of a symbol around the origin. @param {string} id */
export function drawing(id) {
  return svg("use", { href: `#${id}`, x: -0.5, y: -0.5, width: 1, height: 1 });
}

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "first" ? "second" : "first");

/** How far below a piece at rest its shadow lies: the light comes from above. */
const SHADE = 0.055;

const round = (/** @type {number} */ n) => Math.round(n * 1000) / 1000;

export class PieceElement {
  /**
   * @param {string} game
   * @param {Piece} piece
   * @param {Place} place
   * @param {boolean} flipped
   */
  constructor(game, piece, place, flipped) {
    this.game = game;
    this.kind = piece.kind;
    this.side = piece.side;
    this.facing = piece.facing ?? 0;
    this.place = place;
    this.flipped = flipped;
    const symbol = document.getElementById(this.symbol);
    /** Whether it looks different from different sides; only such pieces turn with the board. */
    this.faces = symbol?.dataset.faces !== undefined;
    /** What it is made of, as far as that can be heard. */
    this.material = symbol?.dataset.material;
    const shadow = [`${game}-${piece.kind}-shadow`, `${game}-shadow`].find((id) => document.getElementById(id));
    this.shadow = shadow ? drawing(shadow) : svg("g");
    this.shadow.classList.add("shadow");
    this.use = drawing(this.symbol);
    this.body = svg("g", { class: "body" }, this.use);
    this.stand = svg("g", { class: "stand" }, this.body);
    this.group = svg("g", { class: "piece" }, this.shadow, this.stand);
    this.rest();
  }

  get symbol() {
    return `${this.game}-${this.kind}-${this.side}`;
  }

  /** Where its facing points on the screen, in degrees. */
  get angle() {
    return this.faces ? this.facing * 90 + (this.flipped ? 180 : 0) : 0;
  }

  /** Whether it stands for the same piece. @param {Piece} piece */
  is(piece) {
    return this.kind === piece.kind && this.side === piece.side && this.facing === (piece.facing ?? 0);
  }

  /** Shows this side's drawing without a change of what the piece is. @param {Side} side */
  showSide(side) {
    this.use.setAttribute("href", `#${this.game}-${this.kind}-${side}`);
    this.group.dataset.side = side;
  }

  /** Stands still where it belongs. */
  rest() {
    this.showSide(this.side);
    this.group.dataset.kind = this.kind;
    this.pose({});
  }

  /**
   * Takes a pose: `lift` is the height above the board in units; `over` is how far it has turned over (0 to 1, about an
   * axis at `axis` degrees).
   * @param {{ place?: Place, lift?: number, size?: number, angle?: number, over?: number, axis?: number, opacity?: number }} pose
   */
  pose({ place = this.place, lift = 0, size = 1, angle = this.angle, over = 0, axis = 0, opacity = 1 }) {
    const scale = size * (1 + lift * 0.22);
    const turn =
      over === 0 || over === 1
        ? ""
        : `rotate(${round(axis)}) scale(${round(Math.abs(Math.cos(Math.PI * over)))} 1) rotate(${round(-axis)})`;
    this.group.setAttribute("transform", `translate(${round(place.x)} ${round(place.y)})`);
    this.body.setAttribute("transform", `translate(0 ${round(-lift * 0.34)}) scale(${round(scale)})${turn} rotate(${round(angle)})`);
    const below = `translate(${round(lift * 0.1)} ${round(SHADE + lift * 0.3)}) scale(${round(size * (1 + lift * 0.1))})`;
    this.shadow.setAttribute("transform", this.faces ? `${below} rotate(${round(angle)})` : below);
    this.shadow.style.opacity = lift ? String(round(1 / (1 + lift * 0.6))) : "";
    this.group.style.opacity = opacity === 1 ? "" : String(round(opacity));
  }
}
