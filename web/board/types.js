/**
 * The shapes the server sends (`rules::table` in JSON) and the few of our own that several modules share.
 * Types only: nothing imports this file at run time.
 *
 * @typedef {"first" | "second"} Side
 * @typedef {{ kind: string, side: Side, facing?: number }} Piece  facing: quarter turns clockwise
 * @typedef {{ name: string, x: number, y: number, reserved?: Side }} PointSpec
 * @typedef {{ id: string, label: string, key: string }} Button
 * @typedef {{
 *   bounds: [number, number, number, number],
 *   points: PointSpec[],
 *   shape: "square" | "crossing",
 *   lines: { from: [number, number], to: [number, number] }[],
 *   dots: [number, number][],
 *   labels: { text: string, x: number, y: number }[],
 *   buttons: Button[],
 *   restricted_placements: boolean,
 * }} BoardSpec
 * @typedef {{ id: string, label: string, side: Side | null, value: number, kind: string | null }} Counter
 * @typedef {{ at: number, kind: string, note: string }} Mark
 * @typedef {{ pieces: Record<string, Piece>, counters: Counter[], marks: Mark[], prompt: string }} View
 * @typedef {{ point: number } | { group: number[] } | { button: string }} Tap
 * @typedef {{ move: string, taps: Tap[]}} Choice
 * @typedef {{ at: number, leaves: number | null }} BeamStep
 * @typedef {{ event: "beam", side: Side, path: BeamStep[], end: "edge" | "stopped" | "destroyed" }} Beam
 * @typedef {{ event: "put", at: number, piece: Piece }
 *   | { event: "slide" | "hop" | "swap", from: number, to: number }
 *   | { event: "flip", at: number }
 *   | { event: "turn", at: number, clockwise: boolean }
 *   | Beam
 *   | { event: "take", at: number, destroyed: boolean }
 *   | { event: "count", id: string, side: Side | null, value: number }
 *   | { event: "pass", side: Side }} BoardEvent
 *
 * @typedef {{ x: number, y: number }} Place
 * @typedef {{ start: number, length: number, step: (t: number) => void, begin?: () => void, end?: () => void }} Track
 *   one thing that changes over time: milliseconds at normal speed; `step` gets 0 to 1
 */
export {};
