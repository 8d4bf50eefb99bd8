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
 * @typedef {{ first_ms: number, second_ms: number, running: Side | null, increment_ms: Record<Side, number> }} ClockState
 * @typedef {{ winner: Side | null, reason: string, text: string, scored: boolean }} End  scored: the board decided
 * @typedef {{
 *   status: string, players: Record<Side, Person>, clock: ClockState | null, turn_ms: number, outcome: End | null,
 *   offers: Record<"draw" | "takeback" | "pause" | "resume", Side | null>,
 *   can: Record<"takeback" | "redo" | "draw" | "resign" | "rematch" | "pause" | "resume", boolean>,
 *   thinking: boolean, saved: boolean, paused: boolean, next: string | null,
 * }} Surroundings  what is beside the board
 * @typedef {Surroundings & { ply: number, to_move: Side, view: View, last: BoardEvent[], position: string }} Current
 * @typedef {Current & { id: string, game: string, variant: string, history: Entry[] }} State
 * @typedef {{ state: State, you: Side[], choices: Choice[] }} Standing  how it stands, for this browser
 * @typedef {Standing & { type: "table" }} TableMessage
 * @typedef {{ type: "moved", ply: number, events: BoardEvent[], state: Current, you: Side[], choices: Choice[] } & Entry} MovedMessage
 * @typedef {{ type: "changed", state: Surroundings, you: Side[] }} ChangedMessage
 * @typedef {TableMessage | MovedMessage | ChangedMessage
 *   | { type: "thinking", side: Side, depth: number, nodes: number, share: number, ms?: number }
 *   | { type: "notice", text: string }
 *   | { type: "refused", why: string }} Message
 * @typedef {{ ply: number, view: View, last: BoardEvent[], events: BoardEvent[], position: string }} Past
 * @typedef {{ view: View, choices: Choice[], to_move: Side, status: string, position: string, events: BoardEvent[], over: boolean }} Tried
 * @typedef {{ game: GameInfo, board: BoardSpec, table: TableMessage, legacy?: boolean }} GamePage  legacy: whether older programs can read this game
 */
export {};
