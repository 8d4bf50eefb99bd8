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
 * @property {string[]} lamps the kinds of pieces that shine
 * @property {Place} source where the one stands that fires
 * @property {{ piece: Occluder, at: number }[]} hits what it destroys, and when
 * @property {Place[]} places of all points
 * @property {boolean} square whether points are squares
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
  return getComputedStyle(host).getPropertyValue("--lamps").split(" ").filter(Boolean);
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
  const lamps = lampsOf(state);
  if (!lamps.length) return null;
  fetchLight(state);
  const { host, game, spec, standing, drawing } = state;
  const { places } = drawing;
  const lead = Math.min(LEAD, start);
  /** @type {Scene} */
  const scene = {
    host,
    game,
    places,
    square: spec.shape === "square",
    side: beam.side,
    end: beam.end,
    source: places[beam.path[0]?.at],
    way,
    lead,
    grows,
    lamps,
    pieces: [...standing.values()].map(({ kind, side, place, angle }) => ({ kind, side, place, angle })),
    hits: [],
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
