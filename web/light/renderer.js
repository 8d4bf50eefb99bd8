/** One canvas and its context: what a frame says is shining is drawn, and nothing happens between frames. */

import { createProgram, createTarget, createVertices, deleteTarget } from "./gl.js";
import { AREA_FRAGMENT, AREA_VERTEX, LIGHT, MAX_LIGHTS, MAX_WAY, SEEN, SPRITE_FRAGMENT, SPRITE_VERTEX, WHOLE } from "./shader.js";
import { ShadowMap } from "./shadows.js";

/**
 * @typedef {object} Quality
 * @property {number} ratio device pixels of a CSS pixel at most
 * @property {number} pixels of the canvas at most
 * @property {number} light pixels of the light on the board, which is soft, at most
 * @property {number} angles columns of the shadow map
 * @property {number} taps looks into it for each light
 * @property {number} lights at most
 */

/**
 * @typedef {object} Frame
 * @property {number[]} lights x, y, range, power of each
 * @property {number[]} kinds width, and 1 for the other side's, of each
 * @property {number[]} ways the beam's straight parts: from, to
 * @property {number} power of the beam, 0 to 1
 * @property {number} ripple along the beam, 0 for none
 * @property {number} time in seconds
 * @property {number[]} sprites ten numbers each, as SPRITE_VERTEX takes them
 */

export class Renderer {
  /** @param {HTMLCanvasElement} canvas @param {WebGL2RenderingContext} gl */
  constructor(canvas, gl) {
    this.canvas = canvas;
    this.gl = gl;
    this.shadows = new ShadowMap(gl);
    this.areaProgram = createProgram(gl, AREA_VERTEX, AREA_FRAGMENT, ["corner"]);
    this.lightProgram = createProgram(gl, WHOLE, LIGHT);
    this.seenProgram = createProgram(gl, WHOLE, SEEN);
    this.spriteProgram = createProgram(gl, SPRITE_VERTEX, SPRITE_FRAGMENT, ["where", "what", "how"]);
    this.corners = createVertices(gl, [2]);
    this.sprites = createVertices(gl, [4, 4, 2], true);
    this.nothing = gl.createVertexArray();
    this.lights = new Float32Array(4 * MAX_LIGHTS);
    this.kinds = new Float32Array(2 * MAX_LIGHTS);
    this.ways = new Float32Array(4 * MAX_WAY);
    /** @type {import("./gl.js").Target | null} */
    this.area = null;
    /** @type {import("./gl.js").Target | null} */
    this.light = null;
    this.view = new Float32Array(4);
    this.box = new Float32Array(4);
    this.beam = new Float32Array(3);
    this.other = new Float32Array(3);
    /** How much brighter the board can get and still show its colours. */
    this.most = 8;
  }

  /**
   * As large as the board, with what is seen through it.
   * @param {number} width of the canvas, in CSS pixels @param {number} height @param {number[]} view left, top, width, height on the board @param {Quality} quality
   */
  resize(width, height, view, quality) {
    const { gl, canvas } = this;
    this.quality = quality;
    this.view.set(view);
    const ratio = Math.min(devicePixelRatio, quality.ratio, Math.sqrt(quality.pixels / (width * height)));
    const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
    const less = Math.min(1, Math.sqrt(quality.light / (w * h)));
    const [lw, lh] = [Math.ceil(w * less), Math.ceil(h * less)];
    this.shadows.resize(quality.angles);
    if (canvas.width !== w || canvas.height !== h || !this.area) {
      [canvas.width, canvas.height] = [w, h];
      deleteTarget(gl, this.area);
      this.area = createTarget(gl, w, h);
    }
    if (this.light?.width !== lw || this.light.height !== lh) {
      deleteTarget(gl, this.light);
      this.light = createTarget(gl, lw, lh);
    }
  }

  /** @param {Float32Array} edges @param {Float32Array} fans */
  setOccluders(edges, fans) {
    const { gl, area, areaProgram } = this;
    this.shadows.setEdges(edges);
    if (!area) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, area.buffer);
    gl.viewport(0, 0, area.width, area.height);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE_MINUS_DST_COLOR, gl.ZERO);
    gl.useProgram(areaProgram.program);
    gl.uniform4fv(areaProgram.at.view, this.view);
    this.corners.fill(fans);
    gl.bindVertexArray(this.corners.array);
    gl.drawArrays(gl.TRIANGLES, 0, fans.length / 2);
    gl.disable(gl.BLEND);
  }

  /** @param {Frame} frame */
  draw(frame) {
    const { gl, light, area, quality } = this;
    if (!light || !area || !quality) return;
    const count = Math.min(frame.lights.length / 4, MAX_LIGHTS);
    const straights = Math.min(frame.ways.length / 4, MAX_WAY);
    this.lights.fill(0).set(frame.lights.slice(0, 4 * count));
    this.kinds.fill(0).set(frame.kinds.slice(0, 2 * count));
    this.ways.fill(0).set(frame.ways.slice(0, 4 * straights));
    this.shadows.draw(this.lights, count);
    this.#drawLight(count);
    this.#drawSeen(frame, straights);
    if (frame.sprites.length) this.#drawSprites(frame.sprites);
    gl.bindVertexArray(null);
  }

  /** @param {number} count */
  #drawLight(count) {
    const { gl, light, shadows, quality } = this;
    const { program, at } = this.lightProgram;
    if (!light || !quality) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, light.buffer);
    gl.viewport(0, 0, light.width, light.height);
    gl.useProgram(program);
    gl.uniform4fv(at.lights, this.lights);
    gl.uniform2fv(at.kinds, this.kinds);
    gl.uniform1i(at.count, count);
    gl.uniform1i(at.taps, quality.taps);
    gl.uniform1f(at.rows, shadows.rows);
    gl.uniform4fv(at.view, this.view);
    this.#bind(0, shadows.target, at.polar);
    gl.bindVertexArray(this.nothing);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** @param {Frame} frame @param {number} straights */
  #drawSeen({ power, ripple, time }, straights) {
    const { gl, canvas, light, area } = this;
    const { program, at } = this.seenProgram;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.useProgram(program);
    this.#bind(0, light, at.light);
    this.#bind(1, area, at.area);
    gl.uniform4fv(at.view, this.view);
    gl.uniform4fv(at.box, this.box);
    gl.uniform4fv(at.ways, this.ways);
    gl.uniform1i(at.straights, straights);
    gl.uniform3fv(at.beam, this.beam);
    gl.uniform3fv(at.other, this.other);
    gl.uniform1f(at.power, power);
    gl.uniform1f(at.most, this.most);
    gl.uniform1f(at.ripple, ripple);
    gl.uniform1f(at.time, time);
    gl.bindVertexArray(this.nothing);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** @param {number[]} sprites */
  #drawSprites(sprites) {
    const { gl } = this;
    const { program, at } = this.spriteProgram;
    gl.useProgram(program);
    gl.uniform4fv(at.view, this.view);
    this.sprites.fill(Float32Array.from(sprites));
    gl.bindVertexArray(this.sprites.array);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_COLOR);
    gl.drawArraysInstanced(gl.TRIANGLES, 0, 6, sprites.length / 10);
    gl.disable(gl.BLEND);
  }

  /** @param {number} unit @param {import("./gl.js").Target | null} target @param {WebGLUniformLocation | null} at */
  #bind(unit, target, at) {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, target?.texture ?? null);
    gl.uniform1i(at, unit);
  }
}
