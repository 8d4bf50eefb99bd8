/** Where a review opens: at the move the address names, else where the game turned, as soon as that is known. */

/** @import { MoveReport } from "../types/messages.js" */
/** @import { Review } from "./review.js" */
/** @import { Study } from "./state.js" */

import { noteReview } from "./review.js";
import { go } from "./state.js";
import { endOf } from "./tree.js";
import { isFault, isTurningPoint } from "./verdicts.js";

/** Until it is known where the game turned, its end is on the board. @param {Study} study @param {Review} review */
export function enterReview(study, review) {
  const named = Number(new URLSearchParams(location.search).get("ply"));
  const there = named > 0 ? review.nodes[named] : undefined;
  const start = there ?? endOf(study.root);
  review.entered = there !== undefined;
  review.changed.add(() => {
    const turned = review.entered || !review.summary ? undefined : turningPoint(study, review);
    if (!turned) return;
    review.entered = true;
    void go(study, review.nodes[turned.ply]);
  });
  study.shown.add(() => {
    if (review.entered || study.now === start) return;
    // A visitor who walks about is not taken elsewhere.
    review.entered = true;
    noteReview(study, review);
  });
  void go(study, start);
}

/** The worst mistake of the one who looks, else the worst fault of either side; of equal ones the last. @param {Study} study @param {Review} review @returns {MoveReport | undefined} */
function turningPoint(study, review) {
  const you = study.data.reviewed?.you ?? [];
  const worst = (/** @type {MoveReport[]} */ reports) => reports.sort((a, b) => b.loss - a.loss || b.ply - a.ply)[0];
  const all = [...review.reports.values()];
  const own = all.filter((report) => you.length === 1 && report.side === you[0] && isTurningPoint(report));
  return worst(own) ?? worst(all.filter(({ verdict }) => isFault(verdict)));
}
