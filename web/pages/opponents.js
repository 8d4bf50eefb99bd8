/** The lists of computer players: the opponent of the last game is chosen again, and the chosen one is scrolled into view. */

const KEY = "plyground.opponent.";
const LISTS = ".opponents";

/** @param {Element} list @returns {HTMLInputElement | null} */
const chosen = (list) => list.querySelector("input:checked");

/** Scrolls every list to the one that is chosen, and nothing else. */
export function revealOpponents() {
  for (const ladder of document.querySelectorAll(`${LISTS} .ladder`)) {
    const row = chosen(ladder)?.closest("label");
    if (row) ladder.scrollTop = row.offsetTop - (ladder.clientHeight - row.offsetHeight) / 2;
  }
}

/** Chooses the one played last in this browser. A page that was left and is shown again keeps what it had. @param {string} game */
export function recallOpponent(game) {
  let kept = null;
  try {
    kept = localStorage.getItem(KEY + game);
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const list of document.querySelectorAll(LISTS)) {
    if (list instanceof HTMLElement) list.dataset.game = game;
    const untouched = chosen(list)?.defaultChecked;
    for (const input of list.querySelectorAll("input")) if (untouched && input.value === kept) input.checked = true;
  }
}

/** Keeps who is about to be played. */
export function keepOpponent() {
  for (const list of document.querySelectorAll(LISTS)) {
    const input = chosen(list);
    if (!(list instanceof HTMLElement) || !input || input.disabled) continue;
    try {
      localStorage.setItem(KEY + list.dataset.game, input.value);
    } catch {
      // As above.
    }
  }
}
