/**
 * All that a board knows, in one object made in one place. The other modules are functions on it; what they keep of their own are constants
 * and counters for names that are unique on a page.
 */

/** @import { BoardEvent, BoardMark, BoardSpec, Button, Choice, Foreseen, Piece, Side, Tap, View } from "../types/messages.js" */
/** @import { Place } from "./types.js" */
/** @import { Drawing } from "./draw.js" */
/** @import { LastMove } from "./last.js" */
/** @import { PieceElement } from "./pieces.js" */

import { draw } from "./draw.js";
import { lastMove } from "./last.js";
import { svg } from "./pieces.js";
import { Taps } from "./taps.js";
import { Timeline } from "./timeline.js";

/**
 * @typedef {object} Options
 * @property {string} game its id: the pieces are symbols of the page, `{game}-{kind}-{side}`
 * @property {BoardSpec} spec
 * @property {string} label what a screen reader calls the board
 * @property {boolean} [flipped] whether it is seen from the other side
 * @property {boolean} [still] a picture that nobody can touch
 */

/**
 * What a page is told; each may be set at any time.
 * @typedef {object} Handlers
 * @property {((move: string) => void) | null} move a move was meant
 * @property {((points: number[], position: string) => void) | null} refuse the last of these points cannot be tapped after the ones before it;
 *   position: the text of what is offered, empty where nobody said
 * @property {((taps: Tap[], aimed: boolean) => void) | null} step so much of a move is chosen; aimed: the next tap at the same place makes it
 * @property {((touch: boolean) => boolean) | null} confirm whether a tap that would make a move only shows it, and the next one makes it
 * @property {((tap: Tap) => boolean) | null} ahead a tap while nothing is offered; says whether it is kept for the next turn
 * @property {((point: number | null) => void) | null} pointed the pointer or the focus is on this point
 * @property {((position: string) => Promise<Foreseen[]>) | null} foresee asks what the moves of a position would do; none: no previews
 * @property {((foreseen: Foreseen | null) => void) | null} foreseen what this move would do is drawn now
 * @property {((buttons: Button[]) => void) | null} buttons these buttons can be pressed now
 * @property {((event: BoardEvent, material?: string) => void) | null} event this begins to be seen, with a piece of that material
 * @property {((error: unknown) => void) | null} failure something could not be drawn; the board stands as in the view, as far as it can
 */

/**
 * What belongs to one drawing of the board and is made anew when it is flipped.
 * @typedef {object} Face
 * @property {Drawing} drawing
 * @property {Map<number, PieceElement>} standing what stands on the board, by point
 * @property {Map<string, Set<number>>} highlights the points that have each class
 * @property {SVGGElement} marks
 * @property {SVGGElement} groupLayer
 * @property {{ points: number[], element: SVGPathElement }[]} groups what can be chosen as one
 * @property {{ point: number, element: PieceElement } | null} ghost
 * @property {{ frames: SVGGElement, signs: SVGGElement }} lastMarks
 * @property {SVGGElement} overlayLayer
 * @property {SVGGElement} previewLayer what a move would do
 * @property {Foreseen | null} previewed what is drawn there
 * @property {{ points: SVGElement[], groups: SVGElement[], here: number, led: boolean, typed: string, typedAt: number }} targets
 *   what is focusable: here: the point in the tab order; led: whether a pointer moves the focus; typed: the beginning of a point's name
 * @property {{ down: Press | null, made: { key: string, at: number } | null, wheeled: number }} pointer
 *   made: the tap that made the last move, and when
 */

/** @typedef {{ id: number, x: number, y: number, tap: Tap | null, touch: boolean, lifted: boolean }} Press  a pointer that is down */

/**
 * @typedef {object} Core
 * @property {HTMLElement} host
 * @property {string} game
 * @property {BoardSpec} spec
 * @property {string} label
 * @property {boolean} still
 * @property {HTMLElement} readout a few words about what is pointed at, which the page writes
 * @property {boolean} flipped
 * @property {Handlers} on
 * @property {View | null} view what is shown, or will be when nothing moves any more
 * @property {Timeline} timeline
 * @property {number} runs how many views were shown: who waits for one sees that another has come
 * @property {LastMove} last
 * @property {Map<string, BoardMark[]>} overlays what is drawn over the board, by who draws it
 * @property {Taps} taps what is offered, and how far it is chosen
 * @property {Choice[]} offered to see whether it is the same again
 * @property {Side} mover whose taps are awaited
 * @property {string | null} hovered the tap under the pointer
 * @property {string} position the text of the position whose choices are offered; empty: unknown
 * @property {{ position: string, moves: Map<string, Foreseen> | null }} ahead what the moves of a position would do; null: asked for
 * @property {string | null} aimed the tap that has been shown and not made
 * @property {Tap | null} early made while the move before was still being shown
 * @property {{ point: number, place: Place } | null} held the piece in the hand
 * @property {{ from: number, to: number, place: Place } | null} carried let go over its destination, not answered yet
 */

/** @typedef {Core & Face} State */

/** @param {HTMLElement} host @param {Options} options @returns {State} */
export function createState(host, { game, spec, label, flipped = false, still = false }) {
  /** @type {Core} */
  const core = {
    host,
    game,
    spec,
    label,
    still,
    flipped,
    readout: createReadout(),
    on: {
      move: null,
      refuse: null,
      step: null,
      confirm: null,
      ahead: null,
      pointed: null,
      foresee: null,
      foreseen: null,
      buttons: null,
      event: null,
      failure: null,
    },
    view: null,
    timeline: new Timeline(),
    runs: 0,
    last: lastMove([]),
    overlays: new Map(),
    taps: new Taps([]),
    offered: [],
    mover: "first",
    hovered: null,
    position: "",
    ahead: { position: "", moves: null },
    aimed: null,
    early: null,
    held: null,
    carried: null,
  };
  return { ...core, ...createFace(core) };
}

function createReadout() {
  const readout = document.createElement("div");
  readout.className = "readout";
  readout.setAttribute("aria-hidden", "true");
  return readout;
}

/** A drawing without pieces. @param {Pick<Core, "spec" | "flipped" | "still">} core @returns {Face} */
export function createFace({ spec, flipped, still }) {
  const drawing = draw(spec, flipped, still);
  const marks = svg("g", { class: "marks" });
  const groupLayer = svg("g", { class: "groups" });
  const lastMarks = { frames: svg("g", { class: "last-marks" }), signs: svg("g", { class: "last-marks" }) };
  drawing.over.append(marks);
  drawing.under.append(groupLayer);
  // Over the pieces, whose shadows would dim them; frames below what can be tapped, signs above all.
  drawing.over.prepend(lastMarks.frames);
  drawing.over.append(lastMarks.signs);
  const overlayLayer = svg("g", { class: "overlays", "pointer-events": "none", "aria-hidden": "true" });
  const previewLayer = svg("g", { class: "preview", "pointer-events": "none", "aria-hidden": "true" });
  drawing.over.append(overlayLayer, previewLayer);
  return {
    drawing,
    standing: new Map(),
    highlights: new Map(),
    marks,
    groupLayer,
    groups: [],
    ghost: null,
    lastMarks,
    overlayLayer,
    previewLayer,
    previewed: null,
    targets: { points: [], groups: [], here: 0, led: false, typed: "", typedAt: 0 },
    pointer: { down: null, made: null, wheeled: 0 },
  };
}
