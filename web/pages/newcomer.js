/** Who is new to a game: nobody who has seen a few of its games to their end in this browser. */

const KEY = "plyground.ended";
/** So many games are played with their goal beside the board. */
const FEW = 3;

/** How many games have been seen to their end, by game. @returns {Record<string, number>} */
function ended() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** @param {string} game its id */
export const isNew = (game) => !(Number(ended()[game]) >= FEW);

/** One more game has been seen to its end. @param {string} game its id */
export function noteEnd(game) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...ended(), [game]: Math.min(FEW, (Number(ended()[game]) || 0) + 1) }));
  } catch {
    // A browser that keeps nothing is always new.
  }
}
