/**
 * The polar shadow map: a row for each light, a column for each angle around it, and in it how far the nearest edge is. The GPU draws each edge as a strip as wide as the angle
 * it is seen under; the depth test keeps the nearest.
 */

import { createProgram, createTarget, createVertices, deleteTarget } from "./gl.js";
import { MAX_LIGHTS, POLAR_FRAGMENT, POLAR_VERTEX } from "./shader.js";

export class ShadowMap {
  /** @param {WebGL2RenderingContext} gl */
  constructor(gl) {
    this.gl = gl;
    this.polar = createProgram(gl, POLAR_VERTEX, POLAR_FRAGMENT, ["edge"]);
    this.vertices = createVertices(gl, [4], true);
    this.count = 0;
    /** @type {import("./gl.js").Target | null} */
    this.target = null;
  }

  get rows() {
    return MAX_LIGHTS;
  }

  /** @param {number} angles how many columns */
  resize(angles) {
    if (this.target?.width === angles) return;
    deleteTarget(this.gl, this.target);
    this.target = createTarget(this.gl, angles, MAX_LIGHTS, true);
  }

  /** What casts shadows. @param {Float32Array} edges two points each */
  setEdges(edges) {
    this.count = edges.length / 4;
    this.vertices.fill(edges);
  }

  /** @param {Float32Array} lights @param {number} count */
  draw(lights, count) {
    const { gl, polar, target } = this;
    if (!target) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.buffer);
    gl.viewport(0, 0, target.width, target.height);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LESS);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.useProgram(polar.program);
    gl.uniform4fv(polar.at.lights, lights);
    gl.uniform1f(polar.at.rows, MAX_LIGHTS);
    gl.uniform1f(polar.at.angles, target.width);
    gl.bindVertexArray(this.vertices.array);
    if (this.count) gl.drawArraysInstanced(gl.TRIANGLES, 0, 12 * count, this.count);
    gl.disable(gl.DEPTH_TEST);
  }
}
