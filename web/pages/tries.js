/** Positions and moves without a table: `GET /try/{variant}`. */

/** @import { Foreseen, Side, Tried } from "../types/messages.js" */

import { format } from "../words.js";

/**
 * What each legal move of a position would do. The position's text is the whole question, so an answer never belongs to another one.
 * @param {string} variant @param {string} position @param {string[]} layers @returns {Promise<Foreseen[]>}
 */
export async function foresee(variant, position, layers) {
  const query = new URLSearchParams({ from: position, ...(layers.length ? { layers: layers.join() } : {}) });
  const answer = await fetch(`/try/${encodeURIComponent(variant)}/foreseen?${query}`);
  if (!answer.ok) throw new Error("nothing foreseen");
  return answer.json();
}

/**
 * Why the last of some points cannot be tapped after the ones before it; empty if nobody knows.
 * @param {string} variant @param {string} position @param {number[]} points @returns {Promise<string>}
 */
export async function whyRefused(variant, position, points) {
  const query = new URLSearchParams({ from: position, points: points.join() });
  try {
    const answer = await fetch(`/try/${encodeURIComponent(variant)}/refusal?${query}`);
    return answer.ok ? format((await answer.json()).why) : "";
  } catch {
    return "";
  }
}

/** Why a text is no move of a position. @param {string} variant @param {string} position @param {string} text @returns {Promise<string>} */
export async function whyNoMove(variant, position, text) {
  try {
    const query = new URLSearchParams({ from: position, moves: text });
    const answer = await fetch(`/try/${encodeURIComponent(variant)}?${query}`);
    const { why } = await answer.json();
    // Which of several moves is wrong goes without saying where there is one.
    return why ? format(why.why ?? why) : format("type-unclear", { text });
  } catch {
    return format("no-answer");
  }
}

/**
 * What the board looks like, or why it cannot.
 * @param {string} variant
 * @param {{ from?: string, moves?: string[], begins?: Side | "", layers?: string[] }} what
 * @returns {Promise<{ tried: Tried, why?: undefined } | { tried: null, why: string }>}
 */
export async function attempt(variant, { from, moves = [], begins, layers = [] }) {
  const query = new URLSearchParams();
  if (from) query.set("from", from);
  if (moves.length) query.set("moves", moves.join());
  if (layers.length) query.set("layers", layers.join());
  if (begins) query.set("begins", begins);
  try {
    const answer = await fetch(`/try/${encodeURIComponent(variant)}?${query}`);
    const result = await answer.json();
    return "why" in result ? { tried: null, why: format(result.why) } : { tried: result };
  } catch {
    return { tried: null, why: format("no-answer") };
  }
}
