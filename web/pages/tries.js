/** Positions and moves without a table: `GET /try/{variant}`. */

/** @import { Side, Tried } from "../types/messages.js" */

import { say } from "../words.js";

/**
 * What the board looks like, or why it cannot.
 * @param {string} variant
 * @param {{ from?: string, moves?: string[], begins?: Side | "" }} what
 * @returns {Promise<{ tried: Tried, why?: undefined } | { tried: null, why: string }>}
 */
export async function attempt(variant, { from, moves = [], begins }) {
  const query = new URLSearchParams();
  if (from) query.set("from", from);
  if (moves.length) query.set("moves", moves.join());
  if (begins) query.set("begins", begins);
  try {
    const answer = await fetch(`/try/${encodeURIComponent(variant)}?${query}`);
    const said = await answer.json();
    return "why" in said ? { tried: null, why: say(said.why) } : { tried: said };
  } catch {
    return { tried: null, why: say("no-answer") };
  }
}
