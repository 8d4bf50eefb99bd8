/** A beam over time: which lights shine at a moment, how far the beam has come, what glints. Time is in milliseconds from when the lamp begins to glow. */

/** @import { Scene } from "../board/shine.js" */
/** @import { Frame } from "./renderer.js" */
/** @import { Colour } from "./particles.js" */

import { covered, outline, outlines, turned } from "./outline.js";
import { blast, blend, glint, glow, sparks } from "./particles.js";

/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ beam: Colour, other: Colour, pieces: Record<string, Colour>, ground: number }} Colours  ground: how bright the board is, 0 to 1 */

/** How far apart lights along the beam are at least. */
const SPACING = 0.62;
/** How long a beam stays after it has arrived, and how long a piece bursts, as the plain ones do. */
const STAYS = 520;
const BURSTS = 560;

/** @param {number} t */
const smooth = (t) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

export class Shot {
  /** @param {Scene} scene @param {Colours} colours @param {{ lights: number, calm: boolean }} options */
  constructor(scene, colours, { lights, calm }) {
    this.scene = scene;
    this.colours = colours;
    this.most = lights;
    this.calm = calm;
    const way = straightened(scene.way);
    this.straights = way.slice(1).map((to, i) => {
      const from = way[i];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return { from, to, length, angle: Math.atan2(to.y - from.y, to.x - from.x) };
    });
    let run = 0;
    this.bends = this.straights.map(({ to, length, angle }, i) => {
      run += length;
      return { at: to, run, angle, next: this.straights[i + 1]?.angle };
    });
    this.total = run;
    this.pieces = scene.pieces;
    this.shapes = outlines(scene.game, this.pieces);
    this.gone = 0;
    this.spots = this.#spots();
  }

  /** Places along the beam that shine, none of them inside a piece. */
  #spots() {
    const room = Math.max(4, this.most - 2 * this.bends.length - 5);
    const spacing = Math.max(SPACING, this.total / room);
    const spots = [];
    let passed = 0;
    for (const { from, to, length } of this.straights) {
      for (let s = (Math.ceil(passed / spacing) || 0.5) * spacing; s < passed + length; s += spacing) {
        const part = (s - passed) / (length || 1);
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        if (!covered(this.shapes, at)) spots.push({ at, run: s, power: 0.36 * (spacing / SPACING) ** 0.7 });
      }
      passed += length;
    }
    for (const { at, run, angle, next } of this.bends) {
      // The light of a mirror is before its face; that of the end before what stops it.
      const back = next === undefined ? angle + Math.PI : Math.atan2(Math.sin(next) - Math.sin(angle), Math.cos(next) - Math.cos(angle));
      spots.push({ at: this.#outside(at, back), run, power: next === undefined && this.scene.end === "edge" ? 0.2 : 1.05 });
    }
    return spots;
  }

  /** @param {Place} at @param {number} way @returns {Place} */
  #outside(at, way) {
    let place = at;
    for (let s = 0.1; s < 0.8; s += 0.06) {
      place = { x: at.x + Math.cos(way) * s, y: at.y + Math.sin(way) * s };
      if (!covered(this.shapes, place)) break;
    }
    return place;
  }

  /** Whether something has gone since the last call, so that it casts no shadow any more. @param {number} time */
  changes(time) {
    const gone = this.scene.hits.filter(({ at }) => time >= at);
    if (gone.length === this.gone) return false;
    this.gone = gone.length;
    const places = new Set(gone.map(({ piece }) => `${piece.place.x} ${piece.place.y}`));
    this.pieces = this.scene.pieces.filter(({ place }) => !places.has(`${place.x} ${place.y}`));
    this.shapes = outlines(this.scene.game, this.pieces);
    return true;
  }

  /** How dark the room is, 0 to 1. @param {number} time */
  dark(time) {
    const { lead, grows, hits } = this.scene;
    const over = lead + grows + (hits.length ? BURSTS : STAYS);
    return smooth(time / (lead + 60)) * smooth((over - time) / 300);
  }

  /** @param {number} time @returns {Frame} */
  frame(time) {
    const { lead, grows, hits, lamps, source, pieces: standing, end } = this.scene;
    const { beam, other, pieces } = this.colours;
    const charge = smooth(time / lead);
    const come = Math.min(1, Math.max(0, (time - lead) / grows)) * this.total;
    const arrived = time - lead - grows;
    const fades = 1 - smooth((arrived / STAYS - 0.4) / 0.6);
    const flicker = this.calm ? 1 : 1 + 0.05 * Math.sin(time * 0.19) + 0.03 * Math.sin(time * 0.53 + 1);
    const power = fades * flicker;
    /** @type {number[]} */
    const lights = [];
    /** @type {number[]} */
    const kinds = [];
    /** @type {number[]} */
    const sprites = [];
    const add = (/** @type {Place} */ { x, y }, /** @type {number} */ range, /** @type {number} */ strength, wide = 0.16, side = 0) => {
      if (strength < 0.004) return;
      lights.push(x, y, range, strength);
      kinds.push(wide, side);
    };

    const head = this.#at(come);
    for (const { piece, at } of hits) {
      const t = (time - at) / BURSTS;
      if (t <= 0 || t >= 1) continue;
      add(piece.place, 4.6, (this.calm ? 1 : 3.4) * (1 - t) ** 2.2, 0.2);
      if (!this.calm) sprites.push(...blast(piece.place, head.angle, pieces[piece.side] ?? beam, beam, t));
    }
    for (const piece of standing) {
      if (!lamps.includes(piece.kind)) continue;
      const at = turned(piece, LAMP);
      if (piece.place === source) {
        add(at, 3.4, (0.35 + 1.0 * charge) * power * charge, 0.14);
        sprites.push(
          ...glow(turned(piece, FACE), 0.22 + 0.3 * charge * charge, blend(beam, [1, 1, 1], 0.5 * charge), 0.9 * charge * fades),
        );
      } else {
        add(at, 2.4, 0.3 * this.dark(time), 0.14, 1);
        sprites.push(...glow(turned(piece, FACE), 0.2, other, 0.45 * this.dark(time)));
      }
    }
    if (come > 0) {
      if (arrived < 0) add(head, 5, 1.7 * flicker, 0.12);
      for (const { at, run, power: own } of this.spots)
        add(at, own > 0.9 ? 5.2 : 3.8, own * power * smooth((come - run) / 0.7), own > 0.9 ? 0.14 : 0.24);
      for (const { at, run, angle, next } of this.bends) {
        if (come < run || (next === undefined && end === "edge")) continue;
        const since = (time - lead - (run / (this.total || 1)) * grows) / 1000;
        if (next !== undefined) sprites.push(...glint(at, (angle + next + wound(angle, next)) / 2, beam, since, 0.9 * fades));
        else if (end === "stopped" && !this.calm) sprites.push(...sparks(at, angle + Math.PI, beam, since, 0.85 * fades));
      }
      if (arrived < 0) sprites.push(...glow(head, 0.5, blend(beam, [1, 1, 1], 0.7), 0.95));
    }
    return {
      lights,
      kinds,
      ways: this.#ways(come),
      power: come > 0 ? power : 0,
      ripple: this.calm ? 0 : 1,
      time: time / 1000,
      sprites,
    };
  }

  /** @param {number} run */
  #at(run) {
    let left = run;
    for (const { from, to, length, angle } of this.straights) {
      if (left <= length) {
        const part = left / (length || 1);
        return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
      }
      left -= length;
    }
    const last = this.straights.at(-1);
    return { ...(last?.to ?? { x: 0, y: 0 }), angle: last?.angle ?? 0 };
  }

  /** The way as far as the beam has come. @param {number} come */
  #ways(come) {
    let left = come;
    const ways = [];
    for (const { from, to, length } of this.straights) {
      if (left <= 0) break;
      const part = Math.min(1, left / (length || 1));
      ways.push(from.x, from.y, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      left -= length;
    }
    return ways;
  }
}

/** Where a piece that gives light has its lamp: before its front. */
const LAMP = { x: 0, y: -0.5 };
const FACE = { x: 0, y: -0.38 };

/** A turn between two directions, as part of a whole one, so that their mean is the shorter way. @param {number} a @param {number} b */
const wound = (a, b) => (Math.abs(b - a) > Math.PI ? 2 * Math.PI : 0);

/** Only the corners of a way. @param {Place[]} way */
function straightened(way) {
  return way.filter((b, i) => {
    const [a, c] = [way[i - 1], way[i + 1]];
    return !a || !c || Math.abs((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) > 1e-3;
  });
}

/** Whether a kind of piece has an outline that light can know. @param {string} game @param {string} kind */
export const known = (game, kind) => outline(game, kind).length > 2;
