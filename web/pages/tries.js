/** Positions and moves without a table: `GET /try/{variant}`. */

/** @import { Side, Tried } from "../types/messages.js" */

import { format } from "../words.js";

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
