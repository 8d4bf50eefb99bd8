/** What WebGL2 is asked for, in short. */

/**
 * A program and its uniforms by name. Throws where it cannot be compiled.
 * @param {WebGL2RenderingContext} gl @param {string} vertex @param {string} fragment @param {string[]} [attributes] in the order of their places
 */
export function createProgram(gl, vertex, fragment, attributes = []) {
  const program = gl.createProgram();
  for (const [kind, source] of /** @type {const} */ ([
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ])) {
    const shader = /** @type {WebGLShader} */ (gl.createShader(kind));
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(`a shader: ${gl.getShaderInfoLog(shader)}`);
    gl.attachShader(program, shader);
  }
  for (const [i, name] of attributes.entries()) gl.bindAttribLocation(program, i, name);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(`shaders: ${gl.getProgramInfoLog(program)}`);
  /** @type {Record<string, WebGLUniformLocation | null>} */
  const at = {};
  for (let i = 0; i < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); i++) {
    const name = gl.getActiveUniform(program, i)?.name ?? "";
    at[name.replace("[0]", "")] = gl.getUniformLocation(program, name);
  }
  return { program, at };
}

/**
 * A texture and what draws into it.
 * @param {WebGL2RenderingContext} gl @param {number} width @param {number} height @param {boolean} [depth] distances instead of colours
 */
export function createTarget(gl, width, height, depth = false) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, depth ? gl.DEPTH_COMPONENT24 : gl.RGBA8, width, height);
  const filter = depth ? gl.NEAREST : gl.LINEAR;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, depth ? gl.REPEAT : gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, depth ? gl.DEPTH_ATTACHMENT : gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  if (depth) {
    gl.drawBuffers([gl.NONE]);
    gl.readBuffer(gl.NONE);
  }
  return { texture, buffer, width, height };
}

/** @typedef {ReturnType<typeof createTarget>} Target */

/** @param {WebGL2RenderingContext} gl @param {Target | null} target */
export function deleteTarget(gl, target) {
  if (!target) return;
  gl.deleteTexture(target.texture);
  gl.deleteFramebuffer(target.buffer);
}

/**
 * Vertices in one buffer: each attribute is so many floats.
 * @param {WebGL2RenderingContext} gl @param {number[]} sizes @param {boolean} [each] whether they are per instance
 */
export function createVertices(gl, sizes, each = false) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  const stride = sizes.reduce((sum, size) => sum + size, 0) * 4;
  let offset = 0;
  for (const [i, size] of sizes.entries()) {
    gl.enableVertexAttribArray(i);
    gl.vertexAttribPointer(i, size, gl.FLOAT, false, stride, offset);
    if (each) gl.vertexAttribDivisor(i, 1);
    offset += size * 4;
  }
  gl.bindVertexArray(null);
  const fill = (/** @type {Float32Array} */ data) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.DYNAMIC_DRAW);
  };
  return { array, fill };
}
