/**
 * Light over a board whose look asks for it: `--lamps` names the kinds of pieces that shine. What draws it is fetched when the first tap is made or the first beam is
 * shown, so that no page is opened later for it. Without it a beam is drawn as it always is.
 */

/** @import { Beam, Place, Track } from "./types.js" */
/** @import { State } from "./state.js" */

import { pace } from "./timeline.js";

/** @typedef {{ kind: string, side: string, place: Place, angle: number }} Occluder */
/**
 * @typedef {object} Scene
 * @property {HTMLElement} host
 * @property {string} game
 * @property {"first" | "second"} side whose beam it is
 * @property {Place[]} way
 * @property {Beam["end"]} end
 * @property {number} lead milliseconds until the beam begins @property {number} grows milliseconds until it has come to its end
 * @property {Occluder[]} pieces all that stands when it is fired
 * @property {{ piece: Occluder, fires: boolean }[]} lamps
 * @property {{ piece: Occluder, at: number }[]} hits what it destroys, and when
 * @property {number[]} box left, top, width, height of the squares
 */

/** How long a lamp glows before its beam. */
const LEAD = 150;
/** How much longer than the beam it shines. */
const AFTER = 560;

/** @type {typeof import("../light/light.js") | null} */
let light = null;
let asked = false;

/** The kinds of pieces that shine; none: no light. @param {State} state @returns {string[]} */
function lampsOf({ host }) {
  if (pace() === 0 || document.documentElement.dataset.effects === "off") return [];
  return [
    ...getComputedStyle(host)
      .getPropertyValue("--lamps")
      .matchAll(/[\w-]+/g),
  ].map(([kind]) => kind);
}

/** Fetches what draws light, if this board will have any. @param {State} state */
export function fetchLight(state) {
  if (asked || !lampsOf(state).length) return;
  asked = true;
  import("../light/light.js").then(
    (module) => {
      light = module;
      light.prepare();
    },
    () => {},
  );
}

/**
 * The light of a beam: a track, and what is told of what the beam destroys.
 * @param {State} state @param {Beam} beam @param {Place[]} way @param {number} start @param {number} grows
 * @returns {{ track: Track, hit: (piece: Occluder, start: number) => void } | null}
 */
export function shine(state, beam, way, start, grows) {
  const kinds = lampsOf(state);
  if (!kinds.length) return null;
  fetchLight(state);
  const lead = Math.min(LEAD, start);
  const places = state.drawing.places;
  const pieces = [...state.standing.values()].map(({ kind, side, place, angle }) => ({ kind, side, place, angle }));
  const source = places[beam.path[0]?.at];
  const [x, y] = ["x", "y"].map((axis) => Math.min(...places.map((place) => place[/** @type {"x" | "y"} */ (axis)])) - 0.5);
  /** @type {Scene} */
  const scene = {
    host: state.host,
    game: state.game,
    side: beam.side,
    way,
    end: beam.end,
    lead,
    grows,
    pieces,
    lamps: pieces.filter(({ kind }) => kinds.includes(kind)).map((piece) => ({ piece, fires: piece.place === source })),
    hits: [],
    box:
      state.spec.shape === "square"
        ? [x, y, Math.max(...places.map((p) => p.x)) + 0.5 - x, Math.max(...places.map((p) => p.y)) + 0.5 - y]
        : [0, 0, 0, 0],
  };
  const length = lead + grows + AFTER;
  /** @type {ReturnType<NonNullable<typeof light>["begin"]>} */
  let showing = null;
  const guard = (/** @type {() => void} */ step) => {
    try {
      step();
    } catch {
      light = null;
      showing = null;
    }
  };
  return {
    track: {
      start: start - lead,
      length,
      step: (t) =>
        guard(() => {
          if (t >= 1) return;
          showing ??= light?.begin(scene) ?? null;
          showing?.draw(t * length);
        }),
      end: () => guard(() => showing?.end()),
    },
    hit: (piece, at) => scene.hits.push({ piece, at: at - (start - lead) }),
  };
}
