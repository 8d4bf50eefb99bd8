/** A notification of the system that the other side has moved; loaded only where somebody wants it. */

/** @import { GameInfo } from "../types/messages.js" */
/** @import { Standing } from "./types.js" */

import { format } from "../words.js";
import { endInOne, other } from "./ending.js";

/** @param {GameInfo} game @param {Standing} standing */
export async function notify(game, standing) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { state, you } = standing;
  const body = state.outcome ? endInOne(game, standing) : format("away-moved", { name: state.players[other(you[0])].name });
  const title = format(game.name);
  // One for each game: the next takes its place.
  const options = { body, tag: state.id, icon: "/assets/favicon.svg" };
  try {
    const note = new Notification(title, options);
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
    document.addEventListener("visibilitychange", () => note.close(), { once: true });
  } catch {
    // On phones only a service worker may show one; it also answers a tap.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
    const close = async () => {
      for (const note of (await worker?.getNotifications({ tag: state.id })) ?? []) note.close();
    };
    document.addEventListener("visibilitychange", () => void close(), { once: true });
  }
}
