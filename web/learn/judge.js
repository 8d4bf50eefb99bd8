/** Why a move is worse than the one that is looked for, in the words of the coach. */

/** @import { MoveReport, StepPage } from "../types/messages.js" */

import { StudyConnection } from "../study/connection.js";

/** After so long the reader has waited enough. */
const PATIENCE = 5000;

/** @type {StudyConnection | null} */
let connection = null;

/** Opens the line to the engines, so that the first answer comes soon. */
export function prepare() {
  if (connection) return;
  connection = new StudyConnection();
  connection.connect();
}

/** @param {StepPage} data @param {string[]} moves the last one is judged @returns {Promise<MoveReport | null>} null if nothing is known in time */
export function judge({ variant, from }, moves) {
  return new Promise((resolve) => {
    const line = connection;
    if (!line) return resolve(null);
    const id = line.id();
    /** @param {import("../types/messages.js").StudyMessage} message */
    const listen = (message) => {
      if (message.type === "judged" && message.id === id) end(message.report);
      if (message.type === "refused" && message.id === id) end(null);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    /** @param {MoveReport | null} report */
    const end = (report) => {
      clearTimeout(timer);
      line.listeners.delete(listen);
      resolve(report);
    };
    line.listeners.add(listen);
    if (!line.send({ do: "judge", id, line: { variant, start: from, moves } })) end(null);
  });
}
