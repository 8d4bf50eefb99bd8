// How much of what repeats itself is tested: a part of it by `./test`, all of it by `THOROUGH=1 tests/browser/run`.

export const THOROUGH = process.env.THOROUGH === "1";

/** How often something random is repeated. @param {string} name of the environment variable that says otherwise */
export const times = (name, /** @type {number} */ thorough, /** @type {number} */ usual) =>
  Number(process.env[name] ?? (THOROUGH ? thorough : usual));
