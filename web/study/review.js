/** What is known of the game that is reviewed: it fills in while the engines work. */

/** @import { MoveReport, Side, StudyMessage, Summary, Verdict } from "../types/messages.js" */
/** @import { StudyConnection } from "./connection.js" */
/** @import { Gauge } from "./gauge.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { noteChange } from "./state.js";

/**
 * @typedef {object} Review
 * @property {string} game the game's id
 * @property {(number | null)[]} chances of the first side, before the first move and after each
 * @property {Map<number, MoveReport>} reports by ply
 * @property {number} share how much is done
 * @property {Summary | null} summary once everything is known
 * @property {Map<number, boolean>} practised by the moves before the mistake: whether it was solved
 * @property {Side} side whose chances are shown and whose mistakes are practised
 * @property {Node[]} nodes the game, by ply
 * @property {boolean} entered whether the one who looks is at a move, and not at the overview of a review under way
 * @property {Set<() => void>} changed called when more is known
 */

/** @param {Study} study @param {string} game @returns {Review} */
export function createReview(study, game) {
  const nodes = [study.root];
  for (let node = study.root.children[0]; node; node = node.children[0]) nodes.push(node);
  const { you } = study.data.reviewed ?? { you: [] };
  const side = you.length === 1 ? you[0] : "first";
  const nothing = { reports: new Map(), share: 0, summary: null, practised: new Map(), entered: false, changed: new Set() };
  return { game, chances: nodes.map(() => null), side, nodes, ...nothing };
}

/** Asks for the review whenever the line opens, and takes in what comes. @param {Study} study @param {Review} review @param {StudyConnection} connection @param {Gauge} gauge */
export function watchReview(study, review, connection, gauge) {
  connection.opened.add(() => void connection.send({ do: "review", game: review.game }));
  connection.listeners.add((message) => {
    if (message.type !== "review" || message.game !== review.game) return;
    take(review, message);
    for (const [ply, chance] of review.chances.entries()) if (chance !== null) gauge.set(review.nodes[ply], chance);
    noteReview(study, review);
  });
}

/** More is known, or something else is asked for. @param {Study} study @param {Review} review */
export function noteReview(study, review) {
  for (const listener of review.changed) listener();
  noteChange(study);
}

/** @param {Review} review @param {Extract<StudyMessage, { type: "review" }>} message */
function take(review, { chances, moves, share, summary, practised }) {
  review.chances = chances;
  for (const report of moves) review.reports.set(report.ply, report);
  review.share = share;
  review.summary = summary;
  for (const [ply, solved] of practised) review.practised.set(ply, solved || review.practised.get(ply) === true);
}

/** The report on the move that leads to a node, if it is one of the game. @param {Review} review @param {Node} node */
export const reportOf = (review, node) => (review.nodes[node.ply] === node ? (review.reports.get(node.ply) ?? null) : null);

/** The moves of a side with a verdict, in order. @param {Review} review @param {Side} side @param {Verdict} verdict */
export const movesWith = ({ reports }, side, verdict) =>
  [...reports.values()].filter((report) => report.side === side && report.verdict === verdict).sort((a, b) => a.ply - b.ply);

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === "first" ? "second" : "first");
