/**
 * Sounds, made on the spot. Nothing is heard before the first gesture on the page, as browsers demand, and nothing is loaded; what would
 * have sounded before is not made up for.
 */

import { get, onchange } from "./settings.js";

/** @import { BoardEvent } from "./types/messages.js" */
/** @import { Player } from "./sound/player.js" */

/** What comes later than this, in milliseconds, would not belong to what is seen. */
const LATE = 400;

/** @type {AudioContext | null} */
let context = null;
/** @type {Promise<Player> | null} */
let player = null;

/** As soon as it is allowed and wanted. The context is made in the gesture itself: some browsers keep one silent that is made later. */
function wake() {
  if (get("sound") === "off" || !globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  const made = context;
  player ??= import("./sound/player.js").then(({ Player }) => new Player(made));
  player.catch(() => {
    player = null;
  });
}

for (const gesture of ["pointerdown", "pointerup", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });
onchange(wake);

/** @param {(player: Player) => void} act */
function ask(act) {
  const asked = performance.now();
  player?.then((player) => performance.now() - asked < LATE && act(player)).catch(() => {});
}

/** @param {import("./sound/sounds.js").SoundName} name */
const play = (name) => ask((player) => player.play({ sound: name }));

/** What can be heard beside what is seen on a board. */
export const sound = {
  opponent: () => play("opponent"),
  refuse: () => play("refuse"),
  warning: () => play("warning"),
  low: () => play("low"),
  /** The other side has moved while one looked away. */
  away: () => play("away"),
  /** @param {"won" | "lost" | "drawn"} how */
  end: (how) => play(how),
};

/**
 * What an event of the board sounds like, as it begins to be seen: `board.on.event = (e, material) => playEventSound(e, mine, material)`.
 * @param {BoardEvent} event
 * @param {boolean} mine whether it belongs to a move made at this screen
 * @param {string} [material] what the piece is made of, as its drawing says
 */
export function playEventSound(event, mine, material) {
  // Nobody sees it, so all of it happens at once; that something has happened is said by a notice.
  if (!document.hidden) ask((player) => player.playEvent(event, mine, material));
}
