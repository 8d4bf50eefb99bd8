/**
 * What several modules of the board share beside the messages of the server (types/messages.d.ts). Types only: nothing imports this file
 * at run time.
 *
 * @import { BoardEvent } from "../types/messages.js"
 *
 * @typedef {{ x: number, y: number }} Place
 * @typedef {Extract<BoardEvent, { event: "beam" }>} Beam
 * @typedef {{ start: number, length: number, step: (t: number) => void, begin?: () => void, end?: () => void }} Track
 *   one thing that changes over time: milliseconds at normal speed; `step` gets 0 to 1
 */
export {};
