/**
 * Whether two things that came as JSON say the same. The order of their fields says nothing: the page brings its first
 * state in another order than the line.
 * @param {unknown} a @param {unknown} b @returns {boolean}
 */
export function same(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const one = Object.entries(a);
  const other = new Map(Object.entries(b));
  return one.length === other.size && one.every(([key, value]) => other.has(key) && same(value, other.get(key)));
}
