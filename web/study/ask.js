/** A question to the server whose answer is data, or one sentence that says why there is none. */

import { format } from "../words.js";

/**
 * @param {string} address
 * @param {unknown} [body] what is sent: a text as it is, anything else as JSON; none: nothing is sent
 * @returns {Promise<{ answer: any, why: string }>} why: empty where there is an answer
 */
export async function fetchJson(address, body) {
  const text = typeof body === "string";
  /** @type {RequestInit} */
  const sent =
    body === undefined
      ? {}
      : {
          method: "POST",
          body: text ? body : JSON.stringify(body),
          headers: { "content-type": text ? "text/plain;charset=utf-8" : "application/json" },
        };
  try {
    const answer = await fetch(address, { ...sent, headers: { accept: "application/json", ...sent.headers } });
    const said = await answer.json();
    return answer.ok ? { answer: said, why: "" } : { answer: null, why: format(said.why ?? "no-answer") };
  } catch {
    return { answer: null, why: format("no-answer") };
  }
}
