/**
 * What several pages share beside the messages of the server (types/messages.d.ts). Types only: nothing imports this file at run time.
 *
 * @import { Choice, TableUpdate, Side, State, Tap } from "../types/messages.js"
 *
 * @typedef {{ state: State, you: Side[], choices: Choice[] }} Standing  how it stands, for this browser
 * @typedef {Extract<TableUpdate, { type: "table" }>} TableMessage
 * @typedef {Extract<TableUpdate, { type: "moved" }>} MovedMessage
 * @typedef {Extract<TableUpdate, { type: "changed" }>} ChangedMessage
 * @typedef {{ taps: Tap[], aimed: boolean, refused: string, ahead: string }} Chosen  how far a move is chosen; refused: why the last tap led nowhere;
 *   ahead: what is chosen for the next turn, in words
 */
export {};
