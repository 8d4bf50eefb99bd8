/**
 * What the server's tables say (`server::table::message` in JSON). Types only: nothing imports this file at run time.
 *
 * @import { BoardEvent, BoardSpec, Choice, Side, View } from "../board/types.js"
 *
 * @typedef {{ id: string, name: string, summary: string, starts: { name: string, position: string }[] }} Variant
 * @typedef {{ id: string, name: string, summary: string, sides: Record<Side, { name: string, letter: string }>,
 *   variants: Variant[], pieces: { id: string, name: string }[] }} GameInfo
 * @typedef {{ name: string, kind: "here" | "remote" | "computer", about: string | null,
 *   rating: { elo: number, error: number } | null, taken: boolean, online: boolean }} Person
 * @typedef {{ move: string, side: Side, ms: number, turn: number }} Entry
 * @typedef {{ first_ms: number, second_ms: number, running: Side | null, increment_ms: number }} ClockState
 * @typedef {{ winner: Side | null, reason: string, text: string }} End
 * @typedef {{
 *   id: string, game: string, variant: string, ply: number, to_move: Side,
 *   players: Record<Side, Person>, history: Entry[], view: View, last: number[], status: string,
 *   clock: ClockState | null, turn_ms: number, outcome: End | null,
 *   offers: { draw: Side | null, takeback: Side | null },
 *   can: { takeback: boolean, redo: boolean, draw: boolean, resign: boolean, rematch: boolean },
 *   thinking: boolean, position: string, next: string | null,
 * }} State
 * @typedef {{ state: State, you: Side[], choices: Choice[] }} Standing  how it stands, for this browser
 * @typedef {Standing & { type: "table" }} TableMessage
 * @typedef {Standing & { type: "moved", ply: number, move: string, side: Side, ms: number, events: BoardEvent[] }} MovedMessage
 * @typedef {TableMessage | MovedMessage
 *   | { type: "thinking", side: Side, depth: number, nodes: number, share: number, ms?: number }
 *   | { type: "notice", text: string }
 *   | { type: "refused", why: string }} Message
 * @typedef {{ ply: number, view: View, last: number[], events: BoardEvent[] }} Past
 * @typedef {{ view: View, choices: Choice[], to_move: Side, status: string, position: string, events: BoardEvent[], over: boolean }} Tried
 * @typedef {{ game: GameInfo, board: BoardSpec, table: TableMessage, legacy?: boolean }} GamePage  legacy: whether older programs can read this game
 */
export {};
