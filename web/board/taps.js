/**
 * The taps of all that may be chosen, walked as a prefix tree. No choice's taps are the beginning of another's, so
 * a leaf is a move and everything before it is a selection.
 */

/** @import { Choice, Tap } from "../types/messages.js" */
/** @import { State } from "./state.js" */

/** @typedef {{ next: Map<string, Node>, tap: Tap | null, move: string | null}} Node */

/** @param {Tap} tap */
export function keyOf(tap) {
  if ("point" in tap) return `p${tap.point}`;
  if ("group" in tap) return `g${tap.group.join()}`;
  return `b${tap.button}`;
}

/** @param {Tap | null} tap @returns {Node} */
const node = (tap) => ({ next: new Map(), tap, move: null });

export class Taps {
  /** @param {Choice[]} choices */
  constructor(choices) {
    this.root = node(null);
    for (const choice of choices) {
      let at = this.root;
      for (const tap of choice.taps) {
        const key = keyOf(tap);
        let next = at.next.get(key);
        if (!next) {
          next = node(tap);
          at.next.set(key, next);
        }
        at = next;
      }
      at.move = choice.move;
    }
    /** @type {Node[]} the way from the root to where we are, the root left out */
    this.path = [];
  }

  get here() {
    return this.path.at(-1) ?? this.root;
  }

  /** Whether something has been chosen on the way to a move. */
  get chosen() {
    return this.path.length > 0;
  }

  /** The point chosen last, if it was a point. @returns {number | null} */
  get chosenPoint() {
    const tap = this.here.tap;
    return tap && "point" in tap ? tap.point : null;
  }

  /** What can be tapped next. */
  next() {
    return sort(this.here);
  }

  /** What could be tapped if nothing were chosen. */
  first() {
    return sort(this.root);
  }

  /** The node a tap would lead to from here. @param {Tap} tap */
  peek(tap) {
    return this.here.next.get(keyOf(tap)) ?? null;
  }

  /**
   * Taps. A tap that leads nowhere from here but somewhere from the root begins anew; the same point again lets go of what was
   * chosen. Anything else is refused, and what was chosen stays so: who learns why can try again at once.
   * @param {Tap} tap
   * @returns {{ result: "move", move: string } | { result: "chosen" | "dropped" | "refused" }}
   */
  tap(tap) {
    const again = this.chosen && keyOf(/** @type {Tap} */ (this.here.tap)) === keyOf(tap);
    const next = this.here.next.get(keyOf(tap));
    if (next) {
      this.path.push(next);
      if (next.move === null) return { result: "chosen" };
      return { result: "move", move: next.move };
    }
    if (again) {
      this.path = [];
      return { result: "dropped" };
    }
    const anew = this.root.next.get(keyOf(tap));
    if (!anew || anew.move !== null) return { result: "refused" };
    this.path = [anew];
    return { result: "chosen" };
  }

  /** Lets go. @returns {boolean} whether anything was chosen */
  drop() {
    const had = this.chosen;
    this.path = [];
    return had;
  }
}

/** What a tap means: in a rack any point of a column is the one of it that can be tapped. @template {Tap | null} T @param {Pick<State, "drawing" | "taps">} state @param {T} tap @returns {T | Tap} */
export function aim({ drawing: { rack, places }, taps }, tap) {
  if (!rack || !tap || !("point" in tap) || taps.peek(tap)) return tap;
  const { x } = places[tap.point];
  for (const point of taps.next().points) if (Math.abs(places[point].x - x) < 0.1) return { point };
  return tap;
}

/** @param {Node} node */
function sort(node) {
  /** @type {{ points: Set<number>, groups: number[][], buttons: Set<string> }} */
  const out = { points: new Set(), groups: [], buttons: new Set() };
  for (const { tap } of node.next.values()) {
    if (!tap) continue;
    if ("point" in tap) out.points.add(tap.point);
    else if ("group" in tap) out.groups.push(tap.group);
    else out.buttons.add(tap.button);
  }
  return out;
}
