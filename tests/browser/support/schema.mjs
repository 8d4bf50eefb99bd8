// Whether a value is what a schema of the OpenAPI document says: as much of JSON Schema as the document uses.

/**
 * What is wrong with a value, one line each.
 * @param {any} document @param {any} schema @param {any} value @param {string} [at]
 * @returns {string[]}
 */
export function faults(document, schema, value, at = "$") {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return faults(document, document.components.schemas[name], value, at);
  }
  if (schema.oneOf) {
    const all = schema.oneOf.map((/** @type {any} */ one) => faults(document, one, value, at));
    return all.some((/** @type {string[]} */ found) => found.length === 0) ? [] : all.flat();
  }
  const types = [schema.type ?? []].flat();
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${JSON.stringify(value)} is none of ${schema.enum.join()}`];
  if (types.length && !types.some((type) => isA(type, value))) return [`${at}: ${JSON.stringify(value)} is no ${types.join(" or ")}`];
  if (Array.isArray(value) && schema.items) return value.flatMap((item, i) => faults(document, schema.items, item, `${at}[${i}]`));
  if (value === null || typeof value !== "object" || !schema.properties) return [];
  const missing = (schema.required ?? []).filter((/** @type {string} */ name) => !(name in value));
  const unknown = Object.keys(value).filter((name) => !(name in schema.properties) && !schema.additionalProperties);
  const inside = Object.entries(value).flatMap(([name, part]) =>
    name in schema.properties ? faults(document, schema.properties[name], part, `${at}.${name}`) : [],
  );
  return [
    ...missing.map((/** @type {string} */ name) => `${at}.${name} is missing`),
    ...unknown.map((name) => `${at}.${name} is not in the document`),
    ...inside,
  ];
}

/** @param {string} type @param {any} value */
function isA(type, value) {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
