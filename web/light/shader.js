/**
 * The shaders, in the order of a frame: the polar shadow map, the light that reaches the board, what is seen of it, sparks. Lengths are those of the board,
 * whose y points down; the first row of a texture is the lower edge.
 */

const HEAD = `#version 300 es
precision highp float;
precision highp int;
const float TURN = 6.2831853;
`;

/** How many lights a frame has at most; a row of the shadow map each. */
export const MAX_LIGHTS = 32;
/** How many straight parts of a beam's way are drawn. */
export const MAX_WAY = 24;

/** A triangle over everything. */
export const WHOLE = `${HEAD}
out vec2 uv;
void main() {
  uv = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
  gl_Position = vec4(uv * 2.0 - 1.0, 0.0, 1.0);
}`;

/** An edge of an occluder, seen from a light: as wide as its angle, in the light's row. Twelve vertices a light, as an edge may cross the seam. */
export const POLAR_VERTEX = `${HEAD}
uniform vec4 lights[${MAX_LIGHTS}];
uniform float rows;
in vec4 edge;
flat out vec4 seen;
flat out float range;
void main() {
  int light = gl_VertexID / 12;
  int corner = gl_VertexID % 6;
  bool again = gl_VertexID % 12 >= 6;
  vec2 a = edge.xy - lights[light].xy;
  vec2 b = edge.zw - lights[light].xy;
  float from = atan(a.y, a.x) / TURN + 0.5;
  float to = atan(b.y, b.x) / TURN + 0.5;
  to = from + (to - from) - round(to - from);
  float shift = again ? (min(from, to) < 0.0 ? 1.0 : max(from, to) > 1.0 ? -1.0 : 4.0) : 0.0;
  range = lights[light].z;
  vec2 along = b - a;
  float nearest = length(a + along * clamp(-dot(a, along) / max(dot(along, along), 1e-6), 0.0, 1.0));
  if (nearest > range) shift = 4.0;
  float x = (corner == 0 || corner == 2 || corner == 3 ? from : to) + shift;
  float y = (float(light) + (corner < 2 || corner == 3 ? 0.0 : 1.0)) / rows;
  seen = vec4(a, along);
  gl_Position = vec4(x * 2.0 - 1.0, y * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The depth test keeps the nearest edge: angle to distance. */
export const POLAR_FRAGMENT = `${HEAD}
uniform float angles;
flat in vec4 seen;
flat in float range;
void main() {
  float angle = (gl_FragCoord.x / angles - 0.5) * TURN;
  vec2 way = vec2(cos(angle), sin(angle));
  float across = way.x * seen.w - way.y * seen.z;
  float far = abs(across) < 1e-4 ? length(seen.xy) : (seen.x * seen.w - seen.y * seen.z) / across;
  gl_FragDepth = clamp(far / range, 0.0, 1.0);
}`;

/** Occluders as an area: fans of triangles, each inverting what is there, so that any outline is filled. */
export const AREA_VERTEX = `${HEAD}
uniform vec4 view;
in vec2 corner;
void main() {
  vec2 at = (corner - view.xy) / view.zw;
  gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}`;

export const AREA_FRAGMENT = `${HEAD}
out vec4 colour;
void main() {
  colour = vec4(1.0);
}`;

/**
 * Light on the board: red is that of the beam, green that of the other side, blue and alpha where it comes from. Each light looks its distance up in the shadow map at
 * several angles; the wider the light and the nearer the occluder to it, the softer the edge (percentage-closer soft shadows).
 */
export const LIGHT = `${HEAD}
uniform vec4 lights[${MAX_LIGHTS}];
uniform vec2 kinds[${MAX_LIGHTS}];
uniform int count;
uniform int taps;
uniform float rows;
uniform vec4 view;
uniform sampler2D polar;
in vec2 uv;
out vec4 colour;

float noise(vec2 at) {
  return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}

void main() {
  vec2 at = view.xy + vec2(uv.x, 1.0 - uv.y) * view.zw;
  float shake = noise(gl_FragCoord.xy) - 0.5;
  vec2 sum = vec2(0.0);
  vec2 from = vec2(0.0);
  for (int i = 0; i < count; i++) {
    vec4 light = lights[i];
    vec2 way = at - light.xy;
    float far = length(way);
    if (far >= light.z) continue;
    float row = (float(i) + 0.5) / rows;
    float middle = atan(way.y, way.x) / TURN + 0.5;
    float wide = kinds[i].x / max(far, 0.2) / TURN;
    float blocked = 0.0;
    float depth = 0.0;
    for (int k = -1; k <= 1; k++) {
      float near = texture(polar, vec2(middle + (float(k) + shake * 0.6) * wide, row)).r * light.z;
      if (near < far) {
        depth += near;
        blocked += 1.0;
      }
    }
    float seen = 1.0;
    if (blocked > 0.0) {
      depth /= blocked;
      float spread = wide * clamp((far - depth) / max(depth, 0.25), 0.12, 1.6);
      seen = 0.0;
      for (int k = 0; k < taps; k++) {
        float offset = (float(k) + 0.5 + shake) / float(taps) * 2.0 - 1.0;
        float near = texture(polar, vec2(middle + offset * spread, row)).r * light.z;
        seen += 1.0 - smoothstep(near + 0.03, near + 0.13, far);
      }
      seen /= float(taps);
    }
    float edge = 1.0 - (far * far) / (light.z * light.z);
    float power = light.w * seen * edge * edge / (0.9 + far * far * 0.42);
    if (kinds[i].y > 0.5) sum.y += power;
    else sum.x += power;
    from -= way / max(far, 1e-3) * power;
  }
  from /= max(sum.x + sum.y, 1e-3);
  colour = vec4(sqrt(min(sum, vec2(8.0)) / 8.0) + (shake / 255.0), from * 0.5 + 0.5);
}`;

/** What is seen: how much brighter each pixel of the board gets, as colour-dodge takes it. Tiles and pieces catch light on the edges that face it. */
export const SEEN = `${HEAD}
uniform sampler2D light;
uniform sampler2D area;
uniform vec4 view;
uniform vec4 box;
uniform vec4 ways[${MAX_WAY}];
uniform int straights;
uniform vec3 beam;
uniform vec3 other;
uniform float power;
uniform float most;
uniform float ripple;
uniform float time;
in vec2 uv;
out vec4 colour;

float standing(vec2 at) {
  return texture(area, vec2(at.x - view.x, view.y + view.w - at.y) / view.zw).r;
}

void main() {
  vec2 at = view.xy + vec2(uv.x, 1.0 - uv.y) * view.zw;
  vec4 got = texture(light, uv);
  vec2 bright = got.xy * got.xy * 8.0;
  bright = 1.6 * bright / (1.0 + 0.24 * bright);
  vec2 from = got.zw * 2.0 - 1.0;

  vec2 into = fract(at - box.xy);
  bool tile = box.z > 0.0 && all(greaterThan(at, box.xy)) && all(lessThan(at, box.xy + box.zw));
  vec2 slope = tile ? smoothstep(0.94, 1.0, into) - smoothstep(0.94, 1.0, 1.0 - into) : vec2(0.0);
  float d = 0.03;
  vec2 rim = vec2(standing(at - vec2(d, 0.0)) - standing(at + vec2(d, 0.0)), standing(at - vec2(0.0, d)) - standing(at + vec2(0.0, d)));
  float own = standing(at);
  float facing = 1.0 + (1.0 - own) * 0.55 * dot(slope, from) + 1.6 * max(0.0, dot(rim, from)) * own;

  float hot = bright.x / (2.2 + bright.x);
  vec3 gain = bright.x * mix(beam, vec3(1.0), 0.06 + 0.36 * hot) * facing + bright.y * other * facing;
  gain = most * (1.0 - exp(-gain / most));

  float near = 1e3;
  float run = 0.0;
  float passed = 0.0;
  for (int i = 0; i < straights; i++) {
    vec2 along = ways[i].zw - ways[i].xy;
    float whole = length(along);
    float part = clamp(dot(at - ways[i].xy, along) / max(whole * whole, 1e-6), 0.0, 1.0);
    float off = length(at - ways[i].xy - along * part);
    if (off < near) {
      near = off;
      run = passed + part * whole;
    }
    passed += whole;
  }
  float wave = 1.0 + ripple * 0.2 * sin(run * 6.0 - time * 34.0);
  float core = exp(-near * near / 0.0016);
  float glow = exp(-near * near / 0.012);
  float halo = 0.012 / (near * near + 0.02) * smoothstep(1.3, 0.0, near);
  gain += power * wave * (core * 14.0 * mix(beam, vec3(1.0), 0.75) + glow * 1.3 * mix(beam, vec3(1.0), 0.1) + halo * 0.9 * beam);

  colour = vec4(gain / (1.0 + gain), 1.0);
}`;

/** Sparks, fragments, glints and rings: place and size, angle and shape, colour. */
export const SPRITE_VERTEX = `${HEAD}
uniform vec4 view;
in vec4 where;
in vec4 what;
in vec2 how;
out vec2 in_it;
flat out vec4 looks;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 || gl_VertexID == 2 || gl_VertexID == 4 ? 1.0 : -1.0, gl_VertexID >= 2 && gl_VertexID != 3 ? 1.0 : -1.0);
  float c = cos(how.x);
  float s = sin(how.x);
  vec2 turned = mat2(c, s, -s, c) * (corner * where.zw);
  vec2 at = (where.xy + turned - view.xy) / view.zw;
  in_it = corner;
  looks = vec4(what.rgb * what.a, how.y);
  gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}`;

export const SPRITE_FRAGMENT = `${HEAD}
in vec2 in_it;
flat in vec4 looks;
out vec4 colour;
void main() {
  float far = length(in_it);
  float strength;
  if (looks.w < 0.5) strength = exp(-5.0 * far * far) * smoothstep(1.0, 0.6, far);
  else if (looks.w < 1.5) strength = exp(-60.0 * in_it.y * in_it.y) * pow(max(0.0, 1.0 - abs(in_it.x)), 2.0);
  else if (looks.w < 2.5) strength = smoothstep(0.0, 0.25, 0.7 - in_it.y - abs(in_it.x) * 1.7) * smoothstep(-0.8, -0.6, in_it.y);
  else strength = exp(-90.0 * (far - 0.8) * (far - 0.8)) * smoothstep(1.0, 0.92, far);
  colour = vec4(looks.rgb * strength, 1.0);
}`;
