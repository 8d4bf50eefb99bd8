/** What stands in the way of light: the outline of a piece is that of its shadow's drawing, `{game}-{kind}-shadow`. */

/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ kind: string, side: string, place: Place, angle: number }} Occluder */

/** So many points of an outline are looked at; those on a straight line are dropped. */
const POINTS = 72;
const STRAIGHT = 0.004;
/** A round shadow is drawn with a soft edge, wider than what stands in it. */
const ROUND = 0.76;
const POLYGON = 0.97;

/** @type {Map<string, Place[]>} */
const known = new Map();

/** The outline of a kind around its middle. @param {string} game @param {string} kind @returns {Place[]} */
export function outline(game, kind) {
  const name = `${game}-${kind}`;
  let found = known.get(name);
  if (!found) {
    const symbol = document.getElementById(`${name}-shadow`) ?? document.getElementById(`${game}-shadow`);
    const shape = symbol?.querySelector("path, circle, ellipse, rect");
    found = shape instanceof SVGGeometryElement ? trace(shape) : [];
    known.set(name, found);
  }
  return found;
}

/** @param {SVGGeometryElement} shape @returns {Place[]} */
function trace(shape) {
  const length = shape.getTotalLength();
  const all = Array.from({ length: POINTS }, (_, i) => shape.getPointAtLength((i / POINTS) * length));
  const corners = all.filter((b, i) => {
    const a = all[(i + POINTS - 1) % POINTS];
    const c = all[(i + 1) % POINTS];
    return Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) > STRAIGHT * Math.hypot(c.x - a.x, c.y - a.y);
  });
  const size = shape.localName === "path" || shape.localName === "rect" ? POLYGON : ROUND;
  return corners.map(({ x, y }) => {
    let at = new DOMPoint(x * size, y * size);
    for (let up = /** @type {Element | null} */ (shape); up instanceof SVGGraphicsElement; up = up.parentElement) {
      const matrix = up.transform.baseVal.consolidate()?.matrix;
      if (matrix) at = at.matrixTransform(matrix);
    }
    return { x: at.x, y: at.y };
  });
}

/** A piece's own place turned with it. @param {Occluder} piece @param {Place} at @returns {Place} */
export function turned({ place, angle }, { x, y }) {
  const a = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return { x: place.x + x * c - y * s, y: place.y + x * s + y * c };
}

/** The outlines of all of these where they stand. @param {string} game @param {Occluder[]} pieces @returns {Place[][]} */
export function outlines(game, pieces) {
  return pieces.map((piece) => outline(game, piece.kind).map((at) => turned(piece, at))).filter((found) => found.length > 2);
}

/** Every edge as two points. @param {Place[][]} shapes */
export function edges(shapes) {
  return Float32Array.from(
    shapes.flatMap((shape) => shape.flatMap((a, i) => [a.x, a.y, shape[(i + 1) % shape.length].x, shape[(i + 1) % shape.length].y])),
  );
}

/** Every shape as triangles around its first corner. @param {Place[][]} shapes */
export function fans(shapes) {
  return Float32Array.from(
    shapes.flatMap(([middle, ...rest]) => rest.slice(1).flatMap((b, i) => [middle.x, middle.y, rest[i].x, rest[i].y, b.x, b.y])),
  );
}

/** Whether a place lies in any of the shapes. @param {Place[][]} shapes @param {Place} at */
export function covered(shapes, { x, y }) {
  return shapes.some((shape) => {
    let inside = false;
    for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
      const [a, b] = [shape[i], shape[j]];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
  });
}
