/** Choices on the analysis board, kept in this browser. */

const KEY = "plyground.analysis";

/**
 * @typedef {object} Kept
 * @property {boolean} engine whether the engine is on
 * @property {number} lines how many best moves
 * @property {Record<string, string>} player who judges, by game
 * @property {Record<string, string[]>} layers which layers are on, by game
 * @property {boolean} arrows whether the best moves are marked on the board
 * @property {boolean} judge whether each move gets a verdict
 */

/** @returns {Kept} */
export function kept() {
  /** @type {Kept} */
  const usual = { engine: false, lines: 3, player: {}, layers: {}, arrows: true, judge: false };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    for (const [name, value] of Object.entries(usual)) {
      if (typeof found?.[name] === typeof value && found[name] !== null) Object.assign(usual, { [name]: found[name] });
    }
  } catch {
    // Nothing readable is kept: then everything is as usual.
  }
  return usual;
}

/** @param {Partial<Kept>} change */
export function keep(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // Without room for it the choice holds for this page only.
  }
}
